"""Whole games between bots at a table, for tests that ask how bots play. No loop is compiled for them alone."""

from __future__ import annotations

from setu import Table
from setu.bots import Thinker
from setu.engine.chance import new_luck


def bot_game(game: str, *bots: str, seed: int, options: dict | None = None) -> Table:
    """A finished game, a bot in each seat."""
    table = Table(game, len(bots), seed=seed, options=options)
    players = [Thinker(bot, new_luck(seed, seat)) for seat, bot in enumerate(bots)]
    while not table.over:
        sight = table.sight()
        table.play(players[sight.seat].choose(sight))
    return table
