"""Why a move may not be made: the rule and the words for every code of `why_not`."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.errors import Refusal, engine_text
from setu.engine.state import State
from setu.games.river import state as codes
from setu.games.river.legal import pending
from setu.games.river.names import plank_name, say, seated, support_name
from setu.games.river.state import (
    COLUMNS,
    ISLET,
    LIFT,
    MOST_STONES,
    OFFSETS,
    OPEN_BOARD,
    PICK,
    PROGRAMMING,
    SPOT,
    SUPPORTS,
    WATER,
)

_ASKED = {
    codes.CHOOSING_FIRST: "asked-first",
    codes.PROGRAMMING: "asked-card",
    codes.STONE: "asked-stone",
    codes.PLANK: "asked-plank",
    codes.PLACE: "asked-place",
    codes.REMOVE: "asked-remove",
    codes.MOVE: "asked-move",
    codes.LEAP: "asked-jump",
}

# Codes whose words depend on nothing but the rule.
_PLAIN = {
    codes.NO_SUCH_SEAT: ("R3", "no-such-seat"),
    codes.OWN_BLOCK: ("DL-3", "own-block"),
    codes.ABSENT_BLOCK: ("DL-3", "absent-block"),
    codes.CARD_USED: ("DL-10", "card-used"),
    codes.TWO_BLOCKS: ("DL-11", "two-blocks"),
    codes.NO_AGREEING: ("R29", "no-agreeing"),
    codes.AGREE_BEFORE: ("R29", "agree-before"),
    codes.ONLY_WATER: ("DL-35", "only-water"),
    codes.ISLET_TAKEN: ("DL-30", "islet-taken"),
    codes.OFF_CENTRE: ("R4", "off-centre"),
    codes.ON_VILLAGE: ("DL-30", "on-village"),
    codes.UNDER_PLANK: ("R5", "under-plank"),
    codes.ANOTHER_FITS: ("DL-49", "another-fits"),
    codes.TWO_VILLAGES: ("R11", "two-villages"),
    codes.SAME_SUPPORT: ("G2", "same-support"),
    codes.JOINED: ("R7", "joined"),
    codes.OUT_OF_SIGHT: ("DL-49", "out-of-sight"),
    codes.OVER_STONE: ("R6", "over-stone"),
    codes.OVER_VILLAGE: ("R6", "over-village"),
    codes.ON_PLANK: ("DL-43", "on-plank"),
    codes.NARROW: ("DL-43", "narrow"),
    codes.TRIED: ("DL-49", "tried"),
    codes.NOT_ON_BOARD: ("DL-61", "not-on-board"),
    codes.PAWN_ON_IT: ("DL-62", "pawn-on-it"),
    codes.NUMBER_HELD: ("DL-63", "number-held"),
    codes.THIRD_COLOUR: ("DL-64", "third-colour"),
    codes.STONE_CARRIES: ("DL-65", "stone-carries"),
    codes.NOT_NEXT: ("DL-70", "not-next"),
    codes.PLANK_OCCUPIED: ("DL-71", "plank-occupied"),
    codes.ONE_STEP: ("DL-72", "one-step"),
    codes.TWO_STEPS: ("DL-73", "two-steps"),
    codes.ARRIVED: ("DL-91", "arrived"),
    codes.TURNS_BACK: ("DL-74", "turns-back"),
    codes.NOBODY_TO_JUMP: ("DL-80", "nobody-to-jump"),
    codes.NOT_BEYOND: ("DL-80", "not-beyond"),
    codes.JUMPS_BACK: ("R19", "jumps-back"),
}


def refusal(b: Board, s: State, seat: int, move: int, code: int) -> Refusal:
    """The rule and the words for a code of `why_not`."""
    if code in _PLAIN:
        rule, id = _PLAIN[code]
        return Refusal(rule, say(id))
    if code == codes.GAME_IS_OVER:
        return Refusal("DL-91", engine_text("game-is-over"))
    if code == codes.NOT_YOUR_TURN:
        return _not_your_turn(b, s, seat)
    if code == codes.NOT_ASKED:
        return not_asked(s)
    if code == codes.NO_SUCH_MOVE:
        return Refusal("DL-5", engine_text("move-number", move=move, last=WATER + b.rows * COLUMNS - 1))
    if code == codes.NO_SUCH_ISLET:
        islet = (move - ISLET) // OFFSETS + 1
        return Refusal("DL-30", say("unknown-islet", islet=f"i{islet}", most=b.islets))
    if code == codes.OFF_ISLET:
        return Refusal("G9", say("off-islet", islet=f"i{(move - ISLET) // OFFSETS + 1}"))
    if code == codes.OFF_BOARD:
        return Refusal("G10", say("off-board", edge=b.edge))
    if code == codes.STONE_TOO_CLOSE:
        return Refusal("G10" if s.options.board == OPEN_BOARD else "G9", say("stone-too-close"))
    if code == codes.NOT_IN_RESERVE:
        return Refusal("DL-40", say("not-in-reserve", plank=plank_name(b, move - PICK)))
    return _spot_refusal(b, s, move, code)


def not_asked(s: State) -> Refusal:
    """DL-5: what is asked for instead."""
    return Refusal("DL-5", say(_ASKED[s.phase]))


def _not_your_turn(b: Board, s: State, seat: int) -> Refusal:
    if s.phase == PROGRAMMING:
        return Refusal("DL-12", say("cards-are-down"))
    waiting = int(pending(b, s)).bit_length() - 1
    return Refusal("DL-13", say("not-your-turn", who=seated(b, s, waiting)))


def _spot_refusal(b: Board, s: State, move: int, code: int) -> Refusal:
    """Refusals that name a support."""
    if code == codes.NO_STONE_THERE and move < SPOT:
        return Refusal("DL-65", say("no-stone-there", place=_stone_name(b, s, move - LIFT)))
    supports = divmod(move - SPOT, SUPPORTS)
    if code == codes.NO_STONE_THERE:
        bare = next(one for one in supports if one < MOST_STONES and not s.stones >> one & 1)
        return Refusal("DL-40", say("no-stone-there", place=_stone_name(b, s, bare)))
    if code == codes.SUPPORT_FULL:
        full = next(one for one in supports if not s.room >> one & 1)
        kind = "stone" if full < MOST_STONES else "village"
        return Refusal("DL-41", say("support-full", kind=kind, place=support_name(b, s, full), most=b.support_max))
    assert code == codes.TOO_SHORT
    return Refusal("DL-42", say("too-short", plank=plank_name(b, s.picked)))


def _stone_name(b: Board, s: State, stone: int) -> str:
    """A place without a stone: its islet, or on the open board the number of a stone that is not there."""
    return f"@{stone + 1}" if s.options.board == OPEN_BOARD else f"i{stone + 1}"
