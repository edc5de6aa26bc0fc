"""The laws that every game keeps, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.game import Game

LAWS = {
    "list": "the listed moves are exactly those that why_not allows, in rising order",
    "turn": "only a seat that owes a decision has moves",
    "pure": "asking changes nothing",
    "conserved": "all components are accounted for",
    "events": "events fit into the room the state has for them",
    "estimate": "an estimate is a chance for each seat",
    "hidden": "hiding leaves no key, hides at once all there is to hide, and does not depend on it",
    "imagined": "an imagined world looks the same to the seat that imagines it",
    "repeatable": "the same move in the same state gives the same state",
    "order": "the order of simultaneous choices changes nothing",
    "bounded": "every game ends within its longest length",
    "ended": "a game that is over asks nothing and has places for all",
    "speeds": "interpreted and compiled rules give the same bytes",
    "undo": "undo gives back the exact bytes",
    "copies": "a copy never changes when the original goes on, and tables never change",
    "notation": "every move is written in one way of its own, and read back",
    "declared": "a move's number, its kind and its arguments agree",
    "position": "a position is written down and read back to the byte",
    "record": "a record replays to the same state and verifies",
    "view": "a view is JSON and shows the same in every world the seat can imagine",
    "words": "every refusal has words in every language",
}


class BrokenLaw(AssertionError):
    """A game broke a law."""

    def __init__(self, law: str, game: Game, seats: int, options: Mapping[str, Any], number: int, detail: str = ""):
        self.law = law
        where = f"{game.name}, {seats} seats, options {dict(options)}, game {number}"
        super().__init__(f"{law}: {LAWS[law]}; broken in {where}. {detail}".strip())
