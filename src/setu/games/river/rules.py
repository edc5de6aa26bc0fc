"""River Dragons and Sunderbans: the rules, round by round. Numbers are those of the spec.

What the cards do is told by `stones`, `planks`, `removal` and `pawns`; where the editions differ, an option is asked.
"""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.rng import draw_below, shuffle
from setu.engine.rule import rule
from setu.engine.state import State, forget_events, tell, tell_only
from setu.games.river import pawns, planks, programs, removal, stones
from setu.games.river.codes import NONE, action, book, cards, ending, event, fits, option, phase, refusal

# ---- the round (DL-10 to DL-14)


@rule
def go_on(b: Board, s: State) -> None:
    """DL-13: the round in its order, as far as it goes without a decision."""
    if s.phase == phase.PROGRAMMING and s.ready == everyone(s):
        end_programming(b, s)  # 1 everybody has laid five cards: DL-10 to DL-12
    while s.phase == phase.ACTING:
        if s.left > 0:
            ask(b, s, s.actor, card_of(s, s.actor))  # 2 a card is resolved in full: DL-5
        elif s.turn < s.seats:
            next_turn(s)  # then the next player's: DL-13, DL-23
        elif s.slot < book.SLOTS - 1:
            reveal(s)  # then the next slot: DL-13, DL-20
        else:
            end_round(b, s)  # 3 the marker goes round: DL-14


@rule
def play(b: Board, s: State, seat: int, move: int) -> None:
    """DL-13: a decision, and everything that follows from it without another."""
    forget_events(s)
    if s.phase == phase.PROGRAMMING:
        program(s, seat, move)
    elif s.phase == phase.CHOOSING_FIRST:
        give_marker(s, place_of(s, action.first.other(move)))
    elif s.phase == phase.PLANK:
        pick_plank(s, seat, action.pick.plank(move))
    elif s.phase == phase.PLACE:
        if planks.lay_plank(b, s, seat, action.span.a(move), action.span.b(move)):
            put_plank_down(s)
    else:
        act(b, s, seat, move)
    go_on(b, s)


@rule
def act(b: Board, s: State, seat: int, move: int) -> None:
    """DL-30, DL-60, DL-70, DL-80: a stone, a removal, a walk or a jump is done at once."""
    asked = s.phase
    s.left -= 1
    s.phase = phase.ACTING
    if asked == phase.STONE:
        stones.place_stone(b, s, int(s.colour[seat]), move)
    elif asked == phase.REMOVE:
        removal.take_away(b, s, seat, move)
    elif asked == phase.MOVE:
        pawns.walk(b, s, seat, move)
    else:
        pawns.jump(b, s, seat, move)


# ---- set-up (part 3)


@rule
def setup(b: Board, s: State) -> None:
    """DL-1, DL-3, DL-4: colours by the number of players, pawns at home, six planks each, an empty board."""
    clear(b, s)
    choose_colours(b, s)
    for seat in range(s.seats):
        colour = int(s.colour[seat])
        s.holder[colour] = seat
        s.pawn[seat] = book.PLANKS + b.home[colour]
        s.reserve[seat] = book.ONE_COLOUR << (book.NUMBERS * colour)
    for seat in range(s.seats):
        s.hand[seat] = hand_of(s, seat)
    seat_clockwise(b, s)
    if s.options.first == option.CHOSEN:
        s.phase = phase.CHOOSING_FIRST
    else:
        give_marker(s, draw_below(s, s.seats))


@rule
def clear(b: Board, s: State) -> None:
    """DL-4: nothing on the board, all stones in the common reserve."""
    s.stone_reserve = b.stone_count
    s.slot = NONE
    s.actor = NONE
    s.picked = NONE
    for village in range(book.VILLAGES):
        s.room |= 1 << (book.STONES + village)
    for plank in range(book.PLANKS):
        s.end_a[plank] = NONE
        s.end_b[plank] = NONE
        s.landing[plank] = NONE
        s.span[plank] = NONE
    for colour in range(book.COLOURS):
        s.holder[colour] = NONE
    for seat in range(book.SEATS):
        programs.take_cards_back(s, seat)
    stones.reopen_water(b, s)


