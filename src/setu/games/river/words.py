"""How River Dragons and Sunderbans call their things, and what `codes` alone cannot say; the table as text."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from setu.engine.bits import members
from setu.engine.board import Board
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, SetuError
from setu.engine.persons import player_number
from setu.engine.state import State
from setu.engine.terminal_text import left
from setu.engine.texts import SeatName, Text, seat_text, sentences
from setu.engine.words import DeclaredWords, Type
from setu.games.river import codes, geometry, pawns, planks
from setu.games.river.codes import (
    ACTIONS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    IN_WATER,
    NONE,
    POINT,
    SPOT,
    action,
    book,
    cards,
    ending,
    event,
    grid,
    option,
    phase,
    refusal,
)
from setu.games.river.state import EDITIONS, PACKAGE

Read = Callable[[Board, State, str], int]

say = sentences(PACKAGE)


def colour_key(b: Board, colour: int) -> str:
    """A colour's name in notation, positions and views."""
    return COLOUR_NAMES[b.colour_code[colour]]


def colour_name(b: Board, colour: int) -> Text:
    return say(colour_key(b, colour))


def seat_name(b: Board, s: State, seat: int) -> Text:
    """Seats are called by their colour."""
    return colour_name(b, int(s.colour[seat]))


def seated(b: Board, s: State, seat: int) -> SeatName:
    """A seat in a sentence."""
    return seat_text(seat, seat_name(b, s, seat))


def holder(b: Board, s: State, colour: int) -> SeatName:
    """Who plays a colour, in a sentence."""
    return seated(b, s, s.colour[: s.seats].tolist().index(colour))


def seat_mark(b: Board, s: State, seat: int) -> str:
    """Part 11: written games name who moves by the colour."""
    return colour_key(b, int(s.colour[seat]))


def letter(b: Board, colour: int) -> str:
    return COLOUR_LETTERS[b.colour_code[colour]]


def colour_of_letter(b: Board, written: str) -> int | None:
    """A colour of this edition by its letter."""
    return next((colour for colour in range(book.COLOURS) if letter(b, colour) == written), None)


def colour_of_key(b: Board, written: str) -> int | None:
    """A colour of this edition by its name."""
    return next((colour for colour in range(book.COLOURS) if colour_key(b, colour) == written), None)


def card_name(b: Board, card: int) -> str:
    """Part 11: `S1` … `JP`, and `X` with the letter of the colour that is blocked."""
    return ACTIONS[card] if card < cards.BLOCK else f"X{letter(b, card - cards.BLOCK)}"


def card_words(b: Board, card: int) -> Text:
    if card < cards.BLOCK:
        return say(f"card-{ACTIONS[card]}")
    return say("card-block", edition=EDITIONS[b.edition], who=colour_name(b, card - cards.BLOCK))


def plank_name(b: Board, plank: int) -> str:
    return f"{letter(b, plank // book.NUMBERS)}{plank % book.NUMBERS + 1}"


def space_name(b: Board, space: int) -> str:
    return plank_name(b, space) if space < book.PLANKS else f"V{space - book.PLANKS + 1}"


def place_name(b: Board, place: int) -> str:
    """A support as events name it."""
    if place >= IN_WATER:
        point = place - IN_WATER
        return f"@{point % grid.COLUMNS * b.lattice},{point // grid.COLUMNS * b.lattice}"
    return f"i{place + 1}" if place < book.STONES else f"V{place - book.STONES + 1}"


def support_name(b: Board, s: State, support: int) -> str:
    """A support in this position."""
    if support < book.STONES and s.options.board == option.OPEN_BOARD:
        return f"@{int(s.x[support])},{int(s.y[support])}"
    return place_name(b, support)


WAYS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")  # as the board lies before the players, y downwards


def spot_words(b: Board, islet: int, offset: int) -> Text | str:
    """R4: where a stone lies on its islet, as one says it."""
    if offset == grid.CENTRE:
        return f"i{islet + 1}"
    eighth = round(math.atan2(b.offset_y[offset], b.offset_x[offset]) / (math.pi / 4)) % len(WAYS)
    return say("off-middle", islet=f"i{islet + 1}", way=say(f"way-{WAYS[eighth]}"))


def spot_name(b: Board, islet: int, offset: int) -> str:
    """A stone's spot on an islet; where it is not the centre, with its point."""
    if offset == grid.CENTRE:
        return f"i{islet + 1}"
    x, y = b.islet_x[islet] + b.offset_x[offset], b.islet_y[islet] + b.offset_y[offset]
    return f"i{islet + 1}@{x},{y}"


