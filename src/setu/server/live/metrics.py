"""Numbers for those who run the server, in Prometheus' text form. No names, no moves, no secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """Something that only grows, by a label."""

    def __init__(self, name: str, help: str, label: str) -> None:
        self.name, self.help, self.label = name, help, label
        self.values: dict[str, float] = {}

    def add(self, amount: float = 1, label: str = "") -> None:
        self.values[label] = self.values.get(label, 0) + amount

    def lines(self) -> list[str]:
        head = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter"]
        return head + [f"{self.name}{self._of(key)} {value:g}" for key, value in sorted(self.values.items())]

    def _of(self, key: str) -> str:
        return f'{{{self.label}="{key}"}}' if self.label else ""


class Histogram:
    """How long something takes, in seconds."""

    def __init__(self, name: str, help: str, limiter: Sequence[float] = BUCKETS) -> None:
        self.name, self.help, self.limiter = name, help, limiter
        self.counts = [0] * (len(limiter) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.total += seconds
        for place, most in enumerate(self.limiter):
            if seconds <= most:
                self.counts[place] += 1
                return
        self.counts[-1] += 1

    def lines(self) -> list[str]:
        written = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        seen = 0
        for most, count in zip((*map(str, self.limiter), "+Inf"), self.counts, strict=True):
            seen += count
            written.append(f'{self.name}_bucket{{le="{most}"}} {seen}')
        return [*written, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {seen}"]


class Metrics:
    """All that is counted."""

    def __init__(self) -> None:
        self.events = Counter("setu_events_total", "Events written down, by kind.", "kind")
        self.refused = Counter("setu_refused_total", "Commands refused, by reason.", "code")
        self.faults = Counter("setu_faults_total", "Things that should not have happened.", "where")
        self.answers = Counter("setu_answers_total", "HTTP answers by status.", "status")
        self.moves = Histogram("setu_move_seconds", "From a move received to written down and shown.")
        self.commits = Histogram("setu_commit_seconds", "Transactions of the store.")
        self.grouped = Counter("setu_committed_total", "Works that went into transactions.", "")
        self.lag = Histogram("setu_loop_lag_seconds", "How late the event loop is.")
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.gauges[name] = (help, value)

    def text(self) -> str:
        parts = (self.events, self.refused, self.faults, self.answers, self.moves, self.commits, self.grouped, self.lag)
        lines = [line for part in parts for line in part.lines()]
        for name, (help, value) in self.gauges.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {value():g}"]
        return "\n".join(lines) + "\n"
