"""A position of Sangram written down, and laid out again.

Piles are written from the bottom up: the card on top comes last. Hands and Volunteers that are left out stay as dealt;
for cards of theirs named elsewhere others come from the deck. Cards that are named nowhere lie under the listed
cards of the `draw_pile`, so a study names only what matters. Left out, `knowledge` is that of a deal: everybody knows
the own hand and what lies open. Older positions have a `deck` instead, whose top comes first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition
from setu.engine.state import State
from setu.games.sangram import rules
from setu.games.sangram.insight import hand_size
from setu.games.sangram.knowledge import know_deal, size, viewer_at
from setu.games.sangram.names import CODES, PHASES, REASONS, card_code, card_codes, say
from setu.games.sangram.state import (
    ACTING,
    BY_THE_BOOK,
    CARDS,
    CHOOSING,
    DRAWN,
    FAR_LIMIT,
    GIVING,
    IN_DECK,
    MOST_ASIDE,
    MOST_GROUPS,
    MOST_HAND,
    MOST_STRENGTH,
    NOBODY,
    NOTHING,
    ONLOOKER,
    OVER,
    PILE,
    RECRUITING,
    TOKENS,
    TOP_LEVEL,
    WARRIORS,
)
from setu.games.sangram.warriors import has_effect, has_retreated

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
        "phase": PHASES[s.phase],
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
        "resolving": None if s.resolving == NOTHING else WARRIORS[s.resolving],
        "copying": None if s.copying == NOBODY else s.copying,
        "follows": bool(s.follows & DRAWN),
        **({"opened": True} if s.follows & PILE else {}),
        "swap_with": None if s.swap_with == NOBODY else s.swap_with,
        "taken": card_code(b, s.taken) if s.taken else None,
        "reason": REASONS[s.reason] or None,
        "resigned": None if s.resigned == NOBODY else s.resigned,
        "knowledge": {VIEWER_NAMES[viewer]: _knowledge(b, s, viewer) for viewer in _viewers(s)},
    }


def _viewers(s: State) -> list[int]:
    return [int(viewer_at(s, number)) for number in range(s.seats + 1)]


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
    position = _as_written_today(position)
    for name in position:
        if name not in FIELDS:
            raise BadPosition(say("position-field", field=str(name), expected=", ".join(FIELDS)))
    s.round = _number(position, "round", s.round, 1, FAR_LIMIT)
    s.phase = _one_of(position, "phase", PHASES, CHOOSING)
    _set_players(s, position)
    _set_round(b, s, position)
    if {"hands", "volunteers", "draw_pile", "discard", "aside", "played"} & set(position):
        _set_cards(b, s, position)
    _set_limits(s, position)
    _set_chosen(b, s, position)
    _set_turn(b, s, position)
    if "knowledge" in position:
        _set_knowledge(b, s, position["knowledge"])
    else:
        know_deal(s)
    _check(b, s)


def _as_written_today(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Records that were begun from a position may have a `deck`, top first."""
    if "draw_pile" in position or not isinstance(position.get(OLD_DRAW_PILE), list):
        return position
    rest = {name: value for name, value in position.items() if name != OLD_DRAW_PILE}
    return {**rest, "draw_pile": position[OLD_DRAW_PILE][::-1]}


def _bad(field: str, expected: str) -> BadPosition:
    return BadPosition(say("position-value", field=field, expected=expected))


def _number(position: Mapping[str, Any], field: str, default: int, least: int, most: int) -> int:
    value = position.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _bad(field, f"{least} – {most}")
    return value


def _one_of(position: Mapping[str, Any], field: str, values: Sequence[str], default: int) -> int:
    value = position.get(field)
    if value is None:
        return default
    if not isinstance(value, str) or value not in values or not value:
        raise _bad(field, ", ".join(filter(None, values)))
    return values.index(value)


def _numbers(s: State, position: Mapping[str, Any], field: str, default: Any, least: int, most: int) -> list[int]:
    """One whole number for each seat."""
    values = position.get(field, default)
    shaped = isinstance(values, list) and len(values) == s.seats
    if not shaped or not all(type(value) is int and least <= value <= most for value in values):
        raise _bad(field, f"{s.seats} × {least} – {most}")
    return list(values)


def _seat(s: State, position: Mapping[str, Any], field: str) -> int:
    return NOBODY if position.get(field) is None else _number(position, field, 0, 0, s.seats - 1)


