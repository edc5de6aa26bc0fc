"""A lesson played on a real table: what its player sees and may do at every moment of it."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from setu.engine.errors import InvalidMove, Refusal, SetuError
from setu.engine.game import Game, find_game
from setu.engine.table import Move, Result, Table
from setu.engine.texts import Seating, Text, language, speaking, text
from setu.learn.markdown import BadLesson, is_written
from setu.learn.scene import play, scenes
from setu.learn.script import LessonStep, Script, script

MOST_MOVES = 100  # longer lists of legal moves go without words, as at a table


class NoLesson(SetuError):
    """A game that nobody has written a lesson for."""


@dataclass(frozen=True)
class Snapshot:
    """A table as one seat (None: nobody) sees it, with the lines of the log that led here."""

    view: dict[str, Any]
    pending: tuple[int, ...]
    called: tuple[str, ...]
    result: Result | None
    log: tuple[dict[str, Any], ...]
    table: Table  # as it stood: for the rules on the page, never sent whole


@dataclass(frozen=True)
class LessonFrame:
    """A moment of a lesson at which the player does something, or reads."""

    step: int
    anew: bool  # the table was laid out anew
    snapshot: Snapshot
    ids: tuple[int, ...]  # the legal moves
    moves: tuple[Move, ...] | None  # the same with their words; None where there are many
    wanted: Move | None
    others: tuple[tuple[Move, Snapshot], ...]  # what is as good, and what comes of it
    table: Table  # as it stands: for questions, never sent


@dataclass(frozen=True)
class Lesson:
    """A guided game in one language."""

    game: Game
    language: str
    script: Script
    seat: int
    frames: tuple[LessonFrame, ...]

    def moves(self, frame: int) -> list[Move]:
        """Every legal move of a frame with its words, to be spoken in the lesson's language."""
        found = self.frames[frame]
        return found.table.moves(self.seat) if found.ids else []

    def why_not(self, frame: int, written: str) -> Refusal | None:
        """None if the player might make this move, else the reason with its rule; InvalidMove if unreadable."""
        return self.frames[frame].table.explain(written, self.seat)

    def answer(self, frame: int, asked: str) -> list[Text] | None:
        """What a question of the player is answered, to be spoken in the lesson's language; None if it is none."""
        return self.frames[frame].table.ask(asked, self.seat)


@functools.lru_cache(maxsize=32)
def lesson(game: str, language: str) -> Lesson:
    """The guided first game of a game, played through; UnknownGame or NoLesson if there is none."""
    found = find_game(game)
    if not is_written(found.package, f"lesson.{game}.{language}.md"):
        raise NoLesson(text("setu.learn", "no-lesson", game=found.title))
    with speaking(language):
        return _Teacher(found, language).teach()


def snapshot(table: Table, seat: int | None, since: int) -> Snapshot:
    """What a seat sees now, with the log from entry `since`, told to who sits there."""
    with speaking(language(), Seating(None, seat)):
        log = tuple(table.entries(seat, since=since))
    return Snapshot(
        view=table.seen(seat),
        pending=table.pending,
        called=tuple(str(table.called(one)) for one in range(table.seats)),
        result=table.result,
        log=log,
        table=table.copy(),
    )


class _Teacher:
    """Plays a script and writes the frames down."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.script = script(game.package, game.name, language)
        self.frames: list[LessonFrame] = []
        self.seat, self.shown, self.anew = 0, 0, True
        self.table = self._lay(self.script.steps[0])

    def teach(self) -> Lesson:
        for number, step in enumerate(self.script.steps):
            try:
                self._take(number, step)
            except ValueError as fault:
                raise BadLesson(f"{self.game.name} in {self.language}, {step.heading!r}: {fault}") from fault
        return Lesson(self.game, self.language, self.script, self.seat, tuple(self.frames))

    def _lay(self, step: LessonStep) -> Table:
        scene = scenes(self.game.package)[step.scene]
        assert scene.seat is not None
        self.seat, self.shown, self.anew = scene.seat, 0, True
        return scene.lay(self.game)

    def _take(self, number: int, step: LessonStep) -> None:
        if step.scene and number:
            self.table = self._lay(step)
        if step.forbidden and self.why_not(step.forbidden) is None:
            raise BadLesson(f"{step.forbidden} is legal")
        if step.others and any(later.plays for later in self._rest_of_scene(number)):
            raise BadLesson("another move is as good only where nothing is played after it")
        for written in step.plays or ("",):
            self._write(number, written, step)
            if written:
                self.table.play(written, self.seat)
        for reply in step.replies:
            play(self.table, reply)

    def _rest_of_scene(self, number: int) -> Iterator[LessonStep]:
        """The steps after this one, until the table is laid out anew."""
        return itertools.takewhile(lambda step: not step.scene, self.script.steps[number + 1 :])

    def why_not(self, written: str) -> Refusal | None:
        try:
            return self.table.explain(written, self.seat)
        except InvalidMove as fault:
            raise BadLesson(f"{written} cannot be read: {fault}") from None

    def _write(self, number: int, written: str, step: LessonStep) -> None:
        table, seat = self.table, self.seat
        free = seat in table.pending
        ids = tuple(table.move_numbers(seat).tolist()) if free else ()
        wanted = self._move(written) if written else None
        self.frames.append(
            LessonFrame(
                step=number,
                anew=self.anew,
                snapshot=snapshot(table, seat, self.shown),
                ids=ids,
                moves=tuple(table.moves(seat)) if len(ids) <= MOST_MOVES else None,
                wanted=wanted,
                others=tuple(self._other(other, step.replies) for other in step.others),
                table=table.copy(),
            )
        )
        self.shown, self.anew = table.length, False

    def _move(self, written: str) -> Move:
        found = self.table.describe([self.table.number(written, self.seat)], self.seat)
        if not found:
            raise BadLesson(f"{written}: {self.table.explain(written, self.seat)}")
        return found[0]

    def _other(self, written: str, replies: tuple[str, ...]) -> tuple[Move, Snapshot]:
        move, twin = self._move(written), self.table.copy()
        twin.play(move, self.seat)
        for reply in replies:
            play(twin, reply)
        return move, snapshot(twin, self.seat, self.table.length)
