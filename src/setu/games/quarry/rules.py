"""Quarry: the rules. Numbers are those of the spec; a move is the number of a placement."""

from __future__ import annotations

import math
from typing import Any

from setu.engine.bits import BITS, FULL, bit_of, lowest_bit, word_of
from setu.engine.chance import draw_below
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, forget_events, hide_chance, hide_events, take_key, tell
from setu.engine.tables import Tables
from setu.games.quarry.board import ELBOW, END, FORMS
from setu.games.quarry.state import (
    BARE,
    BLACK,
    BLUE,
    BY_LINE,
    BY_OUT,
    BY_RESIGNING,
    BY_STALEMATE,
    DIAGONAL,
    ELBOW_RESTS,
    ENDED,
    KEPT,
    KINDS,
    NOBODY,
    ON,
    OUT_DRAWS,
    OUT_LOSES,
    OVER,
    PASSED,
    PLACED,
    PLACING,
    PRICES,
    STALEMATE_BY_POINTS,
    STARTER_DRAWN,
    STARTS,
    SWAPPED,
    SWAPPING,
)

FORM_COUNT, KIND_COUNT = len(FORMS), len(KINDS)

# Why a move may not be made, in the order of part 4; `words` gives each its rule and sentence.
(
    LEGAL,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    CHOOSE_COLOUR_FIRST,
    NO_COLOUR_CHOICE,
    NO_SUCH_MOVE,
    NO_STOCK,
    OFF_BOARD,
    WRONG_COLOUR,
    WRONG_LEVEL,
    BLOCKED,
    ELBOW_IN_THE_AIR,
    TOO_HIGH,
) = range(13)

# ---- set-up (part 3)


@rule
def setup(t: Tables, s: State) -> None:
    """QR-1, QR-3: an empty board, a full stock each, seat 0 Black and seat 1 Blue."""
    clear(t, s)
    for colour in range(2):
        s.holder[colour] = colour
        for kind in range(KIND_COUNT):
            s.stock[colour, kind] = t.count[kind]
    choose_starter(s)
    pass_while_stuck(t, s)


@rule
def clear(t: Tables, s: State) -> None:
    """QR-2: every space of the board bare."""
    s.winner = NOBODY
    for cell in range(t.cells):
        s.top[cell] = BARE
        for colour in range(2):
            s.rests[colour, 0, word_of(cell)] |= bit_of(cell)
        for level in range(t.max_height + 1):
            s.lower[level, word_of(cell)] |= bit_of(cell)


@rule
def choose_starter(s: State) -> None:
    """QR-7: lots are drawn for the start, unless the players fixed it."""
    if s.options.starter == STARTER_DRAWN:
        s.starter = draw_below(s, 2)
    else:
        s.starter = s.options.starter - 1
    s.to_move = s.starter
    tell(s, STARTS, EVERYONE, s.starter, 0, 0)


# ---- whose turn


@rule
def pending(t: Tables, s: State) -> int:
    """QR-7: players alternate, so one seat at a time owes a decision."""
    return 0 if s.phase == OVER else 1 << s.holder[s.to_move]


# ---- may this stone lie there? (QR-10 to QR-16)


@rule
def why_not(t: Tables, s: State, seat: int, move: int) -> int:
    """QR-8, R21: a turn is one placement, or the choice of colours where that is asked."""
    if s.phase == OVER:
        return GAME_IS_OVER
    if seat != s.holder[s.to_move]:
        return NOT_YOUR_TURN
    if move < 0 or move >= t.off_board + FORM_COUNT:
        return NO_SUCH_MOVE
    choice = move == t.swap or move == t.keep
    if s.phase == SWAPPING:
        return LEGAL if choice else CHOOSE_COLOUR_FIRST
    if choice:
        return NO_COLOUR_CHOICE
    return why_not_place(t, s, s.to_move, move)


@rule
def why_not_place(t: Tables, s: State, colour: int, move: int) -> int:
    """QR-10 to QR-16: the first rule that forbids a placement, in the stated order."""
    form = form_of(t, move)
    if s.stock[colour, t.kind_of[form]] == 0:
        return NO_STOCK
    if move >= t.off_board:
        return OFF_BOARD
    if not ends_on_own_ground(t, s, colour, form, move):
        return WRONG_COLOUR
    base = base_level(t, s, form, move)
    if not ends_are_level(t, s, form, move, base):
        return WRONG_LEVEL
    if not way_is_free(t, s, form, move, base):
        return BLOCKED
    if s.options.elbow == ELBOW_RESTS and not elbow_rests(t, s, form, move, base):
        return ELBOW_IN_THE_AIR
    if base + t.tallest[form] > t.max_height:
        return TOO_HIGH
    return LEGAL


