"""Questions that are typed at a table, answered from what a seat may see, and what the server knows besides."""

from __future__ import annotations

from setu.engine.questions import Seen, ask
from setu.engine.table import Table
from setu.engine.texts import Text, seat_text
from setu.server.domain.session import Session
from setu.server.texts import say
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms


def answered(game: Table, session: Session, asked: cmd.AskInWords, present: list[bool], now: int) -> ms.Answered:
    """The answer in the words of whoever is spoken to."""
    seen = Seen.of(game, asked.seat, _notes(session, present), _clocks(game, session, now))
    lines = ask(asked.text, seen)
    return ms.Answered(id=asked.id, lines=None if lines is None else [str(line) for line in lines])


def _notes(session: Session, present: list[bool]) -> dict[int, Text]:
    """Who is a bot, and who is away."""
    bots = {seat: say("note-bot") for seat, occupant in enumerate(session.seats) if occupant.bot is not None}
    return {seat: say("note-away") for seat, here in enumerate(present) if not here} | bots


def _clocks(game: Table, session: Session, now: int) -> list[Text]:
    if session.clock is None:
        return []
    return [_clock(game, seat, left) for seat, left in enumerate(session.clock.at(now))]


def _clock(game: Table, seat: int, left: int) -> Text:
    minutes, seconds = divmod(left // 1000, 60)
    return say("told-clock", person=seat_text(seat, game.called(seat)), minutes=minutes, seconds=seconds)
