"""What there is to play: games with their options, bots, and the parts of a board that never change."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Mapping

import msgspec

from setu.bots.levels import LEVELS, style, title
from setu.engine.components import Components
from setu.engine.errors import SetuError
from setu.engine.game import Game, find_game, games, preset_title
from setu.engine.options import Choice, Option
from setu.engine.record_view import record_view
from setu.engine.texts import Text
from setu.server import events as ev
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.owned import OwnFiles


def game_named(name: str) -> Game:
    try:
        return find_game(name)
    except SetuError as fault:
        raise Refusal("unreadable", fault.text) from None


def games_listed(files: OwnFiles) -> list[ms.GameInfo]:
    return [
        ms.GameInfo(
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
                ms.PresetInfo(name=name, title=str(preset_title(name)), options=dict(options))
                for name, options in game.presets.items()
            ],
            marks={str(seats): marks_of(game.marks(seats, None)) for seats in game.seats if game.options.marks},
        )
        for game in games().values()
    ]


def marks_of(marks: Mapping[str, Text]) -> list[ms.MarkInfo]:
    """Crowns or colours to choose from, spoken to the reader."""
    return [ms.MarkInfo(name=name, title=str(title)) for name, title in marks.items()]


def _option(option: Option) -> ms.OptionInfo:
    return ms.OptionInfo(
        name=option.name,
        rule=option.rule,
        default=option.default,
        values=list(option.values) if isinstance(option, Choice) else [],
        least=None if isinstance(option, Choice) else option.least,
        most=None if isinstance(option, Choice) else option.most,
        standing={str(value): standing for value, standing in option.told()},
    )


def _series(game: Game) -> ms.SeriesInfo | None:
    rules = game.series
    if rules is None:
        return None
    return ms.SeriesInfo(
        games=list(rules.games), races=list(rules.races), starters=list(rules.starters), governs=list(rules.governs)
    )


def bots_listed() -> list[ms.BotInfo]:
    return [ms.BotInfo(name=bot, title=str(title(bot)), text=str(style(bot))) for bot in LEVELS]


async def board_of(game: str, options: Mapping[str, str | int], box: ev.Box | None = None) -> bytes:
    """What never changes during a game with these options, as JSON."""
    chosen = game_named(game)
    try:
        read = chosen.options.read(options)
    except SetuError as fault:
        raise Refusal("unreadable", fault.text) from None
    return await asyncio.get_running_loop().run_in_executor(
        None, _board, game, tuple(sorted(read.items())), None if box is None else (box.source, box.name)
    )


@functools.lru_cache(maxsize=64)
def _board(name: str, options: tuple[tuple[str, str | int], ...], box: tuple[str, str] | None) -> bytes:
    game = find_game(name)
    b = record_view(game.board(dict(options), Components(*box) if box else None)[0])
    drawn = getattr(game.views, "board", None)
    targets = [game.words.targets(b, move) for move in range(game.move_numbers(b))]
    return msgspec.json.encode(ms.Board(board=drawn(b) if drawn else None, targets=targets))
