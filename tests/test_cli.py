"""The command line, run as people run it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout

import pytest
from typer.testing import CliRunner

from engine.toy import toy
from setu import Series, Table, terminal
from setu.cli import app, main
from setu.engine.code_cache import code_folder
from setu.engine.game import _found as known_games
from setu.engine.game import find_game
from setu.engine.options import Choice, Count, Options
from setu.engine.texts import speaking
from setu.engine.wasm import is_guarded
from setu.server.live import warm as warming


def setu(*args, typed="", language="en", **environment):
    """In a process of its own."""
    env = {**os.environ, **seen_as(language), **environment}
    return subprocess.run(
        [sys.executable, "-m", "setu.cli", *args], input=typed, capture_output=True, text=True, env=env, check=False
    )


def called(*args, typed="", language="en"):
    """The same in this process, which has read everything already."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr("sys.argv", ["setu", *map(str, args)])
        patch.setattr("sys.stdin", io.StringIO(typed))
        for name, value in seen_as(language).items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            main()
    return subprocess.CompletedProcess(args, ended.value.code or 0, out.getvalue(), err.getvalue())


def seen_as(language):
    return {"SETU_LANG": language, "COLUMNS": "120", "NO_COLOR": "1"}


def test_games_lists_the_games_with_their_options():
    done = setu("games")
    assert done.returncode == 0
    for name in ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry"):
        assert name in done.stdout
    assert "starter" in called("games", "quarry").stdout


TOLD = Options(
    Choice("double", ("off", "on"), printed="off", rule="TY-1"),
    Choice("landing", ("farEnd", "anyNext"), usual="anyNext", ruling="farEnd", rule="R9"),
    Count("cap", 30, 0, 300, printed=0, rule="R29"),
)


@pytest.fixture
def told(monkeypatch):
    """A game whose options say what they are, and which has presets and options for studies."""
    presets = {"box": {"cap": 0}, "assisted": {"landing": "farEnd", "cap": 0}}
    game = toy(options=TOLD, presets=presets, study={"cap": 40})
    monkeypatch.setitem(known_games, "toy", game)
    return game


def in_process(*args):
    return CliRunner().invoke(app, list(args), env={"SETU_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1"})


def test_options_say_what_is_printed_what_is_a_ruling_and_what_a_house_rule(told):
    listed = [re.split(r"\s*[│┃]\s*", line.strip("│┃ ")) for line in in_process("games", "toy").output.splitlines()]
    assert ["Option", "Rule", "Values (the usual one first)"] in listed
    assert ["double", "TY-1", "off (printed), on (house rule)"] in listed
    assert ["landing", "R9", "anyNext (house rule), farEnd (ruling)"] in listed
    assert ["cap", "R29", "30 (house rule), 0 (printed)"] in listed
    assert ["box", "as in the box", "cap=0"] in listed
    assert ["assisted", "assisted", "landing=farEnd cap=0"] in listed


def test_a_preset_can_be_played_and_simulated_with(told):
    assert "no preset “easy”" in str(in_process("play", "toy", "--terminal", "--preset", "easy").exception)
    assert "no preset “easy”" in str(in_process("simulate", "toy", "--preset", "easy").exception)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ((), "As the laboratory has it unless asked otherwise: swap=on."),
        (("-o", "swap=on"), "As the laboratory has it unless asked otherwise: swap=on."),
        (("-o", "swap=off"), None),
        (("--preset", "box"), None),
    ],
)
def test_a_simulation_says_which_options_are_as_for_studies(asked, sentence):
    quarry = find_game("quarry")
    before = quarry.study, quarry.presets
    object.__setattr__(quarry, "study", {"swap": "on"})
    object.__setattr__(quarry, "presets", {"box": {"swap": "off"}})
    try:
        done = in_process("simulate", "quarry", "--games", "3", "--seed", "1", *asked)
    finally:
        object.__setattr__(quarry, "study", before[0])
        object.__setattr__(quarry, "presets", before[1])
    assert done.exit_code == 0, done.output
    assert ("As the laboratory" in done.output) == (sentence is not None)
    assert sentence is None or sentence in done.output


