"""A tournament's schedule is fair and fixed, and no crash loses or repeats a game."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from setu import BadOptions
from setu.engine.errors import BadRecord
from setu.lab.fixtures import SeededGame
from setu.lab.ledger import GAMES, Ledger
from setu.lab.tournament import Tournament, play_tournament, standings
from setu.lab.workers import Workers


def tournament(game="quarry", seats=2, bots=("random", "greedy"), games=4, ladder=False, seed=0):
    return Tournament(SeededGame.of(game, seats, seed=seed), bots, games, ladder)


SHAPES = [(2, 4, 10), (3, 3, 12), (4, 3, 30), (6, 2, 1)]


@pytest.mark.parametrize(("seats", "bots", "games"), SHAPES)
@pytest.mark.parametrize("ladder", [False, True])
def test_everybody_sits_everywhere_equally_often_on_the_same_deals(seats, bots, games, ladder):
    one = tournament("river-dragons", seats, tuple("abcdef"[:bots]), games, ladder)
    fixtures = one.fixtures()
    for pair in one.pairs:
        here = np.isin(fixtures.seating, pair).all(axis=1)
        assert here.sum() >= games
        for seat in range(seats):
            counts = Counter(fixtures.seating[here][:, seat].tolist())
            assert counts[pair[0]] == counts[pair[1]]
        assert sorted(set(fixtures.deals[here].tolist())) == list(range(one.rounds))
        streams = sorted(zip(fixtures.deals[here].tolist(), fixtures.streams[here].tolist(), strict=True))
        first = np.isin(fixtures.seating, one.pairs[0]).all(axis=1)
        of_first = sorted(zip(fixtures.deals[first].tolist(), fixtures.streams[first].tolist(), strict=True))
        assert streams == of_first


def test_a_ladder_pairs_neighbours_and_a_round_robin_all():
    assert tournament(bots=("a", "b", "c"), ladder=True).pairs == [(0, 1), (1, 2)]
    assert tournament(bots=("a", "b", "c")).pairs == [(0, 1), (0, 2), (1, 2)]


def test_at_a_larger_table_one_sits_alone_among_the_others():
    assert tournament("river-dragons", 4, ("a", "b")).lineups == [(0, 1, 1, 1), (1, 0, 0, 0)]


def test_the_schedule_is_a_function_of_the_plan():
    first, second = tournament(games=50).fixtures(), tournament(games=50).fixtures()
    assert (first.seating == second.seating).all()
    assert (first.deals == second.deals).all()


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_a_tournament_needs_two_different_bots(bots):
    with pytest.raises(BadOptions, match="at least two bots"):
        tournament(bots=bots)


def command_for(folder):
    return ["tournament", "quarry", "--bots", "random,greedy", "--games", "160", "--out", str(folder)]


def play(folder):
    command = [sys.executable, "-m", "setu.cli", *command_for(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


HELD = """
import signal, sys
from setu.cli import main
from setu.lab.ledger import Ledger

def write_and_wait(ledger, lines, write=Ledger.write):
    write(ledger, lines)
    print("written", flush=True)
    sys.stdin.read()

signal.signal(signal.SIGINT, signal.default_int_handler)  # also in the background
Ledger.write = write_and_wait
main()
"""


def played_in_part(folder):
    """A tournament that stands still with its first games on disk."""
    running = subprocess.Popen(
        [sys.executable, "-c", HELD, *command_for(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    while (line := running.stdout.readline()) != "written\n":
        assert line, "the tournament ended"
    return running


def test_killed_in_the_middle_and_started_again_it_loses_nothing_and_repeats_nothing(tmp_path):
    folder = tmp_path / "cup"
    games = folder / GAMES
    with played_in_part(folder) as running:
        running.kill()
    whole = games.read_bytes()
    assert 0 < whole.count(b"\n") < 160
    with games.open("ab") as torn:
        torn.write(b'{"number":159,"deal":7')
    done = play(folder)
    assert done.returncode == 0, done.stderr
    assert f"{len(whole.splitlines())} of 160 games are there already" in done.stdout
    after = games.read_bytes()
    assert after.startswith(whole)
    numbers = [json.loads(line)["number"] for line in after.splitlines()]
    assert sorted(numbers) == list(range(160))
    kept = json.loads((folder / "standings.json").read_text(encoding="utf-8"))
    assert kept["games"] == 160
    assert kept["ratings"][0]["bot"] == "greedy"
    assert play(folder).returncode == 0
    assert games.read_bytes() == after


def test_interrupted_it_says_what_is_kept(tmp_path):
    folder = tmp_path / "cup"
    with played_in_part(folder) as running:
        running.send_signal(signal.SIGINT)
        said = running.stdout.read()
    assert running.returncode == 130
    kept = len((folder / GAMES).read_bytes().splitlines())
    assert 0 < kept < 160
    assert f"{kept} of 160 games are kept" in said


def test_other_settings_on_the_same_folder_are_refused(tmp_path):
    with Ledger(tmp_path, tournament().description()):
        pass
    with pytest.raises(BadOptions, match=r"other settings \(seed, games\)"):
        Ledger(tmp_path, tournament(seed=1, games=6).description())


def test_two_runs_in_one_folder_are_refused(tmp_path):
    with Ledger(tmp_path, tournament().description()), pytest.raises(BadOptions, match="Another run"):
        Ledger(tmp_path, tournament().description())


@pytest.mark.parametrize("line", [b"nonsense\n", b'{"number":1}\n'], ids=["no JSON", "no game"])
def test_a_damaged_line_in_the_middle_is_named(tmp_path, line):
    with Ledger(tmp_path, tournament().description()) as ledger:
        play_tournament(tournament(), ledger, Workers(1))
    file = tmp_path / GAMES
    whole = file.read_bytes()
    file.write_bytes(line + whole)
    with pytest.raises(BadRecord, match="line 1"):
        Ledger(tmp_path, tournament().description())
    file.write_bytes(whole + whole)
    with pytest.raises(BadRecord, match="line 5"):
        Ledger(tmp_path, tournament().description())


def test_a_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "cup").write_text("", encoding="utf-8")
    with pytest.raises(BadOptions, match="cannot be used"):
        Ledger(tmp_path / "cup", tournament().description())


def test_the_number_of_threads_does_not_change_the_games(tmp_path):
    found = []
    for threads in (1, 2):
        with Ledger(tmp_path / str(threads), tournament(games=40).description()) as ledger:
            play_tournament(tournament(games=40), ledger, Workers(threads))
            found.append(
                (sorted(ledger.entries, key=lambda entry: entry.number), standings(tournament(games=40), ledger))
            )
    assert found[0] == found[1]
