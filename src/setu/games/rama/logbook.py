"""The log of part 11: one line for each go, written from a table and played again from its lines.

>>> from setu import Table
>>> table = Table("ramas-bridge", seats=2, seed=7)
>>> for move in ("place P2 agra", "place P1 r100"):
...     _ = table.play(move)
>>> write_log(table)[:2]
['0.P1 place P2 agra', '0.P2 place P1 r100']
"""

from __future__ import annotations

import re

from setu.engine.contract import SPECTATOR
from setu.engine.errors import InvalidMove
from setu.engine.state import EVERYONE
from setu.engine.table import Event, Table
from setu.games.rama.board import box_of
from setu.games.rama.box import say
from setu.games.rama.state import (
    COMMITTING,
    GIVING_KARMA,
    GIVING_UP,
    REPLAYING,
    TAKING_BONUS,
    THEMES,
)

SILENT = ("keep", "done", "eco no", "wait")  # a "wait" is told by its event
DECLINED = {COMMITTING: "eco no", GIVING_KARMA: "keep", REPLAYING: "done", TAKING_BONUS: "done"}
_DICE = re.compile(r"d[1-6]")
_TOLD = {"start", "kept", "karma+", "miss"}
_TOLD_WITH = {"rel": 1, "lay": 1, "god": 2, "drop": 1}


# ---- writing


class _Writer:
    """The lines so far, and the one being written."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer = table, viewer
        self.lines: list[str] = []
        self.tokens: list[str] = []
        self.prefix = ""
        self.awaiting_release = False

    def flush(self) -> None:
        if self.tokens:
            self.lines.append(" ".join([self.prefix, *self.tokens]))
        self.tokens = []

    def add(self, token: str) -> None:
        if self.awaiting_release and token[:1] in "dg" and token != "giveup":
            self.tokens.append("kept")
        self.awaiting_release = self.awaiting_release and token.startswith("cow ")
        self.tokens.append(token)

    def move(self, seat: int, written: str, events: tuple[Event, ...]) -> None:
        if written.startswith("place "):
            self.lines.append(f"0.P{seat + 1} {written}")
        elif written == "resign":
            self.add(written)
        elif written.startswith("bonus "):
            drawn = [self.card(event.numbers[1]) for event in events if self.sees(event) and event.name == "drawn-card"]
            self.add(written + "".join(f"({card})" for card in drawn))
        elif written not in SILENT:
            self.add(written)
        if written == "again":
            self.flush()

    def sees(self, event: Event) -> bool:
        return event.audience in (EVERYONE, self.viewer)

    def card(self, number: int) -> str:
        card = box_of(self.table._b).cards[number]
        return f"{THEMES[card.theme]}@{card.town}"

    def event(self, event: Event, following: Event | None) -> None:
        a, b, c = event.numbers
        if event.name == "turn":
            self.flush()
            self.prefix = f"{b}.P{a + 1}"
            if following is not None and following.name == "laid":
                self.add("start")
        elif event.name == "thrown":
            self.add(f"d{b}")
        elif event.name == "released":
            self.add(f"rel {b}")
            self.awaiting_release = True
        elif event.name == "laid":
            self.add(f"lay {self.card(b)}{'*' if c else ''}")
        elif event.name == "god":
            self.add(f"god {b} {c:+d}")
        elif event.name == "dropped":
            self.add(f"drop {self.card(b)}")
        elif event.name == "ended":
            self.end()
        elif event.name in ("waits", "karma", "match"):
            self.awaiting_release = False
            self.add({"waits": "wait", "karma": "karma+", "match": "miss"}[event.name])

    def end(self) -> None:
        result = self.table.result
        assert result is not None
        scores = " ".join(f"P{seat + 1}:{points}" for seat, points in enumerate(result.scores))
        self.add(f"end {result.reason} {scores}")


def write_log(table: Table, viewer: int | None = None) -> list[str]:
    """Every go on a line of its own; a viewer's log also names the bonus cards he drew."""
    writer = _Writer(table, SPECTATOR if viewer is None else viewer)
    for entry in table.log:
        if entry.seat is not None:
            writer.move(entry.seat, entry.move, entry.events)
        for number, event in enumerate(entry.events):
            following = entry.events[number + 1] if number + 1 < len(entry.events) else None
            writer.event(event, following)
    writer.flush()
    return writer.lines


# ---- reading


def read_log(table: Table, lines: list[str]) -> None:
    """Play a log on a table with the same chance; what is not written was declined."""
    for line in lines:
        _, _, rest = line.strip().partition(" ")
        tokens = re.sub(r"\(.*?\)", "", rest).split()
        while tokens and tokens[0] != "end":
            _read_token(table, tokens, line)
        if tokens:
            _decline(table, "")


def _read_token(table: Table, tokens: list[str], line: str) -> None:
    """One token, or as many as belong together."""
    word = tokens.pop(0)
    if word in _TOLD:
        return
    if word in _TOLD_WITH:
        del tokens[: _TOLD_WITH[word]]
    elif _DICE.fullmatch(word):
        _decline(table, word)
        if table._s.throw != int(word[1:]):
            raise InvalidMove(say("log-throw", line=line, throw=table._s.throw))
    elif word == "wait":
        if table._s.phase == GIVING_UP:
            table.play("wait")
    elif word == "resign":
        table.resign()
    else:
        _decline(table, word)
        table.play(_whole_move(word, tokens))


def _whole_move(word: str, tokens: list[str]) -> str:
    counts = {"place": 2, "give": 2, "cow": 1, "tickets": 1, "bonus": 1, "eco": 1}
    words = [word, *(tokens.pop(0) for _ in range(min(counts.get(word, 0), len(tokens))))]
    while word.startswith(">") and tokens[:1] == ["fly"]:
        words += tokens[:3]
        del tokens[:3]
    return " ".join(words)


def _decline(table: Table, word: str) -> None:
    """Commitments, karma and extra goes that the line does not take up."""
    taken = {COMMITTING: "eco", GIVING_KARMA: "give", REPLAYING: "again", TAKING_BONUS: "bonus"}
    while not table.over and table._s.phase in DECLINED and taken[table._s.phase] != word:
        table.play(DECLINED[table._s.phase])
