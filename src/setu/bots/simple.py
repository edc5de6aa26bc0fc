"""Players that do not search, for every game, compiled: random, greedy, and greedy ones that slip so often."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from setu.bots.levels import CARELESS, RANDOM
from setu.engine import contract
from setu.engine.configured import ConfiguredGame
from setu.engine.rng import KEY_WORDS, RNG_WORDS, rng_below
from setu.engine.rule import rule
from setu.engine.simulate import ASKED, Device, Players, lowest_seat, seed_room, takes_part

_pending, _moves, _narrow, _play = contract.pending, contract.moves, contract.narrow, contract.play
_determinize, _estimate, _warned, _hide = contract.determinize, contract.estimate, contract.warned, contract.hide

CERTAIN = 0.9999

# The slots of a player's work array: what the seat sees, a world to try a move in, and the worlds it imagines.
SEEN, WORLD, DETERMINIZED = 0, 1, 2
WORLDS = 4
SLOTS = DETERMINIZED + WORLDS


@rule
def bot_move(error_rate: int, b: Any, states: Any, seat: int, rng: Any, listed: Any, keys: Any, chances: Any) -> int:
    """The move of a simple player for the hidden state in `states[SEEN]`."""
    found = _moves(b, states[SEEN], seat, listed)
    if found == 1 or error_rate == RANDOM:
        return listed[rng_below(rng, found)]
    is_slip = rng_below(rng, 100) < error_rate
    best, value = greedy_move(b, states, seat, rng, listed, found, keys, chances)
    if is_slip and value < CERTAIN:
        if error_rate == CARELESS:  # who else would search slips among what is worth a thought
            found = _narrow(b, states[SEEN], seat, listed)
        return any_but_warned(b, states[SEEN], seat, rng, listed, found)
    return best


@rule
def any_but_warned(b: Any, s: Any, seat: int, rng: Any, listed: Any, found: int) -> int:
    """A move at random, but none that every beginner is told not to make, if there is another."""
    kept = 0
    for place in range(found):
        if not _warned(b, s, seat, listed[place]):
            listed[kept] = listed[place]
            kept += 1
    return listed[rng_below(rng, kept if kept > 0 else found)]


@rule
def greedy_move(
    b: Any, states: Any, seat: int, rng: Any, listed: Any, found: int, keys: Any, chances: Any
) -> tuple[int, float]:
    """The move with the best estimate right after it, on average over the same few imagined worlds, and that estimate.

    Where several choose in secret, the others choose at random in each world.
    """
    worlds = len(keys)
    for world in range(worlds):
        for word in range(KEY_WORDS):
            keys[world, word] = rng_below(rng, 1 << 31)
        states[DETERMINIZED + world] = states[SEEN]
        _determinize(b, states[DETERMINIZED + world], seat, keys[world])
        let_others_choose(b, states[DETERMINIZED + world], seat, rng, listed)
    _moves(b, states[SEEN], seat, listed)
    best, best_value = listed[0], -1.0
    for place in range(found):
        value = rng_below(rng, 1 << 20) * 1e-18  # parts equals only: who has all but won still sees the shorter way
        for world in range(worlds):
            states[WORLD] = states[DETERMINIZED + world]
            _play(b, states[WORLD], seat, listed[place])
            _estimate(b, states[WORLD], chances)
            value += chances[seat] / worlds
        if value > best_value:
            best, best_value = listed[place], value
    return best, best_value


@rule
def let_others_choose(b: Any, s: Any, seat: int, rng: Any, listed: Any) -> None:
    """Where several choose in secret the others do so at random, so that who is first judges as who is last."""
    while True:
        others = _pending(b, s) & ~(1 << seat)
        if others == 0:
            break
        other = lowest_seat(others)
        found = _moves(b, s, other, listed)
        _play(b, s, other, listed[rng_below(rng, found)])


class Bots(NamedTuple):
    """Simple bots, and bots that search, who are ASKED outside the loop; for each room the arrays they work with."""

    codes: Any  # [game, seat]: an error rate, or ASKED
    rng: Any  # [room, word]
    work: Any  # [room, slot]: states
    listed: Any  # [room, move]
    keys: Any  # [room, world, word]
    chances: Any  # [room, seat]


@rule
def _next_bot(bots: Any, pending: int) -> int:
    return lowest_seat(pending)


@rule
def _bot_chooses(bots: Any, number: int, room: int, b: Any, s: Any, seat: int) -> int:
    """From what the seat sees, which stays in `work` for a search to look at."""
    work = bots.work[room]
    work[SEEN] = s
    _hide(b, work[SEEN], seat)
    code = int(bots.codes[number, seat])
    if code == ASKED:
        return ASKED
    chances = bots.chances[room]
    return int(bot_move(code, b, work, seat, bots.rng[room], bots.listed[room], bots.keys[room], chances))


takes_part(Bots, seed_players=seed_room, next_seat=_next_bot, choose=_bot_chooses)


def bots(configured: ConfiguredGame, codes: NDArray[np.int64]) -> Players:
    """Who sits where [game, seat], as error rates or ASKED."""
    game, worlds = configured.game, WORLDS if configured.game.hidden else 1

    def players(device: Device, part: slice, rooms: int) -> Bots:
        return Bots(
            codes=device.put(np.ascontiguousarray(codes[part])),
            rng=device.empty((rooms, RNG_WORDS), np.int64),
            work=device.empty((rooms, SLOTS), game.state),
            listed=device.empty((rooms, configured.most_moves), np.int32),
            keys=device.empty((rooms, worlds, KEY_WORDS), np.uint32),
            chances=device.empty((rooms, configured.seats), np.float64),
        )

    return players
