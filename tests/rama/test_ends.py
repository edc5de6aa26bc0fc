"""The legal end spaces against a naive search that knows nothing of the rules module or its tables."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

from extent import tried
from setu.engine import contract
from setu.engine.batch import random_games
from setu.engine.rule import compiled
from setu.games.rama import RAMA
from setu.games.rama.box import read_box, shipped
from setu.games.rama.state import COW_CARD, CRICKET, LAID, MALDIVES, MOST_SPACES, MOVING, NOWHERE, OPEN

BOX = read_box(shipped())
SPACES = len(BOX.spaces)
PAMBAN, MALE, GATE = (BOX.at[name] for name in ("pamban", "male", "colombo"))
KOLKATA, KANDY = BOX.at["kolkata"], BOX.at["kandy"]
AIRPORTS = [BOX.at[space.id] for space in BOX.spaces if space.airport]
BESIDE: list[list[int]] = [[] for _ in range(SPACES)]
for one, other in BOX.steps():
    BESIDE[BOX.at[one]].append(BOX.at[other])
    BESIDE[BOX.at[other]].append(BOX.at[one])

_moves, _remark = contract.moves, contract.remark


@compiled
def list_all(tables: Any, states: Any, out: Any, found: Any, tickets: Any) -> None:
    """The rules' answer for many states: moves, and the remark of each."""
    for number in range(len(states)):
        found[number] = _moves(tables[0], states[number], 0, out[number])
        for place in range(found[number]):
            tickets[number, place] = _remark(tables[0], states[number], 0, out[number, place])


def flights(space: int, all_links: bool) -> list[int]:
    if space not in AIRPORTS:
        return []
    if all_links:
        return [other for other in AIRPORTS if other != space]
    if space == MALE:
        return [GATE]
    return [other for other in AIRPORTS if other != space and (other != MALE or space == GATE)]


@functools.cache
def far(goals: tuple[int, ...], without: int, air: str) -> list[float]:
    """R16: steps to the nearest goal; Malé is one step from its gate by either measure."""
    steps: list[float] = [float("inf")] * SPACES
    rim, distance = set(goals), 0
    while rim:
        for space in rim:
            steps[space] = distance
        distance += 1
        rim = {
            other for space in rim for other in ways(space, air) if steps[other] == float("inf") and other != without
        }
    return steps


@functools.cache
def ways(space: int, air: str) -> tuple[int, ...]:
    """Neighbours by land, with all flights (`all`, `some`), or as one who must board for Malé at the gate."""
    near = list(BESIDE[space])
    if air == "land" or air == "boarding":
        near += [MALE] if space == GATE else [GATE] if space == MALE else []
    if air == "boarding":
        near += [other for other in flights(space, False) if MALE not in (space, other)]
    elif air != "land":
        near += flights(space, air == "all")
    return tuple(near)


def naive(s: Any, all_links: bool) -> dict[int, int]:
    """Part 6.4 by brute force: every end space with the fewest tickets."""
    options = s["options"]
    here, throw, cow, seats = int(s["pawn"][0]), int(s["throw"]), int(s["cow"]), int(s["seats"])
    held = s["held"][0].tolist()
    wanted = {
        BOX.at[BOX.cards[card].town] for card, how in zip(s["card"][0].tolist(), held, strict=True) if how == OPEN
    }
    journey, finished = int(s["journey"][0]), OPEN not in held
    taken = {int(s["pawn"][other]) for other in range(1, seats)}
    adjacent = options["cow_card_goal"] == 1
    goals: tuple[int, ...] = ()
    if journey == COW_CARD:
        goals = tuple(BESIDE[cow]) if adjacent else (cow,)
    elif journey:
        goals = (MALE,) if journey == MALDIVES else (int(s["goal"][0]),)
    may_finish = finished and (not journey or options["finish_on_journey"] == 1)
    if may_finish and options["pamban_shared"] == 1:
        taken.discard(PAMBAN)
    stops = (set(goals) if journey else wanted) | ({PAMBAN} if may_finish else set())
    stops -= taken
    closed = set() if journey == COW_CARD and not adjacent and cow not in taken else {cow}
    tickets = int(s["supply"]) + 2 * int(s["free_ticket"][0])
    reached = {(here, 0)}
    rim = {(here, 0)}
    for _ in range(throw):
        following = set()
        for space, used in rim:
            if space in stops and space != here:
                continue
            following |= {(other, used) for other in BESIDE[space]}
            for other in flights(space, all_links):
                if journey == MALDIVES and other == MALE and space != GATE:
                    continue
                if space == MALE and s["return_to_gate"][0] and other != GATE:
                    continue
                if used < tickets:
                    following.add((other, used + 1))
                elif throw in (1, 3, 6) and (
                    (space == GATE and other == MALE and journey == MALDIVES) or (space == MALE and other == GATE)
                ):
                    following.add((other, used))
        rim = {node for node in following if node[0] not in closed} - reached
        reached |= rim
    ends: dict[int, int] = {}
    for space, used in sorted(reached, key=lambda node: node[1]):
        if space not in taken or space == here:
            ends.setdefault(space, used)
    if journey:
        ends = nearer(ends, here, cow, journey, goals, tickets > 0, "all" if all_links else "some", adjacent)
    return ends


