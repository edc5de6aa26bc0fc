"""The log of a game in notation (part 11): one line for each card, `3.4 red P2 r5:i9-i13; r2?i11-i12`.

`log_reader` plays it again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from setu.engine.board import Board
from setu.engine.record_view import record_view
from setu.engine.table import Entry, Event, Table
from setu.games.river.names import card_name, colour_key, place_name, plank_name, space_name, spot_name
from setu.games.river.state import BLOCK, BY_ARRIVING, BY_CAP, BY_LIMIT, COLOURS, IN_WATER

RESIGN = "resign"


def lines(table: Table, programs: bool = False) -> list[str]:
    """The game so far as anybody may read it: cards when they were turned up, and what came of them.

    With `programs`, all cards that were laid, as the record has them: `prog 3 red S2 P2 M1 Xg M2`. A game
    that ended before all cards were turned up shows those of its last round to everybody.
    """
    writer = Writer(table)
    for entry in table.log:
        writer.write(entry)
    written = []
    for line in writer.written:
        written.append(str(line))
        if programs or line.cut_short:
            written += [f"prog {line.round} {key} {' '.join(cards)}" for key, cards in line.programs.items() if cards]
    return written


@dataclass
class Line:
    """What is written before the effects, and the effects; a round's line also knows the programs."""

    head: str
    effects: list[str] = field(default_factory=list)
    round: int = 0
    programs: dict[str, list[str]] = field(default_factory=dict)
    cut_short: bool = False

    def add(self, effect: str) -> None:
        """Two steps are one walk; everything else stands for itself."""
        if effect[0] == ">" and self.effects and self.effects[-1][0] == ">":
            self.effects[-1] += effect
        else:
            self.effects.append(effect)

    def __str__(self) -> str:
        return f"{self.head} {'; '.join(self.effects)}".strip()


class Writer:
    """The lines so far, entry by entry of a table's log."""

    def __init__(self, table: Table) -> None:
        self.t = record_view(table._board[0])
        self.written: list[Line] = []
        first = int(table.state_at(0)["round"][0])  # a written position may be of any round
        self.round = Line("", round=first)  # the line of the round that is being played
        self.cards: dict[int, str] = {}  # how the lines of a colour begin in this slot

    def write(self, entry: Entry) -> None:
        if entry.secret:
            self.round.programs.setdefault(entry.mark, []).append(entry.move)
        for event in entry.events:
            self._event(event)

    def _event(self, event: Event) -> None:
        a, b, c = event.numbers
        if event.name == "round":
            self.cards = {}
            self.round = Line(f"round {a}, first {colour_key(self.t, b)}", round=a)
            self.written.append(self.round)
        elif event.name == "revealed":
            self.cards[a] = f"{self.round.round}.{b} {colour_key(self.t, a)} {card_name(self.t, c)}"
            if c >= BLOCK:
                self.written.append(Line(self.cards[a]))
        elif event.name == "ended":
            self._end(a, b)
        else:
            colour, effect = _effect(self.t, event)
            if event.name == "left" and not self.cards:  # nobody will ever turn up what was laid
                self.round.programs.pop(colour_key(self.t, colour), None)
            if effect:
                self._line(colour).add(effect)

    def _line(self, colour: int) -> Line:
        """The line of a colour's card: the last one, or a new one."""
        head = self.cards.get(colour, colour_key(self.t, colour))
        if not self.written or self.written[-1].head != head:
            self.written.append(Line(head))
        return self.written[-1]

    def _end(self, colours: int, reason: int) -> None:
        self.round.cut_short = reason not in (BY_CAP, BY_LIMIT)
        if reason == BY_ARRIVING:
            self.written[-1].add("#")
        else:
            self.written.append(Line("#", [colour_key(self.t, one) for one in range(COLOURS) if colours >> one & 1]))


def _effect(b: Board, event: Event) -> tuple[int, str]:
    """Whose effect, and how it is written; an empty string where part 11 writes nothing."""
    first, second, third = event.numbers
    mover, plank = (
        (first % 8, plank_name(b, first // 8)) if event.name in ("plank", "short", "lost", "taken") else (first, "")
    )
    effects: dict[str, Callable[[], str]] = {
        "stone": lambda: f"+{place_name(b, second) if second >= IN_WATER else spot_name(b, second, third)}",
        "plank": lambda: f"{plank}:{place_name(b, second)}-{place_name(b, third)}",
        "short": lambda: f"{plank}?{place_name(b, second)}-{place_name(b, third)}",
        "lost": lambda: f"{plank}!",
        "taken": lambda: f"-{plank}",
        "lifted": lambda: f"-{place_name(b, second)}",
        "stepped": lambda: f">{space_name(b, second)}",
        "jumped": lambda: f"^{plank_name(b, second)}>{space_name(b, third)}",
        "fell": lambda: f"~{space_name(b, second)}",
        "touched": lambda: "*",
        "blocked": lambda: "x",
        "nothing": lambda: "0",
        "left": lambda: RESIGN,
    }
    return mover, effects[event.name]() if event.name in effects else ""
