"""Forced journeys in whole games: a referee of one's own walks along (R16, R20), and every journey ends.

The referee (`test_ends.Referee`) is written from the rulings; here it also keeps who travels and by which way, from the
moves alone. Nothing of what the rules say about ends, ways and arrivals is taken over.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from extent import tried
from rama.test_ends import BESIDE, KANDY, KOLKATA, MALE, OPEN_WAY, Referee
from rama.under_way import travelled
from setu import Table
from setu.engine.rng import new_rng, rng_below
from setu.games.rama.codes import karma, phase, size

STRATEGY = {"rules": "strategie"}
MATCHES = {KOLKATA, KANDY}
ROUNDS = 30


class Travellers:
    """Who is under way where and how, kept from what is done at the table."""

    def __init__(self, table: Table) -> None:
        self.table, self.adjacent = table, table.options["cow_card_goal"] == "adjacent"
        self.journey, self.way = [karma.NONE] * table.seats, [OPEN_WAY] * table.seats

    def referee(self, seat: int) -> Referee:
        all_links = self.table.options["male_links"] == "all"
        return Referee(self.table._state[0], seat, all_links, self.journey[seat], self.way[seat])

    def arrived(self, seat: int) -> bool:
        """RB-37, RB-39, RB-40, R20, R23, R24: are they where their journey leads?"""
        here, cow = int(self.table._s.pawn[seat]), int(self.table._s.cow)
        there = {
            karma.COW: {cow} | (set(BESIDE[cow]) if self.adjacent else set()),
            karma.CRICKET: MATCHES,
            karma.MALDIVES: {MALE},
        }
        return here in there.get(self.journey[seat], set())

    def watch(self, seat: int, move: int, before: Any) -> None:
        """What a move makes of the journeys: cards given, the cow moved, arrivals."""
        after = self.table._state[0]
        if before["cow"] != after["cow"]:
            at_match = {int(before["cow"]), int(after["cow"])} & MATCHES
            for other, journey in enumerate(self.journey):
                if journey == karma.COW or (journey == karma.CRICKET and at_match):
                    self.way[other] = OPEN_WAY
        for event in self.table.log[-1].events:
            if event.name == "given" and karma.NAMES[event.numbers[2]] != "monsoon":
                self.journey[event.numbers[1]] = event.numbers[2]
        for other in range(self.table.seats):
            if self.arrived(other):
                self.journey[other], self.way[other] = karma.NONE, OPEN_WAY


def under_way(seed: int, kinds: tuple[str, ...], options: dict[str, Any]) -> Table:
    """Four players somewhere on the real map; the first hold bad karma, and tickets may be rare."""
    rng = new_rng(seed, 3)
    table = Table("ramas-bridge", 4, {**STRATEGY, **options}, seed=seed)
    while table.view()["table"]["phase"] == "place":
        starts = table.move_numbers()
        table.play(int(starts[rng_below(rng, len(starts))]))
    position = table.position()
    for name in ("karma_pile", "karma_aside", "supply", "phase", "throw", "thrown", "after", "eco_offers"):
        del position[name]
    for player, kind in zip(position["players"], kinds, strict=False):
        player["karma"] = kind
    sold = (0, 3, 7, 8)[seed % 4]
    position["players"][3] |= {"paid": sold}
    holder = next(seat for seat, player in enumerate(position["players"]) if player["karma"])
    return Table.from_position("ramas-bridge", {**position, "phase": "karma", "active": holder, "round": 5})


def random_move(table: Table, rng: Any, cow_at_match: bool) -> int:
    """Anything, but karma is given, and in some games the cow likes cricket."""
    numbers = table.move_numbers().tolist()
    phase = table.view()["table"]["phase"]
    if phase == "karma":
        numbers = numbers[1:]
    if phase == "cow" and cow_at_match and rng_below(rng, 2):
        numbers = [move for move in numbers if move in MATCHES] or numbers
    return int(numbers[rng_below(rng, len(numbers))])


def walk_along(seed: int, kinds: tuple[str, ...], cow_at_match: bool = False, **options: Any) -> Counter[str]:
    """A game of random players beside the referee; counts what was compared."""
    table, rng, seen = under_way(seed, kinds, options), new_rng(seed, 5), Counter[str]()
    travellers = Travellers(table)
    while not table.over and table._s.round < ROUNDS:
        seat, before = table.actor, table._state[0].copy()
        travels = travellers.journey[seat] != karma.NONE
        is_go = table._s.phase == phase.MOVING
        if is_go:
            ends = {move for move in table.move_numbers().tolist() if move < size.SPACES}
            assert ends == set(travellers.referee(seat).ends()), (seed, len(table.log))
        move = random_move(table, rng, cow_at_match)
        if is_go and travels and move < size.SPACES:
            seen["goes"] += 1
            travellers.way[seat] = travellers.referee(seat).way_after(move)
        table.play(move)
        travellers.watch(seat, move, before)
        assert table._s.journey[:4].tolist() == travellers.journey, (seed, len(table.log))
        assert table._s.way[:4].tolist() == travellers.way, (seed, len(table.log))
        seen["arrivals"] += sum(event.name == "arrived" for event in table.log[-1].events)
        seen["asked"] += table.view()["table"]["phase"] == "goal"
    return seen


OPTIONS = ({}, {"male_links": "all"}, {"cow_card_goal": "adjacent"}, {"karma_window": "any_time"})


def test_R16_a_referee_of_ones_own_sees_no_difference_in_many_games():
    """All three journeys at once, with many tickets and with none, under every option that touches them."""
    seen, games = Counter[str](), tried(500, gate=25)
    for seed in range(games):
        seen += walk_along(seed, ("cow", "maldives", "cricket"), **OPTIONS[seed % 7 % 4])
    assert seen["goes"] > 4 * games
    assert seen["arrivals"] > games


def test_R20_a_referee_of_ones_own_sees_no_difference_in_many_games():
    """Cricket, with the cow and pawns in the way."""
    seen, games = Counter[str](), tried(500, gate=25)
    for seed in range(games):
        seen += walk_along(seed, ("cricket",), cow_at_match=True)
    assert seen["goes"] > games
    assert seen["arrivals"] > games // 2
    assert seen["asked"] == 0


def test_R16_every_forced_journey_of_greedy_players_ends():
    """Nobody shuttles: a journey takes a few rounds, hardly more than straight there."""
    journeys = [journey for seed in range(tried(60)) for journey in travelled(seed)[1]]
    assert all(journey.arrived for journey in journeys)
    assert {journey.kind for journey in journeys} == {"cow", "cricket", "maldives"}
    assert max(journey.rounds for journey in journeys) <= 12
