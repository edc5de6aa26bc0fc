"""How River Dragons and Sunderbans are written (part 11) and spoken."""

from __future__ import annotations

import re
from typing import Any

from setu.engine.errors import IllegalMove, InvalidMove, Refusal, engine_text
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.engine.texts import Text, text
from setu.games.delta import state as codes
from setu.games.delta.reading import COLOUR_LETTERS, COLOUR_NAMES
from setu.games.delta.rules import pending
from setu.games.delta.state import (
    ACTIONS,
    AGREE,
    BLOCK,
    CENTRE_SPOT,
    COLOURS,
    COLUMNS,
    EDITIONS,
    FINE,
    FINE_SIDE,
    FIRST,
    IN_WATER,
    ISLET,
    JUMP,
    LAY,
    LIFT,
    MOST_ROWS,
    MOST_STONES,
    NONE,
    NUMBERS,
    OFFSETS,
    OPEN_BOARD,
    PACKAGE,
    PICK,
    PLANKS,
    PROGRAMMING,
    SPACES,
    SPOT,
    STAY,
    STEP,
    STOPS,
    SUPPORTS,
    TAKE,
    VILLAGES,
    WATER,
)

REASONS = ("", "arrival", "cap", "agreement", "resign")


def say(id: str, **slots: Any) -> Text:
    """A sentence of the delta's catalogue."""
    return text(PACKAGE, id, **slots)


# ---- names


def colour_key(t: Tables, colour: int) -> str:
    """A colour's name in notation, positions and views."""
    return COLOUR_NAMES[t.colour_code[colour]]


def colour_name(t: Tables, colour: int) -> Text:
    return say(colour_key(t, colour))


def seat_name(t: Tables, s: State, seat: int) -> Text:
    """Seats are called by their colour."""
    return colour_name(t, int(s.colour[seat]))


def seat_mark(t: Tables, s: State, seat: int) -> str:
    """Part 11: written games name who moves by the colour."""
    return colour_key(t, int(s.colour[seat]))


def letter(t: Tables, colour: int) -> str:
    return COLOUR_LETTERS[t.colour_code[colour]]


def colour_of_letter(t: Tables, written: str) -> int | None:
    """A colour of this edition by its letter."""
    return next((colour for colour in range(COLOURS) if letter(t, colour) == written), None)


def colour_of_key(t: Tables, written: str) -> int | None:
    """A colour of this edition by its name."""
    return next((colour for colour in range(COLOURS) if colour_key(t, colour) == written), None)


def card_name(t: Tables, card: int) -> str:
    """Part 11: `S1` … `JP`, and `X` with the letter of the colour that is blocked."""
    return ACTIONS[card] if card < BLOCK else f"X{letter(t, card - BLOCK)}"


def card_words(t: Tables, card: int) -> Text:
    if card < BLOCK:
        return say(f"card-{ACTIONS[card]}")
    return say("card-block", edition=EDITIONS[t.edition], who=colour_name(t, card - BLOCK))


def plank_name(t: Tables, plank: int) -> str:
    return f"{letter(t, plank // NUMBERS)}{plank % NUMBERS + 1}"


def space_name(t: Tables, space: int) -> str:
    return plank_name(t, space) if space < PLANKS else f"V{space - PLANKS + 1}"


def place_name(t: Tables, place: int) -> str:
    """A support as events name it."""
    if place >= IN_WATER:
        point = place - IN_WATER
        return f"@{point % COLUMNS * t.lattice},{point // COLUMNS * t.lattice}"
    return f"i{place + 1}" if place < MOST_STONES else f"V{place - MOST_STONES + 1}"


def support_name(t: Tables, s: State, support: int) -> str:
    """A support in this position."""
    if support < MOST_STONES and s.options.board == OPEN_BOARD:
        return f"@{int(s.x[support])},{int(s.y[support])}"
    return place_name(t, support)


