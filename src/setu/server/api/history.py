"""Looking back at a finished game: its review, all its moments at once, a picture of one, and playing on from one."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response
from starlette.routing import BaseRoute

from setu import review as reviewed
from setu.engine.table import Table
from setu.engine.texts import speaking, text
from setu.server.api.dependencies import AtTable, EntryNumber, SeatNumber, TableName, viewer_of, visited
from setu.server.api.games import board_of
from setu.server.api.http import Call, Parameters, answer, endpoint
from setu.server.api.security import address_of, language_of
from setu.server.api.tables import Created, created
from setu.server.domain import events as ev
from setu.server.domain.access import Principal
from setu.server.domain.decide import Rejection, finished, game_of
from setu.server.domain.session import Session
from setu.server.live.registry import Registry
from setu.server.live.reviews import Progress
from setu.server.live.serializers import Viewer, called, legal_move, outcome, past_game, speaking_to
from setu.server.texts import say
from setu.server.transport.limits import RateLimiter
from setu.server.wire import table as ms
from setu.server.wire.commands import BotName, Language
from setu.server.wire.plan import CreateTable, SeatPlan
from setu.server.wire.table import LegalMove, LogEntry, Outcome

MOST_BYTES = 48 << 20  # of all moments of a game, before they are packed
PACKED_AT_ONCE = 2
R = TypeVar("R")


class ReviewStep(Struct, kw_only=True):
    """A decision, and what changed each seat's chance to win then. `entry` is its log entry.

    `decision` is what it cost against `better` (null: nothing better is proved); `luck` what chance and the others'
    secret choices made of it; `late` what the search had not seen before and saw a move later. `label` is what the
    decision is called; null where there was none.
    """

    entry: int
    seat: int
    move: str
    sentence: str
    label: Literal["best", "good", "slip", "blunder"] | None
    better: LegalMove | None
    decision: list[float]
    luck: list[float]
    late: list[float]


class TurningPoint(Struct, kw_only=True):
    """One of the three steps that changed a seat's chance most: by luck, by a decision, or as the search saw late."""

    step: int
    kind: Literal["luck", "own", "other", "late"]
    change: float


class Review(Struct, kw_only=True):
    """A game looked back at: of its `of` decisions `done`; until it is `ready`, the lists hold what is known so far.

    `chances[k]` are the chances before step k, the last ones the result: each row adds up to 1, and
    `chances[k + 1] == chances[k] + steps[k].decision + steps[k].luck + steps[k].late`, seat by seat. Without
    `has_luck` nothing was left to chance and nothing was secret: the luck of every step is 0, and not worth a word.
    `doubt` says, seat by seat, by how much the first chances may be off.
    """

    done: int
    of: int
    ready: bool
    has_luck: bool
    chances: list[list[float]]
    doubt: list[float]
    steps: list[ReviewStep]
    turning: list[list[TurningPoint]]


class Moment(Struct, kw_only=True):
    """The table as it stood after a log entry, as this viewer may see it. `result` is null but for the end."""

    entry: LogEntry
    view: dict[str, Any]
    pending: list[int]
    result: Outcome | None


class Moments(Struct, kw_only=True):
    """A whole finished game for one viewer: all that a slider, or a file that replays itself, needs.

    By seat: `names`, `called` (at the end of the game) and `bots` (null: a person). `seat` is whose eyes these are;
    `board` is the game's own board data, as in `Board`.
    """

    game: str
    title: str
    options: dict[str, str | int]
    names: list[str]
    called: list[str]
    bots: list[str | None]
    seat: int | None
    board: dict[str, Any] | None
    moments: list[Moment]


class PlayOn(Struct, forbid_unknown_fields=True, kw_only=True):
    """Play a finished game on from where it stood after log entry `entry`, in one seat, against bots in the others."""

    entry: Annotated[int, Meta(ge=0, le=1 << 31)]
    seat: SeatNumber
    bot: BotName


class Reviewing(Parameters):
    table: TableName
    language: Language | None = None


class LookingFrom(Parameters):
    table: TableName
    seat: SeatNumber | None = None
    language: Language | None = None


class Drawing(Parameters):
    table: TableName
    entry: EntryNumber | None = None
    seat: SeatNumber | None = None
    language: Language | None = None


