"""Positions, component files and records: what is written down is read back, and nonsense is refused."""

from __future__ import annotations

import copy
import hashlib
import json
from pathlib import Path

import pytest
from tests.sangram import worlds
from tests.sangram.conftest import table_u

from setu import BadComponents, BadPosition, BadRecord, Table
from setu.engine.reader import Components
from setu.engine.record import Record
from setu.games.sangram import board

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.setu"))
DIGESTS = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))

# ---- positions


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_is_read_back_to_the_byte(seats):
    for number, table in enumerate(worlds.walk(seats, seats)):
        if number % 3 == 0:
            written = json.loads(json.dumps(table.position()))
            assert Table.from_position("sangram", written)._state.tobytes() == table._state.tobytes()


def at_play() -> dict:
    return Table("sangram", 3, seed=5).position()


def at_act() -> dict:
    table = Table("sangram", 3, seed=5)
    while table.view()["table"]["phase"] == "play":
        table.play(table.moves()[0])
    assert table.view()["table"]["phase"] == "act"
    return table.position()


def at_give() -> dict:
    for seed in range(100):
        for table in worlds.walk(3, seed):
            if table.view()["table"]["phase"] == "give":
                return table.position()
    raise AssertionError


def at_recruit() -> dict:
    for table in worlds.walk(3, 5):
        if table.view()["table"]["phase"] == "recruit":
            return table.position()
    raise AssertionError


def change(position, **fields):
    changed = copy.deepcopy(position)
    changed.update(fields)
    return changed


def first_hand_doubled(position):
    changed = copy.deepcopy(position)
    changed["hands"][1][0] = changed["hands"][0][0]
    return changed


def unsound(position):
    changed = copy.deepcopy(position)
    changed["knowledge"]["P2"]["H1"] = ""
    return changed


def knowledge_with(position, **fields):
    changed = copy.deepcopy(position)
    changed["knowledge"]["P1"].update(fields)
    return changed


