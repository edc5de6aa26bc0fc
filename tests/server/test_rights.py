"""The rights of the people at a table: whoever sits there is safe from the host, and a kicked person stays away."""

from __future__ import annotations

import asyncio
import math

import msgspec
import pytest

from server.page import OPEN, Browser, bot, me
from setu.server.domain.access import Permissions, Principal, hash_of
from setu.server.domain.decide import Rejection
from setu.server.live.live_table import ABSENT_S
from setu.server.wire import commands as cmd

SEATS = (me("Ana"), OPEN, OPEN)


@pytest.fixture
def table(browser, browsers):
    """Ana is the host, Ben and Cleo may sit down."""

    class At:
        def __init__(self, seats=SEATS, game="sangram", **more):
            self.host = browser
            self.made = browser.create(game, list(seats), **more)
            self.name = self.made["table"]

        def joiner(self, link=None):
            found = browsers()
            found.enter(self.name, link or self.made["links"]["join"])
            return found

        def seated(self, seat, name):
            found = self.joiner()
            assert found.do(self.name, type="sit", seat=seat, name=name).status_code == 200
            return found

        def link(self, seat, who=None):
            asked = (who or self.host).post(f"/api/tables/{self.name}/links", {"kind": "seat", "seat": seat})
            return asked.json()["token"]

        def do(self, who, type, **command):
            return who.do(self.name, type=type, **command)

        def seen(self, who):
            return who.get(f"/api/tables/{self.name}").json()

    return At


@pytest.fixture
def gone(monkeypatch):
    """Who has no page open is away at once."""
    monkeypatch.setattr("setu.server.live.live_table.ABSENT_S", 0.0)


def code(answer):
    return answer.json().get("code", "done")


def test_a_link_made_before_somebody_sat_down_shows_nothing_of_their_seat(table, browsers):
    at = table()
    kept, spy = at.link(1), at.joiner(at.link(1))
    ben = at.seated(1, "Ben")
    assert browsers().post(f"/api/tables/{at.name}/enter", {"token": kept}).status_code == 403
    assert at.seen(spy).get("mine", []) == []
    assert code(at.do(spy, "nonce", seat=1, nonce="0" * 32)) == "not-yours"
    assert at.seen(ben)["mine"] == [1]


def test_who_sits_down_by_a_link_to_the_seat_has_it_alone(table):
    at = table()
    link = at.link(1)
    spy, ben = at.joiner(link), at.joiner(link)
    assert code(at.do(ben, "sit", seat=1, name="Ben")) == "done"
    assert at.seen(ben)["mine"] == [1]
    assert at.seen(spy).get("mine", []) == []


def test_links_to_a_bots_seat_end_when_it_is_opened(table):
    at = table(seats=(me("Ana"), bot(), OPEN))
    spy = at.joiner(at.link(1))
    assert code(at.do(at.host, "bot", seat=1, bot=None)) == "done"
    at.seated(1, "Ben")
    assert at.seen(spy).get("mine", []) == []


def test_nobody_looks_into_a_bots_hand_until_they_have_taken_its_seat(table):
    at = table(seats=(me("Ana"), bot(), bot()))
    assert code(at.do(at.host, "start")) == "done"
    spy = at.joiner(at.link(1))
    assert at.seen(spy)["looking"] is None
    assert all(player["hand"] is None for player in at.seen(spy)["view"]["players"])
    page = spy.open(at.name, seat=1)
    assert page.table["looking"] is None
    page.close()
    assert code(at.do(spy, "sit", seat=1, name="Zoé")) == "done"
    assert at.seen(spy)["looking"] == 1


def test_the_host_can_neither_replace_nor_send_away_who_is_there(table):
    at = table(seats=(me("Ana"), OPEN), game="quarry")
    at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    assert code(at.do(at.host, "bot", seat=1, bot="random")) == "not-now"
    assert code(at.do(at.host, "kick", seat=1)) == "not-now"
    assert at.seen(at.host)["seats"][1]["bot"] is None


