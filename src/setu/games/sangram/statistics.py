"""What many games of Sangram tell: their length and strength, and how warriors fare."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from setu.engine.game import Pieces, Statistic
from setu.engine.share import Share
from setu.engine.state import StateArray
from setu.engine.tables import Tables
from setu.engine.texts import Text
from setu.games.sangram.names import say, warrior_name
from setu.games.sangram.state import CARDS, PLAY, TOKENS, WARRIORS

Numbers = NDArray[np.int64]


def statistics(t: Tables, states: StateArray, outcomes: NDArray[np.int32]) -> list[Statistic]:
    """The course of the games as in part 2, and the use and win rate of each warrior."""
    return [_course(states, outcomes), _warriors(states, outcomes)]


def _course(states: StateArray, outcomes: NDArray[np.int32]) -> Statistic:
    """Rounds, growth, blocked trainings, tokens, reshuffles and the winner's strength (part 2)."""
    seats = outcomes.shape[1]
    scores = np.sort(outcomes[:, :, 1], axis=1)
    rounds = states["round"].astype(np.int64)
    grew = states["grew_in"][:, :seats].astype(np.int64)
    blocked = states["blocked"][:, :seats].sum() / (rounds.sum() * seats)
    rows: list[tuple[Text | str | Share, ...]] = [
        (say("sim-rounds"), *_spread(rounds)),
        (say("sim-grew-a"), *_spread(grew[:, :, 0][grew[:, :, 0] > 0])),
        (say("sim-grew-b"), *_spread(grew[:, :, 1][grew[:, :, 1] > 0])),
        (say("sim-tokens-out"), *_spread(states["most_out"].astype(np.int64))),
        (say("sim-reshuffles"), *_spread(states["reshuffles"].astype(np.int64))),
        (say("sim-winner"), *_spread(scores[:, -1].astype(np.int64))),
        (say("sim-margin"), *_spread((scores[:, -1] - scores[:, -2]).astype(np.int64))),
        (say("sim-grown-share"), f"{(grew[:, :, 1] > 0).mean():.1%}", "", "", "", ""),
        (say("sim-blocked"), f"{blocked:.1%}", "", "", "", ""),
        (say("sim-empty"), f"{(states['most_out'] >= TOKENS).mean():.2%}", "", "", "", ""),
    ]
    columns = (
        say("sim-what"),
        say("sim-mean"),
        *(say("sim-share", share=share) for share in (5, 50, 95)),
        say("sim-most"),
    )
    return Statistic(say("sim-course"), columns, tuple(rows))


def _spread(numbers: Numbers) -> tuple[str, ...]:
    """Mean, 5, 50 and 95 percent, and the most."""
    if not len(numbers):
        return ("–",) * 5
    return (f"{numbers.mean():.2f}", *(f"{one:.0f}" for one in np.percentile(numbers, [5, 50, 95, 100])))


def _warriors(states: StateArray, outcomes: NDArray[np.int32]) -> Statistic:
    """How often each warrior was played, and how many of those who played it at all, or never, won."""
    seats = outcomes.shape[1]
    used = states["used"][:, :seats].astype(np.int64)  # [game, seat, warrior]
    won = outcomes[:, :, 0] == 1
    rows = []
    for warrior in range(len(WARRIORS)):
        played = used[:, :, warrior] > 0
        share = used[:, :, warrior].sum() / used.sum()
        per_game = used[:, :, warrior].mean()
        rows.append(
            (warrior_name(warrior), f"{share:.1%}", f"{per_game:.2f}", Share.of(won[played]), Share.of(won[~played]))
        )
    columns = (say("sim-warrior"), say("sim-played"), say("sim-per-game"), say("sim-won-with"), say("sim-won-without"))
    return Statistic(say("sim-warriors"), columns, tuple(rows))


def warriors_played(t: Tables, moves: NDArray[np.int64]) -> NDArray[np.int64]:
    """The warrior on the card that a seat plays."""
    card = moves - PLAY
    played = (card >= 1) & (card <= CARDS)
    return np.where(played, t.warrior[np.where(played, card, 0)], -1)


def ending(reason: str) -> Text:
    """How a game ended, in words."""
    return say(f"ending-{reason}")


PIECES = Pieces(say("sim-warriors"), lambda t: [warrior_name(kind) for kind in range(len(WARRIORS))], warriors_played)
