"""Tools for tests of hidden and imagined states: what fits what is known, and worlds that look alike."""

from __future__ import annotations

from typing import Any

import numpy as np

from setu import Table
from setu.engine import bits, entry_points
from setu.engine.game import find_game
from setu.engine.record_view import record_view
from setu.engine.rng import new_rng, rng_below
from setu.games.sangram import knowledge as know
from setu.games.sangram import rules
from setu.games.sangram.state import IN_DECK, ONLOOKER


def walk(seats: int, seed: int, options: dict[str, str] | None = None):
    """Every position of a random game, as a table that goes on when asked for the next."""
    table = Table("sangram", seats, {**find_game("sangram").study, **(options or {})}, seed=seed)
    luck = new_rng(seed, 7)
    while True:
        yield table
        pending = table.pending
        if not pending:
            return
        seat = pending[rng_below(luck, len(pending))]
        numbers = table.move_numbers(seat)
        entry_points.play(table._board, table._state, seat, int(numbers[rng_below(luck, len(numbers))]))


def places(s: Any) -> dict[int, int]:
    """The true set of cards in every hand and in the deck."""
    found = {seat: int(s.hand[seat]) for seat in range(s.seats)}
    found[IN_DECK] = sum(1 << int(card) for card in s.deck[: s.deck_left])
    return found


def misfit(b: Any, s: Any, viewers: list[int]) -> str | None:
    """What a viewer is sure of that is not so: masks, groups (K7), bounds (K12)."""
    true = places(s)
    for viewer in viewers:
        for place, cards in true.items():
            if cards & ~int(s.may[viewer, place]):
                return f"viewer {viewer}: a card in {place} that cannot be there"
        for group in range(s.groups[viewer]):
            away = bits.size(int(s.group_cards[viewer, group]) & ~true[int(s.group_home[viewer, group])])
            if not s.group_least[viewer, group] <= away <= s.group_most[viewer, group]:
                return f"viewer {viewer}: {away} cards away from home"
    for seat in range(s.seats):
        if not s.floor[seat] <= rules.hand_strength(b, s.hand[seat]) <= s.limit[seat]:
            return f"the hand of {seat} is out of bounds"
    return None


def all_viewers(s: Any) -> list[int]:
    return [int(know.viewer_at(s, number)) for number in range(s.seats + 1)]


def imagined(table: Table, seat: int, number: int) -> Any:
    """A world that a seat (-1: a spectator) imagines."""
    state = table._state.copy()
    entry_points.hide(table._board, state, seat)
    entry_points.determinize(table._board, state, seat, np.arange(number, number + 8, dtype=np.uint32))
    return record_view(state[0])


def exchangeable(s: Any, seat: int) -> list[tuple[int, int]]:
    """Pairs of hidden cards in different places that this seat cannot tell apart."""
    viewer = ONLOOKER if seat < 0 else seat
    where = {card: place for place, cards in places(s).items() for card in range(1, 56) if cards >> card & 1}

    def known(card: int) -> tuple[Any, ...]:
        masks = tuple(int(s.may[row, place]) >> card & 1 for row in (viewer, ONLOOKER) for place in all_viewers(s))
        groups = tuple(
            int(s.group_cards[row, group]) >> card & 1
            for row in (viewer, ONLOOKER)
            for group in range(int(s.groups[row]))
        )
        return (*masks, *groups)

    hidden = [card for card in where if where[card] != seat]
    return [(a, b) for a in hidden for b in hidden if a < b and where[a] != where[b] and known(a) == known(b)]


def exchange(state: Any, seat: int, one: int, two: int) -> None:
    """Let two hidden cards change places, and with them what the others know of them."""
    s = record_view(state[0])

    def turned(cards: int) -> int:
        rest = int(cards) & ~(1 << one) & ~(1 << two)
        return rest | (int(cards) >> one & 1) << two | (int(cards) >> two & 1) << one

    for array in (s.deck, s.chosen):
        array[:] = [two if card == one else one if card == two else card for card in array.tolist()]
    s.taken = two if s.taken == one else one if s.taken == two else s.taken
    for other in range(s.seats):
        s.hand[other] = turned(s.hand[other])
        if other != seat:
            for place in range(6):
                s.may[other, place] = turned(s.may[other, place])
            for group in range(8):
                s.group_cards[other, group] = turned(s.group_cards[other, group])
