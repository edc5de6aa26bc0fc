"""From what a seat sees to a move: budgets, memory between moves, reasons and advice.

>>> from setu import Table
>>> from setu.bots import choose
>>> from setu.engine.rng import new_rng
>>> table = Table("quarry", options={"starter": "black"}, seed=1)
>>> for move in ("span e2-e5", "block a5"):
...     _ = table.play(move)
>>> table.play(choose("greedy", table.observation(), new_rng(1)))[-1].name
'ended'
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from setu.bots.levels import CARELESS, PACKAGE, RANDOM, read_bot
from setu.bots.players import SEEN, Workspace
from setu.bots.tree import (
    ALL_SLOTS,
    CANDIDATES,
    COUNTS,
    DEEPEST,
    EDGE,
    EDGES_USED,
    KEPT,
    NEXT,
    NODE,
    NODES_USED,
    NONE,
    PASSES,
    think_some,
)
from setu.engine import entry_points
from setu.engine.observation import Observation
from setu.engine.record_view import record_view
from setu.engine.rng import Rng, new_rng, rng_below
from setu.engine.state import new_states
from setu.engine.texts import Text, text

NODES, EDGES = 1 << 17, 1 << 19
FIRST_CHUNK, CHUNK_SECONDS = 8, 0.01
SETTLED_PASSES = 32  # in fewer worlds a single candidate may be an accident
ADVICE_ITERATIONS = 1000


@dataclass(frozen=True)
class Advised:
    """A move that was thought of: how often, and what chance to win it leaves each seat."""

    move: int
    visits: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Advice:
    """The moves of a position, the best first, and the chances of each seat to win it."""

    moves: tuple[Advised, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """What a bot does, what it expects per seat, the move it rejected last, and its reason in a sentence."""

    move: int
    chances: tuple[float, ...]
    rejected: int | None
    reason: Text


class Memory:
    """The room one bot thinks in. Kept from move to move, it keeps what it has thought of the moves to come.

    A bot that does not search needs no tree: most of the room, and of the time to make it, is the tree's.
    """

    def __init__(self, observation: Observation, *, searches: bool = True) -> None:
        game, seats = observation.game, observation.seats
        self.simple = Workspace(game, observation.board, seats)
        self.states = new_states(game.state, ALL_SLOTS)
        self.words = self.states.view(np.int64).reshape(ALL_SLOTS, -1)
        self.nodes, self.edges = np.zeros(NODES if searches else 1, NODE), np.zeros(EDGES if searches else 1, EDGE)
        self.counts = np.zeros(COUNTS, np.int64)
        self.edge_of = np.zeros(game.move_numbers(record_view(observation.board[0])), np.int32)
        self.path = np.zeros(DEEPEST + 1, np.int64)
        self.priors = np.zeros(len(self.simple.listed), np.float64)
        self.candidates = np.zeros(KEPT, np.int64)

    def begin(self) -> None:
        """Look at a new position; when the tree has become large, forget it."""
        self.counts[[PASSES, NEXT, CANDIDATES]] = 0
        if self.counts[NODES_USED] * 4 > NODES or self.counts[EDGES_USED] * 2 > EDGES:
            self.nodes["key"] = 0
            self.counts[:] = 0

    def think(self, slips: int, observation: Observation, rng: Rng, iterations: int) -> int:
        """A simple bot's move, or the root of the tree after so many more iterations."""
        simple, how = self.simple, observation.game.thinking
        self.states[SEEN] = observation.state[0]
        return int(
            think_some(
                slips,
                observation.board,
                self.states,
                self.words,
                observation.seat,
                rng,
                simple.listed,
                simple.keys,
                simple.chances,
                self.nodes,
                self.edges,
                self.counts,
                self.edge_of,
                self.path,
                self.priors,
                self.candidates,
                iterations,
                how.ahead,
                how.rounds,
                how.tries,
                how.guesses,
                how.curiosity,
                how.trust,
                how.noise,
            )
        )

    def search(self, observation: Observation, rng: Rng, iterations: int, seconds: float | None) -> Advice:
        """Think for so many iterations, or, with `seconds`, for so long, unless it is settled before."""
        self.begin()
        if seconds is None:
            return self._advice(observation, self.think(RANDOM, observation, rng, iterations))
        end = time.perf_counter() + seconds
        chunk, root = FIRST_CHUNK, NONE
        while root == NONE or (time.perf_counter() < end and not self._is_settled(root)):
            started = time.perf_counter()
            root = self.think(RANDOM, observation, rng, chunk)
            spent = time.perf_counter() - started
            left = max(0.0, min(CHUNK_SECONDS, end - time.perf_counter()))
            chunk = max(1, min(4 * chunk, int(chunk * left / max(spent, 1e-6))))
        return self._advice(observation, root)

    def _is_settled(self, root: int) -> bool:
        """One candidate has been left of all moves: more thought would only say so again."""
        if self.counts[CANDIDATES] > 1 or self.counts[PASSES] < SETTLED_PASSES:
            return False
        edge = int(self.nodes[root]["edge"])
        while edge != NONE and self.edges[edge]["visits"] > 0:
            edge = int(self.edges[edge]["next"])
        return edge == NONE

    def _advice(self, observation: Observation, root: int) -> Advice:
        legal = set(legal_moves(observation))
        found, edge, seats = [], int(self.nodes[root]["edge"]), observation.seats
        while edge != NONE:
            one = self.edges[edge]
            if one["visits"] > 0 and int(one["move"]) in legal:
                shares = one["value"][:seats] / one["visits"]
                found.append(Advised(int(one["move"]), int(one["visits"]), tuple(shares.tolist())))
            edge = int(one["next"])
        found.sort(key=lambda advised: -_sure(advised, observation.seat, observation.game.thinking.noise))
        visits = np.array([advised.visits for advised in found], np.float64)
        chances = (visits[:, None] * np.array([advised.chances for advised in found])).sum(axis=0) / visits.sum()
        return Advice(tuple(found), tuple(chances.tolist()))


