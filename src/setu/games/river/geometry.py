"""The model that replaces hands and eyes (part 4.5): exact, in integers, no floats anywhere.

Points are integer pairs. A plank is the segment between its two rest points.
"""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.river.codes import book


@rule
def distance2(ax: int, ay: int, bx: int, by: int) -> int:
    """Part 4.5: the squared distance of two points."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


@rule
def near(px: int, py: int, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
    """Part 4.5: is p strictly nearer than r to the closed segment ab?"""
    along = (bx - ax) * (px - ax) + (by - ay) * (py - ay)
    length2 = distance2(ax, ay, bx, by)
    if along <= 0:
        return distance2(px, py, ax, ay) < r * r
    if along >= length2:
        return distance2(px, py, bx, by) < r * r
    across = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    return across * across < r * r * length2


@rule
def side(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> int:
    """G7: on which side of the line ab is p? Left, right (by sign) or on it (0)."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


@rule
def cross(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """G7: do two segments cut through each other? (Where ends touch, `near` says so.)"""
    c, d = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
    a, b = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
    return ((c < 0 and d > 0) or (c > 0 and d < 0)) and ((a < 0 and b > 0) or (a > 0 and b < 0))


@rule
def narrow(ux: int, uy: int, vx: int, vy: int, cos2_num: int, cos2_den: int) -> bool:
    """G7 (ii): do two directions from one rest point make less than 30 degrees?"""
    dot = ux * vx + uy * vy
    return dot > 0 and cos2_den * dot * dot > cos2_num * (ux * ux + uy * uy) * (vx * vx + vy * vy)


@rule
def too_close(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int, width: int) -> bool:
    """G7 (i): would two planks without a common rest point touch or lie on each other?"""
    return (
        cross(ax, ay, bx, by, cx, cy, dx, dy)
        or near(ax, ay, cx, cy, dx, dy, width)
        or near(bx, by, cx, cy, dx, dy, width)
        or near(cx, cy, ax, ay, bx, by, width)
        or near(dx, dy, ax, ay, bx, by, width)
    )


@rule
def over_land(sx: int, sy: int, qx: int, qy: int, cx: int, cy: int) -> bool:
    """G6: would a plank from stone s to landing q run over the land of the village around c?"""
    return (sx - qx) * (qx - cx) + (sy - qy) * (qy - cy) < 0


@rule
def collide(
    ax: int,
    ay: int,
    bx: int,
    by: int,
    a: int,
    b: int,
    landing: int,
    cx: int,
    cy: int,
    dx: int,
    dy: int,
    c: int,
    d: int,
    other_landing: int,
    width: int,
    cos2_num: int,
    cos2_den: int,
) -> bool:
    """G7: may planks on supports a-b and c-d not lie together? First ends are stones; R8 strict limits."""
    if a == c:
        return narrow(bx - ax, by - ay, dx - cx, dy - cy, cos2_num, cos2_den)
    if a == d:
        return narrow(bx - ax, by - ay, cx - dx, cy - dy, cos2_num, cos2_den)
    if b == c:
        return narrow(ax - bx, ay - by, dx - cx, dy - cy, cos2_num, cos2_den)
    if b == d and landing == other_landing:
        return narrow(ax - bx, ay - by, cx - dx, cy - dy, cos2_num, cos2_den)
    return too_close(ax, ay, bx, by, cx, cy, dx, dy, width)


# ---- where things stand


@rule
def rest_x(b: Board, s: State, support: int, landing: int) -> int:
    """G1: the rest point of a stone is its centre, that of a village a landing."""
    if support < book.STONES:
        return int(s.x[support])
    return int(b.landing_x[support - book.STONES, landing])


@rule
def rest_y(b: Board, s: State, support: int, landing: int) -> int:
    """G1: likewise downwards."""
    if support < book.STONES:
        return int(s.y[support])
    return int(b.landing_y[support - book.STONES, landing])


@rule
def apart2(b: Board, s: State, one: int, other: int, landing: int) -> int:
    """G3: the squared distance from a stone to the rest point of another support."""
    return distance2(int(s.x[one]), int(s.y[one]), rest_x(b, s, other, landing), rest_y(b, s, other, landing))


@rule
def space_x(b: Board, s: State, space: int) -> int:
    """Part 11: where a pawn is drawn: the middle of its plank or the village."""
    if space >= book.PLANKS:
        return int(b.village_x[space - book.PLANKS])
    return (int(s.x[s.end_a[space]]) + rest_x(b, s, int(s.end_b[space]), int(s.landing[space]))) // 2


@rule
def space_y(b: Board, s: State, space: int) -> int:
    """Part 11: likewise downwards."""
    if space >= book.PLANKS:
        return int(b.village_y[space - book.PLANKS])
    return (int(s.y[s.end_a[space]]) + rest_y(b, s, int(s.end_b[space]), int(s.landing[space]))) // 2
