"""The command line as people have learnt it: commands, options and what `--help` says of each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.main import get_command

from golden.transcript import digest
from setu.cli import app

KEPT = json.loads((Path(__file__).parent / "command_line.json").read_text(encoding="utf-8"))
# Options that came later: whoever does not know them finds everything as it was.
CAME_LATER = {"replay": {"sender"}, "serve": {"bot_processes", "keep_days", "security_contact"}}


def told(command):
    """Every parameter and every word of help as they were kept, free of how a terminal lays it out."""
    lines = [command.help or ""]
    came_later = CAME_LATER.get(command.name, set())
    assert came_later <= {parameter.name for parameter in command.params}
    for parameter in (one for one in command.params if one.name not in came_later):
        written = " ".join(getattr(parameter, "opts", []))
        lines.append(f"{written} {parameter.default!r} {getattr(parameter, 'help', '')}")
    return "\n".join(lines)


def test_there_are_the_same_commands():
    assert sorted(get_command(app).commands) == sorted(KEPT)


@pytest.mark.parametrize("name", KEPT)
def test_a_command_takes_and_says_the_same(name):
    assert digest(told(get_command(app).commands[name])) == KEPT[name]
