"""What many games of River Dragons or Sunderbans tell: their course and end, the cards, colours and places."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board
from setu.engine.game import Pieces
from setu.engine.state import StateArray
from setu.engine.stats import SPREAD, Row, Statistic, mean, share, spread, won
from setu.engine.texts import Text
from setu.games.river.codes import action, book, cards, ending, option
from setu.games.river.state import EDITIONS
from setu.games.river.words import card_words, colour_name, say

Wins = NDArray[np.float64]


def statistics(b: Board, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """Part 12's lengths, falls and misfits, part 2's wins by village and by place in the turn order, and the cards."""
    wins = won(outcomes)
    return [
        _course(states, wins),
        _ends(states),
        _cards(b, states, wins),
        _colours(b, states, wins),
        _places(states, wins),
    ]


def _course(states: StateArray, wins: Wins) -> Statistic:
    """What a game was like: its length, and what happened to pawns, planks and stones."""
    seats = wins.shape[1]
    rows: list[Row] = [
        (say("sim-rounds"), *spread(states["round"])),
        (say("sim-turned-up"), *spread(states["used"][:, :seats].sum(axis=(1, 2)))),
        (say("sim-stopped"), *spread(states["stopped"][:, :seats].sum(axis=1))),
        (say("sim-falls"), *spread(states["falls"][:, :seats].sum(axis=1))),
        (say("sim-jumps"), *spread(states["jumps"][:, :seats].sum(axis=1))),
        (say("sim-planks-laid"), *spread(np.bitwise_count(states["on_board"]))),
        (say("sim-planks-lost"), *spread(np.bitwise_count(states["lost"]))),
        (say("sim-stones-left"), *spread(states["stone_reserve"])),
    ]
    if (states["options"]["trip"] == option.ROUND_TRIP).all():
        rows.append((say("sim-touched"), *spread(np.bitwise_count(states["touched"]))))
    columns = (say("sim-what"), say("sim-mean"), *(say("sim-share", share=one) for one in SPREAD), say("sim-most"))
    return Statistic(say("sim-course"), columns, tuple(rows))


def _ends(states: StateArray) -> Statistic:
    """DL-91, R29: an arrival, the round cap or limit, an agreement, or the last one left."""
    rows = []
    for reason in range(1, len(ending.NAMES)):
        so = states["reason"] == reason
        if so.any():
            rows.append((say(f"sim-by-{ending.NAMES[reason]}"), share(so), mean(states["round"][so])))
    return Statistic(say("sim-ends-title"), (say("sim-end"), say("sim-games"), say("sim-rounds")), tuple(rows))


def _cards(b: Board, states: StateArray, wins: Wins) -> Statistic:
    """How often each card was turned up, and how many of those who played it at all, or never, won."""
    used = states["used"][:, : wins.shape[1]].astype(np.int64)  # [game, seat, kind]
    rows = []
    for kind in range(cards.KINDS):
        mine = used[:, :, kind]
        name = card_words(b, kind) if kind < cards.BLOCK else say("sim-blocks", edition=EDITIONS[b.edition])
        part = f"{mine.sum() / max(1, used.sum()):.1%}"
        rows.append((name, part, mean(mine), share(wins[mine > 0]), share(wins[mine == 0])))
    columns = (say("sim-card"), say("sim-of-all"), say("sim-per-game"), say("sim-won-with"), say("sim-won-without"))
    return Statistic(say("sim-cards"), columns, tuple(rows))


def _colours(b: Board, states: StateArray, wins: Wins) -> Statistic:
    """Part 2: is any village better than another? And how its pawns fared."""
    seats = wins.shape[1]
    colours = states["colour"][:, :seats]
    rows: list[Row] = []
    for colour in range(book.COLOURS):
        mine = colours == colour
        if mine.any():
            fared = (mean(states[name][:, :seats][mine]) for name in ("falls", "jumps", "stopped"))
            rows.append((colour_name(b, colour), f"V{b.home[colour] + 1}", share(wins[mine]), *fared))
    happened = (say("sim-falls"), say("sim-jumps"), say("sim-stopped"))
    return Statistic(say("sim-colours"), (say("sim-colour"), say("sim-home"), say("sim-won"), *happened), tuple(rows))


def _places(states: StateArray, wins: Wins) -> Statistic:
    """R2, R3: does it help to be first in the first round? Games that somebody left are not counted."""
    seats = wins.shape[1]
    whole = states["out"] == 0
    states, wins = states[whole], wins[whole]
    began = (states["first"].astype(np.int64) - states["round"] + 1) % seats  # DL-14: the marker moves once a round
    rows = []
    for after in range(seats):
        seat = np.take_along_axis(states["order"], ((began + after) % seats)[:, None], axis=1)
        rows.append((str(after + 1), share(np.take_along_axis(wins, seat.astype(np.int64), axis=1))))
    return Statistic(say("sim-places"), (say("sim-place"), say("sim-won")), tuple(rows))


def card_names(b: Board) -> Sequence[Text]:
    return [card_words(b, card) for card in range(cards.COUNT)]


def cards_laid(b: Board, moves: NDArray[np.int64]) -> NDArray[np.int64]:
    """The card that a seat puts into its program."""
    card = moves - action.lay.FIRST
    return np.where((card >= 0) & (card < cards.COUNT), card, -1)


PIECES = Pieces(say("sim-cards"), card_names, cards_laid)
