"""A position of Sangram written down, and laid out again.

Piles are written from the bottom up: the card on top comes last. Hands and Volunteers that are left out stay as dealt;
for cards of theirs named elsewhere others come from the deck. Cards that are named nowhere lie under the listed
cards of the `draw_pile`, so a study names only what matters. Left out, `knowledge` is that of a deal: everybody knows
the own hand and what lies open. Older positions have a `deck` instead, whose top comes first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from setu.engine import bits
from setu.engine.board import Board
from setu.engine.errors import BadPosition
from setu.engine.reader import Entries, is_whole, misread
from setu.engine.state import State
from setu.games.sangram import activities, evaluate, rules
from setu.games.sangram import knowledge as know
from setu.games.sangram.codes import book, ending, phase, warriors
from setu.games.sangram.state import (
    BY_THE_BOOK,
    DRAWN,
    IN_DECK,
    MOST_ASIDE,
    MOST_GROUPS,
    NOBODY,
    NOTHING,
    ONLOOKER,
    PILE,
)
from setu.games.sangram.words import card_code, card_codes, say

PLACE_NAMES = ("H1", "H2", "H3", "H4", "H5", "D")
VIEWER_NAMES = ("P1", "P2", "P3", "P4", "P5", "all")
SEAT_SETS = ("activated", "retreated", "shield", "no_recruit")
FIELDS = (
    "round",
    "phase",
    "hands",
    "volunteers",
    "draw_pile",
    "discard",
    "aside",
    "levels",
    "tokens",
    "grown",
    "grew_in",
    "used",
    "blocked",
    "reshuffles",
    "most_out",
    "limits",
    "floors",
    "chosen",
    "played",
    "turn",
    *SEAT_SETS,
    "resolving",
    "copying",
    "follows",
    "opened",
    "swap_with",
    "taken",
    "reason",
    "resigned",
    "knowledge",
)


OLD_DRAW_PILE = "deck"
BOUNDS = (-30000, 30000)


# ---- writing


def position(b: Board, s: State) -> dict[str, Any]:
    """All that is on the table."""
    seats = range(s.seats)
    return {
        "round": s.round,
        "phase": phase.NAMES[s.phase],
        "hands": [card_codes(b, s.hand[seat]) for seat in seats],
        "volunteers": card_codes(b, s.volunteers),
        "draw_pile": [card_code(b, int(card)) for card in s.deck[: s.deck_left]],
        "discard": [card_code(b, int(card)) for card in s.discard[: s.discarded]],
        "aside": [card_code(b, int(card)) for card in s.aside[: s.put_aside]],
        "levels": s.level[: s.seats].tolist(),
        "tokens": s.tokens[: s.seats].tolist(),
        "grown": s.grown[: s.seats].tolist(),
        "grew_in": s.grew_in[: s.seats].tolist(),
        "used": s.used[: s.seats].tolist(),
        "blocked": s.blocked[: s.seats].tolist(),
        "reshuffles": s.reshuffles,
        "most_out": s.most_out,
        "limits": s.limit[: s.seats].tolist(),
        "floors": s.floor[: s.seats].tolist(),
        "chosen": [card_code(b, int(s.chosen[seat])) if s.chosen[seat] else None for seat in seats],
        "played": [card_code(b, int(s.played[seat])) if s.played[seat] else None for seat in seats],
        "turn": s.turn,
        **{name: [seat for seat in seats if getattr(s, name) >> seat & 1] for name in SEAT_SETS},
        "resolving": None if s.resolving == NOTHING else warriors.NAMES[s.resolving],
        "copying": None if s.copying == NOBODY else s.copying,
        "follows": bool(s.follows & DRAWN),
        **({"opened": True} if s.follows & PILE else {}),
        "swap_with": None if s.swap_with == NOBODY else s.swap_with,
        "taken": card_code(b, s.taken) if s.taken else None,
        "reason": ending.NAMES[s.reason] or None,
        "resigned": None if s.resigned == NOBODY else s.resigned,
        "knowledge": {VIEWER_NAMES[viewer]: _knowledge(b, s, viewer) for viewer in _viewers(s)},
    }


def _viewers(s: State) -> list[int]:
    return [int(know.viewer_at(s, number)) for number in range(s.seats + 1)]


def _knowledge(b: Board, s: State, viewer: int) -> dict[str, Any]:
    """Part 7.2: `{"H2": "Sen38 Man33", "D": …}` and the groups of K7."""
    places = {PLACE_NAMES[place]: " ".join(card_codes(b, s.may[viewer, place])) for place in _viewers(s)}
    groups = [
        {
            "cards": " ".join(card_codes(b, s.group_cards[viewer, group])),
            "home": PLACE_NAMES[s.group_home[viewer, group]],
            "least": int(s.group_least[viewer, group]),
            "most": int(s.group_most[viewer, group]),
        }
        for group in range(s.groups[viewer])
    ]
    return {**places, "groups": groups}


# ---- reading


def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out over a set-up; what is left out stays as dealt."""
    entries = Entries(_as_written_today(position), FIELDS)
    s.round = entries.whole("round", 1, book.FAR_LIMIT, s.round)
    s.phase = entries.one_of("phase", phase.NAMES, phase.CHOOSING)
    _set_players(s, entries)
    _set_round(b, s, entries)
    if {"hands", "volunteers", "draw_pile", "discard", "aside", "played"} & set(entries.data):
        _set_cards(b, s, entries)
    _set_limits(s, entries)
    _set_chosen(b, s, entries)
    _set_turn(b, s, entries)
    if "knowledge" in entries:
        _set_knowledge(b, s, entries["knowledge"])
    else:
        know.deal(s)
    _check(b, s)


