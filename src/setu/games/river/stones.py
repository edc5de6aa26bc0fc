"""Stones: `S1` and `S2` (DL-30 to DL-35, G9, G10)."""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, lowest_bit
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State, tell
from setu.games.river import geometry
from setu.games.river.codes import IN_WATER, POINT, action, book, event, grid, option, refusal


@rule
def place_name(b: Board, s: State, support: int) -> int:
    """Part 11: what the log calls a support: islet, village, or point of the open water."""
    if support < book.STONES and s.options.board == option.OPEN_BOARD:
        return IN_WATER + POINT.number(int(s.y[support]) // b.lattice, int(s.x[support]) // b.lattice)
    return int(support)


# ---- may a stone stand there?


@rule
def why_not_stone(b: Board, s: State, move: int) -> int:
    """DL-30, DL-35: on an islet, or on the open board straight into the water."""
    if s.options.board == option.OPEN_BOARD:
        if not action.water.has(b, move):
            return refusal.ONLY_WATER
        return why_not_water(b, s, action.water.row(b, move), action.water.column(b, move))
    return why_not_islet(b, s, action.islet.islet(move), action.islet.offset(move))


@rule
def why_not_islet(b: Board, s: State, islet: int, offset: int) -> int:
    """DL-30, G9, R4, R5: one stone an islet, wholly on it, not under a plank."""
    if islet >= b.islets:
        return refusal.NO_SUCH_ISLET
    if s.stones >> islet & 1:
        return refusal.ISLET_TAKEN
    if offset != grid.CENTRE and s.options.stoneSpot != option.FINE_SPOT:
        return refusal.OFF_CENTRE
    if b.spots[islet] >> offset & 1 == 0:
        return refusal.OFF_ISLET
    x, y = b.islet_x[islet] + b.offset_x[offset], b.islet_y[islet] + b.offset_y[offset]
    if near_stone(s, x, y, b.apart2):
        return refusal.STONE_TOO_CLOSE
    return refusal.UNDER_PLANK if near_plank(b, s, x, y) else refusal.LEGAL


@rule
def why_not_water(b: Board, s: State, row: int, column: int) -> int:
    """G10: clear of the edge, of villages, of other stones and of planks."""
    x, y = column * b.lattice, row * b.lattice
    if x < b.edge or x > b.board_x - b.edge or y < b.edge or y > b.board_y - b.edge:
        return refusal.OFF_BOARD
    for village in range(book.VILLAGES):
        if geometry.distance2(x, y, b.village_x[village], b.village_y[village]) < b.village_apart2[village]:
            return refusal.ON_VILLAGE
    if near_stone(s, x, y, b.water_apart * b.water_apart):
        return refusal.STONE_TOO_CLOSE
    return refusal.UNDER_PLANK if near_plank(b, s, x, y) else refusal.LEGAL


@rule
def near_stone(s: State, x: int, y: int, apart2: int) -> bool:
    """G9, G10: is there a stone nearer than stones may be?"""
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        if geometry.distance2(x, y, int(s.x[stone]), int(s.y[stone])) < apart2:
            return True
    return False


@rule
def near_plank(b: Board, s: State, x: int, y: int) -> bool:
    """G9, R5: would the stone be under a plank?"""
    planks = s.on_board
    while planks != 0:
        plank = lowest_bit(planks)
        planks &= planks - 1
        if plank_is_near(b, s, plank, x, y):
            return True
    return False


@rule
def plank_is_near(b: Board, s: State, plank: int, x: int, y: int) -> bool:
    """G9: is the centre of a stone nearer to a plank than the two have room for?"""
    one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
    ax, ay = int(s.x[one]), int(s.y[one])
    return geometry.near(
        x, y, ax, ay, geometry.rest_x(b, s, other, landing), geometry.rest_y(b, s, other, landing), b.clear
    )


# ---- all places at once


@rule
def list_stones(b: Board, s: State, out: Any) -> int:
    """DL-30, DL-35: every place that can take a stone."""
    return list_water(b, s, out) if s.options.board == option.OPEN_BOARD else list_islets(b, s, out)


@rule
def list_islets(b: Board, s: State, out: Any) -> int:
    """G9: islets, with `stoneSpot=fine` every spot of each."""
    found = 0
    for islet in range(b.islets):
        if s.stones >> islet & 1 == 0:
            if s.options.stoneSpot == option.FINE_SPOT:
                for offset in range(grid.OFFSETS):
                    if why_not_islet(b, s, islet, offset) == refusal.LEGAL:
                        out[found] = action.islet.number(islet, offset)
                        found += 1
            elif centre_is_free(b, s, islet):
                out[found] = action.islet.number(islet, grid.CENTRE)
                found += 1
    return found


@rule
def centre_is_free(b: Board, s: State, islet: int) -> bool:
    """G9, R5: no plank passes over the islet: the spans say so where stones stand on centres."""
    planks = s.on_board
    while planks != 0:
        span = s.span[lowest_bit(planks)]
        planks &= planks - 1
        if b.span_over[span] >> islet & 1:
            return False
    return True


@rule
def list_water(b: Board, s: State, out: Any) -> int:
    """G10: the points that are still open."""
    found = 0
    for row in range(b.rows):
        for word in range(grid.ROW_WORDS):
            points = s.water[row, word]
            first = action.water.number(b, row, word * BITS)
            while points != 0:
                out[found] = first + lowest_bit(points)
                found += 1
                points &= points - 1
    return found


@rule
def room_for_stone(b: Board, s: State) -> bool:
    """DL-34: is there any admissible place?"""
    if s.options.board == option.OPEN_BOARD:
        for row in range(b.rows):
            for word in range(grid.ROW_WORDS):
                if s.water[row, word] != 0:
                    return True
        return False
    for islet in range(b.islets):
        if s.stones >> islet & 1 == 0:
            if s.options.stoneSpot == option.FINE_SPOT:
                for offset in range(grid.OFFSETS):
                    if why_not_islet(b, s, islet, offset) == refusal.LEGAL:
                        return True
            elif centre_is_free(b, s, islet):
                return True
    return False


# ---- placing and lifting


@rule
def place_stone(b: Board, s: State, colour: int, move: int) -> None:
    """DL-30, DL-31: a stone of the common reserve is put down, and stays."""
    if action.water.has(b, move):
        stone = lowest_bit(~s.stones)
        set_stone(b, s, stone, action.water.column(b, move) * b.lattice, action.water.row(b, move) * b.lattice)
        tell(s, event.STONE_PLACED, colour, place_name(b, s, stone), grid.CENTRE)
    else:
        stone, offset = action.islet.islet(move), action.islet.offset(move)
        set_stone(b, s, stone, b.islet_x[stone] + b.offset_x[offset], b.islet_y[stone] + b.offset_y[offset])
        tell(s, event.STONE_PLACED, colour, stone, offset)
    s.stone_reserve -= 1


@rule
def set_stone(b: Board, s: State, stone: int, x: int, y: int) -> None:
    """G1: a stone is a support with its centre as rest point."""
    s.x[stone] = x
    s.y[stone] = y
    s.stones |= 1 << stone
    s.room |= 1 << stone
    if s.options.board == option.OPEN_BOARD:
        close_around_stone(b, s, x, y)


@rule
def lift_stone(b: Board, s: State, stone: int) -> None:
    """DL-65: a bare stone goes back to the common reserve."""
    s.stones &= ~(1 << stone)
    s.room &= ~(1 << stone)
    s.x[stone] = 0
    s.y[stone] = 0
    s.stone_reserve += 1
    reopen_water(b, s)


# ---- the open water (G10): kept as it is, so that nobody has to look for it


@rule
def reopen_water(b: Board, s: State) -> None:
    """G10: the open points anew, after something was taken away."""
    if s.options.board != option.OPEN_BOARD:
        return
    for row in range(b.rows):
        for word in range(grid.ROW_WORDS):
            s.water[row, word] = b.water[row, word]
    stones = s.stones
    while stones != 0:
        stone = lowest_bit(stones)
        stones &= stones - 1
        close_around_stone(b, s, int(s.x[stone]), int(s.y[stone]))
    planks = s.on_board
    while planks != 0:
        close_under_plank(b, s, lowest_bit(planks))
        planks &= planks - 1


@rule
def close_around_stone(b: Board, s: State, x: int, y: int) -> None:
    """G10: no second stone within two radii and the gap."""
    apart = b.water_apart
    for row in range(max(0, (y - apart) // b.lattice), min(b.rows, (y + apart) // b.lattice + 1)):
        for column in range(max(0, (x - apart) // b.lattice), min(grid.COLUMNS, (x + apart) // b.lattice + 1)):
            if geometry.distance2(x, y, column * b.lattice, row * b.lattice) < apart * apart:
                s.water[row, column // BITS] &= ~(1 << (column % BITS))


@rule
def close_under_plank(b: Board, s: State, plank: int) -> None:
    """G10: no stone under a plank."""
    if s.options.board != option.OPEN_BOARD:
        return
    one, other, landing = int(s.end_a[plank]), int(s.end_b[plank]), int(s.landing[plank])
    ax, ay = int(s.x[one]), int(s.y[one])
    bx, by = geometry.rest_x(b, s, other, landing), geometry.rest_y(b, s, other, landing)
    west, east = min(ax, bx) - b.clear, max(ax, bx) + b.clear
    north, south = min(ay, by) - b.clear, max(ay, by) + b.clear
    for row in range(max(0, north // b.lattice), min(b.rows, south // b.lattice + 1)):
        for column in range(max(0, west // b.lattice), min(grid.COLUMNS, east // b.lattice + 1)):
            bit = 1 << (column % BITS)
            still_open = s.water[row, column // BITS] & bit != 0
            if still_open and geometry.near(column * b.lattice, row * b.lattice, ax, ay, bx, by, b.clear):
                s.water[row, column // BITS] &= ~bit
