"""River Dragons and Sunderbans: the rules. Numbers are those of the spec.

The round is here; `program` holds the cards and who may see them, `stones`, `planks`,
`removal` and `pawns` what the cards do, `geometry` the model of part 4.5, `learn` what
search and learning ask for. What differs between the editions is an option, asked where
the rule differs.
"""

from __future__ import annotations

from typing import Any

from setu.engine.chance import draw_below, shuffle
from setu.engine.rule import rule
from setu.engine.state import EVERYONE, State, forget_events, tell
from setu.engine.tables import Tables
from setu.games.delta.conservation import conserved
from setu.games.delta.learn import estimate, features
from setu.games.delta.pawns import (
    can_jump,
    can_walk,
    fall,
    finish,
    jump,
    list_jumps,
    list_walks,
    walk,
    way_to_go2,
    why_not_jump,
    why_not_walk,
)
from setu.games.delta.planks import (
    lay_plank,
    least_number,
    list_picks,
    list_spots,
    lose_plank,
    number_of,
    one_fits,
    why_not_pick,
    why_not_spot,
)
from setu.games.delta.program import everyone, hide, imagine, list_cards, take_cards_back, why_not_agree, why_not_lay
from setu.games.delta.removal import can_remove, list_removals, take_away, why_not_lift, why_not_take
from setu.games.delta.state import (
    ACTING,
    AGREE,
    AGREES,
    BLOCK,
    BLOCKED,
    BY_AGREEING,
    BY_CAP,
    BY_EYE,
    BY_RESIGNING,
    BY_SEATS,
    CHOOSING_FIRST,
    CHOSEN,
    COLOUR_DRAWN,
    COLOURS,
    COLUMNS,
    FIRST,
    GAME_IS_OVER,
    ISLET,
    JP,
    JUMP,
    KEEP,
    LAST_ROUND,
    LAY,
    LEAP,
    LEFT,
    LEGAL,
    LIFT,
    LOSE_SHORT,
    MOST_SEATS,
    MOST_STONES,
    MOST_TRIES,
    MOVE,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NONE,
    NOT_ASKED,
    NOT_YOUR_TURN,
    NOTHING,
    NOWHERE,
    NUMBERS,
    OVER,
    P2,
    PICK,
    PLACE,
    PLANK,
    PLANKS,
    PROGRAMMING,
    RANDOM,
    READY,
    REMOVE,
    REVEALED,
    RM,
    ROUND_BEGINS,
    ROUND_TRIP,
    S2,
    SLOTS,
    SPACES,
    SPOT,
    STARTS,
    STEP,
    STONE,
    STOPS,
    SUPPORTS,
    TAKE,
    VILLAGES,
    WATER,
)
from setu.games.delta.stones import list_stones, place_stone, reopen_water, room_for_stone, why_not_stone

__all__ = ["conserved", "estimate", "features", "hide", "imagine"]

# ---- set-up (part 3)


@rule
def setup(t: Tables, s: State) -> None:
    """DL-1, DL-3, DL-4: colours by the number of players, pawns at home, six planks each, an empty board."""
    clear(t, s)
    choose_colours(t, s)
    for seat in range(s.seats):
        colour = int(s.colour[seat])
        s.holder[colour] = seat
        s.pawn[seat] = PLANKS + t.home[colour]
        s.reserve[seat] = ((1 << NUMBERS) - 1) << (NUMBERS * colour)
    for seat in range(s.seats):
        s.hand[seat] = hand_of(s, seat)
    seat_clockwise(t, s)
    if s.options.first == CHOSEN:
        s.phase = CHOOSING_FIRST
    else:
        give_marker(s, draw_below(s, s.seats))


