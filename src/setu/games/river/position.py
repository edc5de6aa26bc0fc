"""Positions written down and read back: what lies where, who programmed what, what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from setu.engine.bits import members
from setu.engine.board import Board
from setu.engine.errors import BadPosition, SetuError
from setu.engine.reader import Entries, misread
from setu.engine.state import State
from setu.games.river import geometry, pawns, planks, programs, removal, rules, stones
from setu.games.river.codes import ACTIONS, NONE, action, book, cards, ending, grid, option, phase, refusal
from setu.games.river.state import STATE
from setu.games.river.words import (
    WORDS,
    card_name,
    colour_key,
    colour_of_key,
    plank_name,
    read_card,
    read_plank,
    read_space,
    read_stone,
    read_support,
    say,
    space_name,
    spot_name,
    support_name,
)

FIELDS = (
    *(
        "colours",
        "stones",
        "planks",
        "reserve",
        "lost",
        "pawns",
        "touched",
        "agreed",
        "out",
        "program",
        "round",
        "first",
    ),
    *("slot", "turn", "blocked", "phase", "actor", "left", "picked", "tried", "winners", "reason", "counts"),
)
COUNTS = (*ACTIONS, "X", "stopped", "falls", "jumps")
LIES = re.compile(r"(i\d+|v\d+|@\d+,\d+)-(i\d+|v\d+|@\d+,\d+)(?:/(\d+))?")


# ---- writing


def position(b: Board, s: State) -> dict[str, Any]:
    """Part 6: everything but key, seats and options; what follows from it is left out."""
    return {
        "colours": [colour_key(b, int(colour)) for colour in s.colour[: s.seats]],
        "stones": _stones(b, s),
        "planks": {plank_name(b, plank): _lies(b, s, plank) for plank in members(s.on_board)},
        "reserve": {
            key_of(b, s, seat): [plank_name(b, p) for p in members(s.reserve[seat])] for seat in range(s.seats)
        },
        "lost": [plank_name(b, plank) for plank in members(s.lost)],
        "pawns": {key_of(b, s, seat): space_name(b, int(s.pawn[seat])) for seat in range(s.seats)},
        **{name: keys_of(b, s, getattr(s, name)) for name in ("touched", "agreed", "out", "blocked", "winners")},
        "program": {
            key_of(b, s, seat): [card_name(b, int(card)) for card in s.program[seat] if card != NONE]
            for seat in range(s.seats)
        },
        "round": s.round,
        "first": key_of(b, s, int(s.order[s.first])),
        "slot": s.slot + 1,
        "turn": s.turn,
        "phase": phase.NAMES[s.phase],
        "actor": None if s.actor == NONE else key_of(b, s, s.actor),
        "left": s.left,
        "picked": None if s.picked == NONE else plank_name(b, s.picked),
        "tried": [
            "-".join(support_name(b, s, one) for one in divmod(int(p), book.SUPPORTS)) for p in s.tried[: s.tries]
        ],
        "reason": ending.NAMES[s.reason] or None,
        **_counts(b, s),
    }


def _stones(b: Board, s: State) -> list[str | None]:
    """Islets, with the point of a stone that is off its centre; on the open board points in the order of numbers."""
    if s.options.board == option.OPEN_BOARD:
        last = int(s.stones).bit_length()
        return [support_name(b, s, stone) if s.stones >> stone & 1 else None for stone in range(last)]
    return [spot_name(b, islet, _offset(b, s, islet)) for islet in range(b.islets) if s.stones >> islet & 1]


def _offset(b: Board, s: State, islet: int) -> int:
    across = (int(s.x[islet]) - int(b.islet_x[islet])) // b.fine_step
    down = (int(s.y[islet]) - int(b.islet_y[islet])) // b.fine_step
    return (down + grid.FINE) * grid.SIDE + across + grid.FINE


def _lies(b: Board, s: State, plank: int) -> str:
    """Part 11: `i9-i14`, `i13-V6/7` with the landing."""
    one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
    where = f"{support_name(b, s, one)}-{support_name(b, s, other)}"
    return where if landing == NONE else f"{where}/{landing}"


def _counts(b: Board, s: State) -> dict[str, Any]:
    """What statistics count, by colour; what never happened is left out, and so is a field without anything."""
    counts = {}
    for seat in range(s.seats):
        numbers = (*s.used[seat].tolist(), int(s.stopped[seat]), int(s.falls[seat]), int(s.jumps[seat]))
        happened = {name: number for name, number in zip(COUNTS, numbers, strict=True) if number}
        if happened:
            counts[key_of(b, s, seat)] = happened
    return {"counts": counts} if counts else {}


# ---- reading back


def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out; with all programs and no phase, play goes on from the slot that is given."""
    entries = Entries(position, FIELDS)
    _clear(b, s)
    _set_colours(b, s, entries)
    lay_stones(b, s, entries.listed("stones"))
    lay_planks(b, s, entries)
    lay_reserves(b, s, entries)
    lay_pawns(b, s, entries)
    for name in ("touched", "agreed", "out"):
        setattr(s, name, seats_named(b, s, entries, name))
    if s.touched and s.options.trip != option.ROUND_TRIP:
        raise BadPosition(say("position-touched"))
    lay_programs(b, s, entries)
    _set_counts(b, s, entries)
    s.round = entries.whole("round", 0, book.LAST_ROUND, s.round)
    s.first = rules.place_of(s, seat_named(b, s, entries["first"], "first", int(s.order[s.first])))
    s.slot = entries.whole("slot", 0, book.SLOTS, s.slot + 1) - 1
    if "phase" in entries:
        set_phase(b, s, entries)
    else:
        go_on(b, s)
    check_end(b, s)


