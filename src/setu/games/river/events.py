"""What happened, in words: the name and the sentence of every event."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.persons import player_number
from setu.engine.state import State
from setu.engine.texts import Text, seat_text
from setu.games.river import state as codes
from setu.games.river.names import (
    REASONS,
    card_words,
    colour_name,
    holder,
    place_name,
    plank_name,
    say,
    space_name,
    spot_words,
)
from setu.games.river.state import ACTIONS, COLOURS, EDITIONS, IN_WATER

EVENTS = {
    codes.COLOUR_DRAWN: "colour",
    codes.STARTS: "starts",
    codes.ROUND_BEGINS: "round",
    codes.READY: "ready",
    codes.AGREES: "agrees",
    codes.REVEALED: "revealed",
    codes.BLOCKED: "blocked",
    codes.STONE_PLACED: "stone",
    codes.PLANK_PLACED: "plank",
    codes.TOO_SHORT_THERE: "short",
    codes.PLANK_LOST: "lost",
    codes.PLANK_TAKEN: "taken",
    codes.STONE_LIFTED: "lifted",
    codes.STEPPED: "stepped",
    codes.JUMPED: "jumped",
    codes.FELL: "fell",
    codes.TOUCHED: "touched",
    codes.NOTHING: "nothing",
    codes.LEFT: "left",
    codes.ENDED: "ended",
}

_FALLS = ("step", "nobody", "landing")


def event(b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
    """The name and the sentence of a told event."""
    return EVENTS[kind], _event_sentence(b, s, kind, first, second, third)


def _event_sentence(b: Board, s: State, kind: int, first: int, second: int, third: int) -> Text:
    if kind == codes.COLOUR_DRAWN:
        return say("colour-drawn", who=seat_text(first, player_number(first)), colour=colour_name(b, second))
    if kind == codes.ROUND_BEGINS:
        return say("round-begins", round=first, who=holder(b, s, second))
    if kind == codes.ENDED:
        return _ending(b, s, first, second)
    if kind in (codes.PLANK_PLACED, codes.TOO_SHORT_THERE, codes.PLANK_LOST, codes.PLANK_TAKEN):
        plank, who = plank_name(b, first // 8), holder(b, s, first % 8)
        if kind == codes.PLANK_LOST:
            return say("plank-lost", who=who, plank=plank)
        if kind == codes.PLANK_TAKEN:
            return say("takes", who=who, plank=plank)
        id = "spans" if kind == codes.PLANK_PLACED else "too-short-there"
        return say(id, who=who, plank=plank, a=place_name(b, second), b=place_name(b, third))
    who = holder(b, s, first)
    if kind == codes.REVEALED:
        return say("reveals", who=who, slot=second, card=card_words(b, third))
    if kind == codes.BLOCKED and third == codes.NONE:
        return say("is-still-blocked", who=who, card=card_words(b, second))
    if kind == codes.BLOCKED:
        return say(
            "is-blocked", edition=EDITIONS[b.edition], who=who, card=card_words(b, second), by=holder(b, s, third)
        )
    if kind == codes.STONE_PLACED:
        return say(
            "places-stone", who=who, place=place_name(b, second) if second >= IN_WATER else spot_words(b, second, third)
        )
    if kind == codes.STONE_LIFTED:
        return say("lifts", who=who, place=place_name(b, second))
    if kind == codes.STEPPED:
        return say("steps", who=who, space=space_name(b, second))
    if kind == codes.JUMPED:
        return say("jumps", who=who, over=plank_name(b, second), land=space_name(b, third))
    if kind == codes.FELL:
        return say(
            "stays" if third & codes.STAYS else "falls",
            who=who,
            village=space_name(b, second),
            why=_FALLS[third % codes.STAYS],
        )
    if kind == codes.TOUCHED:
        return say("touches", who=who, village=space_name(b, second))
    if kind == codes.NOTHING and third == codes.SECOND:
        return say("no-second", who=who, card=ACTIONS[second])
    if kind == codes.NOTHING:
        return say("does-nothing", who=who, card=card_words(b, second))
    ids = {codes.STARTS: "starts", codes.READY: "is-ready", codes.AGREES: "agrees", codes.LEFT: "leaves"}
    return say(ids[kind], who=who)


def _ending(b: Board, s: State, colours: int, reason: int) -> Text:
    """DL-91, R29: one winner, or several after a cap or an agreement."""
    winners = [holder(b, s, colour) for colour in range(COLOURS) if colours >> colour & 1]
    who: Text = winners[0]
    for other in winners[1:]:
        who = say("and", first=who, last=other)
    return say("won", who=who, reason=REASONS[reason], winners=len(winners))