@rule
def clear(t: Tables, s: State) -> None:
    """DL-4: nothing on the board, all stones in the common reserve."""
    s.stone_reserve = t.stone_count
    s.slot = NONE
    s.actor = NONE
    s.picked = NONE
    for village in range(VILLAGES):
        s.room |= 1 << (MOST_STONES + village)
    for plank in range(PLANKS):
        s.end_a[plank] = NONE
        s.end_b[plank] = NONE
        s.landing[plank] = NONE
        s.span[plank] = NONE
    for colour in range(COLOURS):
        s.holder[colour] = NONE
    for seat in range(MOST_SEATS):
        take_cards_back(s, seat)
    reopen_water(t, s)


@rule
def choose_colours(t: Tables, s: State) -> None:
    """Part 3: the colours that the number of players asks for, as listed or drawn by lot."""
    for seat in range(s.seats):
        s.colour[seat] = t.in_play[s.seats, seat]
    if s.options.colours == RANDOM:
        shuffle(s, s.colour, s.seats)
        for seat in range(s.seats):
            tell(s, COLOUR_DRAWN, EVERYONE, seat, int(s.colour[seat]), 0)


@rule
def hand_of(s: State, seat: int) -> int:
    """DL-3: eight actions and a block against every other colour in play."""
    cards = (1 << BLOCK) - 1
    for colour in range(COLOURS):
        if s.holder[colour] != NONE and s.holder[colour] != seat:
            cards |= 1 << (BLOCK + colour)
    return cards


@rule
def seat_clockwise(t: Tables, s: State) -> None:
    """R2: turns go round the villages in play, or with `order=seats` round the table."""
    for seat in range(s.seats):
        s.order[seat] = seat
    if s.options.order == BY_SEATS:
        return
    for place in range(1, s.seats):
        back = place
        while back > 0 and ring_place(t, s, back) < ring_place(t, s, back - 1):
            seat = int(s.order[back])
            s.order[back] = s.order[back - 1]
            s.order[back - 1] = seat
            back -= 1


@rule
def ring_place(t: Tables, s: State, place: int) -> int:
    """R2: where on the ring of villages the seat at this place of the order starts."""
    return int(t.clockwise[t.home[s.colour[s.order[place]]]])


@rule
def give_marker(s: State, place: int) -> None:
    """R3: the first-player marker is drawn by lot, or given to a chosen player; the first round begins."""
    s.first = place
    tell(s, STARTS, EVERYONE, int(s.colour[s.order[place]]), 0, 0)
    s.round = 1
    begin_round(s)


# ---- whose turn, and what is legal


@rule
def pending(t: Tables, s: State) -> int:
    """DL-10, DL-13: while programming everyone who is not ready; then whose card is being resolved."""
    if s.phase == OVER:
        return 0
    if s.phase == PROGRAMMING:
        return everyone(s) & ~s.ready
    if s.phase == CHOOSING_FIRST:
        return everyone(s) & -everyone(s)
    return 1 << s.actor


