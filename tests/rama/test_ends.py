"""The legal end spaces against a naive search that knows nothing of the rules module or its tables.

`Referee` is the search: one traveller, one go. It is written from the rulings (part 5 and 6.4), in sets of spaces.
`test_journeys` plays whole games beside it.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

from extent import tried
from setu.engine import contract
from setu.engine.rule import compiled
from setu.engine.simulate import random_games
from setu.games.rama import RAMA
from setu.games.rama.board import read_box, shipped
from setu.games.rama.codes import action, hand, karma, phase, size
from setu.games.rama.state import NOWHERE

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
def list_all(board: Any, states: Any, out: Any, found: Any, tickets: Any) -> None:
    """The rules' answer for many states: moves, and the remark of each."""
    for number in range(len(states)):
        found[number] = _moves(board[0], states[number], 0, out[number])
        for place in range(found[number]):
            tickets[number, place] = _remark(board[0], states[number], 0, out[number, place])


@functools.cache
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


OPEN_WAY, BY_LAND, BY_AIR = 0, 1, 2


class Referee:
    """What a traveller may do with a throw, and what it makes of their way (R16)."""

    def __init__(self, s: Any, seat: int, all_links: bool, journey: int, way: int) -> None:
        self.s, self.seat, self.all_links = s, seat, all_links
        self.options = s["options"]
        self.here, self.throw, self.cow = int(s["pawn"][seat]), int(s["throw"]), int(s["cow"])
        self.journey, self.way, self.free = journey, way, int(s["free_ticket"][seat])
        self.tickets = int(s["supply"]) + 2 * self.free
        self.others = {int(s["pawn"][other]) for other in range(int(s["seats"])) if other != seat} - {NOWHERE}
        held = zip(s["card"][seat].tolist(), s["held"][seat].tolist(), strict=True)
        self.wanted = {BOX.at[BOX.cards[card].town] for card, how in held if how == hand.OPEN}
        self.goals = self._goals()

    def _goals(self) -> set[int]:
        """RB-37, RB-39, R20, R25: where the journey leads."""
        if self.journey == karma.COW:
            return set(BESIDE[self.cow]) if self.options["cow_card_goal"] == 1 else {self.cow}
        if self.journey == karma.MALDIVES:
            return {MALE}
        if self.journey != karma.CRICKET:
            return set()
        matches = {KOLKATA, KANDY} - {self.cow}
        free = matches - self.others
        return free if len(free) == 1 and len(matches) == 2 else matches

    # ---- the walk (part 6.4)

    def ends(self) -> dict[int, int]:
        """Every legal end space with the fewest tickets that lead there."""
        reached = self._reached()
        travels = self.journey != 0
        if travels:
            return self._nearer(reached)
        sent = int(self.s["received"][self.seat]) == karma.MALDIVES and self.here == MALE
        if sent and len(reached) > 1:
            del reached[self.here]
        return reached

    def _reached(self) -> dict[int, int]:
        travels = self.journey != 0
        may_finish = not self.wanted and (not travels or self.options["finish_on_journey"] == 1)
        shares = may_finish or (not travels and self.wanted == {PAMBAN})
        taken = self.others - ({PAMBAN} if shares and self.options["pamban_shared"] == 1 else set())
        stops = ({KOLKATA, KANDY} if self.journey == karma.CRICKET else self.goals) if travels else self.wanted
        stops = (stops | ({PAMBAN} if may_finish else set())) - taken
        enters = self.journey == karma.COW and self.cow in stops
        rim = seen = {(self.here, 0)}
        for _ in range(self.throw):
            going_on = [node for node in rim if node[0] not in stops or node[0] == self.here]
            steps = {after for node in going_on for after in self._steps(*node)}
            rim = {node for node in steps if node[0] != self.cow or enters} - seen
            seen = seen | rim
        ends: dict[int, int] = {}
        for space, used in sorted(seen, key=lambda node: node[1]):
            if space not in taken:
                ends.setdefault(space, used)
        return ends

    def _steps(self, space: int, used: int) -> set[tuple[int, int]]:
        steps = {(other, used) for other in BESIDE[space]}
        for other in flights(space, self.all_links):
            to_male = space == GATE and other == MALE and self.journey == karma.MALDIVES
            from_male = space == MALE and other == GATE
            if other == MALE and self.journey == karma.MALDIVES and space != GATE:
                continue
            if space == MALE and self.s["return_to_gate"][self.seat] and other != GATE:
                continue
            if used < self.tickets:
                steps.add((other, used + 1))
            elif self.throw in (1, 3, 6) and (to_male or from_male):
                steps.add((other, used))
        return steps

    # ---- nearer (R16)

    def _far(self, measure: str) -> list[float]:
        goals = tuple(sorted(self.goals))
        steps = far(goals, -1 if self.cow in self.goals else self.cow, measure)
        return steps if steps[self.here] != float("inf") else far(goals, -1, measure)

    def shorter(self, space: int) -> tuple[bool, bool]:
        """By land, and by air for whoever has or can take a ticket."""
        land, air = self._measures
        return land[space] < land[self.here], self.tickets > 0 and air[space] < air[self.here]

    @functools.cached_property
    def _measures(self) -> tuple[list[float], list[float]]:
        """How far everything is by land and by air."""
        air = "boarding" if self.journey == karma.MALDIVES else "all" if self.all_links else "some"
        return self._far("land"), self._far(air)

    def _nearer(self, reached: dict[int, int]) -> dict[int, int]:
        ends = {space: used for space, used in reached.items() if space != MALE or self.journey == karma.MALDIVES}
        by_land = {space for space in ends if self.shorter(space)[0]}
        by_air = {space for space in ends if self.shorter(space)[1]}
        # "The flight to Malé and back excepted": it is not counted among the tickets that must be paid.
        excepted = {space: 1 if MALE in (space, self.here) else 0 for space in ends}
        unpaid = {space for space, used in ends.items() if used - excepted[space] <= self.free}
        way = self.way if self.tickets else BY_LAND
        if way == BY_LAND:
            legal = by_land
        elif way == OPEN_WAY:
            legal = by_land | by_air
        else:
            legal = by_air if by_air & unpaid else by_air | by_land
        if not (legal | by_land) & unpaid:
            legal = legal | {self.here}
        return {space: ends.get(space, 0) for space in legal}

    def way_after(self, space: int) -> int:
        """R16: the measure that this go fixes, if any."""
        if not self.tickets:
            return BY_LAND
        by_land, by_air = self.shorter(space)
        if self.way == BY_LAND or by_land == by_air:
            return self.way
        return BY_LAND if by_land else BY_AIR


