"""Players that are not people. A bot is given a Sight, the hidden state of one seat, and its own luck; nothing else.

`choose` gives a bot's move, `think` also its reason, `advise` the best moves of a position with chances to win;
a `Thinker` remembers between moves. `levels` names the bots, `players` are those that do not search, `tree` is the
search, `thinking` its budgets and answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setu.bots.levels import BOTS, LEVELS, Bot, read_bot, style, title
    from setu.bots.thinking import Advice, Advised, Thinker, Thought, advise, choose, think

_HOMES = {
    "levels": ("BOTS", "LEVELS", "Bot", "read_bot", "style", "title"),
    "thinking": ("Advice", "Advised", "Thinker", "Thought", "advise", "choose", "think"),
}

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Advised",
    "Bot",
    "Thinker",
    "Thought",
    "advise",
    "choose",
    "read_bot",
    "style",
    "think",
    "title",
]


def __getattr__(name: str) -> Any:
    """Load what is asked for only then: `import setu.bots` stays light."""
    import importlib

    for home, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"setu.bots.{home}"), name)
    raise AttributeError(f"module 'setu.bots' has no attribute {name!r}")
