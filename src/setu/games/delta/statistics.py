"""What moves of a river game tell: which cards are programmed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from setu.engine.game import Pieces
from setu.engine.tables import Tables
from setu.engine.texts import Text
from setu.games.delta.state import CARDS, LAY
from setu.games.delta.words import card_words, say


def card_names(t: Tables) -> Sequence[Text]:
    return [card_words(t, card) for card in range(CARDS)]


def cards_laid(t: Tables, moves: NDArray[np.int64]) -> NDArray[np.int64]:
    """The card that a seat puts into its program."""
    card = moves - LAY
    return np.where((card >= 0) & (card < CARDS), card, -1)


def ending(reason: str) -> Text:
    """How a game ended, in words."""
    return say(f"ending-{reason}")


PIECES = Pieces(say("sim-cards"), card_names, cards_laid)
