"""Was there a better move, and how do things stand? Asked of a search, decision by decision.

**A better move.** A search alone answers badly: it hardly looks at moves it does not like, and the best of many guesses
is a lucky guess. So the move that was made and the best that the search finds are tried again, both in the same worlds,
which are imagined from what the seat could see and which the search has not met. The other move counts as better only
if its lead is more than those worlds may give by accident.

**How things stand.** All think well of their own chances: imagined opponents hold worse cards than real ones. Chances
seen from the seat on turn would jump with every turn and mean nothing. So what a move leaves each seat is looked up in
the world as it was, with all hands, where only the luck to come is unknown: dice, and the order of cards in piles.

**What chance made of a move.** The same search, with all it has learned, looks at the position that really came of the
move, as often as it looked at what might have come of it. What so few looks may give by accident is taken off. Where
others answered in secret it only guesses what they might have done, so there it is believed well beyond accident only.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from setu.bots.bot import Analysis, SearchTree, legal_moves
from setu.bots.ismcts import CANDIDATES, EDGES_USED, MADE, NEXT, NONE
from setu.bots.levels import RANDOM
from setu.bots.simple import DETERMINIZED
from setu.engine.observation import Observation
from setu.engine.rng import KEY_WORDS, Rng, rng_below
from setu.engine.state import StateArray

LEAST_LEAD = 0.01  # chance to win; a smaller difference is nobody's mistake
CERTAINTY = 3.0  # standard errors: fewer than one decision in seven hundred is called a mistake by accident
LEAST_WORLDS = 4
FORCED_SHARE = 4  # where there is no choice, a quarter of the thinking values the position

MOST_COMPARED = 2  # moves that are tried again in the same worlds
SLICE = 100  # iterations between two breaths

Chances = tuple[float, ...]
# Of a move that was made: there was no choice; it was as good as the search's own; it was another one.
Rank = Literal["only", "first", "other"]
Piles = tuple[tuple[str, str], ...]
Worth = NDArray[np.float64]
Result = TypeVar("Result")
Slices = Generator[None, None, Result]  # work that can be laid down now and then, so that nobody waits for it long


@dataclass(frozen=True)
class Comparison:
    """What the move that was made leaves each seat, and the proved better one, if any, with what it would have.

    `came` is what the move left once chance had spoken; None if chance was not asked. `doubt` is the standard error of
    each seat's chance: what so few worlds give by accident.
    """

    rank: Rank
    chosen: Chances
    better: int | None
    best: Chances
    doubt: Chances
    came: Chances | None = None


@dataclass(frozen=True)
class _Weighed:
    """A move in all worlds it was tried in, [world, seat]; the better one, if one is proved, and by how much."""

    rank: Rank
    worth: Worth
    better: int | None
    lead: Worth


class Comparator:
    """Weighs the decisions of one game, one after the other. `actual` is the whole state in which a seat decides."""

    def __init__(self, observation: Observation) -> None:
        self._tree = SearchTree(observation)

    def compare(
        self,
        observation: Observation,
        actual: StateArray,
        chosen: int,
        iterations: int,
        rng: Rng,
        came: StateArray | None = None,
        *,
        answered: bool = False,
    ) -> Slices[Comparison]:
        """A decision: could its maker have known better? And if chance made `came` of it: was it kind?"""
        self._forget()
        found = yield from self._find_better(observation, actual, chosen, iterations, rng)
        might, left = found.worth, found.worth.mean(axis=0)
        best, doubt = _shares(left + found.lead), tuple(_accident(might).tolist())
        compared = Comparison(found.rank, _shares(left), found.better, best, doubt)
        if came is None:
            return compared
        did = yield from self._in_actual_world(observation, came, rng, chosen, len(might), made=True)
        return replace(compared, came=_shares(left + _beyond_accident(might, did, CERTAINTY if answered else 1.0)))

    def _find_better(
        self, observation: Observation, actual: StateArray, chosen: int, iterations: int, rng: Rng
    ) -> Slices[_Weighed]:
        nothing = np.zeros(observation.seats)
        if len(legal_moves(observation)) == 1:
            worlds = _worlds(iterations // FORCED_SHARE)
            left = yield from self._in_actual_world(observation, actual, rng, chosen, worlds)
            return _Weighed("only", left, None, nothing)
        worlds = _worlds(iterations)
        analysis = yield from self._search(observation, rng, iterations)
        best, visits = analysis.moves[0].move, {ranked.move: ranked.visits for ranked in analysis.moves}
        if best == chosen:
            left = yield from self._in_actual_world(observation, actual, rng, chosen, worlds)
            return _Weighed("first", left, None, nothing)
        yield from self._catch_up(observation, rng, chosen, visits[best] - visits.get(chosen, 0))
        worth = yield from self._worth(observation, rng, [chosen, best], worlds)
        left = worth[:, 0]
        if observation.game.hidden:
            left = yield from self._in_actual_world(observation, actual, rng, chosen, worlds)
        leads = worth[:, 1, observation.seat] - worth[:, 0, observation.seat]
        if not _is_proved(leads):
            return _Weighed("other" if leads.mean() > 0 else "first", left, None, nothing)
        return _Weighed("other", left, best, (worth[:, 1] - worth[:, 0]).mean(axis=0))

    def value(self, observation: Observation, actual: StateArray, iterations: int, rng: Rng) -> Slices[Chances]:
        """What a position is worth to each seat if the best move is made."""
        self._forget()
        best = (yield from self._search(observation, rng, iterations)).moves[0].move
        left = yield from self._in_actual_world(observation, actual, rng, best, _worlds(iterations))
        return _shares(left.mean(axis=0))

    def _forget(self) -> None:
        self._tree.nodes["key"] = 0
        self._tree.counts[:] = 0
        self._tree.counts[EDGES_USED] = MOST_COMPARED

    def _search(self, observation: Observation, rng: Rng, iterations: int) -> Slices[Analysis]:
        yield from self._think(observation, rng, iterations - 1)
        return self._tree.search(observation, rng, 1, None)

    def _think(self, observation: Observation, rng: Rng, iterations: int) -> Slices[None]:
        while iterations > 0:
            self._tree.think(RANDOM, observation, rng, min(SLICE, iterations))
            iterations -= SLICE
            yield

    def _catch_up(self, observation: Observation, rng: Rng, move: int, behind: int) -> Slices[None]:
        """Think as much about this move as about its rival: what is less thought through looks better than it is."""
        if behind > 0:
            self._take_up(observation, rng, [move])
            yield from self._think(observation, rng, behind)

    def _worth(self, observation: Observation, rng: Rng, moves: list[int], worlds: int) -> Slices[Worth]:
        """What each move leaves every seat in worlds that the seat can imagine, [world, move, seat]."""
        self._take_up(observation, rng, moves)
        worth = np.zeros((worlds, len(moves), observation.seats))
        for world in range(worlds):
            worth[world] = self._look(observation, rng, len(moves))
            if world % SLICE == 0:
                yield
        return worth

    def _in_actual_world(
        self, observation: Observation, actual: StateArray, rng: Rng, move: int, worlds: int, *, made: bool = False
    ) -> Slices[Worth]:
        """What a move leaves every seat in the world as it was, [world, seat]: each with other luck to come.

        Where the move is `made`, the world is what came of it.
        """
        self._take_up(observation, rng, [move])
        tree, left = self._tree, np.zeros((worlds, observation.seats))
        tree.counts[MADE] = made
        dice = np.random.default_rng(rng_below(rng, 1 << 31))
        for world, state in enumerate(with_luck_to_come(actual, worlds, observation.game.piles, dice)):
            tree.states[DETERMINIZED] = state
            tree.tree.candidates[0] = 0
            left[world] = self._look(observation, rng, 1, candidates=1)[0]
            if world % SLICE == 0:
                yield
        tree.counts[MADE] = False
        return left

    def _look(self, observation: Observation, rng: Rng, moves: int, candidates: int = 0) -> Worth:
        """One look at each move taken up, [move, seat]: in a world that is there, or, without candidates, a new one."""
        tree, edges = self._tree, self._tree.edges[:moves]
        edges["visits"], edges["value"] = 0, 0.0
        tree.counts[NEXT], tree.counts[CANDIDATES] = 0, candidates
        tree.think(RANDOM, observation, rng, moves)
        seen: Worth = (
            edges["value"][:, : observation.seats] / edges["visits"][:, None]
        )  # the position may come up again
        return seen

    def _take_up(self, observation: Observation, rng: Rng, moves: list[int]) -> None:
        """Leave only these moves at the root, on the edges that were kept for them when everything was forgotten."""
        tree, edges = self._tree, self._tree.edges[: len(moves)]
        tree.counts[[NEXT, CANDIDATES]] = 0
        root = tree.think(RANDOM, observation, rng, 1)
        edges["move"], edges["next"] = moves, [NONE, *range(len(moves) - 1)]
        edges["visits"], edges["value"] = 0, 0.0
        tree.nodes[root]["edge"], tree.nodes[root]["whole"] = len(moves) - 1, 0  # and no other comes back
        tree.counts[[NEXT, CANDIDATES]] = 0


def with_luck_to_come(actual: StateArray, worlds: int, piles: Piles, dice: np.random.Generator) -> StateArray:
    """The world as it was, so many times, each with its own dice and its own order of the cards in piles."""
    states = np.repeat(actual, worlds)
    states["key"] = dice.integers(0, 1 << 32, (worlds, KEY_WORDS), np.uint32)
    for cards, left in piles:
        pile = states[cards]
        place = dice.random(pile.shape)
        place[np.arange(pile.shape[-1]) >= states[left][..., None]] = 1.0  # nothing lies there
        states[cards] = np.take_along_axis(pile, place.argsort(axis=-1, kind="stable"), axis=-1)
    return states


def chance_was_asked(before: StateArray, after: StateArray, piles: Piles) -> bool:
    """Was anything thrown, shuffled or drawn from a pile between these two?"""
    counts = ("drawn", *(left for _, left in piles))
    return any((before[count] != after[count]).any() for count in counts)


def _worlds(iterations: int) -> int:
    return max(LEAST_WORLDS, iterations // 4)


def _is_proved(leads: Worth) -> bool:
    """Is a lead, seen in so many worlds, more than accident?"""
    lead = float(leads.mean())
    return lead > LEAST_LEAD and lead > CERTAINTY * float(leads.std(ddof=1)) / math.sqrt(len(leads))


def _beyond_accident(might: Worth, did: Worth, certainty: float) -> Worth:
    """What came of a move less what might have, without what so few looks, so many times over, give by accident."""
    change = did.mean(axis=0) - might.mean(axis=0)
    accident = (might.var(axis=0, ddof=1) / len(might) + did.var(axis=0, ddof=1) / len(did)).sum()
    size = (change**2).sum()
    shrunk: Worth = change * max(0.0, 1 - certainty**2 * accident / size) if size > 0 else change
    return shrunk


def _accident(worth: Worth) -> Worth:
    """The standard error of a mean over so many worlds."""
    error: Worth = worth.std(axis=0, ddof=1) / math.sqrt(len(worth))
    return error


def _shares(left: Worth) -> Chances:
    """As chances: none below nothing, and together 1, for somebody wins."""
    clipped = left.clip(0.0, 1.0)
    return tuple((clipped / clipped.sum()).tolist())
