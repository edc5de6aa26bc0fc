"""Quarry's threats: what wins at once, what answers the other side's wins, and which placements are worth a thought.

A placement wins (QR-19) if it covers a cell of South Quarry, or one beside what hangs together with it, and likewise
of North Quarry. So two sets of cells say of all placements at once which win: the `reach` of either quarry. Cells that
one stone more would join to them are the reach of the next stage, and so on: how far the quarries are apart, in stones.
"""

from __future__ import annotations

from typing import Any

from setu.engine.bits import BITS, FULL, lowest_bit, size
from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State
from setu.games.quarry import fit, line, stones
from setu.games.quarry.board import FORMS
from setu.games.quarry.codes import wish

NONE = -1
FORM_COUNT = len(FORMS)
# Rows of the scratch `within`: the reach of either quarry now, and after one and two stones more. All rows and
# `flood` are empty again when a question is answered.
STAGES = 3
SOUTH, NORTH, ROWS = 0, STAGES, 2 * STAGES
STONE = 1024  # of what `ways_across` tells
FAR = 6  # stones; what is farther is as far
MANY = 128  # placements that are looked at, at most
SCORES, GRAIN = 512, 2  # how many scores are told apart, and by what difference
FORK = -2  # instead of an answer: there is none
MAKERS = 512  # threats to make: more are not looked at
ROOM = MAKERS + 1


# ---- what is within reach of a quarry


@rule
def reach(b: Board, s: State, colour: int) -> None:
    """QR-19: cells of which a stone must cover one to hang together with South Quarry, and with North Quarry."""
    for end in range(2):
        ground = b.south if end == 0 else b.north
        for word in range(b.words):
            s.flood[word] = s.shown[colour, word] & ground[word]
        line.flood_through(b, s, colour)
        for word in range(b.words):
            s.within[end * STAGES, word] = ground[word] | s.flood[word] | line.beside(b, s, s.flood, word)
        forget_flood(b, s)


@rule
def reach_on(b: Board, s: State, colour: int, row: int) -> None:
    """QR-18: the next stage of a reach: one stone more, and all that it would hang together with."""
    for form in range(FORM_COUNT):
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                laid = touching(b, s, form, word, row)
                if laid != 0:
                    laid &= fit.anchors_that_fit(b, s, colour, form, word)
                    add_covered(b, s, form, word, laid)
    line.flood_through(b, s, colour)
    for word in range(b.words):
        s.within[row + 1, word] = s.within[row, word] | s.flood[word] | line.beside(b, s, s.flood, word)
    forget_flood(b, s)


@rule
def add_covered(b: Board, s: State, form: int, word: int, anchors: int) -> None:
    """QR-11: the cells that a form covers from these anchors of one word join `flood`."""
    if anchors != 0:
        for i in range(b.covered[form]):
            ahead, shift = word + b.skip_words[form, i], b.skip_bits[form, i]
            s.flood[ahead] |= (anchors << shift) & FULL
            s.flood[ahead + 1] |= anchors >> (BITS - shift)


@rule
def touching(b: Board, s: State, form: int, word: int, row: int) -> int:
    """QR-18: the anchors of one word from which a form covers a cell of a reach."""
    found = 0
    if b.anchors[form, word] != 0:
        for i in range(b.covered[form]):
            found |= fit.ahead_of(s.within[row], word + b.skip_words[form, i], b.skip_bits[form, i])
    return found & b.anchors[form, word]


@rule
def joining(b: Board, s: State, colour: int, form: int, word: int, south: int, north: int) -> int:
    """QR-19: the anchors of one word from which a form fits and joins a stage of one reach with one of the other."""
    found = touching(b, s, form, word, SOUTH + south)
    if found != 0:
        found &= touching(b, s, form, word, NORTH + north)
        if found != 0:
            found &= fit.anchors_that_fit(b, s, colour, form, word)
    return found


@rule
def forget_flood(b: Board, s: State) -> None:
    """The scratch is empty between questions."""
    for word in range(b.words + 1):
        s.flood[word] = 0


@rule
def forget_reach(b: Board, s: State) -> None:
    """The scratch is empty between questions."""
    for row in range(ROWS):
        for word in range(b.words):
            s.within[row, word] = 0


