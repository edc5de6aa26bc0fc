"""Games driven from outside, verb by verb, with every byte hashed: whoever runs the rules must say the same.

The driver has a stream of its own that is as easily written in JavaScript: `driven.mjs` does the same in Node and in
a page. Besides, whole random games, each of them one call's work, and the trees that searches grow.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

import extent
from setu.bots import bot
from setu.bots.levels import RANDOM
from setu.engine import entry_points, simulate, wasm
from setu.engine.configured import ConfiguredGame, configure, seats_in
from setu.engine.conformance import option_samples
from setu.engine.game import Game
from setu.engine.modules import MODULES, kept_module
from setu.engine.observation import Observation
from setu.engine.rng import KEY_WORDS, RNG_WORDS, key_from_seed, new_rng

PROBE, ASK, ASKED = 9, 31, 400  # every verb at one move in PROBE, ASKED numbers at one in ASK
EFFORT, PERCENT = 60, 20  # positions that `forced` looks at, how badly `misjudge` judges
SEED = 5
AT_ONCE, TOGETHER = 10, 1000  # whole games in one call, and at most in one digest
# What makes random games short and quick to play: by eye, and with fine spots, nearly all time is spent on what fits.
QUICK = {
    "river-dragons": {"table": "assisted", "stoneSpot": "centre", "roundCap": 10},
    "sunderbans": {"roundCap": 10},
}
CAPS, ENDLESS = {"roundCap", "roundLimit"}, 50  # without these caps a game is so many times as long
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


def whole_cases(game: Game, games: int, sooner: Mapping[str, Any] | None = None) -> list[tuple[ConfiguredGame, int]]:
    """The same, where games end soon and are quickly played; of those that hardly end, as many as take as long."""
    _PACKAGES[game.board_dtype] = game.package.rpartition(".")[2]
    usual = {**game.study, **QUICK.get(game.name, {}), **(sooner or {})}
    found = [(configure(game, seats, usual), games) for seats in game.seats]
    for place, one in enumerate(_other_values(game, usual)):
        seats = game.seats[place % len(game.seats)]
        found.append((configure(game, seats, {**usual, **one}), games // ENDLESS if one.keys() & CAPS else games))
    return found


def _other_values(game: Game, usual: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every value of every option but the usual ones; and the defaults together, as people play."""
    defaults = {option: game.options.known[option].default for option in usual}
    samples: list[dict[str, Any]] = [{option: value for option, value in defaults.items() if option not in CAPS}]
    samples += [{option: value} for option, value in defaults.items()]
    samples += option_samples(game)[1:]
    return [one for one in samples if not one.items() <= usual.items()]


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
        room = np.zeros(configured.most_moves + configured.game.search.room, np.int32)
        digest.update(np.int32(ask("forced", board, state, seat, EFFORT, room)).tobytes())
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
            hidden, key = copy.copy(), np.arange(1, KEY_WORDS + 1, dtype=np.uint32)
            for verb, rest in (("determinize", (key,)), ("reopen", ()), ("misjudge", (key, PERCENT))):
                copy[:] = hidden
                ask(verb, board, copy, viewer, *rest)
                digest.update(copy.tobytes())
    if ask("pending", board, state):
        copy = state.copy()
        ask("resign", board, copy, seat)
        digest.update(copy.tobytes())


def play_whole(play: Ask, empty: Any, configured: ConfiguredGame, numbers: range) -> Iterator[tuple[Any, Any, Any]]:
    """Whole random games, AT_ONCE in a call: last states, how many moves they took, outcomes."""
    first, states = configured.first_state(key_from_seed(SEED)), empty(AT_ONCE, configured.game.state)
    players = simulate.Uniform(empty((1, RNG_WORDS), np.int64), empty((1, configured.most_moves), np.int32))
    made, outcomes = empty(AT_ONCE, np.int32), empty((AT_ONCE, configured.seats, 2), np.int32)
    deals, watcher = empty(AT_ONCE, np.int64), simulate.Unwatched()
    for begin in numbers[::AT_ONCE]:
        deals[:] = range(begin, begin + AT_ONCE)
        play(configured.board, first, 1, deals, deals, players, watcher, states, made, outcomes)
        yield states, made, outcomes


def whole_games(play: Ask, empty: Any, configured: ConfiguredGame, games: int) -> Iterator[str]:
    """The digests of so many random games from the first on, TOGETHER by TOGETHER."""
    for begin in range(0, games, TOGETHER):
        digest = hashlib.sha256()
        for parts in play_whole(play, empty, configured, range(begin, min(begin + TOGETHER, games))):
            for part in parts:
                digest.update(part)
        yield digest.hexdigest()


def whole_games_in_module(configured: ConfiguredGame, games: int) -> Iterator[str]:
    """The same in an instance of its own, without copies."""
    module = kept_module(_PACKAGES[configured.board.dtype])
    assert module is not None
    instance = wasm.Instance(module, configured.board)
    return whole_games(lambda *given: instance.call("play_games", given), instance.array, configured, games)


