"""Guided first games and the pictures of the rules: the same for everybody, so made once and kept by browsers."""

from __future__ import annotations

import asyncio
import functools
import hashlib
from collections.abc import Callable
from typing import Annotated, Any, ParamSpec

import msgspec
from fastapi import FastAPI, Path, Query, Request
from starlette.responses import Response

from setu.engine.errors import SetuError
from setu.engine.texts import Seating, speaking
from setu.lessons import Figure, Frame, Lesson, Moment, NoLesson, figures, lesson
from setu.server import messages as ms
from setu.server.answers import gives
from setu.server.catalogue import game_named
from setu.server.deciding import Refusal
from setu.server.security import language_of
from setu.server.viewing import legal_move, outcome_of
from setu.server.words import say

P = ParamSpec("P")
GameName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$")]
FrameNumber = Annotated[int, Path(ge=0, le=999)]
LanguageQuery = Annotated[ms.Language | None, Query()]
CACHED = "public, max-age=3600"


def teach(app: FastAPI) -> None:
    """The routes of all that is to be learnt."""

    @app.get("/api/games/{game}/lesson", responses=gives("Lesson"))
    async def first_game(request: Request, game: GameName, language: LanguageQuery = None) -> Response:
        return _kept(request, await _aside(_lesson, _known(game), language_of(request)))

    @app.get("/api/games/{game}/lesson/{frame}/moves", responses=gives("LessonMoves", 200, 409))
    async def moves(request: Request, game: GameName, frame: FrameNumber, language: LanguageQuery = None) -> Response:
        return _kept(request, await _aside(_moves, _known(game), language_of(request), frame))

    @app.get("/api/games/{game}/lesson/{frame}/why", responses=gives("LessonWhy", 200, 409))
    async def why(
        request: Request,
        game: GameName,
        frame: FrameNumber,
        move: Annotated[str, Query(min_length=1, max_length=200)],
        language: LanguageQuery = None,
    ) -> Response:
        return _kept(request, await _aside(_why, _known(game), language_of(request), frame, move))

    @app.get("/api/games/{game}/figures", responses=gives("Figures"))
    async def pictures(request: Request, game: GameName, language: LanguageQuery = None) -> Response:
        return _kept(request, await _aside(_figures, _known(game), language_of(request)))


def _known(game: str) -> str:
    """A game that is taught; Refusal if there is no such game."""
    return game_named(game).name


async def _aside(make: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """In a thread, so that no table waits while a lesson is played through."""
    work = functools.partial(make, *args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(None, work)


def _kept(request: Request, written: bytes) -> Response:
    tag = f'"{hashlib.sha256(written).hexdigest()[:24]}"'
    headers = {"cache-control": CACHED, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(written, 200, headers, "application/json")


# ---- a lesson


def _taught(game: str, language: str) -> Lesson:
    try:
        return lesson(game, language)
    except NoLesson as fault:
        raise Refusal("unreadable", fault.text) from None


@functools.lru_cache(maxsize=32)
def _lesson(game: str, language: ms.Language) -> bytes:
    taught = _taught(game, language)
    with speaking(language, Seating(None, taught.seat)):
        return msgspec.json.encode(_lesson_message(taught, language))


def _lesson_message(taught: Lesson, language: ms.Language) -> ms.Lesson:
    asked = {frame.step: frame for frame in reversed(taught.frames)}
    return ms.Lesson(
        game=taught.game.name,
        language=language,
        title=taught.script.title,
        options=dict(taught.frames[0].table.options),
        seat=taught.seat,
        steps=[
            ms.LessonStep(
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


def _rule(frame: Frame, seat: int, forbidden: str) -> str:
    refusal = frame.table.explain(forbidden, seat) if forbidden else None
    return refusal.rule if refusal else ""


def _frame(frame: Frame, seat: int) -> ms.LessonFrame:
    words = None if frame.moves is None else [legal_move(move) for move in frame.moves]
    return ms.LessonFrame(
        step=frame.step,
        anew=frame.anew,
        moment=_moment(frame.moment, seat),
        choices=ms.Choices(seat=seat, ids=list(frame.ids), moves=words) if frame.ids else None,
        wanted=None if frame.wanted is None else legal_move(frame.wanted),
        others=[ms.OtherMove(move=move.id, moment=_moment(then, seat)) for move, then in frame.others],
    )


def _moment(moment: Moment, seat: int | None) -> ms.LessonMoment:
    return ms.LessonMoment(
        view=moment.view,
        pending=list(moment.pending),
        called=list(moment.called),
        result=None if moment.result is None else outcome_of(moment.result),
        log=[msgspec.convert(_entry(entry, seat), ms.LogEntry) for entry in moment.log],
    )


def _entry(entry: dict[str, Any], seat: int | None) -> dict[str, Any]:
    by = "table" if entry["seat"] is None else "person" if entry["seat"] == seat else "bot"
    return {**entry, "time": 0, "by": by, "why": None}


# ---- questions of its player


def _asked(game: str, language: str, frame: int) -> Lesson:
    taught = _taught(game, language)
    if frame >= len(taught.frames):
        raise Refusal("not-now", say("no-entry"))
    return taught


@functools.lru_cache(maxsize=256)
def _moves(game: str, language: ms.Language, frame: int) -> bytes:
    taught = _asked(game, language, frame)
    with speaking(language, Seating(None, taught.seat)):
        found = taught.moves(frame)
        return msgspec.json.encode(ms.LessonMoves(moves=[legal_move(move) for move in found]))


def _why(game: str, language: ms.Language, frame: int, written: str) -> bytes:
    with speaking(language):
        try:
            refusal = _asked(game, language, frame).why_not(frame, written)
        except SetuError as fault:
            return msgspec.json.encode(ms.LessonWhy(legal=False, rule="", text=str(fault)))
        if refusal is None:
            return msgspec.json.encode(ms.LessonWhy(legal=True, rule="", text=""))
        return msgspec.json.encode(ms.LessonWhy(legal=False, rule=refusal.rule, text=str(refusal.text)))


# ---- pictures


@functools.lru_cache(maxsize=32)
def _figures(game: str, language: ms.Language) -> bytes:
    with speaking(language):
        drawn = [_figure(figure) for figure in figures(game, language)]
        return msgspec.json.encode(ms.Figures(language=language, figures=drawn))


def _figure(figure: Figure) -> ms.Figure:
    return ms.Figure(
        name=figure.name,
        rule=figure.rule,
        part=figure.part,
        caption=figure.caption,
        alt=figure.alt,
        seat=figure.seat,
        options=dict(figure.options),
        moment=_moment(figure.moment, figure.seat),
        moves=[legal_move(move) for move in figure.moves],
        show=None if figure.show is None else legal_move(figure.show),
        refused=figure.refused,
        targets=figure.targets,
        near=list(figure.near),
    )
