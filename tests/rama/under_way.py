"""The forced journeys of greedy players: how many rounds each takes, and how many straight there."""

from __future__ import annotations

from dataclasses import dataclass

from setu import Table
from setu.bots import choose
from setu.engine.rng import new_rng
from setu.games.rama import journeys
from setu.games.rama.codes import hand, karma, phase, size, themes, ways
from setu.games.rama.walk import tickets_for


@dataclass
class Journey:
    """One journey: whose, under which card, the rounds under way and those that a straight traveller needs."""

    seat: int
    kind: str
    rounds: int = 0
    straight: int | None = None
    arrived: bool = False
    after_end: bool = False  # somebody ended the game before; all played on for the journey's sake


def greedy(table: Table, seed: int) -> int:
    return choose("greedy", table.observation(), new_rng(seed, len(table.log)))


def straight(table: Table) -> int:
    """The end space that is nearest to the goal by the traveller's way."""
    b, s, seat = table._b, table._s, table.actor
    by_air = s.way[seat] != ways.BY_LAND and tickets_for(s, seat) > 0
    row = journeys.row_by_air(b, s, seat) if by_air else journeys.row_by_land(b, s, seat)
    far = b.far_air if by_air else b.far_land
    ends = [move for move in table.move_numbers().tolist() if move < size.SPACES]
    return min(ends, key=lambda end: int(far[row, end]))


def rounds_straight(table: Table, journey: Journey, seed: int) -> int | None:
    """The journey that has just begun, made straight in a copy of the game; None if the game ends before."""
    table, seat, rounds = table.copy(), journey.seat, journey.rounds
    while not table.over and table._s.journey[seat] != karma.NONE:
        goes = table.actor == seat and table._s.phase == phase.MOVING
        for event in table.play(straight(table) if goes else greedy(table, seed)):
            rounds += event.name == "turn" and event.numbers[0] == seat
    return rounds if table._s.journey[seat] == karma.NONE else None


def travelled(seed: int, seats: int = 4) -> tuple[Table, list[Journey]]:
    """A game of greedy players by the second rule set, and every journey in it.

    If the game ends while somebody is under way, whoever ended it has the food card in hand again, and all play on.
    """
    table = Table("ramas-bridge", seats, {"rules": "strategie"}, seed=seed)
    found: list[Journey] = []
    under_way: dict[int, Journey] = {}
    first_end = None
    while not table.over:
        begun = []
        for event in table.play(greedy(table, seed)):
            if event.name == "given" and event.numbers[2] != karma.MONSOON:
                begun.append(Journey(event.numbers[1], karma.NAMES[event.numbers[2]]))
                under_way[event.numbers[1]] = begun[-1]
            elif event.name == "arrived":
                under_way.pop(event.numbers[0]).arrived = True
            elif event.name == "turn" and event.numbers[0] in under_way:
                under_way[event.numbers[0]].rounds += 1
        if not table.over:
            found += begun
            for journey in begun:
                journey.straight = rounds_straight(table, journey, seed)
            continue
        first_end = first_end or table.copy()
        for journey in begun:  # given in the last move of the game: nobody sets out
            under_way.pop(journey.seat, None)
        if under_way:
            for journey in under_way.values():
                journey.after_end = True
            table.undo()
            table._s.held[table.actor, themes.FOOD] = hand.OPEN
    return first_end or table, found
