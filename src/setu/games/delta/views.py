"""How River Dragons and Sunderbans are shown."""

from __future__ import annotations

from math import isqrt
from typing import Any

from setu.engine.state import State
from setu.engine.tables import Tables
from setu.games.delta.learn import space_x, space_y
from setu.games.delta.names import REASONS, card_name, colour_key, letter, plank_name, space_name, support_name
from setu.games.delta.pawns import goal_of, way_to_go2
from setu.games.delta.planks import by_eye, joined, least_between
from setu.games.delta.position_entries import seats_in
from setu.games.delta.position_play import PHASE_NAMES
from setu.games.delta.positions import position, set_position
from setu.games.delta.state import (
    BLOCK,
    COLOURS,
    EDITIONS,
    MOST_STONES,
    NONE,
    OPEN_BOARD,
    OVER,
    PLANK,
    PLANKS,
    ROUND_TRIP,
    SLOTS,
    SUPPORTS,
    TOO_FAR,
    VILLAGES,
)
from setu.games.delta.stones import rest_x, rest_y

__all__ = ["breakdown", "position", "reason", "set_position", "view"]


def view(t: Tables, s: State, seat: int) -> dict[str, Any]:
    """Part 7, part 11: all that lies open, and of the programs what this viewer may know."""
    return {
        "edition": EDITIONS[t.edition],
        "board": _board(t, s),
        "villages": [_village(t, village) for village in range(VILLAGES)],
        "islets": _islets(t, s),
        "stones": [_stone(t, s, stone) for stone in range(MOST_STONES) if s.stones >> stone & 1],
        "stone_reserve": s.stone_reserve,
        "planks": [_plank(t, s, plank) for plank in range(PLANKS) if s.on_board >> plank & 1],
        "lost": [plank_name(t, plank) for plank in range(PLANKS) if s.lost >> plank & 1],
        "players": [_player(t, s, one, seat) for one in range(s.seats)],
        "order": s.order[: s.seats].tolist(),
        "first": int(s.order[s.first]) if s.round else None,
        "round": s.round,
        "slot": s.slot + 1,
        "phase": PHASE_NAMES[s.phase],
        "actor": None if s.actor == NONE else s.actor,
        "card": card_name(t, int(s.program[s.actor, s.slot])) if s.actor != NONE else None,
        "left": s.left,
        "picked": None if s.picked == NONE else plank_name(t, s.picked),
        "fits": _fits(t, s),
        "tried": [
            [support_name(t, s, support) for support in divmod(int(pair), SUPPORTS)] for pair in s.tried[: s.tries]
        ],
        "winners": seats_in(s, s.winners),
        "cards": [_card(t, card) for card in range(BLOCK + COLOURS) if seat >= 0 and s.hand[seat] >> card & 1],
    }


def _board(t: Tables, s: State) -> dict[str, Any]:
    lengths = [round(float(reach2) ** 0.5) for reach2 in t.reach2[1:7]]
    return {
        "kind": "open" if s.options.board == OPEN_BOARD else "islands",
        "size": [t.board_x, t.board_y],
        "plank_width": t.width,
        "plank_lengths": lengths,
        "stone_radius": t.clear - t.width // 2,
        "lattice": t.lattice,
        "colours": [colour_key(t, colour) for colour in range(COLOURS)],
    }


def _village(t: Tables, village: int) -> dict[str, Any]:
    owner = next(colour for colour in range(COLOURS) if t.home[colour] == village)
    landings = slice(int(t.landings[village]))
    return {
        "name": f"V{village + 1}",
        "centre": [int(t.village_x[village]), int(t.village_y[village])],
        "radius": int(t.village_r[village]),
        "opposite": f"V{t.opposite[village] + 1}",
        "colour": colour_key(t, owner),
        "support": MOST_STONES + village,
        "landings": _points(t.landing_x[village, landings], t.landing_y[village, landings]),
    }


