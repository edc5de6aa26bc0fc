"""What many games of Quarry tell: which stones are used, and by winners."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board
from setu.engine.game import Pieces
from setu.engine.state import StateArray
from setu.engine.stats import Share, Statistic
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import KINDS, NOBODY
from setu.games.quarry.words import kind_name, say


def statistics(b: Board, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """Use of each kind of stone, and how many decided games were won by those who had and had not played one."""
    used = b.count - states["stock"].astype(np.int64)  # [game, colour, kind]
    decided = states["winner"] != NOBODY
    won = states["winner"][:, None] == np.arange(2)
    rows = []
    for kind in range(len(KINDS)):
        played = used[:, :, kind] > 0
        rows.append(
            (
                kind_name(kind),
                f"{used[:, :, kind].mean():.2f} / {int(b.count[kind])}",
                Share.of(won[decided][played[decided]]),
                Share.of(won[decided][~played[decided]]),
            )
        )
    columns = (say("sim-stone"), say("sim-used"), say("sim-won-with"), say("sim-won-without"))
    return [Statistic(say("sim-stones"), columns, tuple(rows))]


def stone_kinds(b: Board, moves: NDArray[np.int64]) -> NDArray[np.int64]:
    """The kind of stone that a placement uses."""
    kinds = np.array([form.kind for form in FORMS], np.int64)
    placed = moves < b.placements
    return np.where(placed, kinds[b.form_of[np.where(placed, moves, 0)]], -1)


PIECES = Pieces(say("sim-stones"), lambda b: [kind_name(kind) for kind in range(len(KINDS))], stone_kinds)
