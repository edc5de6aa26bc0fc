"""Quarry's forced wins: lines of threats, each of which must be answered, up to one that cannot be.

Found by proof numbers (Allis): a position's `PROOF` says how many more positions at least must be shown won until it
is, its `DISPROOF` how many lost; the line that is nearest to a proof is followed by one stone more, and so on. The one
who attacks only makes threats, of the other side all answers are looked at: so a win that is found is certain, though
not every win is found, for some begin with a placement that threatens nothing.

The tree stands in a list of numbers, SIZE for each position, and the line in hand at the list's end.
"""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry import stones, threats
from setu.games.quarry.codes import wish
from setu.games.quarry.threats import NONE

PROOF, DISPROOF, MOVE, FIRST, COUNT = range(5)
SIZE = 5
NEVER = 1 << 24  # the number of what cannot be shown
UNKNOWN = -1  # as a count: nobody has looked yet
LONGEST = 40  # stones of both sides in a line
EXPECTED, SHARE = 15, 4  # a threat is the nearer to a proof the more ways it has to be carried out


@rule
def find_forced(b: Board, s: State, colour: int, effort: int, room: Any) -> int:
    """QR-19: a placement with which the colour, which is to move, wins for certain by threats alone, or NONE.

    So many positions are looked at, and no more than the room is for.
    """
    line = len(room) - 2 * LONGEST  # the positions on it, then what was under their stones
    most = line // SIZE - threats.MAKERS
    if most < 1:
        return NONE
    found(room, 0, 0, NONE, 1)
    used = 1
    while effort > 0 and used < most and room[PROOF] > 0 and room[DISPROOF] > 0:
        effort -= 1
        depth = follow(b, s, colour, room, line)
        node = int(room[line + depth])
        attacks = depth % 2 == 0
        used = look_on(b, s, colour, room, node, used, attacks, depth)
        take_back(b, s, colour, room, line, depth)
    if room[PROOF] != 0:
        return NONE
    return won_with(b, s, colour, room)


@rule
def found(room: Any, node: int, place: int, move: int, proof: int) -> None:
    """A position that nobody has looked at, behind this move."""
    at = SIZE * (node + place)
    room[at + PROOF] = proof
    room[at + DISPROOF] = 1
    room[at + MOVE] = move
    room[at + COUNT] = UNKNOWN


@rule
def follow(b: Board, s: State, colour: int, room: Any, line: int) -> int:
    """Lay the stones of the line that is nearest to a proof; how many there are."""
    node = depth = 0
    room[line] = 0
    while room[SIZE * node + COUNT] > 0:
        first, number = int(room[SIZE * node + FIRST]), PROOF if depth % 2 == 0 else DISPROOF
        best = first
        for other in range(first + 1, first + int(room[SIZE * node + COUNT])):
            if room[SIZE * other + number] < room[SIZE * best + number]:
                best = other
        room[line + LONGEST + depth] = stones.try_on(b, s, mover(colour, depth), int(room[SIZE * best + MOVE]))
        node = best
        depth += 1
        room[line + depth] = node
    return depth


@rule
def mover(colour: int, depth: int) -> int:
    """The attacker and the other side take turns."""
    return colour if depth % 2 == 0 else 1 - colour


@rule
def look_on(b: Board, s: State, colour: int, room: Any, node: int, used: int, attacks: bool, depth: int) -> int:
    """What may follow a position that nobody has looked at: threats, or all answers to one."""
    at = SIZE * node
    count = 0
    if attacks and threats.first_win(b, s, colour) != NONE:
        room[at + PROOF], room[at + DISPROOF] = 0, NEVER
    elif attacks:
        count = threats_from(b, s, colour, room, used) if depth < LONGEST - 2 else 0
        room[at + PROOF], room[at + DISPROOF] = NEVER, 0
    else:
        threat = threats.first_win(b, s, colour)
        first = SIZE * used
        count = threats.answers(b, s, 1 - colour, threat, room[first:], threats.MAKERS)
        for place in range(count - 1, -1, -1):
            found(room, used, place, int(room[first + place]), 1)
        room[at + PROOF], room[at + DISPROOF] = (NEVER, 0) if count == threats.MAKERS else (0, NEVER)
        if count == threats.MAKERS:
            count = 0
    room[at + FIRST], room[at + COUNT] = used, count
    return used + count


@rule
def threats_from(b: Board, s: State, colour: int, room: Any, used: int) -> int:
    """QR-19: placements that leave the other side no win at once and threaten one."""
    first = SIZE * used
    other = threats.first_win(b, s, 1 - colour)
    if other == NONE:
        makers = threats.threats_to_make(b, s, colour, room[first:])
    else:
        makers = threats.answers(b, s, colour, other, room[first:], threats.MAKERS)
    leaves_none = other != NONE or s.options.elbow != wish.ELBOW_RESTS
    last = first + SIZE * threats.MAKERS - makers
    for place in range(makers - 1, -1, -1):
        room[last + place] = room[first + place]
    count = 0
    for place in range(makers):
        move = int(room[last + place])
        before = stones.try_on(b, s, colour, move)
        if leaves_none or threats.first_win(b, s, 1 - colour) == NONE:
            ways = threats.wins(b, s, colour)
            if ways > 0:
                found(room, used, count, move, 1 + max(0, EXPECTED - ways // SHARE))
                count += 1
        stones.take_off(b, s, colour, move, before)
    return count


@rule
def take_back(b: Board, s: State, colour: int, room: Any, line: int, depth: int) -> None:
    """The stones of the line come off again, the last first; what was learnt is told to those before."""
    for step in range(depth, -1, -1):
        node = int(room[line + step])
        if room[SIZE * node + COUNT] > 0:
            sum_up(room, SIZE * node, step % 2 == 0)
        if step > 0:
            before = int(room[line + LONGEST + step - 1])
            stones.take_off(b, s, mover(colour, step - 1), int(room[SIZE * node + MOVE]), before)


@rule
def sum_up(room: Any, at: int, attacks: bool) -> None:
    """The attacker needs one of the placements, the other side's must all be shown to lose."""
    least, total = PROOF if attacks else DISPROOF, DISPROOF if attacks else PROOF
    lowest, together = NEVER, 0
    for other in range(int(room[at + FIRST]), int(room[at + FIRST] + room[at + COUNT])):
        lowest = min(lowest, int(room[SIZE * other + least]))
        together = min(NEVER, together + int(room[SIZE * other + total]))
    room[at + least], room[at + total] = lowest, together


@rule
def won_with(b: Board, s: State, colour: int, room: Any) -> int:
    """The placement that was shown to win."""
    if room[COUNT] == 0:
        return threats.first_win(b, s, colour)
    for node in range(int(room[FIRST]), int(room[FIRST] + room[COUNT])):
        if room[SIZE * node + PROOF] == 0:
            return int(room[SIZE * node + MOVE])
    return NONE