def test_both_editions_of_a_game_share_their_code(monkeypatch):
    """A process for each code, none for an edition."""
    made = []
    monkeypatch.setattr(warming, "_warm_whole", lambda name: made.append(name) or 0.0)
    monkeypatch.setattr(warming, "ProcessPoolExecutor", lambda mp_context: ThreadPoolExecutor(1))
    ready = [names for names, _ in warming.warm_several(["quarry", "river-dragons", "sunderbans"])]
    assert sorted(ready) == [["quarry"], ["river-dragons", "sunderbans"]]
    assert sorted(made) == ["quarry", "river-dragons"]


def test_warm_makes_code_that_is_kept():
    done = setu("warm", "quarry")
    assert done.returncode == 0
    assert re.findall(r"^(.+): ready after [0-9.]+ s\.$", done.stdout, re.MULTILINE) == ["quarry"]
    assert list(code_folder("games/quarry", "setu.bots.ismcts").rglob("*.search_some-*.nbc"))
    unknown = called("warm", "chess")
    assert unknown.returncode == 2
    assert "quarry" in unknown.stderr


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Quarry in brief"), ("fr", "Quarry en bref"), ("hi", "क्वॉरी संक्षेप में")]
)
def test_rules_speak_the_readers_language(language, words):
    assert words in called("rules", "quarry", language=language).stdout
    assert words in called("rules", "quarry", "--language", language).stdout


def test_a_whole_game_is_played_saved_replayed_and_verified(tmp_path):
    file = tmp_path / "game.setu"
    typed = f"span e2-e5\nblock a5\nbeam e6-e8\nsave {file}\n"
    done = setu("play", "quarry", "--terminal", "--humans", "2", "-o", "starter=black", "--seed", "1", typed=typed)
    assert done.returncode == 0
    assert "Black joins the two quarries and wins." in done.stdout
    assert "1. Black: 324 points" in done.stdout
    typed = f"span e2-e5\nblock a5\nsave {file}\nresign\n"
    done = called("play", "quarry", "--terminal", "--humans", "2", "-o", "starter=black", "--seed", "1", typed=typed)
    assert f"Written to {file}" in done.stdout


def test_a_game_without_points_ends_with_places_alone():
    done = called("play", "river-dragons", "--terminal", "--humans", "2", "--seed", "1", typed="resign\n")
    assert "1. Black\n" in done.stdout
    assert "points" not in done.stdout.partition("Result")[2]


RACE = ("play", "quarry", "--terminal", "--series", "race=250,starter=black", "--seed", "1")
LONG_WIN = ("span a1-d1", "block j1", "bridge+ e2-e5", "block j2", "arch+ e6-e8")  # 110 points are left, doubled 220


def test_a_race_is_played_to_its_end_game_by_game(tmp_path):
    file = tmp_path / "second.setu"
    typed = "".join(f"{line}\n" for line in (*LONG_WIN, "", f"save {file}", "resign"))
    done = called(*RACE, "--humans", "2", typed=typed)
    assert done.returncode == 0
    told = done.stdout
    assert "Tournament, race to 250 points: game 1." in told
    assert "The tournament after one game:\nBlack: 220 points\nBlue: 185 points\nBlack starts the next game.\n" in told
    assert "Tournament, race to 250 points: game 2." in told
    assert "The tournament after 2 games:\nBlack: 407 points\nBlue: 559 points\nBlue wins the tournament.\n" in told
    assert '"before": [[220, 185]]' in file.read_text(encoding="utf-8")


def test_verify_says_which_game_of_a_tournament_it_was(tmp_path):
    series = Series("quarry", games=2, seed=1)
    series.table.resign(1)
    series.next_game()
    series.table.resign(0)
    series.table.record().save(tmp_path / "second.setu")
    assert "Tournament of 2 games: game 2." in called("verify", str(tmp_path / "second.setu")).stdout


