"""The written game: a text or JSON file that anybody can read, replay and check.

    setu record 1
    game quarry
    rules quarry/1
    option board standard
    …
    name 1 Ana
    name 2 Ben
    commitment 4f0c…
    key 93d1…
    chance starts: Black starts.
    1 K span e2-e5 @0
    2 B block a5 @0
    …
    result 1 324, 2 186 by line

Before a move stands the mark of its seat, as the game writes it: a letter, or P1, P2 …; the
result has the place and score of each seat in turn. The key is written once the game is over; until then the commitment
stands in for it. A chance line says what chance gave after the move above it. A `promise` line says how the
key was made at a server: see `setu.engine.commitment`. A `series` line says of which series the game is a part, and
the scores of the games before it: see `setu.engine.plan`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setu.engine.commitment import Commitment, read_commitment
from setu.engine.errors import BadRecord, SetuError, engine_text
from setu.engine.game import Position, find_game
from setu.engine.options import Value
from setu.engine.plan import InSeries, read_in_series
from setu.engine.reader import Components
from setu.engine.rng import commitment, key_from_bytes, key_to_hex
from setu.engine.wasm import guarded

if TYPE_CHECKING:
    from setu.engine.table import Entry, Result, Table

FORMAT = 1


@dataclass(frozen=True)
class RecordedMove:
    """One move: by whom, in notation, and what chance gave after it."""

    by: str
    move: str
    chance: tuple[str, ...] = ()


@dataclass(frozen=True)
class Record:
    """A game from set-up to where it stands."""

    game: str
    rules: str
    options: dict[str, Value]
    names: tuple[str, ...]
    commitment: str
    key: str | None
    start_chance: tuple[str, ...]
    moves: tuple[RecordedMove, ...]
    result: dict[str, Any] | None
    components: str | None = None
    start: Position | None = field(default=None, compare=False)
    promise: Commitment | None = None
    series: InSeries | None = None

    # ---- from a table

    @classmethod
    def of(cls, table: Table) -> Record:
        """What has been played at a table; the key only once the game is over."""
        first, *entries = table.log
        result = table.result
        key = key_to_hex(table._s.key)
        return cls(
            game=table.game.name,
            rules=table.game.rules_version,
            options=dict(table.options),
            names=table.names,
            commitment=table.commitment,
            key=key if result else None,
            start_chance=_chance(first) if table._start is None else (),
            moves=tuple(RecordedMove(entry.mark, entry.move, _chance(entry)) for entry in entries),
            result=_written_result(result) if result else None,
            components=table.components.source if table.components else None,
            start=table._start,
            series=table.series,
        )

    # ---- writing

    def json(self) -> str:
        """The record as JSON."""
        data: dict[str, Any] = {
            "setu record": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "names": list(self.names),
            "commitment": self.commitment,
            "key": self.key,
            "start_chance": list(self.start_chance),
            "moves": [{"by": m.by, "move": m.move, "chance": list(m.chance)} for m in self.moves],
            "result": self.result,
        }
        if self.components is not None:
            data["components"] = self.components
        if self.start is not None:
            data["start"] = self.start
        if self.promise is not None:
            data["promise"] = self.promise.written()
        if self.series is not None:
            data["series"] = self.series.written()
        return json.dumps(data, ensure_ascii=False, indent=1)

    def text(self) -> str:
        """The record as lines of text."""
        lines = [f"setu record {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"name {seat + 1} {name}" for seat, name in enumerate(self.names)]
        if self.components is not None:
            lines.append("components " + json.dumps(self.components, ensure_ascii=False))
        if self.start is not None:
            lines.append("start " + json.dumps(self.start, ensure_ascii=False))
        if self.promise is not None:
            lines.append("promise " + json.dumps(self.promise.written()))
        if self.series is not None:
            lines.append("series " + json.dumps(self.series.written()))
        lines.append(f"commitment {self.commitment}")
        if self.key:
            lines.append(f"key {self.key}")
        lines += [f"chance {chance}" for chance in self.start_chance]
        for number, move in enumerate(self.moves):
            lines.append(f"{number + 1} {move.by} {move.move}")
            lines += [f"chance {chance}" for chance in move.chance]
        if self.result:
            pairs = zip(self.result["places"], self.result["scores"], strict=True)
            scores = ", ".join(f"{place} {score}" for place, score in pairs)
            lines.append(f"result {scores} by {self.result['reason']}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write a file: JSON if its name ends so, else text."""
        written = self.json() if str(path).endswith(".json") else self.text()
        Path(path).write_text(written, encoding="utf-8")

    # ---- reading

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a file of either kind."""
        try:
            source = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BadRecord(engine_text("record-unreadable", reason=str(fault))) from None
        return cls.parse(source)

    @classmethod
    def parse(cls, source: str) -> Record:
        """Read a record from text or JSON; BadRecord says what is wrong with it."""
        if source.lstrip().startswith("{"):
            try:
                data = json.loads(source)
            except (json.JSONDecodeError, RecursionError) as fault:
                raise BadRecord(engine_text("record-unreadable", reason=str(fault))) from None
        else:
            data = _parse_lines(source)
        return _from_data(data)

    # ---- checking

    @property
    def of_earlier_rules(self) -> bool:
        """Was it played by other rules than those of today? Then it can be read, but nothing in it can be asked."""
        return self.rules != find_game(self.game).rules_version

    def replay(self) -> Table:
        """Play the game again, move by move, apart: it may hold anything. BadRecord names the first that cannot be."""
        with guarded(len(self.moves)):
            return self._replayed()

    def _replayed(self) -> Table:
        from setu.engine.table import Table

        table = self._first_position(Table)
        table.series = self.series
        if self.start is None and _chance(table.log[0]) != self.start_chance:
            _compare_chance(0, _chance(table.log[0]), self.start_chance)
        for number, recorded in enumerate(self.moves, start=1):
            _replay_move(table, number, recorded)
        return table

    def _first_position(self, table_class: type[Table]) -> Table:
        game = find_game(self.game)
        if self.of_earlier_rules:
            raise BadRecord(engine_text("record-rules", found=self.rules, expected=game.rules_version))
        components = Components(self.components, "components") if self.components is not None else None
        if self.start is not None:
            return table_class.from_position(game, self.start, components=components, names=self.names)
        if self.key is None:
            raise BadRecord(engine_text("record-no-key"))
        return table_class(
            game, len(self.names), self.options, key=bytes.fromhex(self.key), components=components, names=self.names
        )

    def verify(self) -> Table:
        """Check the commitment, every move, every chance result and the final result."""
        with guarded(len(self.moves)):
            return self._verified()

    def _verified(self) -> Table:
        if self.key is not None and commitment(key_from_bytes(bytes.fromhex(self.key))) != self.commitment:
            raise BadRecord(engine_text("record-commitment"))
        if self.promise is not None and self.key is not None and not self.promise.is_kept(self.rules, self.key):
            raise BadRecord(engine_text("record-promise"))
        table = self._replayed()
        again = Record.of(table)
        if self.commitment != again.commitment:  # a start position has a key of its own
            raise BadRecord(engine_text("record-commitment"))
        if self.result != again.result:
            raise BadRecord(engine_text("record-result"))
        return table


def replay(record: Record | str) -> Table:
    """The table at the end of a record (or of its source)."""
    return (Record.parse(record) if isinstance(record, str) else record).replay()


def _written_result(result: Result) -> dict[str, Any]:
    return {"places": list(result.places), "scores": list(result.scores), "reason": result.reason}


def _chance(entry: Entry) -> tuple[str, ...]:
    """What chance gave, in a form that does not depend on the reader's language."""
    return tuple(f"{event.name} {' '.join(map(str, event.numbers))}" for event in entry.events if event.chance)