def routes(registry: Registry, limiter: RateLimiter) -> list[BaseRoute]:
    """What there is to see of a game once it is over (and of one in play, the picture)."""
    packing = asyncio.Semaphore(PACKED_AT_ONCE)

    @endpoint("GET", "/api/tables/{table}/review", query=Reviewing, answers=Review, refusals=(403, 404, 409))
    async def review(call: Call[Reviewing, None]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        found = registry.reviews.of(live.table, finished(live.session), address_of(call.request, registry.settings))
        with speaking_to(viewer_of(call.request, live.session, principal, None), live.session):
            return answer(_review_message(found))

    @endpoint("GET", "/api/tables/{table}/moments", query=LookingFrom, answers=Moments, refusals=(403, 404, 409))
    async def moments(call: Call[LookingFrom, None]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        viewer = viewer_of(call.request, live.session, principal, call.query.seat)
        finished(live.session)
        limiter.take("check", address_of(call.request, registry.settings))
        created = live.session.created
        board = await board_of(created.game, created.options, created.box)
        async with packing:
            written = await _in_thread(lambda: _moments(live.session, viewer, board))
            return await _in_thread(lambda: _packed(written, call.request.headers.get("accept-encoding", "")))

    @endpoint("GET", "/api/tables/{table}/picture.svg", query=Drawing, answers="SVG", refusals=(403, 404, 409))
    async def picture(call: Call[Drawing, None]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        viewer, entry = viewer_of(call.request, live.session, principal, call.query.seat), call.query.entry
        last = game_of(live.session).length - 1
        game = _game_after(live.session, last if entry is None else entry)
        drawn = await _in_thread(lambda: _drawn(live.session, game, viewer))
        return Response(drawn, 200, {"cache-control": "no-store"}, "image/svg+xml")

    @endpoint("POST", "/api/tables/{table}/play-on", query=AtTable, body=PlayOn, answers=Created, status=201,
              refusals=(403, 404, 409), limit="create")  # fmt: skip
    async def play_on(call: Call[AtTable, PlayOn]) -> Response:
        live, principal = await visited(registry, call.request, call.query.table)
        with speaking(language_of(call.request)):
            plan, begun = _continuation(live.session, call.body, principal)
            laid = await registry.create(plan, principal.holder, begun, live.session.created.box)
            return answer(created(laid), 201)

    return [review, moments, picture, play_on]


async def _in_thread(work: Callable[[], R]) -> R:
    return await asyncio.get_running_loop().run_in_executor(None, work)


def _game_after(session: Session, entry: int) -> Table:
    """The game as it stood after a log entry."""
    if entry >= len(session.lines):
        raise Rejection("not-now", say("no-entry"))
    return past_game(session, entry)


# ---- all moments of a game


def _moments(session: Session, viewer: Viewer, board: bytes) -> bytes:
    """Every moment as this viewer may see it. A finished game changes no more, so it may be read in a thread."""
    game, seat = finished(session).copy(), viewer.looking
    with speaking_to(viewer, session):
        told = Moments(
            game=game.game.name,
            title=str(game.game.title),
            options=session.options,
            names=[str(name) for name in session.names()],
            called=[called(game, one) for one in range(game.seats)],
            bots=[occupant.bot for occupant in session.seats],
            seat=seat,
            board=cast(Any, msgspec.json.decode(board, type=_BoardAlone).board),
            moments=_backwards(session, game, seat),
        )
        return msgspec.json.encode(told)


class _BoardAlone(msgspec.Struct):
    """A board without the targets of its moves: nobody moves when looking back."""

    board: msgspec.Raw


def _backwards(session: Session, game: Table, seat: int | None) -> list[Moment]:
    """From the last moment to the first, taking move after move back; then turned round."""
    moments: list[Moment] = []
    entries, size = game.entries(seat), 0
    end = outcome(session)
    for entry in reversed(entries):
        view = msgspec.Raw(msgspec.json.encode(game.seen(seat)))
        size += len(bytes(view))
        if size > MOST_BYTES:
            raise Rejection("limit", say("body-long", most=MOST_BYTES))
        line = session.lines[entry["number"]]
        why = None if line.why is None else str(line.why)
        told = msgspec.convert({**entry, "time": line.time, "by": line.by, "why": why}, ms.LogEntry)
        pending = [] if end else list(game.pending)
        moments.append(Moment(entry=told, view=cast(Any, view), pending=pending, result=end))
        end = None
        if entry["number"]:
            game.undo()
    return moments[::-1]


def _packed(written: bytes, accepted: str) -> Response:
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in accepted:
        headers["content-encoding"] = "gzip"
        written = gzip.compress(written, 6)
    return Response(written, 200, headers, "application/json")


# ---- a picture


def _drawn(session: Session, game: Table, viewer: Viewer) -> str:
    with speaking_to(viewer, session):
        return game.svg(viewer.looking)


# ---- playing on


def _continuation(session: Session, asked: PlayOn, principal: Principal) -> tuple[CreateTable, ev.Begun]:
    """The asker in their seat, bots in the others, and the position they find: everything but the key."""
    finished(session)
    if asked.seat >= session.seat_count:
        raise Rejection("unreadable", say("no-such-seat", seats=session.seat_count))
    game = _game_after(session, asked.entry)
    if game.over:
        raise Rejection("not-now", say("game-over"))
    if any(line.seat == asked.seat and line.move is None for line in session.lines[: asked.entry + 1]):
        raise Rejection("not-now", text("setu.review", "seat-gave-up"))
    name = session.seats[asked.seat].name if asked.seat in principal.permissions.seats else None
    seats = [SeatPlan(who="bot", bot=asked.bot)] * session.seat_count
    seats[asked.seat] = SeatPlan(who="me", name=name)
    position = {name: value for name, value in game.position().items() if name != "key"}
    plan = CreateTable(game=game.game.name, seats=seats, options=session.created.options)
    return plan, ev.Begun(table=session.table, entry=asked.entry, position=position)


# ---- a review


def _review_message(found: reviewed.Review | Progress) -> Review:
    """A review, or what there is of it; to be called while speaking the reader's language."""
    if isinstance(found, Progress):
        return _told(found.so_far, done=found.done, of=found.of, ready=False)
    return _told(found, done=len(found.steps), of=len(found.steps), ready=True)


def _told(found: reviewed.Review, *, done: int, of: int, ready: bool) -> Review:
    return Review(
        done=done,
        of=of,
        ready=ready,
        has_luck=found.has_luck,
        chances=[list(chances) for chances in found.chances],
        doubt=list(found.doubt),
        steps=[_step(step) for step in found.steps],
        turning=[
            [_turning(point) for point in reviewed.turning_points(found, seat)] for seat in range(len(found.names))
        ],
    )


def _step(step: reviewed.DecisionReview) -> ReviewStep:
    return ReviewStep(
        entry=step.entry,
        seat=step.seat,
        move=step.move,
        sentence=str(step.sentence),
        label=step.label,
        better=None if step.better is None else legal_move(step.better),
        decision=list(step.decision),
        luck=list(step.luck),
        late=list(step.late),
    )


def _turning(point: reviewed.TurningPoint) -> TurningPoint:
    return TurningPoint(step=point.step, kind=point.kind, change=point.change)
