"""Runs a notebook's cells in order in this process, and notes what each would show: text printed, then its last value.

    python tests/docs/notebook.py examples/ladder.ipynb     # runs it and writes the outputs into the file

What a cell shows is an SVG where its value offers one, else its text, as in any notebook program.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


def run(path: Path) -> list[list[dict[str, Any]]]:
    """The outputs of every code cell."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [_run_cell("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"]


def _run_cell(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    body, last = ast.parse(source), None
    if body.body and isinstance(body.body[-1], ast.Expr):
        last = ast.Expression(body.body.pop().value)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(body, "<cell>", "exec"), names)
        value = eval(compile(last, "<cell>", "eval"), names) if last else None
    outputs = [_stream(printed.getvalue())] if printed.getvalue() else []
    return outputs if value is None else [*outputs, _shown(value)]


def _stream(words: str) -> dict[str, Any]:
    return {"output_type": "stream", "name": "stdout", "text": words.splitlines(keepends=True)}


def _shown(value: Any) -> dict[str, Any]:
    if hasattr(value, "_repr_svg_"):
        data = {"text/plain": [type(value).__name__], "image/svg+xml": value._repr_svg_().splitlines(keepends=True)}
    else:
        data = {"text/plain": [repr(value)]}
    return {"output_type": "execute_result", "execution_count": None, "data": data, "metadata": {}}


def write(path: Path) -> None:
    """Run, and keep the outputs in the file."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    shown = iter(run(path))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = next(shown)
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
