"""One-line positions of Sangram, with the frozen card values of table `u`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from setu import Table
from setu.engine.reader import Components

TABLE_U = Path(__file__).parent / "data" / "table-u.toml"
CODES = ("Ach", "Mrj", "Sho", "Sen", "Man", "Mrn", "Gup", "Yuv", "Vya", "Sar", "Vai")
FILLERS = [
    f"{code}{number}"
    for code, top in (("Mrn", 30), ("Gup", 25), ("Man", 35), ("Sar", 10))
    for number in range(top, top - 5, -1)
]
HAND = (3, 5, 6)


def seat_of(name: str) -> int:
    return int(name[1:]) - 1


class Sangram:
    """A table that is asked and told in the words of the scenarios."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def reveal(self, *cards: str) -> Sangram:
        """Everybody plays a card, P1 first."""
        for seat, card in enumerate(cards):
            self.table.play(card, seat)
        return self

    def do(self, *moves: str) -> Sangram:
        """`do("P1 >P2", "P3 --")`."""
        for written in moves:
            name, _, move = written.partition(" ")
            self.table.play(move, seat_of(name))
        return self

    def recruit_any(self) -> Sangram:
        """Phase 2 with the last card of each list, to get on."""
        while not self.table.over and self.phase == "recruit":
            self.table.play(self.table.moves()[-1])
        return self

    def choices(self, name: str) -> list[str]:
        return [move.text for move in self.table.moves(seat_of(name))]

    def why_not(self, name: str, move: str) -> str:
        """The rule and the sentence of a refusal."""
        return str(self.table.explain(move, seat_of(name)))

    def seen(self, name: str | None = None) -> dict[str, Any]:
        return self.table.view(None if name is None else seat_of(name))["table"]

    def player(self, name: str, viewer: str | None = None) -> dict[str, Any]:
        return self.seen(viewer)["players"][seat_of(name)]

    def tokens(self, name: str) -> int:
        return self.player(name)["tokens"]

    def level(self, name: str) -> int:
        return self.player(name)["level"]

    def hand(self, name: str) -> str:
        return " ".join(card["name"] for card in self.player(name, name)["hand"])

    def total(self, name: str) -> int:
        return self.player(name, name)["total"]

    def known(self, viewer: str | None, name: str) -> str:
        """What a viewer knows of a hand."""
        return " ".join(card["name"] for card in self.player(name, viewer)["known"])

    def events(self, name: str) -> list[tuple[int, int, int]]:
        """The numbers of all events of a kind since the position was laid."""
        return [event.numbers for entry in self.table.log for event in entry.events if event.name == name]

    @property
    def phase(self) -> str:
        return self.seen()["phase"]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return f"P{self.seen()['turn']['seat'] + 1}"

    @property
    def order(self) -> str:
        return " ".join(f"P{seat + 1}" for seat in self.seen()["order"])

    @property
    def discard(self) -> str:
        return " ".join(card["name"] for card in self.seen()["discard"])

    @property
    def volunteers(self) -> str:
        return " ".join(card["name"] for card in self.seen()["volunteers"])

    @property
    def supply(self) -> int:
        return self.seen()["supply"]

    @property
    def deck(self) -> int:
        return self.seen()["deck"]


def table_u() -> Components:
    return Components.read(TABLE_U)


def lay_out(
    *hands: str,
    tokens: tuple[int, ...] = (),
    levels: tuple[int, ...] = (),
    grown: tuple[int, ...] = (),
    volunteers: str = "",
    deck: str = "",
    discard: str = "",
    options: dict[str, str] | None = None,
    position: dict[str, Any] | None = None,
    **more: Any,
) -> Sangram:
    """`lay_out("Ach54", "Mrj47", "Gup22", tokens=(0, 4, 0))`: hands and Volunteers are filled up with ones."""
    seats = len(hands)
    named = " ".join([*hands, volunteers, deck, discard]).split()
    fillers = [card for card in FILLERS if card not in named]

    def filled(cards: str, size: int) -> list[str]:
        held = cards.split()
        return held + [fillers.pop(0) for _ in range(size - len(held)) if fillers]

    size = [HAND[step] for step in grown or (0,) * seats]
    laid = {
        "seats": seats,
        "options": options or {},
        "key": "11" * 32,
        "round": 2,
        "hands": [filled(hand, size[seat]) for seat, hand in enumerate(hands)],
        "volunteers": filled(volunteers, seats + 1),
        "draw_pile": deck.split()[::-1],
        "discard": discard.split(),
        "tokens": list(tokens or (0,) * seats),
        "levels": list(levels or (0,) * seats),
        "grown": list(grown or (0,) * seats),
        **more,
        **(position or {}),
    }
    return Sangram(Table.from_position("sangram", laid, components=table_u()))


@pytest.fixture
def lay():
    return lay_out


@pytest.fixture
def deal():
    """A game from its set-up: `deal(3)`."""

    def dealt(seats: int, seed: int = 1, **options: str) -> Sangram:
        return Sangram(Table("sangram", seats, options, seed=seed, components=table_u()))

    return dealt