# ---- what wins at once, and what answers it


@rule
def first_win(b: Board, s: State, colour: int) -> int:
    """QR-19: a placement that completes the colour's line now, or NONE; long stones are asked first."""
    reach(b, s, colour)
    win = NONE
    for back in range(FORM_COUNT):
        form = FORM_COUNT - 1 - back
        if win == NONE and s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                wins = joining(b, s, colour, form, word, 0, 0)
                if wins != 0 and win == NONE:
                    win = int(b.placement_at[form, word * BITS + lowest_bit(wins)])
    forget_reach(b, s)
    return win


@rule
def wins(b: Board, s: State, colour: int) -> int:
    """QR-19: how many placements complete the colour's line now."""
    reach(b, s, colour)
    ways = count_joining(b, s, colour, 0, 0)
    forget_reach(b, s)
    return ways


@rule
def refuter(b: Board, s: State, colour: int, move: int) -> int:
    """QR-19: a win of the other side after this placement, or NONE."""
    before = stones.try_on(b, s, colour, move)
    win = first_win(b, s, 1 - colour)
    stones.take_off(b, s, colour, move, before)
    return win


@rule
def answers(b: Board, s: State, colour: int, threat: int, out: Any, most: int) -> int:
    """QR-19: the first so many placements after which the other side has no win at once; one of its wins is known.

    A win stays one unless the placement covers a cell of it, or one that shows the other colour: so few must be tried.
    """
    found = 0
    second = third = fourth = threat  # wins by which others were refuted
    for back in range(FORM_COUNT):
        form = FORM_COUNT - 1 - back
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                fits = fit.anchors_that_fit(b, s, colour, form, word)
                while fits != 0 and found < most:
                    move = int(b.placement_at[form, word * BITS + lowest_bit(fits)])
                    fits &= fits - 1
                    if crosses(b, s, colour, form, move) or (
                        share_a_cell(b, move, threat)
                        and share_a_cell(b, move, second)
                        and share_a_cell(b, move, third)
                        and share_a_cell(b, move, fourth)
                    ):
                        win = refuter(b, s, colour, move)
                        if win == NONE:
                            out[found] = move
                            found += 1
                        else:
                            fourth, third, second = third, second, win
    return found


@rule
def crosses(b: Board, s: State, colour: int, form: int, move: int) -> bool:
    """QR-15: does the stone cover a cell that showed the opponent?"""
    for i in range(b.covered[form]):
        if s.top[b.cell_of[move, i]] == 1 - colour:
            return True
    return False


@rule
def share_a_cell(b: Board, one: int, other: int) -> bool:
    """QR-17: do two placements cover a cell in common?"""
    for i in range(b.covered[b.form_of[one]]):
        for j in range(b.covered[b.form_of[other]]):
            if b.cell_of[one, i] == b.cell_of[other, j]:
                return True
    return False


# ---- how far the quarries are apart


@rule
def ways_across(b: Board, s: State, colour: int) -> int:
    """Part 12: how many stones the colour still needs at least, and how many ways there are, as STONE x stones + ways.

    Stones that are in stock are taken to be there as often as needed. Leaves the reaches for whoever goes on asking.
    """
    reach(b, s, colour)
    for needed in range(1, FAR):
        south = needed // 2  # the stages of South Quarry are reached first
        north = needed - 1 - south
        if needed > 1:
            reach_on(b, s, colour, SOUTH + south - 1 if north < south else NORTH + north - 1)
        ways = count_joining(b, s, colour, south, north)
        if ways > 0:
            return STONE * needed + min(ways, STONE - 1)
    return STONE * FAR


@rule
def count_joining(b: Board, s: State, colour: int, south: int, north: int) -> int:
    """QR-19: how many placements join the two reaches at these stages."""
    ways = 0
    for form in range(FORM_COUNT):
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                ways += size(joining(b, s, colour, form, word, south, north))
    return ways


# ---- what is worth a thought


