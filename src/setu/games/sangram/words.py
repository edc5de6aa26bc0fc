"""How Sangram is written (part 11.1) and spoken."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, engine_text
from setu.engine.state import State
from setu.engine.terminal_text import left
from setu.engine.texts import Text
from setu.games.sangram import rules, state, views, warriors
from setu.games.sangram.names import CODES, REASONS, card_code, card_name, kingdom_name, say, warrior_name, who
from setu.games.sangram.state import (
    ACTING,
    CARDS,
    CHOOSING,
    COPY,
    DECLINE,
    DRAW,
    DROP,
    DROPS,
    GIFT,
    GIVE,
    GIVE_TOKENS,
    GIVING,
    MAHARAJA,
    MAHARANI,
    MANTRI,
    MOST_SEATS,
    MOVES,
    OVER,
    PLAY,
    PULL,
    RECRUIT,
    RECRUITING,
    RETREAT,
    RISE,
    SHIELD,
    SWAP,
    TAKE,
    VAIDIK,
)


def seat_name(b: Board, s: State, seat: int) -> Text:
    """Part 2: seats are called by the kingdom they lead."""
    return kingdom_name(b, seat)


def seat_mark(b: Board, s: State, seat: int) -> str:
    """Part 11.1: P1, P2 …"""
    return f"P{seat + 1}"


# ---- moves


def notation(b: Board, s: State, seat: int, move: int, remark: int) -> str:
    """A legal move as part 11.1 writes it."""
    if move == DECLINE:
        return "--"
    if move <= RECRUIT:
        return card_code(b, move - PLAY)
    if move <= GIVE:
        return f"rec {card_code(b, move - RECRUIT)} b{remark}"
    if move <= TAKE:
        return f"/{card_code(b, move - GIVE)}"
    if move < RETREAT:
        return f"+{card_code(b, move - TAKE)} b{remark}"
    if move <= DROP:
        return f">P{move - RETREAT + 1}"
    if move < SHIELD:
        return f"-{move - DROP}"
    if move == SHIELD:
        return "*"
    if move < RISE:
        return f"P{(move - GIVE_TOKENS) // GIFT + 1}+{(move - GIVE_TOKENS) % GIFT + 1}"
    if move == RISE:
        return f"^{remark}"
    if move < COPY:
        return f"P{move - PULL + 1}v{remark}"
    if move < SWAP:
        return f"=P{move - COPY + 1}"
    return "~" if move == DRAW else f"<>P{move - SWAP + 1}"


_CARD = r"(?:(?P<code>[a-z]{3})\s?)?(?P<card>\d{1,2})"
_FORMS = {
    name: re.compile(form)
    for name, form in {
        "decline": r"--|decline|pass",
        "card": rf"(?P<verb>rec|recruit|play|give|/|\+)?\s*{_CARD}(?:\s*b(?P<remark>\d))?",
        "retreat": r">\s*p(?P<seat>\d)",
        "drop": r"-\s*(?P<tokens>\d)",
        "shield": r"\*",
        "gift": r"p(?P<seat>\d)\s*\+\s*(?P<tokens>\d)",
        "rise": r"\^\s*(?P<remark>\d)?",
        "pull": r"p(?P<seat>\d)\s*v\s*(?P<remark>\d)?",
        "copy": r"=\s*p(?P<seat>\d)",
        "swap": r"<>\s*p(?P<seat>\d)",
        "draw": r"~",
    }.items()
}
_BLOCKS = {"retreat": RETREAT, "pull": PULL, "copy": COPY, "swap": SWAP}
_ALONE = {"decline": DECLINE, "shield": SHIELD, "rise": RISE, "draw": DRAW}
_VERBS = {"play": PLAY, "rec": RECRUIT, "recruit": RECRUIT, "give": GIVE, "/": GIVE, "+": TAKE}
_CARD_BLOCKS = {CHOOSING: PLAY, ACTING: TAKE, GIVING: GIVE, RECRUITING: RECRUIT, OVER: PLAY}


def read(b: Board, s: State, seat: int, written: str) -> int:
    """The move a notation means; a level or a number of tokens that is written must be true."""
    tidy = " ".join(written.lower().split())
    for name, form in _FORMS.items():
        match = form.fullmatch(tidy)
        if match:
            move = _number(b, s, seat, name, match)
            _agree(b, s, seat, move, match.groupdict().get("remark"))
            return move
    raise InvalidMove(say("unreadable", written=written.strip()))


def _number(b: Board, s: State, seat: int, name: str, match: re.Match[str]) -> int:
    if name in _ALONE:
        return _ALONE[name]
    if name == "card":
        block = _VERBS[match["verb"]] if match["verb"] else _CARD_BLOCKS[s.phase]
        return block + _card(b, match["code"], int(match["card"]))
    if name == "drop":
        return _tokens(b, s, seat, DROP + 1, int(match["tokens"]), DROPS[1])
    other = _seat(int(match["seat"]))
    if name == "gift":
        return _tokens(b, s, seat, GIVE_TOKENS + GIFT * other, int(match["tokens"]), GIFT)
    return _BLOCKS[name] + other


def _card(b: Board, code: str | None, card: int) -> int:
    if not 1 <= card <= CARDS:
        raise InvalidMove(say("no-such-card", number=card, cards=CARDS))
    if code is not None and code != CODES[b.warrior[card]].lower():
        raise InvalidMove(say("wrong-code", written=f"{code.title()}{card}", card=card_code(b, card)))
    return card


def _seat(number: int) -> int:
    if not 1 <= number <= MOST_SEATS:
        raise InvalidMove(say("no-such-seat", number=number, seats=MOST_SEATS))
    return number - 1


def _tokens(b: Board, s: State, seat: int, one: int, tokens: int, most: int) -> int:
    """SG-21, SG-23, SG-24: a number of tokens from `one` on; whatever forbids moving any comes first."""
    if 1 <= tokens <= most:
        return one + tokens - 1
    code = rules.why_not(b, s, seat, one)
    if code not in (warriors.LEGAL, warriors.NOT_SO_MANY):
        raise IllegalMove(refusal(b, s, seat, one, code))
    rule = {MAHARAJA: "SG-21", MANTRI: "SG-24"}.get(s.resolving, "SG-23")
    most = DROPS[0] if s.resolving == MAHARAJA else most
    raise IllegalMove(Refusal(rule, say("no-such-amount", tokens=tokens, most=most)))


def _agree(b: Board, s: State, seat: int, move: int, remark: str | None) -> None:
    """Part 11.1: what is written after a sign is optional, but must be true."""
    if remark is not None and rules.why_not(b, s, seat, move) == warriors.LEGAL:
        true = rules.remark(b, s, seat, move)
        if int(remark) != true:
            raise IllegalMove(_untrue(move, remark, true))


def _untrue(move: int, remark: str, true: int) -> Refusal:
    if move >= RISE:
        return Refusal("SG-25" if move == RISE else "SG-26", say("wrong-level", written=remark, true=true))
    return Refusal("SG-41" if move <= GIVE else "SG-30", say("wrong-tokens", written=remark, true=true))


def sentence(b: Board, s: State, seat: int, move: int, remark: int) -> Text:
    """A legal move in words."""
    me = who(b, seat)
    if move == DECLINE:
        return say("declines", who=me, warrior=warrior_name(s.resolving))
    if move <= RECRUIT:
        return say("plays", who=me, card=card_name(b, move - PLAY))
    if move <= GIVE:
        return say("recruits", who=me, card=card_name(b, move - RECRUIT), tokens=remark)
    if move <= TAKE:
        return say("gives", who=me, card=card_name(b, move - GIVE), other=who(b, s.swap_with))
    if move < RETREAT:
        return say("picks", who=me, card=card_name(b, move - TAKE), tokens=remark)
    if move <= DROP:
        return say("sends-home", who=me, other=who(b, move - RETREAT))
    if move < SHIELD:
        return say("returns", who=me, tokens=move - DROP)
    if move == SHIELD:
        return say("shields", who=me)
    if move < RISE:
        other, tokens = (move - GIVE_TOKENS) // GIFT, (move - GIVE_TOKENS) % GIFT + 1
        return say("gives-tokens", who=me, other=who(b, other), tokens=tokens)
    if move == RISE:
        return say("rises", who=me, level=remark)
    if move < COPY:
        return say("pulls", who=me, other=who(b, move - PULL), level=remark)
    if move < SWAP:
        other = move - COPY
        return say("copies", who=me, other=who(b, other), card=card_name(b, int(s.played[other])))
    if move == DRAW:
        return say("opens-pile" if s.resolving == VAIDIK else "draws", who=me)
    return say("swaps", who=me, other=who(b, move - SWAP))


def targets(b: Board, move: int) -> dict[str, Any]:
    """What a screen highlights: a card, a seat, a number of tokens."""
    for block, kind in ((TAKE, "take"), (GIVE, "give"), (RECRUIT, "recruit"), (PLAY, "play")):
        if block < move <= block + CARDS:
            return {"kind": kind, "card": card_code(b, move - block)}
    for block, kind in ((RETREAT, "retreat"), (PULL, "pull"), (COPY, "copy"), (SWAP, "swap")):
        if block <= move < block + MOST_SEATS:
            return {"kind": kind, "seat": move - block}
    if GIVE_TOKENS <= move < RISE:
        return {"kind": "gift", "seat": (move - GIVE_TOKENS) // GIFT, "tokens": (move - GIVE_TOKENS) % GIFT + 1}
    if DROP < move < SHIELD:
        return {"kind": "drop", "tokens": move - DROP}
    return {"kind": {DECLINE: "decline", SHIELD: "shield", RISE: "rise"}.get(move, "draw")}


def secret(b: Board, s: State, seat: int, move: int) -> bool:
    """SG-10, SG-28: a card face down and a card given in a swap."""
    return s.phase in (CHOOSING, GIVING)


# ---- refusals


def refusal(b: Board, s: State, seat: int, move: int, code: int) -> Refusal:
    """The rule and the words for a code of `why_not`."""
    if code == warriors.GAME_IS_OVER:
        return Refusal("SG-70", engine_text("game-is-over"))
    if code == warriors.NO_SUCH_MOVE:
        return Refusal("SG-12", engine_text("move-number", move=move, last=MOVES - 1))
    if code == warriors.NOT_YOUR_TURN:
        rule = "SG-40" if s.phase == RECRUITING else "SG-12"
        return Refusal(rule, say("not-your-turn", who=who(b, rules.acting(s))))
    if code == warriors.OTHER_ACTIVITY:
        return Refusal("SG-12", say("other-activity", warrior=warrior_name(s.resolving)))
    if code == warriors.MUST_FOLLOW:
        return Refusal("R12", say("must-follow", warrior=warrior_name(s.resolving)))
    if code == warriors.TOO_MANY:
        most = DROPS[0] if s.resolving == MAHARAJA else DROPS[1]
        rule = "SG-21" if s.resolving == MAHARAJA else "SG-23"
        return Refusal(rule, say("too-many", warrior=warrior_name(s.resolving), most=most))
    if code == warriors.NOT_SO_MANY:
        rule = "SG-24" if s.resolving == MANTRI else "SG-21" if s.resolving == MAHARAJA else "SG-23"
        return Refusal(rule, say("not-so-many", tokens=int(s.tokens[seat])))
    rule, id, slots = _REFUSALS[code]
    return Refusal(rule, say(id, **slots(b, s, move)))


Slots = Callable[[Board, State, int], dict[str, Any]]


def _no_slots(b: Board, s: State, move: int) -> dict[str, Any]:
    return {}


def _the_card(b: Board, s: State, move: int) -> dict[str, Any]:
    return {"card": card_name(b, (move - 1) % CARDS + 1)}


def _the_other(b: Board, s: State, move: int) -> dict[str, Any]:
    return {"other": who(b, targets(b, move)["seat"])}


def _the_seat(b: Board, s: State, move: int) -> dict[str, Any]:
    return {"number": targets(b, move)["seat"] + 1, "seats": s.seats}


def _the_copied(b: Board, s: State, move: int) -> dict[str, Any]:
    return {"card": card_name(b, int(s.played[move - COPY]))}


_REFUSALS: dict[int, tuple[str, str, Slots]] = {
    warriors.ALREADY_CHOSEN: ("SG-10", "already-chosen", _no_slots),
    warriors.CHOOSE_A_CARD: ("SG-10", "choose-a-card", _no_slots),
    warriors.NOT_IN_HAND: ("SG-10", "not-in-hand", _the_card),
    warriors.GIVE_A_CARD: ("SG-28", "give-a-card", lambda b, s, move: {"other": who(b, s.swap_with)}),
    warriors.NOT_YOURS_TO_GIVE: ("SG-28", "not-in-hand", _the_card),
    warriors.NOT_BACK: ("R14", "not-back", _the_card),
    warriors.MUST_RECRUIT: ("SG-40", "must-recruit", _no_slots),
    warriors.NO_VOLUNTEER: ("SG-40", "no-volunteer", _the_card),
    warriors.NOBODY_THERE: ("SG-15", "nobody-there", _the_seat),
    warriors.YOURSELF: ("SG-15", "yourself", _no_slots),
    warriors.SENT_HOME_ALREADY: ("SG-15", "sent-home-already", _the_other),
    warriors.HAS_ACTED: ("SG-20", "has-acted", _the_other),
    warriors.ON_THE_GROUND: ("SG-26", "on-the-ground", _the_other),
    warriors.NO_COPY_OF_A_COPY: ("SG-27", "no-copy-of-a-copy", _no_slots),
    warriors.NO_COPY_OF_THE_RETREATED: ("R8", "no-copy-of-the-retreated", _the_other),
    warriors.NOTHING_TO_COPY: ("SG-27", "nothing-to-copy", _the_copied),
    warriors.NO_CARDS_TO_SWAP: ("SG-28", "no-cards-to-swap", _no_slots),
    warriors.NOT_ON_TOP: ("SG-30", "not-on-top", _the_card),
    warriors.PILE_CLOSED: ("R26", "pile-closed", _no_slots),
    warriors.MUST_TAKE: ("R26", "must-take", _no_slots),
}


# ---- events


def event(b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
    """The name and the sentence of a told event."""
    name, slots = _EVENTS[kind]
    if kind == state.WASTED:
        return name, say(_wasted(second, third), who=who(b, first), warrior=warrior_name(second))
    return name, say(_EVENT_IDS.get(name, name), **slots(b, first, second, third))


def _wasted(warrior: int, tokens: int) -> str:
    """SG-14: why nothing came of it."""
    if warrior == MANTRI and tokens > 0:
        return "wasted-nobody"
    if warrior in (MAHARAJA, state.SENAPATI, MANTRI):
        return "wasted-no-tokens"
    if warrior == MAHARANI:
        return "wasted-top"
    if warrior == state.YUVARAJ:
        return "wasted-no-copy"
    if warrior in (state.SARTHI, state.VAIDIK):
        return "wasted-no-card"
    return "wasted-nobody"


EventSlots = Callable[[Board, int, int, int], dict[str, Any]]


def _event(*slots: str) -> EventSlots:
    """Slots by name: who, other, card, or a plain number."""

    def fill(b: Board, *numbers: int) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, number in zip(slots, numbers, strict=False):
            if name in ("who", "other"):
                filled[name] = who(b, number)
            elif name == "card":
                filled[name] = card_name(b, number)
            elif name == "reason":
                filled[name] = REASONS[number]
            else:
                filled[name] = number
        return filled

    return fill


_EVENTS: dict[int, tuple[str, EventSlots]] = {
    state.DEALT: ("dealt", _event("who", "card")),
    state.OPENED: ("opened", _event("card")),
    state.CHOSE: ("chose", _event("who")),
    state.REVEALED: ("revealed", _event("who", "card")),
    state.SENT_HOME: ("sent-home", _event("who", "other", "card")),
    state.RETURNED: ("returned", _event("who", "tokens")),
    state.SHIELDED: ("shielded", _event("who")),
    state.GAVE_TOKENS: ("gave-tokens", _event("who", "other", "tokens")),
    state.ROSE: ("rose", _event("who", "level")),
    state.PULLED: ("pulled", _event("who", "other", "level")),
    state.COPIED: ("copied", _event("who", "other", "card")),
    state.SWAPPED: ("swapped", _event("who", "other")),
    state.TOOK: ("took", _event("who", "other", "card")),
    state.GAVE: ("gave", _event("who", "other", "card")),
    state.TURNED_UP: ("turned-up", _event("who", "card")),
    state.PICKED: ("picked", _event("who", "card", "tokens")),
    state.DECLINED: (
        "declined",
        lambda b, first, second, third: {"who": who(b, first), "warrior": warrior_name(second)},
    ),
    state.WASTED: ("wasted", _event("who")),
    state.RECRUITED: ("recruited", _event("who", "card", "tokens")),
    state.LEFT: ("left", _event("card")),
    state.SHUFFLED: ("shuffled", _event("cards")),
    state.TRAINED: ("trained", _event("who", "level")),
    state.BLOCKED: ("blocked", _event("who", "level", "tokens")),
    state.GREW: ("grew", _event("who", "step", "total")),
    state.SHOWN: ("shown", _event("who", "card")),
    state.DREW: ("drew", _event("who", "card")),
    state.ROUND: ("round", _event("round")),
    state.RANKED: ("ranked", _event("who", "total", "tokens")),
    state.ENDED: ("ended", _event("who", "total", "reason")),
    state.PILE_OPENED: ("pile-opened", _event("who")),
}
# Events whose sentence is that of the move.
_EVENT_IDS = {
    "returned": "returns",
    "shielded": "shields",
    "gave-tokens": "gives-tokens",
    "rose": "rises",
    "pulled": "pulls",
    "copied": "copies",
    "swapped": "swaps",
    "gave": "gives",
    "picked": "picks",
    "declined": "declines",
    "recruited": "recruits",
    "pile-opened": "opens-pile",
}


# ---- the table as text


def draw(b: Board, s: State, seat: int) -> str:
    """Part 11: the track, the round order, the players, the open cards, and what one holds and knows."""
    shown = views.view(b, s, seat)
    lines = [str(say("round-line", round=s.round, phase=say(f"phase-{shown['phase']}"))), ""]
    lines += [_player_line(b, player) for player in shown["players"]]
    lines.append("")
    lines.append(_row_line("volunteers-line", shown["volunteers"]))
    top = " ".join(card["name"] for card in shown["discard"][-state.TOP_OF_PILE :]) or "–"
    supply = "∞" if shown["supply"] is None else shown["supply"]
    discarded = len(shown["discard"]) + shown.get("covered", 0)
    lines.append(str(say("piles-line", deck=shown["deck"], discard=discarded, top=top, supply=supply)))
    if shown["aside"]:
        lines.append(_row_line("aside-line", shown["aside"]))
    lines += _own_lines(b, shown)
    return "\n".join(lines)


def _player_line(b: Board, player: dict[str, Any]) -> str:
    """`P1 Maratha   ·····♔···· 5  Britishers 3  cards 2/5  Sen38 acted  knows: …`."""
    level = player["level"]
    track = "." * level + "W" + "." * (state.TOP_LEVEL - level)
    blocked = " " if player["trains"] else "!"
    marks = [player["played"]["name"] if player["played"] else ""]
    marks += [str(say(f"badge-{badge}")) for badge in player["badges"]]
    known = [card["name"] for card in player["known"] or []]
    backs = player["cards"] - len(known)
    hand = " ".join(known + ["??"] * backs)
    name = str(kingdom_name(b, player["seat"]))
    line = f"P{player['seat'] + 1} {left(name, 10)} {track} {level}  {player['tokens']:>2}{blocked} {hand:<36}"
    return f"{line} {' '.join(filter(None, marks))}".rstrip()


def _row_line(id: str, cards: list[dict[str, Any]]) -> str:
    return str(say(id, cards="  ".join(_card_text(card) for card in cards) or "–"))


def _card_text(card: dict[str, Any]) -> str:
    """`Sen38 (2/3)`: strength and Britishers."""
    return f"{card['name']} ({card['strength']}/{card['britishers']})"


def _own_lines(b: Board, shown: dict[str, Any]) -> list[str]:
    own = next(
        (player for player in shown["players"] if player["hand"] is not None and shown["seat"] is not None), None
    )
    if shown["seat"] is None or own is None:
        return []
    own = shown["players"][shown["seat"]]
    lines = ["", _row_line("hand-line", own["hand"])]
    lines.append(str(say("total-line", total=own["total"], level=own["level"], tokens=own["tokens"])))
    if own["chosen"]:
        lines.append(_row_line("chosen-line", [own["chosen"]]))
    if shown["swap"] and shown["swap"]["taken"]:
        lines.append(_row_line("taken-line", [shown["swap"]["taken"]]))
    return lines
