"""Laws of the table: what is written, shown, taken back and read again, checked on whole games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from setu.engine import entry_points
from setu.engine.conformance.laws import BrokenLaw
from setu.engine.contract import SPECTATOR
from setu.engine.errors import SetuError
from setu.engine.game import Game
from setu.engine.record import Record
from setu.engine.rng import KEY_WORDS, new_rng, rng_below
from setu.engine.table import Table
from setu.engine.texts import LANGUAGES
from setu.engine.words import DeclaredWords


def check_written(game: Game, seats: int, options: Mapping[str, Any], seed: int, plain: bool) -> None:
    """Play one game at a Table, asking for everything that is written, shown or taken back."""
    table = Table(game, seats, options, seed=seed)
    rng = new_rng(seed, 1)
    old: list[tuple[Table, bytes]] = []

    def demand(kept: bool, law: str, detail: str = "") -> None:
        if not kept:
            raise BrokenLaw(law, game, seats, options, seed, f"At move {len(table.log)}. {detail}")

    while not table.over:
        seat = table.pending[rng_below(rng, len(table.pending))]
        _demand_position(table, demand)
        _demand_views(table, rng, demand)
        _demand_words(table, seat, rng, demand)
        moves = table.moves(seat)
        _demand_secrecy(table, seat, moves, demand)
        _demand_notation(table, seat, moves, rng, demand)
        old.append((table.copy(), table._state.tobytes()))
        move = moves[rng_below(rng, len(moves))]
        _demand_speeds(table, seat, move.id, plain, demand)
        table.play(move, seat)
        after = table._state.tobytes()
        table.undo()
        demand(table._state.tobytes() == old[-1][1], "undo")
        table.play(move.text, seat)
        demand(table._state.tobytes() == after, "undo", "The move taken back was played again.")
    _demand_position(table, demand)
    _demand_record(table, demand)
    demand(all(copy._state.tobytes() == kept for copy, kept in old), "copies")


Demand = Callable[..., None]


def _demand_position(table: Table, demand: Demand) -> None:
    try:
        written = json.loads(json.dumps(table.position()))
        again = Table.from_position(table.game, written)
    except (SetuError, TypeError) as fault:
        demand(False, "position", str(fault))
        return
    demand(again._state.tobytes() == table._state.tobytes(), "position")


def _demand_views(table: Table, rng: Any, demand: Demand) -> None:
    """What the view shows comes out of the hidden state alone."""
    for viewer in (None, *range(table.seats)):
        try:
            shown = json.dumps(table.view(viewer))
        except TypeError as fault:
            demand(False, "view", str(fault))
            return
        imagined = table.copy()
        seat = SPECTATOR if viewer is None else viewer
        entry_points.hide(table._board, imagined._state, seat)
        key = np.array([rng_below(rng, 1 << 31) for _ in range(KEY_WORDS)], np.uint32)
        entry_points.determinize(table._board, imagined._state, seat, key)
        demand(json.dumps(imagined.view(viewer)) == shown, "view", f"Viewer {viewer}.")


def _demand_secrecy(table: Table, seat: int, moves: list[Any], demand: Demand) -> None:
    """Which choice a seat made shows to nobody else while others still choose."""
    if len(table.pending) < 2 or len(moves) < 2:
        return
    worlds = (table.copy(), table.copy())
    for world, move in zip(worlds, (moves[0], moves[-1]), strict=True):
        world.play(move, seat)
    for viewer in (None, *(other for other in range(table.seats) if other != seat)):
        demand(worlds[0].view(viewer) == worlds[1].view(viewer), "view", f"Viewer {viewer} sees a secret choice.")


def _demand_words(table: Table, seat: int, rng: Any, demand: Demand) -> None:
    for _ in range(20):
        number = rng_below(rng, table.game.move_numbers(table._b))
        refusal = table.explain(number, seat)
        if refusal is not None:
            spoken = [refusal.text.say(language) for language in LANGUAGES]
            demand(all(spoken) and bool(refusal.rule), "words", f"Move {number}: {refusal}")


def _demand_notation(table: Table, seat: int, moves: list[Any], rng: Any, demand: Demand) -> None:
    demand(len({move.text for move in moves}) == len(moves), "notation", "Two moves are written alike.")
    for _ in range(min(10, len(moves))):
        move = moves[rng_below(rng, len(moves))]
        read = table.game.words.read(table._b, table._s, seat, move.text)
        demand(read == move.id, "notation", f"{move.text} reads as {read}, not {move.id}.")
        _demand_declared(table, move.id, demand)
        for language in LANGUAGES:
            demand(bool(move.sentence.say(language)), "words", move.text)


def _demand_declared(table: Table, move: int, demand: Demand) -> None:
    words, b = table.game.words, table._b
    if not isinstance(words, DeclaredWords):
        return
    kinds = [kind for kind in words.kinds if kind.holds(b, move)]
    demand(bool(kinds), "declared", f"{move} is a move of no kind.")
    for kind in kinds:
        values = kind.decode(b, move)
        fits = all(kind.takes(b, name, value) for name, value in values.items())
        demand(fits and kind.encode(b, values) == move, "declared", f"{move} is {kind.name} {values}.")


def _demand_speeds(table: Table, seat: int, move: int, plain: bool, demand: Demand) -> None:
    """All speeds from the same state; a game checked `plain` is not compiled for this."""
    if plain:
        return
    played = []
    for play in (entry_points.play.plain, entry_points.play.fast, entry_points.play):  # the last in its module
        played.append(table._state.copy())
        play(table._board, played[-1], seat, move)
    demand(len({state.tobytes() for state in played}) == 1, "speeds", f"Move {move}.")


def _demand_record(table: Table, demand: Demand) -> None:
    record = table.record()
    try:
        for written in (record.text(), record.json()):
            again = Record.parse(written)
            demand(again == record, "record", "It reads back differently.")
            demand(again.verify()._state.tobytes() == table._state.tobytes(), "record")
    except SetuError as fault:
        demand(False, "record", str(fault))
