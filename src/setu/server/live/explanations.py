"""Bots that say why. What they say is written down with the move and spoken to every reader in their own language.

Where nothing is hidden a bot tells what it expects and what it rejected. Where hands are hidden its thoughts would show
its hand, so it tells what anybody could work out who knows the move and sees what all can see; of a choice made in
secret it says nothing.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np

from setu.bots.bot import Decision, choose, percent, think
from setu.engine import entry_points
from setu.engine.board import BoardArray
from setu.engine.contract import SPECTATOR
from setu.engine.observation import Observation
from setu.engine.record_view import frozen_view, record_view
from setu.engine.rng import new_rng
from setu.engine.state import StateArray, copied
from setu.engine.table import Table
from setu.server.domain import events as ev

WORLDS = 64


def open_sight(game: Table) -> Observation | None:
    """What everybody sees of a game in which something is hidden; None where all see everything."""
    return Observation(game.game, game.board, game.hidden(None), SPECTATOR) if game.game.hidden else None


def explained(
    bot: str, observation: Observation, seen_by_all: Observation | None, table: str = "", seconds: float | None = None
) -> tuple[int, ev.BotReason | None]:
    """A bot's move, and what it may say of it; `table` is whose eye it has, `seconds` its time where others wait."""
    rng = new_rng(secrets.randbits(62))
    if seen_by_all is None:
        thought = think(bot, observation, rng, seconds, eye=table)
        return thought.move, _own_thoughts(thought)
    move = choose(bot, observation, rng, seconds, eye=table)
    secret = observation.game.words.secret(
        frozen_view(observation.board[0]), record_view(observation.state[0]), observation.seat, move
    )
    return move, None if secret else as_all_see_it(seen_by_all, observation.seat, move)


def _own_thoughts(thought: Decision) -> ev.BotReason:
    slots = dict(thought.reason.slots)
    return ev.BotReason(
        kind=thought.reason.id.removeprefix("reason-"),  # type: ignore[arg-type]
        chance=slots.get("chance", 0),
        other=slots.get("other", 0),
        rejected=thought.rejected,
    )


def as_all_see_it(seen_by_all: Observation, seat: int, move: int) -> ev.BotReason | None:
    """A move beside the others of a seat, judged at a glance in worlds that a bystander thinks possible."""
    board, listed = (
        seen_by_all.board,
        np.zeros(seen_by_all.game.most_moves(record_view(seen_by_all.board[0])), np.int32),
    )
    with_it, with_another = [], []
    for number in range(WORLDS):
        world = copied(seen_by_all.state)
        drawn = hashlib.sha256(world.tobytes() + bytes([number])).digest()
        entry_points.determinize(board, world, SPECTATOR, np.frombuffer(drawn, "<u4").astype(np.uint32))
        if entry_points.why_not(board, world, seat, move):
            continue  # in this world the seat could not have made the move
        others = [int(one) for one in listed[: entry_points.moves(board, world, seat, listed)] if one != move]
        with_it.append(_chance_after(board, copied(world), seat, move))
        if others:
            with_another.append(_chance_after(board, world, seat, others[drawn[0] % len(others)]))
    if not with_it:
        return None
    if not with_another:
        return ev.BotReason(kind="forced")
    return ev.BotReason(kind="seen", chance=percent(_mean(with_it)), other=percent(_mean(with_another)))


def _chance_after(board: BoardArray, world: StateArray, seat: int, move: int) -> float:
    chances = np.zeros(int(record_view(world[0]).seats), np.float64)
    entry_points.play(board, world, seat, move)
    entry_points.estimate(board, world, chances)
    return float(chances[seat])


def _mean(chances: list[float]) -> float:
    return sum(chances) / len(chances)
