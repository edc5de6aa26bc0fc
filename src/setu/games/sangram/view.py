"""How Sangram is shown (part 11) and what of it is secret (part 7)."""

from __future__ import annotations

from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.state import State
from setu.games.sangram import evaluate, piles, rules
from setu.games.sangram import knowledge as know
from setu.games.sangram.codes import book, phase, warriors
from setu.games.sangram.state import BY_THE_BOOK, DRAWN, IN_DECK, NOBODY, NOTHING, ONLOOKER, PILE
from setu.games.sangram.words import card_code, kingdom_of


def view(b: Board, s: State, seat: int) -> dict[str, Any]:
    """Part 7.1: what this seat (-1: a spectator) sees, from a hidden state."""
    return {
        "seat": None if seat < 0 else seat,
        "round": s.round,
        "phase": phase.NAMES[s.phase],
        "marks": [*book.GROWTH_AT, book.END_AT],
        "players": [_player(b, s, seat, other) for other in range(s.seats)],
        "order": _order(s),
        "turn": _turn(b, s),
        "volunteers": [_volunteer(b, s, seat, card) for card in _falling(s.volunteers)],
        **_discard(b, s),
        "aside": [_card(b, int(card)) for card in s.aside[: s.put_aside]],
        "deck": s.deck_left,
        "supply": s.supply if s.options.tokenSupply == BY_THE_BOOK else None,
        "swap": _swap(b, s),
        "memory": _memory(b, s, seat),
        "outlook": _outlook(b, s, seat),
    }


def _card(b: Board, card: int) -> dict[str, Any]:
    return {
        "name": card_code(b, card),
        "warrior": warriors.NAMES[b.warrior[card]],
        "motivation": card,
        "strength": int(b.strength[card]),
        "britishers": int(b.britishers[card]),
    }


def _discard(b: Board, s: State) -> dict[str, Any]:
    """R26: the whole pile; of a closed one only the top card, or the top five while a Vaidik has them opened."""
    pile = [_card(b, int(card)) for card in s.discard[: s.discarded]]
    if s.options.discardPile == BY_THE_BOOK or s.phase == phase.OVER:
        return {"discard": pile}
    open_cards = book.TOP_OF_PILE if s.follows & PILE else 1
    return {"discard": pile[-open_cards:], "covered": max(0, len(pile) - open_cards)}


def _cards(b: Board, cards: int) -> list[dict[str, Any]]:
    return [_card(b, card) for card in _falling(cards)]


def _falling(cards: int) -> list[int]:
    return [card for card in range(book.CARDS, 0, -1) if int(cards) >> card & 1]


def _order(s: State) -> list[int]:
    """SG-11: the seats in round order, once it is fixed."""
    return [int(seat) for seat in s.order[: s.seats]] if s.played[: s.seats].any() else []


def _turn(b: Board, s: State) -> dict[str, Any] | None:
    """Whose turn it is in round order, and what is being carried out, by whose card."""
    if s.phase not in (phase.ACTING, phase.GIVING, phase.RECRUITING):
        return None
    return {
        "seat": rules.acting(s),
        "resolving": None if s.resolving == NOTHING else warriors.NAMES[s.resolving],
        "copying": None if s.copying == NOBODY else s.copying,
        "from_deck": bool(s.follows & DRAWN),
    }


def _player(b: Board, s: State, viewer: int, seat: int) -> dict[str, Any]:
    """Part 11: what everybody sees of a player, the own hand, and what the viewer remembers of another's."""
    own = viewer == seat or s.phase == phase.OVER
    known = _known(s, viewer, seat)
    return {
        "seat": seat,
        "kingdom": kingdom_of(b, seat),
        "level": int(s.level[seat]),
        "tokens": int(s.tokens[seat]),
        "trains": bool(s.tokens[seat] <= book.TRAIN_LIMIT),
        "cards": _cards_in_hand(s, seat),
        "hand_size": int(evaluate.hand_size(s, seat)),
        "grown": int(s.grown[seat]),
        "ready": bool(s.ready >> seat & 1),
        "played": _card(b, int(s.played[seat])) if s.played[seat] else None,
        "badges": _badges(s, seat),
        "hand": _cards(b, s.hand[seat]) if own else None,
        "chosen": _card(b, int(s.chosen[seat])) if own and s.chosen[seat] else None,
        "total": int(rules.total(b, s, seat)) if own else None,
        "known": None if known is None else _cards(b, known),
        "total_range": None if known is None else _total_range(b, s, seat, known),
    }


def _cards_in_hand(s: State, seat: int) -> int:
    """Part 6.5: a card taken by a Vyapari is in the taker's hand until one is given for it."""
    taking = s.phase == phase.GIVING and s.options.vyapariGive == BY_THE_BOOK
    if taking and seat == rules.acting(s):
        return int(s.held[seat]) + 1
    if taking and seat == s.swap_with:
        return int(s.held[seat]) - 1
    return int(s.held[seat])


def _badges(s: State, seat: int) -> list[str]:
    """Part 11: what the round has done to a player."""
    sets = {"acted": s.activated, "retreated": s.retreated, "shield": s.shield, "no-recruit": s.no_recruit}
    return [name for name, seats in sets.items() if seats >> seat & 1]