def test_between_two_games_one_may_leave():
    done = called(*RACE, "--humans", "2", typed="".join(f"{line}\n" for line in (*LONG_WIN, "q")))
    assert done.returncode == 0
    assert "game 2" not in done.stdout


def test_bots_alone_play_a_tournament_through():
    done = called("play", "quarry", "--terminal", "--humans", "0", "--series", "games=2", "--seed", "2")
    assert "Chance decides who starts the next game." in done.stdout
    assert "The tournament after 2 games:" in done.stdout
    assert "wins the tournament." in done.stdout


def test_replay_and_verify(tmp_path):
    table = Table("quarry", options={"starter": "black"}, seed=1, names=["Ana", "Ben"])
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        table.play(move)
    file = tmp_path / "game.setu"
    table.record().save(file)
    replayed = called("replay", str(file), "--boards")
    assert "3. Ana: beam e6-e8 @0 #" in replayed.stdout
    assert "1. Ana: 324 points" in replayed.stdout
    assert replayed.stdout.count("9 =") == 5
    verified = called("verify", str(file), "--draws")
    assert "This game checks out: 3 moves" in verified.stdout
    assert "✓ 3. The key" in verified.stdout
    assert "· 1. The promise: there is none" in verified.stdout
    file.write_text(file.read_text(encoding="utf-8").replace("beam e6-e8", "beam e6-e9"), encoding="utf-8")
    untrue = called("verify", str(file), language="fr")
    assert (untrue.returncode, untrue.stdout.count("✓"), "✗ 4. Chaque dé" in untrue.stdout) == (1, 1, True)
    file.write_text(file.read_text(encoding="utf-8").replace("key ", "key 0")[:-1], encoding="utf-8")
    damaged = called("verify", str(file))
    assert (damaged.returncode, "“key” makes no sense" in damaged.stderr) == (2, True)


def test_a_replayed_game_is_drawn_apart_from_all_others(tmp_path, monkeypatch):
    """Its states may hold anything, too."""
    table, file = Table("quarry", options={"starter": "black"}, seed=1), tmp_path / "game.setu"
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        table.play(move)
    table.record().save(file)
    drawn, draw = [], Table.draw
    monkeypatch.setattr(Table, "draw", lambda table: drawn.append(is_guarded()) or draw(table))
    assert CliRunner().invoke(app, ["replay", str(file), "--boards"]).exit_code == 0
    assert drawn == [True] * 5


def test_a_written_game_of_earlier_rules_is_shown_and_refused_where_rules_would_be_asked(tmp_path):

    table = Table("quarry", options={"starter": "black"}, seed=1, names=["Ana", "Ben"])
    for move in ("span e2-e5", "block a5", "beam e6-e8"):
        table.play(move)
    file = tmp_path / "game.setu"
    file.write_text(table.record().text().replace("rules quarry/1", "rules quarry/0"))
    refusal = "This game was played under the rules quarry/0; this Setu plays quarry/1."
    replayed = called("replay", str(file))
    assert (replayed.returncode, replayed.stderr.strip()) == (2, refusal)
    assert replayed.stdout.splitlines() == [
        "Quarry: Ana, Ben",
        "1. K: span e2-e5 @0",
        "2. B: block a5 @0",
        "3. K: beam e6-e8 @0 #",
    ]
    for wrong in (["replay", str(file), "--html", str(tmp_path / "game.html")], ["review", str(file)]):
        done = called(*wrong)
        assert (done.returncode, done.stderr.strip()) == (2, refusal)
    assert not (tmp_path / "game.html").exists()
    verified = called("verify", str(file))
    assert verified.returncode == 1
    assert "✓ 3. The key" in verified.stdout
    assert "? 4. Every die and deal: they follow from earlier rules, which this Setu does not know." in verified.stdout
    assert refusal in verified.stdout