def test_the_host_can_replace_who_has_been_away(table, gone):
    at = table(seats=(me("Ana"), OPEN), game="quarry")
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    page = ben.open(at.name)
    assert code(at.do(at.host, "bot", seat=1, bot="random")) == "not-now"
    page.close()
    while code(at.do(at.host, "bot", seat=1, bot="random")) != "done":
        pass
    assert at.seen(ben)["seats"][1]["bot"] == "random"
    assert "Ben" in at.seen(at.host)["notices"][-1]["text"]


def test_the_host_cannot_stop_hard_clocks_alone(table):
    clock = {"bank_ms": 60_000, "soft": False}
    at = table(seats=(me("Ana"), OPEN), game="quarry", clock=clock)
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    assert code(at.do(at.host, "pace", pace="own")) == "not-now"
    assert code(at.do(at.host, "propose", seat=0, what="pause")) == "done"
    assert not at.seen(ben)["clocks"]["paused"]


def test_the_host_cannot_let_hard_clocks_run_alone_that_stand_still(table):
    """Whoever sleeps would wake up without time."""
    at = table(seats=(me("Ana"), OPEN), game="quarry", clock={"bank_ms": 60_000, "soft": False}, pace="own")
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    refused = at.do(at.host, "pace", pace="live")
    assert (code(refused), refused.json()["text"]) == (
        "not-now",
        "Others play by this clock, too. Propose to let it run: it does when all agree.",
    )
    assert code(at.do(at.host, "pace", pace="own")) == "done"  # as it is already
    assert code(at.do(at.host, "propose", seat=0, what="pause")) == "not-now"
    assert code(at.do(at.host, "propose", seat=0, what="go-on")) == "done"
    (ask,) = at.seen(ben)["asks"]
    assert at.seen(ben)["clocks"]["paused"]
    assert code(at.do(ben, "answer", seat=1, ask=ask["number"], yes=True)) == "done"
    seen = at.seen(ben)
    assert (seen["pace"], seen["clocks"]["paused"], seen["asks"]) == ("live", False, [])
    assert code(at.do(ben, "propose", seat=1, what="go-on")) == "not-now"


def test_clocks_of_a_table_at_which_one_plays_alone_run_at_once(table):
    at = table(seats=(me("Ana"), bot()), game="quarry", clock={"bank_ms": 60_000, "soft": False}, pace="own")
    assert code(at.do(at.host, "start")) == "done"
    assert code(at.do(at.host, "propose", seat=0, what="go-on")) == "done"
    assert (at.seen(at.host)["pace"], at.seen(at.host)["clocks"]["paused"]) == ("live", False)


def test_what_an_agreed_pause_stopped_runs_again_when_all_agree(table):
    at = table(seats=(me("Ana"), OPEN), game="quarry", clock={"bank_ms": 60_000, "soft": False})
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    for what, paused in (("pause", True), ("go-on", False)):
        assert code(at.do(at.host, "propose", seat=0, what=what)) == "done"
        (ask,) = at.seen(ben)["asks"]
        assert code(at.do(ben, "answer", seat=1, ask=ask["number"], yes=True)) == "done"
        assert (at.seen(ben)["pace"], at.seen(ben)["clocks"]["paused"]) == ("live", paused)


def test_neither_undo_nor_end_happens_without_whoever_is_there(table):
    at = table(seats=(me("Ana"), OPEN), game="quarry", options={"starter": "black"})
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    for who, seat, move in ((at.host, 0, "span e2-e5"), (ben, 1, "block a5")):
        assert code(at.do(who, "move", seat=seat, at=at.seen(who)["number"], move=move)) == "done"
    assert code(at.do(at.host, "undo", seat=0, at=at.seen(at.host)["number"], to=1)) == "done"
    assert code(at.do(at.host, "propose", seat=0, what="end")) == "done"
    seen = at.seen(ben)
    assert [(ask["kind"], ask["waiting"]) for ask in seen["asks"]] == [("undo", [1]), ("end", [1])]
    assert (seen["stage"], len(seen["log"])) == ("playing", 3)
    for ask in seen["asks"]:
        assert code(at.do(ben, "answer", seat=1, ask=ask["number"], yes=False)) == "done"
    seen = at.seen(ben)
    assert (seen["stage"], len(seen["log"]), seen["asks"]) == ("playing", 3, [])


