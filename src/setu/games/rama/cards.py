"""Rama's Bridge: cards laid and drawn, the gods, bad karma given, eco-planet, the score."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.rule import rule
from setu.engine.state import State, tell, tell_only
from setu.games.rama import journeys, walk
from setu.games.rama.codes import eco, event, hand, karma, phase, setting, sheet, size, themes, ways
from setu.games.rama.die import throw_die
from setu.games.rama.state import NO_CARD

# ---- drawing


@rule
def draw_card(s: State, theme: int) -> int:
    """RB-30: the top card of a face-down pile."""
    s.left[theme] -= 1
    card = s.pile[theme, s.left[theme]]
    s.pile[theme, s.left[theme]] = NO_CARD
    return card


@rule
def bonus_cards(s: State, seat: int) -> int:
    """RB-31: how many bonus cards a seat has taken."""
    taken = 0
    for number in range(size.BONUS):
        if s.held[seat, themes.COUNT + number] != hand.EMPTY:
            taken += 1
    return taken


@rule
def bonus_is_left(b: Board, s: State, seat: int) -> bool:
    """RB-31: may the seat take any bonus at all?"""
    if bonus_cards(s, seat) >= b.bonus_max:
        return False
    for theme in range(themes.DEITY):
        if s.left[theme] > 0:
            return True
    return False


@rule
def take_bonus(s: State, seat: int, theme: int) -> None:
    """RB-30, RB-32: a random card of the theme joins the hand and counts at once."""
    number = bonus_cards(s, seat)
    slot = themes.COUNT + number
    s.card[seat, slot] = draw_card(s, theme)
    s.held[seat, slot] = hand.OPEN
    s.bonus_theme[seat, number] = theme
    s.progress_round = s.round
    tell(s, event.BONUS, seat, theme)
    tell_only(s, seat, event.DRAWN_CARD, seat, s.card[seat, slot])


# ---- laying


@rule
def lay_cards(b: Board, s: State, seat: int) -> bool:
    """RB-26, RB-27: all cards of the town are laid together; is the deity among them?"""
    place = hand.LAID
    for slot in range(size.SLOTS):
        if s.held[seat, slot] >= hand.LAID:
            place += 1
    god = False
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN and b.town_of[s.card[seat, slot]] == s.pawn[seat]:
            s.held[seat, slot] = place
            s.ruled_out[seat, slot] = 0
            place += 1
            theme = b.theme_of[s.card[seat, slot]]
            god = god or theme == themes.DEITY
            if theme == themes.TRANSPORT:
                s.eco_offers |= 1 << eco.FOR_TRANSPORT
            if theme == themes.MATERIAL:
                s.eco_offers |= 1 << eco.FOR_MATERIAL
            s.progress_round = s.round
            tell(s, event.LAID_CARD, seat, s.card[seat, slot], 1 if slot >= themes.COUNT else 0)
    rule_out(b, s, seat)
    return god


@rule
def rule_out(b: Board, s: State, seat: int) -> None:
    """RB-26: laying is compulsory, so nobody still holds a card of the town they could have laid it in."""
    if s.pawn[seat] < b.towns:
        for slot in range(size.SLOTS):
            if s.held[seat, slot] == hand.OPEN:
                s.ruled_out[seat, slot] |= b.cards_at[s.pawn[seat], theme_in(s, seat, slot)]


@rule
def theme_in(s: State, seat: int, slot: int) -> int:
    """RB-4, RB-30: the theme of a slot is known to all."""
    return slot if slot < themes.COUNT else int(s.bonus_theme[seat, slot - themes.COUNT])


@rule
def hear_god(b: Board, s: State, seat: int) -> int:
    """RB-28, RB-29: the god answers with a throw that moves nothing; returns its face."""
    face = throw_die(s)
    s.god_face[seat] = face
    tell(s, event.GOD, seat, face, god_points(b, s, seat))
    return face


@rule
def god_points(b: Board, s: State, seat: int) -> int:
    """RB-28: what the god's table says, 0 before the god was asked."""
    face = s.god_face[seat]
    return 0 if face == 0 else int(b.faces[s.card[seat, themes.DEITY], face - 1])


