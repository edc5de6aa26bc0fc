"""How a table is to be laid: who sits, with which options, clocks and series."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from setu.server.wire.commands import BotName, Chat, MarkName, Pace, PlayerName


class SeatPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit here: this browser (several such seats: hot-seat), whoever has the link, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    name: PlayerName | None = None
    bot: BotName | None = None
    mark: MarkName = ""


class ClockPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """A bank of time per seat and what each decision adds to it. A hard clock lets a bot take over at zero."""

    bank_ms: Annotated[int, Meta(ge=10_000, le=30 * 24 * 3600 * 1000)]
    increment_ms: Annotated[int, Meta(ge=0, le=24 * 3600 * 1000)] = 0
    soft: bool = True


class SeriesPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """Several games that count together: so many, or a race to so many points."""

    games: int | None = None
    race: int | None = None
    starter: Annotated[str, Meta(max_length=40)] | None = None
    max_games: int | None = None


class CreateTable(Struct, forbid_unknown_fields=True, kw_only=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: dict[Annotated[str, Meta(max_length=40)], str | int] = field(default_factory=dict)
    pace: Pace = "live"
    clock: ClockPlan | None = None
    chat: Chat = "presets"
    training: bool = False
    series: SeriesPlan | None = None
    components: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