def _islets(t: Tables, s: State) -> list[dict[str, Any]]:
    if s.options.board == OPEN_BOARD:
        return []
    centres, radii = _points(t.islet_x, t.islet_y), t.islet_r.tolist()
    return [{"name": f"i{i + 1}", "centre": centres[i], "radius": radii[i]} for i in range(t.islets)]


def _points(x: Any, y: Any) -> list[list[int]]:
    return [list(point) for point in zip(x.tolist(), y.tolist(), strict=True)]


def _stone(t: Tables, s: State, stone: int) -> dict[str, Any]:
    return {
        "name": support_name(t, s, stone),
        "support": stone,
        "at": [int(s.x[stone]), int(s.y[stone])],
        "planks": int(s.load[stone]),
    }


def _plank(t: Tables, s: State, plank: int) -> dict[str, Any]:
    """Part 11: from rest point to rest point; the screen adds what sticks out."""
    a, b, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
    pawn = next((one for one in range(s.seats) if s.pawn[one] == plank), None)
    return {
        "name": plank_name(t, plank),
        "colour": colour_key(t, plank // 6),
        "number": plank % 6 + 1,
        "supports": [support_name(t, s, a), support_name(t, s, b)],
        "from": [int(s.x[a]), int(s.y[a])],
        "to": [rest_x(t, s, b, landing), rest_y(t, s, b, landing)],
        "pawn": pawn,
    }


def _fits(t: Tables, s: State) -> list[list[int]]:
    """DL-49, assisted: before the pick, the pairs of supports and the least number that fits there."""
    if s.phase != PLANK or by_eye(s):
        return []
    free = [support for support in range(SUPPORTS) if s.room >> support & 1]
    pairs = [(a, b) for a in free if a < MOST_STONES for b in free if a < b and not joined(s, a, b)]
    found = [[a, b, least_between(t, s, a, b, TOO_FAR)] for a, b in pairs]
    return [pair for pair in found if pair[2] < TOO_FAR]


def _player(t: Tables, s: State, one: int, viewer: int) -> dict[str, Any]:
    """Part 7: program cards that the viewer may not know are not there at all."""
    known = SLOTS if one == viewer else s.slot + 1
    colour, space = int(s.colour[one]), int(s.pawn[one])
    cards = [int(card) for card in s.program[one, :known] if card != NONE]
    return {
        "colour": colour_key(t, colour),
        "letter": letter(t, colour),
        "home": f"V{t.home[colour] + 1}",
        "goal": f"V{goal_of(t, s, one) + 1}",
        "space": space_name(t, space),
        "at": [space_x(t, s, space), space_y(t, s, space)],
        "touched": bool(s.touched >> one & 1),
        "reserve": [plank_name(t, plank) for plank in range(PLANKS) if s.reserve[one] >> plank & 1],
        "program": [card_name(t, card) for card in cards],
        "ready": bool(s.ready >> one & 1),
        "agreed": bool(s.agreed >> one & 1),
        "blocked": bool(s.blocked >> one & 1),
        "out": bool(s.out >> one & 1),
    }


def _card(t: Tables, card: int) -> dict[str, Any]:
    """A card of the viewer's own hand."""
    return {"name": card_name(t, card), "against": colour_key(t, card - BLOCK) if card >= BLOCK else None}


# ---- the end


def reason(t: Tables, s: State) -> str:
    return REASONS[s.reason]


def breakdown(t: Tables, s: State, seat: int) -> dict[str, int]:
    """R29, R30: what decides at the cap: on a round trip touched, and the way that was left in millimetres."""
    won = s.phase == OVER and s.winners >> seat & 1
    left = 0 if won and s.reason == 1 else _millimetres(int(way_to_go2(t, s, seat)))
    return {"touched": s.touched >> seat & 1, "left": left} if s.options.trip == ROUND_TRIP else {"left": left}


def _millimetres(distance2: int) -> int:
    """A squared distance on the board as a ruler tells it: a unit of the board is half a millimetre."""
    return (isqrt(distance2) + 1) // 2