@rule
def choose_colours(b: Board, s: State) -> None:
    """Part 3: the colours that the number of players asks for, as listed or drawn by lot."""
    for seat in range(s.seats):
        s.colour[seat] = b.in_play[s.seats, seat]
    if s.options.colours == option.RANDOM:
        shuffle(s, s.colour, s.seats)
        for seat in range(s.seats):
            tell(s, event.COLOUR_DRAWN, seat, int(s.colour[seat]))


@rule
def hand_of(s: State, seat: int) -> int:
    """DL-3: eight actions and a block against every other colour in play."""
    hand = (1 << cards.BLOCK) - 1
    for colour in range(book.COLOURS):
        if s.holder[colour] != NONE and s.holder[colour] != seat:
            hand |= 1 << (cards.BLOCK + colour)
    return hand


@rule
def seat_clockwise(b: Board, s: State) -> None:
    """R2: turns go round the villages in play, or with `order=seats` round the table."""
    for seat in range(s.seats):
        s.order[seat] = seat
    if s.options.order == option.BY_SEATS:
        return
    for place in range(1, s.seats):
        back = place
        while back > 0 and ring_place(b, s, back) < ring_place(b, s, back - 1):
            seat = int(s.order[back])
            s.order[back] = s.order[back - 1]
            s.order[back - 1] = seat
            back -= 1


@rule
def ring_place(b: Board, s: State, place: int) -> int:
    """R2: where on the ring of villages the seat at this place of the order starts."""
    return int(b.clockwise[b.home[s.colour[s.order[place]]]])


@rule
def give_marker(s: State, place: int) -> None:
    """R3: the first-player marker is drawn by lot, or given to a chosen player; the first round begins."""
    s.first = place
    tell(s, event.STARTS, int(s.colour[s.order[place]]))
    s.round = 1
    begin_round(s)


