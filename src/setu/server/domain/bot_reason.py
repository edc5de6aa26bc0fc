"""Why a bot made a move, in words: from the numbers that were written down with it."""

from __future__ import annotations

from setu.bots.levels import PACKAGE as BOTS
from setu.engine.table import Table
from setu.engine.texts import Text, text
from setu.server.domain import events as ev
from setu.server.texts import say


def reason_text(why: ev.BotReason, game: Table, seat: int) -> Text:
    """What a bot says of a move that it is about to make."""
    if why.kind == "forced":
        return say("seen-forced")
    if why.kind == "seen":
        return say("seen-better" if why.chance > why.other else "seen-worse", chance=why.chance, other=why.other)
    if why.kind in ("only", "random"):
        return text(BOTS, f"reason-{why.kind}")
    if why.rejected is None:
        return text(BOTS, f"reason-{why.kind}", chance=why.chance)
    (rejected,) = game.describe([why.rejected], seat)
    return text(BOTS, "reason-search", chance=why.chance, other=why.other, rejected=rejected.sentence)