def test_absent_is_who_has_been_away_for_a_minute():
    assert ABSENT_S == 60.0


def test_a_proposal_whose_answerer_has_been_away_is_settled_and_everybody_is_told(table, server, gone):
    at = table(seats=(me("Ana"), OPEN, OPEN), game="sangram")
    ben, cleo = at.seated(1, "Ben"), at.seated(2, "Cleo")
    assert code(at.do(at.host, "start")) == "done"
    ana = at.host.open(at.name)
    page = ben.open(at.name)
    assert code(at.do(at.host, "propose", seat=0, what="end")) == "done"
    server.call(server.registry._sweep_once())
    (ask,) = at.seen(cleo)["asks"]
    assert (ask["waiting"], at.seen(cleo)["stage"]) == ([1, 2], "playing")  # Ben is there
    page.close()
    ana.until(lambda: ana.presence and ana.presence["present"] == [True, False, False])
    server.call(server.registry._sweep_once())
    seen = at.seen(at.host)
    assert (seen["stage"], seen["asks"]) == ("over", [])
    texts = [notice["text"] for notice in seen["notices"]]
    for name in ("Ben", "Cleo"):
        assert f"{name} has been away for more than a minute: the table goes on without an answer." in texts
    ana.close()


def test_a_proposal_waits_while_nobody_is_there_who_made_it(table, server, gone):
    at = table(seats=(me("Ana"), OPEN), game="quarry")
    at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    assert code(at.do(at.host, "propose", seat=0, what="end")) == "done"
    server.call(server.registry._sweep_once())
    assert at.seen(at.host)["stage"] == "playing"


def test_hard_clocks_are_not_let_run_without_whoever_sleeps(table, server, gone):
    at = table(seats=(me("Ana"), OPEN), game="quarry", clock={"bank_ms": 60_000, "soft": False}, pace="own")
    at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    ana = at.host.open(at.name)
    assert code(at.do(at.host, "propose", seat=0, what="go-on")) == "done"
    server.call(server.registry._sweep_once())
    seen = at.seen(at.host)
    assert (len(seen["asks"]), seen["clocks"]["paused"]) == (1, True)
    ana.close()


def test_who_is_seen_at_another_process_is_remembered_for_the_stated_time(table, server, monkeypatch):
    monkeypatch.setattr("setu.server.live.live_table.ABSENT_S", 60.0)
    at = table(seats=(me("Ana"), OPEN), game="quarry")
    at.seated(1, "Ben")
    live = server.registry.tables[at.name]
    live._seen, live._began = {}, -math.inf
    monkeypatch.setattr(server.registry.store, "shared", True)
    assert 1 not in live.lately()
    monkeypatch.setattr(server.registry.store, "present_elsewhere", lambda table: 0b10)
    server.call(server.registry._sweep_once())
    monkeypatch.setattr(server.registry.store, "present_elsewhere", lambda table: 0)
    assert 1 in live.lately()


def test_kicked_stays_kicked(table, browsers):
    at = table()
    ben = at.seated(1, "Ben")
    page = ben.open(at.name)
    assert code(at.do(at.host, "kick", seat=1)) == "done"
    page.until(lambda: page.messages[-1]["type"] == "bye")
    page.close()
    assert code(at.do(ben, "sit", seat=1, name="Ben")) == "not-yours"
    for renew in (False, True):
        asked = {"kind": "join", "renew": renew}
        link = at.host.post(f"/api/tables/{at.name}/links", asked).json()["token"]
        assert ben.post(f"/api/tables/{at.name}/enter", {"token": link}).status_code == 403
        assert code(at.do(ben, "sit", seat=1, name="Ben")) == "not-yours"
    cleo = at.joiner(link)
    assert code(at.do(cleo, "sit", seat=1, name="Cleo")) == "done"
    assert at.seen(cleo)["mine"] == [1]


def test_kicked_from_one_of_two_seats_is_kicked_from_both(table):
    at = table()
    ben = at.seated(1, "Ben")
    ben.enter(at.name, at.link(2))
    assert code(at.do(ben, "sit", seat=2, name="Bea")) == "done"
    assert code(at.do(at.host, "kick", seat=2)) == "done"
    assert [seat["who"] for seat in at.seen(at.host)["seats"]] == ["person", "open", "open"]


