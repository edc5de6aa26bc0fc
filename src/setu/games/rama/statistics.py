"""What many games of Rama's Bridge tell: their length and end, the score sheet line by line, gods and karma."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from setu.engine.board import Board
from setu.engine.rule import compiled
from setu.engine.state import StateArray
from setu.engine.stats import SPREAD, Row, Share, Statistic, mean, share, spread, won
from setu.engine.texts import Text
from setu.games.rama import cards
from setu.games.rama.board import say
from setu.games.rama.codes import eco, ending, hand, karma, setting, sheet, themes
from setu.games.rama.words import karma_name, theme_name

Wins = NDArray[np.float64]
Sheets = NDArray[np.int32]  # [game, seat, row]
DEITY_ROW = sheet.NAMES.index("deity")


def statistics(b: Board, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """Length, tickets and ends; the score sheet of winners and others; gods, turn order, and with rule set 2 karma."""
    wins, sheets = won(outcomes), score_sheets(b, states, outcomes.shape[1])
    board = [
        _course(states, outcomes),
        _ends(states, outcomes),
        _sheet(sheets, outcomes),
        _themes(states, wins),
        _gods(states, sheets, wins),
        _order(states, wins),
    ]
    if (states["options"]["rules"] == setting.STRATEGY).any():
        board += [_karma(states, wins), _eco(states, wins)]
    return board


@compiled
def _fill_sheets(board: Any, states: Any, sheets: Any) -> None:
    for game in range(len(states)):
        for seat in range(sheets.shape[1]):
            for row in range(sheet.COUNT):
                sheets[game, seat, row] = cards.score_row(board[0], states[game], seat, row)


def score_sheets(b: Board, states: StateArray, seats: int) -> Sheets:
    """RB-48: every line of every player's score sheet."""
    sheets = np.zeros((len(states), seats, sheet.COUNT), np.int32)
    _fill_sheets(np.array([b._record], b.dtype), states, sheets)
    return sheets


def _course(states: StateArray, outcomes: NDArray[np.int32]) -> Statistic:
    """Turns, tickets, cards and points; a flight costs a ticket, so tickets are flights. Boats leave no trace."""
    seats = outcomes.shape[1]
    finished = states["reason"] == ending.BY_PAMBAN
    scores = np.sort(outcomes[:, :, 1], axis=1)
    free_used = 1 - states["free_ticket"][:, :seats].astype(np.int64)
    held = states["held"][:, :seats]
    rows: list[Row] = [
        (say("sim-turns"), *spread(states["round"])),
        (say("sim-turns-to-pamban"), *spread(states["round"][finished])),
        (say("sim-flights"), *spread(free_used + states["paid"][:, :seats])),
        (say("sim-paid"), *spread(states["paid"][:, :seats])),
        (say("sim-bonus-taken"), *spread((held[:, :, themes.COUNT :] != hand.EMPTY).sum(axis=2))),
        (say("sim-open-left"), *spread((held == hand.OPEN).sum(axis=2))),
        (say("sim-winner"), *spread(scores[:, -1])),
        (say("sim-margin"), *spread(scores[:, -1] - scores[:, -2])),
    ]
    columns = (say("sim-what"), say("sim-mean"), *(say("sim-share", share=one) for one in SPREAD), say("sim-most"))
    return Statistic(say("sim-course"), columns, tuple(rows))


def _ends(states: StateArray, outcomes: NDArray[np.int32]) -> Statistic:
    """RB-46, R28: Pamban, a game that stood still, the last round, or the last player; and did the finisher win?"""
    firsts = outcomes[:, :, 0] == 1
    rows: list[Row] = []
    for reason in range(1, len(ending.NAMES)):
        so = states["reason"] == reason
        if so.any():
            rows.append((say("sim-by", reason=ending.NAMES[reason]), share(so), mean(states["round"][so])))
    finished = states["reason"] == ending.BY_PAMBAN
    finisher = states["finisher"][finished].astype(np.int64)[:, None]
    first = np.take_along_axis(firsts[finished], finisher, axis=1)[:, 0]
    alone = first & (firsts[finished].sum(axis=1) == 1)
    turns = states["round"][finished]
    rows += [
        (say("sim-finisher-won"), share(first), mean(turns[first])),
        (say("sim-finisher-alone"), share(alone), mean(turns[alone])),
    ]
    return Statistic(say("sim-ends-title"), (say("sim-end"), say("sim-games"), say("sim-turns")), tuple(rows))