@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_the_words_of_the_terminal_are_understood_in_the_readers_language(language):
    with speaking(language):
        hint, why, undo, log = (str(terminal.say(f"word-{word}")) for word in ("hint", "why", "undo", "log"))
        legal = str(terminal.say("is-legal"))
    typed = f"{why} span e2-e5\n{hint}\nspan e2-e5\n{log}\n{undo}\n{log}\nq\n"
    game = ("play", "quarry", "--terminal", "--bot", "random", "-o", "starter=black", "--seed", "1")
    shown = called(*game, typed=typed, language=language).stdout
    assert legal in shown
    assert re.search(r">  +[a-z]+ [a-j]\d\S* @\d +\S", shown), "the hint"
    assert len(re.findall(r"^ +1 \S+ span e2-e5", shown, re.MULTILINE)) == 1, "in the log, until it is taken back"


def test_the_terminal_answers_questions():
    typed = "?\nm span e2\nwhy beam i5-k5\nwhy span e2-e5\nnonsense\ne5\nrules QR-12\nspan e2-e5\nu\nlog\nb\nu\nq\n"
    done = called("play", "quarry", "--terminal", "--bot", "random", "-o", "starter=black", "--seed", "1", typed=typed)
    assert done.returncode == 0
    for words in (
        "take back your last move",
        "span b2-e2 @0            You place a span from b2 to e2 at level 0.",
        "QR-11 Part of the stone would lie off the board.",
        "That move may be made.",
        "“nonsense” is not a move in Quarry.",
        "row 5: a row from west to east.",
        "e5 is bare.",
        "(QR-12)",
        "There is no move of yours to take back.",
        "Goodbye.",
    ):
        assert words in done.stdout, words


def test_a_number_of_the_list_plays_its_move_in_the_terminal():
    listed = [move.text for move in Table("quarry", options={"starter": "black"}).moves(0)]
    number = listed.index("block a1 @0") + 1
    game = ("play", "quarry", "--terminal", "--bot", "random", "-o", "starter=black", "--seed", "1")
    shown = setu(*game, typed=f"m block a1\n{number}\nlog\n99999\nq\n").stdout
    assert f"{number:>4}  block a1 @0" in shown
    assert re.search(r"^ +1 \S+ block a1 @0", shown, re.MULTILINE)
    assert "“99999” is not a move in Quarry." in shown


def test_a_bot_plays_a_game_to_its_end_against_a_bot():
    done = called("play", "quarry", "--terminal", "--humans", "0", "--bot", "greedy", "--seed", "2")
    assert done.returncode == 0
    assert "Result" in done.stdout


def test_simulate_prints_a_table():
    done = called("simulate", "quarry", "--games", "200", "--seed", "1")
    assert "Quarry: 200 games, random, random" in done.stdout
    assert "Ends: nobody can place a stone 51.0%, the quarries are joined 49.0%." in done.stdout
    assert "Wins without it" in done.stdout
    mixed = called("simulate", "quarry", "--games", "10", "--seed", "1", "--bots", "greedy,random")
    assert "100.0%" in mixed.stdout


BOTS, FEW = ("--bots", "greedy,random"), ("--games", "8")
IN_THE_LAB = {
    "simulate": ("simulate", "quarry", *BOTS, *FEW),
    "tournament": ("tournament", "quarry", *BOTS, *FEW, "--out", "cup"),
    "balance": ("balance", "quarry", *FEW, "--out", "report.html"),
}


