"""R29: without a cap games end all the same."""

from __future__ import annotations

import pytest

from setu.games.river.codes import ending
from setu.lab.simulate import play_games


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_R29_two_hundred_greedy_games_without_a_cap_all_end_with_an_arrival(seats):
    batch = play_games("river-dragons", 200, seats, {"roundCap": 0}, 1, bots=("greedy",))
    assert (batch.states["reason"] == ending.ARRIVAL).all()
