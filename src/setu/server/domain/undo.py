"""Taking back: free until somebody learned something, another seat acted, or the rules call a move final.

Beyond that it is by consent of the table.

A secret choice may also be changed after others have made theirs, as long as nothing was shown: theirs are kept.
Chance falls the same again, so undo never re-rolls.
"""

from __future__ import annotations

from dataclasses import dataclass

from setu.engine.takeback import discloses, is_final
from setu.engine.texts import Text
from setu.server.domain.session import Session
from setu.server.texts import say


@dataclass(frozen=True)
class Takeback:
    """What a seat may take back: to before entry `to`, at once or by asking, which choices of others stay, and why."""

    to: int
    free: bool
    keep: tuple[tuple[int, int], ...]
    why: Text
    final: bool = False  # the rules of the game say so: not even alone at the table is it free


def last_move_of(session: Session, seat: int) -> int | None:
    """The last log entry that this seat decided."""
    for number in range(len(session.lines) - 1, 0, -1):
        if session.lines[number].seat == seat:
            return number
    return None


def takeback(session: Session, seat: int, to: int) -> Takeback:
    """What taking back to before entry `to`, a move of this seat, would mean."""
    since = range(to, len(session.lines))
    if any(_final(session, number) for number in since if session.lines[number].seat == seat):
        return Takeback(to, False, (), say("undo-final"), final=True)
    others = [number for number in since if session.lines[number].seat != seat]
    secret = all(session.lines[number].secret for number in since)
    if others and not secret:
        return Takeback(to, False, (), say("undo-others-acted"))
    if any(_told(session, number) for number in since):
        return Takeback(to, False, (), say("undo-learned"))
    keep = [(line.seat, line.move) for line in (session.lines[number] for number in others)]
    return Takeback(to, True, tuple((s, m) for s, m in keep if s is not None and m is not None), say("undo-free"))


def _final(session: Session, number: int) -> bool:
    line = session.lines[number]
    return line.move is not None and session.game is not None and is_final(session.game, number, line.move)


def _told(session: Session, number: int) -> bool:
    """Asked once for each entry: it costs some imagined worlds."""
    line = session.lines[number]
    if line.move is None or session.game is None:
        return True
    known = session.told.get(line.event)
    if known is None:
        known = session.told[line.event] = discloses(session.game, number, line.move)
    return known