def spot_name(t: Tables, islet: int, offset: int) -> str:
    """A stone's spot on an islet; where it is not the centre, with its point."""
    if offset == CENTRE_SPOT:
        return f"i{islet + 1}"
    x, y = t.islet_x[islet] + t.offset_x[offset], t.islet_y[islet] + t.offset_y[offset]
    return f"i{islet + 1}@{x},{y}"


# ---- moves


def notation(t: Tables, s: State, seat: int, move: int, remark: int) -> str:
    """A legal move as part 11 writes its effect; by eye it does not say whether a plank is long enough."""
    if move < AGREE:
        return card_name(t, move - LAY)
    if move == AGREE:
        return "agree"
    if move < PICK:
        return f"first {colour_key(t, int(s.colour[move - FIRST]))}"
    if move < TAKE:
        return plank_name(t, move - PICK) + ("!" if remark else "")
    if move < LIFT:
        return f"-{plank_name(t, move - TAKE)}"
    if move < SPOT:
        return f"-{support_name(t, s, move - LIFT)}"
    if move < STEP:
        return f"{plank_name(t, s.picked)}:{_pair(t, s, move)}"
    if move < JUMP:
        return "".join(f">{space_name(t, space)}" for space in _path(move))
    if move < ISLET:
        return f"^{plank_name(t, _over(move))}>{space_name(t, _land(move))}"
    if move < WATER:
        return f"+{spot_name(t, (move - ISLET) // OFFSETS, (move - ISLET) % OFFSETS)}"
    return f"+{place_name(t, IN_WATER + move - WATER)}"


def _pair(t: Tables, s: State, move: int) -> str:
    a, b = divmod(move - SPOT, SUPPORTS)
    return f"{support_name(t, s, a)}-{support_name(t, s, b)}"


def _path(move: int) -> tuple[int, ...]:
    first, second = divmod(move - STEP, STOPS)
    return (first,) if second == STAY else (first, second)


def _over(move: int) -> int:
    return (move - JUMP) // SPACES


def _land(move: int) -> int:
    return (move - JUMP) % SPACES


_PLANK = r"[a-hj-uw-z][1-6]"  # i and v are islets and villages
_SUPPORT = r"(?:i\d+|v\d+|@\d+,\d+)"
_SPACE = rf"(?:{_PLANK}|v\d+)"
_CARD = re.compile(r"(?:[spm][12]|rm|jp|x[a-z])")
_FIRST = re.compile(r"first ([a-z]+)")
_PICKS = re.compile(rf"({_PLANK})!?")
_TAKES = re.compile(rf"-({_PLANK})")
_LIFTS = re.compile(rf"-({_SUPPORT})")
_SPANS = re.compile(rf"(?:({_PLANK})[:?])?({_SUPPORT})-({_SUPPORT})")
_WALKS = re.compile(rf">({_SPACE})(?:>({_SPACE}))?")
_JUMPS = re.compile(rf"\^({_PLANK})>({_SPACE})")
_STONES = re.compile(r"\+(?:i(\d+))?(?:@(\d+),(\d+))?")


def read(t: Tables, s: State, seat: int, written: str) -> int:
    """The move that a notation means (part 11)."""
    tidy = " ".join(written.lower().replace("–", "-").split())
    if tidy in ("pass", "0"):
        raise IllegalMove(Refusal("DL-5", say("no-pass")))
    if tidy == "agree":
        return AGREE
    if match := _FIRST.fullmatch(tidy):
        return _read_first(t, s, match[1])
    tidy = tidy.replace(" ", "")
    if _CARD.fullmatch(tidy) and not _is_pick(t, s, tidy):
        return LAY + read_card(t, tidy)
    if match := _PICKS.fullmatch(tidy):
        return PICK + read_plank(t, match[1])
    if match := _TAKES.fullmatch(tidy):
        return TAKE + read_plank(t, match[1])
    if match := _LIFTS.fullmatch(tidy):
        return _read_lift(t, s, match[1])
    if match := _SPANS.fullmatch(tidy):
        return _read_span(t, s, match[1], match[2], match[3])
    if match := _WALKS.fullmatch(tidy):
        second = read_space(t, match[2]) if match[2] else STAY
        return STEP + read_space(t, match[1]) * STOPS + second
    if match := _JUMPS.fullmatch(tidy):
        return JUMP + read_plank(t, match[1]) * SPACES + read_space(t, match[2])
    if (match := _STONES.fullmatch(tidy)) and tidy != "+":
        return _read_stone(t, match[1], match[2], match[3])
    raise InvalidMove(say("unreadable", written=written.strip()))