@rule
def narrow(b: Board, s: State, colour: int, out: Any) -> int:
    """QR-19: win if you can, answer if you must, else what takes the own line on or bars the other's."""
    win = first_win(b, s, colour)
    if win != NONE:
        out[0] = win
        return 1
    threat = first_win(b, s, 1 - colour)
    found = answers(b, s, colour, threat, out, len(out)) if threat != NONE else 0
    is_lost = threat != NONE and found == 0
    if found == 0:
        found = useful(b, s, colour, out)
        if threat == NONE and s.options.elbow == wish.ELBOW_RESTS:
            found = safe(b, s, colour, out, found)
    leaves_none = threat == NONE and s.options.elbow != wish.ELBOW_RESTS
    fork = NONE if is_lost or found + ROOM > len(out) else first_fork(b, s, colour, leaves_none, out[found:])
    if fork != NONE:
        out[0] = fork
        return 1
    return found


# ---- threats that cannot be answered


@rule
def first_fork(b: Board, s: State, colour: int, leaves_none: bool, room: Any) -> int:
    """QR-19: a placement that leaves the other side no win at once and threatens what cannot be answered, or NONE.

    What answered the last threat often answers the next one too.
    """
    makers = threats_to_make(b, s, colour, room)
    answer = NONE
    for place in range(makers):
        answer = forks(b, s, colour, room[place], answer, leaves_none, room[makers:])
        if answer == FORK:
            return int(room[place])
    return NONE


@rule
def forks(b: Board, s: State, colour: int, move: int, answer: int, leaves_none: bool, room: Any) -> int:
    """QR-19: FORK, or what answers the threat of this placement (the same as before if it makes none)."""
    before = stones.try_on(b, s, colour, move)
    threat = first_win(b, s, colour)
    is_threat = threat != NONE and (leaves_none or first_win(b, s, 1 - colour) == NONE)
    if is_threat and not is_answer(b, s, 1 - colour, answer):
        answer = int(room[0]) if answers(b, s, 1 - colour, threat, room, 1) > 0 else FORK
    stones.take_off(b, s, colour, move, before)
    return answer


@rule
def is_answer(b: Board, s: State, colour: int, move: int) -> bool:
    """QR-19: may the colour place this, and does it leave the other side no win at once?"""
    return move != NONE and may_lie(b, s, colour, move) and refuter(b, s, colour, move) == NONE


@rule
def threats_to_make(b: Board, s: State, colour: int, out: Any) -> int:
    """QR-19: placements of which one more stone makes a line: those on a way across that takes two, then those on which
    a stone might rest that makes it alone; who asks tries them anyway.
    """
    found = 0
    if ways_across(b, s, colour) // STONE <= 3:
        reach_on(b, s, colour, SOUTH)
        reach_on(b, s, colour, NORTH)
        reach_on_stones(b, s, colour)
        for listing in range(2):
            for form in range(FORM_COUNT):
                if s.stock[colour, b.kind_of[form]] > 0:
                    for word in range(b.words):
                        ways = joining(b, s, colour, form, word, 0, 1) | joining(b, s, colour, form, word, 1, 0)
                        if listing == 1:
                            near = touching(b, s, form, word, SOUTH + 2) & ~ways
                            ways = near & fit.anchors_that_fit(b, s, colour, form, word) if near != 0 else 0
                        while ways != 0 and found < MAKERS:
                            out[found] = b.placement_at[form, word * BITS + lowest_bit(ways)]
                            found += 1
                            ways &= ways - 1
    forget_reach(b, s)
    return found


@rule
def reach_on_stones(b: Board, s: State, colour: int) -> None:
    """QR-18: into a row of its own, all that a stone would cover which touches both reaches."""
    for form in range(FORM_COUNT):
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                across = touching(b, s, form, word, SOUTH)
                if across != 0:
                    add_covered(b, s, form, word, across & touching(b, s, form, word, NORTH))
    for word in range(b.words):
        s.within[SOUTH + 2, word] = s.flood[word]
    forget_flood(b, s)


