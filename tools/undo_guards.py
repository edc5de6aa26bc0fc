"""Does each attack's test fail without what stops the attack?

For each row of the table of attacks in docs/reliability.md one guard is undone in a copy of the sources, and tests of
that row are run on it: at least one must fail. Slow (some quarter of an hour): run it at low priority.

nice python tools/undo_guards.py                   # all; kept in bench/reports/attacks.txt
nice python tools/undo_guards.py --only "one joiner"
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "bench" / "reports" / "attacks.txt"
PATIENCE_S = 60.0
FAILED = 1  # how pytest ends when a test fails


class Guard(NamedTuple):
    """What an attack is, which lines of which file stop it, what stood there before, and who notices."""

    attack: str
    file: str
    lines: str
    undone: str
    tests: str
    chosen: str = ""


DECIDE, REGISTRY, LIVE = "server/domain/decide.py", "server/live/registry.py", "server/live/live_table.py"
SQLITE, SOCKET, HTTP = "server/storage/sqlite.py", "server/transport/websocket.py", "server/transport/http.py"
RIGHTS, ATTACKS, CLOCKS = (f"tests/server/test_{name}.py" for name in ("rights", "attacks", "clocks"))
HOSTING, STORE, BOTS = (f"tests/server/test_{name}.py" for name in ("hosting", "store", "bot_runner"))

GUARDS = (
    Guard(
        "keep a link to a seat",
        DECIDE,
        '[GrantChange("revoke", seat=command.seat), GrantChange("grant", right)]',
        '[GrantChange("grant", right)]',
        RIGHTS,
        "link_made_before or has_it_alone",
    ),
    Guard(
        "ask for a link in the moment in which somebody sits down",
        REGISTRY,
        "return await live.as_it_stands(give)\n\n    async def tables_of",
        "return await give()\n\n    async def tables_of",
        RIGHTS,
        "no_link_is_made_to_a_seat_in_which",
    ),
    Guard(
        "host replaces somebody who is there",
        DECIDE,
        "        _leave_in_peace(session, command, seat)\n",
        "        pass\n",
        RIGHTS,
        "can_neither_replace",
    ),
    Guard(
        "hard clocks are stopped by one alone",
        DECIDE,
        "if changes and session.has_hard_clock and _opposed(session, principal):",
        "if False:",
        RIGHTS,
        "cannot_stop_hard_clocks or cannot_let_hard_clocks",
    ),
    Guard(
        "look into a bot's hand",
        "server/domain/session.py",
        'return self.stage != "playing" or self.seats[seat].who != "bot"',
        "return True",
        RIGHTS,
        "looks_into_a_bots_hand",
    ),
    Guard(
        "one joiner takes several seats",
        DECIDE,
        "if not own and not principal.permissions.host and _persons_of(session, principal):",
        "if False:",
        RIGHTS,
        "one_joiner_has_one_seat",
    ),
    Guard(
        "come back after being sent away",
        "server/domain/session.py",
        'self.kicked |= (sat | set(event.marks)) - {""}',
        "pass",
        RIGHTS,
        "kicked_stays_kicked",
    ),
    Guard(
        "a command that is on its way while its sender is sent away",
        LIVE,
        "                principal = await self.renewed(principal)\n",
        "",
        RIGHTS,
        "kicked_while_a_command",
    ),
    Guard(
        "leave while one's answer is awaited",
        DECIDE,
        "    decision.events += settled(session, _given_up(decision.events), now)\n",
        "",
        RIGHTS,
        "answerers_have_left",
    ),
    Guard(
        "text with control and direction characters",
        "server/domain/naming.py",
        "seen = (letter for letter in written if letter.isprintable() or letter.isspace() or letter in _JOINERS)",
        "seen = written",
        RIGHTS,
        "control_or_direction",
    ),
    Guard(
        "a name that looks like another's",
        DECIDE,
        "if forms(shown_person(name, command.seat)) & forms_of(session.seats, but=command.seat):",
        "if name in {one.name for one in session.seats}:",
        RIGHTS,
        "looks_like_anothers",
    ),
    Guard(
        "one address fills 20 tables with masters",
        "server/live/bot_runner.py",
        "sorted(self._queues.values(), key=lambda one: one.used)",
        "sorted(self._queues.values(), key=lambda one: -one.waiting)",
        BOTS,
        "strangers_bot_waits",
    ),
    Guard(
        "a hint at many seats",
        "server/live/hints.py",
        "piece = min(PIECE, 2 * piece, int(SURELY * left / each) if each else PIECE)",
        "piece = PIECE",
        BOTS,
        "hint_at_six_seats",
    ),
    Guard(
        "a review of a long game",
        "server/live/reviews.py",
        "if not ready and done <= self.told + self.told // NEWS:",
        "if False:",
        "tests/server/test_review.py",
        "told_at_once",
    ),
    Guard(
        "one address asks for the words of 200 moves without end",
        "server/transport/connection.py",
        'return 0.0 if self._closing is not None else self.limiter.debt_s("work", self.address)',
        "return 0.0",
        ATTACKS,
        "asks_for_much_waits",
    ),
    Guard(
        "pings, pongs, pieces of messages",
        "server/transport/connection.py",
        'self.limiter.take("frame", self.key)',
        "pass",
        ATTACKS,
        "every_frame_counts",
    ),
    Guard(
        "leave a goodbye unread",
        SOCKET,
        "self.loop.call_later(CLOSE_S, self.transport.abort)",
        "pass",
        ATTACKS,
        "never_reads_its_goodbye",
    ),
    Guard(
        "ask for much and never read",
        HTTP,
        "self._writing = self.loop.call_later(WRITE_S, self._look_at_writing, left)",
        "pass",
        ATTACKS,
        "never_reads_is_cut_off",
    ),
    Guard(
        "heads of any length",
        HTTP,
        "if self._bytes > HEAD_BYTES or self._lines > HEAD_LINES:",
        "if False:",
        ATTACKS,
        "headers_have_limits",
    ),
    Guard(
        "all descriptors",
        HTTP,
        "if len(self.connections) > most_connections() or (",
        "if (",
        ATTACKS,
        "descriptors_run_out",
    ),
    Guard(
        "addresses of one IPv6 network",
        "server/transport/limits.py",
        "return str(number.ipv4_mapped or IPv6Network((number, 64), strict=False))",
        "return address",
        ATTACKS,
        "network_of_IPv6",
    ),
    Guard(
        "one event that cannot be read",
        REGISTRY,
        "with contextlib.suppress(NoSuchTable, Rejection):",
        "with contextlib.suppress(NoSuchTable):",
        ATTACKS,
        "sick_table_is_set_aside",
    ),
    Guard(
        "a move that is on disk and cannot be taken in",
        LIVE,
        "            self.services.set_aside(self)\n",
        "",
        ATTACKS,
        "leaves_no_half",
    ),
    Guard(
        "machine sleeps, disk is full",
        REGISTRY,
        "            if gap >= STALLED_S:\n",
        "            if False:\n",
        CLOCKS,
    ),
    Guard(
        "the server is killed, and tables are opened for long",
        REGISTRY,
        "if self.now() - began >= STALLED_S * 1000 and await self.store.lease(name):",
        "if False:",
        CLOCKS,
        "table_is_opened",
    ),
    Guard(
        "a worker is replaced after the time of day was set",
        REGISTRY,
        "if ahead > 0 or self.store.joined:",
        "if ahead > 0:",
        CLOCKS,
        "joins_others",
    ),
    Guard(
        "PostgreSQL is stopped in the middle of an answer",
        "server/storage/postgres.py",
        "_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, ",
        "_FAULTS = (asyncpg.InterfaceError, ",
        STORE,
        "goes_away_in_the_middle",
    ),
    Guard(
        "a server that deletes old tables is started after a long summer",
        REGISTRY,
        "self.store.older(than - away, MOST_LISTED)",
        "self.store.older(than, MOST_LISTED)",
        HOSTING,
        "lets_no_table_grow_old",
    ),
    Guard(
        "a table was begun under earlier rules",
        "server/domain/session.py",
        "        if event.rules != game.rules_version:\n",
        "        if False:\n",
        "tests/server/test_earlier.py",
        "says_so or refused_in_words",
    ),
    Guard(
        "a hello that comes late",
        LIVE,
        "busy = self.held or self.subscribers",
        "busy = self.subscribers",
        ATTACKS,
        "says_hello_late",
    ),
    Guard(
        "two servers on one file by two names",
        SQLITE,
        'self._files.append(self.database.open("rb"))',
        "pass",
        ATTACKS,
        "one_server_under",
    ),
    Guard(
        "a server that restarts often",
        REGISTRY,
        "self._backup_at = last_backup(database) + every",
        "self._backup_at = now + every",
        ATTACKS,
        "starts_often",
    ),
    Guard(
        "import of what is not there",
        "server/commands.py",
        'typer.echo(str(say("store-missing", file=missing.filename)), err=True)\n        sys.exit(2)',
        "sys.exit(0)",
        STORE,
        "sentence_and_a_status or is_no_file",
    ),
    Guard(
        "machine code laid into a shared folder",
        "engine/code_cache.py",
        "if _is_private(wished):",
        "if wished.is_dir():",
        "tests/engine/test_rule.py",
        "folder_of_another_user or stood_open",
    ),
    Guard("databases, copies and exports read by others", SQLITE, "0o600", "0o666", ATTACKS, "their_owner_only"),
    Guard(
        "the last share of the luck is chosen knowing all others",
        DECIDE,
        "if seal and seal_of(session.table, command.seat, command.nonce) != seal:",
        "if False:",
        "tests/server/test_shares.py",
        "no_share_is_seen_before",
    ),
    Guard(
        "an origin that is none",
        "server/api/security.py",
        "    except ValueError:\n        return None\n",
        "    except ZeroDivisionError:\n        return None\n",
        ATTACKS,
        "strange_origin",
    ),
    Guard(
        "numbers of a server read through its proxy",
        "server/api/health.py",
        "if settings.trust_proxy or any(name in request.headers for name in FORWARDED):",
        "if False:",
        HOSTING,
        "behind_a_proxy or trusts_a_proxy",
    ),
    Guard(
        "a database address that is none",
        "server/settings.py",
        "if not settings.on_postgres and _NO_FILE.match(settings.database):",
        "if False:",
        HOSTING,
        "no_password_is_said",
    ),
    Guard(
        "a server at a place where it cannot start",
        SQLITE,
        "if isinstance(fault, (OSError, sqlite3.Error)):",
        "if False:",
        HOSTING,
        "no_tables_can_be_kept",
    ),
)


def undone(guard: Guard, sources: Path) -> bool:
    """Undo a guard in a copy of the sources; is it there?"""
    path = sources / "setu" / guard.file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(guard.lines, guard.undone), encoding="utf-8")
    return guard.lines in text


def ended(guard: Guard, sources: Path) -> int | None:
    """How the tests of a row end on these sources; None if they wait for ever for what no longer happens."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n0", "-p", "no:cacheprovider", guard.tests]
    command += ["-k", guard.chosen] if guard.chosen else []
    environment = os.environ | {"PYTHONPATH": str(sources)}
    asked = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )
    try:
        asked.communicate(timeout=PATIENCE_S)
    except subprocess.TimeoutExpired:
        os.killpg(asked.pid, signal.SIGKILL)
        asked.communicate()
        return None
    return asked.returncode


def notices(guard: Guard) -> tuple[bool, str]:
    """Does somebody notice that a guard is gone? And how that is seen."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        if not undone(guard, sources):
            return False, "the guard is not in the sources"
        status = ended(guard, sources)
    if status is None:
        return True, "waits for ever"
    said = {FAILED: "fails", 0: "NOBODY NOTICES"}.get(status, f"COULD NOT BE ASKED ({status})")
    return status == FAILED, said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="a part of the attack's name")
    chosen = parser.parse_args()
    lines, well = [f"{time.strftime('%Y-%m-%d')}, each guard undone by itself, and the tests of its attack asked"], True
    for guard in GUARDS:
        if chosen.only in guard.attack:
            noticed, said = notices(guard)
            well &= noticed
            lines.append(f"  {said:<16} {guard.attack} ({Path(guard.tests).name}: {guard.chosen or 'all'})")
            print(lines[-1], flush=True)
    if not chosen.only:
        REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(not well)


if __name__ == "__main__":
    main()