def random_states(count: int, seed: int) -> Any:
    """Positions of every kind: pawns, cow, throws, tickets, hands and journeys at random."""
    rng = np.random.default_rng(seed)
    base = random_games("ramas-bridge", 500, 4, {"rules": "strategie", "max_rounds": 1}, seed=seed).states
    states = base[rng.integers(0, len(base), count)].copy()
    states["phase"], states["active"], states["reason"], states["finisher"] = phase.MOVING, 0, 0, -1
    states["throw"] = rng.integers(1, 7, count)
    states["cow"] = rng.integers(0, 65, count)
    near_home = rng.integers(0, SPACES, count)
    states["pawn"][:, 0] = near_home
    for other in range(1, 4):
        crowd = np.array([rng.choice(BESIDE[space]) if BESIDE[space] else PAMBAN for space in near_home])
        far_off = rng.integers(0, SPACES, count)
        place = np.where(rng.random(count) < 0.5, crowd, far_off)
        clash = np.zeros(count, bool)
        for earlier in range(other):
            clash |= place == states["pawn"][:, earlier]
        states["pawn"][:, other] = np.where(clash, NOWHERE, place)
    laid = rng.random((count, 11)) < rng.choice([0.2, 0.6, 1.0], (count, 1))
    held = states["held"][:, 0]
    states["held"][:, 0] = np.where(held > 0, np.where(laid, hand.LAID, hand.OPEN), 0)
    states["free_ticket"][:, 0] = rng.integers(0, 2, count)
    states["supply"] = rng.choice([0, 0, 1, 2, 5], count)
    journey = rng.choice([0, 0, 0, 0, 0, karma.COW, karma.CRICKET, karma.MALDIVES], count)
    states["journey"][:, 0] = journey
    states["received"][:, 0] = np.where(journey > 0, journey, rng.choice([0, karma.MALDIVES], count))
    states["way"][:, 0] = np.where(journey > 0, rng.integers(0, 3, count), 0)
    at_male = rng.random(count) < 0.05
    states["pawn"][at_male & (journey != karma.MALDIVES), 0] = MALE
    states["return_to_gate"][:, 0] = 0
    at_match = (journey == karma.CRICKET) & (rng.random(count) < 0.3)  # another pawn in a match, or the cow
    states["pawn"][at_match, 1] = rng.choice([KOLKATA, KANDY], count)[at_match]
    states["pawn"][:, 2:][states["pawn"][:, 2:] == states["pawn"][:, 1:2]] = NOWHERE
    cow_at_match = (journey == karma.CRICKET) & (rng.random(count) < 0.2)
    states["cow"][cow_at_match] = rng.choice([KOLKATA, KANDY], count)[cow_at_match]
    for name in ("finish_on_journey", "cow_card_goal", "pamban_shared"):
        states["options"][name] = rng.integers(0, 2, count)
    states["pawn"][:, 1:][states["pawn"][:, 1:] == states["pawn"][:, :1]] = NOWHERE
    at_goal = (journey == karma.COW) & np.array(
        [pawn == cow or cow in BESIDE[pawn] for pawn, cow in zip(states["pawn"][:, 0], states["cow"], strict=True)]
    )
    at_goal |= (journey == karma.CRICKET) & np.isin(states["pawn"][:, 0], [KOLKATA, KANDY])
    at_goal |= (journey == karma.MALDIVES) & (states["pawn"][:, 0] == MALE)
    return states[~at_goal]


@pytest.mark.parametrize("all_links", [False, True])
def test_R5_the_ends_of_many_throws_equal_a_naive_search(all_links):
    """RB-12 to RB-24, RB-36, R16, part 6.4: spaces and tickets of 100,000 throws, on the real board."""
    options = RAMA.options.read({"male_links": "all" if all_links else "colombo"})
    board = RAMA.board(options, None)
    throws = tried(50_000)
    states = random_states(throws + throws // 10, seed=11 + all_links)
    states["options"]["male_links"] = int(all_links)
    at_male = states["pawn"][:, 0] == MALE
    states["return_to_gate"][:, 0] = at_male & (np.arange(len(states)) % 2 == 0) & all_links
    out = np.zeros((len(states), action.COUNT), np.int32)
    found, tickets = np.zeros(len(states), np.int32), np.zeros((len(states), action.COUNT), np.int32)
    list_all(board, states, out, found, tickets)
    for number, s in enumerate(states):
        ends = {
            move: note // 2
            for move, note in zip(out[number, : found[number]].tolist(), tickets[number].tolist(), strict=False)
            if move < size.SPACES
        }
        referee = Referee(s, 0, all_links, int(s["journey"][0]), int(s["way"][0]))
        assert ends == referee.ends(), f"position {number}"
    assert len(states) >= throws
