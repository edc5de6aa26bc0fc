"""Rates that can be compared: a warm-up, then the median of several windows, with the load of the moment."""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable

SECONDS = float(os.environ.get("BENCH_SECONDS", "2"))
WINDOWS = int(os.environ.get("BENCH_WINDOWS", "5"))


def rate(unit: Callable[[], float], seconds: float = SECONDS, windows: int = WINDOWS) -> dict[str, float]:
    """Call `unit`, which returns how much it did, for some windows; amounts per wall and per CPU second."""
    unit()
    wall_rates, cpu_rates = [], []
    for _ in range(windows):
        done, wall, cpu = 0.0, time.perf_counter(), time.process_time()
        while time.perf_counter() - wall < seconds:
            done += unit()
        wall_rates.append(done / (time.perf_counter() - wall))
        cpu_rates.append(done / max(time.process_time() - cpu, 1e-9))
    return {
        "per_s": statistics.median(wall_rates),
        "least": min(wall_rates),
        "most": max(wall_rates),
        "per_cpu_s": statistics.median(cpu_rates),
    }


def report(name: str, **facts: object) -> None:
    """One line of JSON on standard output, for `bench/run.py`."""
    json.dump({"name": name, **facts}, sys.stdout)
    print(flush=True)
