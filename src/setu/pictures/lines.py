"""Any game: its board as text on a sheet of paper. A game has a picture before anybody has drawn one."""

from __future__ import annotations

from setu.pictures.scene import Scene

SIZE, LINE, MARGIN = 15.0, 20.0, 24.0
WIDE = 0.602  # of a letter, in its own height: every fixed-width face is near this


def draw(scene: Scene, board: str) -> str:
    """The game's own text, with the players it waits for below."""
    waiting = " · ".join(scene.label(seat) for seat in scene.pending)
    lines = [*board.splitlines(), *(["", f"→ {waiting}"] if waiting else [])]
    longest = max(len(line) for line in lines)
    sheet = scene.sheet(2 * MARGIN + longest * SIZE * WIDE, 2 * MARGIN + (len(lines) + 1.5) * LINE, "#fbf7ee")
    sheet.text(MARGIN, MARGIN + SIZE, str(scene.game.title), SIZE * 1.3, "#6b3a1c", bold=True)
    for number, line in enumerate(lines):
        if line.strip():
            sheet.text(MARGIN, MARGIN + SIZE + (number + 1.5) * LINE, line, SIZE, "#2b2018", fixed=True)
    return sheet.svg()
