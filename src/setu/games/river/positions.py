"""Positions written down and read back: what lies where, who programmed what, what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition
from setu.engine.state import State
from setu.games.river import start
from setu.games.river.names import (
    REASONS,
    card_name,
    colour_key,
    colour_of_key,
    plank_name,
    say,
    space_name,
    spot_name,
    support_name,
)
from setu.games.river.position_board import lay_pawns, lay_planks, lay_reserves, lay_stones
from setu.games.river.position_entries import (
    key_of,
    keys_of,
    list_in,
    number_in,
    planks_in,
    seat_named,
    seats_named,
    table_in,
)
from setu.games.river.position_play import PHASE_NAMES, check_end, go_on, lay_programs, set_phase
from setu.games.river.state import (
    ACTIONS,
    FINE,
    FINE_SIDE,
    KINDS,
    LAST_ROUND,
    NONE,
    OPEN_BOARD,
    ROUND_TRIP,
    SLOTS,
    STATE,
    SUPPORTS,
)

FIELDS = (
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
    "slot",
    "turn",
    "blocked",
    "phase",
    "actor",
    "left",
    "picked",
    "tried",
    "winners",
    "reason",
    "counts",
)
COUNTS = (*ACTIONS, "X", "stopped", "falls", "jumps")


# ---- writing


def position(b: Board, s: State) -> dict[str, Any]:
    """Part 6: everything but key, seats and options; what follows from it is left out."""
    return {
        "colours": [colour_key(b, int(colour)) for colour in s.colour[: s.seats]],
        "stones": _stones(b, s),
        "planks": {plank_name(b, plank): _lies(b, s, plank) for plank in planks_in(s.on_board)},
        "reserve": {
            key_of(b, s, seat): [plank_name(b, p) for p in planks_in(s.reserve[seat])] for seat in range(s.seats)
        },
        "lost": [plank_name(b, plank) for plank in planks_in(s.lost)],
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
        "phase": PHASE_NAMES[s.phase],
        "actor": None if s.actor == NONE else key_of(b, s, s.actor),
        "left": s.left,
        "picked": None if s.picked == NONE else plank_name(b, s.picked),
        "tried": ["-".join(support_name(b, s, one) for one in divmod(int(p), SUPPORTS)) for p in s.tried[: s.tries]],
        "reason": REASONS[s.reason] or None,
        **_counts(b, s),
    }


def _stones(b: Board, s: State) -> list[str | None]:
    """Islets, with the point of a stone that is off its centre; on the open board points in the order of numbers."""
    if s.options.board == OPEN_BOARD:
        last = int(s.stones).bit_length()
        return [support_name(b, s, stone) if s.stones >> stone & 1 else None for stone in range(last)]
    return [spot_name(b, islet, _offset(b, s, islet)) for islet in range(b.islets) if s.stones >> islet & 1]


def _offset(b: Board, s: State, islet: int) -> int:
    across = (int(s.x[islet]) - int(b.islet_x[islet])) // b.fine_step
    down = (int(s.y[islet]) - int(b.islet_y[islet])) // b.fine_step
    return (down + FINE) * FINE_SIDE + across + FINE


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


# ---- reading


def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out; with all programs and no phase, play goes on from the slot that is given."""
    for name in position:
        if name not in FIELDS:
            raise BadPosition(say("position-field", field=str(name), expected=", ".join(FIELDS)))
    _clear(b, s)
    _set_colours(b, s, position)
    lay_stones(b, s, list_in(position, "stones"))
    lay_planks(b, s, position)
    lay_reserves(b, s, position)
    lay_pawns(b, s, position)
    for name in ("touched", "agreed", "out"):
        setattr(s, name, seats_named(b, s, position, name))
    if s.touched and s.options.trip != ROUND_TRIP:
        raise BadPosition(say("position-touched"))
    lay_programs(b, s, position)
    _set_counts(b, s, position)
    s.round = number_in(position, "round", 0, LAST_ROUND, s.round)
    s.first = start.place_of(s, seat_named(b, s, position.get("first"), "first", int(s.order[s.first])))
    s.slot = number_in(position, "slot", 0, SLOTS, s.slot + 1) - 1
    if "phase" in position:
        set_phase(b, s, position)
    else:
        go_on(b, s)
    check_end(b, s)


def _set_counts(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """As written; what is left out has not happened."""
    for key, counts in table_in(position, "counts").items():
        seat = seat_named(b, s, key, "counts", NONE)
        if not isinstance(counts, Mapping) or any(name not in COUNTS for name in counts):
            raise BadPosition(say("position-value", field=f"counts {key}", expected=", ".join(COUNTS)))
        numbers = [number_in(counts, name, 0, SLOTS * LAST_ROUND, 0) for name in COUNTS]
        s.used[seat] = numbers[:KINDS]
        s.stopped[seat], s.falls[seat], s.jumps[seat] = numbers[KINDS:]


def _clear(b: Board, s: State) -> None:
    """As after the set-up, but without a colour, and the marker where it was."""
    phase, first, round_, colours = s.phase, s.first, s.round, s.colour.copy()
    for name in STATE.names or ():
        if name not in ("key", "drawn", "options", "events", "told", "seats") and not name.startswith("pad"):
            s._record[name] = 0
    start.clear(b, s)
    s.phase, s.first, s.round = phase, first, round_
    s.colour[:] = colours


def _set_colours(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Part 3: the colours that the number of players asks for, one a seat."""
    playing = sorted(int(colour) for colour in b.in_play[s.seats, : s.seats])
    if "colours" in position:
        written = list_in(position, "colours")
        found = [colour_of_key(b, one) if isinstance(one, str) else None for one in written]
        if sorted(NONE if colour is None else colour for colour in found) != playing:
            expected = ", ".join(colour_key(b, colour) for colour in playing)
            raise BadPosition(say("position-value", field="colours", expected=expected))
        s.colour[: s.seats] = found
    for seat in range(s.seats):
        s.holder[int(s.colour[seat])] = seat
    for seat in range(s.seats):
        s.hand[seat] = start.hand_of(s, seat)
    start.seat_clockwise(b, s)