def point_name(b: Board, point: int) -> str:
    """A point of the open water."""
    return place_name(b, IN_WATER + point)


def point_shown(b: Board, point: int) -> list[int]:
    """Where that is."""
    return [int(POINT.column(point) * b.lattice), int(POINT.row(point) * b.lattice)]


def _all_of(b: Board, s: State, colours: int) -> Text:
    """DL-91, R29: one winner, or several after a cap or an agreement."""
    winners = [holder(b, s, colour) for colour in members(colours)]
    who: Text = winners[0]
    for other in winners[1:]:
        who = say("and", first=who, last=other)
    return who


# ---- things as they are written


def read_card(b: Board, s: State, written: str) -> int:
    """A card by its name."""
    tidy = written.strip().lower()
    if tidy.upper() in ACTIONS:
        return ACTIONS.index(tidy.upper())
    colour = colour_of_letter(b, tidy[1:]) if tidy[:1] == "x" else None
    if colour is None:
        blocks = [card_name(b, cards.BLOCK + colour) for colour in range(book.COLOURS)]
        raise InvalidMove(say("unknown-card", card=written.strip(), expected=", ".join([*ACTIONS, *blocks])))
    return cards.BLOCK + colour


def read_plank(b: Board, s: State, written: str) -> int:
    """A plank by its colour and number."""
    colour = colour_of_letter(b, written[:1])
    if colour is None or written[1:] not in tuple("123456"):
        if s.phase == phase.PLANK and written.upper() in ACTIONS:
            raise IllegalMove(not_asked(b, s))
        letters = ", ".join(letter(b, colour) for colour in range(book.COLOURS))
        raise InvalidMove(say("unknown-plank", plank=written, expected=letters))
    return colour * book.NUMBERS + int(written[1:]) - 1


def read_space(b: Board, s: State, written: str) -> int:
    """A plank or a village."""
    return book.PLANKS + _read_village(written) if written[0] == "v" else read_plank(b, s, written)


def _read_village(written: str) -> int:
    number = int(written[1:])
    if not 1 <= number <= book.VILLAGES:
        raise InvalidMove(say("unknown-village", village=f"V{number}", most=book.VILLAGES))
    return number - 1


def read_support(b: Board, s: State, written: str, rule: str = "DL-40") -> int:
    """A stone by its islet or its point, or a village; IllegalMove where there is no such stone."""
    if written[0] == "v":
        return book.STONES + _read_village(written)
    if written[0] == "i":
        return _read_islet(b, written[1:])
    x, y = (int(number) for number in written[1:].split(","))
    for stone in range(book.STONES):
        if s.stones >> stone & 1 and (int(s.x[stone]), int(s.y[stone])) == (x, y):
            return stone
    raise IllegalMove(Refusal(rule, say("no-stone-there", place=written)))


def _read_islet(b: Board, number: str) -> int:
    islet = int(number) - 1
    if not 0 <= islet < b.islets:
        raise InvalidMove(say("unknown-islet", islet=f"i{int(number)}", most=b.islets))
    return islet


def _read_stone(b: Board, s: State, written: str) -> int:
    support = read_support(b, s, written, "DL-65")
    if support >= book.STONES:
        raise IllegalMove(Refusal("DL-65", say("not-a-stone", place=written.upper())))
    return support


def _read_player(b: Board, s: State, written: str) -> int:
    colour = colour_of_key(b, written)
    playing = ", ".join(colour_key(b, int(colour)) for colour in s.colour[: s.seats])
    absent = say("unknown-colour", colour=written, expected=playing)
    if colour is None:
        raise InvalidMove(absent)
    if s.holder[colour] == NONE:
        raise IllegalMove(Refusal("R3", absent))
    return int(s.holder[colour])


def _read_spot(b: Board, s: State, written: str) -> int:
    """`i9`, or `i9@199,282`; a village is no place for a stone."""
    if written[0] == "v":
        _read_village(written)
        raise IllegalMove(Refusal("DL-30", say("on-village" if b.rows else "only-islets")))
    name, _, point = written.partition("@")
    islet = _read_islet(b, name[1:])
    if not point:
        return SPOT.number(islet, grid.CENTRE)
    x, y = (float(number) for number in point.split(","))
    across, odd_x = divmod(x - int(b.islet_x[islet]), b.fine_step)
    down, odd_y = divmod(y - int(b.islet_y[islet]), b.fine_step)
    if odd_x or odd_y or max(abs(across), abs(down)) > grid.FINE:
        raise IllegalMove(Refusal("G9", say("off-islet", islet=f"i{islet + 1}")))
    return SPOT.number(islet, int((down + grid.FINE) * grid.SIDE + across + grid.FINE))


