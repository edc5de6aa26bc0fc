"""What many games of Rama's Bridge tell: which themes are laid out, and by winners."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from setu.engine.game import Statistic
from setu.engine.share import Share
from setu.engine.state import StateArray
from setu.engine.tables import Tables
from setu.engine.texts import Text
from setu.games.rama.box import say
from setu.games.rama.names import theme_name
from setu.games.rama.state import BROKEN, ECO_NAMES, KEPT, LAID, THEME_COUNT, UNCOMMITTED


def statistics(t: Tables, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """How many players had laid the card of a theme or made a promise by the end, and how many of them won."""
    seats = outcomes.shape[1]
    won = outcomes[:, :, 0] == 1
    laid = states["held"][:, :seats] >= LAID  # [game, seat, slot]
    themes = [_row(theme_name(theme), laid[:, :, theme], won) for theme in range(THEME_COUNT)]
    bonus = np.asarray(laid[:, :, THEME_COUNT:].any(axis=2))
    promised = states["eco"][:, :seats]  # [game, seat, promise]
    eco = [_row(say(f"sim-eco-{name}"), promised[:, :, i] != UNCOMMITTED, won) for i, name in enumerate(ECO_NAMES)]
    kept = np.asarray((promised == KEPT).any(axis=2) & ~(promised == BROKEN).any(axis=2))
    columns = (say("sim-what"), say("sim-share"), say("sim-won-with"), say("sim-won-without"))
    rows = (*themes, _row(say("sim-bonus"), bonus, won), *eco, _row(say("sim-eco-kept"), kept, won))
    return [Statistic(say("sim-laid"), columns, rows)]


def _row(name: Text, had: NDArray[np.bool_], won: NDArray[np.bool_]) -> tuple[Text | str | Share, ...]:
    return name, Share.of(had.ravel()), Share.of(won[had]), Share.of(won[~had])


def ending(reason: str) -> Text:
    """How a game ended, in words."""
    return say(f"ending-{reason}")
