"""A sheet of SVG that is drawn on from back to front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape

Point = tuple[float, float]
FONT = "Georgia,'DejaVu Serif',serif"
FIXED_FONT = "'DejaVu Sans Mono',Menlo,Consolas,monospace"


def tidy(number: float) -> str:
    """A number without idle digits."""
    written = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A path through points without corners (Catmull-Rom as cubic Béziers)."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    parts = [f"M{tidy(points[0][0])} {tidy(points[0][1])}"]
    for index in range(count if closed else count - 1):
        before, start, end, after = (at(index + step) for step in (-1, 0, 1, 2))
        bends = (
            (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        )
        parts.append("C" + " ".join(f"{tidy(x)} {tidy(y)}" for x, y in (*bends, end)))
    return "".join(parts) + ("Z" if closed else "")


class Sheet:
    """Shapes in the order they are laid; `svg` writes them out."""

    def __init__(self, width: float, height: float, title: str, ground: str) -> None:
        self.width, self.height, self.title = width, height, title
        self._shapes: list[str] = []
        self.rect(0, 0, width, height, ground)

    def svg(self) -> str:
        """The whole picture; it needs nothing from anywhere else."""
        size = f'width="{tidy(self.width)}" height="{tidy(self.height)}"'
        box = f'viewBox="0 0 {tidy(self.width)} {tidy(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" font-family="{FONT}">'
        return "\n".join([head, f"<title>{escape(self.title)}</title>", *self._shapes, "</svg>", ""])

    def rect(self, x: float, y: float, width: float, height: float, fill: str, **more: str | float) -> None:
        self._add("rect", x=x, y=y, width=width, height=height, fill=fill, **more)

    def circle(self, x: float, y: float, radius: float, fill: str, **more: str | float) -> None:
        self._add("circle", cx=x, cy=y, r=radius, fill=fill, **more)

    def line(self, start: Point, end: Point, stroke: str, width: float, **more: str | float) -> None:
        self._add("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], stroke=stroke, stroke_width=width, **more)

    def path(self, path: str, fill: str = "none", **more: str | float) -> None:
        self._add("path", d=path, fill=fill, **more)

    def polygon(self, points: Sequence[Point], fill: str, **more: str | float) -> None:
        corners = " ".join(f"{tidy(x)},{tidy(y)}" for x, y in points)
        self._add("polygon", points=corners, fill=fill, stroke_linejoin="round", **more)

    def text(
        self,
        x: float,
        y: float,
        words: str | int,
        size: float,
        fill: str,
        *,
        anchor: str = "start",
        bold: bool = False,
        halo: str = "",
        fixed: bool = False,
    ) -> None:
        """Words at a point; a halo keeps them readable on a busy ground."""
        more: dict[str, str | float] = {"font_weight": "bold"} if bold else {}
        if anchor != "start":
            more["text_anchor"] = anchor
        if halo:
            more |= {"stroke": halo, "stroke_width": size * 0.18, "stroke_linejoin": "round", "paint_order": "stroke"}
        if fixed:
            more |= {"font_family": FIXED_FONT, "xml:space": "preserve"}
        self._add("text", escape(str(words)), x=x, y=y, font_size=size, fill=fill, **more)

    @contextmanager
    def moved(self, x: float, y: float, *, turn: float = 0, scale: float = 1) -> Iterator[None]:
        """What is drawn inside has its origin here, turned and scaled."""
        change = f"translate({tidy(x)} {tidy(y)})"
        change += f" rotate({tidy(turn)})" if turn else ""
        change += f" scale({tidy(scale)})" if scale != 1 else ""
        self._shapes.append(f'<g transform="{change}">')
        yield
        self._shapes.append("</g>")

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """What is drawn inside is only partly there."""
        self._shapes.append(f'<g opacity="{tidy(opacity)}">' if opacity < 1 else "<g>")
        yield
        self._shapes.append("</g>")

    def _add(self, name: str, inside: str = "", /, **attributes: str | float) -> None:
        written = " ".join(
            f'{key.replace("_", "-")}="{value if isinstance(value, str) else tidy(value)}"'
            for key, value in attributes.items()
        )
        self._shapes.append(f"<{name} {written}>{inside}</{name}>" if inside else f"<{name} {written}/>")
