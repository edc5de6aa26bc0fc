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
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np

from setu.bots.certain import Certainty, sees_losses
from setu.bots.ismcts import (
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
    REFUTED,
    SEARCH,
    STANDS,
    Tree,
    Workspace,
    search_some,
)
from setu.bots.levels import CARELESS, PACKAGE, RANDOM, read_bot
from setu.bots.simple import SEEN, WORLDS
from setu.engine import entry_points
from setu.engine.board import BoardArray
from setu.engine.observation import Observation
from setu.engine.record_view import record_view
from setu.engine.rng import KEY_WORDS, Rng, key_from_seed, new_rng, rng_below
from setu.engine.rule import memory_for
from setu.engine.texts import Text, text

NODES, EDGES = 1 << 17, 1 << 19
FIRST_CHUNK, CHUNK_SECONDS = 8, 0.01
SETTLED_PASSES = 32  # in fewer worlds a single candidate may be an accident
ADVICE_ITERATIONS = 1000
# Where wins are forced and there is a time: positions looked at for every iteration, moves refuted in one go, and what
# share of the time is left for the last look.
EFFORT, MOST_REFUTED, LAST_LOOK = 2, 16, 0.2
FEWEST = 4  # iterations, below which nobody looks


@dataclass(frozen=True)
class RankedMove:
    """A move that was thought of: how often, and what chance to win it leaves each seat."""

    move: int
    visits: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """The moves of a position, the best first, and the chances of each seat to win it."""

    moves: tuple[RankedMove, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """What a bot does, what it expects per seat, the move it rejected last, and its reason in a sentence."""

    move: int
    chances: tuple[float, ...]
    rejected: int | None
    reason: Text


class SearchTree:
    """The room one bot thinks in. Kept from move to move, it keeps what it has thought of the moves to come.

    A bot that does not search needs no tree: most of the room, and of the time to make it, is the tree's.
    """

    def __init__(self, observation: Observation, *, searches: bool = True) -> None:
        game, seats = observation.game, observation.seats
        b = record_view(observation.board[0])
        memory = memory_for(observation.board)
        self.memory = memory  # it lives as long as the tree
        self.board: BoardArray = memory.board if memory else observation.board
        empty = memory.array if memory else np.zeros
        states, moves = empty(ALL_SLOTS, game.state), game.most_moves(b)
        self.workspace = Workspace(
            states=states,
            words=states.view(np.int64).reshape(ALL_SLOTS, -1),
            listed=empty(moves + (game.search.room if searches else 0), np.int32),
            keys=empty((WORLDS if game.hidden else 1, KEY_WORDS), np.uint32),
            chances=empty(seats, np.float64),
        )
        self.tree = Tree(
            nodes=empty(NODES if searches else 1, NODE),
            edges=empty(EDGES if searches else 1, EDGE),
            counts=empty(COUNTS, np.int64),
            edge_of=empty(game.move_numbers(b), np.int32),
            path=empty(DEEPEST + 1, np.int64),
            priors=empty(moves, np.float64),
            candidates=empty(KEPT, np.int64),
        )
        self.settings = empty(1, SEARCH)
        for name in SEARCH.names or ():
            self.settings[name] = getattr(game.search, name)
        self.states = states
        self.nodes, self.edges, self.counts = self.tree.nodes, self.tree.edges, self.tree.counts

    def begin(self) -> None:
        """Look at a new position; when the tree has become large, forget it."""
        self.counts[[PASSES, NEXT, CANDIDATES]] = 0
        if self.counts[NODES_USED] * 4 > NODES or self.counts[EDGES_USED] * 2 > EDGES:
            self.forget()

    def forget(self) -> None:
        """Empty the tree."""
        self.nodes["key"] = 0
        self.counts[:] = 0

    def think(self, error_rate: int, observation: Observation, rng: Rng, iterations: int) -> int:
        """A simple bot's move, or the root of the tree after so many more iterations."""
        return int(search_some(*self.arguments(error_rate, observation, rng, iterations)))

    def arguments(self, error_rate: int, observation: Observation, rng: Rng, iterations: int) -> tuple[Any, ...]:
        """What the search is called with."""
        self.states[SEEN] = observation.state[0]
        seat, work, tree = observation.seat, self.workspace, self.tree
        return error_rate, self.board, seat, rng, work, tree, self.settings, iterations

    def search(self, observation: Observation, rng: Rng, iterations: int, seconds: float | None) -> Analysis:
        """Think for so many iterations, or, with `seconds`, for so long, unless it is settled before."""
        self.begin()
        looks = observation.game.search.room > 0
        if seconds is not None:
            root = self._search_until(observation, rng, time.perf_counter() + seconds, LAST_LOOK * seconds * looks)
        elif looks and iterations >= FEWEST:
            for part in (iterations - iterations // 2, iterations // 2):
                self.think(RANDOM, observation, rng, part - 1)  # a look ends with one more
                root = self._look(observation, rng, iterations)
        else:
            root = self.think(RANDOM, observation, rng, iterations)
        return self._analysis(observation, root)

    def _search_until(self, observation: Observation, rng: Rng, last: float, reserve: float) -> int:
        """Think as long as there is time; with a reserve of it look for sure wins whenever it has thought twice as long
        and at the end.
        """
        chunk, root, done, looked, end = FIRST_CHUNK, NONE, 0, 0, last - reserve
        while root == NONE or (time.perf_counter() < end and not self._is_settled(root)):
            started = time.perf_counter()
            root = self.think(RANDOM, observation, rng, chunk)
            done += chunk
            spent = time.perf_counter() - started
            if reserve and done >= 2 * looked:
                looked = done
                self._look(observation, rng, EFFORT * done, end)
            left = max(0.0, min(CHUNK_SECONDS, end - time.perf_counter()))
            chunk = max(1, min(4 * chunk, int(chunk * left / max(spent, 1e-6))))
        return self._look(observation, rng, EFFORT * done, last) if reserve and not self._is_settled(root) else root

    def _look(self, observation: Observation, rng: Rng, effort: int, end: float = math.inf) -> int:
        """Leave out what somebody can refute for certain, the best first, until the best stands; the root."""
        self.counts[STANDS] = 0
        for _ in range(MOST_REFUTED):
            if self.counts[STANDS] or time.perf_counter() > end:
                break
            self.think(RANDOM, observation, rng, -effort)
        return self.think(RANDOM, observation, rng, 1)  # of a move that was not thought of before something is known

    def _is_settled(self, root: int) -> bool:
        """One candidate has been left of all moves: more thought would only say so again."""
        if self.counts[CANDIDATES] > 1 or self.counts[PASSES] < SETTLED_PASSES:
            return False
        edge = int(self.nodes[root]["edge"])
        while edge != NONE and self.edges[edge]["visits"] > 0:
            edge = int(self.edges[edge]["next"])
        return edge == NONE

    def _analysis(self, observation: Observation, root: int) -> Analysis:
        legal = set(legal_moves(observation))
        found, refuted, edge, seats = [], set(), int(self.nodes[root]["edge"]), observation.seats
        while edge != NONE:
            one = self.edges[edge]
            if one["visits"] > 0 and int(one["move"]) in legal:
                shares = one["value"][:seats] / one["visits"]
                found.append(RankedMove(int(one["move"]), int(one["visits"]), tuple(shares.tolist())))
                refuted |= {int(one["move"])} if one["looked"] == REFUTED else set()
            edge = int(one["next"])
        sigma = observation.game.search.sigma
        found.sort(key=lambda ranked: (ranked.move in refuted, -_sure(ranked, observation.seat, sigma)))
        visits = np.array([ranked.visits for ranked in found], np.float64)
        chances = (visits[:, None] * np.array([ranked.chances for ranked in found])).sum(axis=0) / visits.sum()
        return Analysis(tuple(found), tuple(chances.tolist()))


def make_search(observation: Observation) -> None:
    """Have the machine code of the search made, or read from disk."""
    search_some.make(*SearchTree(observation, searches=False).arguments(RANDOM, observation, new_rng(0), 1))


class Player:
    """A bot in one seat of one game, with its rng and its tree.

    Who makes a new one for every decision says with `eye` whose it is: the same stone seems to stand at the same
    place, however often it is looked at.
    """

    def __init__(self, bot: str, rng: Rng, eye: str = "") -> None:
        self.name = read_bot(bot).name
        self.rng = rng
        self._tree: SearchTree | None = None
        self._eye = eye or str(int(rng[0]))

    def choose(self, observation: Observation, seconds: float | None = None) -> int:
        """The move it makes."""
        legal = legal_moves(observation)
        if len(legal) == 1:
            return legal[0]
        return self._decide(observation, legal, seconds)[0]

    def think(self, observation: Observation, seconds: float | None = None) -> Decision:
        """The move it makes, and why."""
        legal = legal_moves(observation)
        if len(legal) == 1:
            return Decision(legal[0], _estimated(observation), None, text(PACKAGE, "reason-only"))
        move, analysis = self._decide(observation, legal, seconds)
        if analysis is None:
            chances = _estimated(observation)
            reason = "reason-random" if self.name == "random" else "reason-simple"
            slots = {} if self.name == "random" else {"chance": percent(chances[observation.seat])}
            return Decision(move, chances, None, text(PACKAGE, reason, **slots))
        return _reasoned(observation, move, analysis)

    def sees(self, observation: Observation) -> Observation:
        """What the bot makes of what its seat sees, where distances are judged by eye."""
        state = observation.state.copy()
        key = key_from_seed(f"eye {self._eye} {observation.seat}")
        misjudges = read_bot(self.name, observation.game).misjudges
        entry_points.misjudge(observation.board, state, observation.seat, key, misjudges)
        return replace(observation, state=state)

    def _decide(self, observation: Observation, legal: list[int], seconds: float | None) -> tuple[int, Analysis | None]:
        bot = read_bot(self.name, observation.game)
        seen = self.sees(observation)
        tree = self._tree = self._tree or SearchTree(observation, searches=bot.searches)
        if not bot.searches:
            move = tree.think(bot.error_rate, seen, self.rng, 0)
            return move if move in legal else self._next_best(seen, legal), None
        certainty = None if sees_losses(seen) else Certainty(seen)
        win = certainty.first_win(believed(seen, legal)) if certainty else None
        if win is not None:
            return win, _won_with(seen, win)
        if bot.error_rate > 0 and rng_below(self.rng, 100) < bot.error_rate:
            move = tree.think(CARELESS, seen, self.rng, 0)
            if move in legal and not (certainty and certainty.loses(move)):
                return move, None  # what is far is overlooked, not what is near
        limit = bot.seconds if seconds is None or bot.seconds is None else min(seconds, bot.seconds)
        analysis = tree.search(seen, self.rng, bot.iterations, limit)
        ranked = [one for one in analysis.moves if one.move in legal]
        if not ranked:
            return self._next_best(seen, legal), None
        analysis = replace(analysis, moves=tuple(ranked))
        return _without_sure_loss(seen, legal, analysis, certainty) if certainty else (ranked[0].move, analysis)

    def _next_best(self, seen: Observation, legal: list[int]) -> int:
        """What it believes in next when a move was refused: of the table's truth only refusals tell it."""
        possible = believed(seen, legal)
        if not set(possible) <= set(legal_moves(seen)):
            return possible[rng_below(self.rng, len(possible))]
        value, places = np.zeros(len(possible)), np.zeros(seen.seats, np.float64)
        for number, move in product(range(WORLDS), range(len(possible))):
            world, key = seen.state.copy(), key_from_seed(f"next best {number}")
            entry_points.determinize(seen.board, world, seen.seat, key)
            entry_points.play(seen.board, world, seen.seat, possible[move])
            entry_points.estimate(seen.board, world, places)
            value[move] += places[seen.seat]
        return possible[int(value.argmax())]


def choose(bot: str, observation: Observation, rng: Rng, seconds: float | None = None, *, eye: str = "") -> int:
    """The move a bot makes, from what its seat sees. `seconds` shortens the time of a bot that has a time."""
    return Player(bot, rng, eye).choose(observation, seconds)


def think(bot: str, observation: Observation, rng: Rng, seconds: float | None = None, *, eye: str = "") -> Decision:
    """The move a bot makes, what it expects and why."""
    return Player(bot, rng, eye).think(observation, seconds)


def advise(
    observation: Observation,
    *,
    iterations: int = ADVICE_ITERATIONS,
    seconds: float | None = None,
    rng: Rng | None = None,
) -> Analysis:
    """The best moves of a seat and its chances, by a search of so many iterations or, if given, seconds."""
    return SearchTree(observation).search(observation, new_rng(0) if rng is None else rng, iterations, seconds)


def legal_moves(observation: Observation) -> list[int]:
    """What the seat may do, as it knows itself."""
    out = np.zeros(observation.game.most_moves(record_view(observation.board[0])), np.int32)
    return [
        int(move) for move in out[: entry_points.moves(observation.board, observation.state, observation.seat, out)]
    ]


def believed(seen: Observation, legal: list[int]) -> list[int]:
    """Of the moves that would not be refused those that the seat takes to be possible; if there is none, all."""
    allowed = set(legal)
    return [move for move in legal_moves(seen) if move in allowed] or legal


def _without_sure_loss(
    seen: Observation, legal: list[int], analysis: Analysis, certainty: Certainty
) -> tuple[int, Analysis | None]:
    """The best move after which the seat has not lost for certain at the next decision, if there is one."""
    for place, ranked in enumerate(analysis.moves):
        if not certainty.loses(ranked.move):
            return ranked.move, replace(analysis, moves=analysis.moves[place:])
    looked_at = {ranked.move for ranked in analysis.moves}
    others = (move for move in believed(seen, legal) if move not in looked_at and not certainty.loses(move))
    other = next(others, None)
    return (analysis.moves[0].move, analysis) if other is None else (other, None)


def _won_with(observation: Observation, move: int) -> Analysis:
    """What is thought of a move that wins for certain: nothing else is worth a thought."""
    chances = tuple(float(seat == observation.seat) for seat in range(observation.seats))
    return Analysis((RankedMove(move, 1, chances),), chances)


def _estimated(observation: Observation) -> tuple[float, ...]:
    """What the seat's own guess at the table is worth at a glance."""
    imagined, key = observation.state.copy(), np.zeros(8, np.uint32)
    entry_points.determinize(observation.board, imagined, observation.seat, key)
    out = np.zeros(observation.seats, np.float64)
    entry_points.estimate(observation.board, imagined, out)
    return tuple(out.tolist())


def _reasoned(observation: Observation, move: int, analysis: Analysis) -> Decision:
    best = analysis.moves[0]
    slots: dict[str, Any] = {"chance": percent(best.chances[observation.seat])}
    if len(analysis.moves) == 1:
        return Decision(move, best.chances, None, text(PACKAGE, "reason-clear", **slots))
    second = analysis.moves[1]
    b, s = record_view(observation.board[0]), record_view(observation.state[0])
    remark = np.zeros(1, np.int64)
    entry_points.remarks(
        observation.board, observation.state, observation.seat, np.array([second.move], np.int32), remark
    )
    slots["rejected"] = observation.game.words.sentence(b, s, observation.seat, second.move, int(remark[0]))
    slots["other"] = percent(second.chances[observation.seat])
    return Decision(move, best.chances, second.move, text(PACKAGE, "reason-search", **slots))


def _sure(ranked: RankedMove, seat: int, sigma: float) -> float:
    """What a move is worth at least, as far as was seen: few visits prove little."""
    return ranked.chances[seat] - sigma / math.sqrt(ranked.visits)


def percent(chance: float) -> int:
    """A chance as it is told."""
    return round(100 * chance)