def test_one_joiner_has_one_seat_unless_the_host_gives_a_link_to_another(table):
    at = table()
    ben = at.seated(1, "Ben")
    assert code(at.do(ben, "sit", seat=2, name="Bea")) == "not-now"
    ben.enter(at.name, at.link(2))
    assert code(at.do(ben, "sit", seat=2, name="Bea")) == "done"
    assert at.seen(ben)["mine"] == [1, 2]


def test_after_a_rematch_kicked_stays_kicked_from_every_seat(table):
    at = table(seats=(me("Ana"), OPEN, OPEN))
    ben = at.seated(1, "Ben")
    ben.enter(at.name, at.link(2))
    assert code(at.do(ben, "sit", seat=2, name="Bea")) == "done"
    assert code(at.do(at.host, "start")) == code(at.do(at.host, "resign", seat=0)) == "done"
    assert code(at.do(at.host, "rematch", seat=0)) == "done"
    at.name = at.seen(at.host)["rematch"]
    mine = at.seen(at.host)["mine"]
    theirs = [seat for seat in range(3) if seat not in mine]
    assert code(at.do(at.host, "kick", seat=theirs[0])) == "done"
    assert sorted(seat["who"] for seat in at.seen(at.host)["seats"]) == ["open", "open", "person"]
    link = at.host.post(f"/api/tables/{at.name}/links", {"kind": "join"}).json()["token"]
    assert ben.post(f"/api/tables/{at.name}/enter", {"token": link}).status_code == 403


@pytest.mark.parametrize("command", [{"type": "sit", "seat": 1, "name": "Ben"}, {"type": "leave", "seat": 1}])
def test_who_is_kicked_while_a_command_is_on_its_way_cannot_carry_it_out(table, server, command):
    """Ben's command was let in with the rights he had before; meanwhile Cleo has taken the seat."""
    at = table()
    ben = at.seated(1, "Ben")
    old = server.call(server.registry.principal(hash_of(ben.cookie()), at.name))
    assert code(at.do(at.host, "kick", seat=1)) == "done"
    at.seated(1, "Cleo")
    live = server.registry.tables[at.name]
    live.session.kicked.clear()  # not what keeps him out here
    with pytest.raises(Rejection):
        server.call(live.do(msgspec.convert({**command, "id": "late"}, cmd.AnyCommand), old))
    assert at.seen(at.host)["seats"][1]["name"] == "Cleo"


def test_who_is_kicked_between_knocking_and_hello_sees_nothing(table, server):
    at = table(seats=(me("Ana"), OPEN))
    ben = at.seated(1, "Ben")
    page = ben.open(at.name, greet=False)
    while not server.registry.tables[at.name].held:
        pass
    assert code(at.do(at.host, "kick", seat=1)) == "done"
    page.send(type="hello", seat=1)
    page.until(lambda: page.messages and page.messages[-1]["type"] in ("refused", "table"))
    assert page.messages[-1]["type"] == "refused"
    page.close()


def test_nobody_takes_a_second_hand_in_mid_game(table):
    at = table(seats=(me("Ana"), OPEN, bot()))
    at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    at.host.enter(at.name, at.link(2))
    assert code(at.do(at.host, "sit", seat=2, name="Eva")) == "not-now"
    cleo = at.joiner(at.link(2))
    assert code(at.do(cleo, "sit", seat=2, name="Cleo")) == "done"


def test_two_proposals_whose_last_answerer_leaves_are_both_settled(table):
    clock = {"bank_ms": 60_000}
    at = table(seats=(me("Ana"), OPEN, OPEN), clock=clock)
    ben, cleo = at.seated(1, "Ben"), at.seated(2, "Cleo")
    assert code(at.do(at.host, "start")) == "done"
    assert code(at.do(at.host, "propose", seat=0, what="pause")) == "done"
    assert code(at.do(ben, "propose", seat=1, what="end")) == "done"
    pause, end = at.seen(at.host)["asks"]
    assert code(at.do(ben, "answer", seat=1, ask=pause["number"], yes=True)) == "done"
    assert code(at.do(at.host, "answer", seat=0, ask=end["number"], yes=True)) == "done"
    assert code(at.do(cleo, "leave", seat=2)) == "done"
    assert (at.seen(at.host)["stage"], at.seen(at.host)["asks"]) == ("over", [])


