"""Which bots there are: simple ones, six levels from a first game to a master, and searches for researchers.

>>> from setu.bots.levels import read_bot
>>> read_bot("search:500")
Bot(name='search:500', iterations=500, seconds=None, error_rate=0, misjudges=3)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from setu.engine.errors import BadOptions
from setu.engine.game import Game, SearchSettings
from setu.engine.texts import Text, text

PACKAGE = "setu.bots"


LEVELS = ("newcomer", "learner", "friend", "rival", "expert", "master")  # weakest first
BOTS = ("random", "greedy", *LEVELS)
# How often a player slips: of a hundred moves so many are made at random, though never past a sure win.
GREEDY, CARELESS, RANDOM = 0, 100, 101  # a random player passes even that
MASTER_SECONDS = 1.0
# How far off a level may judge a distance where the players do so by eye, in percent; a search judges like the master.
BY_EYE = {"newcomer": 15, "learner": 12, "friend": 9, "rival": 7, "expert": 5, "master": 3}
_SEARCH = re.compile(r"search:(?:(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)s)")


@dataclass(frozen=True)
class Bot:
    """How a bot decides: by search with a budget of iterations or seconds, or else by the best estimate; with slips."""

    name: str
    iterations: int = 0
    seconds: float | None = None
    error_rate: int = GREEDY
    misjudges: int = 0  # by how much distances by eye may be off, in percent

    @property
    def searches(self) -> bool:
        return self.iterations > 0 or self.seconds is not None


def read_bot(name: str, game: Game | None = None) -> Bot:
    """A bot by name, as it plays in a game; BadOptions says which there are."""
    if name in LEVELS[:-1]:
        iterations, error_rate = (game.search if game else SearchSettings()).levels[LEVELS.index(name)]
        return Bot(name, iterations, error_rate=error_rate, misjudges=BY_EYE[name])
    if name == LEVELS[-1]:
        return Bot(name, seconds=MASTER_SECONDS, misjudges=BY_EYE[name])
    if name in BOTS:
        return Bot(name, error_rate=RANDOM if name == "random" else GREEDY)
    written = _SEARCH.fullmatch(str(name))
    if written and written[1] and int(written[1]) > 0:
        return Bot(name, iterations=int(written[1]), misjudges=BY_EYE["master"])
    if written and written[2] and float(written[2]) > 0:
        return Bot(name, seconds=float(written[2]), misjudges=BY_EYE["master"])
    raise BadOptions(text(PACKAGE, "unknown-bot", name=str(name), expected=", ".join(BOTS)))


def title(level: str) -> Text:
    """What a level is called."""
    return text(PACKAGE, f"level-{level}")


def style(level: str) -> Text:
    """How a level plays, in one sentence."""
    return text(PACKAGE, f"style-{level}")
