"""Hints: what a good player would do in the asker's place, from what that seat knows and nothing else."""

from __future__ import annotations

import hashlib
import time
from typing import Any

from setu.bots.bot import FEWEST, Analysis, RankedMove, SearchTree, legal_moves, percent
from setu.engine.observation import Observation
from setu.engine.rng import new_rng
from setu.engine.table import Table
from setu.engine.texts import Text
from setu.server.domain.decide import Rejection
from setu.server.domain.session import Session
from setu.server.live.bot_runner import NOBODY, Asker, BotRunner
from setu.server.texts import say
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms

SHOWN = 3
STANDS_OUT = 8  # of a hundred: so much better than the next, a move is clearly better
# The budget is in iterations, so that the same question gets the same answer; where many moves are legal or many sit at
# the table an iteration takes longer, from 0.1 to 20 ms. Beyond half a second of a core nothing more is looked at: the
# first piece is a short one, and no piece is begun for which there is no time.
MOST_ITERATIONS, LEAST_ITERATIONS, LOOKS = 3000, 500, 1_500_000
PIECE, MOST_S = 50, 0.5
SURELY = 0.9  # of what seems to be left: looks are not all alike
_thought_about: set[str] = set()  # games whose rules are loaded: the first to ask about one waits for that


async def hint(session: Session, ask: cmd.Hint, bot_runner: BotRunner, asker: Asker = NOBODY) -> ms.Hinted:
    """The best moves of a seat; Rejection where no hint is due, or where the table went on meanwhile."""
    game = _game_to_hint(session, ask.seat)
    decision = session.decisions[ask.seat]
    advice = await bot_runner.run_for(asker, think_of, game.observation(ask.seat))
    if session.decisions[ask.seat] != decision or session.game is not game or ask.seat not in session.pending:
        raise Rejection("stale", say("stale"))
    return _told(ask, game, advice)


def still_thinking() -> Rejection:
    """One hint at a time."""
    return Rejection("not-now", say("still-thinking"))


def _game_to_hint(session: Session, seat: int) -> Table:
    if not session.created.training and len(session.persons()) > 1:
        raise Rejection("not-now", say("no-training"))
    if session.game is None or seat not in session.pending:
        raise Rejection("not-now", say("nothing-to-decide"))
    if session.seats[seat].bot is not None:
        raise Rejection("not-now", say("bot-plays"))
    return session.game


def think_of(observation: Observation) -> Analysis:
    """What a search finds; its luck comes from what is seen, so it finds the same again."""
    began = time.thread_time()
    seen = hashlib.sha256(observation.state.tobytes()).digest()
    iterations = max(LEAST_ITERATIONS, min(MOST_ITERATIONS, LOOKS // len(legal_moves(observation))))
    tree, rng = SearchTree(observation), new_rng(int.from_bytes(seen[:7]))
    if observation.game.name not in _thought_about:
        SearchTree(observation).search(observation, new_rng(0), FEWEST, None)
        _thought_about.add(observation.game.name)
        began = time.thread_time()
    done, piece = 0, PIECE if observation.seats <= 2 else FEWEST
    while not done or (done < iterations and piece >= FEWEST):
        before = time.thread_time()
        advice = tree.search(observation, rng, piece, None)
        after, done = time.thread_time(), done + piece
        each, left = (after - before) / piece, MOST_S - (after - began)
        piece = min(PIECE, 2 * piece, int(SURELY * left / each) if each else PIECE)
    return advice


def _told(ask: cmd.Hint, game: Table, advice: Analysis) -> ms.Hinted:
    best = advice.moves[0]
    # A move that was looked at once or twice may shine by luck: what beats the best only so is not shown.
    shown = [one for one in advice.moves if one is best or one.chances[ask.seat] <= best.chances[ask.seat]][:SHOWN]
    words = {move.id: move for move in game.describe([one.move for one in shown], ask.seat)}
    return ms.Hinted(
        id=ask.id,
        moves=[
            ms.HintedMove(
                id=one.move,
                text=words[one.move].text,
                sentence=str(words[one.move].said),
                chance=percent(one.chances[ask.seat]),
            )
            for one in shown
        ],
        reason=str(_reason(shown, ask.seat, only=len(game.move_numbers(ask.seat)) == 1)),
    )


def _reason(shown: list[RankedMove], seat: int, only: bool) -> Text:
    if len(shown) == 1:
        return say("hint-only" if only else "hint-alone")
    slots: dict[str, Any] = {"chance": percent(shown[0].chances[seat]), "other": percent(shown[1].chances[seat])}
    if slots["chance"] - slots["other"] < STANDS_OUT:
        return say("hint-close")
    return say("hint-clear", **slots)
