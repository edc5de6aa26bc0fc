"""Whole games between bots at a table, for tests that ask how bots play. No loop is compiled for them alone."""

from __future__ import annotations

from setu import Table
from setu.bots import Player
from setu.engine.rng import new_rng


def bot_game(game: str, *bots: str, seed: int, options: dict | None = None) -> Table:
    """A finished game, a bot in each seat."""
    table = Table(game, len(bots), seed=seed, options=options)
    players = [Player(bot, new_rng(seed, seat)) for seat, bot in enumerate(bots)]
    while not table.over:
        observation = table.observation()
        table.play(players[observation.seat].choose(observation))
    return table
