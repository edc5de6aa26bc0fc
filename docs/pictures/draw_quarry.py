"""Draw a position of Quarry from the south-east, for the README: `python docs/pictures/draw_quarry.py`."""

from __future__ import annotations

from pathlib import Path

from setu import Table
from setu.games.quarry.board import ATTITUDES, FORMS

GAME = """bridge+ e5-e8; arch+ d4-f4; span g2-g5; bridge+ f5-i5; corner c4-c5-d5; corner b2-b3-c3; beam a2-a4;
corner e4-e5-f5; brick c6-d6; span b4-b7; beam a4-c4"""
EAST, NORTH, UP = (30, 15), (30, -15), (0, -26)
FACES = {  # top, south side, east side
    "black": ("#4a4a52", "#2b2b31", "#1b1b20"),
    "blue": ("#6ea8e6", "#3d78bd", "#2b5a94"),
}


def point(x: float, y: float, z: float) -> tuple[float, float]:
    """Where a corner of the grid lies in the picture."""
    return 30 + x * EAST[0] + y * NORTH[0], 255 + x * EAST[1] + y * NORTH[1] + z * UP[1]


def polygon(corners: list[tuple[float, float, float]], fill: str, extra: str = "") -> str:
    points = " ".join(f"{px:g},{py:g}" for px, py in (point(*corner) for corner in corners))
    return f'<polygon points="{points}" fill="{fill}" stroke-linejoin="round" {extra}/>'


def cube(x: int, y: int, low: int, high: int, colour: str, seams: str) -> list[str]:
    top, south, east = FACES[colour]
    line = f'stroke="{seams}" stroke-width=".7"'
    return [
        polygon([(x, y, low), (x + 1, y, low), (x + 1, y, high), (x, y, high)], south, line),
        polygon([(x + 1, y, low), (x + 1, y + 1, low), (x + 1, y + 1, high), (x + 1, y, high)], east, line),
        polygon([(x, y, high), (x + 1, y, high), (x + 1, y + 1, high), (x, y + 1, high)], top, line),
    ]


def picture(table: Table) -> str:
    view = table.view()["table"]
    width, rows, quarry = view["width"], view["rows"], view["quarry"]
    shapes = []
    for y in range(rows):
        for x in range(width):
            deep = y < quarry or y >= rows - quarry
            ground = ("#d8c39a", "#cfb98d") if deep else ("#f3ead7", "#ebe0c9")
            corners = [(x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0)]
            shapes.append(polygon(corners, ground[(x + y) % 2]))
    cubes = []
    for stone in view["stones"]:
        form = next(form for form in FORMS if form.attitude == stone["stone"])
        parts = ATTITUDES[form.attitude]
        for name, (_, _, bottom, top, _) in zip(stone["cells"], parts, strict=True):
            x, y = ord(name[0]) - 97, int(name[1:]) - 1
            level = stone["level"]
            cubes.append((x - y, level + bottom, x, y, level + bottom, level + top, stone["colour"]))
    for _, _, x, y, low, high, colour in sorted(cubes):
        shapes += cube(x, y, low, high, colour, "#0003")
    for x in range(width):
        px, py = point(x + 0.5, -0.55, 0)
        shapes.append(f'<text x="{px:g}" y="{py:g}">{chr(97 + x)}</text>')
    for y in range(rows):
        px, py = point(width + 0.5, y + 0.45, 0)
        shapes.append(f'<text x="{px:g}" y="{py:g}">{y + 1}</text>')
    body = "\n".join(shapes)
    style = "text{font:12px Georgia,serif;fill:#6b5a3a;text-anchor:middle}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 60 640 380" role="img">'
        f"<title>Quarry: Black joins the two quarries</title><style>{style}</style>\n"
        f'<rect y="60" width="640" height="380" rx="14" fill="#fbf7ee"/>\n{body}\n</svg>\n'
    )


if __name__ == "__main__":
    table = Table("quarry", options={"starter": "black"}, seed=1)
    for move in GAME.replace("\n", " ").split(";"):
        table.play(move.strip())
    (Path(__file__).parent / "quarry.svg").write_text(picture(table), encoding="utf-8")
