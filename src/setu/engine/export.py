"""What a game declares, as JSON, for whoever writes code from it: `python -m setu.engine.export sangram`.

`codes` are its numbers with names, `kinds` the moves with their arguments (the last runs fastest); then there are
`refusals`, `events`, `types` and `options`. A number that depends on the board is
`{"constant": 4, "products": [[126, ["rows"]]]}`, what depends on a position
`{"by": "s.phase", "cases": {"3": …}, "otherwise": …}`, a rule `{"rule": "its_name"}`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from setu.engine.codes import Because, By, Flags, Kind, Slot, Source, Told
from setu.engine.errors import SetuError
from setu.engine.game import Game, find_game
from setu.engine.numbering import Arg, Extent
from setu.engine.options import Choice
from setu.engine.words import DeclaredWords, Type


def exported(game: str | Game) -> dict[str, Any]:
    """All that a game declares; TypeError if it declares nothing."""
    game = find_game(game)
    words = game.words
    if not isinstance(words, DeclaredWords):
        raise TypeError(f"{game.name} declares no moves")
    return {
        "game": game.name,
        "rules": game.rules_version,
        "codes": _namespaces(words.codes),
        "kinds": [_kind(kind) for kind in words.kinds],
        "refusals": [_refusal(code, why) for code, why in words.refusals.items()],
        "events": [_event(code, told) for code, told in words.events.items()],
        "types": {name: _type(type) for name, type in words.types.items()},
        "options": [_option(option) for option in game.options.known.values()],
    }


def _namespaces(codes: ModuleType) -> dict[str, Any]:
    spaces = {name: space for name, space in vars(codes).items() if isinstance(space, ModuleType)}
    return {
        name: {code: value for code, value in vars(space).items() if _is_plain(code, value)}
        for name, space in spaces.items()
        if space.__name__ == f"{codes.__name__}.{name}" and name not in ("action", "refusal", "event")
    }


def _is_plain(name: str, value: Any) -> bool:
    return not name.startswith("_") and isinstance(value, int | str | tuple)


def _kind(kind: Kind) -> dict[str, Any]:
    return {
        "name": kind.name,
        "first": _extent(kind.first),
        "size": _extent(kind.extent),
        "arguments": [
            _arg(name, arg, kind.pairs[name].parts if name in kind.pairs else {}) for name, arg in kind.args.items()
        ],
        "written": kind.written,
        "also": list(kind.also),
        "sentence": _choice(kind.sentence),
        "slots": _slots(kind.slots),
        "remark": dict(kind.remark.parts) if isinstance(kind.remark, Flags) else kind.remark,
        "phases": list(kind.phases),
        "secret": kind.secret,
        "shares": kind.shares,
        "sorted": list(kind.sorted),
        "shows": dict(kind.shows),
    }


def _arg(name: str, arg: Arg, parts: Mapping[str, Arg]) -> dict[str, Any]:
    if parts:
        return {"name": name, "type": arg.type, "parts": [_arg(one, part, {}) for one, part in parts.items()]}
    return {"name": name, "type": arg.type, "size": arg.size, "first": arg.first, "none": arg.none}


def _refusal(code: int, why: Because) -> dict[str, Any]:
    return {
        "code": code,
        "name": why.name,
        "rule": _choice(why.rule),
        "package": why.package,
        "sentence": _choice(why.sentence),
        "slots": _slots(why.slots),
    }


def _event(code: int, told: Told) -> dict[str, Any]:
    return {
        "code": code,
        "name": told.name,
        "sentence": _choice(told.sentence),
        "arguments": [
            _arg(name, arg, told.pairs[name].parts if name in told.pairs else {}) for name, arg in told.args.items()
        ],
        "chance": told.chance,
        "echo": told.echo,
    }


def _type(type: Type) -> dict[str, Any]:
    return {"form": type.form, "target": type.target}


def _option(option: Any) -> dict[str, Any]:
    known = {"name": option.name, "rule": option.rule, "default": option.default}
    if isinstance(option, Choice):
        return {**known, "values": list(option.values)}
    return {**known, "least": option.least, "most": option.most}


def _slots(slots: Mapping[str, Slot]) -> dict[str, Any]:
    return {name: {"type": type, "from": _source(source)} for name, (type, source) in slots.items()}


def _source(source: Source) -> Any:
    return {"rule": source.__name__} if callable(source) else source


def _choice(choice: str | By) -> Any:
    if not isinstance(choice, By):
        return choice
    cases = {str(number): _choice(case) for number, case in choice.cases.items()}
    return {"by": choice.source, "cases": cases, "otherwise": _choice(choice.otherwise)}


def _extent(extent: Extent) -> Any:
    if not extent.names:
        return extent.constant
    return {"constant": extent.constant, "products": [[factor, list(names)] for factor, names in extent.names]}


if __name__ == "__main__":
    try:
        json.dump(exported(sys.argv[1]), sys.stdout, ensure_ascii=False, indent=1)
    except (IndexError, SetuError) as fault:
        sys.exit(str(fault) if sys.argv[1:] else "usage: python -m setu.engine.export GAME")
