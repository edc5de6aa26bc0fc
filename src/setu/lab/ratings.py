"""Ratings from first places: who comes first among those at the table, and how sure that is.

A seat comes first with a chance in proportion to its bot's strength (Bradley and Terry for two, Luce for
more); a shared first place counts in parts. Strengths are those under which the results are likeliest, after
one undecided game was added for every line-up met, so that a bot that never lost keeps a finite rating.
An interval is the wider of two: that of the curvature of the likelihood, and that of drawing the deals again with
replacement, where games of one deal go together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from setu.engine.stats import Z

AVERAGE = 1500.0
POINTS = 400 / math.log(10)  # ten times as strong is 400 points more
DRAWS = 400
STEPS = 5000
CLOSE = 1e-9

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A bot's rating in Elo points, with the ends of its 95 % interval; the mean of all is AVERAGE."""

    bot: str
    value: float
    low: float
    high: float
    games: int


def first_shares(outcomes: NDArray[np.int32]) -> Floats:
    """[game, seat]: 1 for the first place, 1/k for one shared by k."""
    firsts = outcomes[:, :, 0] == 1
    return np.asarray(firsts / firsts.sum(axis=1, keepdims=True), np.float64)


def rate(
    bots: Sequence[str], seating: NDArray[np.int64], shares: Floats, deals: NDArray[np.int64], seed: int = 0
) -> list[Rating]:
    """Ratings, the strongest first, from who sat where [game, seat] and what share of the first place each had."""
    seated = (seating[:, :, None] == np.arange(len(bots))).sum(axis=1)  # [game, bot]
    lineups, lineup = np.unique(seated, axis=0, return_inverse=True)
    dealt, deal = np.unique(deals, return_inverse=True)
    games = np.zeros((len(dealt), len(lineups)))
    np.add.at(games, (deal, lineup.ravel()), 1)
    won = np.zeros((len(dealt), len(bots)))
    np.add.at(won, (deal[:, None], seating), shares)
    chosen = np.random.default_rng(seed).multinomial(len(dealt), np.full(len(dealt), 1 / len(dealt)), DRAWS)
    weights = np.vstack([np.ones(len(dealt)), chosen])
    counts = lineups.astype(np.float64)
    elo = _likeliest(weights @ games, weights @ won, counts)
    half = Z * _standard_errors(elo[0], games.sum(axis=0), counts)
    drawn = np.percentile(elo[1:], [2.5, 97.5], axis=0)
    low, high = np.minimum(elo[0] - half, drawn[0]), np.maximum(elo[0] + half, drawn[1])
    played = (seated > 0).sum(axis=0)
    ratings = [
        Rating(bot, float(elo[0, i]), float(low[i]), float(high[i]), int(played[i])) for i, bot in enumerate(bots)
    ]
    return sorted(ratings, key=lambda rating: -rating.value)


def _likeliest(games: Floats, won: Floats, lineups: Floats) -> Floats:
    """Elo ratings [draw, bot] from games [draw, lineup] and wins [draw, bot]; Hunter's iteration for all draws."""
    games = games + 1
    won = won + (lineups / lineups.sum(axis=1, keepdims=True)).sum(axis=0)
    strength = np.ones_like(won)
    for _ in range(STEPS):
        before = strength
        strength = won / ((games / (strength @ lineups.T)) @ lineups)
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
        if np.abs(np.log(strength / before)).max() < CLOSE:
            break
    return AVERAGE + POINTS * np.log(strength)


def _standard_errors(elo: Floats, games: Floats, lineups: Floats) -> Floats:
    """From the curvature of the likelihood of first places, in Elo points."""
    weight = lineups * np.exp((elo - AVERAGE) / POINTS)
    chance = weight / weight.sum(axis=1, keepdims=True)  # [lineup, bot] that it comes first
    curvature = np.einsum("l,lb,bc->bc", games + 1, chance, np.eye(len(elo)))
    curvature -= np.einsum("l,lb,lc->bc", games + 1, chance, chance)
    return np.asarray(POINTS * np.sqrt(np.diag(np.linalg.pinv(curvature))))
