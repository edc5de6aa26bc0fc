"""A game's rules and search as one LLVM module, before any optimisation, as Numba's front end gives it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from exports import Export, exports
from numba import carray, types
from numba.core.ccallback import CFunc
from numba.np import numpy_support

from setu.engine import linking
from setu.engine.game import Game
from setu.engine.rule import load_numba

RESULTS = {"None": types.void, "int": types.int32, "bool": types.int32}


@dataclass
class Lowered:
    """LLVM's text, what the exports are called in it and how, and the files whose functions are in it."""

    ir: str
    names: dict[str, str]
    functions: dict[str, Any]
    files: set[str]


@dataclass
class _Wrapper:
    """A function of pointers and numbers around one of arrays: a pointer and its lengths for each of them."""

    game: Game
    kinds: list[Any] = field(default_factory=list)
    types: list[Any] = field(default_factory=list)
    named: dict[str, Any] = field(default_factory=dict)

    def argument(self, value: Any, told: str = "int") -> str:
        """The expression that makes an argument out of the next parameters."""
        if isinstance(value, tuple):
            name, outer, self.kinds = type(value).__name__, self.kinds, []
            parts = ", ".join(map(self.argument, value))
            self.named[name], self.kinds = type(value), [*outer, {name: self.kinds}]
            return f"{name}({parts})"
        if isinstance(value, np.ndarray):
            return self._array(value)
        if told == "float":
            return self._next(types.float64, "f64")
        if isinstance(value, np.int64):
            return self._next(types.int64, "i64")
        return f"int64({self._next(types.int32, 'i32')})"

    def _array(self, value: Any) -> str:
        alone = {self.game.board_dtype: "board", self.game.state: "state"}.get(value.dtype, "")
        pointer = types.CPointer(numpy_support.from_dtype(value.dtype))
        if alone and len(value) == 1:
            return f"carray({self._next(pointer, alone)}, 1)"
        kind = alone or (f"{value.dtype.itemsize}" if value.dtype.names else value.dtype.str[1:])
        place = self._next(pointer, f"{kind}[{',' * (value.ndim - 1)}]")
        lengths = [f"int64({self._next(types.int32, '')})" for _ in value.shape]
        return f"carray({place}, ({', '.join(lengths)},))"

    def _next(self, kind: Any, told: str) -> str:
        self.types.append(kind)
        if told:
            self.kinds.append(told)
        return f"p{len(self.types) - 1}"


def _wrapped(game: Game, export: Export) -> tuple[Any, Any, dict[str, Any]]:
    """The function to compile, its signature, and how a host calls it."""
    made = _Wrapper(game)
    notes = [note for name, note in export.source.__annotations__.items() if name != "return"]
    call = f"function({', '.join(map(made.argument, export.arguments, notes))})"
    result = RESULTS[export.source.__annotations__["return"]]
    names = ", ".join(f"p{number}" for number in range(len(made.types)))
    body = call if result is types.void else f"return int32({call})"
    linking.link_only(export.source)
    function = load_numba().extending.register_jitable(export.source)
    scope = {"carray": carray, "int32": types.int32, "int64": types.int64, "function": function, **made.named}
    exec(f"def {export.name}({names}):\n    {body}", scope)
    gives = export.source.__annotations__["return"]
    return (
        scope[export.name],
        result(*made.types),
        {"of": export.source.__module__, "takes": made.kinds, "gives": gives},
    )


def lower(game: Game) -> Lowered:
    """The whole module."""
    whole: Any = None
    names: dict[str, str] = {}
    functions: dict[str, Any] = {}
    files: set[str] = set()
    with linking.all_in_one(), linking.watching(lambda function: files.add(function.__code__.co_filename)):
        for export in exports(game):
            function, signature, functions[export.name] = _wrapped(game, export)
            made = CFunc(function, (signature.args, signature.return_type), {}, {"nopython": True})
            result = made._compile_uncached()
            names[export.name] = result.fndesc.llvm_cfunc_wrapper_name
            part = llvm.parse_assembly(str(linking.linked(result.library)))
            if whole is None:
                whole = part
            else:
                whole.link_in(part)
    return Lowered(str(whole), names, functions, files)