@rule
def form_of(t: Tables, move: int) -> int:
    """QR-11: the form of a placement, or of one that would leave the board."""
    return move - t.off_board if move >= t.off_board else int(t.form_of[move])


@rule
def ends_on_own_ground(t: Tables, s: State, colour: int, form: int, move: int) -> bool:
    """QR-12, QR-15: each end lies on bare board or on its own colour, so only inner cells cross."""
    for i in range(t.covered[form]):
        top = s.top[t.cell_of[move, i]]
        if t.role[form, i] == END and top != BARE and top != colour:
            return False
    return True


@rule
def base_level(t: Tables, s: State, form: int, move: int) -> int:
    """QR-13: the first end fixes the level of the whole stone."""
    for i in range(t.covered[form]):
        if t.role[form, i] == END:
            return int(s.height[t.cell_of[move, i]]) - int(t.bottom[form, i])
    return 0


@rule
def ends_are_level(t: Tables, s: State, form: int, move: int, base: int) -> bool:
    """QR-13: every end stands exactly on what is under it; nothing overhangs."""
    for i in range(t.covered[form]):
        if t.role[form, i] == END and s.height[t.cell_of[move, i]] != base + t.bottom[form, i]:
            return False
    return base >= 0


@rule
def way_is_free(t: Tables, s: State, form: int, move: int, base: int) -> bool:
    """QR-14: between its ends a stone lies on or above what is there, never under or through it."""
    for i in range(t.covered[form]):
        if t.role[form, i] != END and s.height[t.cell_of[move, i]] > base + t.bottom[form, i]:
            return False
    return True


@rule
def elbow_rests(t: Tables, s: State, form: int, move: int, base: int) -> bool:
    """QR-16b: with `elbow=rest` a Corner's elbow lies on something, of any colour."""
    for i in range(t.covered[form]):
        if t.role[form, i] == ELBOW and s.height[t.cell_of[move, i]] != base:
            return False
    return True


# ---- all placements at once: the same rules on sets of cells


@rule
def moves(t: Tables, s: State, seat: int, out: Any) -> int:
    """QR-8: every legal move of the seat on turn."""
    if s.phase == OVER or seat != s.holder[s.to_move]:
        return 0
    if s.phase == SWAPPING:
        out[0] = t.swap
        out[1] = t.keep
        return 2
    found = 0
    for form in range(FORM_COUNT):
        if s.stock[s.to_move, t.kind_of[form]] > 0:
            for word in range(t.words):
                fits = anchors_that_fit(t, s, s.to_move, form, word)
                while fits != 0:
                    out[found] = t.placement_at[form, word * BITS + lowest_bit(fits)]
                    found += 1
                    fits &= fits - 1
    return found


@rule
def anchors_that_fit(t: Tables, s: State, colour: int, form: int, word: int) -> int:
    """QR-11 to QR-16: the anchors of one word from which a form may be placed, at whatever level."""
    fits = 0
    on_board = t.anchors[form, word]
    if on_board != 0:
        for base in range(t.max_height - t.tallest[form] + 1):
            here = on_board
            for i in range(t.covered[form]):
                ahead = word + t.skip_words[form, i]
                shift = t.skip_bits[form, i]
                level = base + t.bottom[form, i]
                role = t.role[form, i]
                if role == END:
                    here &= ahead_of(s.rests[colour, level], ahead, shift)
                elif role == ELBOW and s.options.elbow == ELBOW_RESTS:
                    here &= ahead_of(s.rests[0, level], ahead, shift) | ahead_of(s.rests[1, level], ahead, shift)
                else:
                    here &= ahead_of(s.lower[level], ahead, shift)
                if here == 0:
                    break
            fits |= here
    return fits


@rule
def ahead_of(cells: Any, word: int, shift: int) -> int:
    """QR-11: the cells that lie `shift` bits ahead, moved back onto their anchors."""
    return (cells[word] >> shift) | ((cells[word + 1] << (BITS - shift)) & FULL)


@rule
def can_place(t: Tables, s: State, colour: int) -> bool:
    """QR-9: is there any legal placement?"""
    for form in range(FORM_COUNT):
        if s.stock[colour, t.kind_of[form]] > 0:
            for word in range(t.words):
                if anchors_that_fit(t, s, colour, form, word) != 0:
                    return True
    return False


