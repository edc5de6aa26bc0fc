"""The balance report: its numbers, its page in both languages, and that a cluster finds the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest

from setu.engine.texts import LANGUAGES, speaking
from setu.lab.balance import Study, histogram, rng_share, run_study
from setu.lab.balance_page import balance_page, findings_json, number, percent
from setu.lab.fixtures import SeededGame
from setu.lab.workers import Workers


@pytest.fixture(scope="module")
def quarry():
    studies = [Study(SeededGame.of("quarry", options={"swap": swap}, seed=1), "random", 80) for swap in ("off", "on")]
    return [run_study(study, Workers(2)) for study in studies]


def test_every_deal_is_played_and_a_quarter_of_them_four_times():
    fixtures = Study(SeededGame.of("quarry"), "random", 40).fixtures()
    times = np.bincount(fixtures.deals)
    assert times.tolist() == [4] * 10 + [1] * 30
    assert len(set(fixtures.streams.tolist())) == len(fixtures) == 70


def test_first_places_add_up_to_one(quarry):
    for found in quarry:
        assert sum(seat.first.value for seat in found.seats) == pytest.approx(1)
        assert sum(share.value for share in found.ends.values()) == pytest.approx(1)
        assert sum(column.count for column in found.length) == found.games
        assert sum(column.count for column in found.lead_changes) == found.games


def test_colours_are_counted_apart_where_they_change_seats(quarry):
    fixed, swapped = quarry
    assert fixed.colours == []
    assert [row.name.say("en") for row in swapped.colours] == ["Black", "Blue"]
    assert sum(row.first.value for row in swapped.colours) == pytest.approx(1)


def firsts(deals, games, by_deal, rng):
    """First places for two seats: settled by the deal in a share of games, else by a coin."""
    settled = rng.random((deals, 1)) < 0.5
    coins = rng.random((deals, games)) < 0.5
    first = np.where(rng.random((deals, games)) < by_deal, settled, coins).astype(float)
    return np.stack([first, 1 - first], axis=2)


@pytest.mark.parametrize(("by_deal", "luck"), [(0.0, 0.0), (0.5, 0.25), (0.8, 0.64), (1.0, 1.0)])
def test_the_share_of_luck_is_found_again(by_deal, luck):
    """Two games of a deal agree because of it only if both were settled by it."""
    found = rng_share(firsts(2000, 4, by_deal, np.random.default_rng(7)))
    assert found.value == pytest.approx(luck, abs=0.04)
    assert found.low - 1e-9 <= luck <= found.high + 1e-9
    assert found.high - found.low < 0.1


def test_a_histogram_has_round_columns_and_loses_nothing():
    columns = histogram(np.array([3, 3, 4, 250, 999]))
    assert [(column.first, column.count) for column in columns if column.count] == [(0, 3), (250, 1), (950, 1)]
    capped = histogram(np.array([0, 1, 1, 50]), 20)
    assert (capped[-1].last, capped[-1].count) == (50, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_well_formed(quarry, language):
    with speaking(language):
        source = balance_page(quarry, "setu balance quarry")
    root = ElementTree.fromstring(source.removeprefix("<!doctype html>\n"))
    assert root.get("lang") == language
    assert len(root.findall(".//article")) == 2
    for article in root.findall(".//article"):
        assert len(article.findall("section")) == 8
        assert len(article.findall(".//svg")) >= 7
    for drawing in root.findall(".//svg"):
        assert drawing.get("role") == "img"
        assert drawing.get("aria-label")
    for table in root.findall(".//table"):
        assert table.find("caption").text
        assert all(cell.get("scope") for cell in table.iter("th"))
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert {link.get("href") for link in root.iter("a")} == {f"#{id}" for id in ids}
    assert "http" not in source


def test_numbers_are_written_as_the_reader_writes_them():
    with speaking("fr"):
        assert (number(1234.5, 1), percent(0.271)) == ("1\u202f234,5", "27,1\u202f%")
    assert (number(1234.5, 1), percent(0.271)) == ("1,234.5", "27.1%")


def test_all_numbers_are_in_the_json(quarry):
    numbers = json.loads(json.dumps(findings_json(quarry[1])))
    assert numbers["options"]["swap"] == "on"
    assert numbers["seats"][0]["first"]["count"] == 80
    assert numbers["pieces"][0]["winners"]["low"] <= numbers["pieces"][0]["winners"]["value"]


def balance(folder, *more):
    """What the command writes into this folder, its numbers."""
    args = ["balance", "quarry", "--players", "2", "--bots", "greedy,random", "--games", "40", "--seed", "5", *more]
    env = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "setu.cli", *args], capture_output=True, text=True, env=env, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    assert "Quarry, 2 players, greedy" in done.stdout
    (page,) = folder.glob("*.html")
    return page.name, page.with_suffix(".json").read_text(encoding="utf-8")


def test_the_command_writes_a_page_named_after_the_game(tmp_path):
    assert balance(tmp_path)[0] == "balance-quarry-2.html"


@pytest.mark.long
def test_a_cluster_of_two_workers_finds_the_same_numbers(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    _, numbers = balance(here)
    assert balance(there, "--cluster", "local", "--threads", "2", "--out", "cluster.html") == ("cluster.html", numbers)


def test_a_cluster_that_is_not_there_is_one_sentence(tmp_path):
    args = ["simulate", "quarry", "--games", "2", "--bots", "greedy", "--cluster", "127.0.0.1:1"]
    done = subprocess.run([sys.executable, "-m", "setu.cli", *args], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "The cluster at “127.0.0.1:1” does not answer" in done.stderr
    assert "Traceback" not in done.stderr
