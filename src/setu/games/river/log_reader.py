"""The log of part 11 read back: every line is played, and must say what then happens.

>>> from setu import Table
>>> table = Table("river-dragons", 2, {"first": "chosen"}, seed=1)
>>> again = read_log(table, ["round 1, first pink", "prog 1 pink S2 P2 M1 Xk RM", "prog 1 black S2 M2 Xp JP S1",
...     "1.1 pink S2 +i9; +i10"])
>>> again.position()["stones"]
['i9', 'i10']
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from setu.engine.errors import BadRecord, SetuError
from setu.engine.table import Table
from setu.engine.texts import Text
from setu.games.river.log import RESIGN, Writer
from setu.games.river.names import colour_key, colour_name, colour_of_key, say
from setu.games.river.state import CHOOSING_FIRST, NONE, PLANK, PROGRAMMING, SLOTS

_EFFECT = rf"(?:[-+>^~][^\s;]+|[a-z][1-6][:?!][^\s;]*|[x0*#]|{RESIGN})"
_EFFECTS = rf" (?P<effects>{_EFFECT}(?:; {_EFFECT})*)"
_ROUND = re.compile(r"round (?P<round>\d+), first (?P<colour>[a-z]+)")
_PROGRAM = re.compile(r"prog (?P<round>\d+) (?P<colour>[a-z]+) (?P<cards>[A-Za-z0-9]+(?: [A-Za-z0-9]+)*)")
_CARD = re.compile(rf"(?P<round>\d+)\.(?P<slot>[1-5]) (?P<colour>[a-z]+) (?P<card>[A-Z][A-Za-z0-9])(?:{_EFFECTS})?")
_END = re.compile(r"# (?P<winners>[a-z]+(?:; [a-z]+)*)")
_BARE = re.compile(rf"(?P<colour>[a-z]+){_EFFECTS}")
_ROUND_LINE, _PROGRAM_LINE, _CARD_LINE, _END_LINE, _BARE_LINE = KINDS = (_ROUND, _PROGRAM, _CARD, _END, _BARE)
_LAID = re.compile(r"([a-z][1-6])(?:[:?](\S+)|!)")
_FOLLOWS = ("x", "0", "*", "#")  # and a fall: no decision


def read_log(table: Table, lines: Sequence[str]) -> Table:
    """The game that a log tells, played on a copy of a table at its beginning; BadRecord names the line at fault."""
    reader = _Reader(table)
    reader.play([_parse(number, line) for number, line in enumerate(lines, 1)])
    return reader.table


@dataclass(frozen=True)
class _Line:
    """A line of a log, taken to pieces."""

    number: int
    text: str
    kind: re.Pattern[str]
    round: int = 0
    slot: int = 0
    colour: str = ""
    card: str = ""
    cards: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()

    @property
    def only_leaves(self) -> bool:
        """Somebody gave up while cards were laid."""
        return self.kind is _BARE_LINE and self.effects == (RESIGN,)

    def refuse(self, reason: Text) -> BadRecord:
        return BadRecord(say("log-line", line=self.number, written=self.text, reason=reason))


def _parse(number: int, written: str) -> _Line:
    text = " ".join(written.split())
    for kind in KINDS:
        if match := kind.fullmatch(text):
            found = match.groupdict()
            return _Line(
                number,
                text,
                kind,
                round=int(found.get("round") or 0),
                slot=int(found.get("slot") or 0),
                colour=found.get("colour") or "",
                card=found.get("card") or "",
                cards=tuple((found.get("cards") or "").split()),
                effects=tuple((found.get("effects") or "").split("; ")) if found.get("effects") else (),
            )
    raise _Line(number, text, _BARE_LINE).refuse(say("log-shape"))


class _Reader:
    """A table on which a log is being played, and the log that this writes."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.writer = Writer(self.table)
        for entry in self.table.log:
            self.writer.write(entry)
        self.agreed = 0  # lines that were written as they were read
        self.round: list[_Line] = []  # the lines of the round that is being played

    def play(self, lines: list[_Line]) -> None:
        for place, line in enumerate(lines):
            if line.kind is _PROGRAM_LINE:
                self._lay_program(line)
                continue
            if line.kind is _ROUND_LINE:
                self._begin_round(line, lines[place + 1 :])
            elif not line.only_leaves:
                self._lay_cards(line)
            self._decide(line)
            self._compare(line)
        if len(self.writer.written) > self.agreed:
            raise BadRecord(say("log-ends", line=len(lines) + 1, expected=str(self.writer.written[self.agreed])))

    # ---- programs

    def _begin_round(self, line: _Line, following: list[_Line]) -> None:
        """The first player may be a choice; the cards of the round are gathered from its lines."""
        if self.table._s.phase == CHOOSING_FIRST:
            self._move(line, f"first {line.colour}", self.table.actor)
        end = next((n for n, later in enumerate(following) if later.kind is _ROUND_LINE), len(following))
        self.round = [line, *following[:end]]

    def _lay_program(self, line: _Line) -> None:
        """`prog 3 red S2 P2 M1 Xg M2`: five cards, or as many as were laid when the log was written."""
        s = self.table._s
        if s.phase != PROGRAMMING or s.round != line.round:
            raise line.refuse(say("log-no-program", round=line.round))
        for card in line.cards:
            self._move(line, card, self._seat(line))

    def _lay_cards(self, line: _Line) -> None:
        """Who has no line `prog` laid the cards that his lines show."""
        s = self.table._s
        if s.phase != PROGRAMMING or not self.round or self.round[0].round != s.round:
            return
        for seat in self.table.pending:
            key = self._key(seat)
            shown = {later.slot: later for later in self.round if later.colour == key and later.slot}
            leaves = any(RESIGN in later.effects for later in self.round if later.colour == key)
            for slot in range(int(s.laid[seat]) + 1, SLOTS + 1):
                if slot in shown:
                    self._move(shown[slot], shown[slot].card, seat)
                elif leaves:  # nobody ever saw this card
                    self._move(line, self.table.moves(seat)[0].text, seat)
                else:
                    raise self.round[0].refuse(say("log-cards", round=s.round, who=key))

    # ---- what came of the cards

    def _decide(self, line: _Line) -> None:
        """Play the decisions of a line; the rest follows from them."""
        walk = "".join(effect for effect in line.effects if effect[0] == ">")
        for effect in line.effects:
            if effect in _FOLLOWS or effect[0] == "~" or (effect[0] == ">" and not walk):
                continue
            seat = self._seat(line)
            if effect == RESIGN:
                self._resign(line, seat)
                continue
            if self.table.actor != seat:
                raise line.refuse(self._waiting())
            if effect[0] == ">":
                self._move(line, walk, seat)
                walk = ""
            elif laid := _LAID.fullmatch(effect):
                self._plank(line, seat, laid[1], laid[2])
            else:
                self._move(line, effect, seat)

    def _plank(self, line: _Line, seat: int, plank: str, where: str | None) -> None:
        """`r2?i11-i12; r2:i10-i11`: the plank is picked once, `r2!` was lost by being picked."""
        if self.table._s.phase == PLANK:
            self._move(line, plank, seat)
        if where:
            self._move(line, f"{plank}:{where}", seat)

    def _move(self, line: _Line, written: str, seat: int | None) -> None:
        try:
            self.table.play(written, seat)
        except SetuError as fault:
            raise line.refuse(fault.text) from None
        self.writer.write(self.table.log[-1])

    def _resign(self, line: _Line, seat: int) -> None:
        try:
            self.table.resign(seat)
        except SetuError as fault:
            raise line.refuse(fault.text) from None
        self.writer.write(self.table.log[-1])

    def _compare(self, line: _Line) -> None:
        """The log that the game itself writes has the same line in the same place."""
        if self.agreed == len(self.writer.written):
            raise line.refuse(self._waiting())
        expected = str(self.writer.written[self.agreed])
        if expected != line.text:
            raise line.refuse(say("log-expected", expected=expected))
        self.agreed += 1

    # ---- who

    def _seat(self, line: _Line) -> int:
        b, s = self.table._b, self.table._s
        colour = colour_of_key(b, line.colour)
        if colour is None or s.holder[colour] == NONE:
            expected = ", ".join(self._key(seat) for seat in range(self.table.seats))
            raise line.refuse(say("unknown-colour", colour=line.colour, expected=expected))
        return int(s.holder[colour])

    def _key(self, seat: int) -> str:
        return colour_key(self.table._b, int(self.table._s.colour[seat]))

    def _waiting(self) -> Text:
        """What the game waits for at this point of the log."""
        s, seat = self.table._s, self.table.actor
        if seat is None:
            return say("log-over")
        id = "log-lays" if s.phase == PROGRAMMING else "log-waits"
        return say(id, who=colour_name(self.table._b, int(s.colour[seat])))
