"""A small game with everything the laws speak of, and one broken copy of it for each law.

Three rounds: everybody secretly bids 1, 2 or 3 (not what they bid last); a bid that nobody else
made scores. Each seat holds a hidden card that counts at the end.
"""

from __future__ import annotations

import functools
import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np

from setu.engine.board import board_dtype, fill_board
from setu.engine.codes import Arg, actions, events, kind, refusals
from setu.engine.errors import Refusal, SetuError, engine_text
from setu.engine.game import Game
from setu.engine.options import Choice, Options
from setu.engine.rng import shuffle
from setu.engine.rule import rule
from setu.engine.state import (
    forget_events,
    hide_chance,
    hide_events,
    state_dtype,
    take_key,
    tell,
)
from setu.engine.words import DeclaredWords

OPTIONS = Options(Choice("double", ("off", "on")))
SEATS, CARDS, ROUNDS = 3, 6, 3
STATE = state_dtype(
    OPTIONS,
    events=4,
    fields=[
        ("deck", "i1", (CARDS,)),
        ("ready", "i1", (SEATS,)),
        ("bid", "i1", (SEATS,)),
        ("last", "i1", (SEATS,)),
        ("total", "i1", (SEATS,)),
        ("round", "i1"),
    ],
)
UNKNOWN = -1


@rule
def setup(b: Any, s: Any) -> None:
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, CARDS)
    tell(s, 1, s.seats)


@rule
def pending(b: Any, s: Any) -> int:
    mask = 0
    if s.round < ROUNDS:
        for seat in range(s.seats):
            if s.ready[seat] == 0:
                mask |= 1 << seat
    return mask


@rule
def why_not(b: Any, s: Any, seat: int, move: int) -> int:
    if s.round >= ROUNDS:
        return 1
    if s.ready[seat] != 0:
        return 2
    if move < 0 or move > 2:
        return 3
    return 4 if s.last[seat] == move + 1 else 0


@rule
def moves(b: Any, s: Any, seat: int, out: Any) -> int:
    found = 0
    for move in range(3):
        if why_not(b, s, seat, move) == 0:
            out[found] = move
            found += 1
    return found


@rule
def remark(b: Any, s: Any, seat: int, move: int) -> int:
    return 0


@rule
def play(b: Any, s: Any, seat: int, move: int) -> None:
    forget_events(s)
    s.bid[seat] = move + 1
    s.ready[seat] = 1
    waiting = 0
    for other in range(s.seats):
        waiting += 1 if s.ready[other] == 0 else 0
    if waiting == 0:
        reveal(s)


@rule
def reveal(s: Any) -> None:
    worth = 2 if s.options.double == 1 else 1
    for seat in range(s.seats):
        alike = 0
        for other in range(s.seats):
            alike += 1 if s.bid[other] == s.bid[seat] else 0
        if alike == 1:
            s.total[seat] += s.bid[seat] * worth
    for seat in range(s.seats):
        s.last[seat] = s.bid[seat]
        s.bid[seat] = 0
        s.ready[seat] = 0
    s.round += 1
    tell(s, 2, s.round)


@rule
def resign(b: Any, s: Any, seat: int) -> None:
    forget_events(s)
    s.round = ROUNDS


@rule
def hide(b: Any, s: Any, seat: int) -> None:
    hide_chance(s)
    hide_events(s, seat)
    for card in range(CARDS):
        if card != seat:
            s.deck[card] = UNKNOWN
    for other in range(s.seats):
        if other != seat:
            s.bid[other] = 0


@rule
def determinize(b: Any, s: Any, seat: int, key: Any) -> None:
    take_key(s, key)
    own = s.deck[seat] if seat >= 0 else UNKNOWN
    card = 0
    for place in range(CARDS):
        if place != seat:
            if card == own:
                card += 1
            s.deck[place] = card
            card += 1
    if seat < 0:
        shuffle(s, s.deck, CARDS)
    for other in range(s.seats):
        if other != seat and s.ready[other] != 0:
            s.bid[other] = 1 if s.last[other] != 1 else 2


@rule
def outcome(b: Any, s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat, 1] = int(s.total[seat]) * 10 + int(s.deck[seat])
    for seat in range(s.seats):
        out[seat, 0] = 1
        for other in range(s.seats):
            out[seat, 0] += 1 if out[other, 1] > out[seat, 1] else 0


