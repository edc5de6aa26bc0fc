"""What an operator may choose: by environment (`SETU_…`), by flag, with safe defaults."""

from __future__ import annotations

import os
import re
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from setu.engine.errors import BadOptions
from setu.engine.texts import Text
from setu.server.texts import say

_NO_FILE = re.compile(r"\w+:/|postgres|$", re.IGNORECASE)
SECRET = frozenset({"metrics_token"})


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "setu.db"
    components: str = ""
    origins: str = ""
    trust_proxy: bool = False
    workers: int = 1
    bot_threads: int = 0
    bot_processes: bool = True
    bot_pace_ms: int = 900
    idle_s: float = 300.0
    sockets_per_address: int = 60
    limits: float = 1.0
    backup_hours: float = 1.0
    metrics_token: str = ""
    keep_days: float = 0.0
    security_contact: str = ""
    log_level: str = "info"

    @property
    def on_postgres(self) -> bool:
        return self.database.startswith(("postgres://", "postgresql://"))

    @property
    def bots_at_once(self) -> int:
        """As many as was chosen, or one for each core that a worker has."""
        return self.bot_threads or max(1, _cores() // self.workers)

    @property
    def think_in_processes(self) -> bool:
        """Where there is but one core, more processes would only be in each other's way."""
        return self.bot_processes and _cores() > 1

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())

    def lines(self) -> list[str]:
        """The settings as `--print-config` shows them: as an environment file, secrets left out."""
        written = []
        for name, value in asdict(self).items():
            shown = "…" if name in SECRET and value else _without_password(value)
            written += [f"# {_meaning(name)}", f"SETU_{name.upper()}={shown}"]
        return written


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _meaning(name: str) -> Text:
    spoken = name.replace("_", "-")
    return say(f"setting-is-{spoken}")


def _without_password(value: Any) -> Any:
    """A DSN without what stands between the user's name and the @."""
    if isinstance(value, str) and "://" in value and "@" in value:
        scheme, _, rest = value.partition("://")
        user, _, place = rest.rpartition("@")
        return f"{scheme}://{user.partition(':')[0]}:…@{place}" if ":" in user else value
    return str(value).lower() if isinstance(value, bool) else value


def read_settings(**flags: Any) -> Settings:
    """Flags that were given, else the environment, else the defaults; BadOptions if one makes no sense."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        written = flags.get(field.name)
        if written is None:
            written = os.environ.get(f"SETU_{field.name.upper()}")
        if written is not None:
            values[field.name] = _read(field.name, type(field.default), written)
    settings = replace(Settings(), **values)
    if not settings.on_postgres and _NO_FILE.match(settings.database):
        raise BadOptions(say("setting-database"))  # without what was written: there may be a password in it
    if settings.workers > 1 and not settings.on_postgres:
        raise BadOptions(say("setting-workers"))
    return settings


def _read(name: str, kind: type, written: Any) -> Any:
    try:
        if kind is bool and isinstance(written, str):
            return {"true": True, "1": True, "on": True, "false": False, "0": False, "off": False, "": False}[written]
        value = kind(str(written) if isinstance(written, Path) else written)
    except (ValueError, KeyError):
        raise BadOptions(say("setting-value", name=name, value=str(written), meaning=_meaning(name))) from None
    if kind in (int, float) and not 0 <= value < 10**9:
        raise BadOptions(say("setting-value", name=name, value=str(written), meaning=_meaning(name)))
    return value
