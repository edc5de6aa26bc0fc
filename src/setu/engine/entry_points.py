"""The doors from Python into the rules: one state of an array, one verb."""

from __future__ import annotations

from typing import Any

from setu.engine import contract
from setu.engine.rule import entry_point

# The verbs as module globals, where Numba finds them.
_setup, _pending, _why_not, _moves = contract.setup, contract.pending, contract.why_not, contract.moves
_remark, _play, _resign, _hide = contract.remark, contract.play, contract.resign, contract.hide
_determinize, _outcome, _estimate = contract.determinize, contract.outcome, contract.estimate
_features, _conserved = contract.features, contract.conserved
_narrow, _reopen, _warned, _evaluate = contract.narrow, contract.reopen, contract.warned, contract.evaluate
_forced, _misjudge = contract.forced, contract.misjudge


@entry_point
def setup(board: Any, states: Any) -> None:
    _setup(board[0], states[0])


@entry_point
def pending(board: Any, states: Any) -> int:
    return _pending(board[0], states[0])


@entry_point
def why_not(board: Any, states: Any, seat: int, move: int) -> int:
    return _why_not(board[0], states[0], seat, move)


@entry_point
def moves(board: Any, states: Any, seat: int, out: Any) -> int:
    return _moves(board[0], states[0], seat, out)


@entry_point
def narrow(board: Any, states: Any, seat: int, out: Any) -> int:
    return _narrow(board[0], states[0], seat, out)


@entry_point
def forced(board: Any, states: Any, seat: int, effort: int, out: Any) -> int:
    return _forced(board[0], states[0], seat, effort, out)


@entry_point
def remarks(board: Any, states: Any, seat: int, listed: Any, out: Any) -> None:
    for number in range(len(listed)):
        out[number] = _remark(board[0], states[0], seat, listed[number])


@entry_point
def play(board: Any, states: Any, seat: int, move: int) -> None:
    _play(board[0], states[0], seat, move)


@entry_point
def resign(board: Any, states: Any, seat: int) -> None:
    _resign(board[0], states[0], seat)


@entry_point
def hide(board: Any, states: Any, seat: int) -> None:
    _hide(board[0], states[0], seat)


@entry_point
def determinize(board: Any, states: Any, seat: int, key: Any) -> None:
    _determinize(board[0], states[0], seat, key)


@entry_point
def reopen(board: Any, states: Any, seat: int) -> None:
    _reopen(board[0], states[0], seat)


@entry_point
def misjudge(board: Any, states: Any, seat: int, key: Any, percent: int) -> None:
    _misjudge(board[0], states[0], seat, key, percent)


@entry_point
def warned(board: Any, states: Any, seat: int, move: int) -> bool:
    return _warned(board[0], states[0], seat, move)


@entry_point
def outcome(board: Any, states: Any, out: Any) -> None:
    _outcome(board[0], states[0], out)


@entry_point
def estimate(board: Any, states: Any, out: Any) -> None:
    _estimate(board[0], states[0], out)


@entry_point
def evaluate(board: Any, states: Any, out: Any) -> None:
    _evaluate(board[0], states[0], out)


@entry_point
def features(board: Any, states: Any, seat: int, out: Any) -> None:
    _features(board[0], states[0], seat, out)


@entry_point
def conserved(board: Any, states: Any) -> bool:
    return _conserved(board[0], states[0])
