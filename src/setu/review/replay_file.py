"""A game as ONE HTML file that replays itself offline: `setu replay GAME.setu --html OUT.html`.

The file is put together from parts that are built with the page (web/tools/build_replay.mjs): a template, and for each
board a script, a style sheet and the words of each language. The page does the same for a table that has just been
played (web/src/review/replay-file.ts).
"""

from __future__ import annotations

import html
import json
import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setu.engine.errors import BadOptions
from setu.engine.persons import person
from setu.engine.questions import listed
from setu.engine.record_view import record_view
from setu.engine.texts import language, seat_text, sentences

if TYPE_CHECKING:
    from setu.engine.table import Table

say = sentences("setu.review")

PARTS = Path(str(resources.files("setu"))) / "server" / "static" / "replay"
PLACE = re.compile(r"\{\{(\w+)\}\}")
DEVANAGARI = re.compile("[\u0900-\u097f]")
MEANT_BY_HTML = re.compile("[<>&\u2028\u2029]")


def replay_file(end: Table, seat: int | None = None, parts: Path | None = None, sender: str | None = None) -> str:
    """The file, in the language of this context, with what a seat (None: a spectator) may see, and who sends it."""
    board, spoken = end.game.package.rpartition(".")[2], language()
    parts = PARTS if parts is None else parts
    carried = {
        "language": spoken,
        "texts": _part(parts, f"{board}.{spoken}.ftl"),
        "moments": moments(end, seat),
        "sender": " ".join((sender or "").split()) or None,
    }
    game = as_data(carried)
    letters = _part(parts, "devanagari.css") if DEVANAGARI.search(game) else ""
    filled = {
        "language": spoken,
        "title": html.escape(f"{end.game.title}: {listed(_names(end))}"),
        "style": _part(parts, f"{board}.css") + letters,
        "game": game,
        "script": _part(parts, f"{board}.js"),
    }
    return PLACE.sub(lambda place: filled[place[1]], _part(parts, "template.html"))


def _part(folder: Path, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadOptions(say("page-not-built")) from None


def as_data(value: Any) -> str:
    """JSON that no HTML parser can take for the end of its element, for a comment or for a line's end."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return MEANT_BY_HTML.sub(lambda sign: f"\\u{ord(sign[0]):04x}", written)


def moments(end: Table, seat: int | None = None) -> dict[str, Any]:
    """Every moment of a game, as the server's message `Moments` tells them."""
    drawn = getattr(end.game.views, "board", None)
    return {
        "game": end.game.name,
        "title": str(end.game.title),
        "options": dict(end.options),
        "names": _names(end),
        "called": [str(end.called(one)) for one in range(end.seats)],
        "bots": [None] * end.seats,
        "seat": seat,
        "board": drawn(record_view(end.board[0])) if drawn else None,
        "moments": [_moment(end.at(number), seat) for number in range(end.length)],
    }


def _names(end: Table) -> list[str]:
    return [str(seat_text(seat, person(name))) for seat, name in enumerate(end.names)]


def _moment(game: Table, seat: int | None) -> dict[str, Any]:
    seen = game.view(seat)
    return {
        "entry": {**seen["log"][0], "time": 0, "by": "person", "why": None},
        "view": seen["table"],
        "pending": seen["pending"],
        "result": seen["result"],
    }
