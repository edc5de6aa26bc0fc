"""Hints: what a good player would do in the asker's place, from what that seat knows and nothing else."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from setu.bots.thinking import Advice, Advised, advise, legal_moves
from setu.engine.observation import Observation
from setu.engine.rng import new_rng
from setu.engine.table import Table
from setu.engine.texts import Text, text
from setu.server import messages as ms
from setu.server.deciding import Refusal
from setu.server.sitting import Sitting
from setu.server.words import say

if TYPE_CHECKING:
    from setu.server.players import Thinkers

PACKAGE = "setu.server.training"
SHOWN = 3
STANDS_OUT = 8  # of a hundred: so much better than the next, a move is clearly better
# About half a second. The budget is in iterations, never in time, so that the same question gets the same answer;
# where very many moves are legal an iteration takes longer.
MOST_ITERATIONS, LEAST_ITERATIONS, LOOKS = 3000, 500, 1_500_000


async def hint(sitting: Sitting, ask: ms.Hint, thinkers: Thinkers) -> ms.Hinted:
    """The best moves of a seat; Refusal where no hint is due, or where the table went on meanwhile."""
    game = _game_to_hint(sitting, ask.seat)
    decision = sitting.decisions[ask.seat]
    advice = await thinkers.run(think_of, game.observation(ask.seat))
    if sitting.decisions[ask.seat] != decision or sitting.game is not game or ask.seat not in sitting.pending:
        raise Refusal("stale", say("stale"))
    return _told(ask, game, advice)


def still_thinking() -> Refusal:
    """One hint at a time."""
    return Refusal("not-now", text(PACKAGE, "still-thinking"))


def _game_to_hint(sitting: Sitting, seat: int) -> Table:
    if not sitting.created.training:
        raise Refusal("not-now", text(PACKAGE, "no-training"))
    if sitting.game is None or seat not in sitting.pending:
        raise Refusal("not-now", text(PACKAGE, "nothing-to-decide"))
    if sitting.chairs[seat].bot is not None:
        raise Refusal("not-now", say("bot-plays"))
    return sitting.game


def think_of(observation: Observation) -> Advice:
    """What a search finds; its luck comes from what is seen, so it finds the same again."""
    seen = hashlib.sha256(observation.state.tobytes()).digest()
    iterations = max(LEAST_ITERATIONS, min(MOST_ITERATIONS, LOOKS // len(legal_moves(observation))))
    return advise(observation, iterations=iterations, rng=new_rng(int.from_bytes(seen[:7])))


def _told(ask: ms.Hint, game: Table, advice: Advice) -> ms.Hinted:
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
                sentence=str(words[one.move].sentence),
                chance=_percent(one, ask.seat),
            )
            for one in shown
        ],
        reason=str(_reason(shown, ask.seat, only=len(game.move_numbers(ask.seat)) == 1)),
    )


def _reason(shown: list[Advised], seat: int, only: bool) -> Text:
    if len(shown) == 1:
        return text(PACKAGE, "hint-only" if only else "hint-alone")
    slots: dict[str, Any] = {"chance": _percent(shown[0], seat), "other": _percent(shown[1], seat)}
    if slots["chance"] - slots["other"] < STANDS_OUT:
        return text(PACKAGE, "hint-close")
    return text(PACKAGE, "hint-clear", **slots)


def _percent(one: Advised, seat: int) -> int:
    return round(100 * one.chances[seat])
