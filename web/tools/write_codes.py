"""Write for each board what its game declares: names of phases, kinds of moves, events, options, and what moves touch.

    PYTHONPATH=src python web/tools/write_codes.py

A board that spells one of them otherwise does not compile. `tests/test_generated.py` holds `web/src/generated` to the
declarations of today.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from setu.engine.board import Board
from setu.engine.export import exported
from setu.engine.game import Game, games
from setu.engine.options import Choice
from setu.engine.record_view import record_view

GENERATED = Path(__file__).resolve().parents[1] / "src" / "generated"
HEAD = "/** What the game declares, made by web/tools/write_codes.py: not to be edited. */\n"
FEW = 12  # so many different words are named one by one
TRIED = 400  # moves of a kind whose targets are looked at


def folders() -> dict[str, list[Game]]:
    """The games by the folder of their package, as the folders of boards are called."""
    found: dict[str, list[Game]] = {}
    for game in games().values():
        if game.package.startswith("setu.games."):
            found.setdefault(game.package.rpartition(".")[2], []).append(game)
    return found


def written(several: list[Game]) -> str:
    """The page's file for the games of one folder."""
    told = exported(several[0])
    lists = dict(_lists(told["codes"]))
    kinds = tuple(kind["name"] for kind in told["kinds"] if kind["written"])
    events = tuple(dict.fromkeys(event["name"] for event in told["events"]))
    parts = [HEAD, *(_named(name, words) for name, words in lists.items())]
    parts += [f"export type Kind = {_union(kinds)};\n", f"export type EventName = {_union(events)};\n", _echoes(told)]
    return "\n".join(
        [*parts, _targets(several, {**lists, "kinds": kinds}), _options(several), *_numbers(told["codes"])]
    )


def _lists(codes: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The words for the numbers of a namespace, in their order: `phase.NAMES` is `phases`, `eco.STATES` `ecoStates`."""
    for space, numbers in codes.items():
        for name, words in numbers.items():
            if isinstance(words, tuple) and all(isinstance(word, str) for word in words):
                one = space.removesuffix("s")
                yield (f"{one}s" if name == "NAMES" else f"{one}{name.capitalize()}"), words


def _named(many: str, words: tuple[str, ...]) -> str:
    listed = ", ".join(f"'{word}'" for word in words)
    named = f"(typeof {many})[number]"
    one = f"Exclude<{named}, ''>" if "" in words else named
    return f"export const {many} = [{listed}] as const;\nexport type {_type_of(many)} = {one};\n"


def _type_of(many: str) -> str:
    """`ecoStates` is a list of `EcoState`."""
    return many[0].upper() + many[1:].removesuffix("s")


def _union(words: Iterable[str]) -> str:
    return " | ".join(f"'{word}'" for word in words)


def _echoes(told: dict[str, Any]) -> str:
    by_kind = {how: [repr(one["name"]) for one in told["events"] if one["echo"] == how] for how in ("again", "whole")}
    fields = ", ".join(f"{how}: [{', '.join(names)}]" for how, names in by_kind.items())
    said = "/** Events that only say again what their move has said, and those that say all of it and more. */"
    return f"{said}\nexport const echoes = {{ {fields} }} as const;\n"


# ---- what a move touches


def _targets(several: list[Game], lists: dict[str, tuple[str, ...]]) -> str:
    touched = [one for game in several for b in _boards(game) for one in _touched(game, b)]
    fields = []
    for name in dict.fromkeys(name for one in touched for name in one):
        always = "" if all(name in one for one in touched) else "?"
        fields.append(f"  {name}{always}: {_kind_of([one[name] for one in touched if name in one], lists)};")
    return "\n".join(["/** What a move touches. */", "export type Targets = {", *fields, "};", ""])


def _boards(game: Game) -> Iterator[Board]:
    """The board as usual, and with every other value of the options that may change it."""
    for name, option in [("", None), *game.options.known.items()]:
        for value in option.values if isinstance(option, Choice) else [None]:
            chosen = game.chosen({} if value is None else {name: value})
            yield record_view(game.board(chosen, None)[0])


def _touched(game: Game, b: Board) -> Iterator[dict[str, Any]]:
    for kind in game.words.kinds:  # type: ignore[attr-defined]
        first, size = kind.first.on(b), kind.extent.on(b) if kind.written else 0
        for move in range(first, first + size, max(1, size // TRIED)):
            yield game.words.targets(b, move)


def _kind_of(values: list[Any], lists: dict[str, tuple[str, ...]]) -> str:
    """A type that fits all of them."""
    if isinstance(values[0], list):
        inner = _kind_of([one for value in values for one in value], lists)
        lengths = {len(value) for value in values}
        return f"readonly [{', '.join([inner] * 2)}]" if lengths == {2} else f"readonly {inner}[]"
    if isinstance(values[0], bool):
        return "true" if all(values) else "boolean"
    if not isinstance(values[0], str):
        return "number"
    found = set(values)
    of = next((_type_of(many) for many, words in lists.items() if found == set(words) - {""}), None)
    return of or (_union(sorted(found)) if len(found) <= FEW else "string")


# ---- options and numbers


def _options(several: list[Game]) -> str:
    fields: dict[str, str] = {}
    for option in (option for game in several for option in game.options.known.values()):
        words = _union(option.values) if isinstance(option, Choice) else "number"
        fields[option.name] = words
    return "\n".join(["export type Options = {", *(f"  {name}: {type};" for name, type in fields.items()), "};", ""])


def _numbers(codes: dict[str, Any]) -> Iterator[str]:
    """The numbers of the rulebook."""
    if "book" in codes:
        lines = [
            f"  {name}: {list(value) if isinstance(value, tuple) else value}," for name, value in codes["book"].items()
        ]
        yield "\n".join(["export const book = {", *lines, "} as const;", ""])


if __name__ == "__main__":
    GENERATED.mkdir(exist_ok=True)
    for folder, several in folders().items():
        (GENERATED / f"{folder}.ts").write_text(written(several), encoding="utf-8")