GROUP = {"cards": "Sen38 Sen37", "home": "H2", "least": 0, "most": 1}
BAD_POSITIONS = {
    "a list": (list, "table of named values"),
    "unknown field": (lambda: change(at_play(), colour=1), "A position has no “colour”"),
    "round 0": (lambda: change(at_play(), round=0), "“round” cannot be “0”"),
    "phase": (lambda: change(at_play(), phase="dance"), "Expected: play, act, give, recruit, over"),
    "levels short": (lambda: change(at_play(), levels=[0]), r"“levels” cannot be “\[0\]”. Expected: 3 × 0 – 9"),
    "level 10": (lambda: change(at_play(), levels=[0, 0, 10]), "“levels” cannot be “10”"),
    "true as a level": (lambda: change(at_play(), levels=[0, 0, True]), "“levels” cannot be “true”"),
    "tokens below 0": (lambda: change(at_play(), tokens=[-1, 0, 0]), "“tokens” cannot be “-1”"),
    "too many tokens": (lambda: change(at_play(), tokens=[20, 20, 1]), "have 41 Britishers, but there are only 40"),
    "grown thrice": (lambda: change(at_play(), grown=[3, 0, 0]), "“grown”"),
    "grew_in": (lambda: change(at_play(), grew_in=[[0, 0]]), "“grew_in”"),
    "a token that is no number": (lambda: change(at_play(), tokens=["x", 1, 1]), "“tokens” cannot be “x”"),
    "grew_in numbers": (lambda: change(at_play(), grew_in=[[0, 0], [0, -1], [0, 0]]), "“grew_in”"),
    "used": (lambda: change(at_play(), used="often"), "“used”"),
    "hands": (lambda: change(at_play(), hands=[[], []]), "“hands”"),
    "no such card": (lambda: change(at_play(), discard=["Sen99"]), "“Sen99” in “discard” is no card"),
    "wrong code": (lambda: change(at_play(), discard=["Mrj38"]), "“Mrj38” in “discard” is no.*like Sen38"),
    "no such card in a hand": (lambda: change(at_play(), hands=[["Sen99"], [], []]), "“Sen99” in “hands P1”"),
    "seven in a hand": (lambda: crowded(at_play()), "P1 has 7 cards in hand; 3 are needed now"),
    "no list": (lambda: change(at_play(), discard="Sen38"), "“discard”"),
    "a card twice": (lambda: first_hand_doubled(at_play()), "lies in two places"),
    "limits": (lambda: change(at_play(), limits=[1]), "“limits”"),
    "chosen elsewhere": (lambda: change(at_play(), chosen=[at_play()["hands"][1][0], None, None]), "not in that hand"),
    "chosen short": (lambda: change(at_play(), chosen=[None]), "“chosen”"),
    "all chosen": (lambda: change(at_play(), chosen=[hand[0] for hand in at_play()["hands"]]), "has chosen already"),
    "played by one": (lambda: change(at_act(), played=[at_act()["played"][0], None, None]), "everybody one of"),
    "turn": (lambda: change(at_act(), turn=9), "“turn”"),
    "nobody's turn": (lambda: change(at_act(), turn=3), "Warriors act, but it is nobody’s turn"),
    "a retreated one's turn": (lambda: change(at_act(), retreated=[at_act_first()]), "has retreated and cannot act"),
    "retreated seats": (lambda: change(at_act(), retreated=[7]), "“retreated” cannot be “7”"),
    "retreated without card": (lambda: change(at_act(), retreated=[at_act_last()]), "somewhere|back in that hand"),
    "nothing to decide": (lambda: change(at_act(), resolving="vaidik"), "nothing to decide"),
    "resolving": (lambda: change(at_act(), resolving="Elephant"), "“resolving” cannot be “Elephant”"),
    "copying": (lambda: change(at_act(), copying=4), "“copying”"),
    "taken": (lambda: change(at_give(), taken="Sen"), "“taken”"),
    "taken by nobody": (lambda: change(at_give(), taken=None), "no card was taken for the swap"),
    "swap with nobody": (lambda: change(at_give(), swap_with=None), "swaps with nobody"),
    "taken from elsewhere": (lambda: change(at_give(), taken=at_give()["draw_pile"][-1]), "not in the hand of P[123]"),
    "revealed early": (lambda: change(at_play(), played=[hand[0] for hand in at_play()["hands"]]), "already revealed"),
    "aside early": (lambda: aside(at_play()), "turned up lie aside, but no warrior acts"),
    "resolving early": (lambda: change(at_play(), resolving="maharani"), "being carried out, but no warrior acts"),
    "recruiting nobody": (lambda: no_turn(at_recruit()), "Volunteers are recruited, but it is nobody’s turn"),
    "recruiting without cards": (lambda: unplayed(at_recruit()), "recruited, but no cards are revealed"),
    "recruiting after a Vaidik": (lambda: at_recruit_of_none(), "P[123] takes no Volunteer in this round"),
    "no Volunteer": (lambda: put_away(at_play(), 4), "No Volunteer is open; 4 are needed now"),
    "a Volunteer too few": (lambda: put_away(at_play(), 1), "3 Volunteers are open; 4 are needed now"),
    "a card too few": (lambda: lost(at_play()), "P2 has 2 cards in hand; 3 are needed now"),
    "grown without cards": (lambda: change(at_play(), grown=[1, 0, 0]), "P1 has 3 cards in hand; 5 are needed now"),
    "over without reason": (lambda: change(at_play(), phase="over"), "The game is over, but without a reason"),
    "reason in play": (lambda: change(at_play(), reason="strength"), "in play, but has a reason to be over: strength"),
    "reason": (lambda: change(at_play(), reason="rain"), "“reason”"),
    "resigned without reason": (lambda: change(at_play(), resigned=1), "P2 has resigned, but the game was not"),
    "an empty hand": (lambda: change(at_play(), hands=[[], *at_play()["hands"][1:]], knowledge=None), "“knowledge”"),
    "knowledge": (lambda: change(at_play(), knowledge={}), "“knowledge”"),
    "knowledge of a seat": (lambda: change(at_play(), knowledge={**at_play()["knowledge"], "P1": []}), "knowledge P1"),
    "knowledge of cards": (lambda: knowledge_with(at_play(), H1=["Sen38"]), "knowledge P1"),
    "not so": (lambda: unsound(at_play()), "What P2 is said to know is not so"),
    "groups": (lambda: knowledge_with(at_play(), groups=[GROUP] * 9), "knowledge P1 groups” cannot be.*0 – 8"),
    "group fields": (lambda: knowledge_with(at_play(), groups=[{}]), "cards"),
    "group number": (lambda: knowledge_with(at_play(), groups=[{**GROUP, "most": -1}]), "“most”"),
}  # fmt: skip