def _known(s: State, viewer: int, seat: int) -> int | None:
    """Part 7.2, R27: the cards that a viewer knows to be in a hand; None if the table keeps no memory for people."""
    if viewer == seat or s.phase == phase.OVER:
        return int(s.hand[seat])
    if s.options.memoryAids != BY_THE_BOOK:
        return None
    return int(know.sure(s, ONLOOKER if viewer < 0 else viewer, seat))


def _total_range(b: Board, s: State, seat: int, known: int) -> list[int]:
    """K12: the least and the most that a player's Total can be, for all the viewer knows."""
    level, least = int(s.level[seat]), int(rules.hand_strength(b, known))
    unknown = int(s.held[seat]) - bits.size(known)
    if unknown == 0:
        return [level + least, level + least]
    most = min(least + book.MOST_STRENGTH * unknown, int(s.limit[seat]))
    return [level + max(least, int(s.floor[seat])), level + most]


def _volunteer(b: Board, s: State, seat: int, card: int) -> dict[str, Any]:
    """Part 11: a Volunteer, and the tokens it would bring the viewer now."""
    shown = _card(b, card)
    if seat >= 0 and s.phase != phase.OVER:
        brings = 0 if s.shield >> seat & 1 else int(piles.tokens_of(b, s, card))
        shown["brings"] = brings
        shown["tokens_then"] = int(s.tokens[seat]) + brings
        shown["trains_then"] = bool(s.tokens[seat] + brings <= book.TRAIN_LIMIT)
    return shown


def _swap(b: Board, s: State) -> dict[str, Any] | None:
    """SG-28: a swap under way; the card taken only for the two who see it."""
    if s.phase != phase.GIVING:
        return None
    return {
        "seat": rules.acting(s),
        "with": s.swap_with,
        "taken": _card(b, int(s.taken)) if s.taken else None,
    }


def _memory(b: Board, s: State, seat: int) -> dict[str, Any] | None:
    """Part 11: cards that may be in the deck, and swapped cards as “one of these two hands” (R27)."""
    if s.options.memoryAids != BY_THE_BOOK or s.phase == phase.OVER:
        return None
    viewer = ONLOOKER if seat < 0 else seat
    certain = know.in_one_place(s, viewer)
    may_be_in_deck = int(s.may[viewer, IN_DECK])
    in_doubt: dict[tuple[int, ...], list[str]] = {}
    for card in _falling(_somewhere(s, viewer) & ~certain & ~may_be_in_deck):
        hands = tuple(place for place in range(s.seats) if int(s.may[viewer, place]) >> card & 1)
        in_doubt.setdefault(hands, []).append(card_code(b, card))
    return {
        "unseen": [card_code(b, card) for card in _falling(may_be_in_deck)],
        "in_hands": [{"seats": list(hands), "cards": cards} for hands, cards in in_doubt.items()],
    }


def _somewhere(s: State, viewer: int) -> int:
    cards = 0
    for place in range(s.seats):
        cards |= int(s.may[viewer, place])
    return cards


def _outlook(b: Board, s: State, seat: int) -> dict[str, Any] | None:
    """Part 11: the own Total after playing each card, or after recruiting each Volunteer and training."""
    if seat < 0 or s.phase == phase.OVER:
        return None
    now = int(rules.total(b, s, seat))
    playing = {card_code(b, card): now - int(b.strength[card]) for card in _falling(s.hand[seat])}
    kept = now - _still_to_play(b, s, seat)
    recruiting = {}
    for card in _falling(s.volunteers) if _will_recruit(s, seat) else []:
        brings = 0 if s.shield >> seat & 1 else int(piles.tokens_of(b, s, card))
        trains = s.tokens[seat] + brings <= book.TRAIN_LIMIT and s.level[seat] < book.TOP_LEVEL
        recruiting[card_code(b, card)] = kept + int(b.strength[card]) + (1 if trains else 0)
    return {"total": now, "after_playing": playing, "after_recruiting": recruiting}


def _still_to_play(b: Board, s: State, seat: int) -> int:
    """R35: the strength that leaves the hand before anybody recruits: of the card face down or, until one is chosen,
    of the strongest, so that what is foreseen is certain."""
    if s.phase != phase.CHOOSING:
        return 0
    may_go = [int(s.chosen[seat])] if s.chosen[seat] else _falling(s.hand[seat])
    return max(int(b.strength[card]) for card in may_go)


def _will_recruit(s: State, seat: int) -> bool:
    """SG-40: does this player still take a Volunteer in this round?"""
    if s.phase == phase.RECRUITING and seat in s.order[: s.turn]:
        return False
    return not (s.retreated | s.no_recruit) >> seat & 1


# ---- the end


def breakdown(b: Board, s: State, seat: int) -> dict[str, int]:
    """SG-71, SG-72: level and hand make the Total; tokens and the highest card break ties."""
    return {
        "level": int(s.level[seat]),
        "hand": int(rules.hand_strength(b, s.hand[seat])),
        "tokens": int(s.tokens[seat]),
        "highest": max(_falling(s.hand[seat]), default=0),
    }