def nearer(ends, here, cow, journey, goals, may_fly, air, adjacent):
    """R16: strictly nearer by land or by air; else stay."""
    kept = {}
    for measure in ("land", "boarding" if journey == MALDIVES else air):
        if measure != "land" and not may_fly:
            continue
        without = -1 if cow in goals else cow
        steps = far(goals, without, measure)
        if steps[here] == float("inf"):
            steps = far(goals, -1, measure)
        kept |= {space: used for space, used in ends.items() if steps[space] < steps[here]}
    return kept or {here: 0}


def random_states(count: int, seed: int) -> Any:
    """Positions of every kind: pawns, cow, throws, tickets, hands and journeys at random."""
    luck = np.random.default_rng(seed)
    base = random_games("ramas-bridge", 500, 4, {"rules": "strategie", "max_rounds": 1}, seed=seed).states
    states = base[luck.integers(0, len(base), count)].copy()
    states["phase"], states["active"], states["reason"], states["finisher"] = MOVING, 0, 0, -1
    states["throw"] = luck.integers(1, 7, count)
    states["cow"] = luck.integers(0, 65, count)
    near_home = luck.integers(0, SPACES, count)
    states["pawn"][:, 0] = near_home
    for other in range(1, 4):
        crowd = np.array([luck.choice(BESIDE[space]) if BESIDE[space] else PAMBAN for space in near_home])
        far_off = luck.integers(0, SPACES, count)
        place = np.where(luck.random(count) < 0.5, crowd, far_off)
        clash = np.zeros(count, bool)
        for earlier in range(other):
            clash |= place == states["pawn"][:, earlier]
        states["pawn"][:, other] = np.where(clash, NOWHERE, place)
    laid = luck.random((count, 11)) < luck.choice([0.2, 0.6, 1.0], (count, 1))
    held = states["held"][:, 0]
    states["held"][:, 0] = np.where(held > 0, np.where(laid, LAID, OPEN), 0)
    states["free_ticket"][:, 0] = luck.integers(0, 2, count)
    states["supply"] = luck.choice([0, 0, 1, 2, 5], count)
    journey = luck.choice([0, 0, 0, 0, 0, COW_CARD, CRICKET, MALDIVES], count)
    states["journey"][:, 0] = journey
    states["goal"][:, 0] = np.where(journey == CRICKET, luck.choice([KOLKATA, KANDY], count), NOWHERE)
    at_male = luck.random(count) < 0.05
    states["pawn"][at_male & (journey != MALDIVES), 0] = MALE
    states["return_to_gate"][:, 0] = 0
    for name in ("finish_on_journey", "cow_card_goal", "pamban_shared"):
        states["options"][name] = luck.integers(0, 2, count)
    states["pawn"][:, 1:][states["pawn"][:, 1:] == states["pawn"][:, :1]] = NOWHERE
    at_goal = (journey == COW_CARD) & np.array(
        [pawn == cow or cow in BESIDE[pawn] for pawn, cow in zip(states["pawn"][:, 0], states["cow"], strict=True)]
    )
    at_goal |= (journey == CRICKET) & (states["pawn"][:, 0] == states["goal"][:, 0])
    at_goal |= (journey == MALDIVES) & (states["pawn"][:, 0] == MALE)
    return states[~at_goal]


@pytest.mark.parametrize("all_links", [False, True])
def test_R5_the_ends_of_many_throws_equal_a_naive_search(all_links):
    """RB-12 to RB-24, RB-36, R16, part 6.4: spaces and tickets of 100,000 throws, on the real board."""
    options = RAMA.options.read({"male_links": "all" if all_links else "colombo"})
    tables = RAMA.tables(options, None)
    throws = tried(50_000)
    states = random_states(throws + throws // 10, seed=11 + all_links)
    states["options"]["male_links"] = int(all_links)
    at_male = states["pawn"][:, 0] == MALE
    states["return_to_gate"][:, 0] = at_male & (np.arange(len(states)) % 2 == 0) & all_links
    out = np.zeros((len(states), 274), np.int32)
    found, tickets = np.zeros(len(states), np.int32), np.zeros((len(states), 274), np.int32)
    list_all(tables, states, out, found, tickets)
    for number, s in enumerate(states):
        ends = {
            move: note // 2
            for move, note in zip(out[number, : found[number]].tolist(), tickets[number].tolist(), strict=False)
            if move < MOST_SPACES
        }
        assert ends == naive(s, all_links), f"position {number}"
    assert len(states) >= throws
