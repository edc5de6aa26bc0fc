"""How Rama's Bridge is written (part 11) and spoken."""

from __future__ import annotations

import re
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, engine_text
from setu.engine.persons import player_number
from setu.engine.state import State
from setu.engine.texts import Text
from setu.engine.typography import typeset
from setu.games.rama import journeys, legal, rules, state, walk
from setu.games.rama.board import box_of
from setu.games.rama.box import say
from setu.games.rama.drawing import draw
from setu.games.rama.names import card_name, karma_name, place, player, space_id, theme_name
from setu.games.rama.positions import REASONS, WAYS
from setu.games.rama.routes import Leg, goals, members, routes
from setu.games.rama.state import ECO_NAMES, KARMA_NAMES, MOST_SPACES, NOBODY, THEMES

__all__ = ["draw", "event", "notation", "read", "refusal", "seat_mark", "seat_name", "secret", "sentence", "targets"]

ANSWERS = {
    state.COMMIT: "commit",
    state.DECLINE: "decline",
    state.GIVE_UP: "giveup",
    state.WAIT: "wait",
    state.AGAIN: "again",
    state.DONE: "done",
    state.KEEP: "keep",
}
_FLIGHT = re.compile(r"fly (\S+?)-(\S+) (free|paid|none)")


def seat_name(b: Board, s: State, seat: int) -> Text:
    """Players have neither colours nor kingdoms, only numbers."""
    return player_number(seat)


def seat_mark(b: Board, s: State, seat: int) -> str:
    """Part 11: how a seat is written."""
    return f"P{seat + 1}"


# ---- moves


def notation(b: Board, s: State, seat: int, move: int, remark: int) -> str:
    """A legal move as a token of part 11's log."""
    if move < MOST_SPACES:
        return _space_notation(b, s, seat, move, remark)
    if move < state.COMMIT:
        return f"bonus {THEMES[move - state.TAKE_BONUS]}"
    if move >= state.SPEND:
        return f"tickets {move - state.SPEND}"
    if move >= state.GIVE:
        return f"give {KARMA_NAMES[s.karma_hand[seat]]} P{move - state.GIVE + 1}"
    if move in (state.COMMIT, state.DECLINE):
        return f"eco {ECO_NAMES[rules.offered(s)]}" if move == state.COMMIT else "eco no"
    return ANSWERS[move]


def _space_notation(b: Board, s: State, seat: int, space: int, remark: int) -> str:
    name = space_id(b, space)
    if s.phase == state.PLACING:
        return f"place P{s.placing + 1} {name}"
    if s.phase == state.MOVING_COW:
        return f"cow {name}"
    if space == s.pawn[seat]:
        return "="
    return " ".join([f">{name}", *(_flight(b, leg) for leg in flights(b, s, seat, space, remark))])


def flights(b: Board, s: State, seat: int, space: int, remark: int) -> list[Leg]:
    """RB-22, RB-23, RB-39: the flights on the way to an end space."""
    if remark < 2 and b.maldives not in (space, s.pawn[seat]):
        return []
    return [leg for leg in routes(b, s, seat)[space] if leg.by not in ("road", "boat")]


def _flight(b: Board, leg: Leg) -> str:
    return f"fly {space_id(b, leg.start)}-{space_id(b, leg.end)} {leg.by}"


def read(b: Board, s: State, seat: int, written: str) -> int:
    """The move a notation means; flights that are written must be those of the way."""
    tidy = " ".join(written.replace("–", "-").split())
    word, _, rest = tidy.partition(" ")
    word, rest = word.lower(), rest.strip()
    if word == "=" and not rest:
        return _asked_in(b, s, state.MOVING, int(s.pawn[seat]))
    if word.startswith(">"):
        return _asked_in(b, s, state.MOVING, _read_walk(b, s, seat, tidy[1:].strip(), written))
    if word == "cow" and rest:
        return _asked_in(b, s, state.MOVING_COW, _read_space(b, rest))
    if word == "place":
        return _read_placing(b, s, rest, written)
    if word == "bonus" and rest.lower() in THEMES:
        return state.TAKE_BONUS + THEMES.index(rest.lower())
    if word == "give" and rest:
        return _read_giving(s, seat, rest.lower(), written)
    if word == "tickets" and re.fullmatch("[0-6]", rest):
        return state.SPEND + int(rest)
    if word == "eco":
        return _read_commitment(b, s, rest.lower(), written)
    for move, answer in ANSWERS.items():
        if tidy.lower() == answer:
            return move
    raise InvalidMove(say("unreadable", written=written.strip()))


