"""How long forced journeys take in Rama's Bridge: greedy players, beside a traveller who goes straight to the goal.

    python bench/journeys.py --games 60

Four players by the second rule set. If a game ends while somebody is under way, whoever ended it has the food card in
hand again, and all play on: so every journey is followed to its end.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from rama.under_way import Journey, travelled


def line(name: str, journeys: list[Journey]) -> str:
    rounds = [journey.rounds for journey in journeys if journey.arrived]
    straight = [journey.straight for journey in journeys if journey.straight is not None]
    late = sum(journey.after_end for journey in journeys)
    return (
        f"{name:10}{len(journeys):7}{len(rounds):9}{late:11}{statistics.mean(rounds):8.2f}{max(rounds):6}"
        f"{statistics.mean(straight):10.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    wanted = parser.parse_args()
    lengths, found = [], []
    for seed in range(wanted.games):
        table, journeys = travelled(seed)
        lengths.append(table._s.round)
        found += journeys
    print(f"{wanted.games} games of four greedy players, {statistics.mean(lengths):.1f} rounds in the mean")
    print("journey      begun  arrived  after end    mean   most  straight")
    for kind in ("cow", "cricket", "maldives"):
        print(line(kind, [journey for journey in found if journey.kind == kind]))
    print(line("all", found))


if __name__ == "__main__":
    main()