def _is_pick(t: Tables, s: State, tidy: str) -> bool:
    """No colour has the letter of a card, but a colour `p` makes `p1` a plank as well: the phase decides."""
    return bool(_PICKS.fullmatch(tidy)) and colour_of_letter(t, tidy[0]) is not None and s.phase != PROGRAMMING


def read_card(t: Tables, written: str) -> int:
    """A card by its name."""
    tidy = written.strip().lower()
    if tidy.upper() in ACTIONS:
        return ACTIONS.index(tidy.upper())
    colour = colour_of_letter(t, tidy[1:]) if tidy[:1] == "x" else None
    if colour is None:
        blocks = [card_name(t, BLOCK + colour) for colour in range(COLOURS)]
        raise InvalidMove(say("unknown-card", card=written.strip(), expected=", ".join([*ACTIONS, *blocks])))
    return BLOCK + colour


def read_plank(t: Tables, written: str) -> int:
    """A plank by its colour and number."""
    colour = colour_of_letter(t, written[:1])
    if colour is None or written[1:] not in tuple("123456"):
        letters = ", ".join(letter(t, colour) for colour in range(COLOURS))
        raise InvalidMove(say("unknown-plank", plank=written, expected=letters))
    return colour * NUMBERS + int(written[1:]) - 1


def read_space(t: Tables, written: str) -> int:
    """A plank or a village."""
    return PLANKS + _read_village(written) if written[0] == "v" else read_plank(t, written)


def _read_village(written: str) -> int:
    number = int(written[1:])
    if not 1 <= number <= VILLAGES:
        raise InvalidMove(say("unknown-village", village=f"V{number}", most=VILLAGES))
    return number - 1


def read_support(t: Tables, s: State, written: str) -> int:
    """A stone by its islet or its point, or a village; IllegalMove where there is no such stone."""
    if written[0] == "v":
        return MOST_STONES + _read_village(written)
    if written[0] == "i":
        return _read_islet(t, written[1:])
    x, y = (int(number) for number in written[1:].split(","))
    for stone in range(MOST_STONES):
        if s.stones >> stone & 1 and (int(s.x[stone]), int(s.y[stone])) == (x, y):
            return stone
    raise IllegalMove(Refusal("DL-40", say("no-stone-there", place=written)))


def _read_islet(t: Tables, number: str) -> int:
    islet = int(number) - 1
    if not 0 <= islet < t.islets:
        raise InvalidMove(say("unknown-islet", islet=f"i{int(number)}", most=t.islets))
    return islet


def _read_first(t: Tables, s: State, written: str) -> int:
    colour = colour_of_key(t, written)
    if colour is None or s.holder[colour] == NONE:
        playing = ", ".join(colour_key(t, int(colour)) for colour in s.colour[: s.seats])
        raise InvalidMove(say("unknown-colour", colour=written, expected=playing))
    return FIRST + int(s.holder[colour])


def _read_lift(t: Tables, s: State, written: str) -> int:
    support = read_support(t, s, written)
    if support >= MOST_STONES:
        raise IllegalMove(Refusal("DL-65", say("not-a-stone", place=written.upper())))
    return LIFT + support