def crowded(position: dict) -> dict:
    """Four cards of the draw pile are in the first hand."""
    hands, pile = position["hands"], position["draw_pile"]
    laid = change(position, hands=[[*hands[0], *pile[:4]], *hands[1:]], draw_pile=pile[4:])
    return {name: value for name, value in laid.items() if name not in ("knowledge", "limits")}


def lost(position: dict) -> dict:
    """A card of the second hand lies on the draw pile."""
    first, second, third = position["hands"]
    laid = change(position, hands=[first, second[1:], third], draw_pile=[*position["draw_pile"], second[0]])
    return {name: value for name, value in laid.items() if name != "knowledge"}


def put_away(position: dict, number: int) -> dict:
    """So many Volunteers lie on the discard pile instead."""
    open_cards = position["volunteers"]
    laid = change(position, volunteers=open_cards[number:], discard=open_cards[:number])
    return {name: value for name, value in laid.items() if name != "knowledge"}


def aside(position: dict) -> dict:
    """The top card of the draw pile lies aside."""
    *rest, top = position["draw_pile"]
    laid = change(position, draw_pile=rest, aside=[top])
    return {name: value for name, value in laid.items() if name != "knowledge"}


def no_turn(position: dict) -> dict:
    """Everybody has recruited, but there is no next round."""
    hands = [list(hand) for hand in position["hands"]]
    volunteers = list(position["volunteers"])
    for hand in hands:
        if len(hand) < 3:
            hand.append(volunteers.pop())
    laid = change(position, turn=3, hands=hands, volunteers=volunteers)
    return {name: value for name, value in laid.items() if name != "knowledge"}


def unplayed(position: dict) -> dict:
    """Recruiting goes on, but nobody has played."""
    return change(position, played=[None, None, None])


def at_recruit_of_none() -> dict:
    """It is the turn of one who took a card with a Vaidik."""
    position = at_recruit()
    played = position["played"]
    seat = sorted(range(3), key=lambda one: -int(played[one][3:]))[position["turn"]]
    hands = [list(hand) for hand in position["hands"]]
    hands[seat].append(position["draw_pile"][-1])
    laid = change(position, no_recruit=[seat], hands=hands, draw_pile=position["draw_pile"][:-1])
    return {name: value for name, value in laid.items() if name != "knowledge"}


def at_act_first() -> int:
    """The seat that acts first."""
    played = at_act()["played"]
    return max(range(3), key=lambda seat: int(played[seat][3:]))


def at_act_last() -> int:
    """The seat that acts last."""
    played = at_act()["played"]
    return min(range(3), key=lambda seat: int(played[seat][3:]))


@pytest.mark.parametrize("name", BAD_POSITIONS)
def test_a_position_that_cannot_stand_is_refused(name):
    lay, complaint = BAD_POSITIONS[name]
    with pytest.raises(BadPosition, match=complaint):
        Table.from_position("sangram", lay())


def test_a_hand_without_a_card_to_play_is_refused():
    position = at_play()
    del position["knowledge"], position["limits"]
    position["hands"][0] = []
    with pytest.raises(BadPosition, match="P1 has no card in hand; 3 are needed now"):
        Table.from_position("sangram", position)


VOLUNTEERS = ["Vai2", "Vai4", "Vai5"]


