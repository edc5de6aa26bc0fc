"""Players that are not people. A bot is given an Observation (the hidden state of one seat) and its own rng: no more.

`choose` gives a bot's move, `think` also its reason, `advise` the best moves of a position with chances to win;
a `Player` remembers between moves. `levels` names the bots, `simple` are those that do not search, `ismcts` is the
search, `bot` its budgets and answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setu.bots.bot import Analysis, Decision, Player, RankedMove, advise, choose, think
    from setu.bots.levels import BOTS, LEVELS, Bot, read_bot, style, title

_HOMES = {
    "levels": ("BOTS", "LEVELS", "Bot", "read_bot", "style", "title"),
    "bot": ("Analysis", "Decision", "Player", "RankedMove", "advise", "choose", "think"),
}

__all__ = [
    "BOTS",
    "LEVELS",
    "Analysis",
    "Bot",
    "Decision",
    "Player",
    "RankedMove",
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
