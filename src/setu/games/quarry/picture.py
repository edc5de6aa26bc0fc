"""Quarry: the slab from the south-east with every stone on it, and below it the stones each colour has left."""

from __future__ import annotations

from typing import Any

from setu.games.quarry.board import ATTITUDES
from setu.pictures.scene import Scene, badge
from setu.pictures.sheet import Point, Sheet

EAST, NORTH, UP = (34.0, 15.0), (30.0, -17.0), (0.0, -24.0)  # a step along each axis, in the picture
FACES = {  # top, south side, east side, edge
    "black": ("#5a5350", "#3a3533", "#2a2624", "#8b827d"),
    "blue": ("#4f8ccb", "#2a629e", "#1f4c7d", "#a9cdf0"),
}
MARKS = {"black": ("square", "K"), "blue": ("hexagon", "B")}
SLAB, FACE_OF_ROCK, SIDE, INK = ("#efe6d2", "#e7dcc4"), ("#dfc99b", "#d8c193"), "#b59f73", "#6b5a3a"
MARGIN, RACK = 46.0, 122.0
ON_END = {"step": "step+", "arch": "arch+", "bridge": "bridge+"}  # how a stone of the kind lies in the rack

Cube = tuple[int, int, int, int, str]  # column, row, from level, to level, colour


def draw(scene: Scene) -> str:
    """The whole table."""
    seen = scene.seen
    width, rows = seen["width"], seen["rows"]
    eye = Eye(width, rows)
    sheet = scene.sheet(eye.wide, eye.high + 2 * RACK, "#faf5ea")
    draw_slab(sheet, eye, width, rows, seen["quarry"])
    for cube in sorted(cubes_of(seen), key=lambda cube: (cube[0] - cube[1], cube[2])):
        draw_cube(sheet, eye, cube)
        if cube[3] == seen["heights"][cube[1]][cube[0]]:
            draw_height(sheet, eye, cube)
    for place, colour in enumerate(("black", "blue")):
        draw_rack(sheet, scene, colour, eye.high + place * RACK)
    return sheet.svg()


class Eye:
    """Where a corner of the grid lies in the picture."""

    def __init__(self, width: int, rows: int, scale: float = 1.0) -> None:
        self.scale = scale
        self.left, self.top = MARGIN, MARGIN + 17 + rows * -NORTH[1] * scale + 2 * -UP[1] * scale
        self.wide = 2 * MARGIN + (width * EAST[0] + rows * NORTH[0]) * scale
        self.high = self.top + width * EAST[1] * scale + MARGIN

    def __call__(self, x: float, y: float, z: float) -> Point:
        return (
            self.left + (x * EAST[0] + y * NORTH[0]) * self.scale,
            self.top + (x * EAST[1] + y * NORTH[1] + z * UP[1]) * self.scale,
        )


def draw_slab(sheet: Sheet, eye: Eye, width: int, rows: int, quarry: int) -> None:
    """Limestone, thick as a stone is high; the quarries at both ends are rougher."""
    for corners in (
        [(0, 0, 0), (width, 0, 0), (width, 0, -0.7), (0, 0, -0.7)],
        [(width, 0, 0), (width, rows, 0), (width, rows, -0.7), (width, 0, -0.7)],
    ):
        sheet.polygon([eye(*corner) for corner in corners], SIDE, stroke="#8c774d", stroke_width=1)
    for y in range(rows):
        tones = FACE_OF_ROCK if y < quarry or y >= rows - quarry else SLAB
        for x in range(width):
            corners = [(x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0)]
            sheet.polygon([eye(*corner) for corner in corners], tones[(x + y) % 2], stroke="#cbb98f", stroke_width=0.6)
    for x in range(width):
        at = eye(x + 0.5, -0.35, -0.9)
        sheet.text(at[0] - 8, at[1] + 10, chr(97 + x), 14, INK, anchor="middle")
    for y in range(rows):
        at = eye(width + 0.3, y + 0.5, -0.9)
        sheet.text(at[0] + 6, at[1] + 6, y + 1, 14, INK, anchor="middle")


def cubes_of(seen: dict[str, Any]) -> list[Cube]:
    """Every stone as upright parts; where only heights are known, a column of the colour on top."""
    cubes: list[Cube] = []
    for stone in seen["stones"]:
        for name, (_, _, bottom, top, _) in zip(stone["cells"], ATTITUDES[stone["stone"]], strict=True):
            x, y, level = ord(name[0]) - 97, int(name[1:]) - 1, stone["level"]
            cubes.append((x, y, level + bottom, level + top, stone["colour"]))
    built = {(x, y) for x, y, *_ in cubes}
    for y, heights in enumerate(seen["heights"]):
        for x, height in enumerate(heights):
            if height and (x, y) not in built:
                cubes.append((x, y, 0, height, seen["colours"][y][x]))
    return cubes


def draw_cube(sheet: Sheet, eye: Eye, cube: Cube, pen: float = 1.0) -> None:
    x, y, low, high, colour = cube
    top, south, east, edge = FACES[colour]
    for fill, corners in (
        (south, [(x, y, low), (x + 1, y, low), (x + 1, y, high), (x, y, high)]),
        (east, [(x + 1, y, low), (x + 1, y + 1, low), (x + 1, y + 1, high), (x + 1, y, high)]),
        (top, [(x, y, high), (x + 1, y, high), (x + 1, y + 1, high), (x, y + 1, high)]),
    ):
        sheet.polygon([eye(*corner) for corner in corners], fill, stroke=edge, stroke_width=pen, stroke_opacity=0.75)


def draw_height(sheet: Sheet, eye: Eye, cube: Cube) -> None:
    """The height of a cell, cut into its top; what stands before it covers it as it does the stone."""
    x, y, _, high, _ = cube
    at = eye(x + 0.5, y + 0.5, high)
    sheet.text(at[0], at[1] + 4.5, high, 13, "#fff8e6", anchor="middle", bold=True)


def draw_rack(sheet: Sheet, scene: Scene, colour: str, top: float) -> None:
    """Whose the colour is, and a stone of every kind with how many are left."""
    seat, stock = scene.seen["holders"][colour], scene.seen["stock"][colour]
    sheet.rect(14, top, sheet.width - 28, RACK - 12, "#f1e7d0", rx=10, stroke="#d3c19a", stroke_width=1)
    shape, letter = MARKS[colour]
    badge(sheet, 42, top + 24, 26, shape, FACES[colour][1], letter, due=seat in scene.pending)
    sheet.text(64, top + 30, scene.label(seat), 16, "#33291b", bold=True)
    sheet.text(sheet.width - 30, top + 30, f"{scene.seen['points'][colour]}", 16, INK, anchor="end", bold=True)
    step = (sheet.width - 60) / len(stock)
    for place, (kind, left) in enumerate(stock.items()):
        draw_kind(sheet, kind, left, colour, 30 + place * step, top + 76)


def draw_kind(sheet: Sheet, kind: str, left: int, colour: str, x: float, y: float) -> None:
    parts = [(dx, dy, low, high, colour) for dx, dy, low, high, _ in ATTITUDES[ON_END.get(kind, kind)]]
    eye = Eye(1, 1, 0.33)
    eye.left, eye.top = x, y
    with sheet.faded(1 if left else 0.25):
        for cube in sorted(parts, key=lambda cube: (cube[0] - cube[1], cube[2])):
            draw_cube(sheet, eye, cube, 0.6)
        sheet.text(x + 2, y + 25, f"×{left}", 12.5, INK)
