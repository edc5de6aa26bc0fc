"""The command `setu review`: a written game looked back at in the terminal; and `setu replay --html`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from setu.cli_common import File, console, progress_bar
from setu.engine.errors import BadOptions
from setu.engine.texts import sentences

if TYPE_CHECKING:
    from setu.engine.table import Table
    from setu.review.analysis import Review, TurningPoint

say = sentences("setu.review")

Iterations = Annotated[int | None, typer.Option("--iterations", "-i", min=1, help=str(say("help-iterations")))]
Out = Annotated[Path | None, typer.Option("--json", metavar="OUT.json", help=str(say("help-json")))]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="OUT.html", help=str(say("help-html")))]
Onlooker = Annotated[int | None, typer.Option("--seat", min=1, help=str(say("help-onlooker")))]
Sender = Annotated[str | None, typer.Option("--from", metavar="NAME", help=str(say("help-sender")))]

look_back = typer.Typer()


@look_back.command("review", help=str(say("help-review")))
def review_game(file: File, iterations: Iterations = None, out: Out = None) -> None:
    from setu.engine.record import Record
    from setu.review.analysis import Reviewer

    reviewer = Reviewer(Record.load(file), iterations)
    with progress_bar(reviewer.of, doing=say("reviewing")) as advance:
        while not reviewer.ready:
            reviewer.look_at_next()
            advance(1)
    found = reviewer.review()
    print_review(found)
    if out is not None:
        _write(found, out)


def print_review(found: Review) -> None:
    """A line for every decision, then each seat's turning points."""
    from setu.review.analysis import turning_points

    grid = Grid(title=Text(str(say("title", title=found.game.title, names=", ".join(found.names)))))
    parts = _parts(found)
    for column in ("entry", "who", "move", "chances", "label", *parts, "better"):
        grid.add_column(str(say(f"column-{column}")), justify="right" if column == "entry" else "left")
    for chances, step in zip(found.chances, found.steps, strict=False):
        own = step.seat
        label = str(say(f"label-{step.label}")) if step.label else ""
        cells = (str(step.entry), found.names[own], step.move, _together(chances), label)
        changes = (_signed(getattr(step, part)[own]) for part in parts)
        better = step.better.text if step.better else ""
        grid.add_row(*(Text(cell) for cell in (*cells, *changes, better)))  # a name may look like markup
    grid.add_row("", "", str(say("at-the-end")), _together(found.chances[-1]))
    console.print(grid, markup=False)
    console.print(str(say("what-is-late")), markup=False)
    if found.doubt:
        off = max(found.doubt)
        console.print(str(say("first-chances", doubt=say("percent", number=f"{100 * off:.0f}"))), markup=False)
    for seat, name in enumerate(found.names):
        console.print(str(say("turning-points", name=name)), markup=False)
        for point in turning_points(found, seat):
            console.print("   " + _told(found, point), markup=False)


def _parts(found: Review) -> tuple[str, ...]:
    """What a chance changes by; of luck nothing is said where there is none."""
    return ("decision", "luck", "late") if found.has_luck else ("decision", "late")


def _told(found: Review, point: TurningPoint) -> str:
    step = found.steps[point.step]
    return str(
        say(
            f"turning-{point.kind}",
            entry=step.entry,
            name=found.names[step.seat],
            move=step.move,
            change=_signed(point.change),
        )
    )


def _together(chances: tuple[float, ...]) -> str:
    return " · ".join(str(say("percent", number=f"{100 * chance:.0f}")) for chance in chances)


def _signed(change: float) -> str:
    return "" if not change else str(say("percent", number=f"{100 * change:+.0f}"))


def written(found: Review) -> dict[str, Any]:
    """A review as JSON, with the sentences in the reader's language."""
    from setu.review.analysis import turning_points

    return {
        "game": found.game.name,
        "names": list(found.names),
        "chances": [list(chances) for chances in found.chances],
        "doubt": list(found.doubt),
        "steps": [
            {
                "entry": step.entry,
                "seat": step.seat,
                "move": step.move,
                "sentence": str(step.sentence),
                "label": step.label,
                "better": None if step.better is None else step.better.text,
                "better_sentence": None if step.better is None else str(step.better.sentence),
                **{part: list(getattr(step, part)) for part in _parts(found)},
            }
            for step in found.steps
        ],
        "turning": [
            [{"step": point.step, "kind": point.kind, "change": point.change} for point in turning_points(found, seat)]
            for seat in range(len(found.names))
        ],
    }


def _write(found: Review, out: Path) -> None:
    _keep(out, json.dumps(written(found), ensure_ascii=False, indent=1))


def save_replay(end: Table, out: Path, seat: int | None, sender: str | None = None) -> None:
    """Write a game as a file that replays itself; people count seats from 1."""
    from setu.review.replay_file import replay_file

    if seat is not None and seat > end.seats:
        raise BadOptions(say("no-such-seat", seats=end.seats))
    _keep(out, replay_file(end, None if seat is None else seat - 1, sender=sender))


def _keep(out: Path, content: str) -> None:
    try:
        out.write_text(content, encoding="utf-8")
    except OSError as fault:
        raise BadOptions(say("cannot-write", file=str(out), reason=str(fault.strerror))) from None
    console.print(str(say("written", file=str(out))), markup=False)
