"""Games driven from outside, verb by verb, with every byte hashed: whoever runs the rules must say the same.

The driver has a stream of its own that is as easily written in JavaScript: `driven.mjs` does the same in Node and in
a page.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np

from setu.bots import bot
from setu.bots.levels import RANDOM
from setu.engine import entry_points, wasm
from setu.engine.configured import ConfiguredGame, configure, seats_in
from setu.engine.conformance import option_samples
from setu.engine.game import Game
from setu.engine.modules import kept_module
from setu.engine.observation import Observation
from setu.engine.rng import KEY_WORDS, key_from_seed, new_rng

PROBE, ASK, ASKED = 9, 31, 400  # every verb at one move in PROBE, ASKED numbers at one in ASK
SEED = 5
Ask = Callable[..., Any]


def in_module(name: str, board: Any, *rest: Any) -> Any:
    """A verb as it runs in WebAssembly."""
    module = kept_module(_PACKAGES[board.dtype])
    assert module is not None
    return wasm.instance_of(module, board).call(name, (board, *rest))


def interpreted(name: str, *arguments: Any) -> Any:
    return getattr(entry_points, name).plain(*arguments)


def native(name: str, *arguments: Any) -> Any:
    return getattr(entry_points, name).fast(*arguments)


_PACKAGES: dict[Any, str] = {}


def cases(game: Game) -> list[ConfiguredGame]:
    """Every seat count, and every value of every option once."""
    _PACKAGES[game.board_dtype] = game.package.rpartition(".")[2]
    usual = [configure(game, seats) for seats in game.seats]
    others = option_samples(game)[1:]
    return usual + [configure(game, game.seats[place % len(game.seats)], one) for place, one in enumerate(others)]


class Driver:
    """A small random stream (xorshift, 32 bits)."""

    def __init__(self, seed: int) -> None:
        self.x = (seed * 2654435761 + 1) & 0xFFFFFFFF or 1

    def below(self, n: int) -> int:
        self.x ^= self.x << 13 & 0xFFFFFFFF
        self.x ^= self.x >> 17
        self.x ^= self.x << 5 & 0xFFFFFFFF
        return self.x % n


def first_state(configured: ConfiguredGame, number: int) -> Any:
    state = configured.first_state(key_from_seed(SEED))
    state["key"][0, 6:] = number, 0
    return state


def drive(ask: Ask, configured: ConfiguredGame, number: int, plies: int) -> tuple[str, int]:
    """The digest of so many moves of a game, and how many there were."""
    board, state, drives = configured.board, first_state(configured, number), Driver(number)
    digest, listed, ply = hashlib.sha256(), np.zeros(configured.most_moves, np.int32), 0
    ask("setup", board, state)
    while ply < plies:
        owing = seats_in(int(ask("pending", board, state)))
        if not owing:
            break
        seat = owing[drives.below(len(owing))]
        found = int(ask("moves", board, state, seat, listed))
        digest.update(listed[:found].tobytes())
        if ply % PROBE == PROBE - 1:
            probe(ask, configured, state, seat, listed[:found].copy(), digest)
        if ply % ASK == 2:
            for _ in range(ASKED):
                digest.update(bytes([ask("why_not", board, state, seat, drives.below(configured.move_numbers)) & 255]))
        ask("play", board, state, seat, int(listed[drives.below(found)]))
        digest.update(state.tobytes())
        ply += 1
    probe(ask, configured, state, 0, listed[:0], digest)
    return digest.hexdigest(), ply


def probe(ask: Ask, configured: ConfiguredGame, state: Any, seat: int, listed: Any, digest: Any) -> None:
    """All other verbs."""
    board, seats = configured.board, configured.seats
    marks, narrowed = np.zeros(len(listed), np.int64), np.zeros(configured.most_moves, np.int32)
    if len(listed):
        ask("remarks", board, state, seat, listed, marks)
        digest.update(marks.tobytes())
        digest.update(narrowed[: ask("narrow", board, state, seat, narrowed)].tobytes())
        digest.update(bytes(int(ask("warned", board, state, seat, int(move))) for move in listed[:20]))
    chances, outcome = np.zeros(seats), np.zeros((seats, 2), np.int32)
    for verb in ("estimate", "evaluate"):
        ask(verb, board, state, chances)
        digest.update(chances.tobytes())
    if ask("pending", board, state) == 0:
        ask("outcome", board, state, outcome)
        digest.update(outcome.tobytes())
    digest.update(bytes([ask("conserved", board, state)]))
    for viewer in range(-1, seats):
        copy = state.copy()
        ask("hide", board, copy, viewer)
        digest.update(copy.tobytes())
        if viewer >= 0:
            shown = np.zeros(configured.feature_size, np.float32)
            ask("features", board, copy, viewer, shown)
            digest.update(shown.tobytes())
            again = copy.copy()
            ask("determinize", board, copy, viewer, np.arange(1, KEY_WORDS + 1, dtype=np.uint32))
            digest.update(copy.tobytes())
            ask("reopen", board, again, viewer)
            digest.update(again.tobytes())
    if ask("pending", board, state):
        copy = state.copy()
        ask("resign", board, copy, seat)
        digest.update(copy.tobytes())


def tree_of(
    configured: ConfiguredGame, number: int, plies: int, iterations: int, rooms: tuple[int, int]
) -> dict[str, Any] | None:
    """The tree that a search grows after some moves; what it began with, for others to do the same."""
    board, state, drives = configured.board, first_state(configured, number), Driver(number)
    listed = np.zeros(configured.most_moves, np.int32)
    entry_points.setup(board, state)
    for _ in range(plies):
        if owing := configured.pending(state):
            found = int(entry_points.moves(board, state, owing[0], listed))
            entry_points.play(board, state, owing[0], int(listed[drives.below(found)]))
    owing = configured.pending(state)
    if not owing:
        return None
    seat = owing[0]
    observation = Observation(configured.game, board, configured.hidden(state, seat), seat)
    before, (bot.NODES, bot.EDGES) = (bot.NODES, bot.EDGES), rooms
    try:
        tree = bot.SearchTree(observation)
    finally:
        bot.NODES, bot.EDGES = before
    rng = new_rng(number)
    begun = rng.tolist()
    root = tree.think(RANDOM, observation, rng, iterations)
    digest = hashlib.sha256()
    for part in (tree.nodes, tree.edges, tree.counts, rng):
        digest.update(part.tobytes())
    return {
        "seat": seat,
        "iterations": iterations,
        "root": root,
        "rng": begun,
        "seen": observation.state.tobytes().hex(),
        "nodes": int(tree.counts[0]),
        "tree": digest.hexdigest(),
    }


def told(game: Game, driven: list[tuple[ConfiguredGame, int, str]], trees: list[Any], plies: int, rooms: Any) -> Any:
    """All that `driven.mjs` needs to do the same: [configured, number, digest] for each game, and trees."""
    return {
        "package": game.package.rpartition(".")[2],
        "probe": PROBE,
        "ask": ASK,
        "asked": ASKED,
        "plies": plies,
        "rooms": rooms,
        "how": dataclasses.asdict(game.search),
        "hidden": game.hidden,
        "games": [{**_sizes(one), "number": number, "digest": digest} for one, number, digest in driven],
        "trees": [{**_sizes(one), **tree} for one, tree in trees if tree],
    }


def _sizes(configured: ConfiguredGame) -> dict[str, Any]:
    return {
        "seats": configured.seats,
        "board": hashlib.sha256(configured.board.tobytes()).hexdigest()[:16],
        "first": configured.first_state(key_from_seed(SEED)).tobytes().hex(),
        "moves": configured.most_moves,
        "listed": configured.most_moves + configured.game.search.room,
        "numbers": configured.move_numbers,
        "features": configured.feature_size,
    }