def _set_counts(b: Board, s: State, entries: Entries) -> None:
    """As written; what is left out has not happened."""
    for key, counts in entries.table("counts").items():
        seat = seat_named(b, s, key, "counts", NONE)
        field = f"counts {key}"
        counted = Entries({field: counts}).table(field, COUNTS)
        numbers = [Entries(counted).whole(name, 0, book.SLOTS * book.LAST_ROUND, 0) for name in COUNTS]
        s.used[seat] = numbers[: cards.KINDS]
        s.stopped[seat], s.falls[seat], s.jumps[seat] = numbers[cards.KINDS :]


def _clear(b: Board, s: State) -> None:
    """As after the set-up, but without a colour, and the marker where it was."""
    phase, first, round_, colours = s.phase, s.first, s.round, s.colour.copy()
    for name in STATE.names or ():
        if name not in ("key", "drawn", "options", "events", "told", "seats") and not name.startswith("pad"):
            s._record[name] = 0
    rules.clear(b, s)
    s.phase, s.first, s.round = phase, first, round_
    s.colour[:] = colours


def _set_colours(b: Board, s: State, entries: Entries) -> None:
    """Part 3: the colours that the number of players asks for, one a seat."""
    playing = sorted(int(colour) for colour in b.in_play[s.seats, : s.seats])
    if "colours" in entries:
        written = entries.listed("colours")
        found = [colour_of_key(b, one) if isinstance(one, str) else None for one in written]
        expected = ", ".join(colour_key(b, colour) for colour in playing)
        for one, colour in zip(written, found, strict=True):
            if colour not in playing:
                raise misread("colours", one, expected)
        if len(found) != len(playing) or {*found} != {*playing}:
            raise misread("colours", written, expected)
        s.colour[: s.seats] = found
    for seat in range(s.seats):
        s.holder[int(s.colour[seat])] = seat
    for seat in range(s.seats):
        s.hand[seat] = rules.hand_of(s, seat)
    rules.seat_clockwise(b, s)


def lay_stones(b: Board, s: State, listed: list[Any]) -> None:
    open_board = s.options.board == option.OPEN_BOARD
    if len([stone for stone in listed if stone is not None]) > b.stone_count or len(listed) > book.STONES:
        raise BadPosition(say("position-stones", most=b.stone_count))
    for number, written in enumerate(listed):
        if written is None and open_board:
            continue
        with refusing("position-stone", stone=str(written)):
            move = read_stone(b, s, written.strip().lower()) if isinstance(written, str) else NONE
        if move == NONE:
            raise misread("stones", written, '["i9", …] / ["@310,440", …]')
        code = stones.why_not_stone(b, s, move)
        if code != refusal.LEGAL:
            reason = WORDS.refusal(b, s, 0, move, code).text
            raise BadPosition(say("position-stone", stone=str(written), reason=reason))
        if open_board:
            row, column = action.water.row(b, move), action.water.column(b, move)
            stones.set_stone(b, s, number, column * b.lattice, row * b.lattice)
        else:
            islet, offset = action.islet.islet(move), action.islet.offset(move)
            x, y = int(b.islet_x[islet] + b.offset_x[offset]), int(b.islet_y[islet] + b.offset_y[offset])
            stones.set_stone(b, s, islet, x, y)
        s.stone_reserve -= 1


