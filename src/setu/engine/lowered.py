"""What a game's module was lowered from: every function that its exports reach, and every value that these name.

Comments, docstrings and whatever else stands in the same files do not count.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from setu.engine import contract, simulate

HOUSE = __name__.partition(".")[0]


def lowered_digest(package: str, functions: dict[str, Any]) -> str:
    """A digest of all that the exports of a manifest are made of."""
    game = importlib.import_module(f"{HOUSE}.games.{package}").GAMES[0]
    reached = _Reached(contract.rules_of(game.board_dtype), _kinds(functions))
    for name, told in sorted(functions.items()):
        found = getattr(importlib.import_module(told["of"]), name, None)
        if found is not None:  # what is gone leaves its lines out, so the module is stale
            reached.add(getattr(found, "source", found))  # a slot of a refusal is a rule as it stands
    digest = hashlib.sha256(repr((game.board_dtype, game.state)).encode())
    for line in sorted(reached.lines):
        digest.update(line.encode())
    return digest.hexdigest()[:16]


def _kinds(functions: dict[str, Any]) -> list[type]:
    """The named tuples among the parameters."""
    named = {name for told in functions.values() for kind in told["takes"] if isinstance(kind, dict) for name in kind}
    return sorted((kind for kind in simulate.kinds() if kind.__name__ in named), key=lambda kind: kind.__name__)


class _Reached:
    """Functions, followed from one to the next as Numba follows them; a line for each and for each value."""

    def __init__(self, rules: Any, kinds: list[type]) -> None:
        self.lines: set[str] = set()
        self._rules, self._kinds = rules, kinds
        self._seen: set[Any] = set()

    def add(self, function: FunctionType) -> None:
        waiting = [function]
        while waiting:
            found = waiting.pop()
            if found not in self._seen:
                self._seen.add(found)
                self.lines.add(f"{found.__module__}.{found.__qualname__}: {_written(found)}")
                for name, value in _named(found):
                    waiting += self._follow(f"{found.__module__}.{name}", value)

    def _follow(self, name: str, value: Any) -> Iterator[FunctionType]:
        if isinstance(value, FunctionType):
            self.lines.add(f"{name} is {value.__qualname__} {getattr(value, 'written', '')}")
            verb, kind = contract.verb_of(value), simulate.part_of(value)
            if verb:
                yield getattr(self._rules, verb)
            elif kind:
                yield from filter(None, (simulate.of_kind(one, kind) for one in self._kinds))
            elif value.__module__.startswith(HOUSE):
                yield value
        elif isinstance(value, np.ndarray):
            self.lines.add(f"{name} = {value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}")
        elif isinstance(value, np.dtype | int | float | str | tuple | list | np.generic):
            self.lines.add(f"{name} = {value!r}")


def _named(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """What a function names: globals, what its closure holds, and numbers of the namespaces among these."""
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield from _parts(name, cell.cell_contents, function)
    for name in function.__code__.co_names:
        if name in function.__globals__:
            yield from _parts(name, function.__globals__[name], function)
    if function.__defaults__:
        yield f"{function.__qualname__} defaults", function.__defaults__


def _parts(name: str, value: Any, function: FunctionType) -> Iterator[tuple[str, Any]]:
    yield name, value
    if isinstance(value, ModuleType) and value.__name__.startswith((HOUSE, *_spaces(value))):
        for part in function.__code__.co_names:
            if part in vars(value):
                yield from _parts(f"{name}.{part}", vars(value)[part], function)


def _spaces(value: ModuleType) -> tuple[str, ...]:
    """A namespace of codes is a module of no file, whatever it is called."""
    return (value.__name__,) if getattr(value, "__file__", None) is None and value.__spec__ is None else ()


def _written(function: FunctionType) -> str:
    """A function's text without comments, docstring and annotations."""
    text = getattr(function, "written", None)
    if text is not None:
        return str(text)
    return _functions_of(function.__code__.co_filename)[function.__code__.co_firstlineno]


@functools.cache
def _functions_of(path: str) -> dict[int, str]:
    """The functions of a file by the line where they begin, decorators included."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[line] = ast.unparse(_bare(node))
        elif isinstance(node, ast.Lambda):
            found.setdefault(node.lineno, ast.unparse(node))
    return found


def _bare(node: ast.FunctionDef) -> ast.FunctionDef:
    body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
    bare = ast.FunctionDef(node.name, node.args, body or [ast.Pass()], [], None, None)
    for argument in [*bare.args.posonlyargs, *bare.args.args, *bare.args.kwonlyargs]:
        argument.annotation = None
    return ast.fix_missing_locations(bare)
