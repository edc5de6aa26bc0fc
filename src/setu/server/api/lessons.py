"""Guided first games and the pictures of the rules: the same for everybody, so made once and kept by browsers."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Annotated, Any, Literal, ParamSpec

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response
from starlette.routing import BaseRoute

from setu import learn
from setu.engine.errors import SetuError
from setu.engine.texts import Seating, speaking
from setu.server.api.dependencies import GameName, OfGameInLanguage
from setu.server.api.games import game_named
from setu.server.api.http import Call, Parameters, endpoint, kept
from setu.server.api.security import language_of
from setu.server.domain.decide import Rejection
from setu.server.live.serializers import legal_move, observation_of, outcome_of
from setu.server.texts import say
from setu.server.wire import table as ms
from setu.server.wire.commands import Language
from setu.server.wire.table import Choices, LegalMove, LogEntry, Outcome


class LessonMoment(Struct, kw_only=True):
    """A table at one moment, as one seat sees it; `log` holds the lines that are new. `observation`: as in `Table`."""

    view: dict[str, Any]
    pending: list[int]
    called: list[str]
    result: Outcome | None
    log: list[LogEntry]
    observation: str | None


class LessonStep(Struct, kw_only=True):
    """Something to do or to read. `try`: a move that a rule forbids, so that its reason is met once."""

    heading: str
    text: str
    task: Literal["play", "try", "read"]
    forbidden: str
    rule: str


class OtherMove(Struct, kw_only=True):
    """A move that is as good as the wanted one, and what comes of it."""

    move: int
    moment: LessonMoment


class LessonFrame(Struct, kw_only=True):
    """A moment of a lesson. `anew`: the table was laid out anew. `wanted` is null where nothing is to be played."""

    step: int
    anew: bool
    moment: LessonMoment
    choices: Choices | None
    wanted: LegalMove | None
    others: list[OtherMove]


class Lesson(Struct, kw_only=True):
    """A guided first game; the table stands as in a frame until its wanted move is made."""

    game: str
    language: Language
    title: str
    options: dict[str, str | int]
    seat: int
    steps: list[LessonStep]
    frames: list[LessonFrame]


class LessonMoves(Struct, kw_only=True):
    """Every legal move of a frame in words, where `choices.moves` did not carry them."""

    moves: list[LegalMove]


class LessonWhy(Struct, kw_only=True):
    """May this move be made in a frame of a lesson, and if not, why?"""

    legal: bool
    rule: str
    text: str


class LessonAnswer(Struct, kw_only=True):
    """The answer to a question asked in a frame of a lesson; null if it is none."""

    lines: list[str] | None


class Figure(Struct, kw_only=True):
    """A picture beside a rule: a position, and a move that is drawn as possible (`show`) or as forbidden."""

    name: str
    rule: str
    part: str
    caption: str
    alt: str
    seat: int | None
    options: dict[str, str | int]
    moment: LessonMoment
    moves: list[LegalMove]
    show: LegalMove | None
    refused: str
    targets: dict[str, Any]
    near: list[str]


class Figures(Struct, kw_only=True):
    language: Language
    figures: list[Figure]


P = ParamSpec("P")
FrameNumber = Annotated[int, Meta(ge=0, le=999)]
CACHED_S = 3600


class OfFrame(Parameters):
    game: GameName
    frame: FrameNumber
    language: Language | None = None


class Trying(Parameters, kw_only=True):
    game: GameName
    frame: FrameNumber
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Language | None = None


class Asking(Parameters, kw_only=True):
    game: GameName
    frame: FrameNumber
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Language | None = None


def routes() -> list[BaseRoute]:
    """All that is to be learnt."""

    @endpoint("GET", "/api/games/{game}/lesson", query=OfGameInLanguage, answers=Lesson)
    async def first_game(call: Call[OfGameInLanguage, None]) -> Response:
        request, game = call.request, _known(call.query.game)
        return kept(request, await _aside(_lesson, game, language_of(request)), CACHED_S)

    @endpoint("GET", "/api/games/{game}/lesson/{frame}/moves", query=OfFrame, answers=LessonMoves, refusals=(409,))
    async def moves(call: Call[OfFrame, None]) -> Response:
        request, game = call.request, _known(call.query.game)
        return kept(request, await _aside(_moves, game, language_of(request), call.query.frame), CACHED_S)

    @endpoint("GET", "/api/games/{game}/lesson/{frame}/why", query=Trying, answers=LessonWhy, refusals=(409,))
    async def why(call: Call[Trying, None]) -> Response:
        request, game = call.request, _known(call.query.game)
        return kept(
            request, await _aside(_why, game, language_of(request), call.query.frame, call.query.move), CACHED_S
        )

    @endpoint("GET", "/api/games/{game}/lesson/{frame}/ask", query=Asking, answers=LessonAnswer, refusals=(409,))
    async def answer(call: Call[Asking, None]) -> Response:
        request, game = call.request, _known(call.query.game)
        return kept(
            request, await _aside(_answer, game, language_of(request), call.query.frame, call.query.text), CACHED_S
        )

    @endpoint("GET", "/api/games/{game}/figures", query=OfGameInLanguage, answers=Figures)
    async def pictures(call: Call[OfGameInLanguage, None]) -> Response:
        request, game = call.request, _known(call.query.game)
        return kept(request, await _aside(_figures, game, language_of(request)), CACHED_S)

    return [first_game, moves, why, answer, pictures]


def _known(game: str) -> str:
    """A game that is taught; Rejection if there is no such game."""
    return game_named(game).name


async def _aside(make: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """In a thread, so that no table waits while a lesson is played through."""
    work = functools.partial(make, *args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(None, work)


# ---- a lesson


def _taught(game: str, language: str) -> learn.Lesson:
    try:
        return learn.lesson(game, language)
    except learn.NoLesson as fault:
        raise Rejection("unreadable", fault.text) from None


@functools.lru_cache(maxsize=32)
def _lesson(game: str, language: Language) -> bytes:
    taught = _taught(game, language)
    with speaking(language, Seating(None, taught.seat)):
        return msgspec.json.encode(_lesson_message(taught, language))


def _lesson_message(taught: learn.Lesson, language: Language) -> Lesson:
    asked = {frame.step: frame for frame in reversed(taught.frames)}
    return Lesson(
        game=taught.game.name,
        language=language,
        title=taught.script.title,
        options=dict(taught.frames[0].table.options),
        seat=taught.seat,
        steps=[
            LessonStep(
                heading=step.heading,
                text=step.text,
                task=step.task,  # type: ignore[arg-type]
                forbidden=step.forbidden,
                rule=_rule(asked[number], taught.seat, step.forbidden),
            )
            for number, step in enumerate(taught.script.steps)
        ],
        frames=[_frame(frame, taught.seat) for frame in taught.frames],
    )


def _rule(frame: learn.LessonFrame, seat: int, forbidden: str) -> str:
    refusal = frame.table.explain(forbidden, seat) if forbidden else None
    return refusal.rule if refusal else ""


def _frame(frame: learn.LessonFrame, seat: int) -> LessonFrame:
    words = None if frame.moves is None else [legal_move(move) for move in frame.moves]
    return LessonFrame(
        step=frame.step,
        anew=frame.anew,
        moment=_moment(frame.snapshot, seat),
        choices=ms.Choices(seat=seat, ids=list(frame.ids), moves=words) if frame.ids else None,
        wanted=None if frame.wanted is None else legal_move(frame.wanted),
        others=[OtherMove(move=move.id, moment=_moment(then, seat)) for move, then in frame.others],
    )


def _moment(moment: learn.Snapshot, seat: int | None) -> LessonMoment:
    return LessonMoment(
        view=moment.view,
        pending=list(moment.pending),
        called=list(moment.called),
        result=None if moment.result is None else outcome_of(moment.result),
        log=[msgspec.convert(_entry(entry, seat), ms.LogEntry) for entry in moment.log],
        observation=None if moment.table.over else observation_of(moment.table, seat),
    )


def _entry(entry: dict[str, Any], seat: int | None) -> dict[str, Any]:
    by = "table" if entry["seat"] is None else "person" if entry["seat"] == seat else "bot"
    return {**entry, "time": 0, "by": by, "why": None}


# ---- questions of its player


def _asked(game: str, language: str, frame: int) -> learn.Lesson:
    taught = _taught(game, language)
    if frame >= len(taught.frames):
        raise Rejection("not-now", say("no-entry"))
    return taught


@functools.lru_cache(maxsize=256)
def _moves(game: str, language: Language, frame: int) -> bytes:
    taught = _asked(game, language, frame)
    with speaking(language, Seating(None, taught.seat)):
        found = taught.moves(frame)
        return msgspec.json.encode(LessonMoves(moves=[legal_move(move) for move in found]))


def _why(game: str, language: Language, frame: int, written: str) -> bytes:
    with speaking(language):
        try:
            refusal = _asked(game, language, frame).why_not(frame, written)
        except SetuError as fault:
            return msgspec.json.encode(LessonWhy(legal=False, rule="", text=str(fault)))
        if refusal is None:
            return msgspec.json.encode(LessonWhy(legal=True, rule="", text=""))
        return msgspec.json.encode(LessonWhy(legal=False, rule=refusal.rule, text=str(refusal.text)))


def _answer(game: str, language: Language, frame: int, asked: str) -> bytes:
    taught = _asked(game, language, frame)
    with speaking(language, Seating(None, taught.seat)):
        lines = taught.answer(frame, asked)
        return msgspec.json.encode(LessonAnswer(lines=None if lines is None else [str(line) for line in lines]))


# ---- pictures


@functools.lru_cache(maxsize=32)
def _figures(game: str, language: Language) -> bytes:
    with speaking(language):
        drawn = [_figure(figure) for figure in learn.figures(game, language)]
        return msgspec.json.encode(Figures(language=language, figures=drawn))


def _figure(figure: learn.Figure) -> Figure:
    return Figure(
        name=figure.name,
        rule=figure.rule,
        part=figure.part,
        caption=figure.caption,
        alt=figure.alt,
        seat=figure.seat,
        options=dict(figure.options),
        moment=_moment(figure.snapshot, figure.seat),
        moves=[legal_move(move) for move in figure.moves],
        show=None if figure.show is None else legal_move(figure.show),
        refused=figure.refused,
        targets=figure.targets,
        near=list(figure.near),
    )