def _compare_chance(number: int, found: tuple[str, ...], written: tuple[str, ...]) -> None:
    if found != written:
        slots = {"number": number, "found": "; ".join(found), "written": "; ".join(written)}
        raise BadRecord(engine_text("record-chance", **slots))


def _replay_move(table: Table, number: int, recorded: RecordedMove) -> None:
    try:
        table.play(recorded.move, _seat_of(table, number, recorded))
    except BadRecord:
        raise
    except SetuError as fault:
        slots = {"number": number, "move": recorded.move, "reason": fault.text}
        raise BadRecord(engine_text("record-move", **slots)) from None
    _compare_chance(number, _chance(table.log[-1]), recorded.chance)


def _seat_of(table: Table, number: int, recorded: RecordedMove) -> int:
    """The seat that bears the mark in this position; anybody may resign, only a pending seat may move."""
    may_act = range(table.seats) if recorded.move == "resign" or table.over else table.pending
    for seat in may_act:
        if table.mark(seat) == recorded.by:
            return seat
    expected = ", ".join(table.mark(seat) for seat in may_act)
    raise BadRecord(engine_text("record-seat", number=number, found=recorded.by, expected=expected))


# ---- reading the two forms

_HEADER = re.compile(r"setu record (\d+)")
_MOVE_LINE = re.compile(r"(\d+) (\w+) (.+)")
_RESULT_LINE = re.compile(r"result (\d+ -?\d+(?:, \d+ -?\d+)*) by (\w+)")