@rule
def remark(t: Tables, s: State, seat: int, move: int) -> int:
    """QR-13, QR-15, QR-19: the level of a placement, + 8 if it crosses, + 16 if it wins."""
    if move >= t.placements:
        return 0
    form = form_of(t, move)
    note = base_level(t, s, form, move)
    if crosses(t, s, s.to_move, form, move):
        note += 8
    if would_win(t, s, s.to_move, form, move):
        note += 16
    return note


@rule
def crosses(t: Tables, s: State, colour: int, form: int, move: int) -> bool:
    """QR-15: does the stone cover a cell that showed the opponent?"""
    for i in range(t.covered[form]):
        if s.top[t.cell_of[move, i]] == 1 - colour:
            return True
    return False


@rule
def would_win(t: Tables, s: State, colour: int, form: int, move: int) -> bool:
    """QR-19: would the line be complete with this stone? The set of shown cells is put back."""
    for i in range(t.covered[form]):
        cell = t.cell_of[move, i]
        s.shown[colour, word_of(cell)] |= bit_of(cell)
    won = shows_in_both_quarries(t, s, colour) and completes_line(t, s, colour, form, move)
    for i in range(t.covered[form]):
        cell = t.cell_of[move, i]
        if s.top[cell] != colour:
            s.shown[colour, word_of(cell)] &= ~bit_of(cell)
    return won


# ---- the turn


@rule
def play(t: Tables, s: State, seat: int, move: int) -> None:
    """QR-8, R26: place, look for a line, and only then for the next player and a stalemate."""
    forget_events(s)
    if s.phase == SWAPPING:
        choose_colour(t, s, move)
        return
    colour = s.to_move
    place(t, s, colour, move)
    s.passes = 0
    if completes_line(t, s, colour, form_of(t, move), move):
        finish(s, colour, BY_LINE)
        return
    s.to_move = 1 - colour
    if s.stones == 1 and s.options.swap == ON:
        s.phase = SWAPPING
    else:
        pass_while_stuck(t, s)


@rule
def place(t: Tables, s: State, colour: int, move: int) -> None:
    """QR-17: the stone leaves the stock, and its cells get its height and colour."""
    form = form_of(t, move)
    base = base_level(t, s, form, move)
    crossed = crosses(t, s, colour, form, move)
    for i in range(t.covered[form]):
        cover(t, s, colour, t.cell_of[move, i], base + t.top[form, i])
    s.stock[colour, t.kind_of[form]] -= 1
    s.placed[s.stones] = move
    s.placed_level[s.stones] = base
    s.placed_by[s.stones] = colour
    s.stones += 1
    tell(s, PLACED, EVERYONE, move, base, 2 * colour + (1 if crossed else 0))


@rule
def cover(t: Tables, s: State, colour: int, cell: int, height: int) -> None:
    """QR-17: a cell grows and shows a colour; the sets of cells follow."""
    word, bit = word_of(cell), bit_of(cell)
    before = s.height[cell]
    for one in range(2):
        s.rests[one, before, word] &= ~bit
        s.shown[one, word] &= ~bit
    for level in range(before, height):
        s.lower[level, word] &= ~bit
    s.rests[colour, height, word] |= bit
    s.shown[colour, word] |= bit
    s.height[cell] = height
    s.top[cell] = colour


@rule
def choose_colour(t: Tables, s: State, move: int) -> None:
    """R21: the seats exchange colours or keep them; stone, stock and turn stay with the colours."""
    if move == t.swap:
        s.holder[BLACK], s.holder[BLUE] = s.holder[BLUE], s.holder[BLACK]
        tell(s, SWAPPED, EVERYONE, s.holder[s.to_move], s.to_move, 0)
    else:
        tell(s, KEPT, EVERYONE, s.holder[s.to_move], s.to_move, 0)
    s.phase = PLACING
    pass_while_stuck(t, s)


@rule
def pass_while_stuck(t: Tables, s: State) -> None:
    """QR-9, R14, R15, R16: who cannot place passes, or ends the game, as the options say."""
    while s.phase == PLACING and not can_place(t, s, s.to_move):
        if s.options.out == OUT_DRAWS:
            finish(s, NOBODY, BY_OUT)
        elif s.options.out == OUT_LOSES:
            finish(s, 1 - s.to_move, BY_OUT)
        else:
            tell(s, PASSED, EVERYONE, s.to_move, 0, 0)
            s.passes += 1
            s.to_move = 1 - s.to_move
            if s.passes == 2:
                finish(s, stalemate_winner(t, s), BY_STALEMATE)


@rule
def resign(t: Tables, s: State, seat: int) -> None:
    """R25: a resignation is a loss; points count as they stand."""
    forget_events(s)
    finish(s, BLUE if s.holder[BLACK] == seat else BLACK, BY_RESIGNING)