def _read_span(t: Tables, s: State, plank: str | None, a: str, b: str) -> int:
    if plank is not None and s.picked != NONE and read_plank(t, plank) != s.picked:
        raise IllegalMove(Refusal("DL-47", say("pick-is-final", plank=plank_name(t, s.picked))))
    first, second = sorted((read_support(t, s, a), read_support(t, s, b)))
    return SPOT + first * SUPPORTS + second


def _read_stone(t: Tables, islet: str | None, x: str | None, y: str | None) -> int:
    if islet is None:
        return _read_water(t, int(x or 0), int(y or 0))
    number = _read_islet(t, islet)
    offset = CENTRE_SPOT
    if x is not None and y is not None:
        across, odd_x = divmod(int(x) - int(t.islet_x[number]), t.fine_step)
        down, odd_y = divmod(int(y) - int(t.islet_y[number]), t.fine_step)
        if odd_x or odd_y or max(abs(across), abs(down)) > FINE:
            raise IllegalMove(Refusal("G9", say("off-islet", islet=f"i{number + 1}")))
        offset = (down + FINE) * FINE_SIDE + across + FINE
    return ISLET + number * OFFSETS + offset


def _read_water(t: Tables, x: int, y: int) -> int:
    if not t.rows:
        raise IllegalMove(Refusal("DL-30", say("only-islets")))
    if x % t.lattice or y % t.lattice:
        raise IllegalMove(Refusal("G10", say("off-lattice", lattice=t.lattice)))
    column, row = x // t.lattice, y // t.lattice
    if column >= COLUMNS or row >= min(t.rows, MOST_ROWS):
        raise IllegalMove(Refusal("G10", say("off-board", edge=t.edge)))
    return WATER + row * COLUMNS + column


def sentence(t: Tables, s: State, seat: int, move: int, remark: int) -> Text:
    """A legal move in words."""
    who = seat_name(t, s, seat)
    if move < AGREE:
        return say("lays", who=who, card=card_words(t, move - LAY), slot=int(s.laid[seat]) + 1)
    if move == AGREE:
        return say("agrees", who=who)
    if move < PICK:
        return say("names-first", who=who, other=seat_name(t, s, move - FIRST))
    if move < TAKE:
        return say("gives-up-plank" if remark else "picks", who=who, plank=plank_name(t, move - PICK))
    if move < LIFT:
        return say("takes", who=who, plank=plank_name(t, move - TAKE))
    if move < SPOT:
        return say("lifts", who=who, place=support_name(t, s, move - LIFT))
    if move < STEP:
        a, b = (support_name(t, s, support) for support in divmod(move - SPOT, SUPPORTS))
        id = "tries" if s.options.table == codes.BY_EYE else "spans"
        return say(id, who=who, plank=plank_name(t, s.picked), a=a, b=b)
    if move < JUMP:
        steps = [space_name(t, space) for space in _path(move)]
        return say("walks", who=who, first=steps[0], last=steps[-1], steps=len(steps))
    if move < ISLET:
        return say("jumps", who=who, over=plank_name(t, _over(move)), land=space_name(t, _land(move)))
    return say("places-stone", who=who, place=notation(t, s, seat, move, 0)[1:])


def targets(t: Tables, move: int) -> dict[str, Any]:
    """What a screen highlights: a card, a colour's seat, planks, supports (stones by number), spaces, a point."""
    if move < AGREE:
        return {"card": card_name(t, move - LAY)}
    if move == AGREE:
        return {"agree": True}
    if move < PICK:
        return {"seat": move - FIRST}
    if move < LIFT:
        return {"plank": plank_name(t, move - (PICK if move < TAKE else TAKE))}
    if move < SPOT:
        return {"stone": move - LIFT}
    if move < STEP:
        return {"supports": list(divmod(move - SPOT, SUPPORTS))}
    if move < JUMP:
        return {"spaces": [space_name(t, space) for space in _path(move)]}
    if move < ISLET:
        return {"over": plank_name(t, _over(move)), "spaces": [space_name(t, _land(move))]}
    if move < WATER:
        islet, offset = divmod(move - ISLET, OFFSETS)
        point = [int(t.islet_x[islet] + t.offset_x[offset]), int(t.islet_y[islet] + t.offset_y[offset])]
        return {"islet": f"i{islet + 1}", "point": point}
    row, column = divmod(move - WATER, COLUMNS)
    return {"point": [column * t.lattice, row * t.lattice]}


