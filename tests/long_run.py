"""Everything at length, in parts: `make test-long`. The verdict is kept in bench/reports/test-long.txt.

A part that passed is not run again for the same commit, so a run that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import json
import os
import platform
import resource
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import setu
from setu.engine.code_cache import sources_digest

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "test-long"
REPORT = ROOT / "bench" / "reports" / "test-long.txt"
ENGINES = "tests/browser/test_engines.py"
LONGEST_TEST_S = 7200  # all samples of one law may take an hour; in the gate ten minutes are the limit
PARTS = {
    "rules, bots, laboratory": ["tests", "src", "--ignore=tests/server", "--ignore=tests/browser", "-n", "auto"],
    "server": ["tests/server", "-n", "auto"],
    "page in Chromium": ["tests/browser", f"--ignore={ENGINES}", "-n", "2"],
    "page in Firefox and WebKit": [ENGINES, "-n", "0"],
}


@dataclass
class Outcome:
    """What one part found."""

    tests: int = 0
    left_out: int = 0
    cpu_seconds: float = 0.0
    failed: list[str] = field(default_factory=list)


def commit() -> str:
    """What is tested; a working tree with changes has no name."""
    ask = ["git", "-C", str(ROOT)]
    changed = subprocess.run(
        [*ask, "status", "--porcelain", "--", ".", ":!bench/reports"], capture_output=True, text=True, check=False
    )
    head = subprocess.run([*ask, "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return "" if changed.stdout or head.returncode else head.stdout.strip()


def run(name: str, asked: list[str], folder: Path) -> Outcome:
    found = folder / f"{name}.xml"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    pytest = [sys.executable, "-m", "pytest", "--long", f"--timeout={LONGEST_TEST_S}", "--dist", "worksteal"]
    command = [*pytest, f"--junitxml={found}", *asked]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    outcome = read(found) if found.exists() else Outcome()
    outcome.cpu_seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if status and not outcome.failed:
        outcome.failed.append(f"pytest ended with status {status}")
    return outcome


def read(found: Path) -> Outcome:
    """The counts in a JUnit file, and the names of what failed."""
    outcome = Outcome()
    for case in ElementTree.parse(found).iter("testcase"):
        outcome.tests += 1
        outcome.left_out += case.find("skipped") is not None
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.failed.append(f"{case.get('classname')}::{case.get('name')}")
    return outcome


def report(outcomes: dict[str, Outcome], tested: str) -> str:
    """The verdict as it is kept."""
    lines = [
        f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}, {os.cpu_count()} cores",
        f"commit {tested or 'with changes that are in none'}",
        "",
        f"{'part':<28}{'tests':>7}{'failed':>8}{'left out':>10}{'CPU seconds':>13}",
    ]
    for name, one in outcomes.items():
        lines.append(f"{name:<28}{one.tests:>7}{len(one.failed):>8}{one.left_out:>10}{one.cpu_seconds:>13.0f}")
    failed = [test for one in outcomes.values() for test in one.failed]
    lines += ["", f"{len(failed)} failed:" if failed else "Every test passed.", *(f"  {test}" for test in failed)]
    lines += ["", "sources of each game, with engine, bots and laboratory:"]
    for name, game in setu.games().items():
        lines.append(f"  {name:<16}{sources_digest('games/' + game.package.split('.')[2])}")
    return "\n".join(lines) + "\n"


def main() -> int:
    tested = commit()
    folder = KEPT / (tested or f"changed-{time.time_ns()}")
    folder.mkdir(parents=True, exist_ok=True)
    outcomes = {}
    for name, asked in PARTS.items():
        kept = folder / f"{name}.json"
        if kept.exists():
            outcomes[name] = Outcome(**json.loads(kept.read_text(encoding="utf-8")))
            continue
        outcomes[name] = run(name, asked, folder)
        if not outcomes[name].failed:
            kept.write_text(json.dumps(asdict(outcomes[name])), encoding="utf-8")
    written = report(outcomes, tested)
    REPORT.write_text(written, encoding="utf-8")
    print(written)
    return 1 if any(outcome.failed for outcome in outcomes.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
