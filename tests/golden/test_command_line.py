"""The command line as people have learnt it: commands, options and what `--help` says of each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.main import get_command

from golden.transcript import digest
from setu.cli import app

KEPT = json.loads((Path(__file__).parent / "command_line.json").read_text(encoding="utf-8"))


def told(command):
    """Every parameter and every word of help, free of how a terminal lays it out."""
    lines = [command.help or ""]
    for parameter in command.params:
        written = " ".join(getattr(parameter, "opts", []))
        lines.append(f"{written} {parameter.default!r} {getattr(parameter, 'help', '')}")
    return "\n".join(lines)


def test_there_are_the_same_commands():
    assert sorted(get_command(app).commands) == sorted(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_command_takes_and_says_the_same(name):
    assert digest(told(get_command(app).commands[name])) == KEPT[name]