@rule
def finish(s: State, winner: int, reason: int) -> None:
    """QR-19: the game stops; there is no reply."""
    s.phase = OVER
    s.winner = winner
    s.reason = reason
    tell(s, ENDED, EVERYONE, winner, reason, 0)


# ---- the line (QR-18 to QR-20)


@rule
def completes_line(t: Tables, s: State, colour: int, form: int, move: int) -> bool:
    """QR-19, QR-20, R5: does the line through this stone join South Quarry and North Quarry?"""
    for i in range(t.covered[form]):
        cell = t.cell_of[move, i]
        s.flood[word_of(cell)] |= bit_of(cell)
    flood_through(t, s, colour)
    south = north = False
    for word in range(t.words):
        south = south or s.flood[word] & t.south[word] != 0
        north = north or s.flood[word] & t.north[word] != 0
        s.flood[word] = 0
    return south and north


@rule
def shows_in_both_quarries(t: Tables, s: State, colour: int) -> bool:
    """QR-19: the least that a line needs, and quickly asked."""
    south = north = False
    for word in range(t.words):
        south = south or s.shown[colour, word] & t.south[word] != 0
        north = north or s.shown[colour, word] & t.north[word] != 0
    return south and north


@rule
def has_line(t: Tables, s: State, colour: int) -> bool:
    """QR-19: is there a line of this colour at all? (For positions; a move is asked by its stone.)"""
    for word in range(t.words):
        s.flood[word] = s.shown[colour, word] & t.south[word]
    flood_through(t, s, colour)
    found = False
    for word in range(t.words):
        found = found or s.flood[word] & t.north[word] != 0
        s.flood[word] = 0
    return found


@rule
def flood_through(t: Tables, s: State, colour: int) -> None:
    """QR-18: let `flood` run on through the cells that show the colour."""
    growing = True
    while growing:
        growing = False
        for word in range(t.words):
            more = beside(t, s, s.flood, word) & s.shown[colour, word] & ~s.flood[word]
            if more != 0:
                s.flood[word] |= more
                growing = True


@rule
def beside(t: Tables, s: State, cells: Any, word: int) -> int:
    """QR-18, R6: the neighbours of a set, side to side; with `line=diagonal` also corner to corner."""
    near = up(cells, word, t.width) | down(cells, word, t.width)
    near |= up(cells, word, 1) & t.not_west[word] | down(cells, word, 1) & t.not_east[word]
    if s.options.line == DIAGONAL:
        near |= (up(cells, word, t.width + 1) | down(cells, word, t.width - 1)) & t.not_west[word]
        near |= (up(cells, word, t.width - 1) | down(cells, word, t.width + 1)) & t.not_east[word]
    return near


@rule
def up(cells: Any, word: int, by: int) -> int:
    """QR-18: a set moved on by so many cells."""
    moved = (cells[word] << by) & FULL
    if word > 0:
        moved |= cells[word - 1] >> (BITS - by)
    return moved


@rule
def down(cells: Any, word: int, by: int) -> int:
    """QR-18: a set moved back by so many cells."""
    return (cells[word] >> by) | ((cells[word + 1] << (BITS - by)) & FULL)


# ---- the end (part 8)


@rule
def unplayed(t: Tables, s: State, colour: int) -> int:
    """QR-23: the points of a colour's unplayed stones."""
    points = 0
    for kind in range(KIND_COUNT):
        points += t.points[kind] * s.stock[colour, kind]
    return points


@rule
def stalemate_winner(t: Tables, s: State) -> int:
    """R16: nobody, or with `stalemate=points` whoever kept more."""
    black, blue = unplayed(t, s, BLACK), unplayed(t, s, BLUE)
    if s.options.stalemate != STALEMATE_BY_POINTS or black == blue:
        return NOBODY
    return BLACK if black > blue else BLUE


@rule
def outcome(t: Tables, s: State, out: Any) -> None:
    """QR-23, QR-24, R17: the winner scores twice his unplayed stones, anybody else once."""
    for colour in range(2):
        seat = s.holder[colour]
        won = s.winner == colour
        out[seat, 0] = 1 if won or s.winner == NOBODY else 2
        out[seat, 1] = unplayed(t, s, colour) * (2 if won else 1)


# ---- what may be seen (part 7)


@rule
def hide(t: Tables, s: State, seat: int) -> None:
    """QR-21, QR-22: everything is open but the seed of the draw."""
    hide_chance(s)
    hide_events(s, seat)


