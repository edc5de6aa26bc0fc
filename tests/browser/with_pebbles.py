"""The server with one game more: Pebbles, from the page that says how to add a game.

`python tests/browser/with_pebbles.py FOLDER serve …` writes its files there, as somebody would who follows that page.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import setu.games
from browser.foreseen import serve
from docs.written_files import files_of

HOME = "src/setu/games"

if __name__ == "__main__":
    folder = Path(sys.argv.pop(1))
    for path, written in files_of("add-a-game.md").items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(written, encoding="utf-8")
    setu.games.__path__.append(str(folder / HOME))
    serve()
