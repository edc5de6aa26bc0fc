"""Positions written down and read back: what lies where, who programmed what, what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setu.engine.errors import BadPosition
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.games.delta import start
from setu.games.delta.names import (
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
from setu.games.delta.position_board import lay_pawns, lay_planks, lay_reserves, lay_stones
from setu.games.delta.position_entries import (
    key_of,
    keys_of,
    list_in,
    number_in,
    planks_in,
    seat_named,
    seats_named,
    table_in,
)
from setu.games.delta.position_play import PHASE_NAMES, check_end, go_on, lay_programs, set_phase
from setu.games.delta.state import (
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


def position(t: Tables, s: State) -> dict[str, Any]:
    """Part 6: everything but key, seats and options; what follows from it is left out."""
    return {
        "colours": [colour_key(t, int(colour)) for colour in s.colour[: s.seats]],
        "stones": _stones(t, s),
        "planks": {plank_name(t, plank): _lies(t, s, plank) for plank in planks_in(s.on_board)},
        "reserve": {
            key_of(t, s, seat): [plank_name(t, p) for p in planks_in(s.reserve[seat])] for seat in range(s.seats)
        },
        "lost": [plank_name(t, plank) for plank in planks_in(s.lost)],
        "pawns": {key_of(t, s, seat): space_name(t, int(s.pawn[seat])) for seat in range(s.seats)},
        **{name: keys_of(t, s, getattr(s, name)) for name in ("touched", "agreed", "out", "blocked", "winners")},
        "program": {
            key_of(t, s, seat): [card_name(t, int(card)) for card in s.program[seat] if card != NONE]
            for seat in range(s.seats)
        },
        "round": s.round,
        "first": key_of(t, s, int(s.order[s.first])),
        "slot": s.slot + 1,
        "turn": s.turn,
        "phase": PHASE_NAMES[s.phase],
        "actor": None if s.actor == NONE else key_of(t, s, s.actor),
        "left": s.left,
        "picked": None if s.picked == NONE else plank_name(t, s.picked),
        "tried": ["-".join(support_name(t, s, one) for one in divmod(int(p), SUPPORTS)) for p in s.tried[: s.tries]],
        "reason": REASONS[s.reason] or None,
        **_counts(t, s),
    }


def _stones(t: Tables, s: State) -> list[str | None]:
    """Islets, with the point of a stone that is off its centre; on the open board points in the order of numbers."""
    if s.options.board == OPEN_BOARD:
        last = int(s.stones).bit_length()
        return [support_name(t, s, stone) if s.stones >> stone & 1 else None for stone in range(last)]
    return [spot_name(t, islet, _offset(t, s, islet)) for islet in range(t.islets) if s.stones >> islet & 1]


def _offset(t: Tables, s: State, islet: int) -> int:
    across = (int(s.x[islet]) - int(t.islet_x[islet])) // t.fine_step
    down = (int(s.y[islet]) - int(t.islet_y[islet])) // t.fine_step
    return (down + FINE) * FINE_SIDE + across + FINE


def _lies(t: Tables, s: State, plank: int) -> str:
    """Part 11: `i9-i14`, `i13-V6/7` with the landing."""
    a, b, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
    where = f"{support_name(t, s, a)}-{support_name(t, s, b)}"
    return where if landing == NONE else f"{where}/{landing}"


def _counts(t: Tables, s: State) -> dict[str, Any]:
    """What statistics count, by colour; what never happened is left out, and so is a field without anything."""
    counts = {}
    for seat in range(s.seats):
        numbers = (*s.used[seat].tolist(), int(s.stopped[seat]), int(s.falls[seat]), int(s.jumps[seat]))
        happened = {name: number for name, number in zip(COUNTS, numbers, strict=True) if number}
        if happened:
            counts[key_of(t, s, seat)] = happened
    return {"counts": counts} if counts else {}


# ---- reading


def set_position(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out; with all programs and no phase, play goes on from the slot that is given."""
    for name in position:
        if name not in FIELDS:
            raise BadPosition(say("position-field", field=str(name), expected=", ".join(FIELDS)))
    _clear(t, s)
    _set_colours(t, s, position)
    lay_stones(t, s, list_in(position, "stones"))
    lay_planks(t, s, position)
    lay_reserves(t, s, position)
    lay_pawns(t, s, position)
    for name in ("touched", "agreed", "out"):
        setattr(s, name, seats_named(t, s, position, name))
    if s.touched and s.options.trip != ROUND_TRIP:
        raise BadPosition(say("position-touched"))
    lay_programs(t, s, position)
    _set_counts(t, s, position)
    s.round = number_in(position, "round", 0, LAST_ROUND, s.round)
    s.first = start.place_of(s, seat_named(t, s, position.get("first"), "first", int(s.order[s.first])))
    s.slot = number_in(position, "slot", 0, SLOTS, s.slot + 1) - 1
    if "phase" in position:
        set_phase(t, s, position)
    else:
        go_on(t, s)
    check_end(t, s)


def _set_counts(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """As written; what is left out has not happened."""
    for key, counts in table_in(position, "counts").items():
        seat = seat_named(t, s, key, "counts", NONE)
        if not isinstance(counts, Mapping) or any(name not in COUNTS for name in counts):
            raise BadPosition(say("position-value", field=f"counts {key}", expected=", ".join(COUNTS)))
        numbers = [number_in(counts, name, 0, SLOTS * LAST_ROUND, 0) for name in COUNTS]
        s.used[seat] = numbers[:KINDS]
        s.stopped[seat], s.falls[seat], s.jumps[seat] = numbers[KINDS:]


def _clear(t: Tables, s: State) -> None:
    """As after the set-up, but without a colour, and the marker where it was."""
    phase, first, round_, colours = s.phase, s.first, s.round, s.colour.copy()
    for name in STATE.names or ():
        if name not in ("key", "drawn", "options", "events", "told", "seats") and not name.startswith("pad"):
            s._record[name] = 0
    start.clear(t, s)
    s.phase, s.first, s.round = phase, first, round_
    s.colour[:] = colours


def _set_colours(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """Part 3: the colours that the number of players asks for, one a seat."""
    playing = sorted(int(colour) for colour in t.in_play[s.seats, : s.seats])
    if "colours" in position:
        written = list_in(position, "colours")
        found = [colour_of_key(t, one) if isinstance(one, str) else None for one in written]
        if sorted(NONE if colour is None else colour for colour in found) != playing:
            expected = ", ".join(colour_key(t, colour) for colour in playing)
            raise BadPosition(say("position-value", field="colours", expected=expected))
        s.colour[: s.seats] = found
    for seat in range(s.seats):
        s.holder[int(s.colour[seat])] = seat
    for seat in range(s.seats):
        s.hand[seat] = start.hand_of(s, seat)
    start.seat_clockwise(t, s)