class Thinker:
    """A bot in one seat of one game, with its luck and its memory."""

    def __init__(self, bot: str, rng: Rng) -> None:
        self.name = read_bot(bot).name
        self.rng = rng
        self._memory: Memory | None = None

    def choose(self, observation: Observation, seconds: float | None = None) -> int:
        """The move it makes."""
        legal = legal_moves(observation)
        if len(legal) == 1:
            return legal[0]
        return self._decide(observation, legal, seconds)[0]

    def think(self, observation: Observation, seconds: float | None = None) -> Thought:
        """The move it makes, and why."""
        legal = legal_moves(observation)
        if len(legal) == 1:
            return Thought(legal[0], _estimated(observation), None, text(PACKAGE, "reason-only"))
        move, advice = self._decide(observation, legal, seconds)
        if advice is None:
            chances = _estimated(observation)
            reason = "reason-random" if self.name == "random" else "reason-simple"
            slots = {} if self.name == "random" else {"chance": _percent(chances[observation.seat])}
            return Thought(move, chances, None, text(PACKAGE, reason, **slots))
        return _reasoned(observation, move, advice)

    def _decide(self, observation: Observation, legal: list[int], seconds: float | None) -> tuple[int, Advice | None]:
        bot = read_bot(self.name, observation.game)
        memory = self._memory = self._memory or Memory(observation, searches=bot.searches)
        if not bot.searches:
            return memory.think(bot.slips, observation, self.rng, 0), None
        if bot.slips > 0 and rng_below(self.rng, 100) < bot.slips:
            return memory.think(CARELESS, observation, self.rng, 0), None
        limit = bot.seconds if seconds is None or bot.seconds is None else min(seconds, bot.seconds)
        advice = memory.search(observation, self.rng, bot.iterations, limit)
        return advice.moves[0].move, advice


def choose(bot: str, observation: Observation, rng: Rng, seconds: float | None = None) -> int:
    """The move a bot makes, from what its seat sees. `seconds` shortens the time of a bot that has a time."""
    return Thinker(bot, rng).choose(observation, seconds)


def think(bot: str, observation: Observation, rng: Rng, seconds: float | None = None) -> Thought:
    """The move a bot makes, what it expects and why."""
    return Thinker(bot, rng).think(observation, seconds)


def advise(
    observation: Observation,
    *,
    iterations: int = ADVICE_ITERATIONS,
    seconds: float | None = None,
    rng: Rng | None = None,
) -> Advice:
    """The best moves of a seat and its chances, by a search of so many iterations or, if given, seconds."""
    return Memory(observation).search(observation, new_rng(0) if rng is None else rng, iterations, seconds)


def legal_moves(observation: Observation) -> list[int]:
    """What the seat may do, as it knows itself."""
    out = np.zeros(observation.game.most_moves(record_view(observation.board[0])), np.int32)
    return [
        int(move) for move in out[: entry_points.moves(observation.board, observation.state, observation.seat, out)]
    ]


def _estimated(observation: Observation) -> tuple[float, ...]:
    """What the seat's own guess at the table is worth at a glance."""
    imagined, key = observation.state.copy(), np.zeros(8, np.uint32)
    entry_points.determinize(observation.board, imagined, observation.seat, key)
    out = np.zeros(observation.seats, np.float64)
    entry_points.estimate(observation.board, imagined, out)
    return tuple(out.tolist())


def _reasoned(observation: Observation, move: int, advice: Advice) -> Thought:
    best = advice.moves[0]
    slots: dict[str, Any] = {"chance": _percent(best.chances[observation.seat])}
    if len(advice.moves) == 1:
        return Thought(move, best.chances, None, text(PACKAGE, "reason-clear", **slots))
    second = advice.moves[1]
    b, s = record_view(observation.board[0]), record_view(observation.state[0])
    remark = np.zeros(1, np.int64)
    entry_points.remarks(
        observation.board, observation.state, observation.seat, np.array([second.move], np.int32), remark
    )
    slots["rejected"] = observation.game.words.sentence(b, s, observation.seat, second.move, int(remark[0]))
    slots["other"] = _percent(second.chances[observation.seat])
    return Thought(move, best.chances, second.move, text(PACKAGE, "reason-search", **slots))


def _sure(advised: Advised, seat: int, noise: float) -> float:
    """What a move is worth at least, as far as was seen: few visits prove little."""
    return advised.chances[seat] - noise / math.sqrt(advised.visits)


def _percent(chance: float) -> int:
    return round(100 * chance)