def lay_planks(b: Board, s: State, entries: Entries) -> None:
    """Every plank must be able to lie beside those listed before it."""
    for name, where in entries.table("planks").items():
        plank = plank_named(b, s, name)
        match = LIES.fullmatch(where.lower()) if isinstance(where, str) else None
        if not match:
            raise misread(f"planks {name}", where, "i9-i14, i13-V6, i13-V6/7")
        if s.on_board >> plank & 1:
            raise BadPosition(say("position-plank-twice", plank=name))
        with refusing("position-plank", plank=name):
            one, other = sorted((read_support(b, s, match[1]), read_support(b, s, match[2])))
        landing = NONE if match[3] is None else int(match[3])
        _lay_plank(b, s, plank, one, other, landing)


def _lay_plank(b: Board, s: State, plank: int, one: int, other: int, landing: int) -> None:
    """G3 to G8 with the landing that is written, or the one that the engine would take."""
    s.picked, eye = plank, s.options.table
    s.options.table = 0
    code = planks.why_not_span(b, s, one, other)
    s.options.table = eye
    village = other - book.STONES
    if landing != NONE and (village < 0 or landing >= b.landings[village]):
        raise BadPosition(say("position-landing", plank=plank_name(b, plank)))
    if code == refusal.LEGAL and other >= book.STONES:
        reach2 = b.reach2[planks.number_of(plank)]
        if landing == NONE:
            landing = planks.best_landing(b, s, one, other, reach2)
        elif geometry.apart2(b, s, one, other, landing) > reach2:
            raise BadPosition(say("position-landing", plank=plank_name(b, plank)))
        else:
            code = planks.why_not_lie(b, s, one, other, landing)
    if code != refusal.LEGAL:
        reason = WORDS.refusal(b, s, 0, action.span.number(one, other), code).text
        raise BadPosition(say("position-plank", plank=plank_name(b, plank), reason=reason))
    s.picked = NONE
    planks.set_plank(b, s, plank, one, other, landing)


def lay_reserves(b: Board, s: State, entries: Entries) -> None:
    """R31: what is neither on the board nor lost is in a reserve: as written, else with its own colour."""
    for name in entries.listed("lost"):
        plank = plank_named(b, s, name)
        if s.on_board >> plank & 1:
            raise BadPosition(say("position-plank-twice", plank=str(name)))
        s.lost |= 1 << plank
    placed = s.on_board | s.lost
    written = entries.table("reserve")
    for key, names in written.items():
        seat = seat_named(b, s, key, "reserve", NONE)
        for name in names if isinstance(names, list) else [None]:
            plank = plank_named(b, s, name)
            if placed >> plank & 1:
                raise BadPosition(say("position-plank-twice", plank=str(name)))
            placed |= 1 << plank
            s.reserve[seat] |= 1 << plank
    for seat in range(s.seats):
        colour = int(s.colour[seat])
        for plank in range(colour * book.NUMBERS, colour * book.NUMBERS + book.NUMBERS):
            if not placed >> plank & 1:
                if key_of(b, s, seat) in written:
                    s.lost |= 1 << plank
                else:
                    s.reserve[seat] |= 1 << plank
        held = members(s.reserve[seat])
        numbers = [plank % book.NUMBERS for plank in held]
        twice = [plank_name(b, plank) for plank in held if numbers.count(plank % book.NUMBERS) > 1]
        if twice:
            raise BadPosition(say("position-number-twice", who=key_of(b, s, seat), planks=", ".join(twice)))
        if removal.colours_held(int(s.reserve[seat])) > 2:
            named = ", ".join(plank_name(b, plank) for plank in held)
            raise BadPosition(say("position-three-colours", who=key_of(b, s, seat), planks=named))