def _as_written_today(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Records that were begun from a position may have a `deck`, top first."""
    if "draw_pile" in position or not isinstance(position.get(OLD_DRAW_PILE), list):
        return position
    rest = {name: value for name, value in position.items() if name != OLD_DRAW_PILE}
    return {**rest, "draw_pile": position[OLD_DRAW_PILE][::-1]}


def _seat(s: State, entries: Entries, field: str) -> int:
    return NOBODY if entries[field] is None else entries.whole(field, 0, s.seats - 1, 0)


def _set_players(s: State, entries: Entries) -> None:
    seats, zeros = slice(s.seats), [0] * s.seats
    most = book.TOKENS if s.options.tokenSupply == BY_THE_BOOK else 30000
    s.level[seats] = entries.wholes("levels", s.seats, 0, book.TOP_LEVEL, zeros)
    s.tokens[seats] = entries.wholes("tokens", s.seats, 0, most, zeros)
    s.grown[seats] = entries.wholes("grown", s.seats, 0, 2, zeros)
    s.blocked[seats] = entries.wholes("blocked", s.seats, 0, book.FAR_LIMIT, zeros)
    s.reshuffles = entries.whole("reshuffles", 0, 30000, 0)
    s.most_out = entries.whole("most_out", 0, 30000, int(s.tokens.sum()))
    s.supply = book.TOKENS - int(s.tokens.sum())
    if s.supply < 0 and s.options.tokenSupply == BY_THE_BOOK:
        raise BadPosition(say("position-tokens", tokens=book.TOKENS - s.supply, most=book.TOKENS))
    for field, width in (("grew_in", 2), ("used", len(warriors.NAMES))):
        rows = entries.listed(field, f"{s.seats} × {width}", s.seats) if field in entries else [[0] * width] * s.seats
        for seat, row in enumerate(rows):
            getattr(s, field)[seat] = Entries({field: row}).wholes(field, width, 0, book.FAR_LIMIT, ())


# ---- cards

_CODE = re.compile(r"([A-Z][a-z]{2})(\d{1,2})")


def _card(b: Board, field: str, written: Any) -> int:
    match = _CODE.fullmatch(written) if isinstance(written, str) else None
    card = int(match[2]) if match else 0
    if not match or not 1 <= card <= book.CARDS or match[1] != warriors.LETTERS[b.warrior[card]]:
        expected = card_code(b, card) if 1 <= card <= book.CARDS else "Sen38"
        raise BadPosition(say("position-card", field=field, found=str(written), expected=expected))
    return card


def _card_list(b: Board, field: str, written: Any) -> list[int]:
    if not isinstance(written, list):
        raise misread(field, written, '["Sen38", …]')
    return [_card(b, field, card) for card in written]


def _card_or_none(b: Board, s: State, entries: Entries, field: str) -> list[int]:
    """A card or nothing for each seat."""
    empty = [None] * s.seats
    cards = entries.listed(field, f'{s.seats} × "Sen38"', s.seats) if field in entries else empty
    return [0 if card is None else _card(b, field, card) for card in cards]


def _set_round(b: Board, s: State, entries: Entries) -> None:
    """SG-11: the revealed cards fix the round order."""
    played = _card_or_none(b, s, entries, "played")
    revealed = [card for card in played if card]
    if revealed and (len(revealed) != s.seats or len(set(revealed)) != s.seats):
        raise BadPosition(say("position-played"))
    s.played[: s.seats] = played
    falling = sorted(range(s.seats), key=lambda seat: -played[seat])
    s.order[: s.seats] = falling if revealed else [0] * s.seats
    s.turn = entries.whole("turn", 0, s.seats, 0)
    for name in SEAT_SETS:
        seats = entries.listed(name)
        for seat in seats:
            if not is_whole(seat, 0, s.seats - 1):
                raise misread(name, seat, f"[0 – {s.seats - 1}, …]")
        setattr(s, name, sum(1 << seat for seat in set(seats)))


def _set_cards(b: Board, s: State, entries: Entries) -> None:
    """Every card once; those named nowhere lie at the bottom of the deck."""
    piles = _named_piles(b, s, entries)
    seen: set[int] = set()
    for cards in piles.values():
        for card in cards:
            if card in seen:
                raise BadPosition(say("position-twice", card=card_code(b, card)))
            seen.add(card)
    if len(piles["aside"]) > MOST_ASIDE:
        raise misread("aside", card_codes(b, _set_of(piles["aside"])), f'0 – {MOST_ASIDE} × "Sen38"')
    _fill_from_deal(s, piles, seen)
    for seat in range(s.seats):
        s.hand[seat] = _set_of(piles[_hand_of(seat)])
        s.held[seat] = len(piles[_hand_of(seat)])
    s.volunteers = _set_of(piles["volunteers"])
    rest = [card for card in range(book.CARDS, 0, -1) if card not in seen]
    s.deck_left = _lay(s.deck, [*rest[::-1], *piles["draw_pile"]])
    s.discarded = _lay(s.discard, piles["discard"])
    s.put_aside = _lay(s.aside, piles["aside"])


def _named_piles(b: Board, s: State, entries: Entries) -> dict[str, list[int]]:
    """The cards that a position names, pile by pile; hands and Volunteers may be missing."""
    piles: dict[str, list[int]] = {}
    if "hands" in entries:
        hands = entries.listed("hands", f'{s.seats} × ["Sen38", …]', s.seats)
        piles |= {_hand_of(seat): _card_list(b, _hand_of(seat), hand) for seat, hand in enumerate(hands)}
    if "volunteers" in entries:
        piles["volunteers"] = _card_list(b, "volunteers", entries["volunteers"])
    for field in ("draw_pile", "discard", "aside"):
        piles[field] = _card_list(b, field, entries.data.get(field, []))
    on_table = s.phase in (phase.ACTING, phase.GIVING)
    piles["played"] = [
        int(s.played[seat]) for seat in range(s.seats) if on_table and not activities.has_retreated(s, seat)
    ]
    return piles


def _fill_from_deal(s: State, piles: dict[str, list[int]], seen: set[int]) -> None:
    """Part 3: hands and Volunteers that are left out, as they were dealt."""
    deck = [int(card) for card in s.deck[: s.deck_left]]
    for seat in range(s.seats):
        if _hand_of(seat) not in piles:
            back = [int(s.played[seat])] if activities.has_retreated(s, seat) else []
            piles[_hand_of(seat)] = _dealt([*back, *_cards_of(s.hand[seat])], deck, _cards_due(s, seat), seen)
    if "volunteers" not in piles:
        piles["volunteers"] = _dealt(_cards_of(s.volunteers), deck, _volunteers_due(s), seen)


def _dealt(cards: list[int], deck: list[int], needed: int, seen: set[int]) -> list[int]:
    """So many cards that lie nowhere else: those dealt, then those on top of the deck."""
    found = [card for card in [*cards, *deck[::-1]] if card not in seen][:needed]
    seen.update(found)
    return found


def _hand_of(seat: int) -> str:
    return f"hands P{seat + 1}"


def _cards_of(cards: int) -> list[int]:
    return [card for card in range(book.CARDS, 0, -1) if int(cards) >> card & 1]


def _set_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _lay(pile: Any, cards: list[int]) -> int:
    pile[:] = 0
    pile[: len(cards)] = cards
    return len(cards)


def _set_limits(s: State, entries: Entries) -> None:
    most = [book.MOST_STRENGTH * int(held) for held in s.held[: s.seats]]
    s.limit[: s.seats] = entries.wholes("limits", s.seats, *BOUNDS, most)
    s.floor[: s.seats] = entries.wholes("floors", s.seats, *BOUNDS, [0] * s.seats)


def _set_chosen(b: Board, s: State, entries: Entries) -> None:
    s.chosen[: s.seats] = _card_or_none(b, s, entries, "chosen")
    s.ready = sum(1 << seat for seat in range(s.seats) if s.chosen[seat])
    for seat in range(s.seats):
        if s.chosen[seat] and not int(s.hand[seat]) >> int(s.chosen[seat]) & 1:
            raise BadPosition(say("position-chosen", card=card_code(b, int(s.chosen[seat]))))


def _set_turn(b: Board, s: State, entries: Entries) -> None:
    """What is being carried out; left out, the activity of the card that was played."""
    s.copying = _seat(s, entries, "copying")
    s.swap_with = _seat(s, entries, "swap_with")
    s.resigned = _seat(s, entries, "resigned")
    s.follows = (DRAWN if entries["follows"] else 0) | (PILE if entries["opened"] else 0)
    s.taken = _card(b, "taken", entries["taken"]) if entries["taken"] is not None else 0
    s.reason = entries.one_of("reason", ending.NAMES, 0)
    default = NOTHING
    if s.phase in (phase.ACTING, phase.GIVING) and s.turn < s.seats and s.played[0]:
        default = int(b.warrior[s.played[rules.acting(s)]])
        s.activated |= 1 << rules.acting(s)
    s.resolving = entries.one_of("resolving", warriors.NAMES, default)


# ---- knowledge


def _set_knowledge(b: Board, s: State, knowledge: Any) -> None:
    viewers = _viewers(s)
    expected = {VIEWER_NAMES[viewer] for viewer in viewers}
    if not isinstance(knowledge, Mapping) or set(knowledge) != expected:
        raise misread("knowledge", knowledge, ", ".join(sorted(expected)))
    s.may[:] = 0
    for array in (s.group_cards, s.group_home, s.group_least, s.group_most, s.groups):
        array[:] = 0
    for viewer in viewers:
        _set_viewer(b, s, viewer, knowledge[VIEWER_NAMES[viewer]])


def _set_viewer(b: Board, s: State, viewer: int, known: Any) -> None:
    field = f"knowledge {VIEWER_NAMES[viewer]}"
    places = [PLACE_NAMES[place] for place in _viewers(s)]
    if not isinstance(known, Mapping) or set(known) != {*places, "groups"}:
        raise misread(field, known, ", ".join([*places, "groups"]))
    for place in _viewers(s):
        s.may[viewer, place] = _codes(b, field, known[PLACE_NAMES[place]])
    groups = known["groups"]
    if not isinstance(groups, list) or len(groups) > MOST_GROUPS:
        raise misread(f"{field} groups", groups, f"0 – {MOST_GROUPS} × {{…}}")
    for number, group in enumerate(groups):
        shaped = isinstance(group, Mapping) and set(group) == {"cards", "home", "least", "most"}
        if not shaped or group["home"] not in places[:-1]:
            raise misread(f"{field} groups", group, '{"cards", "home", "least", "most"}')
        s.group_cards[viewer, number] = _codes(b, field, group["cards"])
        s.group_home[viewer, number] = PLACE_NAMES.index(group["home"])
        s.group_least[viewer, number] = Entries(group).whole("least", 0, book.MOST_HAND, 0)
        s.group_most[viewer, number] = Entries(group).whole("most", 0, book.MOST_HAND, 0)
    s.groups[viewer] = len(groups)


def _codes(b: Board, field: str, written: Any) -> int:
    if not isinstance(written, str):
        raise misread(field, written, '"Sen38 Man33 …"')
    return _set_of(list(dict.fromkeys(_card(b, field, code) for code in written.split())))


# ---- may it stand?


def _check(b: Board, s: State) -> None:
    """Part 6: what is asked must be askable, every card and token there, and nobody may know what is not so."""
    _check_end(s)
    if s.phase == phase.CHOOSING:
        _check_choosing(s)
    elif s.phase in (phase.ACTING, phase.GIVING):
        _check_acting(b, s)
    elif s.phase == phase.RECRUITING:
        _check_recruiting(s)
    _check_hands(s)
    if not rules.conserved(b, s):
        raise BadPosition(say("position-count"))
    _check_knowledge(s)


def _check_hands(s: State) -> None:
    """SG-8, SG-43, part 6.5: as many cards in hand and as many Volunteers as there can be at this moment."""
    if s.reason == ending.NAMES.index("resign"):
        return  # a game can be given up at any moment
    for seat in range(s.seats):
        if s.held[seat] != _cards_due(s, seat):
            slots = {"seat": seat + 1, "cards": int(s.held[seat]), "expected": _cards_due(s, seat)}
            raise BadPosition(say("position-hand", **slots))
    found = bits.size(s.volunteers)
    if found != _volunteers_due(s):
        raise BadPosition(say("position-volunteers", found=found, expected=_volunteers_due(s)))


def _cards_due(s: State, seat: int) -> int:
    """Part 6.5: a whole hand, but for one who has played a card and not yet another for it."""
    whole = int(evaluate.hand_size(s, seat))
    if s.phase in (phase.CHOOSING, phase.OVER) or (s.retreated | s.no_recruit) >> seat & 1 or seat in _recruited(s):
        return whole
    return whole - 1


def _volunteers_due(s: State) -> int:
    """SG-42, SG-43: one more than there are players, less those who have recruited."""
    return int(s.seats) + 1 - len(_recruited(s))


def _recruited(s: State) -> list[int]:
    """SG-40: the seats that have taken a Volunteer in this round."""
    before = [int(seat) for seat in s.order[: s.turn]] if s.phase == phase.RECRUITING else []
    return [seat for seat in before if not (s.retreated | s.no_recruit) >> seat & 1]


def _check_end(s: State) -> None:
    if s.phase == phase.OVER and not s.reason:
        raise BadPosition(say("position-no-reason"))
    if s.phase != phase.OVER and s.reason:
        raise BadPosition(say("position-reason", reason=ending.NAMES[s.reason]))
    given_up = s.reason == ending.NAMES.index("resign")
    if given_up and s.resigned == NOBODY:
        raise BadPosition(say("position-nobody-resigned"))
    if not given_up and s.resigned != NOBODY:
        raise BadPosition(say("position-resigned", seat=int(s.resigned) + 1))


def _check_choosing(s: State) -> None:
    if s.ready == (1 << s.seats) - 1:
        raise BadPosition(say("position-all-chosen"))
    if s.played[: s.seats].any():
        raise BadPosition(say("position-revealed"))
    _check_nobody_acts(s)


def _check_nobody_acts(s: State) -> None:
    if s.put_aside:
        raise BadPosition(say("position-aside"))
    if s.resolving != NOTHING:
        raise BadPosition(say("position-resolving"))


def _check_acting(b: Board, s: State) -> None:
    if s.turn >= s.seats:
        raise BadPosition(say("position-nobody-acts"))
    if not s.played[: s.seats].all():
        raise BadPosition(say("position-unrevealed"))
    if activities.has_retreated(s, rules.acting(s)):
        raise BadPosition(say("position-acting", seat=int(rules.acting(s)) + 1))
    for seat in range(s.seats):
        if activities.has_retreated(s, seat) and not int(s.hand[seat]) >> int(s.played[seat]) & 1:
            raise BadPosition(say("position-retreated", seat=seat + 1))
    if s.phase == phase.GIVING:
        _check_giving(b, s)
    elif not activities.has_effect(b, s, rules.acting(s), s.resolving):
        raise BadPosition(say("position-wasted"))


def _check_giving(b: Board, s: State) -> None:
    giver, other = int(rules.acting(s)), int(s.swap_with)
    if other == NOBODY:
        raise BadPosition(say("position-swap", seat=giver + 1))
    if other == giver:
        raise BadPosition(say("position-swap-self", seat=giver + 1))
    if not s.held[giver]:
        raise BadPosition(say("position-giving", seat=giver + 1))
    takes_first = s.options.vyapariGive == BY_THE_BOOK
    if takes_first and not s.taken:
        raise BadPosition(say("position-not-taken", seat=giver + 1))
    if not s.taken:
        return
    card = card_code(b, int(s.taken))
    if not takes_first:
        raise BadPosition(say("position-taken-early", card=card))
    if not int(s.hand[other]) >> int(s.taken) & 1:
        raise BadPosition(say("position-taken", card=card, seat=other + 1))


def _check_recruiting(s: State) -> None:
    if not s.played[: s.seats].all():
        raise BadPosition(say("position-recruit-unrevealed"))
    if s.turn >= s.seats:
        raise BadPosition(say("position-nobody-recruits"))
    if (s.retreated | s.no_recruit) >> rules.acting(s) & 1:
        raise BadPosition(say("position-recruiting", seat=int(rules.acting(s)) + 1))
    _check_nobody_acts(s)


def _check_knowledge(s: State) -> None:
    """Part 7.2: the true place of a card is always in the mask, and one's own hand is exact."""
    deck = _set_of([int(card) for card in s.deck[: s.deck_left]])
    for viewer in _viewers(s):
        for place in _viewers(s):
            there = deck if place == IN_DECK else int(s.hand[place])
            exact = place == viewer != ONLOOKER
            if there & ~int(s.may[viewer, place]) or (exact and there != int(s.may[viewer, place])):
                raise BadPosition(say("position-knowledge", viewer=VIEWER_NAMES[viewer]))
