"""What happened, in words: the name and the sentence of every event."""

from __future__ import annotations

from setu.engine.persons import player_number
from setu.engine.state import State
from setu.engine.tables import Tables
from setu.engine.texts import Text, seat_text
from setu.games.delta import state as codes
from setu.games.delta.names import (
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
from setu.games.delta.state import ACTIONS, COLOURS, EDITIONS, IN_WATER

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


def event(t: Tables, s: State, kind: int, a: int, b: int, c: int) -> tuple[str, Text]:
    """The name and the sentence of a told event."""
    return EVENTS[kind], _event_sentence(t, s, kind, a, b, c)


def _event_sentence(t: Tables, s: State, kind: int, a: int, b: int, c: int) -> Text:
    if kind == codes.COLOUR_DRAWN:
        return say("colour-drawn", who=seat_text(a, player_number(a)), colour=colour_name(t, b))
    if kind == codes.ROUND_BEGINS:
        return say("round-begins", round=a, who=holder(t, s, b))
    if kind == codes.ENDED:
        return _ending(t, s, a, b)
    if kind in (codes.PLANK_PLACED, codes.TOO_SHORT_THERE, codes.PLANK_LOST, codes.PLANK_TAKEN):
        plank, who = plank_name(t, a // 8), holder(t, s, a % 8)
        if kind == codes.PLANK_LOST:
            return say("plank-lost", who=who, plank=plank)
        if kind == codes.PLANK_TAKEN:
            return say("takes", who=who, plank=plank)
        id = "spans" if kind == codes.PLANK_PLACED else "too-short-there"
        return say(id, who=who, plank=plank, a=place_name(t, b), b=place_name(t, c))
    who = holder(t, s, a)
    if kind == codes.REVEALED:
        return say("reveals", who=who, slot=b, card=card_words(t, c))
    if kind == codes.BLOCKED and c == codes.NONE:
        return say("is-still-blocked", who=who, card=card_words(t, b))
    if kind == codes.BLOCKED:
        return say("is-blocked", edition=EDITIONS[t.edition], who=who, card=card_words(t, b), by=holder(t, s, c))
    if kind == codes.STONE_PLACED:
        return say("places-stone", who=who, place=place_name(t, b) if b >= IN_WATER else spot_words(t, b, c))
    if kind == codes.STONE_LIFTED:
        return say("lifts", who=who, place=place_name(t, b))
    if kind == codes.STEPPED:
        return say("steps", who=who, space=space_name(t, b))
    if kind == codes.JUMPED:
        return say("jumps", who=who, over=plank_name(t, b), land=space_name(t, c))
    if kind == codes.FELL:
        return say(
            "stays" if c & codes.STAYS else "falls", who=who, village=space_name(t, b), why=_FALLS[c % codes.STAYS]
        )
    if kind == codes.TOUCHED:
        return say("touches", who=who, village=space_name(t, b))
    if kind == codes.NOTHING and c == codes.SECOND:
        return say("no-second", who=who, card=ACTIONS[b])
    if kind == codes.NOTHING:
        return say("does-nothing", who=who, card=card_words(t, b))
    ids = {codes.STARTS: "starts", codes.READY: "is-ready", codes.AGREES: "agrees", codes.LEFT: "leaves"}
    return say(ids[kind], who=who)


def _ending(t: Tables, s: State, colours: int, reason: int) -> Text:
    """DL-91, R29: one winner, or several after a cap or an agreement."""
    winners = [holder(t, s, colour) for colour in range(COLOURS) if colours >> colour & 1]
    who: Text = winners[0]
    for other in winners[1:]:
        who = say("and", first=who, last=other)
    return say("won", who=who, reason=REASONS[reason], winners=len(winners))
