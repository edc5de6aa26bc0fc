"""How River Dragons and Sunderbans are shown."""

from __future__ import annotations

from math import isqrt
from typing import Any

from setu.engine.bits import members
from setu.engine.board import Board
from setu.engine.state import State
from setu.games.river import geometry, pawns, planks
from setu.games.river.codes import NONE, book, cards, fits, option, phase
from setu.games.river.state import EDITIONS
from setu.games.river.words import card_name, colour_key, letter, plank_name, space_name, support_name


def view(b: Board, s: State, seat: int) -> dict[str, Any]:
    """Part 7, part 11: all that lies open, and of the programs what this viewer may know."""
    return {
        "edition": EDITIONS[b.edition],
        "board": _board(b, s),
        "villages": [_village(b, village) for village in range(book.VILLAGES)],
        "islets": _islets(b, s),
        "stones": [_stone(b, s, stone) for stone in members(s.stones)],
        "stone_reserve": s.stone_reserve,
        "planks": [_plank(b, s, plank) for plank in members(s.on_board)],
        "lost": [plank_name(b, plank) for plank in members(s.lost)],
        "players": [_player(b, s, one, seat) for one in range(s.seats)],
        "order": s.order[: s.seats].tolist(),
        "first": int(s.order[s.first]) if s.round else None,
        "round": s.round,
        "slot": s.slot + 1,
        "phase": phase.NAMES[s.phase],
        "actor": None if s.actor == NONE else s.actor,
        "card": card_name(b, int(s.program[s.actor, s.slot])) if s.actor != NONE else None,
        "left": s.left,
        "picked": None if s.picked == NONE else plank_name(b, s.picked),
        "fits": _fits(b, s),
        "tried": [
            [support_name(b, s, support) for support in divmod(int(pair), book.SUPPORTS)] for pair in s.tried[: s.tries]
        ],
        "winners": members(s.winners),
        "cards": [
            _card(b, card) for card in range(cards.BLOCK + book.COLOURS) if seat >= 0 and s.hand[seat] >> card & 1
        ],
    }


def _board(b: Board, s: State) -> dict[str, Any]:
    lengths = [round(float(reach2) ** 0.5) for reach2 in b.reach2[1:7]]
    return {
        "kind": "open" if s.options.board == option.OPEN_BOARD else "islands",
        "size": [b.board_x, b.board_y],
        "plank_width": b.width,
        "plank_lengths": lengths,
        "stone_radius": b.clear - b.width // 2,
        "lattice": b.lattice,
        "colours": [colour_key(b, colour) for colour in range(book.COLOURS)],
    }


def _village(b: Board, village: int) -> dict[str, Any]:
    owner = next(colour for colour in range(book.COLOURS) if b.home[colour] == village)
    landings = slice(int(b.landings[village]))
    return {
        "name": f"V{village + 1}",
        "centre": [int(b.village_x[village]), int(b.village_y[village])],
        "radius": int(b.village_r[village]),
        "opposite": f"V{b.opposite[village] + 1}",
        "colour": colour_key(b, owner),
        "support": book.STONES + village,
        "landings": _points(b.landing_x[village, landings], b.landing_y[village, landings]),
    }


def _islets(b: Board, s: State) -> list[dict[str, Any]]:
    if s.options.board == option.OPEN_BOARD:
        return []
    centres, radii = _points(b.islet_x, b.islet_y), b.islet_r.tolist()
    return [{"name": f"i{i + 1}", "centre": centres[i], "radius": radii[i]} for i in range(b.islets)]


def _points(x: Any, y: Any) -> list[list[int]]:
    return [list(point) for point in zip(x.tolist(), y.tolist(), strict=True)]


def _stone(b: Board, s: State, stone: int) -> dict[str, Any]:
    return {
        "name": support_name(b, s, stone),
        "support": stone,
        "at": [int(s.x[stone]), int(s.y[stone])],
        "planks": int(s.load[stone]),
    }


def _plank(b: Board, s: State, plank: int) -> dict[str, Any]:
    """Part 11: from rest point to rest point; the screen adds what sticks out."""
    near, far, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
    pawn = next((one for one in range(s.seats) if s.pawn[one] == plank), None)
    return {
        "name": plank_name(b, plank),
        "colour": colour_key(b, plank // 6),
        "number": plank % 6 + 1,
        "supports": [support_name(b, s, near), support_name(b, s, far)],
        "from": [int(s.x[near]), int(s.y[near])],
        "to": [geometry.rest_x(b, s, far, landing), geometry.rest_y(b, s, far, landing)],
        "pawn": pawn,
    }


def _fits(b: Board, s: State) -> list[list[int]]:
    """DL-49, assisted: before the pick, the pairs of supports and the least number that fits there."""
    if s.phase != phase.PLANK or planks.by_eye(s):
        return []
    free = [support for support in range(book.SUPPORTS) if s.room >> support & 1]
    pairs = [
        (one, other)
        for one in free
        if one < book.STONES
        for other in free
        if one < other and not planks.joined(s, one, other)
    ]
    found = [[one, other, planks.least_between(b, s, one, other, fits.TOO_FAR)] for one, other in pairs]
    return [pair for pair in found if pair[2] < fits.TOO_FAR]


def _player(b: Board, s: State, one: int, viewer: int) -> dict[str, Any]:
    """Part 7: program cards that the viewer may not know are not there at all."""
    known = book.SLOTS if one == viewer else s.slot + 1
    colour, space = int(s.colour[one]), int(s.pawn[one])
    shown = [int(card) for card in s.program[one, :known] if card != NONE]
    return {
        "colour": colour_key(b, colour),
        "letter": letter(b, colour),
        "home": f"V{b.home[colour] + 1}",
        "goal": f"V{pawns.goal_of(b, s, one) + 1}",
        "space": space_name(b, space),
        "at": [geometry.space_x(b, s, space), geometry.space_y(b, s, space)],
        "touched": bool(s.touched >> one & 1),
        "reserve": [plank_name(b, plank) for plank in members(s.reserve[one])],
        "program": [card_name(b, card) for card in shown],
        "ready": bool(s.ready >> one & 1),
        "agreed": bool(s.agreed >> one & 1),
        "blocked": bool(s.blocked >> one & 1),
        "out": bool(s.out >> one & 1),
    }


def _card(b: Board, card: int) -> dict[str, Any]:
    """A card of the viewer's own hand."""
    return {"name": card_name(b, card), "against": colour_key(b, card - cards.BLOCK) if card >= cards.BLOCK else None}


# ---- the end


def breakdown(b: Board, s: State, seat: int) -> dict[str, int]:
    """R29, R30: what decides at the cap: on a round trip touched, and the way that was left in millimetres."""
    won = s.phase == phase.OVER and s.winners >> seat & 1
    left = 0 if won and s.reason == 1 else _millimetres(int(pawns.way_to_go2(b, s, seat)))
    return {"touched": s.touched >> seat & 1, "left": left} if s.options.trip == option.ROUND_TRIP else {"left": left}


def long_planks(b: Board, millimetres: int) -> int:
    """A way as players see it: about so many of the longest planks, and none only for who is there."""
    return max(1, round(millimetres / _millimetres(int(b.reach2[6])))) if millimetres else 0


def _millimetres(distance2: int) -> int:
    """A squared distance on the board as a ruler tells it: a unit of the board is half a millimetre."""
    return (isqrt(distance2) + 1) // 2