def lay_pawns(b: Board, s: State, entries: Entries) -> None:
    """DL-2: in a village, or alone on a plank of the board; at home where nothing is said."""
    for seat in range(s.seats):
        s.pawn[seat] = book.PLANKS + b.home[s.colour[seat]]
    taken: set[int] = set()
    for key, written in entries.table("pawns").items():
        seat = seat_named(b, s, key, "pawns", NONE)
        tidy = written.lower() if isinstance(written, str) else ""
        if not re.fullmatch(rf"v[1-{book.VILLAGES}]|[a-z][1-6]", tidy):
            raise misread(f"pawns {key}", written, "V1, r4")
        space = read_space(b, s, tidy) if tidy[0] == "v" else plank_named(b, s, tidy)
        if space < book.PLANKS and not s.on_board >> space & 1:
            raise BadPosition(say("position-pawn", who=key, space=written))
        if space < book.PLANKS and space in taken:
            raise BadPosition(say("position-pawn-shared", who=key, space=written))
        taken.add(space)
        s.pawn[seat] = space


def lay_programs(b: Board, s: State, entries: Entries) -> None:
    """DL-10, DL-11: cards in the order in which they were laid."""
    for key, laid in entries.table("program").items():
        seat = seat_named(b, s, key, "program", NONE)
        if not isinstance(laid, list) or len(laid) > book.SLOTS or not all(isinstance(card, str) for card in laid):
            raise misread(f"program {key}", laid, '["S1", "P2", …]')
        for written in laid:
            with refusing():
                card = read_card(b, s, written)
            code = programs.why_not_lay(s, seat, card)
            if code != refusal.LEGAL:
                reason = WORDS.refusal(b, s, seat, action.lay.number(card), code).text
                raise BadPosition(say("position-program", who=key, card=written, reason=reason))
            s.program[seat, s.laid[seat]] = card
            s.laid[seat] += 1
        if s.laid[seat] == book.SLOTS:
            s.ready |= 1 << seat


def go_on(b: Board, s: State) -> None:
    """With all programs on the table, the next slot is turned up; otherwise cards are laid, or the first is chosen."""
    if s.phase == phase.CHOOSING_FIRST and not s.ready and not s.round:
        return
    s.round = max(1, s.round)
    s.phase = phase.PROGRAMMING
    s.turn = 0
    if s.ready == rules.everyone(s):
        s.phase = phase.ACTING
        s.slot = max(NONE, s.slot - 1)
        rules.reveal(s)
        rules.go_on(b, s)
    elif s.slot != NONE:
        raise BadPosition(say("position-programs"))


def set_phase(b: Board, s: State, entries: Entries) -> None:
    """Exactly what is being asked of whom."""
    s.phase = entries.one_of("phase", phase.NAMES, s.phase)
    s.turn = entries.whole("turn", NONE, s.seats, 0)
    s.blocked = seats_named(b, s, entries, "blocked")
    s.actor = seat_named(b, s, entries["actor"], "actor", NONE)
    s.left = entries.whole("left", 0, 2, 0)
    s.winners = seats_named(b, s, entries, "winners")
    s.reason = entries.one_of("reason", ending.NAMES, 0)
    if entries["picked"] is not None:
        s.picked = plank_named(b, s, entries["picked"])
    _set_tries(b, s, entries.listed("tried"))
    if s.phase == phase.PLANK:
        s.needs = planks.least_number(b, s)
    _check_phase(b, s)


def _set_tries(b: Board, s: State, tried: list[Any]) -> None:
    if len(tried) > b.free_tries or (tried and s.picked == NONE):
        raise misread("tried", tried, '["i11-i12", …]')
    for number, written in enumerate(tried):
        match = LIES.fullmatch(written.lower()) if isinstance(written, str) else None
        if not match:
            raise misread("tried", written, '["i11-i12", …]')
        with refusing():
            one, other = sorted((read_support(b, s, match[1]), read_support(b, s, match[2])))
        s.tried[number] = one * book.SUPPORTS + other
    s.tries = len(tried)


