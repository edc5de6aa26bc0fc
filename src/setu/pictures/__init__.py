"""A table as a picture: one self-contained SVG, for a notebook, a page or a paper.

`Table.svg()` and the environments draw through `picture`. A drawing is made from a hidden state alone, through the
game's own `view`, so it can show no more than that viewer may see. A game brings the module `picture` in its package;
one without it is drawn as its text. `pixels` makes an array of a drawing (extra `pictures`).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence

from setu.engine.board import Board
from setu.engine.game import Game
from setu.engine.state import State
from setu.pictures.scene import Scene

__all__ = ["picture"]


def picture(game: Game, b: Board, s: State, viewer: int, pending: Sequence[int], names: Sequence[str]) -> str:
    """The SVG of a hidden state, as the viewer (a seat, or SPECTATOR) it was hidden for sees it."""
    scene = Scene(
        game=game,
        board=game.views.board(b) if hasattr(game.views, "board") else {},
        seen=game.views.view(b, s, viewer),
        viewer=viewer,
        pending=tuple(pending),
        names=tuple(names),
        called=tuple(str(game.words.seat_name(b, s, seat)) for seat in range(len(names))),
    )
    own = f"{game.package}.picture"
    if game.package and importlib.util.find_spec(own):
        return str(importlib.import_module(own).draw(scene))
    from setu.pictures.lines import draw

    return draw(scene, game.words.draw(b, s, viewer))
