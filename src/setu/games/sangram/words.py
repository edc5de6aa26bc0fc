"""How Sangram is written (part 11.1) and spoken: what its things are called, and what `codes` cannot say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from setu.engine import contract
from setu.engine.board import Board
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, SetuError
from setu.engine.state import State
from setu.engine.terminal_text import left
from setu.engine.texts import SeatName, Text, seat_text, sentences
from setu.engine.words import DeclaredWords, Type
from setu.games.sangram import codes
from setu.games.sangram.asked import idle
from setu.games.sangram.codes import book, ending, event, refusal, warriors
from setu.games.sangram.state import FORTY_ROUNDS, KINGDOMS, MOST_SEATS, PACKAGE

View = Callable[[Board, State, int], dict[str, Any]]

say = sentences(PACKAGE)


# ---- names


def card_code(b: Board, card: int) -> str:
    """`Sen38`."""
    return f"{warriors.LETTERS[b.warrior[card]]}{card}"


def card_codes(b: Board, cards: int) -> list[str]:
    """A set of cards, highest motivation first."""
    return [card_code(b, card) for card in range(book.CARDS, 0, -1) if int(cards) >> card & 1]


def warrior_name(warrior: int) -> Text:
    return say(warriors.NAMES[warrior])


def card_name(b: Board, card: int) -> Text:
    """“Senapati 38”."""
    return say("card", warrior=warrior_name(int(b.warrior[card])), number=card)


def kingdom_of(b: Board, seat: int) -> str:
    return KINGDOMS[b.kingdom[seat]]


def kingdom_name(b: Board, seat: int) -> Text:
    return say(kingdom_of(b, seat))


def who(b: Board, seat: int) -> SeatName:
    """A seat in a sentence."""
    return seat_text(seat, kingdom_name(b, seat))


# ---- reading


def read_card(b: Board, s: State, written: str) -> int:
    """Part 11.1: a card by its motivation; the code before it may be left out, but must be true."""
    code, card = written[:3].strip("0123456789 "), int(written.lstrip("abcdefghijklmnopqrstuvwxyz "))
    if not 1 <= card <= book.CARDS:
        raise InvalidMove(say("no-such-card", number=card, cards=book.CARDS))
    if code and code != warriors.LETTERS[b.warrior[card]].lower():
        raise InvalidMove(say("wrong-code", written=f"{code.title()}{card}", card=card_code(b, card)))
    return card


def read_seat(b: Board, s: State, written: str) -> int:
    """Part 11.1: a player by number."""
    if not 1 <= int(written[1:]) <= MOST_SEATS:
        raise InvalidMove(say("no-such-seat", number=int(written[1:]), seats=MOST_SEATS))
    return int(written[1:]) - 1


TYPES = {
    "card": Type(
        form=r"(?:[a-z]{3}\s?)?\d{1,2}",
        read=read_card,
        write=lambda b, s, card: card_code(b, card),
        say=lambda b, s, card: card_name(b, card),
        show=card_code,
    ),
    "seat": Type(
        form=r"p\d",
        read=read_seat,
        write=lambda b, s, seat: f"P{seat + 1}",
        say=lambda b, s, seat: who(b, seat),
        target="seat",
        is_seat=True,
    ),
    "seat-number": Type(say=lambda b, s, seat: seat + 1),
    "warrior": Type(say=lambda b, s, warrior: warrior_name(warrior)),
    "ending": Type(say=lambda b, s, reason: ending.NAMES[reason]),
    "returned": Type(form=r"\d"),
    "given": Type(form=r"\d"),
}


class Words(DeclaredWords):
    """What follows from `codes`, and the rest."""

    def __init__(self, view: View) -> None:
        super().__init__(codes, PACKAGE, TYPES, view, asked={"idle": (idle, "play")})

    def seat_name(self, b: Board, s: State, seat: int) -> Text:
        """Part 2: seats are called by the kingdom they lead."""
        return kingdom_name(b, seat)

    def outside(self, b: Board, s: State, seat: int, type: str, value: int, lowest: int) -> SetuError | None:
        """SG-21, SG-23, SG-24: a number of tokens that nobody may move; whatever forbids moving any comes first."""
        code = int(contract.why_not(b, s, seat, lowest))
        if code not in (refusal.LEGAL, refusal.NOT_SO_MANY):
            return IllegalMove(self.refusal(b, s, seat, lowest, code))
        rule = {warriors.MAHARAJA: "SG-21", warriors.MANTRI: "SG-24"}.get(s.resolving, "SG-23")
        most = codes.most_returned(b, s, seat, lowest) if type == "returned" else book.GIFT
        return IllegalMove(Refusal(rule, say("no-such-amount", tokens=value, most=most)))

    def event(self, b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
        """Is it the last round?"""
        name, sentence = super().event(b, s, kind, first, second, third)
        last = book.ROUND_LIMIT if s.options.roundLimit == FORTY_ROUNDS else book.FAR_LIMIT
        if kind == event.ROUND and first == last:
            sentence = say("last-round", **dict(sentence.slots))
        return name, sentence

    def draw(self, b: Board, s: State, seat: int) -> str:
        """Part 11: the track, the round order, the players, the open cards, and what one holds and knows."""
        return drawn(b, self.shown(b, s, seat))


# ---- the table as text


def drawn(b: Board, shown: dict[str, Any]) -> str:
    """What a seat sees, line by line."""
    lines = [str(say("round-line", round=shown["round"], phase=say(f"phase-{shown['phase']}"))), ""]
    lines += [_player_line(b, player) for player in shown["players"]]
    lines.append("")
    lines.append(_row_line("volunteers-line", shown["volunteers"]))
    top = " ".join(card["name"] for card in shown["discard"][-book.TOP_OF_PILE :]) or "–"
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
    track = "." * level + "W" + "." * (book.TOP_LEVEL - level)
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
