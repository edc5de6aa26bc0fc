"""A plain traveller: always the end space from which the rest of the tour is shortest."""

from __future__ import annotations

from setu import Table
from setu.engine.rng import new_rng, rng_below
from setu.games.rama.codes import hand, phase, size

TICKET = 8  # steps that a paid ticket must save


def tour(table: Table, here: int, towns: list[int]) -> int:
    """Steps to the nearest town, on to the next, and at last to Pamban."""
    b, left, steps = table._b, list(towns), 0
    while left:
        following = min(left, key=lambda town: int(b.on_foot[here, town]))
        steps += int(b.on_foot[here, following])
        here = following
        left.remove(following)
    return steps + int(b.on_foot[here, b.finish])


def wanted(table: Table, seat: int) -> list[int]:
    s, b = table._s, table._b
    return sorted({int(b.town_of[s.card[seat, slot]]) for slot in range(size.SLOTS) if s.held[seat, slot] == hand.OPEN})


def choose(table: Table, rng: object) -> int:
    """What the greedy traveller does with the decision at hand."""
    seat, numbers = table.actor, table.move_numbers().tolist()
    asked = table._s.phase
    towns = wanted(table, seat)
    spaces = [move for move in numbers if move < size.SPACES]
    if asked == phase.MOVING:
        notes = {move.id: move.text for move in table.moves()} if table._s.supply or table._s.free_ticket[seat] else {}
        return min(
            spaces,
            key=lambda end: (
                tour(table, end, [town for town in towns if town != end])
                + TICKET * notes.get(end, "").count("paid")
                + (TICKET // 2) * notes.get(end, "").count("free")
                - 3 * (end in towns)
            ),
        )
    if asked == phase.MOVING_COW:
        elsewhere = [town for town in spaces if town not in towns and town != table._b.finish]
        return elsewhere[rng_below(rng, len(elsewhere))]
    if spaces:
        return spaces[rng_below(rng, len(spaces))]
    return numbers[0]


def travel(seed: int, seats: int, **options: object) -> Table:
    """A whole game of greedy travellers."""
    table, rng = Table("ramas-bridge", seats, options, seed=seed), new_rng(seed)
    while not table.over:
        table.play(choose(table, rng))
    return table
