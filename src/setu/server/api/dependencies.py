"""Who asks: the table, the rights that somebody has there, and the seat and language they look from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from setu.server.api.http import Parameters
from setu.server.api.security import holder_from, language_of
from setu.server.domain.access import Principal
from setu.server.domain.decide import Rejection
from setu.server.domain.session import Session
from setu.server.live.live_table import LiveTable
from setu.server.live.registry import Registry
from setu.server.live.serializers import Viewer
from setu.server.texts import say
from setu.server.wire.commands import Language

TableName = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{8,24}$")]
GameName = Annotated[str, Meta(pattern=r"^[a-z-]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
EntryNumber = Annotated[int, Meta(ge=0, le=1 << 31)]


class InLanguage(Parameters):
    language: Language | None = None


class OfGame(Parameters):
    game: GameName


class OfGameInLanguage(Parameters):
    game: GameName
    language: Language | None = None


class AtTable(Parameters):
    table: TableName


async def visited(registry: Registry, request: Request, table: str) -> tuple[LiveTable, Principal]:
    """The table that is asked for, and what the asker may do there; none of it is a refusal."""
    holder, by_link = holder_from(request)
    principal = await registry.principal(holder, table, by_link)
    return await registry.table(table), principal


def viewer_of(request: Request, session: Session, principal: Principal, seat: int | None) -> Viewer:
    """Whose eyes an answer is for: one of the asker's seats (the only one if none is named), or nobody's."""
    if seat is not None and seat not in principal.permissions.seats:
        raise Rejection("not-yours", say("not-yours"))
    if seat is None and len(principal.permissions.seats) == 1:
        (seat,) = principal.permissions.seats
    if seat is not None and not session.may_be_looked_from(seat):
        seat = None
    return Viewer(principal, seat, language_of(request))
