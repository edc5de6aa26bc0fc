"""Who asks: the table, the rights that somebody has there, and the seat and language that he looks from."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.house import House
from setu.server.seats import Who
from setu.server.security import holder_from, language_of
from setu.server.tables import LiveTable
from setu.server.viewing import Viewer
from setu.server.words import say

TableName = Annotated[str, Path(pattern=r"^[0-9A-Za-z]{8,24}$")]
SeatQuery = Annotated[int | None, Query(ge=0, le=5)]
LanguageQuery = Annotated[ms.Language | None, Query()]
LAST_ENTRY = 1 << 31


async def visited(house: House, request: Request, table: str) -> tuple[LiveTable, Who]:
    """The table that is asked for, and what the asker may do there; none of it is a refusal."""
    holder, by_link = holder_from(request)
    who = await house.who(holder, table, by_link)
    return await house.table(table), who


def viewer_of(request: Request, who: Who, seat: int | None) -> Viewer:
    """Whose eyes an answer is for: one of the asker's seats (the only one if he names none), or nobody's."""
    if seat is not None and seat not in who.rights.seats:
        raise Refusal("not-yours", say("not-yours"))
    if seat is None and len(who.rights.seats) == 1:
        (seat,) = who.rights.seats
    return Viewer(who, seat, language_of(request))
