"""The log of a game in notation (part 11): one line for each card, `3.4 red P2 r5:i9-i13; r2?i11-i12`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from setu.engine.row import row
from setu.engine.table import Event, Table
from setu.engine.tables import Tables
from setu.games.delta.state import BLOCK, BY_ARRIVING, COLOURS, IN_WATER
from setu.games.delta.words import card_name, colour_key, place_name, plank_name, space_name, spot_name


@dataclass
class _Line:
    """What is written before the effects, and the effects."""

    head: str
    effects: list[str] = field(default_factory=list)

    def add(self, effect: str) -> None:
        """Two steps are one walk; everything else stands for itself."""
        if effect[0] == ">" and self.effects and self.effects[-1][0] == ">":
            self.effects[-1] += effect
        else:
            self.effects.append(effect)

    def __str__(self) -> str:
        return f"{self.head} {'; '.join(self.effects)}".strip()


def lines(table: Table) -> list[str]:
    """The game so far as anybody may read it: cards when they were turned up, and what came of them."""
    t = row(table._tables[0])
    written: list[_Line] = []
    cards: dict[int, str] = {}
    number = 0
    for event in (event for entry in table.log for event in entry.events):
        a, b, c = event.numbers
        if event.name == "round":
            number = a
            written.append(_Line(f"round {a}, first {colour_key(t, b)}"))
        elif event.name == "revealed":
            cards[a] = f"{number}.{b} {colour_key(t, a)} {card_name(t, c)}"
            if c >= BLOCK:
                written.append(_Line(cards[a]))
        elif event.name == "ended" and b == BY_ARRIVING:
            written[-1].add("#")
        elif event.name == "ended":
            written.append(_Line("#", [colour_key(t, colour) for colour in range(COLOURS) if a >> colour & 1]))
        else:
            colour, effect = _effect(t, event)
            if effect:
                head = cards.get(colour, colour_key(t, colour))
                if not written or written[-1].head != head:
                    written.append(_Line(head))
                written[-1].add(effect)
    return [str(line) for line in written]


def _effect(t: Tables, event: Event) -> tuple[int, str]:
    """Whose effect, and how it is written; an empty string where part 11 writes nothing."""
    a, b, c = event.numbers
    mover, plank = (a % 8, plank_name(t, a // 8)) if event.name in ("plank", "short", "lost", "taken") else (a, "")
    effects: dict[str, Callable[[], str]] = {
        "stone": lambda: f"+{place_name(t, b) if b >= IN_WATER else spot_name(t, b, c)}",
        "plank": lambda: f"{plank}:{place_name(t, b)}-{place_name(t, c)}",
        "short": lambda: f"{plank}?{place_name(t, b)}-{place_name(t, c)}",
        "lost": lambda: f"{plank}!",
        "taken": lambda: f"-{plank}",
        "lifted": lambda: f"-{place_name(t, b)}",
        "stepped": lambda: f">{space_name(t, b)}",
        "jumped": lambda: f"^{plank_name(t, b)}>{space_name(t, c)}",
        "fell": lambda: f"~{space_name(t, b)}",
        "touched": lambda: "*",
        "blocked": lambda: "x",
        "nothing": lambda: "0",
    }
    return mover, effects[event.name]() if event.name in effects else ""
