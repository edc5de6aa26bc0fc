"""New tables: from what their maker plans, and from a table that is over."""

from __future__ import annotations

import msgspec

from setu.engine.commitment import fresh_secret
from setu.engine.errors import BadOptions, SetuError
from setu.engine.game import Game, find_game
from setu.engine.marks import UNCHOSEN, written
from setu.engine.options import Value, read_seats
from setu.engine.persons import unnamed
from setu.engine.plan import governed_options, read_plan
from setu.engine.reader import Components
from setu.engine.table import Table
from setu.server.domain import events as ev
from setu.server.domain.access import fresh_name
from setu.server.domain.decide import DEFAULT_BOT, Rejection, read_bot, read_name
from setu.server.domain.naming import bot_name, forms, forms_of, shown
from setu.server.domain.session import Session
from setu.server.texts import say
from setu.server.wire.plan import CreateTable, SeatPlan


def planned(plan: CreateTable, box: ev.Box | None, now: int) -> ev.Created:
    """A new table as its maker wants it; Rejection says what it cannot be."""
    try:
        game = find_game(plan.game)
        read_seats(game.seats, len(plan.seats))
        series = None if plan.series is None else read_plan(game, msgspec.structs.asdict(plan.series))
        asked = plan.options if series is None else governed_options(game, series, plan.options)
        options = game.options.read(asked)
        marks = _wanted_marks(game, plan, options)
        components = None if box is None else Components(box.source, box.name)
        Table(game, len(plan.seats), {**options, **marks}, seed=0, components=components)
    except SetuError as fault:
        raise Rejection("unreadable", fault.text) from None
    seats = [_chair(seat, number) for number, seat in enumerate(plan.seats)]
    table = fresh_name()
    _make_names_differ(seats, game.name, table)
    for chosen in marks.values():
        for occupant, mark in zip(seats, str(chosen).split(","), strict=False):
            occupant.mark = "" if mark == UNCHOSEN else mark
    mine = [number for number, seat in enumerate(plan.seats) if seat.who == "me"]
    return ev.Created(
        time=now,
        table=table,
        game=game.name,
        rules=game.rules_version,
        secret=fresh_secret().hex(),
        seats=seats,
        options=options,
        pace=plan.pace,
        chat=plan.chat,
        clock=plan.clock,
        training=plan.training,
        host=mine[0] if mine else None,
        series=None if series is None else ev.Series(plan=series.written()),
        box=box,
    )


def again(session: Session, now: int) -> tuple[ev.Created, list[int]]:
    """The same people at a new table: everybody one seat on, or in their seats for the next game of a series.

    Also who sits where: `order[new] = old`.
    """
    old = session.created
    on = 0 if session.series_goes_on else 1
    order = [(seat + on) % session.seat_count for seat in range(session.seat_count)]  # order[new] = old
    moved = [session.seats[seat] for seat in order]
    game = find_game(old.game)
    created = ev.Created(
        time=now,
        table=fresh_name(),
        game=old.game,
        rules=game.rules_version,
        secret=fresh_secret().hex(),
        seats=[
            ev.Seat(who=occupant.who, name=occupant.name, bot=_own_bot(occupant), mark=occupant.mark)
            for occupant in moved
        ],
        options=game.options.carried_over(session.next_options()),
        pace=session.pace,
        chat=old.chat,
        clock=old.clock,
        training=old.training,
        host=None if session.host is None else order.index(session.host),
        series=session.next_in_series(),
        box=old.box,
        kicked=sorted(session.kicked),
    )
    return created, order


def _chair(plan: SeatPlan, number: int) -> ev.Seat:
    if plan.who == "open":
        return ev.Seat()
    if plan.who == "bot":
        try:
            bot = read_bot(plan.bot or DEFAULT_BOT)
        except BadOptions as fault:
            raise Rejection("unreadable", fault.text) from None
        return ev.Seat(who="bot", name=read_name(plan.name) if plan.name else "", bot=bot)
    return ev.Seat(who="person", name=read_name(plan.name) if plan.name else unnamed(number))


def _wanted_marks(game: Game, plan: CreateTable, options: dict[str, Value]) -> dict[str, Value]:
    """What is to stand for the seats, as an option: seat by seat in the plan, or already among its options."""
    wanted = written([seat.mark for seat in plan.seats])
    marks = game.options.marks
    if wanted and marks is None:
        raise Rejection("unreadable", say("no-such-mark", expected=UNCHOSEN))
    together = options.pop(marks.name, "") if marks else ""
    return {marks.name: wanted or together} if marks and (wanted or together) else {}


def _make_names_differ(seats: list[ev.Seat], game: str, table: str) -> None:
    """Nobody is called like another, and bots that came without a name get one."""
    taken: set[str] = set()
    for number, occupant in enumerate(seats):
        if occupant.name and forms(shown(occupant, number)) & taken:
            occupant.name = f"{occupant.name[:24]} ({number + 1})"
        if occupant.name:
            taken |= forms(shown(occupant, number))
    for number, occupant in enumerate(seats):
        if occupant.who == "bot" and not occupant.name:
            occupant.name = bot_name(forms_of(seats, but=number), number, game, table)


def _own_bot(occupant: ev.Seat) -> str | None:
    """A bot's seat stays a bot's; a person who had lent theirs plays again."""
    return occupant.bot if occupant.who == "bot" else None