_CARDS = {
    phase.STONE: ("S1", "S2"),
    phase.PLANK: ("P1", "P2"),
    phase.PLACE: ("P1", "P2"),
    phase.REMOVE: ("RM",),
    phase.MOVE: ("M1", "M2"),
    phase.LEAP: ("JP",),
}


def _check_phase(b: Board, s: State) -> None:
    """What is asked must fit the card that is being resolved, and must have an answer."""
    acting = s.phase in _CARDS
    if acting:
        _check_acting(b, s)
        card = int(s.program[s.actor, s.slot])
        if card >= cards.BLOCK or card_name(b, card) not in _CARDS[s.phase]:
            raise BadPosition(say("position-card", card=card_name(b, card)))
    elif s.phase == phase.PROGRAMMING and (s.slot != NONE or s.ready == rules.everyone(s)):
        raise BadPosition(say("position-programs"))
    _check_picked(b, s)


def _check_acting(b: Board, s: State) -> None:
    if s.actor == NONE:
        raise BadPosition(say("position-no-actor"))
    if s.slot == NONE:
        raise BadPosition(say("position-no-slot"))
    if s.left < 1:
        raise BadPosition(say("position-idle", who=key_of(b, s, s.actor)))
    for seat in range(s.seats):
        if (rules.everyone(s) & ~s.ready) >> seat & 1:
            raise BadPosition(say("position-unready", who=key_of(b, s, seat)))


def _check_picked(b: Board, s: State) -> None:
    if s.picked == NONE:
        if s.phase == phase.PLACE:
            raise BadPosition(say("position-no-plank"))
        return
    plank = plank_name(b, s.picked)
    if s.phase != phase.PLACE:
        raise BadPosition(say("position-picked", plank=plank))
    if not s.reserve[s.actor] >> s.picked & 1:
        raise BadPosition(say("position-not-own", plank=plank, who=key_of(b, s, s.actor)))


def check_end(b: Board, s: State) -> None:
    """DL-91: a game that is over has winners and a reason; one in play has no pawn at its goal."""
    if (s.phase == phase.OVER) != bool(s.reason) or (s.phase == phase.OVER) != bool(s.winners):
        raise BadPosition(say("position-end"))
    if s.phase == phase.OVER:
        return
    for seat in range(s.seats):
        if not s.out >> seat & 1 and (
            pawns.arrives(b, s, seat, int(s.pawn[seat])) or s.pawn[seat] == book.PLANKS + pawns.goal_of(b, s, seat)
        ):
            raise BadPosition(say("position-arrived", who=key_of(b, s, seat)))
    out = np.zeros(max(2000, int(b.places)), np.int32)
    waiting = int(rules.pending(b, s))
    if not waiting or not all(rules.moves(b, s, seat, out) for seat in members(waiting)):
        raise BadPosition(say("position-stuck"))


# ---- entries


@contextmanager
def refusing(id: str = "", **slots: Any) -> Iterator[None]:
    """What cannot be read is no position, with this sentence about it or with its own."""
    try:
        yield
    except SetuError as fault:
        raise BadPosition(say(id, **slots, reason=fault.text) if id else fault.text) from None


def key_of(b: Board, s: State, seat: int) -> str:
    return colour_key(b, int(s.colour[seat]))


def keys_of(b: Board, s: State, mask: int) -> list[str]:
    return [key_of(b, s, seat) for seat in members(mask)]


def seat_named(b: Board, s: State, written: Any, field: str, default: int) -> int:
    """A seat by its colour."""
    if written is None:
        return default
    colour = colour_of_key(b, written) if isinstance(written, str) else None
    if colour is None or s.holder[colour] == NONE:
        playing = ", ".join(key_of(b, s, seat) for seat in range(s.seats))
        raise misread(field, written, playing)
    return int(s.holder[colour])


def seats_named(b: Board, s: State, entries: Entries, field: str) -> int:
    mask = 0
    for written in entries.listed(field):
        mask |= 1 << seat_named(b, s, written, field, NONE)
    return mask


def plank_named(b: Board, s: State, name: Any) -> int:
    """A plank of a colour in play."""
    with refusing():
        plank = read_plank(b, s, name.lower()) if isinstance(name, str) else NONE
    if plank == NONE or s.holder[plank // book.NUMBERS] == NONE:
        raise BadPosition(say("position-plank-absent", plank=str(name)))
    return plank
