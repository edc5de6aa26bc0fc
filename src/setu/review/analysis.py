"""The course of a game: before every decision the chance of each seat to win, and what changed it.

The chances before a decision are those of the best move that is proved, else of the move that was made. Between two
moments they change in three parts:

    decision = chances of the move that was made   - chances of the best move
    luck     = chances once chance has spoken      - chances of the move that was made
    late     = chances before the next decision    - chances once chance has spoken

so each seat's first chance and all its changes add up to its result. Decisions are judged by what their maker could
know. Chance speaks where a die is thrown, cards are shuffled or one is drawn, and where others choose in secret at the
same time: one and the same search judges what could have come of the move and what came of it, and the difference is
luck. Where none of that lies between two decisions there is no luck. What is left was seen late: the next search, one
move further on, judges the same position otherwise. That is nobody's luck, only the limit of the search.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from setu.engine.errors import BadOptions, engine_text
from setu.engine.game import Game
from setu.engine.observation import Observation
from setu.engine.record import Record
from setu.engine.rng import Rng, new_rng
from setu.engine.state import StateArray
from setu.engine.table import Entry, Move, Table
from setu.engine.texts import Text
from setu.review.bias import find_turn_bias, without_bias
from setu.review.weigh import Chances, Comparator, Rank, Slices, chance_was_asked

Kind = Literal["luck", "own", "other", "late"]
Label = Literal["best", "good", "slip", "blunder"]
SLIP, BLUNDER = 0.05, 0.15  # so much of the chance to win is lost at least
MOST_TURNING_POINTS = 3
WHOLE_GAME = 80_000  # iterations for all decisions of a game together; measured, 5 to 20 seconds of one core
LEAST_ITERATIONS = 40


@dataclass(frozen=True)
class DecisionReview:
    """One decision: what was played, what would have been better (None: nothing proved), and what changed then.

    `label` is None where there was nothing to decide, and where somebody gave up.
    """

    entry: int
    seat: int
    move: str
    sentence: Text
    label: Label | None
    better: Move | None
    decision: Chances
    luck: Chances
    late: Chances


@dataclass(frozen=True)
class Review:
    """A game looked back at: `chances[k]` stand before `steps[k]`, the last ones are the result.

    Without `has_luck` nothing was left to chance and nothing was secret: no step has any luck. `doubt` is by how much
    the first chances may be off, seat by seat.
    """

    game: Game
    names: tuple[str, ...]
    chances: tuple[Chances, ...]
    doubt: Chances
    steps: tuple[DecisionReview, ...]
    has_luck: bool


@dataclass(frozen=True)
class TurningPoint:
    """A step that changed a seat's chance much: by luck, by its own decision or another's, or as was seen late."""

    step: int
    kind: Kind
    change: float


def review(
    played: Table | Record, *, iterations: int | None = None, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Look back at a game, with so many `iterations` of search for each decision, or as many as are usual.

    `progress` is told how many decisions are done, of how many.
    """
    reviewer = Reviewer(played, iterations)
    while not reviewer.ready:
        reviewer.look_at_next()
        if progress is not None:
            progress(reviewer.done, reviewer.of)
    return reviewer.review()


class Reviewer:
    """A review in the making, slice by slice: it can wait, or stop, between any two."""

    def __init__(self, played: Table | Record, iterations: int | None = None) -> None:
        end = played.replay() if isinstance(played, Record) else played
        if iterations is not None and iterations < 1:
            raise BadOptions(engine_text("option-value", option="iterations", value=str(iterations), expected="1 …"))
        self.iterations = iterations or usual_iterations(end.game, len(end.log) - 1)
        self._end, self._entries = end, end.log[1:]
        self._table = end.at(0)
        self._comparator: Comparator | None = None
        self._assessed: list[_Assessed] = []
        self._final: Chances = ()
        self._slices = self._look_at_all()

    @property
    def done(self) -> int:
        return len(self._assessed)

    @property
    def of(self) -> int:
        """How many decisions there are."""
        return len(self._entries)

    @property
    def ready(self) -> bool:
        return bool(self._final)

    def go_on(self) -> None:
        """Work for a moment."""
        next(self._slices, None)

    def look_at_next(self) -> None:
        """Work until one more decision has been looked at; after the last one, until the review is ready."""
        before = self.done
        while not self.ready and (self.done == before or self.done == self.of):
            self.go_on()

    def _look_at_all(self) -> Slices[None]:
        for entry in self._entries:
            one = yield from self._look_at(entry)
            self._assessed.append(one)
        result = self._end.result
        if result is None:
            self._final = yield from self._worth_now()
        else:
            share = 1 / len(result.winners)
            self._final = tuple(share if seat in result.winners else 0.0 for seat in range(self._end.seats))

    def _look_at(self, entry: Entry) -> Slices[_Assessed]:
        table, seat = self._table, entry.seat
        assert seat is not None
        if entry.move == "resign":
            worth = yield from self._worth_now()
            one = _Assessed(table.pending[0], None, worth, tuple(0.0 for _ in worth))
            table.resign(seat)
            return one
        number, observation, actual = table.number(entry.move, seat), table.observation(seat), self._actual()
        answered = self._is_answered_in_secret(entry)
        came = self._end.state_at(entry.number + answered)
        asked = answered or chance_was_asked(actual, came, table.game.piles)
        compared = yield from self._comparator_for(observation).compare(
            observation, actual, number, self.iterations, self._rng(), came if asked else None, answered=answered
        )
        better = None if compared.better is None else table.describe([compared.better], seat)[0]
        table.play(number, seat)
        return _Assessed(
            seat, compared.chosen, compared.best, compared.doubt, compared.came, compared.rank, better, answered
        )

    def _is_answered_in_secret(self, entry: Entry) -> bool:
        """Is the next decision another seat's, owed at the same time, and neither could know of the other's?"""
        if not entry.secret or entry is self._entries[-1]:
            return False
        answer = self._end.log[entry.number + 1]
        return answer.secret and answer.seat != entry.seat and answer.seat in self._table.pending

    def _worth_now(self) -> Slices[Chances]:
        """The chances as they stand, as the first sees it who owes a decision."""
        observation = self._table.observation()
        return (
            yield from self._comparator_for(observation).value(
                observation, self._actual(), self.iterations, self._rng()
            )
        )

    def _actual(self) -> StateArray:
        return self._table.state_at(self._table.length)

    def _comparator_for(self, observation: Observation) -> Comparator:
        self._comparator = self._comparator or Comparator(observation)
        return self._comparator

    def _rng(self) -> Rng:
        """The search's own; the same for the same decision, so that a game is always reviewed alike."""
        return new_rng(1, self.done)

    def review(self) -> Review:
        """The whole, once it is ready. Of a game not played to its end, the last chances are what it was worth then."""
        assert self.ready, "some decisions have not been looked at"
        return self.so_far()

    def so_far(self) -> Review:
        """What is known up to now; it may be asked for while another thread works on. The last step is not judged yet.

        What was told once may change a little: what chances lean by is read off all decisions that are known.
        """
        final, assessed = self._final, list(self._assessed)
        if self._end.game.hidden:
            assessed = _without_turn_bias(assessed)
        chances = (*(one.best for one in assessed), *((final,) if final else ()))
        steps = tuple(
            _step(entry, one, answer, after)
            for entry, one, answer, after in zip(
                self._entries, assessed, (*assessed[1:], None), chances[1:], strict=False
            )
        )
        has_luck = self._end.game.hidden or any(one.came is not None for one in assessed)
        doubt = _doubt(assessed[0].doubt, steps) if assessed else ()
        return Review(self._end.game, self._end.names, chances, doubt, steps, has_luck)


