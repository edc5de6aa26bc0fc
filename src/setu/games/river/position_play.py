"""A position read back: programs, and what is being asked of whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from setu.engine.board import Board
from setu.engine.errors import BadPosition, SetuError
from setu.engine.state import State
from setu.games.river import legal, rules
from setu.games.river.names import REASONS, card_name, plank_name, say
from setu.games.river.notation import read_card, read_support
from setu.games.river.pawns import arrives, goal_of
from setu.games.river.planks import least_number
from setu.games.river.position_entries import (
    LIES,
    key_of,
    list_in,
    number_in,
    plank_named,
    seat_named,
    seats_in,
    seats_named,
    table_in,
)
from setu.games.river.program import everyone, why_not_lay
from setu.games.river.refusals import refusal
from setu.games.river.state import (
    ACTING,
    BLOCK,
    CHOOSING_FIRST,
    LEAP,
    LEGAL,
    MOVE,
    NONE,
    OVER,
    PLACE,
    PLANK,
    PLANKS,
    PROGRAMMING,
    REMOVE,
    SLOTS,
    STONE,
    SUPPORTS,
)

PHASES = {
    "first": CHOOSING_FIRST,
    "program": PROGRAMMING,
    "stone": STONE,
    "plank": PLANK,
    "place": PLACE,
    "remove": REMOVE,
    "move": MOVE,
    "jump": LEAP,
    "over": OVER,
}


PHASE_NAMES = {code: name for name, code in PHASES.items()}


def lay_programs(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """DL-10, DL-11: cards in the order in which they were laid."""
    for key, cards in table_in(position, "program").items():
        seat = seat_named(b, s, key, "program", NONE)
        if not isinstance(cards, list) or len(cards) > SLOTS or not all(isinstance(card, str) for card in cards):
            raise BadPosition(say("position-value", field=f"program {key}", expected='["S1", "P2", …]'))
        for written in cards:
            try:
                card = read_card(b, written)
            except SetuError as fault:
                raise BadPosition(fault.text) from None
            code = why_not_lay(s, seat, card)
            if code != LEGAL:
                reason = refusal(b, s, seat, card, code).text
                raise BadPosition(say("position-program", who=key, card=written, reason=reason))
            s.program[seat, s.laid[seat]] = card
            s.laid[seat] += 1
        if s.laid[seat] == SLOTS:
            s.ready |= 1 << seat


def go_on(b: Board, s: State) -> None:
    """With all programs on the table, the next slot is turned up; otherwise cards are laid, or the first is chosen."""
    if s.phase == CHOOSING_FIRST and not s.ready and not s.round:
        return
    s.round = max(1, s.round)
    s.phase = PROGRAMMING
    s.turn = 0
    if s.ready == everyone(s):
        s.phase = ACTING
        s.slot = max(NONE, s.slot - 1)
        rules.reveal(s)
        rules.carry_on(b, s)
    elif s.slot != NONE:
        raise BadPosition(say("position-programs"))


def set_phase(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Exactly what is being asked of whom."""
    if position["phase"] not in PHASES:
        raise BadPosition(say("position-value", field="phase", expected=", ".join(PHASES)))
    s.phase = PHASES[position["phase"]]
    s.turn = number_in(position, "turn", NONE, s.seats, 0)
    s.blocked = seats_named(b, s, position, "blocked")
    s.actor = seat_named(b, s, position.get("actor"), "actor", NONE)
    s.left = number_in(position, "left", 0, 2, 0)
    s.winners = seats_named(b, s, position, "winners")
    written = position.get("reason")
    if written is not None and written not in REASONS[1:]:
        raise BadPosition(say("position-value", field="reason", expected=", ".join(REASONS[1:])))
    s.reason = REASONS.index(written or "")
    if position.get("picked") is not None:
        s.picked = plank_named(b, s, position["picked"])
    _set_tries(b, s, list_in(position, "tried"))
    if s.phase == PLANK:
        s.needs = least_number(b, s)
    _check_phase(b, s)


def _set_tries(b: Board, s: State, tried: list[Any]) -> None:
    if len(tried) > b.free_tries or (tried and s.picked == NONE):
        raise BadPosition(say("position-value", field="tried", expected='["i11-i12", …]'))
    for number, written in enumerate(tried):
        match = LIES.fullmatch(written.lower()) if isinstance(written, str) else None
        if not match:
            raise BadPosition(say("position-value", field="tried", expected='["i11-i12", …]'))
        try:
            one, other = sorted((read_support(b, s, match[1]), read_support(b, s, match[2])))
        except SetuError as fault:
            raise BadPosition(fault.text) from None
        s.tried[number] = one * SUPPORTS + other
    s.tries = len(tried)


_CARDS = {
    STONE: ("S1", "S2"),
    PLANK: ("P1", "P2"),
    PLACE: ("P1", "P2"),
    REMOVE: ("RM",),
    MOVE: ("M1", "M2"),
    LEAP: ("JP",),
}


def _check_phase(b: Board, s: State) -> None:
    """What is asked must fit the card that is being resolved, and must have an answer."""
    acting = s.phase in _CARDS
    if acting:
        _check_acting(b, s)
        card = int(s.program[s.actor, s.slot])
        if card >= BLOCK or card_name(b, card) not in _CARDS[s.phase]:
            raise BadPosition(say("position-card", card=card_name(b, card)))
    elif s.phase == PROGRAMMING and (s.slot != NONE or s.ready == everyone(s)):
        raise BadPosition(say("position-programs"))
    _check_picked(b, s)


def _check_acting(b: Board, s: State) -> None:
    if s.actor == NONE:
        raise BadPosition(say("position-no-actor"))
    if s.slot == NONE:
        raise BadPosition(say("position-no-slot"))
    if s.left < 1:
        raise BadPosition(say("position-idle", who=key_of(b, s, s.actor)))
    for seat in range(s.seats):
        if (everyone(s) & ~s.ready) >> seat & 1:
            raise BadPosition(say("position-unready", who=key_of(b, s, seat)))


def _check_picked(b: Board, s: State) -> None:
    if s.picked == NONE:
        if s.phase == PLACE:
            raise BadPosition(say("position-no-plank"))
        return
    plank = plank_name(b, s.picked)
    if s.phase != PLACE:
        raise BadPosition(say("position-picked", plank=plank))
    if not s.reserve[s.actor] >> s.picked & 1:
        raise BadPosition(say("position-not-own", plank=plank, who=key_of(b, s, s.actor)))


def check_end(b: Board, s: State) -> None:
    """DL-91: a game that is over has winners and a reason; one in play has no pawn at its goal."""
    if (s.phase == OVER) != bool(s.reason) or (s.phase == OVER) != bool(s.winners):
        raise BadPosition(say("position-end"))
    if s.phase == OVER:
        return
    for seat in range(s.seats):
        if not s.out >> seat & 1 and (
            arrives(b, s, seat, int(s.pawn[seat])) or s.pawn[seat] == PLANKS + goal_of(b, s, seat)
        ):
            raise BadPosition(say("position-arrived", who=key_of(b, s, seat)))
    out = np.zeros(max(2000, int(b.places)), np.int32)
    waiting = int(legal.pending(b, s))
    if not waiting or not all(legal.moves(b, s, seat, out) for seat in seats_in(s, waiting)):
        raise BadPosition(say("position-stuck"))