def _sheet(sheets: Sheets, outcomes: NDArray[np.int32]) -> Statistic:
    """RB-48: the mean of every line, for winners and for the others."""
    first = outcomes[:, :, 0] == 1
    rows: list[Row] = []
    for row, name in enumerate(sheet.NAMES):
        points = sheets[:, :, row]
        rows.append((say("sim-row", row=name), mean(points[first]), mean(points[~first])))
    totals = outcomes[:, :, 1]
    rows.append((say("sim-total"), mean(totals[first]), mean(totals[~first])))
    return Statistic(say("sim-sheet"), (say("sim-line"), say("sim-winners"), say("sim-others")), tuple(rows))


def _gods(states: StateArray, sheets: Sheets, wins: Wins) -> Statistic:
    """RB-28: how the gods answered, and how many of those who got that answer won."""
    asked = states["god_face"][:, : wins.shape[1]] > 0
    points = sheets[:, :, DEITY_ROW]
    answers = {
        "good": asked & (points > 0),
        "nothing": asked & (points == 0),
        "bad": asked & (points < 0),
        "unasked": ~asked,
    }
    rows = [
        (say("sim-god", answer=answer), share(so), mean(points[so]), share(wins[so])) for answer, so in answers.items()
    ]
    columns = (say("sim-answer"), say("sim-players"), say("sim-points"), say("sim-won"))
    return Statistic(say("sim-gods"), columns, tuple(rows))


def _order(states: StateArray, wins: Wins) -> Statistic:
    """RB-6, RB-9: does it help to start?"""
    seats = wins.shape[1]
    rows = []
    for after in range(seats):
        seat = (states["starter"].astype(np.int64) + after) % seats
        rows.append((str(after + 1), share(np.take_along_axis(wins, seat[:, None], axis=1))))
    return Statistic(say("sim-order"), (say("sim-place"), say("sim-won")), tuple(rows))


def _karma(states: StateArray, wins: Wins) -> Statistic:
    """RB-33 to RB-40: how often each bad karma was given, and how many of those who received it won."""
    received = states["received"][:, : wins.shape[1]]
    rows: list[Row] = []
    for kind in range(1, karma.KINDS):
        hit = received == kind
        rows.append((karma_name(kind), mean(hit.sum(axis=1)), share(hit), share(wins[hit])))
    spared = received == 0
    rows.append((say("sim-spared"), mean(spared.sum(axis=1)), share(spared), share(wins[spared])))
    columns = (say("sim-karma"), say("sim-per-game"), say("sim-players"), say("sim-won"))
    return Statistic(say("sim-karma-title"), columns, tuple(rows))


def _eco(states: StateArray, wins: Wins) -> Statistic:
    """RB-41 to RB-44: commitments made, kept and broken, and how many of those who made one won."""
    rows = []
    for kind, name in enumerate(eco.NAMES):
        fate = states["eco"][:, : wins.shape[1], kind]
        made = fate != eco.UNCOMMITTED
        rows.append(
            (
                say(f"theme-{name}"),
                share(made),
                share(fate[made] == eco.KEPT),
                share(fate[made] == eco.BROKEN),
                share(wins[made]),
            )
        )
    columns = (say("sim-eco"), say("sim-made"), say("sim-kept"), say("sim-broken"), say("sim-won"))
    return Statistic(say("sim-eco-title"), columns, tuple(rows))


def _themes(states: StateArray, wins: Wins) -> Statistic:
    """RB-23, RB-31: who had laid a theme's card, or a bonus card, by the end, and how many of them won."""
    laid = states["held"][:, : wins.shape[1]] >= hand.LAID  # [game, seat, slot]
    rows = [_laid(theme_name(theme), laid[:, :, theme], wins) for theme in range(themes.COUNT)]
    rows.append(_laid(say("sim-bonus"), np.asarray(laid[:, :, themes.COUNT :].any(axis=2)), wins))
    columns = (say("sim-card"), say("sim-had"), say("sim-won-with"), say("sim-won-without"))
    return Statistic(say("sim-laid"), columns, tuple(rows))


def _laid(name: Text, had: NDArray[np.bool_], wins: Wins) -> tuple[Text | Share, ...]:
    return name, share(had), share(wins[had]), share(wins[~had])
