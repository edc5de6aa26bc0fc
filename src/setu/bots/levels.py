"""Which bots there are: simple ones, six levels from a first game to a master, and searches for researchers.

>>> from setu.bots.levels import read_bot
>>> read_bot("search:500")
Bot(name='search:500', iterations=500, seconds=None, slips=0)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from setu.engine.errors import BadOptions
from setu.engine.texts import Text, text

PACKAGE = "setu.bots"


@dataclass(frozen=True)
class Bot:
    """How a bot decides: by search with a budget of iterations or seconds, or else as a simple player."""

    name: str
    iterations: int = 0
    seconds: float | None = None
    slips: int = 0  # of a hundred moves that a search makes, so many are the greedy player's

    @property
    def searches(self) -> bool:
        return self.iterations > 0 or self.seconds is not None


LEVELS = ("newcomer", "learner", "friend", "rival", "expert", "master")  # weakest first
BOTS = ("random", "greedy", *LEVELS)

_SEARCHING = {
    "rival": Bot("rival", iterations=300, slips=5),
    "expert": Bot("expert", iterations=1500),
    "master": Bot("master", seconds=1.0),
}
_SEARCH = re.compile(r"search:(?:(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)s)")


def read_bot(name: str) -> Bot:
    """A bot by name; BadOptions says which there are."""
    if name in _SEARCHING:
        return _SEARCHING[name]
    if name in BOTS:
        return Bot(name)
    written = _SEARCH.fullmatch(str(name))
    if written and written[1] and int(written[1]) > 0:
        return Bot(name, iterations=int(written[1]))
    if written and written[2] and float(written[2]) > 0:
        return Bot(name, seconds=float(written[2]))
    raise BadOptions(text(PACKAGE, "unknown-bot", name=str(name), expected=", ".join(BOTS)))


def title(level: str) -> Text:
    """What a level is called."""
    return text(PACKAGE, f"level-{level}")


def style(level: str) -> Text:
    """How a level plays, in one sentence."""
    return text(PACKAGE, f"style-{level}")
