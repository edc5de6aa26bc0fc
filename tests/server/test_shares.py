"""Luck that nobody can choose: shares are sealed before any is seen, and what is kept back is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.page import OPEN, bot, me
from setu import Record
from setu.engine.commitment import seal_of
from setu.fairness import examine

SHARES = ("a1" * 16, "b2" * 16)


@pytest.fixture
def at(browser, browsers):
    """Ana is the host of a table of Quarry, Ben sits there, too; both by REST."""

    class At:
        made = browser.create("quarry", [me("Ana"), OPEN])
        name = made["table"]
        ana, ben = browser, browsers()

        def seal(self, who, seat):
            return self.do(who, "seal", seat=seat, seal=seal_of(self.name, seat, SHARES[seat]))

        def open(self, who, seat, share=None):
            return self.do(who, "nonce", seat=seat, nonce=share or SHARES[seat])

        def do(self, who, type, **command):
            return who.do(self.name, type=type, **command).json().get("code", "done")

        def seen(self):
            return self.ana.get(f"/api/tables/{self.name}").json()

        def record(self):
            assert self.do(self.ana, "resign", seat=0) == "done"
            return Record.parse(self.ana.get(f"/api/tables/{self.name}/record").text)

    found = At()
    found.ben.enter(found.name, found.made["links"]["join"])
    assert found.do(found.ben, "sit", seat=1, name="Ben") == "done"
    return found


def found_of(record):
    return examine(record).steps[1].found


def test_no_share_is_seen_before_all_are_sealed_and_who_sits_is_settled(at):
    assert at.seal(at.ana, 0) == at.seal(at.ben, 1) == "done"
    assert at.open(at.ben, 1) == "not-now"
    assert at.seen()["fairness"]["nonces"] == ["", ""]
    assert at.do(at.ana, "start") == "done"
    assert at.seen()["fairness"]["open_until"] is not None
    assert at.open(at.ana, 0) == "done"
    assert (at.seen()["stage"], at.seen()["fairness"]["nonces"]) == ("open", [SHARES[0], ""])
    assert at.open(at.ben, 1, "c3" * 16) == "unreadable"
    assert at.open(at.ben, 1) == "done"
    assert at.seen()["stage"] == "playing"
    record = at.record()
    assert record.promise.seals == tuple(seal_of(at.name, seat, share) for seat, share in enumerate(SHARES))
    assert found_of(record) == "true"


def test_whoever_would_give_a_share_openly_gives_none_once_one_is_sealed(at):
    assert at.open(at.ben, 1) == "done"
    assert at.seal(at.ana, 0) == "done"
    assert at.seen()["fairness"]["nonces"] == ["", ""]
    assert at.open(at.ben, 1) == "not-now"
    assert at.do(at.ana, "start") == "done"
    assert at.open(at.ben, 1) == "not-now"
    assert at.open(at.ana, 0) == "done"
    assert at.record().promise.shares == (SHARES[0], "")


def test_a_share_that_is_kept_back_is_left_out_and_everybody_sees_it(at, server):
    assert at.seal(at.ana, 0) == at.seal(at.ben, 1) == at.do(at.ana, "start") == at.open(at.ana, 0) == "done"
    live, until = server.registry.tables[at.name], at.seen()["fairness"]["open_until"]
    server.registry.now = lambda: until - 1
    server.call(live._leave_out())
    assert at.seen()["stage"] == "open"
    server.registry.now = lambda: until
    server.call(live._leave_out())
    assert at.seen()["stage"] == "playing"
    assert "Ben" in at.seen()["notices"][-1]["text"]
    record = at.record()
    assert record.promise.shares == (SHARES[0], "")
    assert found_of(record) == "withheld"


@pytest.mark.parametrize(
    "command",
    [
        {"type": "reorder", "order": [1, 0]},
        {"type": "kick", "seat": 1},
        {"type": "bot", "seat": 1, "bot": "random"},
        {"type": "start"},
    ],
    ids=lambda command: command["type"],
)
def test_who_sits_is_settled_while_shares_are_opened(at, command):
    assert at.seal(at.ana, 0) == at.seal(at.ben, 1) == at.do(at.ana, "start") == "done"
    assert at.do(at.ana, **command) == "not-now"
    assert at.do(at.ben, "leave", seat=1) == "not-now"


def test_seats_are_not_put_in_another_order_once_a_share_is_seen(at):
    assert at.open(at.ben, 1) == "done"
    assert at.do(at.ana, "reorder", order=[1, 0]) == "not-now"


def test_another_order_of_the_seats_asks_for_other_seals(at):
    assert at.seal(at.ana, 0) == "done"
    assert at.do(at.ana, "reorder", order=[1, 0]) == "done"
    assert at.seen()["fairness"]["seals"] == ["", ""]


def test_a_seal_goes_with_whoever_gave_it(at):
    assert at.seal(at.ben, 1) == at.do(at.ben, "leave", seat=1) == "done"
    assert at.seen()["fairness"]["seals"] == ["", ""]


def test_a_share_that_does_not_fit_its_seal_is_untrue(at):
    assert at.seal(at.ana, 0) == at.do(at.ana, "start") == at.open(at.ana, 0) == "done"
    record = at.record()
    assert found_of(record) == "true"
    lie = replace(record, promise=replace(record.promise, seals=("0" * 64, "")))
    assert found_of(lie) == "untrue"
    assert examine(lie).fault is not None


def test_without_any_share_the_luck_is_the_servers_alone(browser):
    made = browser.create("quarry", [me("Ana"), bot()])
    browser.do(made["table"], type="start")
    browser.do(made["table"], type="resign", seat=0)
    assert found_of(Record.parse(browser.get(f"/api/tables/{made['table']}/record").text)) == "alone"


def test_shares_that_were_asked_for_before_a_restart_are_left_out_after_it(at, server, start):
    assert at.seal(at.ana, 0) == at.do(at.ana, "start") == "done"
    until = at.seen()["fairness"]["open_until"]
    server.stop()
    again = start(database=server.settings.database)
    again.registry.now = lambda: until
    again.call(again.registry._sweep_once())
    again.call(again.registry.tables[at.name]._leave_out())
    assert again.registry.tables[at.name].session.stage == "playing"
