"""Positions written down and read back: what lies where, who programmed what, what is asked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from setu.engine.errors import BadPosition, SetuError
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.games.delta import rules
from setu.games.delta.geometry import distance2
from setu.games.delta.pawns import arrives, goal_of
from setu.games.delta.planks import (
    best_landing,
    least_number,
    number_of,
    set_plank,
    why_not_lie,
    why_not_spot,
)
from setu.games.delta.program import everyone, why_not_lay
from setu.games.delta.removal import colours_held
from setu.games.delta.state import (
    ACTING,
    BLOCK,
    CHOOSING_FIRST,
    COLUMNS,
    FINE,
    FINE_SIDE,
    ISLET,
    LEAP,
    LEGAL,
    MOST_STONES,
    MOVE,
    NONE,
    NUMBERS,
    OFFSETS,
    OPEN_BOARD,
    OVER,
    PLACE,
    PLANK,
    PLANKS,
    PROGRAMMING,
    REMOVE,
    ROUND_TRIP,
    SLOTS,
    SPOT,
    STATE,
    STONE,
    SUPPORTS,
    VILLAGES,
    WATER,
)
from setu.games.delta.stones import rest_x, rest_y, set_stone, why_not_stone
from setu.games.delta.words import (
    REASONS,
    card_name,
    colour_key,
    colour_of_key,
    plank_name,
    read,
    read_card,
    read_plank,
    read_space,
    read_support,
    refusal,
    say,
    space_name,
    spot_name,
    support_name,
)

PHASES = {
    "first": CHOOSING_FIRST,
    "program": PROGRAMMING,
    "stone": STONE,
    "plank": PLANK,
    "place": PLACE,
    "remove": REMOVE,
    "move": MOVE,
    "jump": LEAP,
    "over": OVER,
}
PHASE_NAMES = {code: name for name, code in PHASES.items()}
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
)


def seats_in(s: State, mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(s.seats) if mask >> seat & 1]


# ---- writing


def position(t: Tables, s: State) -> dict[str, Any]:
    """Part 6: everything but key, seats and options; what follows from it is left out."""
    return {
        "colours": [colour_key(t, int(colour)) for colour in s.colour[: s.seats]],
        "stones": _stones(t, s),
        "planks": {plank_name(t, plank): _lies(t, s, plank) for plank in _set(s.on_board)},
        "reserve": {_key(t, s, seat): [plank_name(t, p) for p in _set(s.reserve[seat])] for seat in range(s.seats)},
        "lost": [plank_name(t, plank) for plank in _set(s.lost)],
        "pawns": {_key(t, s, seat): space_name(t, int(s.pawn[seat])) for seat in range(s.seats)},
        **{name: _keys(t, s, getattr(s, name)) for name in ("touched", "agreed", "out", "blocked", "winners")},
        "program": {
            _key(t, s, seat): [card_name(t, int(card)) for card in s.program[seat] if card != NONE]
            for seat in range(s.seats)
        },
        "round": s.round,
        "first": _key(t, s, int(s.order[s.first])),
        "slot": s.slot + 1,
        "turn": s.turn,
        "phase": PHASE_NAMES[s.phase],
        "actor": None if s.actor == NONE else _key(t, s, s.actor),
        "left": s.left,
        "picked": None if s.picked == NONE else plank_name(t, s.picked),
        "tried": ["-".join(support_name(t, s, one) for one in divmod(int(p), SUPPORTS)) for p in s.tried[: s.tries]],
        "reason": REASONS[s.reason] or None,
    }


def _key(t: Tables, s: State, seat: int) -> str:
    return colour_key(t, int(s.colour[seat]))


def _keys(t: Tables, s: State, mask: int) -> list[str]:
    return [_key(t, s, seat) for seat in seats_in(s, mask)]


def _set(planks: int) -> list[int]:
    return [plank for plank in range(PLANKS) if planks >> plank & 1]


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


# ---- reading


def set_position(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out; with all programs and no phase, play goes on from the slot that is given."""
    for name in position:
        if name not in FIELDS:
            raise BadPosition(say("position-field", field=str(name), expected=", ".join(FIELDS)))
    _clear(t, s)
    _set_colours(t, s, position)
    _set_stones(t, s, _list(position, "stones"))
    _set_planks(t, s, position)
    _set_reserves(t, s, position)
    _set_pawns(t, s, position)
    for name in ("touched", "agreed", "out"):
        setattr(s, name, _seat_set(t, s, position, name))
    if s.touched and s.options.trip != ROUND_TRIP:
        raise BadPosition(say("position-touched"))
    _set_programs(t, s, position)
    s.round = _number(position, "round", 0, 300, s.round)
    s.first = rules.place_of(s, _seat(t, s, position.get("first"), "first", int(s.order[s.first])))
    s.slot = _number(position, "slot", 0, SLOTS, s.slot + 1) - 1
    if "phase" in position:
        _set_phase(t, s, position)
    else:
        _go_on(t, s)
    _check_end(t, s)


