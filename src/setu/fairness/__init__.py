"""Was the luck of a written game fair? Four steps that anybody can take, and every number that chance gave.

`examine` takes the steps: the promise made before play, the players' shares, the key, every die and deal.
`draws_of` lists what was drawn, move by move; `redrawn` does one of those sums again from the key alone.
"""

from __future__ import annotations

from setu.fairness.draws import Draw, Drawn, NobodyWaits, draws_of, redrawn
from setu.fairness.steps import Examination, Step, examine

__all__ = ["Draw", "Drawn", "Examination", "NobodyWaits", "Step", "draws_of", "examine", "redrawn"]