def test_volunteers_that_are_left_out_are_opened_by_the_set_up():
    hands = [["Sen38", "Sen37", "Sen36"], ["Mrj50", "Mrj49", "Mrj48"]]
    table = Table.from_position("sangram", {"seats": 2, "hands": hands, "draw_pile": ["Vai1"]})
    position = table.position()
    assert len(position["volunteers"]) == 3
    assert (position["hands"], position["draw_pile"][-1]) == (hands, "Vai1")


def test_volunteers_that_are_left_out_are_those_dealt_unless_named_elsewhere():
    dealt = Table("sangram", 2, key=bytes(32)).position()
    stayed, gone = dealt["volunteers"][:2], dealt["volunteers"][2]
    table = Table.from_position("sangram", {"seats": 2, "key": "00" * 32, "discard": [gone]})
    assert set(stayed) < set(table.position()["volunteers"])
    assert len(table.position()["volunteers"]) == 3
    assert table.position()["hands"] == dealt["hands"]


def test_hands_that_are_left_out_lack_the_cards_that_were_played():
    position = {"seats": 2, "phase": "act", "played": ["Sho45", "Gup22"]}
    table = Table.from_position("sangram", position)
    assert [len(hand) for hand in table.position()["hands"]] == [2, 2]
    assert table.pending == (0,)


def test_cards_named_nowhere_lie_at_the_bottom_of_the_deck():
    hands = [["Sen38", "Sen37", "Sen36"], ["Mrj50", "Mrj49", "Mrj48"]]
    table = Table.from_position(
        "sangram", {"seats": 2, "hands": hands, "draw_pile": ["Vai1"], "volunteers": VOLUNTEERS}
    )
    deck = table.position()["draw_pile"][::-1]
    assert deck[:2] == ["Vai1", "Ach55"]
    assert len(deck) == 55 - 6 - 3


def test_the_top_of_every_pile_comes_last():
    hands = [["Sen38", "Sen37", "Sen36"], ["Mrj50", "Mrj49", "Mrj48"]]
    table = Table.from_position("sangram", {"seats": 2, "hands": hands, "draw_pile": ["Vai1", "Vai3"]})
    assert table.position()["draw_pile"][-2:] == ["Vai1", "Vai3"]
    assert int(table._s.deck[table._s.deck_left - 1]) == 3  # the next card to be drawn


def test_an_older_position_has_a_deck_whose_top_comes_first():
    table = Table("sangram", 3, seed=1)
    older = table.position()
    older["deck"] = older.pop("draw_pile")[::-1]
    assert Table.from_position("sangram", older)._state.tobytes() == table._state.tobytes()


def test_a_position_may_say_only_what_matters():
    table = Table.from_position("sangram", {"seats": 4, "levels": [1, 2, 3, 4]})
    assert [player["level"] for player in table.view()["table"]["players"]] == [1, 2, 3, 4]


# ---- component files


def edited(old: str, new: str) -> Components:
    source = board.box().source
    assert old in source
    return Components(source.replace(old, new, 1), "mine.toml")


