"""The head that every state has, and the telling of what happened."""

from __future__ import annotations

from typing import Any

import numpy as np

from setu.engine.options import Options
from setu.engine.record_view import record_dtype
from setu.engine.rng import KEY_WORDS
from setu.engine.rule import rule

EVENT_WORDS = 5
HEAD = ("key", "drawn", "options", "events", "told", "seats")  # what the record of every game begins with
EVERYONE = -1

State = Any
StateArray = np.ndarray[Any, Any]


def state_dtype(options: Options, events: int, fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A game's state: the random key, seats, options, room for `events`, then the game's own fields."""
    head: list[tuple[Any, ...]] = [
        ("key", "<u4", (KEY_WORDS,)),
        ("drawn", "<i8"),
        ("options", options.dtype),
        ("events", "<i2", (events, EVENT_WORDS)),
        ("told", "<i2"),
        ("seats", "i1"),
    ]
    return record_dtype(head + fields)


def copied(states: StateArray) -> StateArray:
    """A copy, taken byte for byte: NumPy's own goes through the fields one by one and takes many times as long."""
    return states.view(np.uint8).copy().view(states.dtype)


def new_states(dtype: np.dtype[Any], count: int = 1) -> StateArray:
    """Empty states."""
    return np.zeros(count, dtype)


@rule
def tell(s: State, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Note an event that everybody may read."""
    note(s, kind, EVERYONE, a, b, c)


@rule
def tell_only(s: State, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Note an event that one seat alone may read."""
    note(s, kind, seat, a, b, c)


@rule
def note(s: State, kind: int, audience: int, a: int, b: int, c: int) -> None:
    """Write an event on the page of the log.

    `told` goes on counting when there is no room left, and `check_game` catches that.
    """
    if s.told < len(s.events):
        event = s.events[s.told]
        event[0] = kind
        event[1] = audience
        event[2] = a
        event[3] = b
        event[4] = c
    s.told += 1


@rule
def forget_events(s: State) -> None:
    """Begin a new page of the log."""
    for number in range(min(s.told, len(s.events))):
        for word in range(EVENT_WORDS):
            s.events[number, word] = 0
    s.told = 0


@rule
def hide_chance(s: State) -> None:
    """Nobody at the table knows the key, nor how often it was used."""
    for word in range(KEY_WORDS):
        s.key[word] = 0
    s.drawn = 0


@rule
def hide_events(s: State, seat: int) -> None:
    """Events told to another seat alone are not there at all, not even their number."""
    kept = 0
    for number in range(min(s.told, len(s.events))):
        if s.events[number, 1] == EVERYONE or s.events[number, 1] == seat:
            for word in range(EVENT_WORDS):
                s.events[kept, word] = s.events[number, word]
            kept += 1
    for number in range(kept, min(s.told, len(s.events))):
        for word in range(EVENT_WORDS):
            s.events[number, word] = 0
    s.told = kept


@rule
def take_key(s: State, key: Any) -> None:
    """Imagine that the rest of the game's chance comes from this key."""
    for word in range(KEY_WORDS):
        s.key[word] = key[word]
    s.drawn = 0