@rule
def place_of(s: State, seat: int) -> int:
    """R2: the place of a seat in the turn order."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


# ---- whose decision it is, and what may be decided: each phase has its own kind of move


@rule
def everyone(s: State) -> int:
    """DL-10: the set of all seats still in the game."""
    return ((1 << s.seats) - 1) & ~s.out


@rule
def pending(b: Board, s: State) -> int:
    """DL-10, DL-13: while programming everyone who is not ready; then whose card is being resolved."""
    if s.phase == phase.OVER:
        return 0
    if s.phase == phase.PROGRAMMING:
        return everyone(s) & ~s.ready
    if s.phase == phase.CHOOSING_FIRST:
        return everyone(s) & -everyone(s)
    return 1 << s.actor


@rule
def why_not(b: Board, s: State, seat: int, move: int) -> int:
    """DL-5: what is asked must be done; each phase has its own kind of move."""
    if s.phase == phase.OVER:
        return refusal.GAME_IS_OVER
    if pending(b, s) >> seat & 1 == 0:
        return refusal.NOT_YOUR_TURN
    if move < 0 or move >= action.count(b):
        return refusal.NO_SUCH_MOVE
    if s.phase == phase.PROGRAMMING and action.lay.has(move):
        return programs.why_not_lay(s, seat, action.lay.card(move))
    if s.phase == phase.PROGRAMMING and action.agree.has(move):
        return programs.why_not_agree(s, seat)
    if s.phase == phase.CHOOSING_FIRST and action.first.has(move):
        return refusal.LEGAL if everyone(s) >> action.first.other(move) & 1 else refusal.NO_SUCH_SEAT
    if s.phase == phase.STONE and (action.islet.has(move) or action.water.has(b, move)):
        return stones.why_not_stone(b, s, move)
    if s.phase == phase.PLANK and action.pick.has(move):
        return planks.why_not_pick(b, s, seat, action.pick.plank(move))
    if s.phase == phase.PLACE and action.span.has(move):
        return planks.why_not_span(b, s, action.span.a(move), action.span.b(move))
    if s.phase == phase.REMOVE and action.take.has(move):
        return removal.why_not_take(s, seat, action.take.plank(move))
    if s.phase == phase.REMOVE and action.lift.has(move):
        return removal.why_not_lift(s, action.lift.stone(move))
    if s.phase == phase.MOVE and action.walk.has(move):
        return pawns.why_not_walk(b, s, seat, card_of(s, seat), action.walk.step(move), action.walk.then(move))
    if s.phase == phase.LEAP and action.jump.has(move):
        return pawns.why_not_jump(b, s, seat, action.jump.over(move), action.jump.land(move))
    return refusal.NOT_ASKED


@rule
def moves(b: Board, s: State, seat: int, out: Any) -> int:
    """DL-5: every legal move of a seat that owes a decision."""
    if pending(b, s) >> seat & 1 == 0:
        return 0
    if s.phase == phase.PROGRAMMING:
        return programs.list_cards(s, seat, out)
    if s.phase == phase.CHOOSING_FIRST:
        return int(bits.list_members(everyone(s), action.first.FIRST, out))
    if s.phase == phase.STONE:
        return stones.list_stones(b, s, out)
    if s.phase == phase.PLANK:
        return planks.list_picks(b, s, seat, out)
    if s.phase == phase.PLACE:
        return planks.list_spans(b, s, out)
    if s.phase == phase.REMOVE:
        return removal.list_removals(b, s, seat, out)
    if s.phase == phase.MOVE:
        return pawns.list_walks(b, s, seat, card_of(s, seat), out)
    return pawns.list_jumps(b, s, seat, out)


@rule
def remark(b: Board, s: State, seat: int, move: int) -> int:
    """DL-47: 1 if, as everybody can see, the plank that is picked will be lost."""
    if (
        s.phase == phase.PLANK
        and s.options.table != option.BY_EYE
        and planks.number_of(action.pick.plank(move)) < s.needs
    ):
        return 1
    return 0


# ---- 1 programming (DL-10 to DL-12)


@rule
def begin_round(s: State) -> None:
    """DL-10, DL-14: everybody has all cards in hand again."""
    for seat in range(s.seats):
        programs.take_cards_back(s, seat)
    s.ready = 0
    s.blocked = 0
    s.slot = NONE
    s.turn = 0
    s.actor = NONE
    s.phase = phase.PROGRAMMING
    tell(s, event.ROUND_BEGINS, s.round, int(s.colour[s.order[s.first]]))


@rule
def program(s: State, seat: int, move: int) -> None:
    """DL-10, R29: a card face down, or the wish to end the game."""
    if action.agree.has(move):
        agree(s, seat)
    else:
        lay_card(s, seat, action.lay.card(move))


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    """DL-10, DL-12, R26: face down into the next slot; with the fifth card the seat is ready, for good."""
    s.program[seat, s.laid[seat]] = card
    s.laid[seat] += 1
    if s.laid[seat] == book.SLOTS:
        s.ready |= 1 << seat
        tell(s, event.READY, int(s.colour[seat]))


@rule
def agree(s: State, seat: int) -> None:
    """R29: a seat secretly wants to end the game; it still programs, in case not all do."""
    s.agreed |= 1 << seat
    tell_only(s, seat, event.AGREES, int(s.colour[seat]))


@rule
def end_programming(b: Board, s: State) -> None:
    """DL-13, R29: when all have programmed, the first slot is to be turned up, unless all agreed to end."""
    all_agree = s.agreed == everyone(s)
    s.agreed = 0
    if all_agree:
        pawns.finish(s, nearest_to_goal(b, s), ending.AGREEMENT)
    else:
        s.phase = phase.ACTING
        s.turn = s.seats


# ---- 2 reveal and blocks (DL-13, DL-20 to DL-23)


@rule
def reveal(s: State) -> None:
    """DL-13, DL-20 to DL-22, R34: all cards of the slot at once; every block works, whoever acts first."""
    s.slot += 1
    s.turn = NONE
    s.blocked = 0
    for after in range(s.seats):
        seat = seat_in_turn(s, after)
        card = card_of(s, seat)
        if card != NONE:
            s.used[seat, min(card, cards.BLOCK)] += 1
            tell(s, event.REVEALED, int(s.colour[seat]), s.slot + 1, card)
            if card >= cards.BLOCK:
                s.blocked |= 1 << int(s.holder[card - cards.BLOCK])


@rule
def seat_in_turn(s: State, after: int) -> int:
    """DL-13: clockwise from the first player."""
    return int(s.order[(s.first + after) % s.seats])


@rule
def card_of(s: State, seat: int) -> int:
    """DL-13: the card of a seat in the slot that was turned up last."""
    return int(s.program[seat, s.slot])


@rule
def next_turn(s: State) -> None:
    """DL-13, DL-20, DL-23: clockwise from the first player; blocks and blocked cards do nothing more."""
    s.actor = NONE
    s.turn += 1
    if s.turn == s.seats:
        return
    seat = seat_in_turn(s, s.turn)
    card = card_of(s, seat)
    if card == NONE or card >= cards.BLOCK:
        return
    if s.blocked >> seat & 1:
        s.stopped[seat] += 1
        tell(s, event.BLOCKED, int(s.colour[seat]), card, blocker_of(s, int(s.colour[seat])))
        return
    s.actor = seat
    s.left = 2 if card == cards.S2 or card == cards.P2 else 1


@rule
def blocker_of(s: State, colour: int) -> int:
    """DL-20: the colour that blocks this one in the slot; of several, the first in turn order."""
    for after in range(s.seats):
        seat = seat_in_turn(s, after)
        if card_of(s, seat) == cards.BLOCK + colour:
            return int(s.colour[seat])
    return NONE


# ---- what a card asks of its player (DL-5), or that nothing can be done


@rule
def ask(b: Board, s: State, seat: int, card: int) -> None:
    """DL-5: ask for the decision that the card needs, or find that nothing can be done."""
    if card <= cards.S2:
        ask_for_stone(b, s, seat, card)
    elif card <= cards.P2:
        ask_for_plank(b, s, seat, card)
    elif card == cards.RM:
        if removal.can_remove(b, s, seat):
            s.phase = phase.REMOVE
        else:
            do_nothing(s, seat, card)
    elif card == cards.JP and pawns.can_jump(b, s, seat):
        s.phase = phase.LEAP
    elif card != cards.JP and pawns.can_walk(b, s, seat):
        s.phase = phase.MOVE
    else:
        pawns.fall(b, s, seat, card)
        s.left = 0


@rule
def ask_for_stone(b: Board, s: State, seat: int, card: int) -> None:
    """DL-32 to DL-34, R28: a stone that is not there, or has no place, is lost."""
    if s.stone_reserve > 0 and stones.room_for_stone(b, s):
        s.phase = phase.STONE
    else:
        do_nothing(s, seat, card)


@rule
def ask_for_plank(b: Board, s: State, seat: int, card: int) -> None:
    """DL-46 to DL-49, R12: which plank? With none that fits, the options say whether one is lost."""
    if s.reserve[seat] == 0:
        do_nothing(s, seat, card)
        return
    s.needs = planks.least_number(b, s)
    misfit = s.options.misfit
    spared = misfit == option.KEEP or (misfit == option.LOSE_SHORT and s.needs == fits.NOWHERE)
    if spared and not planks.one_fits(s, seat):
        s.needs = 0
        do_nothing(s, seat, card)
    else:
        s.phase = phase.PLANK


@rule
def do_nothing(s: State, seat: int, card: int) -> None:
    """DL-32, DL-46, DL-48, DL-66, R28: the card has no effect, or what is left of it."""
    second = 1 if (card == cards.S2 or card == cards.P2) and s.left == 1 else 0
    s.left = 0
    tell(s, event.NOTHING, int(s.colour[seat]), card, second)


@rule
def pick_plank(s: State, seat: int, plank: int) -> None:
    """DL-47, R12, R13: the pick is final; a plank that fits nowhere is lost at once."""
    if planks.number_of(plank) >= s.needs:
        s.picked = plank
        s.phase = phase.PLACE
        s.needs = 0
    else:
        planks.lose_plank(s, seat, plank)
        put_plank_down(s)


@rule
def put_plank_down(s: State) -> None:
    """DL-45: one plank is dealt with; the second of a `P2` is picked after it."""
    s.picked = NONE
    s.needs = 0
    s.tries = 0
    for one in range(book.TRIES):
        s.tried[one] = 0
    s.left -= 1
    s.phase = phase.ACTING


# ---- 3 the end of a round, and giving up


@rule
def end_round(b: Board, s: State) -> None:
    """DL-14, R29: the marker goes to the left, or a cap (without one, round 300) ends the game."""
    if s.options.roundCap != 0 and s.round >= s.options.roundCap:
        pawns.finish(s, nearest_to_goal(b, s), ending.CAP)
        return
    if s.round >= book.LAST_ROUND:
        pawns.finish(s, nearest_to_goal(b, s), ending.LIMIT)
        return
    s.first = (s.first + 1) % s.seats
    while s.out >> int(s.order[s.first]) & 1:
        s.first = (s.first + 1) % s.seats
    s.round += 1
    begin_round(s)


@rule
def resign(b: Board, s: State, seat: int) -> None:
    """A table service, where the rules are silent: who gives up leaves the board; the last one left wins."""
    forget_events(s)
    if s.out >> seat & 1:
        return
    s.out |= 1 << seat
    s.ready &= ~(1 << seat)
    s.agreed &= ~(1 << seat)
    s.pawn[seat] = book.PLANKS + b.home[s.colour[seat]]
    programs.take_cards_back(s, seat)
    tell(s, event.LEFT, int(s.colour[seat]))
    if everyone(s) & (everyone(s) - 1) == 0:
        put_plank_down(s)
        s.left = 0
        pawns.finish(s, everyone(s), ending.RESIGNATION)
        return
    if s.phase != phase.CHOOSING_FIRST and s.actor == seat:
        put_plank_down(s)
        s.left = 0
    elif s.phase == phase.LEAP:  # the pawn that was to be jumped may have left
        s.phase = phase.ACTING
    go_on(b, s)


# ---- the end (DL-90 to DL-92, R29, R30)


@rule
def nearest_to_goal(b: Board, s: State) -> int:
    """R29: on a round trip who has touched is before who has not; then the shorter way; equals share."""
    winners, best_far, best_way = 0, 2, 0
    for seat in range(s.seats):
        if everyone(s) >> seat & 1:
            far = 1 if s.options.trip == option.ROUND_TRIP and s.touched >> seat & 1 == 0 else 0
            way = pawns.way_to_go2(b, s, seat)
            if far < best_far or (far == best_far and way < best_way):
                winners, best_far, best_way = 0, far, way
            if far == best_far and way == best_way:
                winners |= 1 << seat
    return winners


@rule
def outcome(b: Board, s: State, out: Any) -> None:
    """DL-91, R29, R30: winners share the first place, all others the last; there are no points."""
    won = 0
    for seat in range(s.seats):
        won += s.winners >> seat & 1
    for seat in range(s.seats):
        wins = s.winners >> seat & 1
        out[seat, 0] = 1 if wins else won + 1
        out[seat, 1] = wins
