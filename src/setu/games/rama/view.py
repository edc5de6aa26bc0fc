"""How Rama's Bridge is shown and written down."""

from __future__ import annotations

from typing import Any

from setu.engine.board import Board
from setu.engine.state import State
from setu.games.rama import cards, codes, walk
from setu.games.rama.board import Box, box_of
from setu.games.rama.codes import FAR, eco, hand, karma, phase, sheet, size, themes, ways
from setu.games.rama.routes import goals
from setu.games.rama.state import NOWHERE

_boards: dict[int, dict[str, Any]] = {}


def board(b: Board) -> dict[str, Any]:
    """What never changes: the map and the cards. A page asks for it once; views only name ids."""
    box = box_of(b)
    if box.number not in _boards:
        _boards[box.number] = _board(box)
    return _boards[box.number]


def _board(box: Box) -> dict[str, Any]:
    return {
        "name": box.name,
        "grid": box.grid,
        "shores": box.shores,
        "special": box.special,
        "numbers": box.numbers,
        "spaces": [_space(space) for space in box.spaces],
        "links": [{"kind": link.kind, "spaces": list(link.spaces), "bends": list(link.bends)} for link in box.links],
        "cards": [_card(box, number) for number in range(len(box.cards))],
        "themes": list(themes.NAMES),
    }


def _space(space: Any) -> dict[str, Any]:
    names = ("id", "name_en", "name_fr", "name_hi", "town", "sea", "country", "grid", "port", "airport", "x", "y")
    return {name: getattr(space, name) for name in names} | {"air_only_with": list(space.air_only_with)}


def _card(box: Box, number: int) -> dict[str, Any]:
    card = box.cards[number]
    names = ("id", "town", "name_en", "name_fr", "name_hi", "text_en", "text_fr", "text_hi", "temper")
    return {name: getattr(card, name) for name in names} | {
        "theme": themes.NAMES[card.theme],
        "table": list(card.faces),
    }


def view(b: Board, s: State, seat: int) -> dict[str, Any]:
    """Part 11: the table as a hidden state shows it."""
    box = box_of(b)
    return {
        "box": box.number,
        "phase": phase.NAMES[s.phase],
        "round": s.round,
        "starter": s.starter,
        "active": None if s.phase == phase.OVER else s.active,
        "placing": s.placing if s.phase == phase.PLACING else None,
        "throw": s.throw or None,
        "bound": None if s.bound == NOWHERE else box.spaces[s.bound].id,
        "offer": eco.NAMES[codes.offered(s)] if s.phase == phase.COMMITTING else None,
        "cow": box.spaces[s.cow].id,
        "supply": s.supply,
        "eco_cards": s.eco_left,
        "karma_pile": s.karma_left,
        "piles": {name: int(s.left[theme]) for theme, name in enumerate(themes.NAMES)},
        "dropped": [box.cards[int(card)].id for card in s.dropped[: s.drops]],
        "players": [_player(b, s, box, other) for other in range(s.seats)],
        "hand": [_own(b, s, box, seat, slot) for slot in _open_slots(s, seat)] if 0 <= seat < s.seats else [],
        "karma": karma.NAMES[s.karma_hand[seat]] or None if 0 <= seat < s.seats else None,
        "pamban": _steps(b, int(s.pawn[seat]), b.finish) if 0 <= seat < s.seats else None,
    }


def _open_slots(s: State, seat: int) -> list[int]:
    return [slot for slot in range(size.SLOTS) if s.held[seat, slot] == hand.OPEN]


def _own(b: Board, s: State, box: Box, seat: int, slot: int) -> dict[str, Any]:
    """A card of one's own hand, and how far its town is."""
    card = box.cards[int(s.card[seat, slot])]
    steps = _steps(b, int(s.pawn[seat]), box.at[card.town])
    return {
        "card": card.id,
        "theme": themes.NAMES[card.theme],
        "town": card.town,
        "bonus": slot >= themes.COUNT,
        **steps,
    }


def _steps(b: Board, here: int, there: int) -> dict[str, int | None]:
    if here == NOWHERE:
        return {"on_foot": None, "by_air": None}
    foot = int(b.on_foot[here, there])
    return {"on_foot": None if foot == FAR else foot, "by_air": int(b.apart[here, there])}


def _player(b: Board, s: State, box: Box, seat: int) -> dict[str, Any]:
    """Part 7: what all may know of a player; cards in hand only when the game is over."""
    here = int(s.pawn[seat])
    shown = s.phase == phase.OVER
    return {
        "pawn": None if here == NOWHERE else box.spaces[here].id,
        "gone": bool(s.gone[seat]),
        "open_themes": [_slot_name(s, seat, slot) for slot in _open_slots(s, seat)],
        "open": [box.cards[int(s.card[seat, slot])].id for slot in _open_slots(s, seat)] if shown else None,
        "laid": [_laid(s, box, seat, slot) for slot in laid_slots(s, seat)],
        "free_ticket": bool(s.free_ticket[seat]),
        "paid_tickets": int(s.paid[seat]),
        "bonus_taken": int(cards.bonus_cards(s, seat)),
        "bridge_finished": bool(walk.is_finished(s, seat)),
        "god": {"face": int(s.god_face[seat]), "points": int(cards.god_points(b, s, seat))}
        if s.god_face[seat]
        else None,
        "karma_held": bool(s.karma_hand[seat] != karma.NONE),
        "received": karma.NAMES[s.received[seat]] or None,
        "journey": karma.NAMES[s.journey[seat]] or None,
        "goals": [box.spaces[town].id for town in goals(b, s, seat)],
        "way": ways.NAMES[s.way[seat]] if s.journey[seat] != karma.NONE else None,
        "match_wait": int(s.match_wait[seat]),
        "eco": {name: eco.STATES[s.eco[seat, kind]] for kind, name in enumerate(eco.NAMES)},
        "eco_wait": int(s.eco_wait[seat]),
        "score": {**breakdown(b, s, seat), "total": int(cards.score(b, s, seat))},
    }


def _laid(s: State, box: Box, seat: int, slot: int) -> dict[str, Any]:
    return {"card": box.cards[int(s.card[seat, slot])].id, "bonus": slot >= themes.COUNT}


def _slot_name(s: State, seat: int, slot: int) -> str:
    name = themes.NAMES[int(cards.theme_in(s, seat, slot))]
    return name + "*" if slot >= themes.COUNT else name


def laid_slots(s: State, seat: int) -> list[int]:
    """The laid cards in the order they were laid."""
    slots = [slot for slot in range(size.SLOTS) if s.held[seat, slot] >= hand.LAID]
    return sorted(slots, key=lambda slot: int(s.held[seat, slot]))


def breakdown(b: Board, s: State, seat: int) -> dict[str, int]:
    """RB-48: every line of the score sheet."""
    return {name: int(cards.score_row(b, s, seat, row)) for row, name in enumerate(sheet.NAMES)}