@pytest.mark.parametrize("leaving", [{"type": "leave", "seat": 1}, {"type": "bot", "seat": 1, "bot": "random"}])
def test_a_proposal_whose_answerers_have_left_is_settled(table, leaving):
    at = table(seats=(me("Ana"), OPEN), game="quarry")
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "start")) == "done"
    assert code(at.do(at.host, "propose", seat=0, what="end")) == "done"
    assert at.seen(at.host)["asks"][0]["waiting"] == [1]
    assert code(at.do(ben, **leaving)) == "done"
    assert (at.seen(at.host)["stage"], at.seen(at.host)["asks"]) == ("over", [])


def test_free_text_carries_no_control_or_direction_characters(table):
    at = table(chat="free")
    said = "\u202egnp.exe\u2066 \x07a\u0000b\u200f क्\u200dष\n\u2069"
    assert code(at.do(at.host, "say", seat=0, text=said)) == "done"
    assert at.seen(at.host)["notices"][-1]["text"] == "gnp.exe ab क्\u200dष"
    assert code(at.do(at.host, "say", seat=0, text="\u202e\u200d")) == "unreadable"


SAME = [
    "ana",
    "An\u200da",
    "Ana\ufe0f",
    "A\u034fna",
    "Ana\U000e0100",
    "\u3164Ana",
    "\uff21na",
    "Ana\u2800",
    "\u0301Ana",
]


@pytest.mark.parametrize("name", SAME, ids=ascii)
def test_nobody_takes_a_name_that_looks_like_anothers(table, name):
    at = table()
    assert code(at.do(at.joiner(), "sit", seat=1, name=name)) == "taken"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f", "\u0301\u0301", "\u202e"], ids=ascii)
def test_a_name_can_be_seen(table, name):
    at = table()
    assert code(at.do(at.joiner(), "sit", seat=1, name=name)) == "unreadable"


@pytest.mark.parametrize("name", ["मृण्मयी", "Chloé", "مريم", "ड़ीं", "👩 Zoë"])
def test_a_name_in_any_script_stays_as_it_is(table, name):
    at = table()
    ben = at.seated(1, name)
    assert at.seen(ben)["seats"][1]["name"] == name


def test_marks_are_not_piled_upon_marks(table):
    at = table(chat="free")
    assert code(at.do(at.host, "say", seat=0, text="Z" + "\u0335" * 100 + "!")) == "done"
    assert at.seen(at.host)["notices"][-1]["text"] == "Z\u0335\u0335\u0335!"


def test_the_limits_are_the_same_by_rest_and_at_the_socket(start):
    server = start(limits=1.0)
    one = Browser(server.address)
    made = one.create("quarry", [me("Ana"), bot()])
    told = [code(one.do(made["table"], type="say", seat=0, preset="hello")) for _ in range(14)]
    assert "limit" in told
    page = one.open(made["table"])
    assert page.refuse("say", seat=0, preset="hello")["code"] == "limit"
    page.close()
    one.close()


# ---- links and seats at the same moment


def sits(at, who, seat, name):
    """Somebody's command to sit down, as it comes in from the net; to be awaited in the server's loop."""
    principal = Principal(hash_of(who.cookie()), Permissions(join=True))
    return at.live.do(cmd.Sit(id=f"sit-{name}", seat=seat, name=name), principal)


def test_an_old_link_that_is_opened_while_somebody_sits_down_gives_nothing(table, server, browsers, monkeypatch):
    at = table()
    kept, ben, spy = at.link(1), at.joiner(), browsers()
    at.live, rights = server.registry.tables[at.name], server.registry.store.rights

    async def read_then_ben_sits_down(holder, name):
        found = await rights(holder, name)
        if holder == hash_of(kept):
            monkeypatch.setattr(server.registry.store, "rights", rights)
            await sits(at, ben, 1, "Ben")
        return found

    monkeypatch.setattr(server.registry.store, "rights", read_then_ben_sits_down)
    assert spy.post(f"/api/tables/{at.name}/enter", {"token": kept}).status_code == 403
    assert spy.get(f"/api/tables/{at.name}").status_code == 403
    assert at.seen(ben)["mine"] == [1]