def _set_players(s: State, position: Mapping[str, Any]) -> None:
    seats = slice(s.seats)
    most = TOKENS if s.options.tokenSupply == BY_THE_BOOK else 30000
    s.level[seats] = _numbers(s, position, "levels", [0] * s.seats, 0, TOP_LEVEL)
    s.tokens[seats] = _numbers(s, position, "tokens", [0] * s.seats, 0, most)
    s.grown[seats] = _numbers(s, position, "grown", [0] * s.seats, 0, 2)
    s.blocked[seats] = _numbers(s, position, "blocked", [0] * s.seats, 0, FAR_LIMIT)
    s.reshuffles = _number(position, "reshuffles", 0, 0, 30000)
    s.most_out = _number(position, "most_out", int(s.tokens.sum()), 0, 30000)
    s.supply = TOKENS - int(s.tokens.sum())
    if s.supply < 0 and s.options.tokenSupply == BY_THE_BOOK:
        raise BadPosition(say("position-tokens", tokens=TOKENS - s.supply, most=TOKENS))
    for field, width, most in (("grew_in", 2, FAR_LIMIT), ("used", len(WARRIORS), FAR_LIMIT)):
        rows = position.get(field, [[0] * width] * s.seats)
        if not isinstance(rows, list) or len(rows) != s.seats:
            raise _bad(field, f"{s.seats} × {width}")
        for seat, numbers in enumerate(rows):
            shaped = isinstance(numbers, list) and len(numbers) == width
            if not shaped or not all(type(number) is int and 0 <= number <= most for number in numbers):
                raise _bad(field, f"{s.seats} × {width} × 0 – {most}")
            getattr(s, field)[seat] = numbers


# ---- cards

_CODE = re.compile(r"([A-Z][a-z]{2})(\d{1,2})")


def _card(b: Board, field: str, written: Any) -> int:
    match = _CODE.fullmatch(written) if isinstance(written, str) else None
    card = int(match[2]) if match else 0
    if not match or not 1 <= card <= CARDS or match[1] != CODES[b.warrior[card]]:
        expected = card_code(b, card) if 1 <= card <= CARDS else "Sen38"
        raise BadPosition(say("position-card", field=field, found=str(written), expected=expected))
    return card


def _card_list(b: Board, field: str, written: Any) -> list[int]:
    if not isinstance(written, list):
        raise _bad(field, '["Sen38", …]')
    return [_card(b, field, card) for card in written]


def _card_or_none(b: Board, s: State, position: Mapping[str, Any], field: str) -> list[int]:
    """A card or nothing for each seat."""
    cards = position.get(field, [None] * s.seats)
    if not isinstance(cards, list) or len(cards) != s.seats:
        raise _bad(field, f'{s.seats} × "Sen38"')
    return [0 if card is None else _card(b, field, card) for card in cards]


def _set_round(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """SG-11: the revealed cards fix the round order."""
    played = _card_or_none(b, s, position, "played")
    revealed = [card for card in played if card]
    if revealed and (len(revealed) != s.seats or len(set(revealed)) != s.seats):
        raise BadPosition(say("position-played"))
    s.played[: s.seats] = played
    falling = sorted(range(s.seats), key=lambda seat: -played[seat])
    s.order[: s.seats] = falling if revealed else [0] * s.seats
    s.turn = _number(position, "turn", 0, 0, s.seats)
    for name in SEAT_SETS:
        seats = position.get(name, [])
        if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < s.seats for seat in seats):
            raise _bad(name, f"[0 – {s.seats - 1}, …]")
        setattr(s, name, sum(1 << seat for seat in set(seats)))