def _read_point(b: Board, s: State, written: str) -> int:
    """`@310,440`."""
    x, y = (float(number) for number in written[1:].split(","))
    if not b.rows:
        raise IllegalMove(Refusal("DL-30", say("only-islets")))
    column, row = x / b.lattice, y / b.lattice
    if not (0 <= column < grid.COLUMNS and 0 <= row < min(b.rows, grid.ROWS)):
        raise IllegalMove(Refusal("G10", say("off-board", edge=b.edge)))
    if x % b.lattice or y % b.lattice:
        raise IllegalMove(Refusal("G10", say("off-lattice", lattice=b.lattice)))
    return POINT.number(int(row), int(column))


def read_stone(b: Board, s: State, written: str) -> int:
    """Where a stone lies, as the move that puts it there."""
    if re.fullmatch(_SPOT, written):
        return action.islet.FIRST + _read_spot(b, s, written)
    if re.fullmatch(_POINT, written):
        return action.water.number(b, 0, 0) + _read_point(b, s, written)
    raise InvalidMove(say("unreadable", written=f"+{written}"))


_PLANK = r"[a-hj-uw-z][1-6]"  # i and v are islets and villages
_POINT = r"@-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?"
_SPOT = rf"(?:i\d+(?:{_POINT})?|v\d+)"
_SUPPORT = r"(?:i\d+|v\d+|@\d+,\d+)"


def _named(form: str, read: Read, name: Callable[[Board, int], str], target: str = "") -> Type:
    """What is called the same in notation, in sentences and on a screen."""

    def called(b: Board, s: State, number: int) -> str:
        return name(b, number)

    return Type(form, read, called, called, name, target)


TYPES = {
    "card": replace(
        _named(r"(?:[spm][12]|rm|jp|x[a-z])", read_card, card_name), say=lambda b, s, card: card_words(b, card)
    ),
    "player": Type("[a-z]+", _read_player, seat_mark, seated, target="seat", is_seat=True),
    "plank": _named(_PLANK, read_plank, plank_name),
    "stone": Type(_SUPPORT, _read_stone, support_name, support_name),
    "support": Type(_SUPPORT, read_support, support_name, support_name, target="supports[]"),
    "space": _named(rf"(?:{_PLANK}|v\d+)", read_space, space_name, "spaces[]"),
    "spot": Type(
        _SPOT,
        _read_spot,
        lambda b, s, spot: spot_name(b, SPOT.islet(spot), SPOT.offset(spot)),
        lambda b, s, spot: spot_words(b, SPOT.islet(spot), SPOT.offset(spot)),
    ),
    "point": replace(_named(_POINT, _read_point, point_name), show=point_shown),
    # in sentences alone
    "slot": Type(say=lambda b, s, laid: laid + 1),
    "islet": Type(say=lambda b, s, spot: f"i{SPOT.islet(spot) + 1}"),
    "sort": Type(say=lambda b, s, support: "stone" if support < book.STONES else "village"),
    "bare": Type(say=lambda b, s, stone: f"@{stone + 1}" if s.options.board == option.OPEN_BOARD else f"i{stone + 1}"),
    "place": Type(say=lambda b, s, place: place_name(b, place)),
    "colour": Type(say=lambda b, s, colour: "" if colour == NONE else holder(b, s, colour)),
    "colour-name": Type(say=lambda b, s, colour: colour_name(b, colour)),
    "nameless": Type(say=lambda b, s, seat: seat_text(seat, player_number(seat))),
    "colours": Type(say=lambda b, s, colours: _all_of(b, s, colours)),
    "why": Type(say=lambda b, s, why: ("step", "nobody", "landing")[why]),
    "ending": Type(say=lambda b, s, reason: ending.NAMES[reason]),
}


