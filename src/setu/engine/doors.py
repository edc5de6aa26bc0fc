"""The doors from Python into the rules: one state of an array, one verb."""

from __future__ import annotations

from typing import Any

from setu.engine import contract
from setu.engine.rule import door

# The verbs as module globals, where Numba finds them.
_setup, _pending, _why_not, _moves = contract.setup, contract.pending, contract.why_not, contract.moves
_remark, _play, _resign, _hide = contract.remark, contract.play, contract.resign, contract.hide
_imagine, _outcome, _estimate = contract.imagine, contract.outcome, contract.estimate
_features, _conserved = contract.features, contract.conserved


@door
def setup(tables: Any, states: Any) -> None:
    _setup(tables[0], states[0])


@door
def pending(tables: Any, states: Any) -> int:
    return _pending(tables[0], states[0])


@door
def why_not(tables: Any, states: Any, seat: int, move: int) -> int:
    return _why_not(tables[0], states[0], seat, move)


@door
def moves(tables: Any, states: Any, seat: int, out: Any) -> int:
    return _moves(tables[0], states[0], seat, out)


@door
def remarks(tables: Any, states: Any, seat: int, listed: Any, out: Any) -> None:
    for number in range(len(listed)):
        out[number] = _remark(tables[0], states[0], seat, listed[number])


@door
def play(tables: Any, states: Any, seat: int, move: int) -> None:
    _play(tables[0], states[0], seat, move)


@door
def resign(tables: Any, states: Any, seat: int) -> None:
    _resign(tables[0], states[0], seat)


@door
def hide(tables: Any, states: Any, seat: int) -> None:
    _hide(tables[0], states[0], seat)


@door
def imagine(tables: Any, states: Any, seat: int, key: Any) -> None:
    _imagine(tables[0], states[0], seat, key)


@door
def outcome(tables: Any, states: Any, out: Any) -> None:
    _outcome(tables[0], states[0], out)


@door
def estimate(tables: Any, states: Any, out: Any) -> None:
    _estimate(tables[0], states[0], out)


@door
def features(tables: Any, states: Any, seat: int, out: Any) -> None:
    _features(tables[0], states[0], seat, out)


@door
def conserved(tables: Any, states: Any) -> bool:
    return _conserved(tables[0], states[0])
