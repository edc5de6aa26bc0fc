"""One-line positions of Quarry."""

from __future__ import annotations

import pytest

from setu import Refusal, Table

SIDES = {"K": "black", "B": "blue"}
ERRORS = {
    "QR-10": "E-STOCK",
    "QR-11": "E-BOARD",
    "QR-12": "E-COLOUR",
    "QR-13": "E-LEVEL",
    "QR-14": "E-BLOCKED",
    "QR-16b": "E-ELBOW",
    "QR-16": "E-HIGH",
}


class QuarryTable:
    """A position in which either colour may be asked to place, as the scenarios do."""

    def __init__(self, stones: tuple[str, ...], options: dict[str, str]) -> None:
        self.stones, self.options = list(stones), options

    def table(self, side: str = "K") -> Table:
        return Table.from_position(
            "quarry", {"stones": self.stones, "to_move": SIDES[side], "options": {"starter": "black", **self.options}}
        )

    def ask(self, placement: str) -> str:
        """`K beam d5-f5` -> "@1", "@1 x", "@1 x #" or the name of the error."""
        side, _, written = placement.partition(" ")
        table = self.table(side)
        refusal = table.explain(written)
        if isinstance(refusal, Refusal):
            return ERRORS[refusal.rule]
        return next(move.text for move in table.moves() if move.id == table._number(written, table._seat(None))).split(
            " ", 2
        )[2]

    def then(self, *stones: str) -> QuarryTable:
        return QuarryTable((*self.stones, *stones), self.options)

    def board(self) -> dict[str, str]:
        """Covered cells: {"e5": "K2"}."""
        view = self.table().view()["table"]
        letters = {"black": "K", "blue": "B"}
        return {
            f"{chr(97 + x)}{y + 1}": f"{letters[colour]}{view['heights'][y][x]}"
            for y, colours in enumerate(view["colours"])
            for x, colour in enumerate(colours)
            if colour
        }


@pytest.fixture
def lay():
    """`lay("K block d5", "B beam e4-e6")`: stones in order, turns ignored."""

    def build(*stones: str, **options: str) -> QuarryTable:
        return QuarryTable(stones, options)

    return build


@pytest.fixture
def game():
    """`game("span e2-e5", …)`: moves played in turn, Black first."""

    def play(*moves: str, **options: str) -> Table:
        table = Table("quarry", options={"starter": "black", **options}, seed=1)
        for move in moves:
            table.play(move)
        return table

    return play
