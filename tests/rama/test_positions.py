"""Positions and records: to the byte and back, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rama.conftest import STRATEGY, TEST_BOARD, put
from rama.write_records import digests
from setu import BadPosition, BadRecord, Table
from setu.engine.record import Record
from setu.engine.rng import new_rng, rng_below
from setu.games.rama.codes import karma

RECORDS = sorted((Path(__file__).parent / "records").glob("*.setu"))
DIGESTS = json.loads((Path(__file__).parent / "records" / "digests.json").read_text(encoding="utf-8"))


def test_a_position_comes_back_to_the_byte_after_every_move():
    table, rng = Table("ramas-bridge", 4, STRATEGY, seed=6, components=TEST_BOARD), new_rng(6)
    while not table.over:
        again = Table.from_position("ramas-bridge", json.loads(json.dumps(table.position())), components=TEST_BOARD)
        assert again._state.tobytes() == table._state.tobytes()
        numbers = table.move_numbers()
        table.play(int(numbers[rng_below(rng, len(numbers))]))


A, B = {"at": "a1"}, {"at": "f1"}

BAD = [
    ({"mood": "good"}, "A position has no “mood”"),
    ({"phase": "lunch"}, "“phase” cannot be “lunch”"),
    ({"active": 2}, "“active” cannot be “2”. Expected: 0 – 1"),
    ({"throw": 7}, "“throw” cannot be “7”"),
    ({"round": True}, "“round” cannot be “true”"),
    ({"stopped": 1}, "“stopped” cannot be “1”"),
    ({"eco_offers": ["sugar"]}, "“eco_offers” cannot be “sugar”"),
    ({"cow": "XXX"}, "there is no space “XXX”"),
    ({"cow": "MAL"}, "The cow cannot stand on “MAL”"),
    ({"eco_left": 1}, "The eco-planet cards do not add up"),
    ({"karma_pile": ["cow", "rain"]}, "“karma_pile” cannot be “rain”"),
    ({"karma_aside": ["cow"]}, "The bad-karma cards do not add up: cow"),
    ({"piles": {"salt": []}}, "“piles” cannot be “salt”"),
    ({"piles": {"food": ["food@DEL"]}}, "The food pile must hold exactly the 9 cards"),
    ({"dropped": ["food@XXX"]}, "There is no card “food@XXX”"),
    ({"players": [{}]}, "“players” needs 2 entries"),
    ({"players": "two"}, "“players” needs 2 entries"),
    ({"players": [3, 4]}, "“players” needs 2 entries"),
    ({"phase": "move", "throw": 0}, "Nothing here leads to the phase “move”"),
    ({"phase": "over"}, "Nothing here leads to the phase “over”"),
    ({"phase": "again", "throw": 2}, "Nothing here leads to the phase “again”"),
    ({"phase": "karma"}, "Nothing here leads to the phase “karma”"),
    ({"phase": "goal"}, "“phase” cannot be “goal”"),
    ({"phase": "tickets"}, "Nothing here leads to the phase “tickets”"),
    ({"thrown": False}, "Nothing here leads to the phase “move”"),
    ({"bound": "AGR"}, "Nothing here leads to the phase “move”"),
    ({"phase": "give_up"}, "Nothing here leads to the phase “give_up”"),
    ({"phase": "commit"}, "Nothing here leads to the phase “commit”"),
    ({"reason": "stall"}, "Nothing here leads to the phase"),
    ({"phase": "place"}, "Nothing here leads to the phase “place”"),
]


@pytest.mark.parametrize(("change", "complaint"), BAD, ids=[str(change) for change, _ in BAD])
def test_a_position_that_cannot_stand_is_refused(change, complaint):
    with pytest.raises(BadPosition, match=complaint):
        put(A, B, **{"throw": 2, "phase": "move", "options": STRATEGY, **change})


BAD_PLAYERS = [
    ({"at": "f1"}, "P1 and P2 stand on the same space, “f1”"),
    ({"at": None}, "P1 needs a pawn on the map"),
    ({"at": "XXX"}, "there is no space “XXX”"),
    ({"at": "a1", "hat": "red"}, "A position has no “hat”"),
    ({"at": "a1", "laid": "food@DEL spice@DEL food@AGR"}, "P1 has 2 dealt cards of the theme food, but needs one"),
    ({"at": "a1", "laid": "food@DEL* food@AGR* food@JAI*"}, "P1 has 3 bonus cards, but may have at most 2"),
    ({"at": "a1", "laid": "deity@DEL*"}, "P1 cannot have “deity@DEL” as a bonus: it is a deity card"),
    ({"at": "a1", "god_face": 0}, "P1 has an answer of the deity"),
    ({"at": "a1", "journey": "cricket"}, "P1 travels under the card “cricket”, which was not given to P1"),
    ({"at": "a1", "journey": "monsoon", "received": "monsoon"}, "Nobody travels under the card “monsoon”"),
    ({"at": "a1", "way": "sea"}, "“way” cannot be “sea”"),
    ({"at": "a1", "way": "land"}, "P1 has the way “land”, but is not on a journey"),
    ({"at": "NAG", "journey": "cow", "received": "cow"}, "P1 already stands where the journey leads"),
    ({"at": "a1", "eco": {"sugar": "kept"}}, "“eco” cannot be “sugar”"),
    ({"at": "a1", "eco": {"material": "maybe"}}, "“material” cannot be “maybe”"),
    ({"at": "a1", "paid": -1}, "“paid” cannot be “-1”"),
    ({"at": "a1", "ruled_out": {"food@DEL": ["food@AGR"]}}, "“ruled_out” cannot be “.*food@AGR"),
    ({"at": "a1", "ruled_out": 3}, "“ruled_out” cannot be “3”"),
]


@pytest.mark.parametrize(("player", "complaint"), BAD_PLAYERS, ids=[str(player) for player, _ in BAD_PLAYERS])
def test_a_player_who_cannot_be_is_refused(player, complaint):
    with pytest.raises(BadPosition, match=complaint):
        put(player, B, throw=2, options=STRATEGY)


def altered(player: dict[str, object], **change: object) -> Table:
    """A good position with something changed."""
    position = {**put(A, B, throw=2).position(), **change}
    position["players"][0] |= player
    return Table.from_position("ramas-bridge", position, components=TEST_BOARD)


def test_tickets_must_add_up():
    with pytest.raises(BadPosition, match="plane tickets do not add up"):
        altered({}, supply=11)


def test_a_free_ticket_is_there_or_not():
    with pytest.raises(BadPosition, match="“free_ticket” cannot be “yes”"):
        altered({"free_ticket": "yes"})


def test_a_card_in_two_places_is_refused():
    with pytest.raises(BadPosition, match="The card “food@DEL” is in two places"):
        put({"at": "a1", "holds": "food@DEL"}, {"at": "f1", "holds": "food@DEL"}, throw=2)


def test_piles_without_players_are_refused():
    with pytest.raises(BadPosition, match="goes with the piles"):
        Table.from_position("ramas-bridge", {"piles": {"food": []}})


def test_an_empty_position_is_the_set_up():
    table = Table.from_position("ramas-bridge", {"seats": 3})
    assert table.view()["table"]["phase"] == "place"


def test_there_are_golden_records():
    assert {path.stem for path in RECORDS} == set(DIGESTS)
    assert len(RECORDS) >= 7


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_replays_bit_by_bit(path):
    record = Record.load(path)
    table = record.verify()
    assert table.over
    assert Record.of(table).text() == path.read_text(encoding="utf-8")
    assert digests(record) == DIGESTS[path.stem].split()


def test_the_golden_records_hold_every_journey_and_every_end_but_standing_still():
    """The limits of R28 have tests of their own."""
    told = [event for path in RECORDS for entry in Record.load(path).replay().log for event in entry.events]
    assert {event.numbers[2] for event in told if event.name == "arrived"} == {karma.COW, karma.CRICKET, karma.MALDIVES}
    assert {Record.load(path).result["reason"] for path in RECORDS} == {"pamban", "max_rounds", "resign"}


@pytest.mark.parametrize(
    ("damage", "by"),
    [
        (("chance thrown 0 ", "chance thrown 1 "), "chance gave"),
        (("key ", "key 0"), "“key” makes no sense"),
        (("rules ramas-bridge/2", "rules ramas-bridge/9"), "under the rules"),
        (("game ramas-bridge", "game ramas-tunnel"), "no game"),
        ((" by pamban", " by stall"), "another result"),
    ],
    ids=["throw", "key", "rules", "game", "result"],
)
def test_a_damaged_record_is_refused(damage, by):
    source = next(path for path in RECORDS if path.stem == "voyage-4").read_text(encoding="utf-8")
    assert damage[0] in source
    with pytest.raises((BadRecord, ValueError), match=by):
        Record.parse(source.replace(*damage, 1)).verify()


def test_R44_a_record_of_an_earlier_number_is_refused_in_words():
    source = RECORDS[0].read_text(encoding="utf-8").replace("rules ramas-bridge/2", "rules ramas-bridge/1")
    with pytest.raises(BadRecord, match="played under the rules ramas-bridge/1; this Setu plays ramas-bridge/2"):
        Record.parse(source).verify()