@pytest.mark.parametrize("command", IN_THE_LAB)
@pytest.mark.parametrize("language", ["en", "fr", "hi"])
def test_a_laboratory_without_a_compiler_says_what_to_install(command, language, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SETU_LANG", language)
    monkeypatch.setattr("setu.lab.commands.has_compiler", lambda: False)
    monkeypatch.setattr("sys.argv", ["setu", *IN_THE_LAB[command]])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert "setu-games[lab]" in capsys.readouterr().err


def test_random_games_need_no_compiler_and_nothing_is_said_of_one(monkeypatch, capsys):
    monkeypatch.setattr("setu.lab.commands.has_compiler", lambda: False)
    monkeypatch.setattr("sys.argv", ["setu", "simulate", "quarry", *FEW])
    with pytest.raises(SystemExit):
        main()
    assert "setu-games[lab]" not in capsys.readouterr().err


WRONG = {
    "an unknown game": (("play", "chess", "--terminal"), "There is no game “chess”"),
    "an unknown bot": (
        ("play", "quarry", "--terminal", "--bot", "deep"),
        "There is no bot “deep”",
    ),
    "too many people": (("play", "quarry", "--terminal", "--humans", "3"), "between 0 and 2 people"),
    "a strange option": (("simulate", "quarry", "-o", "swap"), "Write an option as name=value"),
    "an unknown option": (("simulate", "quarry", "-o", "fly=on"), "There is no option “fly”"),
    "a wrong value": (("simulate", "quarry", "-o", "swap=maybe"), "Expected: off, on"),
    "no games": (("simulate", "quarry", "--games", "0"), "at least 1"),
    "an unknown device": (("simulate", "quarry", "--device", "abacus"), "There is no device “abacus”"),
    "a search on a GPU": (("simulate", "quarry", "--bots", "expert", "--device", "cuda"), "bots that do not search"),
    "an unknown bot at the lab": (("simulate", "quarry", "--bots", "greedy,deep"), "There is no bot “deep”"),
    "games in a strange form": (("simulate", "quarry", "--out", "games.csv"), "ends in .json, .parquet"),
    "games nowhere": (("simulate", "quarry", "--out", "no/such/folder/games.json"), "cannot be written"),
    "a tournament of one": (("tournament", "quarry", "--bots", "greedy", "--out", "cup"), "at least two bots"),
    "a tournament of none": (
        ("tournament", "quarry", "--bots", "greedy,random", "--games", "0", "--out", "cup"),
        "at least one game",
    ),
    "a report in a strange form": (("balance", "quarry", "--out", "report.pdf"), "ends in .html"),
    "a report on few games": (("balance", "quarry", "--out", "report.html", "--games", "3"), "at least 8 games"),
    "strange players": (("balance", "quarry", "--out", "report.html", "--players", "two"), "a whole number"),
    "too many players": (("balance", "quarry", "--out", "report.html", "--players", "2,3"), "Expected: 2"),
    "no such file": (("verify", "nothing.setu"), "This is not a game record"),
    "a race to nothing": (("play", "quarry", "--terminal", "--series", "race=0"), "A tournament is a number of games"),
    "a race without a number": (("play", "quarry", "--terminal", "--series", "race"), "Write an option as name=value"),
    "an odd tournament": (("play", "quarry", "--terminal", "--series", "length=3"), "no option “length”"),
    "a start said twice": (
        ("play", "quarry", "--terminal", "--series", "race=250", "-o", "starter=black"),
        "the tournament says it",
    ),
    "no tournament": (
        ("play", "sangram", "--terminal", "--series", "race=250"),
        "Sangram is not played in tournaments",
    ),
    "no such box": (("play", "quarry", "--terminal", "--components", "nothing.toml"), "cannot be read"),
    "an unknown language": (("rules", "quarry", "--language", "tlh"), "no rules text in “tlh”"),
    "the page": (("play", "quarry"), "setu serve --open"),
}


@pytest.mark.parametrize(("args", "answer"), WRONG.values(), ids=WRONG)
def test_a_wrong_call_is_one_sentence_and_status_2(args, answer, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["setu", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert answer in said


@pytest.mark.parametrize("wrong", ["an unknown game", "an unknown bot at the lab", "no such file"])
def test_a_wrong_call_is_one_sentence_to_whoever_started_the_process(wrong):
    args, answer = WRONG[wrong]
    done = setu(*args)
    assert done.returncode == 2
    (said,) = done.stderr.splitlines()
    assert answer in said


def test_a_machine_without_a_gpu_says_so():
    """No device is shown to the process, whatever the machine has."""
    done = setu("simulate", "quarry", "--games", "5", "--device", "cuda", CUDA_VISIBLE_DEVICES="-1")
    assert done.returncode == 2
    assert "No CUDA device can be used here" in done.stderr