@rule
def may_lie(b: Board, s: State, colour: int, move: int) -> bool:
    """QR-10 to QR-16: may the colour place this?"""
    form = b.form_of[move]
    anchor = b.cell_of[move, 0] - b.skip_words[form, 0] * BITS - b.skip_bits[form, 0]
    fits = fit.anchors_that_fit(b, s, colour, form, anchor // BITS)
    return s.stock[colour, b.kind_of[form]] > 0 and fits >> anchor % BITS & 1 != 0


@rule
def safe(b: Board, s: State, colour: int, out: Any, found: int) -> int:
    """QR-16b: a stone may give the other side's elbow the rest that it lacked; such placements go, if others stay."""
    kept = 0
    for place in range(found):
        if refuter(b, s, colour, out[place]) == NONE:
            out[kept] = out[place]
            kept += 1
    return kept if kept > 0 else found


@rule
def useful(b: Board, s: State, colour: int, out: Any) -> int:
    """Part 12: the placements that cover most of the cells through which the shortest ways of both sides lead.

    The end of `out` serves as scratch: how many ways lead through a cell, and how many placements have each score.
    """
    weights = len(out) - b.cells
    scores = weights - SCORES
    if scores < MANY:
        return every_placement(b, s, colour, out)
    for place in range(scores, len(out)):
        out[place] = 0
    for side in range(2):
        stages = path(b, s, side)
        for form in range(FORM_COUNT):
            for word in range(b.words):
                ways = on_path(b, s, side, form, word, stages)
                while ways != 0:
                    weigh(b, int(b.placement_at[form, word * BITS + lowest_bit(ways)]), out, weights)
                    ways &= ways - 1
        forget_reach(b, s)
    return best_scores(b, s, colour, out, scores, weights)


@rule
def weigh(b: Board, move: int, out: Any, weights: int) -> None:
    """Part 12: one way more leads through the cells of this placement."""
    for i in range(b.covered[b.form_of[move]]):
        out[weights + int(b.cell_of[move, i])] += 1


@rule
def best_scores(b: Board, s: State, colour: int, out: Any, scores: int, weights: int) -> int:
    """Part 12: the placements with the best scores, at most MANY (but for those that are as good as the last)."""
    least = found = 0
    for listing in range(2):
        for form in range(FORM_COUNT):
            if s.stock[colour, b.kind_of[form]] > 0:
                for word in range(b.words):
                    fits = fit.anchors_that_fit(b, s, colour, form, word)
                    while fits != 0:
                        move = int(b.placement_at[form, word * BITS + lowest_bit(fits)])
                        fits &= fits - 1
                        score = score_of(b, move, out, weights)
                        if listing == 0:
                            out[scores + score] += 1
                        elif score >= least and found < scores:
                            out[found] = move
                            found += 1
        if listing == 0:
            least = SCORES - 1
            wanted = int(out[scores + least])
            while least > 0 and (wanted == 0 or wanted + out[scores + least - 1] <= MANY):
                least -= 1
                wanted += int(out[scores + least])
    return found


@rule
def score_of(b: Board, move: int, out: Any, weights: int) -> int:
    """Part 12: how many of the shortest ways a placement takes part in or bars, cell by cell."""
    score = 0
    for i in range(b.covered[b.form_of[move]]):
        score += int(out[weights + int(b.cell_of[move, i])])
    return min(score // GRAIN, SCORES - 1)


@rule
def every_placement(b: Board, s: State, colour: int, out: Any) -> int:
    """QR-8: every legal placement of a colour."""
    found = 0
    for form in range(FORM_COUNT):
        if s.stock[colour, b.kind_of[form]] > 0:
            for word in range(b.words):
                fits = fit.anchors_that_fit(b, s, colour, form, word)
                while fits != 0:
                    out[found] = b.placement_at[form, word * BITS + lowest_bit(fits)]
                    found += 1
                    fits &= fits - 1
    return found


@rule
def path(b: Board, s: State, colour: int) -> int:
    """Part 12: the stages that a shortest way across joins; all stages of both reaches stay for whoever goes on."""
    needed = ways_across(b, s, colour) // STONE
    for stage in range(STAGES - 1):
        reach_on(b, s, colour, SOUTH + stage)
        reach_on(b, s, colour, NORTH + stage)
    return min(needed - 1, 2 * STAGES - 2)


@rule
def on_path(b: Board, s: State, colour: int, form: int, word: int, stages: int) -> int:
    """Part 12: the anchors of one word from which a form lies on a shortest way across."""
    found = 0
    if s.stock[colour, b.kind_of[form]] > 0:
        for south in range(max(0, stages - STAGES + 1), min(stages, STAGES - 1) + 1):
            found |= joining(b, s, colour, form, word, south, stages - south)
    return found
