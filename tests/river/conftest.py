"""One-line positions of River Dragons and Sunderbans."""

from __future__ import annotations

import pytest

from setu import Table
from setu.games.river.codes import ACTIONS
from setu.games.river.state import PRESETS

GAMES = {"RD": "river-dragons", "S": "sunderbans"}
ASSISTED = PRESETS["assisted"]


def program(slot: int, card: str) -> list[str]:
    """Five cards, this one in this slot."""
    others = [action for action in ACTIONS if action != card][:4]
    return [*others[: slot - 1], card, *others[slot - 1 :]]


def at(
    game: str = "RD",
    seats: int = 6,
    *,
    stones: str = "",
    planks: str = "",
    pawns: str = "",
    plays: str = "",
    reserve: dict[str, str] | None = None,
    lost: str = "",
    touched: str = "",
    first: str | None = None,
    slot: int = 1,
    round: int = 1,
    **options: str | int,
) -> Table:
    """A position. `plays="red RM, blue Xr"`: cards of the slot; the first player named begins, others place a stone.

    River Dragons is assisted here unless a test asks for another table: most rules are the same by eye.
    """
    options = {**(ASSISTED if game == "RD" else {}), **options}
    position: dict = {
        "seats": seats,
        "options": options,
        "key": "00" * 32,
        "stones": [stone if stone != "-" else None for stone in stones.split()],
        "planks": dict(plank.split(":") for plank in planks.split()),
        "pawns": dict(pawn.split("@") for pawn in pawns.split()),
        "lost": lost.split(),
        "touched": touched.split(),
        "round": round,
    }
    if reserve is not None:
        position["reserve"] = {colour: names.split() for colour, names in reserve.items()}
    if plays:
        cards = dict(play.split() for play in plays.split(", "))
        colours = Table(GAMES[game], seats, options, seed=1).position()["colours"]
        position["program"] = {colour: program(slot, cards.get(colour, "S1")) for colour in colours}
        position["slot"] = slot
        position["first"] = first or next(iter(cards))
    elif first:
        position["first"] = first
    return Table.from_position(GAMES[game], position)


def moves(table: Table, colour: str | None = None) -> list[str]:
    """Legal moves in notation, of the actor or of a colour."""
    return [move.text for move in table.moves(None if colour is None else seat_of(table, colour))]


def seat_of(table: Table, colour: str) -> int:
    return [player["colour"] for player in table.view()["table"]["players"]].index(colour)


def rule_against(table: Table, move: str, colour: str | None = None) -> str | None:
    """The rule that forbids a move, or None."""
    refusal = table.explain(move, None if colour is None else seat_of(table, colour))
    return refusal.rule if refusal else None


def player(table: Table, colour: str) -> dict:
    return table.view()["table"]["players"][seat_of(table, colour)]


def actor(table: Table) -> str | None:
    """The colour whose card is being resolved."""
    return None if table.actor is None else table.view()["table"]["players"][table.actor]["colour"]


def lay_programs(table: Table, programs: dict[str, str]) -> None:
    """Everybody lays five cards."""
    for colour, cards in programs.items():
        for card in cards.split():
            table.play(card, seat_of(table, colour))


def names(events) -> list[str]:
    return [event.name for event in events]


@pytest.fixture
def table():
    return at


@pytest.fixture(scope="session")
def interpreted_tables():
    """The tables of board A."""
    from setu.engine.record_view import record_view
    from setu.games.river.board import shipped

    return record_view(shipped(1, True)[0])
