"""A finished game looked back at: every seat's chance to win, moment by moment, and what changed it.

    >>> import setu
    >>> from setu.review import review, turning_points
    >>> table = setu.Table("quarry", options={"starter": "black"}, seed=1)
    >>> for move in ("span e2-e5", "block a5", "beam e6-e8"):
    ...     _ = table.play(move)
    >>> found = review(table, iterations=200)
    >>> found.chances[-1]                   # Black has won
    (1.0, 0.0)
    >>> [(step.move, step.label) for step in found.steps if step.better is not None]
    [('block a5 @0', 'blunder')]
    >>> [(found.steps[point.step].move, point.kind) for point in turning_points(found, 0)][0]
    ('block a5 @0', 'other')

`weigh` compares the move that was made with the best that a search finds, from what its maker saw; `analysis` walks
through a game and books each change to a decision, to luck, or to what the search saw late; `commands` is `setu
review`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setu.review.analysis import DecisionReview, Review, Reviewer, TurningPoint, review, turning_points

__all__ = ["DecisionReview", "Review", "Reviewer", "TurningPoint", "review", "turning_points"]


def __getattr__(name: str) -> Any:
    """Load what is asked for only then: `import setu.review` stays light."""
    import importlib

    if name in __all__:
        return getattr(importlib.import_module("setu.review.analysis"), name)
    raise AttributeError(f"module 'setu.review' has no attribute {name!r}")
