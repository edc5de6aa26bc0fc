"""What there is to play: games with their options, bots, and the parts of a board that never change."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct, field
from starlette.responses import Response
from starlette.routing import BaseRoute

from setu.bots.levels import LEVELS, style, title
from setu.engine.errors import SetuError
from setu.engine.game import Game, find_game, games, preset_title
from setu.engine.options import Choice, Option, Standing
from setu.engine.reader import Components
from setu.engine.record_view import record_view
from setu.engine.texts import players_rules, speaking
from setu.server.api.dependencies import InLanguage, OfGame, OfGameInLanguage
from setu.server.api.http import Call, answer, endpoint, kept
from setu.server.api.security import language_of
from setu.server.domain import events as ev
from setu.server.domain.decide import Rejection
from setu.server.live.registry import Registry
from setu.server.live.serializers import marks_of
from setu.server.storage.component_files import OwnFiles
from setu.server.texts import say
from setu.server.wire.commands import Language, Preset
from setu.server.wire.table import MarkInfo


class OptionInfo(Struct, kw_only=True):
    """An option: its named values, or a whole number between `least` and `most`. A table has its `default`.

    `standing` says what a value is, the usual one first: printed in the book, a ruling where the book is silent, or a
    house rule, as is every number that it leaves out. `rule` is the number under which the rules tell of it.
    """

    name: str
    rule: str
    default: str | int
    values: list[str]
    least: int | None
    most: int | None
    standing: dict[str, Standing]


class PresetInfo(Struct, kw_only=True):
    """A set of options with a name; options that it leaves out are as usual."""

    name: str
    title: str
    options: dict[str, str | int]


class SeriesInfo(Struct, kw_only=True):
    """How a game is played in a series: lengths that the book names, who may start (the first is the rule), and the
    options that are not chosen for one game then."""

    games: list[int]
    races: list[int]
    starters: list[str]
    governs: list[str]


class GameInfo(Struct, kw_only=True):
    """A game. `components` are the files of an owner that a table of it may be laid with, by name."""

    name: str
    title: str
    designer: str
    rules_version: str
    seats: list[int]
    hidden: bool
    options: list[OptionInfo]
    series: SeriesInfo | None
    presets: list[PresetInfo]
    components: list[str]
    marks: dict[str, list[MarkInfo]] = field(default_factory=dict)  # by the number of players: what may stand for them


class BotInfo(Struct, kw_only=True):
    name: str
    title: str
    text: str


class Games(Struct, kw_only=True):
    games: list[GameInfo]
    bots: list[BotInfo]
    presets: dict[str, str]


class Board(Struct, kw_only=True):
    """What never changes during a game: the game's board data (null if it has none), the targets of each move."""

    board: dict[str, Any] | None
    targets: list[dict[str, Any]]


class Rules(Struct, kw_only=True):
    language: Language
    markdown: str


def routes(registry: Registry) -> list[BaseRoute]:
    @endpoint("GET", "/api/games", query=InLanguage, answers=Games)
    async def games(call: Call[InLanguage, None]) -> Response:
        with speaking(language_of(call.request)):
            presets = {name: str(say(f"preset-{name}")) for name in Preset.__args__}  # type: ignore[attr-defined]
            return answer(Games(games=games_listed(registry.files), bots=bots_listed(), presets=presets))

    @endpoint("GET", "/api/games/{game}/board", query=OfGame, answers=Board)
    async def board(call: Call[OfGame, None]) -> Response:
        request = call.request
        options = {name: value for name, value in request.query_params.items() if name != "language"}
        written = await board_of(call.query.game, options)
        return kept(request, written, seconds=86_400)

    @endpoint("GET", "/api/games/{game}/rules", query=OfGameInLanguage, answers=Rules)
    async def rules(call: Call[OfGameInLanguage, None]) -> Response:
        spoken, game = language_of(call.request), call.query.game
        with speaking(spoken):
            text = players_rules(game_named(game).package, game)
        return answer(Rules(language=spoken, markdown=text), cache_control="public, max-age=3600")

    return [games, board, rules]


def game_named(name: str) -> Game:
    try:
        return find_game(name)
    except SetuError as fault:
        raise Rejection("unreadable", fault.text) from None


def games_listed(files: OwnFiles) -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            title=str(game.title),
            designer=game.designer,
            rules_version=game.rules_version,
            seats=list(game.seats),
            hidden=game.hidden,
            options=[_option(option) for option in game.options.known.values()],
            series=_series(game),
            components=[file.name for file in files.of(game.name)],
            presets=[
                PresetInfo(name=name, title=str(preset_title(name)), options=dict(options))
                for name, options in game.presets.items()
            ],
            marks={str(seats): marks_of(game.marks(seats, None)) for seats in game.seats if game.options.marks},
        )
        for game in games().values()
    ]


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        rule=option.rule,
        default=option.default,
        values=list(option.values) if isinstance(option, Choice) else [],
        least=None if isinstance(option, Choice) else option.least,
        most=None if isinstance(option, Choice) else option.most,
        standing={str(value): standing for value, standing in option.told()},
    )


def _series(game: Game) -> SeriesInfo | None:
    rules = game.series
    if rules is None:
        return None
    return SeriesInfo(
        games=list(rules.games), races=list(rules.races), starters=list(rules.starters), governs=list(rules.governs)
    )


def bots_listed() -> list[BotInfo]:
    return [BotInfo(name=bot, title=str(title(bot)), text=str(style(bot))) for bot in LEVELS]


async def board_of(game: str, options: Mapping[str, str | int], box: ev.Box | None = None) -> bytes:
    """What never changes during a game with these options, as JSON."""
    chosen = game_named(game)
    try:
        read = chosen.options.read(options)
    except SetuError as fault:
        raise Rejection("unreadable", fault.text) from None
    return await asyncio.get_running_loop().run_in_executor(
        None, _board, game, tuple(sorted(read.items())), None if box is None else (box.source, box.name)
    )


@functools.lru_cache(maxsize=64)
def _board(name: str, options: tuple[tuple[str, str | int], ...], box: tuple[str, str] | None) -> bytes:
    game = find_game(name)
    b = record_view(game.board(dict(options), Components(*box) if box else None)[0])
    drawn = getattr(game.views, "board", None)
    targets = [game.words.targets(b, move) for move in range(game.move_numbers(b))]
    return msgspec.json.encode(Board(board=drawn(b) if drawn else None, targets=targets))
