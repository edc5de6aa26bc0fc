"""Positions of a game that a lesson or a picture begins with: `texts/scenes.md`.

    ## nearly-joined
    > seats: 2
    > options: starter=black
    > seed: 7
    > moves: span e2-e5; block c4

A position may also be written as JSON in a fence, and moves may follow it. A move is made by the seat that owes one;
`P2 S1` names the seat.
"""

from __future__ import annotations

import functools
import json
import re
from dataclasses import dataclass
from typing import Any

from setu.engine.game import Game
from setu.engine.table import Table
from setu.learn.markdown import BadLesson, Section, listed, pairs, read, sections

_ORDERS = {"seats", "options", "seed", "key", "moves", "seat", "games", "rule", "part", "show", "refused", "near"}
_SEAT = re.compile(r"^P([1-6])\s+(.*)$")


@dataclass(frozen=True)
class StudyPosition:
    """How a position is reached, and, where it is a picture, what the picture shows."""

    name: str
    seats: int | None
    options: dict[str, str]
    seed: str
    key: str  # the luck itself, as a written game has it
    moves: tuple[str, ...]
    position: dict[str, Any] | None
    seat: int | None  # whose eyes; None: nobody's
    games: tuple[str, ...]  # of which games of the package; (): of all
    rule: str  # of a picture: the rule it stands beside
    part: str  # of a picture: which part of the board is drawn
    show: str  # of a picture: a legal move that is drawn as if it were about to be made
    refused: str  # of a picture: a move that the rule forbids
    near: tuple[str, ...]  # of a picture: what it is about, in the words of the game

    def lay(self, game: Game) -> Table:
        """The table in this position."""
        try:
            return self._laid(game)
        except ValueError as fault:
            raise BadLesson(f"{game.name}, scene {self.name}: {fault}") from fault

    def _laid(self, game: Game) -> Table:
        if self.position is None:
            luck = {"key": bytes.fromhex(self.key)} if self.key else {"seed": self.seed or 1}
            table = Table(game, self.seats, self.options, **luck)
        else:
            own = {"seats": self.seats, "options": self.options, "key": "00" * 32}
            table = Table.from_position(game, {**own, **self.position})
        for move in self.moves:
            play(table, move)
        return table


def play(table: Table, move: str) -> None:
    """Make a move of a script: `P2 S1` by that seat, `S1` by the first that owes one."""
    named = _SEAT.match(move)
    if named:
        table.play(named[2], int(named[1]) - 1)
    else:
        table.play(move)


@functools.cache
def scenes(package: str) -> dict[str, StudyPosition]:
    """The scenes of a game's package by name."""
    found = [_scene(section) for section in sections(read(package, "scenes.md")) if section.level > 1]
    return {scene.name: scene for scene in found}


def _scene(section: Section) -> StudyPosition:
    unknown = {word for word, _ in section.orders} - _ORDERS
    if unknown:
        raise BadLesson(f"scene {section.heading}: no order {', '.join(sorted(unknown))}")
    seats, seat = section.order("seats"), section.order("seat", "1")
    return StudyPosition(
        name=section.heading,
        seats=int(seats) if seats else None,
        options=pairs(section.order("options")),
        seed=section.order("seed"),
        key=section.order("key"),
        moves=tuple(listed(section.order("moves"))),
        position=json.loads(section.data) if section.data else None,
        seat=None if seat == "none" else int(seat) - 1,
        games=tuple(listed(section.order("games"))),
        rule=section.order("rule"),
        part=section.order("part"),
        show=section.order("show"),
        refused=section.order("refused"),
        near=tuple(section.order("near").split()),
    )