@rule
def why_not(t: Tables, s: State, seat: int, move: int) -> int:
    """DL-5: what is asked must be done; each phase has its own kind of move."""
    if s.phase == OVER:
        return GAME_IS_OVER
    if pending(t, s) >> seat & 1 == 0:
        return NOT_YOUR_TURN
    if move < 0 or move >= WATER + t.rows * COLUMNS:
        return NO_SUCH_MOVE
    if s.phase == PROGRAMMING and move < AGREE:
        return why_not_lay(s, seat, move - LAY)
    if s.phase == PROGRAMMING and move == AGREE:
        return why_not_agree(s, seat)
    if s.phase == CHOOSING_FIRST and FIRST <= move < PICK:
        return LEGAL if everyone(s) >> (move - FIRST) & 1 else NO_SUCH_SEAT
    if s.phase == STONE and move >= ISLET:
        return why_not_stone(t, s, move)
    if s.phase == PLANK and PICK <= move < TAKE:
        return why_not_pick(t, s, seat, move - PICK)
    if s.phase == PLACE and SPOT <= move < STEP:
        return why_not_spot(t, s, (move - SPOT) // SUPPORTS, (move - SPOT) % SUPPORTS)
    if s.phase == REMOVE and TAKE <= move < SPOT:
        return why_not_take(s, seat, move - TAKE) if move < LIFT else why_not_lift(s, move - LIFT)
    if s.phase == MOVE and STEP <= move < JUMP:
        return why_not_walk(t, s, seat, card_of(s, seat), (move - STEP) // STOPS, (move - STEP) % STOPS)
    if s.phase == LEAP and JUMP <= move < ISLET:
        return why_not_jump(t, s, seat, (move - JUMP) // SPACES, (move - JUMP) % SPACES)
    return NOT_ASKED


@rule
def moves(t: Tables, s: State, seat: int, out: Any) -> int:
    """DL-5: every legal move of a seat that owes a decision."""
    if pending(t, s) >> seat & 1 == 0:
        return 0
    if s.phase == PROGRAMMING:
        return list_cards(s, seat, out)
    if s.phase == CHOOSING_FIRST:
        return list_seats(s, out)
    if s.phase == STONE:
        return list_stones(t, s, out)
    if s.phase == PLANK:
        return list_picks(t, s, seat, out)
    if s.phase == PLACE:
        return list_spots(t, s, out)
    if s.phase == REMOVE:
        return list_removals(t, s, seat, out)
    if s.phase == MOVE:
        return list_walks(t, s, seat, card_of(s, seat), out)
    return list_jumps(t, s, seat, out)


@rule
def list_seats(s: State, out: Any) -> int:
    """R3: everyone may be first."""
    found = 0
    for seat in range(s.seats):
        if everyone(s) >> seat & 1:
            out[found] = FIRST + seat
            found += 1
    return found


@rule
def remark(t: Tables, s: State, seat: int, move: int) -> int:
    """DL-47: 1 if, as everybody can see, the plank that is picked will be lost."""
    if s.phase == PLANK and s.options.table != BY_EYE and number_of(move - PICK) < s.needs:
        return 1
    return 0


@rule
def play(t: Tables, s: State, seat: int, move: int) -> None:
    """DL-13: a decision, and everything that follows from it without another."""
    forget_events(s)
    phase = s.phase
    if phase == PROGRAMMING:
        if move == AGREE:
            agree(s, seat)
        else:
            lay_card(t, s, seat, move - LAY)
        return
    if phase == CHOOSING_FIRST:
        give_marker(s, place_of(s, move - FIRST))
        return
    if phase == PLANK:
        pick_plank(s, seat, move - PICK)
    elif phase == PLACE:
        if lay_plank(t, s, seat, (move - SPOT) // SUPPORTS, (move - SPOT) % SUPPORTS):
            put_plank_down(s)
    else:
        s.left -= 1
        s.phase = ACTING
        if phase == STONE:
            place_stone(t, s, int(s.colour[seat]), move)
        elif phase == REMOVE:
            take_away(t, s, seat, move)
        elif phase == MOVE:
            walk(t, s, seat, move)
        else:
            jump(t, s, seat, move)
    carry_on(t, s)


@rule
def place_of(s: State, seat: int) -> int:
    """R2: the place of a seat in the turn order."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


# ---- programming (DL-10 to DL-12)


@rule
def begin_round(s: State) -> None:
    """DL-10, DL-14: everybody has all cards in hand again."""
    for seat in range(s.seats):
        take_cards_back(s, seat)
    s.ready = 0
    s.blocked = 0
    s.slot = NONE
    s.turn = 0
    s.actor = NONE
    s.phase = PROGRAMMING
    tell(s, ROUND_BEGINS, EVERYONE, s.round, int(s.colour[s.order[s.first]]), 0)


@rule
def lay_card(t: Tables, s: State, seat: int, card: int) -> None:
    """DL-10, DL-12, R26: face down into the next slot; with the fifth card the seat is ready, for good."""
    s.program[seat, s.laid[seat]] = card
    s.laid[seat] += 1
    if s.laid[seat] == SLOTS:
        s.ready |= 1 << seat
        tell(s, READY, EVERYONE, int(s.colour[seat]), 0, 0)
        start_when_ready(t, s)


@rule
def agree(s: State, seat: int) -> None:
    """R29: a seat secretly wants to end the game; it still programs, in case not all do."""
    s.agreed |= 1 << seat
    tell(s, AGREES, seat, int(s.colour[seat]), 0, 0)


@rule
def start_when_ready(t: Tables, s: State) -> None:
    """DL-13, R29: when all have programmed, the first slot is turned up, unless all agreed to end."""
    if s.ready != everyone(s):
        return
    all_agree = s.agreed == everyone(s)
    s.agreed = 0
    if all_agree:
        finish(s, nearest_to_goal(t, s), BY_AGREEING)
        return
    s.phase = ACTING
    reveal(s)
    carry_on(t, s)


# ---- reveal and blocks (DL-13, DL-20 to DL-23)


@rule
def card_of(s: State, seat: int) -> int:
    """DL-13: the card of a seat in the slot that was turned up last."""
    return int(s.program[seat, s.slot])


@rule
def reveal(s: State) -> None:
    """DL-13, DL-20 to DL-22, R34: all cards of the slot at once; every block works, whoever acts first."""
    s.slot += 1
    s.turn = NONE
    s.blocked = 0
    for after in range(s.seats):
        seat = int(s.order[(s.first + after) % s.seats])
        card = card_of(s, seat)
        if card != NONE:
            tell(s, REVEALED, EVERYONE, int(s.colour[seat]), s.slot + 1, card)
            if card >= BLOCK:
                s.blocked |= 1 << int(s.holder[card - BLOCK])


@rule
def carry_on(t: Tables, s: State) -> None:
    """DL-13: each card is resolved in full, then the next player's, then the next slot."""
    while s.phase == ACTING:
        if s.left > 0:
            ask(t, s, s.actor, card_of(s, s.actor))
        else:
            next_card(t, s)


@rule
def next_card(t: Tables, s: State) -> None:
    """DL-13, DL-20, DL-23: clockwise from the first player; blocks and blocked cards do nothing more."""
    s.actor = NONE
    s.turn += 1
    if s.turn == s.seats:
        if s.slot == SLOTS - 1:
            end_round(t, s)
        else:
            reveal(s)
        return
    seat = int(s.order[(s.first + s.turn) % s.seats])
    card = card_of(s, seat)
    if card == NONE or card >= BLOCK:
        return
    if s.blocked >> seat & 1:
        tell(s, BLOCKED, EVERYONE, int(s.colour[seat]), card, blocker_of(s, int(s.colour[seat])))
        return
    s.actor = seat
    s.left = 2 if card == S2 or card == P2 else 1


@rule
def blocker_of(s: State, colour: int) -> int:
    """DL-20: the colour that blocks this one in the slot; of several, the first in turn order."""
    for after in range(s.seats):
        seat = int(s.order[(s.first + after) % s.seats])
        if card_of(s, seat) == BLOCK + colour:
            return int(s.colour[seat])
    return NONE


@rule
def ask(t: Tables, s: State, seat: int, card: int) -> None:
    """DL-5: ask for the decision that the card needs, or find that nothing can be done."""
    if card <= S2:
        ask_for_stone(t, s, seat, card)
    elif card <= P2:
        ask_for_plank(t, s, seat, card)
    elif card == RM:
        if can_remove(t, s, seat):
            s.phase = REMOVE
        else:
            do_nothing(s, seat, card)
    elif card == JP and can_jump(t, s, seat):
        s.phase = LEAP
    elif card != JP and can_walk(t, s, seat):
        s.phase = MOVE
    else:
        fall(t, s, seat, card)
        s.left = 0


@rule
def ask_for_stone(t: Tables, s: State, seat: int, card: int) -> None:
    """DL-32 to DL-34, R28: a stone that is not there, or has no place, is lost."""
    if s.stone_reserve > 0 and room_for_stone(t, s):
        s.phase = STONE
    else:
        do_nothing(s, seat, card)


@rule
def ask_for_plank(t: Tables, s: State, seat: int, card: int) -> None:
    """DL-46 to DL-49, R12: which plank? With none that fits, the options say whether one is lost."""
    if s.reserve[seat] == 0:
        do_nothing(s, seat, card)
        return
    s.needs = least_number(t, s)
    misfit = s.options.misfit
    spared = misfit == KEEP or (misfit == LOSE_SHORT and s.needs == NOWHERE)
    if spared and not one_fits(s, seat):
        s.needs = 0
        do_nothing(s, seat, card)
    else:
        s.phase = PLANK


@rule
def do_nothing(s: State, seat: int, card: int) -> None:
    """DL-32, DL-46, DL-48, DL-66: the card, or what is left of it, has no effect."""
    s.left = 0
    tell(s, NOTHING, EVERYONE, int(s.colour[seat]), card, 0)


@rule
def pick_plank(s: State, seat: int, plank: int) -> None:
    """DL-47, R12, R13: the pick is final; a plank that fits nowhere is lost at once."""
    if number_of(plank) >= s.needs:
        s.picked = plank
        s.phase = PLACE
        s.needs = 0
    else:
        lose_plank(s, seat, plank)
        put_plank_down(s)


@rule
def put_plank_down(s: State) -> None:
    """DL-45: one plank is dealt with; the second of a `P2` is picked after it."""
    s.picked = NONE
    s.needs = 0
    s.tries = 0
    for one in range(MOST_TRIES):
        s.tried[one] = 0
    s.left -= 1
    s.phase = ACTING


@rule
def end_round(t: Tables, s: State) -> None:
    """DL-14, R29: the marker goes to the left, or the cap ends the game."""
    cap = LAST_ROUND if s.options.roundCap == 0 else s.options.roundCap
    if s.round >= cap:
        finish(s, nearest_to_goal(t, s), BY_CAP)
        return
    s.first = (s.first + 1) % s.seats
    while s.out >> int(s.order[s.first]) & 1:
        s.first = (s.first + 1) % s.seats
    s.round += 1
    begin_round(s)


# ---- the end (DL-90 to DL-92, R29, R30)


@rule
def nearest_to_goal(t: Tables, s: State) -> int:
    """R29: on a round trip who has touched is before who has not; then the shorter way; equals share."""
    winners, best_far, best_way = 0, 2, 0
    for seat in range(s.seats):
        if everyone(s) >> seat & 1:
            far = 1 if s.options.trip == ROUND_TRIP and s.touched >> seat & 1 == 0 else 0
            way = way_to_go2(t, s, seat)
            if far < best_far or (far == best_far and way < best_way):
                winners, best_far, best_way = 0, far, way
            if far == best_far and way == best_way:
                winners |= 1 << seat
    return winners


@rule
def resign(t: Tables, s: State, seat: int) -> None:
    """A table service, where the rules are silent: who gives up leaves the board; the last one left wins."""
    forget_events(s)
    if s.out >> seat & 1:
        return
    s.out |= 1 << seat
    s.ready &= ~(1 << seat)
    s.agreed &= ~(1 << seat)
    s.pawn[seat] = PLANKS + t.home[s.colour[seat]]
    take_cards_back(s, seat)
    tell(s, LEFT, EVERYONE, int(s.colour[seat]), 0, 0)
    if everyone(s) & (everyone(s) - 1) == 0:
        finish(s, everyone(s), BY_RESIGNING)
    elif s.phase == PROGRAMMING:
        start_when_ready(t, s)
    elif s.phase != CHOOSING_FIRST and s.actor == seat:
        put_plank_down(s)
        s.left = 0
        carry_on(t, s)
    elif s.phase == LEAP:  # the pawn that was to be jumped may have left
        s.phase = ACTING
        carry_on(t, s)


@rule
def outcome(t: Tables, s: State, out: Any) -> None:
    """DL-91, R29, R30: winners share the first place, all others the last; there are no points."""
    won = 0
    for seat in range(s.seats):
        won += s.winners >> seat & 1
    for seat in range(s.seats):
        wins = s.winners >> seat & 1
        out[seat, 0] = 1 if wins else won + 1
        out[seat, 1] = wins