def _asked_in(b: Board, s: State, phase: int, space: int) -> int:
    """A space has one number, whatever is done there: what is written must be what is asked."""
    if s.phase != phase:
        raise IllegalMove(_asked(b, s))
    return space


def _read_space(b: Board, name: str) -> int:
    """A space by its id, a town also by its name."""
    box, wanted = box_of(b), typeset(name, "en").lower()  # whatever apostrophe a keyboard has
    for number, space in enumerate(box.spaces):
        if wanted in (space.id.lower(), space.name_en.lower(), space.name_fr.lower(), space.name_hi):
            return number
    raise InvalidMove(say("unknown-space", found=name))


def _read_walk(b: Board, s: State, seat: int, rest: str, written: str) -> int:
    name, _, flown = rest.partition(" fly ")
    space = _read_space(b, name.strip())
    if not flown:
        return space
    claimed = [f"fly {part}".strip() for part in flown.lower().split(" fly ")]
    if any(not _FLIGHT.fullmatch(part) for part in claimed):
        raise InvalidMove(say("unreadable", written=written.strip()))
    if s.phase == state.MOVING and legal.why_not(b, s, seat, space) == legal.LEGAL:
        remark = legal.remark(b, s, seat, space)
        true = [_flight(b, leg) for leg in flights(b, s, seat, space, remark)]
        if claimed != [flight.lower() for flight in true]:
            raise IllegalMove(Refusal("RB-22", say("wrong-flight", way=" ".join(true) or say("on-foot"))))
    return space


def _read_placing(b: Board, s: State, rest: str, written: str) -> int:
    who, _, name = rest.partition(" ")
    if not re.fullmatch(r"[pP][1-6]", who) or not name:
        raise InvalidMove(say("unreadable", written=written.strip()))
    space = _asked_in(b, s, state.PLACING, _read_space(b, name))
    if int(who[1]) - 1 != s.placing:
        raise IllegalMove(Refusal("RB-7", say("wrong-pawn", who=player(s.placing))))
    return space


def _read_giving(s: State, seat: int, rest: str, written: str) -> int:
    match = re.fullmatch(r"(?:([a-z]+) )?p([1-6])", rest)
    if not match or match[1] not in (None, *KARMA_NAMES[1:]):
        raise InvalidMove(say("unreadable", written=written.strip()))
    held = int(s.karma_hand[seat])
    known = seat == s.active and 0 < held < state.UNKNOWN and legal.answers(s, seat, state.GIVE)
    if known and match[1] not in (None, KARMA_NAMES[held]):
        raise IllegalMove(Refusal("RB-34", say("wrong-karma", kind=karma_name(held))))
    return state.GIVE + int(match[2]) - 1


def _read_commitment(b: Board, s: State, rest: str, written: str) -> int:
    if rest in ("no", "decline"):
        return state.DECLINE
    if rest not in ("", "commit", *ECO_NAMES):
        raise InvalidMove(say("unreadable", written=written.strip()))
    if rest in ECO_NAMES and s.phase == state.COMMITTING and ECO_NAMES[rules.offered(s)] != rest:
        raise IllegalMove(Refusal("RB-41", say("wrong-eco", **_asked_slots(b, s))))
    return state.COMMIT


