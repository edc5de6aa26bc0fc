"""Notation both ways (part 11): a move as it is written, and the move that something written means."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import IllegalMove, InvalidMove, Refusal
from setu.engine.state import State
from setu.games.river.names import (
    card_name,
    colour_key,
    colour_of_key,
    colour_of_letter,
    letter,
    place_name,
    plank_name,
    say,
    space_name,
    spot_name,
    support_name,
)
from setu.games.river.refusals import not_asked
from setu.games.river.state import (
    ACTIONS,
    AGREE,
    BLOCK,
    CENTRE_SPOT,
    CHOOSING_FIRST,
    COLOURS,
    COLUMNS,
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
    OVER,
    PICK,
    PLACE,
    PLANKS,
    PROGRAMMING,
    REMOVE,
    SPACES,
    SPOT,
    STAY,
    STEP,
    STONE,
    STOPS,
    SUPPORTS,
    TAKE,
    VILLAGES,
    WATER,
)


def notation(b: Board, s: State, seat: int, move: int, remark: int) -> str:
    """A legal move as part 11 writes its effect; by eye it does not say whether a plank is long enough."""
    if move < AGREE:
        return card_name(b, move - LAY)
    if move == AGREE:
        return "agree"
    if move < PICK:
        return f"first {colour_key(b, int(s.colour[move - FIRST]))}"
    if move < TAKE:
        return plank_name(b, move - PICK) + ("!" if remark else "")
    if move < LIFT:
        return f"-{plank_name(b, move - TAKE)}"
    if move < SPOT:
        return f"-{support_name(b, s, move - LIFT)}"
    if move < STEP:
        return f"{plank_name(b, s.picked)}:{_pair(b, s, move)}"
    if move < JUMP:
        return "".join(f">{space_name(b, space)}" for space in path_of(move))
    if move < ISLET:
        return f"^{plank_name(b, jumped(move))}>{space_name(b, landing_of(move))}"
    if move < WATER:
        return f"+{spot_name(b, (move - ISLET) // OFFSETS, (move - ISLET) % OFFSETS)}"
    return f"+{place_name(b, IN_WATER + move - WATER)}"


def _pair(b: Board, s: State, move: int) -> str:
    one, other = divmod(move - SPOT, SUPPORTS)
    return f"{support_name(b, s, one)}-{support_name(b, s, other)}"


def path_of(move: int) -> tuple[int, ...]:
    first, second = divmod(move - STEP, STOPS)
    return (first,) if second == STAY else (first, second)


def jumped(move: int) -> int:
    return (move - JUMP) // SPACES


def landing_of(move: int) -> int:
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


def read(b: Board, s: State, seat: int, written: str) -> int:
    """The move that a notation means (part 11); IllegalMove if it names real things that no number stands for."""
    tidy = " ".join(written.lower().replace("–", "-").split())
    if tidy in ("pass", "0"):
        raise IllegalMove(Refusal("DL-5", say("no-pass")))
    if tidy == "agree":
        return AGREE
    if match := _FIRST.fullmatch(tidy):
        return _asked_in(CHOOSING_FIRST, s, _read_first, b, s, match[1])
    tidy = tidy.replace(" ", "")
    if _CARD.fullmatch(tidy) and not _is_pick(b, s, tidy):
        return LAY + read_card(b, tidy)
    if match := _PICKS.fullmatch(tidy):
        return PICK + read_plank(b, match[1])
    if match := _TAKES.fullmatch(tidy):
        return TAKE + read_plank(b, match[1])
    if match := _LIFTS.fullmatch(tidy):
        return _asked_in(REMOVE, s, _read_lift, b, s, match[1])
    if match := _SPANS.fullmatch(tidy):
        return _asked_in(PLACE, s, _read_span, b, s, match[1], match[2], match[3])
    if match := _WALKS.fullmatch(tidy):
        second = read_space(b, match[2]) if match[2] else STAY
        return STEP + read_space(b, match[1]) * STOPS + second
    if match := _JUMPS.fullmatch(tidy):
        return JUMP + read_plank(b, match[1]) * SPACES + read_space(b, match[2])
    if _STONES.fullmatch(tidy) and tidy != "+":
        return _asked_in(STONE, s, read_stone, b, tidy)
    raise InvalidMove(say("unreadable", written=written.strip()))


def _asked_in(phase: int, s: State, number: Callable[..., int], *named: Any) -> int:
    """DL-5: in a phase that asks for something else, that is what forbids a move, with a number or without."""
    try:
        return number(*named)
    except IllegalMove:
        if s.phase in (phase, OVER):
            raise
        raise IllegalMove(not_asked(s)) from None


def _is_pick(b: Board, s: State, tidy: str) -> bool:
    """No colour has the letter of a card, but a colour `p` makes `p1` a plank as well: the phase decides."""
    return bool(_PICKS.fullmatch(tidy)) and colour_of_letter(b, tidy[0]) is not None and s.phase != PROGRAMMING


def read_card(b: Board, written: str) -> int:
    """A card by its name."""
    tidy = written.strip().lower()
    if tidy.upper() in ACTIONS:
        return ACTIONS.index(tidy.upper())
    colour = colour_of_letter(b, tidy[1:]) if tidy[:1] == "x" else None
    if colour is None:
        blocks = [card_name(b, BLOCK + colour) for colour in range(COLOURS)]
        raise InvalidMove(say("unknown-card", card=written.strip(), expected=", ".join([*ACTIONS, *blocks])))
    return BLOCK + colour


def read_plank(b: Board, written: str) -> int:
    """A plank by its colour and number."""
    colour = colour_of_letter(b, written[:1])
    if colour is None or written[1:] not in tuple("123456"):
        letters = ", ".join(letter(b, colour) for colour in range(COLOURS))
        raise InvalidMove(say("unknown-plank", plank=written, expected=letters))
    return colour * NUMBERS + int(written[1:]) - 1


def read_space(b: Board, written: str) -> int:
    """A plank or a village."""
    return PLANKS + _read_village(written) if written[0] == "v" else read_plank(b, written)


def _read_village(written: str) -> int:
    number = int(written[1:])
    if not 1 <= number <= VILLAGES:
        raise InvalidMove(say("unknown-village", village=f"V{number}", most=VILLAGES))
    return number - 1


def read_support(b: Board, s: State, written: str, rule: str = "DL-40") -> int:
    """A stone by its islet or its point, or a village; IllegalMove where there is no such stone."""
    if written[0] == "v":
        return MOST_STONES + _read_village(written)
    if written[0] == "i":
        return _read_islet(b, written[1:])
    x, y = (int(number) for number in written[1:].split(","))
    for stone in range(MOST_STONES):
        if s.stones >> stone & 1 and (int(s.x[stone]), int(s.y[stone])) == (x, y):
            return stone
    raise IllegalMove(Refusal(rule, say("no-stone-there", place=written)))


def _read_islet(b: Board, number: str) -> int:
    islet = int(number) - 1
    if not 0 <= islet < b.islets:
        raise InvalidMove(say("unknown-islet", islet=f"i{int(number)}", most=b.islets))
    return islet


def _read_first(b: Board, s: State, written: str) -> int:
    colour = colour_of_key(b, written)
    playing = ", ".join(colour_key(b, int(colour)) for colour in s.colour[: s.seats])
    absent = say("unknown-colour", colour=written, expected=playing)
    if colour is None:
        raise InvalidMove(absent)
    if s.holder[colour] == NONE:
        raise IllegalMove(Refusal("R3", absent))
    return FIRST + int(s.holder[colour])


def _read_lift(b: Board, s: State, written: str) -> int:
    support = read_support(b, s, written, "DL-65")
    if support >= MOST_STONES:
        raise IllegalMove(Refusal("DL-65", say("not-a-stone", place=written.upper())))
    return LIFT + support


def _read_span(b: Board, s: State, plank: str | None, one: str, other: str) -> int:
    named = s.picked if plank is None else read_plank(b, plank)
    if s.picked not in (NONE, named):
        raise IllegalMove(Refusal("DL-47", say("pick-is-final", plank=plank_name(b, s.picked))))
    first, second = sorted((read_support(b, s, one), read_support(b, s, other)))
    return SPOT + first * SUPPORTS + second


def read_stone(b: Board, written: str) -> int:
    """A stone where it is put: +i9, +i9@199,282 or +@310,440."""
    match = _STONES.fullmatch(written)
    if not match or written == "+":
        raise InvalidMove(say("unreadable", written=written))
    islet, x, y = match.groups()
    if islet is None:
        return _read_water(b, int(x or 0), int(y or 0))
    number = _read_islet(b, islet)
    offset = CENTRE_SPOT
    if x is not None and y is not None:
        across, odd_x = divmod(int(x) - int(b.islet_x[number]), b.fine_step)
        down, odd_y = divmod(int(y) - int(b.islet_y[number]), b.fine_step)
        if odd_x or odd_y or max(abs(across), abs(down)) > FINE:
            raise IllegalMove(Refusal("G9", say("off-islet", islet=f"i{number + 1}")))
        offset = (down + FINE) * FINE_SIDE + across + FINE
    return ISLET + number * OFFSETS + offset


def _read_water(b: Board, x: int, y: int) -> int:
    if not b.rows:
        raise IllegalMove(Refusal("DL-30", say("only-islets")))
    if x % b.lattice or y % b.lattice:
        raise IllegalMove(Refusal("G10", say("off-lattice", lattice=b.lattice)))
    column, row = x // b.lattice, y // b.lattice
    if column >= COLUMNS or row >= min(b.rows, MOST_ROWS):
        raise IllegalMove(Refusal("G10", say("off-board", edge=b.edge)))
    return WATER + row * COLUMNS + column