def _parse_lines(source: str) -> dict[str, Any]:
    """The same data as the JSON form, line by line."""
    lines = source.splitlines()
    header = _HEADER.fullmatch(lines[0].strip()) if lines else None
    if not header:
        raise BadRecord(engine_text("record-unreadable", reason="“setu record 1”?"))
    data: dict[str, Any] = {
        "setu record": int(header[1]),
        "options": {},
        "names": [],
        "start_chance": [],
        "moves": [],
        "key": None,
        "result": None,
    }
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            try:
                _parse_line(data, line.strip())
            except (ValueError, IndexError):
                raise BadRecord(engine_text("record-line", line=number, found=line.strip()[:80])) from None
    return data


def _parse_line(data: dict[str, Any], line: str) -> None:
    word, _, rest = line.partition(" ")
    move, result = _MOVE_LINE.fullmatch(line), _RESULT_LINE.fullmatch(line)
    if move and int(move[1]) == len(data["moves"]) + 1:
        data["moves"].append({"by": move[2], "move": move[3], "chance": []})
    elif result:
        pairs = [[int(number) for number in pair.split(" ")] for pair in result[1].split(", ")]
        data["result"] = {"places": [p[0] for p in pairs], "scores": [p[1] for p in pairs], "reason": result[2]}
    elif word in ("game", "rules", "commitment", "key") and rest:
        data[word] = rest
    elif word == "option":
        name, value = rest.split(" ", 1)
        data["options"][name] = value
    elif word == "name" and rest.split(" ", 1)[0] == str(len(data["names"]) + 1):
        data["names"].append(rest.split(" ", 1)[1])
    elif word == "chance":
        (data["moves"][-1]["chance"] if data["moves"] else data["start_chance"]).append(rest)
    elif word in ("components", "start", "promise", "series"):
        data[word] = json.loads(rest)
    else:
        raise ValueError(line)


def _from_data(data: Any) -> Record:
    if not isinstance(data, dict):
        raise BadRecord(engine_text("record-unreadable", reason=type(data).__name__))
    found = data.get("setu record")
    if found != FORMAT:
        raise BadRecord(engine_text("record-format", found=str(found), expected=FORMAT))
    game = find_game(_field(data, "game", str, "…"))
    rules = _field(data, "rules", str, game.rules_version)
    options = _field(data, "options", dict, '{"…": "…"}')
    names = tuple(_strings(data, "names"))
    return Record(
        game=game.name,
        rules=rules,
        options=game.options.read(options) if rules == game.rules_version else options,
        names=names,
        commitment=_hex(data, "commitment"),
        key=_hex(data, "key") if data.get("key") is not None else None,
        start_chance=tuple(_strings(data, "start_chance")),
        moves=tuple(_move(number, move) for number, move in enumerate(_field(data, "moves", list, "[…]"), start=1)),
        result=_result(data.get("result")),
        components=_field(data, "components", str, "…") if "components" in data else None,
        start=_field(data, "start", dict, "{…}") if data.get("start") is not None else None,
        promise=read_commitment(_field(data, "promise", dict, "{…}")) if "promise" in data else None,
        series=read_in_series(game, _field(data, "series", dict, "{…}"), len(names)) if "series" in data else None,
    )


def _field(data: Mapping[str, Any], name: str, kind: type, expected: str) -> Any:
    if name not in data:
        raise BadRecord(engine_text("record-missing", field=name))
    if not isinstance(data[name], kind):
        raise BadRecord(engine_text("record-field", field=name, expected=expected))
    return data[name]


def _strings(data: Mapping[str, Any], name: str) -> list[str]:
    values = _field(data, name, list, '["…"]')
    if not all(isinstance(value, str) for value in values):
        raise BadRecord(engine_text("record-field", field=name, expected='["…"]'))
    return values


def _hex(data: Mapping[str, Any], name: str) -> str:
    value = _field(data, name, str, "64 × 0-9 a-f")
    if not re.fullmatch(r"[0-9a-f]{64}", value):
        raise BadRecord(engine_text("record-field", field=name, expected="64 × 0-9 a-f"))
    return str(value)


def _move(number: int, move: Any) -> RecordedMove:
    expected = '{"by": "…", "move": "…", "chance": []}'
    shaped = isinstance(move, dict) and set(move) == {"by", "move", "chance"}
    if not shaped or not isinstance(move["by"], str) or not isinstance(move["move"], str):
        raise BadRecord(engine_text("record-field", field=f"moves {number}", expected=expected))
    return RecordedMove(move["by"], move["move"], tuple(_strings(move, "chance")))


def _result(result: Any) -> dict[str, Any] | None:
    if result is None:
        return None
    shaped = isinstance(result, dict) and set(result) == {"places", "scores", "reason"}
    if not shaped or not isinstance(result["places"], list) or not isinstance(result["scores"], list):
        raise BadRecord(engine_text("record-field", field="result", expected='{"places", "scores", "reason"}'))
    return dict(result)
