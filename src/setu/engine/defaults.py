"""What a game is that says nothing: the verbs and words it has unless it brings its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from setu.engine.board import Board
from setu.engine.codes import Echo, declared_codes
from setu.engine.numbering import rule_from
from setu.engine.reader import Entries, misread
from setu.engine.rule import rule
from setu.engine.state import HEAD, State, forget_events, hide_chance, hide_events, take_key

Dtype = np.dtype[Any]

# ---- verbs


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """The notation says nothing of a move beyond its number."""
    return 0


@rule
def forced(b: Board, s: State, seat: int, effort: int, out: Any) -> int:
    """Nobody looks for wins that take several moves."""
    return -1


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """The game is over; `outcome` finds who gave up in `quit`."""
    forget_events(s)
    s.quit = seat
    s.over = 1


@rule
def hide(b: Board, s: State, seat: int) -> None:
    """Nothing is hidden but chance."""
    hide_chance(s)
    hide_events(s, seat)


@rule
def determinize(b: Board, s: State, seat: int, key: Any) -> None:
    """Nothing is hidden but chance."""
    take_key(s, key)


@rule
def reopen(b: Board, s: State, seat: int) -> None:
    """Nobody chooses in secret while others do."""


@rule
def misjudge(b: Board, s: State, seat: int, key: Any, percent: int) -> None:
    """Nothing is judged by eye."""


@rule
def warned(b: Board, s: State, seat: int, move: int) -> bool:
    """Any move will do for a beginner."""
    return False


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """All are as good as each other."""
    for seat in range(s.seats):
        out[seat] = 1.0 / s.seats


@rule
def conserved(b: Board, s: State) -> bool:
    """Nothing is counted."""
    return True


def every_legal(why_not: Callable[..., int], count: Callable[[Board], int]) -> Callable[..., int]:
    """Legal moves are found by asking for each number."""

    @rule
    def moves(b: Board, s: State, seat: int, out: Any) -> int:
        found = 0
        for move in range(count(b)):
            if why_not(b, s, seat, move) == 0:
                out[found] = move
                found += 1
        return found

    return moves


def every_number(state: Dtype) -> Callable[..., int]:
    """All numbers of a record that hides nothing, for learners."""
    lines, at = [], 0
    for name, shape in own_fields(state):
        for index in np.ndindex(*shape):
            lines.append(f"out[{at}] = s.{name}{list(index) if index else ''}")
            at += 1
    return rule_from("features", "b, s, seat, out", *lines, "return 0")


def verbs(rules: Any, state: Dtype, count: Callable[[Board], int] | None) -> SimpleNamespace:
    """The rules of a game with what they leave out."""
    said = vars(rules)
    made: dict[str, Any] = {
        verb.__name__: verb
        for verb in (remark, forced, hide, determinize, reopen, misjudge, warned, estimate, conserved)
    }
    if {"over", "quit"} <= set(state.names or ()):
        made["resign"] = resign
    if "moves" not in said and count is not None:
        made["moves"] = every_legal(rules.why_not, count)
    if not {"features", "hide"} & set(said):
        made["features"] = every_number(state)
    made["evaluate"] = said.get("estimate", estimate)
    made["narrow"] = said.get("moves", made.get("moves"))
    return SimpleNamespace(**{**made, **said})


def own_fields(state: Dtype) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The fields that are the game's own, with their shapes."""
    for name in state.names or ():
        if name not in HEAD and not name.startswith("pad"):
            yield name, state[name].shape


def size(state: Dtype) -> int:
    """How many numbers these are."""
    return sum(math.prod(shape) for _, shape in own_fields(state))


# ---- words


def views(said: Any, state: Dtype, codes: ModuleType | None) -> SimpleNamespace:
    """How a game is shown and written down, as far as it does not say so itself."""

    def position(b: Board, s: State) -> dict[str, Any]:
        return {name: getattr(s, name).tolist() if shape else getattr(s, name) for name, shape in own_fields(state)}

    def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
        known = dict(own_fields(state))
        for name, value in Entries(position, tuple(known)).data.items():
            if not _fits(value, state[name]):
                raise misread(name, value, _expected(state[name]))
            if known[name]:
                getattr(s, name)[:] = value
            else:
                setattr(s, name, value)

    def reason(b: Board, s: State) -> str:
        return names[s.reason] if names else "over"

    names = endings(codes)
    made = {"position": position, "set_position": set_position, "reason": reason, "breakdown": breakdown}
    return SimpleNamespace(**{**made, **vars(said)})


def endings(codes: ModuleType | None) -> tuple[str, ...]:
    """The words for why a game is over, in the order of the codes, from 1: `codes.ending.NAMES`."""
    return getattr(getattr(codes, "ending", None), "NAMES", ())


def breakdown(b: Board, s: State, seat: int) -> dict[str, int]:
    """A score that has no parts."""
    return {}


def _expected(field: Dtype) -> str:
    """How many numbers a field has, and how large they may be."""
    count = f"{math.prod(field.shape)} × " if field.shape else ""
    bounds = np.iinfo(field.base) if field.base.kind in "iu" else None
    return f"{count}{bounds.min} – {bounds.max}" if bounds else f"{count}0.5"


def _fits(value: Any, field: Dtype) -> bool:
    """Whole numbers, as many as a field has, none too large for it."""
    numbers = np.array(value, dtype=object)
    bounds = np.iinfo(field.base) if field.base.kind in "iu" else None
    if numbers.shape != field.shape:
        return False
    if bounds is None:
        return all(type(number) in (int, float) for number in numbers.flat)
    return all(type(number) is int and bounds.min <= number <= bounds.max for number in numbers.flat)


def chance_events(codes: ModuleType) -> frozenset[str]:
    """The names of events that are the luck of the game."""
    return frozenset(told.name for told in declared_codes(codes.event).values() if told.chance)


def echoes(codes: ModuleType) -> dict[str, Echo]:
    """The events that say what the move before them has said, by name."""
    return {told.name: told.echo for told in declared_codes(codes.event).values() if told.echo}