class Words(DeclaredWords):
    """What a declaration cannot say."""

    shows_kinds = False
    seat_name = staticmethod(seat_name)
    seat_mark = staticmethod(seat_mark)

    def tidy(self, written: str) -> str:
        tidy = super().tidy(written)
        return tidy if tidy.startswith("first") else tidy.replace(" ", "")

    def read(self, b: Board, s: State, seat: int, written: str) -> int:
        """DL-5: nobody may pass."""
        if self.tidy(written) in ("pass", "0"):
            raise IllegalMove(Refusal("DL-5", say("no-pass")))
        return super().read(b, s, seat, written)

    def asked_instead(self, b: Board, s: State, seat: int) -> Refusal | None:
        """DL-5: in a phase that asks for something else, that is what forbids a move, with a number or without."""
        return None if s.phase == phase.OVER else not_asked(b, s)

    def untrue(self, b: Board, s: State, seat: int, move: int, name: str, written: Any, true: Any) -> SetuError | None:
        """DL-47: the pick is final; whether a plank will be lost need not be said rightly."""
        if name == "plank" and s.picked != NONE:
            return IllegalMove(Refusal("DL-47", say("pick-is-final", plank=true)))
        return None

    def targets(self, b: Board, move: int) -> dict[str, Any]:
        """A stone on an islet also has its point."""
        if not action.islet.has(move):
            return super().targets(b, move)
        islet, offset = action.islet.islet(move), action.islet.offset(move)
        point = [int(b.islet_x[islet] + b.offset_x[offset]), int(b.islet_y[islet] + b.offset_y[offset])]
        return {"islet": f"i{islet + 1}", "point": point}

    def adds(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text | None:
        """R29: what comes of the wish to end the game, which stands among the cards wherever no cap ends it."""
        return say("adds-agree") if action.agree.has(move) else None

    def event(self, b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
        """A stone on an islet has its place on it; is it the last round; and how many have won?"""
        name, sentence = super().event(b, s, kind, first, second, third)
        if kind == event.ROUND_BEGINS and first == (s.options.roundCap or book.LAST_ROUND):
            sentence = say("last-round-begins", **dict(sentence.slots))
        if kind == event.STONE_PLACED and second < IN_WATER:
            sentence = say("places-stone", who=holder(b, s, first), place=spot_words(b, second, third))
        if kind == event.ENDED:
            sentence = say("won", who=_all_of(b, s, first), reason=ending.NAMES[second], winners=first.bit_count())
        return name, sentence

    def draw(self, b: Board, s: State, seat: int) -> str:
        """The board from above, planks, and what each player has."""
        return draw(b, s, seat)


WORDS = Words(codes, PACKAGE, TYPES)


def not_asked(b: Board, s: State) -> Refusal:
    """DL-5: what is asked for instead."""
    return WORDS.refusal(b, s, 0, 0, refusal.NOT_ASKED)


def final(b: Board, s: State, seat: int, move: int) -> bool:
    """DL-12, DL-47, DL-49, R26: who is ready exchanges no card; by eye a plank is picked and tried for good."""
    if s.phase == phase.PROGRAMMING:
        return bool(action.lay.has(move) and s.laid[seat] == book.SLOTS - 1)
    return bool(planks.by_eye(s) and s.phase in (phase.PLANK, phase.PLACE))


# ---- the table as text, for a terminal: the board from above, then one line for each player

WIDE, HIGH = 96, 38


def draw(b: Board, s: State, seat: int) -> str:
    """Board, planks, and what each player has."""
    lines = [*_board(b, s), "", *_planks(b, s), *_state(b, s)]
    lines += [_player(b, s, int(one), seat) for one in s.order[: s.seats]]
    return "\n".join(line.rstrip() for line in lines)


class _Map:
    """Characters at the points of the board."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.rows = [[" "] * WIDE for _ in range(HIGH)]

    def cell(self, x: int, y: int) -> tuple[int, int]:
        return x * (WIDE - 1) // self.b.board_x, y * (HIGH - 1) // self.b.board_y

    def write(self, x: int, y: int, label: str) -> None:
        """A label with its middle at a point."""
        column, row = self.cell(x, y)
        start = min(max(0, column - len(label) // 2), WIDE - len(label))
        self.rows[row][start : start + len(label)] = list(label)

    def line(self, ax: int, ay: int, bx: int, by: int, mark: str) -> None:
        """Dots from point to point."""
        (left, top), (right, bottom) = self.cell(ax, ay), self.cell(bx, by)
        steps = max(abs(right - left), abs(bottom - top), 1)
        for step in range(steps + 1):
            row, column = top + (bottom - top) * step // steps, left + (right - left) * step // steps
            self.rows[row][column] = mark


def _board(b: Board, s: State) -> list[str]:
    """Villages in capitals, islets by name, `[i9]` with a stone, planks as dotted lines with their names."""
    sheet = _Map(b)
    lying = members(s.on_board)
    for plank in lying:
        one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
        sheet.line(
            int(s.x[one]),
            int(s.y[one]),
            geometry.rest_x(b, s, other, landing),
            geometry.rest_y(b, s, other, landing),
            "·",
        )
    if s.options.board == option.OPEN_BOARD:
        for stone in members(s.stones):
            sheet.write(int(s.x[stone]), int(s.y[stone]), "O")
    else:
        for islet in range(b.islets):
            name = f"i{islet + 1}"
            label = f"[{name}]" if s.stones >> islet & 1 else name
            sheet.write(int(b.islet_x[islet]), int(b.islet_y[islet]), label)
    for village in range(book.VILLAGES):
        _draw_village(b, s, sheet, village)
    for plank in lying:
        label = plank_name(b, plank) + _pawns(b, s, plank)
        sheet.write(geometry.space_x(b, s, plank), geometry.space_y(b, s, plank), label)
    return ["".join(row) for row in sheet.rows]


def _draw_village(b: Board, s: State, sheet: _Map, village: int) -> None:
    owner = next(colour for colour in range(len(b.home)) if b.home[colour] == village)
    label = f"<V{village + 1} {letter(b, owner)}>"
    x, y = int(b.village_x[village]), int(b.village_y[village])
    sheet.write(x, y, label)
    pawns = _pawns(b, s, book.PLANKS + village)
    if pawns:
        below = 30 if y < b.board_y // 2 else -30
        sheet.write(x, min(max(0, y + below), b.board_y), pawns)


def _pawns(b: Board, s: State, space: int) -> str:
    """The pawns in a space, as capital letters."""
    here = [seat for seat in range(s.seats) if s.pawn[seat] == space]
    return f"({''.join(letter(b, int(s.colour[seat])).upper() for seat in here)})" if here else ""


def _planks(b: Board, s: State) -> list[str]:
    """The planks on the board in notation, as many to a line as fit."""
    names = [
        f"{plank_name(b, plank)}:{support_name(b, s, int(s.end_a[plank]))}-{support_name(b, s, int(s.end_b[plank]))}"
        for plank in range(book.PLANKS)
        if s.on_board >> plank & 1
    ]
    lines, line = [], str(say("drawn-planks"))
    for name in names or ["–"]:
        if len(line) + len(name) + 1 > WIDE:
            lines.append(line)
            line = "   "
        line += f" {name}"
    lost = [plank_name(b, plank) for plank in members(s.lost)]
    out = say("drawn-stones", stones=s.stone_reserve, lost=" ".join(lost) or "–")
    return [*lines, line, str(out)]


def _state(b: Board, s: State) -> list[str]:
    first = seated(b, s, int(s.order[s.first]))
    lines = [str(say("drawn-round", round=s.round, slot=s.slot + 1, first=first))]
    if s.actor != NONE and s.phase != phase.OVER:
        card = card_name(b, int(s.program[s.actor, s.slot]))
        lines.append(str(say("drawn-actor", who=seated(b, s, s.actor), card=card)))
    if s.picked != NONE:
        lines.append(str(say("drawn-picked", plank=plank_name(b, s.picked))))
    return lines


def _player(b: Board, s: State, one: int, viewer: int) -> str:
    """Colour, where to go, where the pawn is, reserve, and the program as far as the viewer knows it."""
    colour = int(s.colour[one])
    goal = f"V{pawns.goal_of(b, s, one) + 1}"
    touched = "*" if s.options.trip == option.ROUND_TRIP and s.touched >> one & 1 else ""
    reserve = " ".join(plank_name(b, plank) for plank in members(s.reserve[one]))
    cards = " ".join(_card(b, s, one, slot) for slot in range(book.SLOTS))
    mark = ">" if one == viewer else " "
    return (
        f"{mark}{letter(b, colour).upper()} {left(colour_name(b, colour), 8)} {space_name(b, int(s.pawn[one])):>3}"
        f" → {goal}{touched:<1}  [{cards}]  {reserve or '–'}"
    )


def _card(b: Board, s: State, one: int, slot: int) -> str:
    """A card face, a back, or an empty slot."""
    card = int(s.program[one, slot])
    if card != NONE:
        struck = slot == s.slot and s.blocked >> one & 1 and s.phase != phase.PROGRAMMING
        return f"{card_name(b, card)}{'x' if struck else ''}"
    return "##" if s.ready >> one & 1 else "··"