@rule
def estimate(b: Any, s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.total[seat] / 20.0


@rule
def features(b: Any, s: Any, seat: int, out: Any) -> None:
    out[0] = s.deck[seat]
    out[1] = s.total[seat]


@rule
def conserved(b: Any, s: Any) -> bool:
    total = 0
    for card in range(CARDS):
        total += 1 << s.deck[card]
    return total == (1 << CARDS) - 1


RULES = {
    "setup": setup,
    "pending": pending,
    "why_not": why_not,
    "moves": moves,
    "remark": remark,
    "play": play,
    "resign": resign,
    "hide": hide,
    "determinize": determinize,
    "outcome": outcome,
    "estimate": estimate,
    "features": features,
    "conserved": conserved,
}


def _read(b: Any, s: Any, seat: int, written: str) -> int:
    return int(written.removeprefix("bid ")) - 1


WORDS = {
    "notation": lambda b, s, seat, move, remark: f"bid {move + 1}",
    "read": _read,
    "sentence": lambda b, s, seat, move, remark: engine_text("key-length", found=move),
    "targets": lambda b, move: {},
    "refusal": lambda b, s, seat, move, code: Refusal("TOY-1", engine_text("game-is-over")),
    "event": lambda b, s, kind, first, second, third: (
        ("dealt", "revealed")[kind - 1],
        engine_text("key-length", found=first),
    ),
    "seat_name": lambda b, s, seat: engine_text("key-length", found=seat),
    "seat_mark": lambda b, s, seat: f"P{seat + 1}",
    "draw": lambda b, s, seat: "",
    "secret": lambda b, s, seat, move: True,
}

_FIELDS = ("deck", "ready", "bid", "last", "total")


def _position(b: Any, s: Any) -> dict[str, Any]:
    return {**{name: getattr(s, name).tolist() for name in _FIELDS}, "round": s.round}


def _set_position(b: Any, s: Any, position: Any) -> None:
    for name in _FIELDS:
        getattr(s, name)[:] = position[name]
    s.round = position["round"]


VIEWS = {
    "view": lambda b, s, seat: {"card": int(s.deck[seat]) if seat >= 0 else None, "ready": s.ready.tolist()},
    "position": _position,
    "set_position": _set_position,
    "reason": lambda b, s: "rounds",
    "breakdown": lambda b, s, seat: {},
}

_numbers = itertools.count()


def toy(*, rules: Any = None, words: Any = None, views: Any = None, writable: bool = False, **changes: Any) -> Game:
    """The toy game, with some of its functions replaced."""
    dtype = board_dtype(f"toy{next(_numbers)}", [("bonus", "<i8", (4,))])

    @functools.cache
    def board() -> Any:
        filled = fill_board(dtype, bonus=np.arange(4))
        filled.flags.writeable = writable
        return filled

    facts: dict[str, Any] = {
        "name": "toy",
        "title": "Toy",
        "designer": "nobody",
        "rules_version": "toy/1",
        "seats": (2, 3),
        "options": OPTIONS,
        "state": STATE,
        "board_dtype": dtype,
        "rules": SimpleNamespace(**{**RULES, **(rules or {})}),
        "words": words if isinstance(words, DeclaredWords) else SimpleNamespace(**{**WORDS, **(words or {})}),
        "views": SimpleNamespace(**{**VIEWS, **(views or {})}),
        "board": lambda options, components: board(),
        "most_moves": lambda b: 3,
        "move_numbers": lambda b: 4,
        "feature_size": lambda b: 2,
        "longest": lambda b: SEATS * ROUNDS,
        "chance_events": frozenset({"dealt"}),
        "package": "setu.engine",
    }
    return Game(**{**facts, **changes})


@actions
class action:
    """The bids, but for the highest."""

    COUNT: int
    bid = kind("bid {bid}", "key-length", bid=Arg("count", 2, first=1))


def words_that_know_two_bids() -> DeclaredWords:
    """Declared words that forget a kind of move."""
    nothing = refusals(type("refusal", (), {})), events(type("event", (), {}))
    words = DeclaredWords(SimpleNamespace(action=action, refusal=nothing[0], event=nothing[1]), "setu.engine")
    vars(words).update(WORDS)
    return words


class ToyError(SetuError):
    """Raised by broken copies where an error is wanted."""