@rule
def draw_karma(s: State, seat: int) -> None:
    """RB-33: after the god's answer the top card of the bad-karma pile, if there is one."""
    if s.options.rules == setting.STRATEGY and s.karma_left > 0:
        s.karma_left -= 1
        s.karma_hand[seat] = s.karma_pile[s.karma_left]
        s.karma_pile[s.karma_left] = karma.NONE
        tell(s, event.KARMA_TAKEN, seat)
        tell_only(s, seat, event.DRAWN_KARMA, seat, s.karma_hand[seat])
    s.phase = phase.ECO_OFFER


# ---- bad karma


@rule
def may_receive(s: State, seat: int, victim: int) -> bool:
    """RB-35, R36, R37: another player who has not been given a card yet."""
    return victim != seat and s.received[victim] == karma.NONE and s.gone[victim] == 0


@rule
def has_victim(s: State, seat: int) -> bool:
    """RB-35: is there anybody to give a card to?"""
    for victim in range(s.seats):
        if may_receive(s, seat, victim):
            return True
    return False


@rule
def give_karma(b: Board, s: State, seat: int, victim: int) -> None:
    """RB-35, RB-36: the card is given openly; the monsoon strikes at once, the others begin a journey."""
    kind = s.karma_hand[seat]
    s.karma_hand[seat] = karma.NONE
    s.received[victim] = kind
    s.progress_round = s.round
    tell(s, event.GIVEN, seat, victim, kind)
    if kind == karma.MONSOON:
        strike_monsoon(b, s, victim)
    else:
        s.journey[victim] = kind
        if journeys.is_goal(b, s, victim, s.pawn[victim]):  # R23
            end_journey(s, victim)


@rule
def strike_monsoon(b: Board, s: State, victim: int) -> None:
    """RB-38, R35: the dealt food card is lost, laid or not, and another takes its place in the hand."""
    lost = s.card[victim, themes.FOOD]
    again = s.left[themes.FOOD] == 0
    for slot in range(size.SLOTS):
        if s.held[victim, themes.FOOD] >= hand.LAID and s.held[victim, slot] > s.held[victim, themes.FOOD]:
            s.held[victim, slot] -= 1
    s.held[victim, themes.FOOD] = hand.OPEN
    tell(s, event.DROPPED, victim, lost, 1 if again else 0)
    if again:  # the same card, as everybody saw
        first, beyond = int(b.first_card[themes.FOOD]), int(b.first_card[themes.FOOD + 1])
        s.ruled_out[victim, themes.FOOD] = ((1 << (beyond - first)) - 1) & ~(1 << (int(lost) - first))
    else:
        s.ruled_out[victim, themes.FOOD] = 0
        s.dropped[s.drops] = lost
        s.drops += 1
        s.card[victim, themes.FOOD] = draw_card(s, themes.FOOD)
        tell_only(s, victim, event.DRAWN_CARD, victim, s.card[victim, themes.FOOD])


@rule
def end_journey(s: State, seat: int) -> None:
    """RB-36: the card is out of the game and the journey over."""
    tell(s, event.ARRIVED, seat, s.pawn[seat], s.journey[seat])
    s.journey[seat] = karma.NONE
    s.way[seat] = ways.OPEN
    s.progress_round = s.round


@rule
def arrive(s: State, seat: int) -> None:
    """RB-36, R1, R17, R22: the end of a real journey, and what the options make of it."""
    if s.journey[seat] == karma.CRICKET:
        s.match_wait[seat] = s.options.cricket_wait_turns
    if s.journey[seat] == karma.MALDIVES and s.options.male_links == setting.ALL_LINKS:
        s.return_to_gate[seat] = 1
    if s.options.karma_arrival_lays == setting.CHANGED:
        s.lays_nothing = 1
    end_journey(s, seat)


@rule
def put_cow(b: Board, s: State, seat: int, town: int) -> None:
    """RB-18, R16, R24: the cow closes another town, and may come to those who are on their way to it."""
    journeys.open_ways(b, s, town)
    s.cow = town
    tell(s, event.COW_MOVED, seat, town)
    for other in range(s.seats):
        if s.journey[other] == karma.COW and journeys.is_goal(b, s, other, s.pawn[other]):
            end_journey(s, other)