def _set_cards(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Every card once; those named nowhere lie at the bottom of the deck."""
    piles = _named_piles(b, s, position)
    seen: set[int] = set()
    for cards in piles.values():
        for card in cards:
            if card in seen:
                raise BadPosition(say("position-twice", card=card_code(b, card)))
            seen.add(card)
    if len(piles["aside"]) > MOST_ASIDE:
        raise _bad("aside", f"0 – {MOST_ASIDE}")
    _fill_from_deal(s, piles, seen)
    for seat in range(s.seats):
        s.hand[seat] = _set_of(piles[_hand_of(seat)])
        s.held[seat] = len(piles[_hand_of(seat)])
    s.volunteers = _set_of(piles["volunteers"])
    rest = [card for card in range(CARDS, 0, -1) if card not in seen]
    s.deck_left = _lay(s.deck, [*rest[::-1], *piles["draw_pile"]])
    s.discarded = _lay(s.discard, piles["discard"])
    s.put_aside = _lay(s.aside, piles["aside"])


def _named_piles(b: Board, s: State, position: Mapping[str, Any]) -> dict[str, list[int]]:
    """The cards that a position names, pile by pile; hands and Volunteers may be missing."""
    piles: dict[str, list[int]] = {}
    if "hands" in position:
        hands = position["hands"]
        if not isinstance(hands, list) or len(hands) != s.seats:
            raise _bad("hands", f'{s.seats} × ["Sen38", …]')
        piles |= {_hand_of(seat): _card_list(b, _hand_of(seat), hand) for seat, hand in enumerate(hands)}
    if "volunteers" in position:
        piles["volunteers"] = _card_list(b, "volunteers", position["volunteers"])
    for field in ("draw_pile", "discard", "aside"):
        piles[field] = _card_list(b, field, position.get(field, []))
    on_table = s.phase in (ACTING, GIVING)
    piles["played"] = [int(s.played[seat]) for seat in range(s.seats) if on_table and not has_retreated(s, seat)]
    return piles


def _fill_from_deal(s: State, piles: dict[str, list[int]], seen: set[int]) -> None:
    """Part 3: hands and Volunteers that are left out, as they were dealt."""
    deck = [int(card) for card in s.deck[: s.deck_left]]
    for seat in range(s.seats):
        if _hand_of(seat) not in piles:
            back = [int(s.played[seat])] if has_retreated(s, seat) else []
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
    return [card for card in range(CARDS, 0, -1) if int(cards) >> card & 1]


def _set_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _lay(pile: Any, cards: list[int]) -> int:
    pile[:] = 0
    pile[: len(cards)] = cards
    return len(cards)


def _set_limits(s: State, position: Mapping[str, Any]) -> None:
    most = [MOST_STRENGTH * int(held) for held in s.held[: s.seats]]
    s.limit[: s.seats] = _numbers(s, position, "limits", most, *BOUNDS)
    s.floor[: s.seats] = _numbers(s, position, "floors", [0] * s.seats, *BOUNDS)


def _set_chosen(b: Board, s: State, position: Mapping[str, Any]) -> None:
    s.chosen[: s.seats] = _card_or_none(b, s, position, "chosen")
    s.ready = sum(1 << seat for seat in range(s.seats) if s.chosen[seat])
    for seat in range(s.seats):
        if s.chosen[seat] and not int(s.hand[seat]) >> int(s.chosen[seat]) & 1:
            raise BadPosition(say("position-chosen", card=card_code(b, int(s.chosen[seat]))))


def _set_turn(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """What is being carried out; left out, the activity of the card that was played."""
    s.copying = _seat(s, position, "copying")
    s.swap_with = _seat(s, position, "swap_with")
    s.resigned = _seat(s, position, "resigned")
    s.follows = (DRAWN if position.get("follows") else 0) | (PILE if position.get("opened") else 0)
    s.taken = _card(b, "taken", position["taken"]) if position.get("taken") is not None else 0
    s.reason = _one_of(position, "reason", REASONS, 0)
    default = NOTHING
    if s.phase in (ACTING, GIVING) and s.turn < s.seats and s.played[0]:
        default = int(b.warrior[s.played[rules.acting(s)]])
        s.activated |= 1 << rules.acting(s)
    s.resolving = _one_of(position, "resolving", WARRIORS, default)


# ---- knowledge


def _set_knowledge(b: Board, s: State, knowledge: Any) -> None:
    viewers = _viewers(s)
    expected = {VIEWER_NAMES[viewer] for viewer in viewers}
    if not isinstance(knowledge, Mapping) or set(knowledge) != expected:
        raise _bad("knowledge", ", ".join(sorted(expected)))
    s.may[:] = 0
    for array in (s.group_cards, s.group_home, s.group_least, s.group_most, s.groups):
        array[:] = 0
    for viewer in viewers:
        _set_viewer(b, s, viewer, knowledge[VIEWER_NAMES[viewer]])


def _set_viewer(b: Board, s: State, viewer: int, known: Any) -> None:
    field = f"knowledge {VIEWER_NAMES[viewer]}"
    places = [PLACE_NAMES[place] for place in _viewers(s)]
    if not isinstance(known, Mapping) or set(known) != {*places, "groups"}:
        raise _bad(field, ", ".join([*places, "groups"]))
    for place in _viewers(s):
        s.may[viewer, place] = _codes(b, field, known[PLACE_NAMES[place]])
    groups = known["groups"]
    if not isinstance(groups, list) or len(groups) > MOST_GROUPS:
        raise _bad(field, f"groups: 0 – {MOST_GROUPS}")
    for number, group in enumerate(groups):
        shaped = isinstance(group, Mapping) and set(group) == {"cards", "home", "least", "most"}
        if not shaped or group["home"] not in places[:-1]:
            raise _bad(field, '{"cards", "home", "least", "most"}')
        s.group_cards[viewer, number] = _codes(b, field, group["cards"])
        s.group_home[viewer, number] = PLACE_NAMES.index(group["home"])
        s.group_least[viewer, number] = _number(group, "least", 0, 0, MOST_HAND)
        s.group_most[viewer, number] = _number(group, "most", 0, 0, MOST_HAND)
    s.groups[viewer] = len(groups)


def _codes(b: Board, field: str, written: Any) -> int:
    if not isinstance(written, str):
        raise _bad(field, '"Sen38 Man33 …"')
    return _set_of(list(dict.fromkeys(_card(b, field, code) for code in written.split())))


# ---- may it stand?


def _check(b: Board, s: State) -> None:
    """Part 6: what is asked must be askable, every card and token there, and nobody may know what is not so."""
    _check_end(s)
    if s.phase == CHOOSING:
        _check_choosing(s)
    elif s.phase in (ACTING, GIVING):
        _check_acting(b, s)
    elif s.phase == RECRUITING:
        _check_recruiting(s)
    _check_hands(s)
    if not rules.conserved(b, s):
        raise BadPosition(say("position-count"))
    _check_knowledge(s)


def _check_hands(s: State) -> None:
    """SG-8, SG-43, part 6.5: as many cards in hand and as many Volunteers as there can be at this moment."""
    if s.reason == REASONS.index("resign"):
        return  # a game can be given up at any moment
    for seat in range(s.seats):
        if s.held[seat] != _cards_due(s, seat):
            slots = {"seat": seat + 1, "cards": int(s.held[seat]), "expected": _cards_due(s, seat)}
            raise BadPosition(say("position-hand", **slots))
    found = size(s.volunteers)
    if found != _volunteers_due(s):
        raise BadPosition(say("position-volunteers", found=found, expected=_volunteers_due(s)))


def _cards_due(s: State, seat: int) -> int:
    """Part 6.5: a whole hand, but for one who has played a card and not yet another for it."""
    whole = int(hand_size(s, seat))
    if s.phase in (CHOOSING, OVER) or (s.retreated | s.no_recruit) >> seat & 1 or seat in _recruited(s):
        return whole
    return whole - 1


def _volunteers_due(s: State) -> int:
    """SG-42, SG-43: one more than there are players, less those who have recruited."""
    return int(s.seats) + 1 - len(_recruited(s))


def _recruited(s: State) -> list[int]:
    """SG-40: the seats that have taken a Volunteer in this round."""
    before = [int(seat) for seat in s.order[: s.turn]] if s.phase == RECRUITING else []
    return [seat for seat in before if not (s.retreated | s.no_recruit) >> seat & 1]


def _check_end(s: State) -> None:
    if s.phase == OVER and not s.reason:
        raise BadPosition(say("position-no-reason"))
    if s.phase != OVER and s.reason:
        raise BadPosition(say("position-reason", reason=REASONS[s.reason]))
    given_up = s.reason == REASONS.index("resign")
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
    if has_retreated(s, rules.acting(s)):
        raise BadPosition(say("position-acting", seat=int(rules.acting(s)) + 1))
    for seat in range(s.seats):
        if has_retreated(s, seat) and not int(s.hand[seat]) >> int(s.played[seat]) & 1:
            raise BadPosition(say("position-retreated", seat=seat + 1))
    if s.phase == GIVING:
        _check_giving(b, s)
    elif not has_effect(b, s, rules.acting(s), s.resolving):
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