@rule
def imagine(t: Tables, s: State, seat: int, key: Any) -> None:
    """QR-21: nothing is hidden, so only the key is new."""
    take_key(s, key)


# ---- for those who search and learn (part 12)

FAR = 40
DEAREST = PRICES - 1


@rule
def estimate(t: Tables, s: State, out: Any) -> None:
    """Part 12.2: who needs fewer cells to join the quarries, with half a cell for the move."""
    if s.phase == OVER:
        for colour in range(2):
            out[s.holder[colour]] = 0.5 if s.winner == NOBODY else (1.0 if s.winner == colour else 0.0)
        return
    lead = float(cell_distance(t, s, BLUE) - cell_distance(t, s, BLACK))
    lead += 0.5 if s.to_move == BLACK else -0.5
    chance = 1.0 / (1.0 + math.exp(-0.8 * lead))
    out[s.holder[BLACK]] = chance
    out[s.holder[BLUE]] = 1.0 - chance


@rule
def cell_distance(t: Tables, s: State, colour: int) -> int:
    """Part 12.2: the cheapest way across: own cells free, bare ones 1, hostile ones 2 + height."""
    for word in range(t.words):
        s.flood[word] = 0
    distance = FAR
    for cost in range(FAR):
        for word in range(t.words):
            s.within[cost % PRICES, word] = reached_at(t, s, colour, cost, word)
        for word in range(t.words):
            s.flood[word] |= s.within[cost % PRICES, word]
        flood_through(t, s, colour)
        arrived = False
        for word in range(t.words):
            s.within[cost % PRICES, word] = s.flood[word]
            arrived = arrived or s.flood[word] & t.north[word] != 0
        if arrived:
            distance = cost
            break
    for word in range(t.words):
        s.flood[word] = 0
        for step in range(PRICES):
            s.within[step, word] = 0
    return distance


@rule
def reached_at(t: Tables, s: State, colour: int, cost: int, word: int) -> int:
    """Part 12.2: cells that can be entered for exactly this much more; a full cell never (F5)."""
    reached = s.shown[colour, word] & t.south[word]
    for price in range(1, min(DEAREST, cost) + 1):
        near = t.south[word] | beside(t, s, s.within[(cost - price) % PRICES], word)
        if price == 1:
            reached |= near & s.rests[colour, 0, word]
        for height in range(1, t.max_height):
            if min(2 + height, DEAREST) == price:
                reached |= near & s.rests[1 - colour, height, word]
    return reached


@rule
def features(t: Tables, s: State, seat: int, out: Any) -> None:
    """Part 12: height, own and other colour per cell; both stocks; what is asked of the seat."""
    own = BLACK if s.holder[BLACK] == seat else BLUE
    for cell in range(t.cells):
        out[cell] = s.height[cell] / t.max_height
        out[t.cells + cell] = 1.0 if s.top[cell] == own else 0.0
        out[2 * t.cells + cell] = 1.0 if s.top[cell] == 1 - own else 0.0
    kinds = KIND_COUNT
    for kind in range(kinds):
        most = max(1, t.count[kind])
        out[3 * t.cells + kind] = s.stock[own, kind] / most
        out[3 * t.cells + kinds + kind] = s.stock[1 - own, kind] / most
    out[3 * t.cells + 2 * kinds] = 1.0 if s.to_move == own else 0.0
    out[3 * t.cells + 2 * kinds + 1] = 1.0 if s.phase == SWAPPING else 0.0


@rule
def conserved(t: Tables, s: State) -> bool:
    """QR-3: each stone is in the stock or on the board; the sets of cells say what the heights say."""
    for colour in range(2):
        for kind in range(KIND_COUNT):
            on_board = 0
            for stone in range(s.stones):
                if s.placed_by[stone] == colour and t.kind_of[t.form_of[s.placed[stone]]] == kind:
                    on_board += 1
            if s.stock[colour, kind] < 0 or s.stock[colour, kind] + on_board != t.count[kind]:
                return False
    for cell in range(t.cells):
        word, bit = word_of(cell), bit_of(cell)
        height, top = s.height[cell], s.top[cell]
        if height > t.max_height or (height == 0) != (top == BARE):
            return False
        for colour in range(2):
            if (s.shown[colour, word] & bit != 0) != (top == colour):
                return False
            for level in range(t.max_height + 1):
                rests = height == level and (top == BARE or top == colour)
                if (s.rests[colour, level, word] & bit != 0) != rests:
                    return False
        for level in range(t.max_height + 1):
            if (s.lower[level, word] & bit != 0) != (height <= level):
                return False
    return True
