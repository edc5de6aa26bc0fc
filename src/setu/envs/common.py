"""What all environments share: a game as it is studied, what a seat gains, pictures, and illegal moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from setu.engine import entry_points
from setu.engine.configured import ConfiguredGame, configure
from setu.engine.contract import SPECTATOR
from setu.engine.errors import BadOptions, IllegalMove, InvalidMove, engine_text
from setu.engine.game import Game, find_game
from setu.engine.record_view import record_view
from setu.engine.rule import rule
from setu.engine.state import StateArray
from setu.engine.texts import text
from setu.pictures import picture
from setu.pictures.pixels import pixels

ENVS = "setu.envs"
RENDER_MODES = ["ansi", "svg", "rgb_array"]

# What becomes of an illegal action: it is refused with the rule it breaks, or a random legal move is made instead.
REFUSE, REPLACE = "refuse", "replace"


@rule
def write_gains(outcome: Any, seats: int, out: Any) -> None:
    """What each seat gains by its place: the winners share one, and all is measured from the mean."""
    winners = 0
    for seat in range(seats):
        if outcome[seat, 0] == 1:
            winners += 1
    for seat in range(seats):
        share = 1.0 / winners if outcome[seat, 0] == 1 else 0.0
        out[seat] = (share * seats - 1.0) / (seats - 1.0)


def open_game(game: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> ConfiguredGame:
    """A game to learn, the same one for the same question; what is not asked is as for studies. BadOptions."""
    return configure(game, seats, find_game(game).studied(options))


def gains(configured: ConfiguredGame, state: StateArray) -> list[float]:
    """What each seat gained in a finished game."""
    outcome, out = np.zeros((configured.seats, 2), np.int64), np.zeros(configured.seats)
    entry_points.outcome(configured.board, state, outcome)
    write_gains(outcome, configured.seats, out)
    gained: list[float] = out.tolist()
    return gained


def draw(configured: ConfiguredGame, state: StateArray) -> str:
    """The table as text, as a spectator sees it."""
    hidden = record_view(configured.hidden(state, SPECTATOR)[0])
    return configured.game.words.draw(configured.b, hidden, SPECTATOR)


def svg(configured: ConfiguredGame, state: StateArray) -> str:
    """The table as a picture, as a spectator sees it."""
    hidden = record_view(configured.hidden(state, SPECTATOR)[0])
    names = [f"player_{seat}" for seat in range(configured.seats)]
    return picture(configured.game, configured.b, hidden, SPECTATOR, configured.pending(state), names)


def render(configured: ConfiguredGame, state: StateArray, mode: str | None) -> Any:
    """The table as one of RENDER_MODES: text, a picture, or its pixels."""
    if mode == "ansi":
        return draw(configured, state)
    if mode == "svg":
        return svg(configured, state)
    if mode == "rgb_array":
        return pixels(svg(configured, state))
    raise BadOptions(text(ENVS, "no-render-mode"))


def refuse_illegal(configured: ConfiguredGame, state: StateArray, seat: int, move: int) -> None:
    """Raise InvalidMove or IllegalMove: compiled rules must never see a move that does not exist."""
    if not 0 <= move < configured.move_numbers:
        raise InvalidMove(engine_text("move-number", move=move, last=configured.move_numbers - 1))
    code = int(entry_points.why_not(configured.board, state, seat, move))
    if code:
        words, s = configured.game.words, record_view(state[0])
        raise IllegalMove(words.refusal(configured.b, s, seat, move, code))


def read_illegal(policy: str) -> bool:
    """Is an illegal action replaced? BadOptions names the two policies."""
    if policy not in (REFUSE, REPLACE):
        expected = f"{REFUSE}, {REPLACE}"
        raise BadOptions(engine_text("option-value", option="illegal", value=str(policy), expected=expected))
    return policy == REPLACE
