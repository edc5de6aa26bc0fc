"""What a game is to everything that plays it: verbs over a board `b` and a state `s`.

`b` is the game's static data (map, cards, lists made once) as one record, read only. `s` is one record of the
game's state dtype. The verbs below find the game by the type of `b`, interpreted and
compiled alike, so that search, batches and checks are written once for all games.
Those marked * a game may leave out (`setu.engine.defaults`).

| verb | meaning |
|---|---|
| `setup(b, s)` | first position, from seats, options and the random key already in `s` |
| `pending(b, s)` | bit mask of the seats that owe a decision now, 0 when over |
| `why_not(b, s, seat, move)` | 0 if legal, else the code of the rule that forbids it |
| `play(b, s, seat, move)` | applies a legal move, with chance and all that is forced |
| `outcome(b, s, out)` | place (from 1, ties shared) and score of each seat into `out[seat]` |
| `moves(b, s, seat, out)` * | writes the legal moves in rising order, returns their count; else every number is asked |
| `narrow(b, s, seat, out)` * | the moves worth a thought: a sure win alone, no sure loss unless forced; else all |
| `forced(b, s, seat, effort, out)` * | where nothing is hidden: what begins a sure win, as far as it looks; else -1 |
| `remark(b, s, seat, move)` * | what the notation says of a legal move beyond its number; else 0 |
| `resign(b, s, seat)` * | the seat gives up; else `over` is 1 and `quit` the seat, if the record has them |
| `hide(b, s, seat)` * | erases, in place, what this seat (-1: a spectator) may not know; else chance alone |
| `determinize(b, s, seat, key)` * | fills what was erased with a possible completion |
| `reopen(b, s, seat)` * | in a hidden state, lets the others make their secret choices of this moment later |
| `misjudge(b, s, seat, key, percent)` * | in a hidden state, what an eye makes of distances that nobody measures |
| `warned(b, s, seat, move)` * | is this a legal move that every beginner is told not to make? |
| `estimate(b, s, out)` * | chance of each seat in [0, 1], cheap; else all are alike |
| `evaluate(b, s, out)` * | the same as a strong player sees it, for those who search; else `estimate` |
| `features(b, s, seat, out)` * | float32 observation of a hidden state; where nothing is hidden, else all numbers |
| `conserved(b, s)` * | are all components accounted for? else they are |
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from setu.engine.record_view import record_view
from setu.engine.rule import belongs_to, load_numba, when_compiling

REQUIRED = ("setup", "pending", "why_not", "play", "outcome")
VERBS = (
    *REQUIRED,
    "moves",
    "narrow",
    "forced",
    "remark",
    "resign",
    "hide",
    "determinize",
    "reopen",
    "misjudge",
    "warned",
    "estimate",
    "evaluate",
    "features",
    "conserved",
)
SPECTATOR = -1

_rules: dict[np.dtype[Any], Any] = {}
_verbs: dict[Any, str] = {}


def plays_by(board: np.dtype[Any], rules: Any) -> None:
    """Say that states with boards of this type follow these rules, a namespace of all verbs."""
    missing = [verb for verb in VERBS if not hasattr(rules, verb)]
    if missing:
        raise TypeError(f"these rules lack: {', '.join(missing)}")
    _rules[board] = rules
    outside, _, rest = getattr(rules, "__name__", "").partition("setu.games.")
    belongs_to(board, f"games/{rest.split('.')[0]}" if rest and not outside else None)


def rules_of(board: np.dtype[Any]) -> Any:
    """The verbs of states with boards of this type."""
    return _rules[board]


def verb_of(function: Any) -> str | None:
    """Which verb is found by the type of its tables through this function, if it is one."""
    return _verbs.get(function)


def gathered(modules: Any) -> SimpleNamespace:
    """What a module or several offer, as one; of what two of them name, the first one's."""
    each = modules if isinstance(modules, tuple) else (modules,)
    return SimpleNamespace(**{name: value for module in reversed(each) for name, value in vars(module).items()})


def _plain(arg: Any) -> Any:
    """A number read from an array would overflow in plain Python where it does not in machine code."""
    return int(arg) if isinstance(arg, np.integer) else arg


def _verb(name: str) -> Callable[..., Any]:
    def verb(b: Any, s: Any, *args: Any) -> Any:
        return getattr(_rules[b.dtype], name)(record_view(b), record_view(s), *map(_plain, args))

    verb.__name__ = verb.__qualname__ = name
    _verbs[verb] = name

    def compile_verb() -> None:
        numba = load_numba()

        def find(b: Any, *args: Any) -> Any:
            for board, rules in _rules.items():
                if numba.from_dtype(board) == b:
                    return getattr(rules, name)
            return None

        numba.extending.overload(verb, strict=False)(find)

    when_compiling(compile_verb)
    return verb


setup = _verb("setup")
pending = _verb("pending")
why_not = _verb("why_not")
moves = _verb("moves")
narrow = _verb("narrow")
forced = _verb("forced")
remark = _verb("remark")
play = _verb("play")
resign = _verb("resign")
hide = _verb("hide")
determinize = _verb("determinize")
reopen = _verb("reopen")
misjudge = _verb("misjudge")
warned = _verb("warned")
outcome = _verb("outcome")
estimate = _verb("estimate")
evaluate = _verb("evaluate")
features = _verb("features")
conserved = _verb("conserved")
