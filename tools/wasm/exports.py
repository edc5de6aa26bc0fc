"""What a module offers, and how it is called: found by laying out one call of each function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from setu.bots import ismcts
from setu.bots.bot import SearchTree
from setu.bots.levels import RANDOM
from setu.engine import entry_points, simulate
from setu.engine.configured import configure
from setu.engine.game import Game
from setu.engine.observation import Observation
from setu.engine.page_rules import rules_of_refusals
from setu.engine.rng import KEY_WORDS, RNG_WORDS, key_from_seed


@dataclass(frozen=True)
class Export:
    """A function of the module and arguments as Python gives them."""

    name: str
    source: Callable[..., Any]
    arguments: tuple[Any, ...]


def exports(game: Game) -> Iterator[Export]:
    """Every verb, what refusals ask of the rules, whole random games, and the search with the simple bots."""
    configured = configure(game)
    board, state = configured.board, configured.first_state()
    listed, marks = np.zeros(configured.most_moves, np.int32), np.zeros(configured.most_moves, np.int64)
    shown, chances = np.zeros(configured.feature_size, np.float32), np.zeros(configured.seats)
    outcome, key = np.zeros((configured.seats, 2), np.int32), np.zeros(KEY_WORDS, np.uint32)
    more: dict[str, tuple[Any, ...]] = {
        "setup": (),
        "pending": (),
        "why_not": (0, 0),
        "moves": (0, listed),
        "narrow": (0, listed),
        "forced": (0, 0, listed),
        "remarks": (0, listed, marks),
        "play": (0, 0),
        "resign": (0,),
        "hide": (0,),
        "determinize": (0, key),
        "reopen": (0,),
        "misjudge": (0, key, 0),
        "warned": (0, 0),
        "outcome": (outcome,),
        "estimate": (chances,),
        "evaluate": (chances,),
        "features": (0, shown),
        "conserved": (),
    }
    for name, rest in more.items():
        yield Export(name, getattr(entry_points, name).source, (board, state, *rest))
    for rule in rules_of_refusals(game.words):
        yield Export(rule.__name__, _entry_to(rule), (board, state, 0, 0))
    yield _random_games(configured)
    yield _search(configured)


def _entry_to(rule: Callable[..., int]) -> Callable[..., int]:
    """A door to what a refusal asks of the rules for its sentence."""

    def entry(board: Any, states: Any, seat: int, move: int) -> int:
        return rule(board[0], states[0], seat, move)

    entry.__module__ = rule.__module__
    return entry


def _random_games(configured: Any) -> Export:
    numbers = np.zeros(2, np.int64)
    players = simulate.Uniform(np.zeros((2, RNG_WORDS), np.int64), np.zeros((2, configured.most_moves), np.int32))
    states = np.zeros(2, configured.game.state)
    places = (states, np.zeros(2, np.int32), np.zeros((2, configured.seats, 2), np.int32))
    first = configured.first_state(key_from_seed(0))
    arguments = (configured.board, first, np.int64(0), numbers, numbers, players, simulate.Unwatched(), *places)
    return Export("play_games", simulate.play_games.source, arguments)


def _search(configured: Any) -> Export:
    observation = Observation(configured.game, configured.board, configured.first_state(), 0)
    tree = SearchTree(observation, searches=False)
    arguments = tree.arguments(RANDOM, observation, np.zeros(RNG_WORDS, np.int64), 1)
    return Export("search_some", ismcts.search_some.source, arguments)