def sentence(b: Board, s: State, seat: int, move: int, remark: int) -> Text:
    """A legal move in words."""
    who = player(seat)
    if move < MOST_SPACES:
        return _space_sentence(b, s, seat, move, remark)
    if move < state.COMMIT:
        return say("takes-bonus", who=who, theme=theme_name(move - state.TAKE_BONUS))
    if move >= state.SPEND:
        return went(b, seat, s.bound, 2 * (move - state.SPEND) + int(s.free_ticket[seat]))
    if move >= state.GIVE:
        kind = karma_name(int(s.karma_hand[seat]))
        return say("gives", who=who, kind=kind, victim=player(move - state.GIVE))
    if move in (state.COMMIT, state.DECLINE):
        kind = theme_name(THEMES.index(ECO_NAMES[rules.offered(s)]))
        return say("commits" if move == state.COMMIT else "declines", who=who, kind=kind)
    if move == state.DONE:
        return say("takes-no-bonus" if s.phase == state.TAKING_BONUS else "ends-turn", who=who)
    names = {state.GIVE_UP: "gives-up", state.WAIT: "waits-on", state.AGAIN: "plays-again", state.KEEP: "keeps"}
    return say(names[move], who=who)


def _space_sentence(b: Board, s: State, seat: int, space: int, remark: int) -> Text:
    who, where = player(seat), place(b, space)
    if s.phase == state.PLACING:
        return say("places", who=who, whose=player(s.placing), where=where)
    if s.phase == state.MOVING_COW:
        return say("moves-cow", who=who, where=where)
    if space == s.pawn[seat]:
        return say("stays", who=who, where=where)
    return went(b, seat, space, remark)


def went(b: Board, seat: int, space: int, remark: int) -> Text:
    """RB-22, RB-23: where a pawn goes, and what it costs in tickets."""
    tickets, free = remark // 2, remark % 2 if remark >= 2 else 0
    slots = {"who": player(seat), "where": place(b, space)}
    if tickets == 0:
        return say("goes", **slots)
    points = -int(b.for_ticket) * (tickets - free)
    return say("flies", **slots, tickets=tickets, free="yes" if free else "no", points=points)


def targets(b: Board, move: int) -> dict[str, Any]:
    """What a screen highlights: a space, a theme, a player or an answer."""
    if move < MOST_SPACES:
        return {"space": space_id(b, move)} if move < b.spaces else {}
    if move < state.COMMIT:
        return {"theme": THEMES[move - state.TAKE_BONUS]}
    if move >= state.SPEND:
        return {"answer": "tickets", "tickets": move - state.SPEND}
    return {"seat": move - state.GIVE} if move >= state.GIVE else {"answer": ANSWERS[move]}


def secret(b: Board, s: State, seat: int, move: int) -> bool:
    """Part 7: every move is made openly; what a bonus turns out to be is told to its owner alone."""
    return False


# ---- refusals

_ASKED = {
    state.PLACING: ("RB-7", "asked-place"),
    state.MOVING_COW: ("RB-18", "asked-cow"),
    state.MOVING: ("RB-10", "asked-move"),
    state.SPENDING: ("R5", "asked-tickets"),
    state.GIVING_UP: ("RB-43", "asked-give-up"),
    state.COMMITTING: ("RB-41", "asked-commit"),
    state.TAKING_BONUS: ("R14", "asked-bonus"),
    state.GIVING_KARMA: ("RB-34", "asked-karma"),
    state.REPLAYING: ("RB-17", "asked-again"),
}
_PLAIN = {
    legal.START_IS_AIRPORT: ("RB-8", "start-airport"),
    legal.START_IS_TAKEN: ("R8", "start-taken"),
    legal.COW_NEEDS_TOWN: ("RB-18", "cow-needs-town"),
    legal.COW_MUST_MOVE: ("RB-18", "cow-must-move"),
    legal.COW_FORBIDDEN: ("RB-18", "cow-forbidden"),
    legal.MUST_LEAVE: ("R28", "must-leave"),
    legal.MUST_FLY_BACK: ("R16", "must-fly-back"),
    legal.NOT_ON_THIS_JOURNEY: ("R16", "not-on-this-journey"),
    legal.COW_IS_THERE: ("RB-19", "cow-is-there"),
    legal.OCCUPIED: ("RB-15", "occupied"),
    legal.COW_IN_THE_WAY: ("RB-19", "cow-in-the-way"),
    legal.NO_TICKET: ("RB-24", "no-ticket"),
    legal.BONUS_DEITY: ("RB-31", "bonus-deity"),
    legal.BONUS_EMPTY: ("RB-31", "bonus-empty"),
    legal.NOT_YOURSELF: ("R37", "not-yourself"),
    legal.NO_SUCH_PLAYER: ("RB-35", "no-such-player"),
}