def secret(t: Tables, s: State, seat: int, move: int) -> bool:
    """DL-10, R29: cards are laid face down, and who would end the game is not told."""
    return bool(s.phase == PROGRAMMING)


# ---- refusals

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


def refusal(t: Tables, s: State, seat: int, move: int, code: int) -> Refusal:
    """The rule and the words for a code of `why_not`."""
    if code in _PLAIN:
        rule, id = _PLAIN[code]
        return Refusal(rule, say(id))
    if code == codes.GAME_IS_OVER:
        return Refusal("DL-91", engine_text("game-is-over"))
    if code == codes.NOT_YOUR_TURN:
        return _not_your_turn(t, s, seat)
    if code == codes.NOT_ASKED:
        return Refusal("DL-5", say(_ASKED[s.phase]))
    if code == codes.NO_SUCH_MOVE:
        return Refusal("DL-5", engine_text("move-number", move=move, last=WATER + t.rows * COLUMNS - 1))
    if code == codes.NO_SUCH_ISLET:
        islet = (move - ISLET) // OFFSETS + 1
        return Refusal("DL-30", say("unknown-islet", islet=f"i{islet}", most=t.islets))
    if code == codes.OFF_ISLET:
        return Refusal("G9", say("off-islet", islet=f"i{(move - ISLET) // OFFSETS + 1}"))
    if code == codes.OFF_BOARD:
        return Refusal("G10", say("off-board", edge=t.edge))
    if code == codes.STONE_TOO_CLOSE:
        return Refusal("G10" if s.options.board == OPEN_BOARD else "G9", say("stone-too-close"))
    if code == codes.NOT_IN_RESERVE:
        return Refusal("DL-40", say("not-in-reserve", plank=plank_name(t, move - PICK)))
    return _spot_refusal(t, s, move, code)


def _not_your_turn(t: Tables, s: State, seat: int) -> Refusal:
    if s.phase == PROGRAMMING:
        return Refusal("DL-12", say("cards-are-down"))
    waiting = int(pending(t, s)).bit_length() - 1
    return Refusal("DL-13", say("not-your-turn", who=seat_name(t, s, waiting)))


def _spot_refusal(t: Tables, s: State, move: int, code: int) -> Refusal:
    """Refusals that name a support."""
    if code == codes.NO_STONE_THERE and move < SPOT:
        return Refusal("DL-65", say("no-stone-there", place=_stone_name(t, s, move - LIFT)))
    supports = divmod(move - SPOT, SUPPORTS)
    if code == codes.NO_STONE_THERE:
        bare = next(one for one in supports if one < MOST_STONES and not s.stones >> one & 1)
        return Refusal("DL-40", say("no-stone-there", place=_stone_name(t, s, bare)))
    if code == codes.SUPPORT_FULL:
        full = next(one for one in supports if not s.room >> one & 1)
        kind = "stone" if full < MOST_STONES else "village"
        return Refusal("DL-41", say("support-full", kind=kind, place=support_name(t, s, full), most=t.support_max))
    assert code == codes.TOO_SHORT
    return Refusal("DL-42", say("too-short", plank=plank_name(t, s.picked)))


def _stone_name(t: Tables, s: State, stone: int) -> str:
    """A place without a stone: its islet, or on the open board the number of a stone that is not there."""
    return f"@{stone + 1}" if s.options.board == OPEN_BOARD else f"i{stone + 1}"


# ---- events

