"""What a drawing is made from: the board, what the viewer sees on it, and who sits round it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from setu.engine.game import Game
from setu.engine.texts import language
from setu.pictures.sheet import Sheet

MARIGOLD, MARIGOLD_RIM = "#f2a71b", "#6b3400"
SHAPES = {  # on a square of 32, as on the page
    "disc": "M16 3a13 13 0 1 1 0 26 13 13 0 1 1 0-26z",
    "square": "M6 4h20q2 0 2 2v20q0 2-2 2H6q-2 0-2-2V6q0-2 2-2z",
    "diamond": "M16 1.5L30.5 16 16 30.5 1.5 16z",
    "hexagon": "M16 2l12.5 7v14L16 30 3.5 23V9z",
    "triangle": "M16 2.5L30.5 29h-29z",
    "shield": "M4 4h24v12c0 7-5 11-12 14C9 27 4 23 4 16z",
}


@dataclass(frozen=True)
class Scene:
    """One look at a table."""

    game: Game
    board: dict[str, Any]  # what never changes, where the game shows it apart
    seen: dict[str, Any]  # the game's view for this viewer
    viewer: int
    pending: tuple[int, ...]
    names: tuple[str, ...]
    called: tuple[str, ...]  # what the game calls each seat: a colour, a kingdom

    def sheet(self, width: float, height: float, ground: str) -> Sheet:
        return Sheet(width, height, str(self.game.title), ground)

    def label(self, seat: int) -> str:
        """A seat in words: its player, and what the game calls it where that says more."""
        name, called = self.names[seat], self.called[seat]
        return name if called in ("", name) else f"{name} · {called}"

    def local(self, thing: dict[str, Any]) -> str:
        """The name of a thing of the board in the reader's language."""
        return str(thing[f"name_{language()}"])


def badge(sheet: Sheet, x: float, y: float, size: float, shape: str, fill: str, letter: str, *, due: bool) -> None:
    """A player's mark about a point: colour, shape and letter; a marigold ring while a decision is owed."""
    if due:
        sheet.circle(x, y, size * 0.66, MARIGOLD, stroke=MARIGOLD_RIM, stroke_width=1.2)
    with sheet.moved(x - size / 2, y - size / 2, scale=size / 32):
        sheet.path(SHAPES[shape], fill, stroke="#1d140c", stroke_width=1.6, stroke_linejoin="round")
    lower = 0.3 if shape == "triangle" else 0.19
    sheet.text(x, y + size * lower, letter, size * 0.5, "#fff", anchor="middle", bold=True, halo="#1d140c")
