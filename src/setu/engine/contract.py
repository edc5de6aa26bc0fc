"""What a game is to everything that plays it: verbs over tables `b` and a state `s`.

`b` is the game's record of tables (board, cards), read only. `s` is one record of the
game's state dtype. The verbs below find the game by the type of `b`, interpreted and
compiled alike, so that search, batches and checks are written once for all games.

| verb | meaning |
|---|---|
| `setup(b, s)` | first position, from seats, options and the random key already in `s` |
| `pending(b, s)` | bit mask of the seats that owe a decision now, 0 when over |
| `why_not(b, s, seat, move)` | 0 if legal, else the code of the rule that forbids it |
| `moves(b, s, seat, out)` | writes the legal moves in rising order, returns their count |
| `remark(b, s, seat, move)` | what the notation says of a legal move beyond its number |
| `play(b, s, seat, move)` | applies a legal move, with chance and all that is forced |
| `resign(b, s, seat)` | the seat gives up |
| `hide(b, s, seat)` | erases, in place, what this seat (-1: a spectator) may not know |
| `determinize(b, s, seat, key)` | fills what was erased with a possible completion |
| `warned(b, s, seat, move)` | is this a legal move that every beginner is told not to make? optional |
| `reopen(b, s, seat)` | in a hidden state, lets the others make their secret choices of this moment later; optional |
| `outcome(b, s, out)` | place (from 1, ties shared) and score of each seat into `out[seat]` |
| `estimate(b, s, out)` | chance of each seat in [0, 1], cheap |
| `evaluate(b, s, out)` | the same as a strong player sees it, for those who search; `estimate` where there is none |
| `features(b, s, seat, out)` | float32 observation of a hidden state |
| `conserved(b, s)` | are all components accounted for? |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from setu.engine.record_view import record_view
from setu.engine.rule import belongs_to, load_numba, rule, when_compiling

VERBS = (
    "setup",
    "pending",
    "why_not",
    "moves",
    "remark",
    "play",
    "resign",
    "hide",
    "determinize",
    "outcome",
    "estimate",
    "features",
    "conserved",
)
SPECTATOR = -1

_rules: dict[np.dtype[Any], Any] = {}


def plays_by(board: np.dtype[Any], rules: Any) -> None:
    """Say that states with tables of this type follow these rules (a module or a class)."""
    missing = [verb for verb in VERBS if not hasattr(rules, verb)]
    if missing:
        raise TypeError(f"these rules lack: {', '.join(missing)}")
    _rules[board] = rules
    house, _, rest = getattr(rules, "__name__", "").partition("setu.games.")
    belongs_to(board, f"games/{rest.split('.')[0]}" if rest and not house else None)


def _plain(arg: Any) -> Any:
    """A number read from an array would overflow in plain Python where it does not in machine code."""
    return int(arg) if isinstance(arg, np.integer) else arg


def _verb(name: str, instead: Callable[[Any], Callable[..., Any]] | None = None) -> Callable[..., Any]:
    def verb(b: Any, s: Any, *args: Any) -> Any:
        return meaning(_rules[b.dtype])(record_view(b), record_view(s), *map(_plain, args))

    def meaning(rules: Any) -> Callable[..., Any]:
        function: Callable[..., Any] = instead(rules) if instead and not hasattr(rules, name) else getattr(rules, name)
        return function

    verb.__name__ = verb.__qualname__ = name

    def compile_verb() -> None:
        numba = load_numba()

        def find(b: Any, *args: Any) -> Any:
            for board, rules in _rules.items():
                if numba.from_dtype(board) == b:
                    return meaning(rules)
            return None

        numba.extending.overload(verb, strict=False)(find)

    when_compiling(compile_verb)
    return verb


@rule
def nothing_to_reopen(b: Any, s: Any, seat: int) -> None:
    """Nobody chooses in secret while others do."""


@rule
def nothing_to_warn_of(b: Any, s: Any, seat: int, move: int) -> bool:
    """Any move will do for a beginner."""
    return False


setup = _verb("setup")
pending = _verb("pending")
why_not = _verb("why_not")
moves = _verb("moves")
remark = _verb("remark")
play = _verb("play")
resign = _verb("resign")
hide = _verb("hide")
determinize = _verb("determinize")
reopen = _verb("reopen", instead=lambda rules: nothing_to_reopen)
warned = _verb("warned", instead=lambda rules: nothing_to_warn_of)
outcome = _verb("outcome")
estimate = _verb("estimate")
evaluate = _verb("evaluate", instead=lambda rules: rules.estimate)
features = _verb("features")
conserved = _verb("conserved")
