"""One record of an array as Python code reads it: `s.height[c]`, `s.ply += 1`.

Compiled code reads records the same way. NumPy's own `np.record` does so too, but several
times slower, and hands out machine integers that overflow; here numbers are Python's.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np


def record_dtype(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """An aligned record, whole words long, whose padding has names.

    NumPy does not copy bytes that belong to no field, and states are compared by their bytes.
    """
    padded: list[tuple[Any, ...]] = []
    end = 0
    for field in [*fields, None]:
        alignment = 8 if field is None else np.dtype(field[1]).alignment
        if end % alignment:
            padded.append((f"pad{end}", "u1", (alignment - end % alignment,)))
        if field is not None:
            padded.append(field)
        end = np.dtype(padded).itemsize
    return np.dtype(padded, align=True)


class RecordView:
    """Base of the row classes: a live view of one record."""

    __slots__ = ("_record", "dtype")

    def __init__(self, record: Any) -> None:
        self._record = record
        self.dtype = record.dtype


@functools.cache
def _view_class(dtype: np.dtype[Any]) -> type[RecordView]:
    numbers: list[str] = []
    arrays: list[str] = []
    records: list[str] = []
    for name in dtype.names or ():
        part = dtype[name]
        (records if part.names else arrays if part.shape else numbers).append(name)

    def init(self: RecordView, record: Any) -> None:
        RecordView.__init__(self, record)
        for name in arrays:
            setattr(self, name, record[name])
        for name in records:
            setattr(self, name, _view_class(dtype[name])(record[name]))

    members: dict[str, Any] = {"__slots__": (*arrays, *records), "__init__": init}
    for name in numbers:
        members[name] = _number(name)
    return type("Row", (RecordView,), members)


@functools.cache
def _frozen_class(dtype: np.dtype[Any]) -> type[RecordView]:
    names = tuple(dtype.names or ())
    records = frozenset(name for name in names if dtype[name].names)

    def init(self: RecordView, record: Any) -> None:
        RecordView.__init__(self, record)
        for name, part in zip(names, record.item(), strict=True):
            setattr(self, name, frozen_view(record[name]) if name in records else part)

    return type("Still", (RecordView,), {"__slots__": names, "__init__": init})


def frozen_view(record: Any) -> Any:
    """A record that will not change any more, to be read often: its numbers are read once."""
    return _frozen_class(record.dtype)(record)


def _number(name: str) -> property:
    def read(self: RecordView) -> Any:
        return self._record[name].item()

    def write(self: RecordView, value: Any) -> None:
        self._record[name] = value

    return property(read, write)


class RecordViews:
    """An array of records as plain Python loops read it: `states[1].ply`, `states[0] = states[1]`."""

    def __init__(self, records: Any) -> None:
        self._records = records
        self._views: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, number: int) -> Any:
        if number not in self._views:
            found = self._records[number]
            self._views[number] = RecordViews(found) if found.ndim else record_view(found)
        return self._views[number]

    def __setitem__(self, number: int, record: Any) -> None:
        self._records[number] = record._record if isinstance(record, RecordView) else record


def record_view(record: Any) -> Any:
    """A record (`states[0]`) as a row; a row stays as it is."""
    return record if isinstance(record, RecordView) else _view_class(record.dtype)(record)