def tree_of_rooms(observation: Observation, rooms: tuple[int, int]) -> bot.SearchTree:
    """A tree for so many nodes and edges: only those with equal room grow alike."""
    before, (bot.NODES, bot.EDGES) = (bot.NODES, bot.EDGES), rooms
    try:
        return bot.SearchTree(observation)
    finally:
        bot.NODES, bot.EDGES = before


def tree_of(
    configured: ConfiguredGame, number: int, plies: int, parts: tuple[int, ...], rooms: tuple[int, int]
) -> dict[str, Any] | None:
    """The tree that a search grows after some moves; what it began with, for others to do the same.

    Each part is a number of iterations, or, below zero, the effort of a look for wins that are certain.
    """
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
    tree = tree_of_rooms(observation, rooms)
    rng = new_rng(number)
    begun, root = rng.tolist(), 0
    for part in parts:
        root = tree.think(RANDOM, observation, rng, part)
    digest = hashlib.sha256()
    for array in (tree.nodes, tree.edges, tree.counts, rng):
        digest.update(array.tobytes())
    return {
        "seat": seat,
        "parts": parts,
        "root": root,
        "rng": begun,
        "seen": observation.state.tobytes().hex(),
        "nodes": int(tree.counts[0]),
        "tree": digest.hexdigest(),
    }


def told(
    game: Game,
    driven: list[tuple[ConfiguredGame, int, str]],
    trees: list[Any],
    plies: int,
    rooms: Any,
    whole: list[tuple[ConfiguredGame, int, list[str]]] | None = None,
) -> Any:
    """All that `driven.mjs` needs to do the same: [configured, number, digest] for each game, trees, and for whole
    games [configured, how many, digests]."""
    return {
        "package": game.package.rpartition(".")[2],
        "probe": PROBE,
        "ask": ASK,
        "asked": ASKED,
        "effort": EFFORT,
        "percent": PERCENT,
        "atOnce": AT_ONCE,
        "together": TOGETHER,
        "plies": plies,
        "rooms": rooms,
        "how": dataclasses.asdict(game.search),
        "hidden": game.hidden,
        "games": [{**_sizes(one), "number": number, "digest": digest} for one, number, digest in driven],
        "trees": [{**_sizes(one), **tree} for one, tree in trees if tree],
        "whole": [{**_sizes(one), "games": games, "digests": digests} for one, games, digests in whole or ()],
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


# ---- what the gate asks of every engine

PLIES, DRIVEN = 60, 25  # at least so many driven games
ROOMS = (1 << 12, 1 << 16)
TREES = ((0, 0), (1, 5), (2, 14), (5, 3), (7, 8))  # games and how far they are when a search begins
ITERATIONS, LOOK = 60, 40
# As many whole games as in the long run, but over sooner; of Rama's Bridge two cases go on as people play.
SOONER = {"river-dragons": {"roundCap": 4}, "sunderbans": {"roundCap": 4}, "ramas-bridge": {"max_rounds": 20}}
KEPT = Path(__file__).parents[1] / "build" / "driven"


def as_wasmtime_says(game: Game, whole: int = TOGETHER) -> Any:
    """What games, whole games and trees are in wasmtime, for others to do the same.

    Kept beside the build, under a digest of all that it is made from: Node and the pages ask it of one computation.
    """
    of = hashlib.sha256(f"{game.name} {whole} {extent.long_run} {version('wasmtime')}".encode())
    package = game.package.rpartition(".")[2]
    for path in (Path(__file__), MODULES / f"{package}.json", MODULES / f"{package}.wasm"):
        of.update(path.read_bytes())
    kept = KEPT / f"{game.name}-{of.hexdigest()[:16]}.json"
    if not kept.exists():
        said = json.dumps(_as_wasmtime_says(game, whole))
        KEPT.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{id(game)}")
        part.write_text(said)
        part.replace(kept)
    return json.loads(kept.read_text())


def _as_wasmtime_says(game: Game, whole: int) -> Any:
    every = cases(game)
    numbers = range(max(len(every), DRIVEN))
    played = [
        (every[number % len(every)], number, drive(in_module, every[number % len(every)], number, PLIES)[0])
        for number in numbers
    ]
    parts = parts_of(game, ITERATIONS, LOOK)
    trees = [
        (every[number % len(every)], tree_of(every[number % len(every)], number, plies, parts, ROOMS))
        for number, plies in TREES
    ]
    sooner = None if extent.long_run else SOONER.get(game.name)
    every_whole = whole_cases(game, whole, sooner)
    games = [(one, asked, list(whole_games_in_module(one, asked))) for one, asked in every_whole]
    return told(game, played, trees, PLIES, ROOMS, games)


def parts_of(game: Game, iterations: int, look: int) -> tuple[int, ...]:
    """A search; where wins are forced a look comes between, as with bots."""
    return (iterations, -look, 1) if game.search.room else (iterations,)


def assert_same(said: Any, known: Any) -> None:
    """What `driven.mjs` found: as much as was asked of it, and no difference."""
    assert (said["wrong"], said["wrongTrees"], said["wrongWhole"]) == ([], [], [])
    asked = sum(one["games"] for one in known["whole"])
    assert (said["games"], said["trees"], said["whole"]) == (len(known["games"]), len(known["trees"]), asked)
