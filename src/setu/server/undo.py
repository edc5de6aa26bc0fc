"""Taking back: free until somebody learned something, another seat acted, or the rules call a move final.

Beyond that it is by consent of the table.

A secret choice may also be changed after others have made theirs, as long as nothing was shown: theirs are kept.
Chance falls the same again, so undo never re-rolls.
"""

from __future__ import annotations

from dataclasses import dataclass

from setu.engine.disclosure import discloses, is_final
from setu.engine.texts import Text
from setu.server.messages import UndoInfo
from setu.server.sitting import Sitting
from setu.server.words import say


@dataclass(frozen=True)
class Takeback:
    """What a seat may take back: to before entry `to`, at once or by asking, which choices of others stay, and why."""

    to: int
    free: bool
    keep: tuple[tuple[int, int], ...]
    why: Text
    final: bool = False  # the rules of the game say so: not even alone at the table is it free


def last_move_of(sitting: Sitting, seat: int) -> int | None:
    """The last log entry that this seat decided."""
    for number in range(len(sitting.lines) - 1, 0, -1):
        if sitting.lines[number].seat == seat:
            return number
    return None


def takeback(sitting: Sitting, seat: int, to: int) -> Takeback:
    """What taking back to before entry `to`, a move of this seat, would mean."""
    since = range(to, len(sitting.lines))
    if any(_final(sitting, number) for number in since if sitting.lines[number].seat == seat):
        return Takeback(to, False, (), say("undo-final"), final=True)
    others = [number for number in since if sitting.lines[number].seat != seat]
    secret = all(sitting.lines[number].secret for number in since)
    if others and not secret:
        return Takeback(to, False, (), say("undo-others-acted"))
    if any(_told(sitting, number) for number in since):
        return Takeback(to, False, (), say("undo-learned"))
    keep = [(line.seat, line.move) for line in (sitting.lines[number] for number in others)]
    return Takeback(to, True, tuple((s, m) for s, m in keep if s is not None and m is not None), say("undo-free"))


def _final(sitting: Sitting, number: int) -> bool:
    line = sitting.lines[number]
    return line.move is not None and sitting.game is not None and is_final(sitting.game, number, line.move)


def _told(sitting: Sitting, number: int) -> bool:
    """Asked once for each entry: it costs some imagined worlds."""
    line = sitting.lines[number]
    if line.move is None or sitting.game is None:
        return True
    known = sitting.told.get(line.event)
    if known is None:
        known = sitting.told[line.event] = discloses(sitting.game, number, line.move)
    return known


def info(sitting: Sitting, seat: int) -> UndoInfo:
    """What the button says."""
    if sitting.stage != "playing":
        return UndoInfo(to=None, free=False, text=str(say("undo-not-playing")))
    to = last_move_of(sitting, seat)
    if to is None:
        return UndoInfo(to=None, free=False, text=str(say("undo-nothing")))
    found = takeback(sitting, seat, to)
    alone = not [other for other in sitting.persons() if other != seat and sitting.chairs[other].bot is None]
    if not found.free and alone and not found.final:
        return UndoInfo(to=to, free=True, text=str(say("undo-alone")))
    return UndoInfo(to=to, free=found.free, text=str(found.why))
