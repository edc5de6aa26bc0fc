"""Random and greedy players in a CUDA kernel: one thread, one game, the same rules and the same games."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from setu.bots.levels import read_bot
from setu.bots.players import SLOTS, Workspace
from setu.engine.cuda import THREADS, gpu
from setu.engine.rng import RNG_WORDS, number_key, seed_rng
from setu.lab.course import COURSE
from setu.lab.play import BEGIN, Fixtures, Played, Setting, play_on, prepared
from setu.lab.workers import Progress

GAMES_AT_ONCE = 1 << 14


@functools.cache
def _kernel() -> Any:
    cuda = gpu()

    def play_games(
        board: Any,
        first: Any,
        seed: int,
        deals: Any,
        lucks: Any,
        bots: Any,
        states: Any,
        rng: Any,
        work: Any,
        listed: Any,
        keys: Any,
        chances: Any,
        courses: Any,
        leaders: Any,
        piece_of: Any,
        made: Any,
        outcomes: Any,
    ) -> None:
        number = cuda.grid(1)
        if number < len(deals):
            states[number] = first[0]
            number_key(states[number].key, deals[number])
            seed_rng(rng[number], seed, lucks[number])
            play_on(
                board[0],
                states[number : number + 1],
                bots[number],
                rng[number],
                work[number],
                listed[number],
                keys[number],
                chances[number],
                False,
                courses,
                leaders,
                piece_of,
                made[number : number + 1],
                outcomes[number],
                BEGIN,
                0,
            )

    return cuda.jit(play_games)


def play_on_gpu(setting: Setting, fixtures: Fixtures, progress: Progress | None) -> Played:
    """Games of compiled bots in waves; bit for bit those that the CPU plays."""
    cuda, kernel = gpu(), _kernel()
    game, board, first = prepared(setting)
    played = Played.room(setting, len(fixtures), False)
    codes = np.array([read_bot(bot, game).slips for bot in fixtures.bots], np.int64)
    own = Workspace(game, board, setting.seats)
    wave = min(len(fixtures), GAMES_AT_ONCE)
    d_tables, d_first = cuda.to_device(board.copy()), cuda.to_device(first)
    states, rng = cuda.device_array(wave, game.state), cuda.device_array((wave, RNG_WORDS), np.int64)
    work = cuda.device_array((wave, SLOTS), game.state)
    listed = cuda.device_array((wave, len(own.listed)), np.int32)
    keys = cuda.device_array((wave, *own.keys.shape), np.uint32)
    chances = cuda.device_array((wave, setting.seats), np.float64)
    made = cuda.device_array(wave, np.int32)
    outcomes = cuda.device_array((wave, setting.seats, 2), np.int32)
    unwatched = [cuda.to_device(np.zeros(1, kind)) for kind in (COURSE, np.int8, np.int16)]
    for begin in range(0, len(fixtures), wave):
        part = fixtures.part(slice(begin, begin + wave))
        count = len(part)
        described = [cuda.to_device(np.ascontiguousarray(a)) for a in (part.deals, part.lucks, codes[part.sitting])]
        room = (rng, work, listed, keys, chances, *unwatched, made, outcomes)
        kernel[-(-count // THREADS), THREADS](d_tables, d_first, setting.seed, *described, states, *room)
        window = slice(begin, begin + count)
        states[:count].copy_to_host(played.states[window])
        made[:count].copy_to_host(played.moves[window])
        outcomes[:count].copy_to_host(played.outcomes[window])
        if progress:
            progress(count)
    return played