# ---- eco-planet


@rule
def may_commit(b: Board, s: State, seat: int, kind: int) -> bool:
    """RB-41, R30, R33: a card in the supply, no commitment of that kind before, and no end of the game."""
    if s.options.rules != setting.STRATEGY or (s.pawn[seat] == b.finish and walk.may_finish(b, s, seat)):
        return False
    return s.eco_left > 0 and s.eco[seat, kind] == eco.UNCOMMITTED


@rule
def is_waiting(s: State, seat: int) -> bool:
    """RB-41: a commitment that is not yet kept or broken holds the pawn."""
    return s.eco[seat, eco.FOR_TRANSPORT] == eco.PENDING or s.eco[seat, eco.FOR_MATERIAL] == eco.PENDING


@rule
def release(b: Board, s: State, seat: int, face: int) -> int:
    """RB-42, RB-44, R31: the throw keeps every pending commitment that names its face; returns their bits."""
    kept = 0
    for kind in range(2):
        if s.eco[seat, kind] == eco.PENDING and b.eco_face[kind, face] != 0:
            s.eco[seat, kind] = eco.KEPT
            kept |= 1 << kind
            s.progress_round = s.round
    return kept


@rule
def back_out(s: State, seat: int) -> None:
    """RB-43: all that is pending is broken."""
    for kind in range(2):
        if s.eco[seat, kind] == eco.PENDING:
            s.eco[seat, kind] = eco.BROKEN
    s.eco_wait[seat] = 0
    s.progress_round = s.round


@rule
def score_row(b: Board, s: State, seat: int, row: int) -> int:
    """RB-48: one line of the score sheet."""
    if row == sheet.DESTINATIONS:
        return b.for_dest * dealt_laid(s, seat)
    if row == sheet.TICKETS:
        return b.for_ticket * int(s.paid[seat])
    if row == sheet.DEITY:
        return god_points(b, s, seat)
    if row == sheet.OPEN:
        return b.for_open * open_cards(s, seat)
    if row == sheet.ECO_TRANSPORT or row == sheet.ECO_MATERIAL:
        return eco_points(b, s, seat, row - sheet.ECO_TRANSPORT)
    if row == sheet.BONUS:
        return b.for_bonus * bonus_laid(s, seat)
    return b.for_bridge if s.finisher == seat else 0


@rule
def dealt_laid(s: State, seat: int) -> int:
    """RB-26, R13: the dealt cards that count 100; the deity is one of them unless the option says no."""
    laid = 0
    for slot in range(themes.COUNT):
        if s.held[seat, slot] >= hand.LAID and (slot != themes.DEITY or s.options.deity_scores_100 != setting.CHANGED):
            laid += 1
    return laid


@rule
def bonus_laid(s: State, seat: int) -> int:
    """RB-32, R38: bonus cards that count 200."""
    laid = 0
    for slot in range(themes.COUNT, size.SLOTS):
        if s.held[seat, slot] >= hand.LAID:
            laid += 1
    return laid


@rule
def open_cards(s: State, seat: int) -> int:
    """RB-48: cards still in hand, dealt and bonus."""
    count = 0
    for slot in range(size.SLOTS):
        if s.held[seat, slot] == hand.OPEN:
            count += 1
    return count


@rule
def eco_points(b: Board, s: State, seat: int, kind: int) -> int:
    """RB-48, R33: kept, broken, or still pending."""
    if s.eco[seat, kind] == eco.KEPT:
        return b.for_eco[kind, 0]
    if s.eco[seat, kind] == eco.BROKEN:
        return b.for_eco[kind, 1]
    return -50 if s.eco[seat, kind] == eco.PENDING and s.options.eco_pending == setting.CHANGED else 0


@rule
def score(b: Board, s: State, seat: int) -> int:
    """RB-48: the total."""
    total = 0
    for row in range(sheet.COUNT):
        total += score_row(b, s, seat, row)
    return total
