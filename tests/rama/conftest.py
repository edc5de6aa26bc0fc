"""One-line positions of Rama's Bridge on the test board of part 10.1."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

from setu import Table
from setu.engine.reader import Components
from setu.engine.rng import ROUNDS, chacha_word, key_from_seed, key_to_hex
from setu.games.rama.codes import themes

TEST_BOARD = Components.read(Path(__file__).parent / "tb.toml")
FAR_OFF = ("JAF", "KAN", "COL", "PAM", "BOM", "CHE", "KOL", "NAG", "JAI", "AGR", "DEL")


@functools.cache
def key_of(dice: tuple[int, ...]) -> str:
    """A key under which the next throws are these."""
    for seed in range(1_000_000):
        key = key_from_seed(seed)
        if all(1 + chacha_word(key, place, ROUNDS) % 6 == face for place, face in enumerate(dice)):
            return key_to_hex(key)
    raise AssertionError(dice)


def deal(players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Complete hands: what a player does not hold, they have laid, in towns out of the way."""
    used = {
        card.rstrip("*") for player in players for part in ("holds", "laid") for card in player.get(part, "").split()
    }
    full = []
    for player in players:
        given = dict(player)
        open_cards, laid = given.pop("holds", "").split(), given.pop("laid", "").split()
        dealt = {card.partition("@")[0] for card in (*open_cards, *laid) if not card.endswith("*")}
        for theme in themes.NAMES:
            if theme not in dealt:
                card = next(f"{theme}@{town}" for town in FAR_OFF if f"{theme}@{town}" not in used)
                used.add(card)
                laid.append(card)
        bonus = [card.rstrip("*") for card in (*laid, *open_cards) if card.endswith("*")]
        laid = [card.rstrip("*") for card in laid]
        god = {"god_face": 2} if any(card.startswith("deity") for card in laid) else {}
        given = {"pawn": given.pop("at", None), "free_ticket": given.pop("ticket", False), **god, **given}
        full.append({**given, "open": [card.rstrip("*") for card in open_cards], "laid": laid, "bonus": bonus})
    return full


def put(
    *players: dict[str, Any],
    throw: int = 0,
    cow: str = "NAG",
    dice: tuple[int, ...] = (),
    supply: int = 0,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table on the test board: A is `players[0]` and to move; tickets nobody has are the last player's."""
    everyone = list(players)
    if len(everyone) == 1:
        everyone.append({"at": "f3"})
    full = deal(everyone)
    out = sum(player["free_ticket"] for player in full) + sum(player.get("paid", 0) for player in full)
    full[-1]["paid"] = full[-1].get("paid", 0) + 12 - supply - out
    phase = {"phase": "move"} if throw else {}
    position = {
        "seats": len(full),
        "options": options or {},
        "starter": 0,
        "active": 0,
        "round": 5,
        "cow": cow,
        "throw": throw,
        "supply": supply,
        "players": full,
        "key": key_of(dice),
        "drawn": 0,
        **phase,
        **more,
    }
    return Table.from_position("ramas-bridge", position, components=TEST_BOARD)


def texts(table: Table) -> list[str]:
    """What may be played, as it is written."""
    return [move.text for move in table.moves()]


def ends(table: Table) -> set[str]:
    """Legal end spaces; staying is `stay`."""
    found = {text.split(" ")[0] for text in texts(table) if text[0] in ">="}
    return {"stay" if text == "=" else text[1:] for text in found}


def seat(table: Table, number: int = 0, viewer: int | None = None) -> dict[str, Any]:
    """What everybody sees of a player."""
    return table.view(viewer)["table"]["players"][number]


def rule_of(table: Table, move: str) -> str:
    """The rule that forbids a move, or ''."""
    refusal = table.explain(move)
    return "" if refusal is None else refusal.rule


def names(events: list[Any]) -> list[str]:
    return [event.name for event in events]


STRATEGY = {"rules": "strategie"}


@pytest.fixture
def board() -> Components:
    return TEST_BOARD
