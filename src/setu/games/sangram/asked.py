"""What the board on the page asks of the rules besides: which cards would do nothing."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.sangram.activities import has_own_effect
from setu.games.sangram.codes import action, warriors


@rule
def idle(b: Board, s: State, seat: int, move: int) -> int:
    """SG-14: would this card's warrior do nothing as things stand? What a Yuvaraj may copy is not known yet."""
    warrior = b.warrior[action.play.card(move)]
    return 0 if warrior == warriors.YUVARAJ or has_own_effect(s, seat, warrior) else 1