def refusal(b: Board, s: State, seat: int, move: int, code: int) -> Refusal:
    """The rule and the words for a code of `why_not`."""
    if code == legal.GAME_IS_OVER:
        return Refusal("RB-47", engine_text("game-is-over"))
    if code == legal.NOT_YOUR_TURN:
        return Refusal("RB-9", say("not-your-turn", who=player(s.active)))
    if code == legal.NO_SUCH_MOVE:
        return Refusal("RB-13", say("no-such-space", move=move, last=b.spaces - 1))
    if code == legal.ASKED_OTHERWISE:
        return _asked(b, s)
    if code == legal.BONUS_ENOUGH:
        return Refusal("RB-31", say("bonus-enough", most=b.bonus_max))
    if code == legal.VICTIM_BEFORE:
        return Refusal("RB-35", say("victim-before", who=player(move - state.GIVE)))
    if code == legal.TOO_FAR:
        return Refusal("RB-12", say("too-far", where=place(b, move), throw=s.throw))
    if code == legal.NOT_NEARER:
        return Refusal("R16", say("not-nearer", goal=_goal(b, s, seat), way=_way(s, seat)))
    if code == legal.OTHER_TICKETS:
        return Refusal("R5", say("asked-tickets", **_asked_slots(b, s)))
    if code == legal.MUST_STOP:
        rule = "RB-36" if journeys.travels(s, seat) else "RB-14"
        return Refusal(rule, say("must-stop", where=place(b, _stop_before(b, s, seat, move))))
    rule, id = _PLAIN[code]
    if code in (legal.BONUS_EMPTY,):
        return Refusal(rule, say(id, theme=theme_name(move - state.TAKE_BONUS)))
    if code in (legal.BONUS_DEITY, legal.NOT_YOURSELF, legal.NO_SUCH_PLAYER):
        return Refusal(rule, say(id))
    return Refusal(rule, say(id, where=place(b, s.cow if code == legal.COW_IN_THE_WAY else move)))


def _asked(b: Board, s: State) -> Refusal:
    """What is asked for now; once it is over, nothing."""
    if s.phase == state.OVER:
        return Refusal("RB-47", engine_text("game-is-over"))
    rule, id = _ASKED[s.phase]
    return Refusal(rule, say(id, **_asked_slots(b, s)))


def _asked_slots(b: Board, s: State) -> dict[str, Any]:
    if s.phase == state.PLACING:
        return {"whose": player(s.placing)}
    if s.phase == state.SPENDING:
        return {"where": place(b, s.bound), "counts": _counts(b, s)}
    if s.phase == state.COMMITTING:
        return {"kind": theme_name(THEMES.index(ECO_NAMES[rules.offered(s)]))}
    return {}


def _goal(b: Board, s: State, seat: int) -> Text:
    """RB-37, RB-39, RB-40, R20: where a journey leads."""
    towns = [place(b, town) for town in goals(b, s, seat)]
    return towns[0] if len(towns) == 1 else say("either", one=towns[0], other=towns[1])


def _way(s: State, seat: int) -> str:
    """R16: by which measure he has to come nearer."""
    return WAYS[s.way[seat] if walk.tickets_for(s, seat) > 0 else state.BY_LAND]