EVENTS = {
    codes.COLOUR_DRAWN: "colour",
    codes.STARTS: "starts",
    codes.ROUND_BEGINS: "round",
    codes.READY: "ready",
    codes.AGREES: "agrees",
    codes.REVEALED: "revealed",
    codes.BLOCKED: "blocked",
    codes.STONE_PLACED: "stone",
    codes.PLANK_PLACED: "plank",
    codes.TOO_SHORT_THERE: "short",
    codes.PLANK_LOST: "lost",
    codes.PLANK_TAKEN: "taken",
    codes.STONE_LIFTED: "lifted",
    codes.STEPPED: "stepped",
    codes.JUMPED: "jumped",
    codes.FELL: "fell",
    codes.TOUCHED: "touched",
    codes.NOTHING: "nothing",
    codes.LEFT: "left",
    codes.ENDED: "ended",
}


def event(t: Tables, kind: int, a: int, b: int, c: int) -> tuple[str, Text]:
    """The name and the sentence of a told event."""
    return EVENTS[kind], _event_sentence(t, kind, a, b, c)


def _event_sentence(t: Tables, kind: int, a: int, b: int, c: int) -> Text:
    if kind == codes.COLOUR_DRAWN:
        return say("colour-drawn", seat=f"P{a + 1}", who=colour_name(t, b))
    if kind == codes.ROUND_BEGINS:
        return say("round-begins", round=a, who=colour_name(t, b))
    if kind == codes.ENDED:
        return _ending(t, a, b)
    if kind in (codes.PLANK_PLACED, codes.TOO_SHORT_THERE, codes.PLANK_LOST, codes.PLANK_TAKEN):
        plank, who = plank_name(t, a // 8), colour_name(t, a % 8)
        if kind == codes.PLANK_LOST:
            return say("plank-lost", who=who, plank=plank)
        if kind == codes.PLANK_TAKEN:
            return say("takes", who=who, plank=plank)
        id = "spans" if kind == codes.PLANK_PLACED else "too-short-there"
        return say(id, who=who, plank=plank, a=place_name(t, b), b=place_name(t, c))
    who = colour_name(t, a)
    if kind == codes.REVEALED:
        return say("reveals", who=who, slot=b, card=card_words(t, c))
    if kind == codes.BLOCKED:
        return say("is-blocked", edition=EDITIONS[t.edition], who=who, card=card_words(t, b), by=colour_name(t, c))
    if kind == codes.STONE_PLACED:
        return say("places-stone", who=who, place=place_name(t, b) if b >= IN_WATER else spot_name(t, b, c))
    if kind == codes.STONE_LIFTED:
        return say("lifts", who=who, place=place_name(t, b))
    if kind == codes.STEPPED:
        return say("steps", who=who, space=space_name(t, b))
    if kind == codes.JUMPED:
        return say("jumps", who=who, over=plank_name(t, b), land=space_name(t, c))
    if kind == codes.FELL:
        return say("falls", who=who, village=space_name(t, b), card=ACTIONS[c])
    if kind == codes.TOUCHED:
        return say("touches", who=who, village=space_name(t, b))
    if kind == codes.NOTHING:
        return say("does-nothing", who=who, card=card_words(t, b))
    ids = {codes.STARTS: "starts", codes.READY: "is-ready", codes.AGREES: "agrees", codes.LEFT: "leaves"}
    return say(ids[kind], who=who)


def _ending(t: Tables, colours: int, reason: int) -> Text:
    """DL-91, R29: one winner, or several after a cap or an agreement."""
    winners = [colour_name(t, colour) for colour in range(COLOURS) if colours >> colour & 1]
    who: Text = winners[0]
    for other in winners[1:]:
        who = say("and", first=who, last=other)
    return say("won", who=who, reason=REASONS[reason], winners=len(winners))


# ---- the table as text


def draw(t: Tables, s: State, seat: int) -> str:
    """The table for a terminal."""
    from setu.games.delta.drawing import draw_table

    return draw_table(t, s, seat)
