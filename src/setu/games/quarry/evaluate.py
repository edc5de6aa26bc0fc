"""For those who search and learn (part 12): who is ahead, and what a learner sees."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.exponential import exp, log_of
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry import threats
from setu.games.quarry.codes import KINDS, NOBODY, colours, phase
from setu.games.quarry.line import beside, flood_through
from setu.games.quarry.state import PRICES

KIND_COUNT = len(KINDS)
FAR = 40
DEAREST = PRICES - 1
CERTAIN, STEEP, TEMPO, WAYS = 0.9995, 1.6, 0.4, 0.15


@rule
def estimate(b: Board, s: State, out: Any) -> None:
    """Part 12.2: who needs fewer cells to join the quarries, with half a cell for the move."""
    if s.phase == phase.OVER:
        for colour in range(2):
            out[s.holder[colour]] = 0.5 if s.winner == NOBODY else (1.0 if s.winner == colour else 0.0)
        return
    lead = float(cell_distance(b, s, colours.BLUE) - cell_distance(b, s, colours.BLACK))
    lead += 0.5 if s.to_move == colours.BLACK else -0.5
    chance = 1.0 / (1.0 + exp(-0.8 * lead))
    out[s.holder[colours.BLACK]] = chance
    out[s.holder[colours.BLUE]] = 1.0 - chance


@rule
def cell_distance(b: Board, s: State, colour: int) -> int:
    """Part 12.2: the cheapest way across: own cells free, bare ones 1, hostile ones 2 + height."""
    for word in range(b.words):
        s.flood[word] = 0
    distance = FAR
    for cost in range(FAR):
        for word in range(b.words):
            s.within[cost % PRICES, word] = reached_at(b, s, colour, cost, word)
        for word in range(b.words):
            s.flood[word] |= s.within[cost % PRICES, word]
        flood_through(b, s, colour)
        arrived = False
        for word in range(b.words):
            s.within[cost % PRICES, word] = s.flood[word]
            arrived = arrived or s.flood[word] & b.north[word] != 0
        if arrived:
            distance = cost
            break
    for word in range(b.words):
        s.flood[word] = 0
        for step in range(PRICES):
            s.within[step, word] = 0
    return distance


@rule
def reached_at(b: Board, s: State, colour: int, cost: int, word: int) -> int:
    """Part 12.2: cells that can be entered for exactly this much more; a full cell never (F5)."""
    reached = s.shown[colour, word] & b.south[word]
    for price in range(1, min(DEAREST, cost) + 1):
        near = b.south[word] | beside(b, s, s.within[(cost - price) % PRICES], word)
        if price == 1:
            reached |= near & s.rests[colour, 0, word]
        for height in range(1, b.max_height):
            if min(2 + height, DEAREST) == price:
                reached |= near & s.rests[1 - colour, height, word]
    return reached


@rule
def evaluate(b: Board, s: State, out: Any) -> None:
    """Part 12.2: who needs fewer stones to join the quarries, the more ways the fewer; a win at once is one."""
    if s.phase == phase.OVER:
        estimate(b, s, out)
        return
    own = threats.ways_across(b, s, s.to_move)
    threats.forget_reach(b, s)
    chance = CERTAIN
    if own >= 2 * threats.STONE:
        other = threats.ways_across(b, s, 1 - s.to_move)
        threats.forget_reach(b, s)
        chance = 1.0 / (1.0 + exp(-STEEP * (need(other) - need(own) + TEMPO)))
    out[s.holder[s.to_move]] = chance
    out[s.holder[1 - s.to_move]] = 1.0 - chance


@rule
def need(across: int) -> float:
    """Part 12.2: how many stones it takes, up to one fewer where many ways lead across."""
    return float(across // threats.STONE - WAYS * log_of(1 + across % threats.STONE))


@rule
def features(b: Board, s: State, seat: int, out: Any) -> None:
    """Part 12: height, own and other colour per cell; both stocks; what is asked of the seat."""
    own = colours.BLACK if s.holder[colours.BLACK] == seat else colours.BLUE
    for cell in range(b.cells):
        out[cell] = s.height[cell] / b.max_height
        out[b.cells + cell] = 1.0 if s.top[cell] == own else 0.0
        out[2 * b.cells + cell] = 1.0 if s.top[cell] == 1 - own else 0.0
    kinds = KIND_COUNT
    for kind in range(kinds):
        most = max(1, b.count[kind])
        out[3 * b.cells + kind] = s.stock[own, kind] / most
        out[3 * b.cells + kinds + kind] = s.stock[1 - own, kind] / most
    out[3 * b.cells + 2 * kinds] = 1.0 if s.to_move == own else 0.0
    out[3 * b.cells + 2 * kinds + 1] = 1.0 if s.phase == phase.SWAPPING else 0.0