def _counts(b: Board, s: State) -> str:
    counts = int(walk.ticket_counts(b, s, s.active, s.bound))
    return ", ".join(str(count) for count in range(state.LAYERS) if counts >> count & 1)


def _stop_before(b: Board, s: State, seat: int, space: int) -> int:
    """RB-14: of the stops within the throw the one that stands most in the way."""
    walk.note_pawns(b, s, seat)
    walk.note_stops(b, s, seat)
    stops = members(s.stops)
    walk.forget_walk(s)
    here = int(s.pawn[seat])
    return min(stops, key=lambda stop: int(b.apart[here, stop]) + int(b.apart[stop, space]))


# ---- events


def event(b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
    """The name and the sentence of a told event."""
    name, id, slots = _event_slots(b, kind, first, second, third)
    return name, id if isinstance(id, Text) else say(id, **slots)


def _event_slots(b: Board, kind: int, first: int, second: int, third: int) -> tuple[str, str | Text, dict[str, Any]]:
    if kind == state.ENDED:
        reason = REASONS[second]
        return "ended", "ended", {"who": say("nobody") if first == NOBODY else player(first), "reason": reason}
    who = {"who": player(first)}
    if kind == state.PLACED:
        return "placed", "places", {**who, "whose": player(second), "where": place(b, third)}
    if kind == state.TURN:
        return "turn", "turn", {**who, "round": second}
    if kind == state.WENT:
        return "went", went(b, first, second, third), {}
    if kind == state.GOD:
        return "god", "god", {**who, "face": second, "points": third, "answer": _answer(third)}
    if kind == state.LAID_CARD:
        return "laid", "lays", {**who, "card": card_name(b, second), "bonus": "yes" if third else "no"}
    if kind == state.RELEASED:
        return "released", "releases", {**who, "face": second, "kept": ("none", "transport", "material", "both")[third]}
    if kind == state.GIVEN:
        return "given", "gives", {**who, "victim": player(second), "kind": karma_name(third)}
    if kind == state.DROPPED:
        return "dropped", "drops", {**who, "card": card_name(b, second), "again": "yes" if third else "no"}
    if kind == state.ARRIVED:
        return "arrived", "arrives", {**who, "where": place(b, second), "kind": karma_name(third)}
    if kind in _EVENTS_AT:
        return _EVENTS_AT[kind][0], _EVENTS_AT[kind][1], {**who, "where": place(b, second)}
    if kind in _EVENTS_OF:
        name, id, slot = _EVENTS_OF[kind]
        return name, id, {**who, slot: _named(b, kind, second)}
    name, id = _EVENTS_BY[kind]
    return name, id, who


_EVENTS_AT = {
    state.COW_MOVED: ("cow", "moves-cow"),
    state.STAYED: ("stayed", "stays"),
}
_EVENTS_OF = {
    state.THROWN: ("thrown", "throws", "face"),
    state.BONUS: ("bonus", "takes-bonus", "theme"),
    state.DRAWN_CARD: ("drawn-card", "draws-card", "card"),
    state.DRAWN_KARMA: ("drawn-karma", "draws-karma", "kind"),
    state.COMMITTED: ("committed", "commits", "kind"),
    state.WAITS: ("waits", "waits", "turns"),
    state.MATCH: ("match", "watches", "turns"),
}
_EVENTS_BY = {
    state.STARTS: ("starts", "starts"),
    state.KARMA_TAKEN: ("karma", "takes-karma"),
    state.BACKS_OUT: ("gave-up", "gives-up"),
    state.LEFT: ("left", "leaves"),
}


def _named(b: Board, kind: int, number: int) -> Any:
    if kind == state.BONUS:
        return theme_name(number)
    if kind == state.DRAWN_CARD:
        return card_name(b, number)
    if kind == state.DRAWN_KARMA:
        return karma_name(number)
    if kind == state.COMMITTED:
        return theme_name(THEMES.index(ECO_NAMES[number]))
    return number


def _answer(points: int) -> str:
    return "helps" if points > 0 else "nothing" if points == 0 else "hinders"