SENAPATI = "[warriors.senapati]\nstrength = 2\nbritishers = 3\nmotivations = [40, 39, 38, 37, 36]"
BAD_FILES = {
    "not TOML": ("[warriors.senapati]", "[warriors.senapati", "neither good TOML nor good JSON"),
    "unknown entry": ('table = "z"', 'tabel = "z"', "expected these entries"),
    "unknown warrior": ("[warriors.mantri]", "[warriors.minister]", "expected these entries"),
    "missing warrior value": ("strength = 2\nbritishers = 3\nmotivations = [40", "britishers = 3\nmotivations = [40",
        "this entry is missing"),
    "strength 3": (SENAPATI, SENAPATI.replace("strength = 2", "strength = 3"), "from 0 to 2, found 3"),
    "britishers 4": (SENAPATI, SENAPATI.replace("britishers = 3", "britishers = 4"), "from 0 to 3, found 4"),
    "four cards": ("[40, 39, 38, 37, 36]", "[40, 39, 38, 37]", "five different whole numbers"),
    "motivation 56": ("[55, 54, 53, 52, 51]", "[56, 54, 53, 52, 51]", "five different whole numbers"),
    "motivation twice": ("[50, 49, 48, 47, 46]", "[51, 49, 48, 47, 46]", "motivation 51 is already another"),
    "kingdoms": ('"sikhs", ', "", "each of these once"),
    "override of no card": ('table = "z"', 'table = "z"\noverrides = { 77 = { strength = 1 } }', "expected these"),
    "override value": ('table = "z"', 'table = "z"\noverrides = { 38 = { strength = 9 } }', "from 0 to 2, found 9"),
    "override field": ('table = "z"', 'table = "z"\noverrides = { 38 = { power = 1 } }', "expected these"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_damaged_component_file_is_refused_with_its_line(name):
    old, new, complaint = BAD_FILES[name]
    with pytest.raises(BadComponents, match=r"mine\.toml, line \d+.*" + complaint):
        board.build(edited(old, new))


def test_the_line_at_fault_is_named():
    components = edited(SENAPATI, SENAPATI.replace("strength = 2", "strength = 3"))
    line = 1 + next(n for n, text in enumerate(components.source.splitlines()) if text == "strength = 3")
    with pytest.raises(BadComponents, match=rf"line {line}, warriors\.senapati\.strength"):
        board.build(components)


def test_the_shipped_file_says_what_is_reconstructed():
    """Part 2: only the Senapati's Britishers are stated in the rulebook."""
    warriors = board.box().data["warriors"]
    stated = [name for name, values in warriors.items() if "britishers" not in values["reconstructed"]]
    assert stated == ["senapati"]


def test_the_shipped_values_are_those_of_table_z():
    """Part 2: strength and Britishers of every warrior."""
    values = {name: (one["strength"], one["britishers"]) for name, one in board.box().data["warriors"].items()}
    assert values == {
        "acharya": (0, 0),
        "maharaja": (1, 2),
        "shoorveer": (2, 3),
        "senapati": (2, 3),
        "mantri": (1, 1),
        "maharani": (1, 0),
        "guptchar": (1, 0),
        "yuvaraj": (1, 1),
        "vyapari": (0, 1),
        "sarthi": (1, 0),
        "vaidik": (1, 0),
    }


def test_the_scenarios_count_with_table_u():
    """Part 2: sums of 55 strengths and 60 Britishers."""
    laid = board.build(table_u())[0]
    assert (int(laid["strength"].sum()), int(laid["britishers"].sum())) == (55, 60)


# ---- records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_replay_for_ever(path):
    record = Record.load(path)
    table = record.verify()
    assert table.over
    assert table.record().text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_have_the_same_bytes_after_every_move(path):
    table = Record.load(path).replay()
    states = [table.state_at(number).tobytes() for number in range(table.length)]
    assert [hashlib.sha256(state).hexdigest()[:16] for state in states] == DIGESTS[path.stem]


def test_there_is_a_golden_game_for_every_way_to_end():
    assert {Record.load(path).result["reason"] for path in RECORDS} == {"strength", "rounds", "resign"}


def test_there_are_golden_games_for_every_seat_count():
    assert {len(Record.load(path).names) for path in RECORDS} == {2, 3, 4, 5}


@pytest.fixture(scope="module")
def written() -> str:
    return RECORDS[0].read_text(encoding="utf-8")


def damaged(written: str, old: str, new: str) -> str:
    assert old in written
    return written.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("setu record 1", "setu record 9", "format"),
        ("rules sangram/1", "rules sangram/0", "under the rules"),
        ("chance opened ", "chance opened 9", "chance gave"),
        ("key ", "key 0", "key"),
        ("\nresult ", "\nresult 9", "another result"),
    ],
)
def test_a_damaged_record_is_refused(written, old, new, complaint):
    with pytest.raises(BadRecord, match=complaint):
        Record.parse(damaged(written, old, new)).verify()


def test_a_move_that_cannot_have_been_is_named(written):
    lines = written.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("1 P"))
    lines[number] = "1 P1 ~"
    with pytest.raises(BadRecord, match="Move 1, “~”: Choose a card of your hand first"):
        Record.parse("\n".join(lines)).verify()