def _clear(t: Tables, s: State) -> None:
    """As after the set-up, but without a colour, and the marker where it was."""
    phase, first, round_, colours = s.phase, s.first, s.round, s.colour.copy()
    for name in STATE.names or ():
        if name not in ("key", "drawn", "options", "events", "told", "seats") and not name.startswith("pad"):
            s._record[name] = 0
    rules.clear(t, s)
    s.phase, s.first, s.round = phase, first, round_
    s.colour[:] = colours


def _list(position: Mapping[str, Any], field: str) -> list[Any]:
    value = position.get(field, [])
    if not isinstance(value, list):
        raise BadPosition(say("position-value", field=field, expected="[…]"))
    return value


def _table(position: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    value = position.get(field, {})
    if not isinstance(value, Mapping):
        raise BadPosition(say("position-value", field=field, expected="{…}"))
    return value


def _number(position: Mapping[str, Any], field: str, least: int, most: int, default: int) -> int:
    value = position.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(say("position-value", field=field, expected=f"{least} – {most}"))
    return value


def _seat(t: Tables, s: State, written: Any, field: str, default: int) -> int:
    """A seat by its colour."""
    if written is None:
        return default
    colour = colour_of_key(t, written) if isinstance(written, str) else None
    if colour is None or s.holder[colour] == NONE:
        playing = ", ".join(_key(t, s, seat) for seat in range(s.seats))
        raise BadPosition(say("position-value", field=field, expected=playing))
    return int(s.holder[colour])


def _seat_set(t: Tables, s: State, position: Mapping[str, Any], field: str) -> int:
    mask = 0
    for written in _list(position, field):
        mask |= 1 << _seat(t, s, written, field, NONE)
    return mask


def _set_colours(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """Part 3: the colours that the number of players asks for, one a seat."""
    playing = sorted(int(colour) for colour in t.in_play[s.seats, : s.seats])
    if "colours" in position:
        written = _list(position, "colours")
        found = [colour_of_key(t, one) if isinstance(one, str) else None for one in written]
        if sorted(NONE if colour is None else colour for colour in found) != playing:
            expected = ", ".join(colour_key(t, colour) for colour in playing)
            raise BadPosition(say("position-value", field="colours", expected=expected))
        s.colour[: s.seats] = found
    for seat in range(s.seats):
        s.holder[int(s.colour[seat])] = seat
    for seat in range(s.seats):
        s.hand[seat] = rules.hand_of(s, seat)
    rules.seat_clockwise(t, s)


def _set_stones(t: Tables, s: State, stones: list[Any]) -> None:
    open_board = s.options.board == OPEN_BOARD
    if len([stone for stone in stones if stone is not None]) > t.stone_count or len(stones) > MOST_STONES:
        raise BadPosition(say("position-stones", most=t.stone_count))
    for number, written in enumerate(stones):
        if written is None and open_board:
            continue
        try:
            move = read(t, s, 0, f"+{written}") if isinstance(written, str) else NONE
        except SetuError as fault:
            raise BadPosition(say("position-stone", stone=str(written), reason=fault.text)) from None
        if move < ISLET:
            raise BadPosition(say("position-value", field="stones", expected='["i9", …] / ["@310,440", …]'))
        code = why_not_stone(t, s, move)
        if code != LEGAL:
            reason = refusal(t, s, 0, move, code).text
            raise BadPosition(say("position-stone", stone=str(written), reason=reason))
        if open_board:
            row, column = divmod(move - WATER, COLUMNS)
            set_stone(t, s, number, column * t.lattice, row * t.lattice)
        else:
            islet, offset = divmod(move - ISLET, OFFSETS)
            x, y = int(t.islet_x[islet] + t.offset_x[offset]), int(t.islet_y[islet] + t.offset_y[offset])
            set_stone(t, s, islet, x, y)
        s.stone_reserve -= 1


_LIES = re.compile(r"(i\d+|v\d+|@\d+,\d+)-(i\d+|v\d+|@\d+,\d+)(?:/(\d+))?")


def _set_planks(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """Every plank must be able to lie beside those listed before it."""
    planks = _table(position, "planks")
    for name, where in planks.items():
        plank = _plank(t, s, name)
        match = _LIES.fullmatch(where.lower()) if isinstance(where, str) else None
        if not match:
            raise BadPosition(say("position-value", field=f"planks {name}", expected="i9-i14, i13-V6, i13-V6/7"))
        if s.on_board >> plank & 1:
            raise BadPosition(say("position-plank-twice", plank=name))
        try:
            a, b = sorted((read_support(t, s, match[1]), read_support(t, s, match[2])))
        except SetuError as fault:
            raise BadPosition(say("position-plank", plank=name, reason=fault.text)) from None
        landing = NONE if match[3] is None else int(match[3])
        _set_plank(t, s, plank, a, b, landing)


def _set_plank(t: Tables, s: State, plank: int, a: int, b: int, landing: int) -> None:
    """G3 to G8 with the landing that is written, or the one that the engine would take."""
    s.picked, eye = plank, s.options.table
    s.options.table = 0
    code = why_not_spot(t, s, a, b)
    s.options.table = eye
    village = b - MOST_STONES
    if landing != NONE and (village < 0 or landing >= t.landings[village]):
        raise BadPosition(say("position-landing", plank=plank_name(t, plank)))
    if code == LEGAL and b >= MOST_STONES:
        reach2 = t.reach2[number_of(plank)]
        if landing == NONE:
            landing = best_landing(t, s, a, b, reach2)
        elif distance2(int(s.x[a]), int(s.y[a]), rest_x(t, s, b, landing), rest_y(t, s, b, landing)) > reach2:
            raise BadPosition(say("position-landing", plank=plank_name(t, plank)))
        else:
            code = why_not_lie(t, s, a, b, landing)
    if code != LEGAL:
        reason = refusal(t, s, 0, SPOT + a * SUPPORTS + b, code).text
        raise BadPosition(say("position-plank", plank=plank_name(t, plank), reason=reason))
    s.picked = NONE
    set_plank(t, s, plank, a, b, landing)


def _plank(t: Tables, s: State, name: Any) -> int:
    """A plank of a colour in play."""
    try:
        plank = read_plank(t, name.lower()) if isinstance(name, str) else NONE
    except SetuError as fault:
        raise BadPosition(fault.text) from None
    if plank == NONE or s.holder[plank // NUMBERS] == NONE:
        raise BadPosition(say("position-plank-absent", plank=str(name)))
    return plank


def _set_reserves(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """R31: what is neither on the board nor lost is in a reserve: as written, else with its own colour."""
    for name in _list(position, "lost"):
        plank = _plank(t, s, name)
        if s.on_board >> plank & 1:
            raise BadPosition(say("position-plank-twice", plank=str(name)))
        s.lost |= 1 << plank
    placed = s.on_board | s.lost
    written = _table(position, "reserve")
    for key, names in written.items():
        seat = _seat(t, s, key, "reserve", NONE)
        for name in names if isinstance(names, list) else [None]:
            plank = _plank(t, s, name)
            if placed >> plank & 1:
                raise BadPosition(say("position-plank-twice", plank=str(name)))
            placed |= 1 << plank
            s.reserve[seat] |= 1 << plank
    for seat in range(s.seats):
        colour = int(s.colour[seat])
        for plank in range(colour * NUMBERS, colour * NUMBERS + NUMBERS):
            if not placed >> plank & 1:
                if _key(t, s, seat) in written:
                    s.lost |= 1 << plank
                else:
                    s.reserve[seat] |= 1 << plank
        numbers = [plank % NUMBERS for plank in _set(s.reserve[seat])]
        if len(set(numbers)) < len(numbers) or colours_held(int(s.reserve[seat])) > 2:
            raise BadPosition(say("position-reserve", who=_key(t, s, seat)))


def _set_pawns(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """DL-2: in a village, or alone on a plank of the board; at home where nothing is said."""
    for seat in range(s.seats):
        s.pawn[seat] = PLANKS + t.home[s.colour[seat]]
    taken: set[int] = set()
    for key, written in _table(position, "pawns").items():
        seat = _seat(t, s, key, "pawns", NONE)
        tidy = written.lower() if isinstance(written, str) else ""
        if not re.fullmatch(rf"v[1-{VILLAGES}]|[a-z][1-6]", tidy):
            raise BadPosition(say("position-value", field=f"pawns {key}", expected="V1, r4"))
        space = read_space(t, tidy) if tidy[0] == "v" else _plank(t, s, tidy)
        if space < PLANKS and (not s.on_board >> space & 1 or space in taken):
            raise BadPosition(say("position-pawn", who=key, space=written))
        taken.add(space)
        s.pawn[seat] = space


def _set_programs(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """DL-10, DL-11: cards in the order in which they were laid."""
    for key, cards in _table(position, "program").items():
        seat = _seat(t, s, key, "program", NONE)
        if not isinstance(cards, list) or len(cards) > SLOTS or not all(isinstance(card, str) for card in cards):
            raise BadPosition(say("position-value", field=f"program {key}", expected='["S1", "P2", …]'))
        for written in cards:
            try:
                card = read_card(t, written)
            except SetuError as fault:
                raise BadPosition(fault.text) from None
            code = why_not_lay(s, seat, card)
            if code != LEGAL:
                reason = refusal(t, s, seat, card, code).text
                raise BadPosition(say("position-program", who=key, card=written, reason=reason))
            s.program[seat, s.laid[seat]] = card
            s.laid[seat] += 1
        if s.laid[seat] == SLOTS:
            s.ready |= 1 << seat


# ---- what is asked


def _go_on(t: Tables, s: State) -> None:
    """With all programs on the table, the next slot is turned up; otherwise cards are laid, or the first is chosen."""
    if s.phase == CHOOSING_FIRST and not s.ready and not s.round:
        return
    s.round = max(1, s.round)
    s.phase = PROGRAMMING
    s.turn = 0
    if s.ready == everyone(s):
        s.phase = ACTING
        s.slot = max(NONE, s.slot - 1)
        rules.reveal(s)
        rules.carry_on(t, s)
    elif s.slot != NONE:
        raise BadPosition(say("position-programs"))


def _set_phase(t: Tables, s: State, position: Mapping[str, Any]) -> None:
    """Exactly what is being asked of whom."""
    if position["phase"] not in PHASES:
        raise BadPosition(say("position-value", field="phase", expected=", ".join(PHASES)))
    s.phase = PHASES[position["phase"]]
    s.turn = _number(position, "turn", NONE, s.seats, 0)
    s.blocked = _seat_set(t, s, position, "blocked")
    s.actor = _seat(t, s, position.get("actor"), "actor", NONE)
    s.left = _number(position, "left", 0, 2, 0)
    s.winners = _seat_set(t, s, position, "winners")
    written = position.get("reason")
    if written is not None and written not in REASONS[1:]:
        raise BadPosition(say("position-value", field="reason", expected=", ".join(REASONS[1:])))
    s.reason = REASONS.index(written or "")
    if position.get("picked") is not None:
        s.picked = _plank(t, s, position["picked"])
    _set_tries(t, s, _list(position, "tried"))
    if s.phase == PLANK:
        s.needs = least_number(t, s)
    _check_phase(t, s)


def _set_tries(t: Tables, s: State, tried: list[Any]) -> None:
    if len(tried) > t.free_tries or (tried and s.picked == NONE):
        raise BadPosition(say("position-value", field="tried", expected='["i11-i12", …]'))
    for number, written in enumerate(tried):
        match = _LIES.fullmatch(written.lower()) if isinstance(written, str) else None
        if not match:
            raise BadPosition(say("position-value", field="tried", expected='["i11-i12", …]'))
        try:
            a, b = sorted((read_support(t, s, match[1]), read_support(t, s, match[2])))
        except SetuError as fault:
            raise BadPosition(fault.text) from None
        s.tried[number] = a * SUPPORTS + b
    s.tries = len(tried)


_CARDS = {
    STONE: ("S1", "S2"),
    PLANK: ("P1", "P2"),
    PLACE: ("P1", "P2"),
    REMOVE: ("RM",),
    MOVE: ("M1", "M2"),
    LEAP: ("JP",),
}


def _check_phase(t: Tables, s: State) -> None:
    """What is asked must fit the card that is being resolved, and must have an answer."""
    acting = s.phase in _CARDS
    if acting:
        if s.actor == NONE or s.slot == NONE or s.left < 1 or s.ready != everyone(s):
            raise BadPosition(say("position-acting"))
        card = int(s.program[s.actor, s.slot])
        if card >= BLOCK or card_name(t, card) not in _CARDS[s.phase]:
            raise BadPosition(say("position-card", card=card_name(t, card)))
    elif s.phase == PROGRAMMING and (s.slot != NONE or s.ready == everyone(s)):
        raise BadPosition(say("position-programs"))
    if (s.phase == PLACE) != (s.picked != NONE):
        raise BadPosition(say("position-picked"))
    if s.picked != NONE and not s.reserve[s.actor] >> s.picked & 1:
        raise BadPosition(say("position-picked"))


def _check_end(t: Tables, s: State) -> None:
    """DL-91: a game that is over has winners and a reason; one in play has no pawn at its goal."""
    if (s.phase == OVER) != bool(s.reason) or (s.phase == OVER) != bool(s.winners):
        raise BadPosition(say("position-end"))
    if s.phase == OVER:
        return
    for seat in range(s.seats):
        if not s.out >> seat & 1 and (
            arrives(t, s, seat, int(s.pawn[seat])) or s.pawn[seat] == PLANKS + goal_of(t, s, seat)
        ):
            raise BadPosition(say("position-arrived", who=_key(t, s, seat)))
    out = np.zeros(max(2000, int(t.places)), np.int32)
    waiting = int(rules.pending(t, s))
    if not waiting or not all(rules.moves(t, s, seat, out) for seat in seats_in(s, waiting)):
        raise BadPosition(say("position-stuck"))