def test_no_link_is_made_to_a_seat_in_which_somebody_is_sitting_down(table, server, browsers, monkeypatch):
    at = table()
    ben, store = at.joiner(), server.registry.store
    at.live, append = server.registry.tables[at.name], store.append
    host = Principal(hash_of(at.host.cookie()), Permissions(frozenset({0}), host=True))

    async def both():
        written, seen = asyncio.Event(), asyncio.Event()

        async def written_but_not_seen_yet(batch):
            await append(batch)
            written.set()
            await seen.wait()

        monkeypatch.setattr(store, "append", written_but_not_seen_yet)
        sitting = asyncio.ensure_future(sits(at, ben, 1, "Ben"))
        await written.wait()
        linking = asyncio.ensure_future(server.registry.link(at.live, host, "seat", 1))
        for _ in range(3):  # whatever a link was going to write is written by then
            await store.ready()
        seen.set()
        await sitting
        return (await asyncio.gather(linking, return_exceptions=True))[0]

    refused = server.call(both())
    assert isinstance(refused, Rejection), refused
    assert (refused.code, refused.text.id) == ("not-yours", "link-person")


def test_a_program_does_not_sit_down_on_the_link_that_others_have_too(table, browsers):
    """Whoever made the link would be in the seat with it."""
    at = table()
    link, program = at.link(1), browsers()
    program.http.headers["authorization"] = f"Bearer {link}"
    refused = at.do(program, "sit", seat=1, name="Ben")
    assert (refused.status_code, refused.json()["text"]) == (403, "Open the link first, then sit down.")
    del program.http.headers["authorization"]
    program.enter(at.name, link)
    assert code(at.do(program, "sit", seat=1, name="Ben")) == "done"
    assert browsers().post(f"/api/tables/{at.name}/enter", {"token": link}).status_code == 403


def test_who_opens_a_link_to_watch_while_being_sent_away_is_away(table, server, monkeypatch):
    at = table()
    ben = at.seated(1, "Ben")
    at.live, rights = server.registry.tables[at.name], server.registry.store.rights
    host = Principal(hash_of(at.host.cookie()), Permissions(frozenset({0}), host=True))
    watch = at.made["links"]["watch"]

    async def read_then_ben_is_kicked(holder, name):
        found = await rights(holder, name)
        if holder == hash_of(watch):
            monkeypatch.setattr(server.registry.store, "rights", rights)
            at.kicking = asyncio.ensure_future(at.live.do(cmd.Kick(id="kick", seat=1), host))
            await asyncio.sleep(0)  # it has the lock now
        return found

    monkeypatch.setattr(server.registry.store, "rights", read_then_ben_is_kicked)
    assert ben.post(f"/api/tables/{at.name}/enter", {"token": watch}).status_code == 403
    assert ben.get(f"/api/tables/{at.name}").status_code == 403


def test_a_rematch_is_for_nobody_who_was_sent_away(table, browsers):
    at = table(seats=(me("Ana"), OPEN, OPEN))
    ben = at.seated(1, "Ben")
    assert code(at.do(at.host, "kick", seat=1)) == "done"
    at.seated(1, "Cleo")
    at.seated(2, "Dan")
    assert code(at.do(at.host, "start")) == code(at.do(at.host, "resign", seat=0)) == "done"
    assert at.seen(at.host)["stage"] == "over"
    assert code(at.do(at.host, "rematch", seat=0)) == "done"
    at.name = at.seen(at.host)["rematch"]
    for kind in ("join", "watch"):
        link = at.host.post(f"/api/tables/{at.name}/links", {"kind": kind}).json()["token"]
        assert ben.post(f"/api/tables/{at.name}/enter", {"token": link}).status_code == 403
    dora = browsers()
    dora.enter(at.name, link)
