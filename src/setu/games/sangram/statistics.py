"""What many games of Sangram tell: their length and strength, and how warriors fare."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board
from setu.engine.game import Pieces
from setu.engine.state import StateArray
from setu.engine.stats import SPREAD, Row, Share, Statistic, mean, portion, share, spread, won
from setu.games.sangram.codes import action, book, warriors
from setu.games.sangram.words import say, warrior_name


def statistics(b: Board, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """The course of the games as in part 2, and the use and win rate of each warrior."""
    return [_course(states, outcomes), _warriors(states, outcomes)]


def _course(states: StateArray, outcomes: NDArray[np.int32]) -> Statistic:
    """Rounds, growth, blocked trainings, tokens, reshuffles, the winner's strength and lead (part 2)."""
    seats = outcomes.shape[1]
    scores = np.sort(outcomes[:, :, 1], axis=1)
    grew = states["grew_in"][:, :seats]
    margin = scores[:, -1] - scores[:, -2]
    rows: list[Row] = [
        (say("sim-rounds"), *spread(states["round"])),
        (say("sim-grew-a"), *spread(grew[:, :, 0][grew[:, :, 0] > 0])),
        (say("sim-grew-b"), *spread(grew[:, :, 1][grew[:, :, 1] > 0])),
        (say("sim-tokens-out"), *spread(states["most_out"])),
        (say("sim-reshuffles"), *spread(states["reshuffles"])),
        (say("sim-winner"), *spread(scores[:, -1])),
        (say("sim-margin"), *spread(margin)),
        *((say(id), figure, "", "", "", "") for id, figure in _shares(states, grew, margin)),
    ]
    columns = (say("sim-what"), say("sim-mean"), *(say("sim-share", share=one) for one in SPREAD), say("sim-most"))
    return Statistic(say("sim-course"), columns, tuple(rows))


def _shares(states: StateArray, grew: NDArray[np.int16], margin: NDArray[np.int32]) -> list[tuple[str, Share]]:
    """What happened to some players, trainings or games only."""
    seats = grew.shape[1]
    trainings = seats * int(states["round"].sum())
    return [
        ("sim-grown-share", share(grew[:, :, 1] > 0)),
        ("sim-blocked", portion(int(states["blocked"][:, :seats].sum()), trainings)),
        ("sim-ties", share(margin == 0)),
        ("sim-empty", share(states["most_out"] >= book.TOKENS)),
    ]


def _warriors(states: StateArray, outcomes: NDArray[np.int32]) -> Statistic:
    """How often each warrior was played, and how many of those who played it at all, or never, won."""
    wins = won(outcomes)
    used = states["used"][:, : wins.shape[1]].astype(np.int64)  # [game, seat, warrior]
    rows = []
    for warrior in range(len(warriors.NAMES)):
        mine = used[:, :, warrior]
        part = f"{mine.sum() / used.sum():.1%}"
        rows.append((warrior_name(warrior), part, mean(mine), share(wins[mine > 0]), share(wins[mine == 0])))
    columns = (say("sim-warrior"), say("sim-played"), say("sim-per-game"), say("sim-won-with"), say("sim-won-without"))
    return Statistic(say("sim-warriors"), columns, tuple(rows))


def warriors_played(b: Board, moves: NDArray[np.int64]) -> NDArray[np.int64]:
    """The warrior on the card that a seat plays."""
    played = (moves >= action.play.FIRST) & (moves < action.play.FIRST + action.play.SIZE)
    return np.where(played, b.warrior[np.where(played, action.play.card(moves), 0)], -1)


PIECES = Pieces(
    say("sim-warriors"), lambda b: [warrior_name(kind) for kind in range(len(warriors.NAMES))], warriors_played
)
