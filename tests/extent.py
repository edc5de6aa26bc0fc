"""How much the tests try. In the gate a quarter of all samples, everything with `pytest --long`.

Every law, option, seat count and scenario is asked in both; only how often differs.
"""

from __future__ import annotations

long_run = False  # set from `--long` before any test is collected


def tried(in_all: int, gate: int | None = None) -> int:
    """So many random games, throws or kills in the long run; in the gate a quarter, or what is given."""
    if long_run:
        return in_all
    return -(-in_all // 4) if gate is None else gate


def examples(gate: int) -> int:
    """So many of Hypothesis' examples in the gate, ten times as many in the long run."""
    return 10 * gate if long_run else gate