@dataclass(frozen=True)
class _Assessed:
    """A decision looked at: the chances of the move that was made (None: to give up) and of the best one.

    And once chance has spoken, if it has; `answered`: with another's secret choice, which is the next decision.
    """

    seat: int  # from whose sight
    chosen: Chances | None
    best: Chances
    doubt: Chances
    came: Chances | None = None
    rank: Rank = "only"
    better: Move | None = None
    answered: bool = False


def _without_turn_bias(assessed: list[_Assessed]) -> list[_Assessed]:
    chosen = np.array([one.best if one.chosen is None else one.chosen for one in assessed])
    best, seats = np.array([one.best for one in assessed]), np.array([one.seat for one in assessed])
    bias = find_turn_bias(chosen, best, seats)
    return [
        replace(
            one,
            chosen=None if one.chosen is None else without_bias(one.chosen, one.seat, bias),
            best=without_bias(one.best, one.seat, bias),
            came=None if one.came is None else without_bias(one.came, one.seat, bias),
        )
        for one in assessed
    ]


def _step(entry: Entry, one: _Assessed, answer: _Assessed | None, after: Chances) -> DecisionReview:
    """Giving up is a decision altogether: whatever it changed is no luck."""
    assert entry.seat is not None
    assert entry.sentence is not None
    made = after if one.chosen is None else one.chosen
    came = _come_to(one, answer, made)
    decision = _difference(made, one.best)
    return DecisionReview(
        entry=entry.number,
        seat=entry.seat,
        move=entry.move,
        sentence=entry.sentence,
        label=_label(one.rank, one.better, -decision[entry.seat]),
        better=one.better,
        decision=decision,
        luck=_difference(came, made),
        late=_difference(after, came),
    )


def _come_to(one: _Assessed, answer: _Assessed | None, made: Chances) -> Chances:
    """The chances once chance has spoken; another's secret answer that was a mistake is a decision, not luck."""
    if one.came is None or (one.answered and answer is not None and answer.best != answer.chosen):
        return made
    return one.came


def _label(rank: Rank, better: Move | None, lost: float) -> Label | None:
    """What a decision is called; a move beside which nothing is proved better is good, whoever thought of it."""
    if rank == "only":
        return None
    if better is None:
        return "best" if rank == "first" else "good"
    return "blunder" if lost >= BLUNDER else "slip" if lost >= SLIP else "good"


def _doubt(accident: Chances, steps: tuple[DecisionReview, ...]) -> Chances:
    """How far off the first chances may be: by accident, and as far as the search was off from moment to moment.

    What was seen late is the difference of two estimates, so each is off by half of its square.
    """
    late = [change for step in steps for change in step.late]
    off = sum(change * change for change in late) / (2 * len(late)) if late else 0.0
    return tuple(math.sqrt(one * one + off) for one in accident)


def usual_iterations(game: Game, decisions: int) -> int:
    """As many as the game's expert takes for a move, fewer in a long game: a review should not outlast a pot of tea."""
    expert, _ = game.search.levels[-1]
    return min(expert, max(LEAST_ITERATIONS, WHOLE_GAME // max(1, decisions)))


def turning_points(review: Review, seat: int) -> tuple[TurningPoint, ...]:
    """The (at most three) changes that moved a seat's chance most, the largest first."""
    changes: list[TurningPoint] = []
    for number, step in enumerate(review.steps):
        changes.append(TurningPoint(number, "own" if step.seat == seat else "other", step.decision[seat]))
        changes.append(TurningPoint(number, "luck", step.luck[seat]))
        changes.append(TurningPoint(number, "late", step.late[seat]))
    changes = [point for point in changes if point.change]
    return tuple(sorted(changes, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS])


def _difference(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
