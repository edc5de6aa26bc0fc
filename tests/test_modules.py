"""The games' modules were made from the sources that are here."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from setu.engine.configured import configure
from setu.engine.conformance import option_samples
from setu.engine.game import Game, games
from setu.engine.lowered import lowered_digest
from setu.engine.modules import MODULES, kept_board

ROOT = Path(__file__).resolve().parents[1]
_found = importlib.util.spec_from_file_location("build_modules", ROOT / "tools" / "wasm" / "build.py")
assert _found is not None
assert _found.loader is not None
builder = importlib.util.module_from_spec(_found)
_found.loader.exec_module(builder)
PACKAGES = tuple(builder.packages())


def read(package: str) -> dict[str, object]:
    kept: dict[str, object] = json.loads((MODULES / f"{package}.json").read_text("utf-8"))
    return kept


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_was_made_from_the_sources_that_are_here(package: str) -> None:
    told = f"the rules of {package} have changed: run `make wasm`, and commit src/setu/modules with them"
    assert builder.is_fresh(package), told


@pytest.mark.parametrize("package", PACKAGES)
def test_a_function_that_is_gone_makes_a_module_stale_and_breaks_nothing(package: str) -> None:
    told = read(package)
    functions: dict[str, Any] = dict(told["functions"])  # type: ignore[call-overload]
    whole = lowered_digest(package, functions)
    functions["gone"] = functions.pop("play")
    assert lowered_digest(package, functions) != whole


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, to be changed."""
    made = tmp_path / "setu"
    shutil.copytree(ROOT / "src" / "setu", made, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return made


def said_by(copy: Path, asked: str) -> str:
    """What a fresh process prints that runs the copy."""
    environment = {**os.environ, "PYTHONPATH": str(copy.parent)}
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


FIELDS = {"board": "    [\n", "state": "    fields=[\n"}  # where those of a record begin


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("part", ["board", "state"])
def test_another_layout_of_records_is_noticed(package: str, part: str, copy: Path) -> None:
    """A field more in the state, or in the board: the module would read every other one in the wrong place."""
    source = copy / "games" / package / f"{part}.py"
    before, begin, after = source.read_text("utf-8").partition(FIELDS[part])
    assert begin
    source.write_text(f'{before}{begin}        ("pad_more", "<i8"),\n{after}', "utf-8")
    game = builder.packages()[package][0].name
    asked = f"import setu; setu.Table({game!r}, seed=1).moves(); from setu.engine.modules import kept_module as kept"
    assert said_by(copy, f"{asked}; print(kept({package!r}))") == "None"


def test_a_changed_rule_is_noticed_and_a_changed_comment_is_not(copy: Path) -> None:
    """In a copy of the package: a word in a comment, a number that a rule names, a rule."""
    rules = copy / "games" / "quarry" / "rules.py"
    written = rules.read_text("utf-8")
    changes = [
        ("\n\n\n@rule", "\n\n\n# As the rulebook says.\n@rule", True),
        ("(2 if won else 1)", "(3 if won else 1)", False),
    ]
    asked = "from setu.engine.modules import kept_module; print(kept_module('quarry') is not None)"
    for before, after, fresh in changes:
        assert before in written
        rules.write_text(written.replace(before, after), "utf-8")
        assert said_by(copy, asked) == str(fresh), before


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_board_that_options_choose_is_the_kept_one(game: Game) -> None:
    for chosen in option_samples(game):
        options = game.options.read(chosen)
        board = kept_board(game, options)
        assert board is not None
        assert board.tobytes() == game.board(options, None).tobytes()


def test_a_board_on_which_players_chose_their_colours_is_not_kept() -> None:
    game = games()["river-dragons"]
    options = game.options.read({"pawns": "-,red"})
    assert kept_board(game, options) is None
    assert configure(game, 2, options).board.tobytes() != configure(game, 2).board.tobytes()


def test_a_board_made_of_other_data_is_not_taken(copy: Path) -> None:
    asked = "import setu; print(setu.Table('river-dragons').configured.b.width)"
    assert said_by(copy, asked) == "12"
    data = copy / "games" / "river" / "data" / "board-a.toml"
    written = data.read_text("utf-8")
    assert "plank_width = 12" in written
    data.write_text(written.replace("plank_width = 12", "plank_width = 10"), "utf-8")
    assert said_by(copy, asked) == "10"


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_fresh_process_knows_all_names_of_a_kept_board(game: Game) -> None:
    asked = f"import setu; t = setu.Table({game.name!r}); print(bool(t.moves() and t.view() and t.svg()))"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "True\n"


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_game_is_found_without_loading_any_other(game: Game) -> None:
    asked = (
        f"import setu, sys; setu.Table({game.name!r}); print(*(name for name in sys.modules if 'setu.games.' in name))"
    )
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert {".".join(name.split(".")[:3]) for name in loaded} == {game.package}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_names_the_sources_of_its_rules(package: str) -> None:
    sources = read(package)["sources"]
    assert isinstance(sources, list)
    named = {name.rpartition("/")[2] for name in sources if name.startswith(f"games/{package}/")}
    there = {path.name for path in (ROOT / "src" / "setu" / "games" / package).glob("*.py")}
    assert {"codes.py", "rules.py"} <= named
    assert {"evaluate.py", "hidden.py"} & there <= named
    assert {"bots/ismcts.py", "bots/levels.py", "engine/rng.py", "engine/exponential.py"} <= set(sources)
    made_from = read(package)["boards_sources"]
    assert isinstance(made_from, list)
    own = {name for name in made_from if name.startswith(f"games/{package}/")}
    assert {f"games/{package}/{name}.py" for name in ("__init__", "board")} <= own
    assert any(name.endswith(".toml") for name in own)


MOST = {"rama": 100_000}  # bytes that a page fetches for a game, compressed; 45,000 for every other


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_with_its_board_is_small(package: str) -> None:
    kept = json.loads((MODULES / f"{package}.json").read_text("utf-8"))
    largest = max(board["gzipped"] for board in kept["boards"].values())
    assert kept["module"]["gzipped"] + largest <= MOST.get(package, 45_000)


def test_nothing_is_kept_that_no_game_needs() -> None:
    boards = {f"{digest}.board" for package in PACKAGES for digest in read(package)["boards"]}  # type: ignore[attr-defined]
    modules = {f"{package}.{end}" for package in PACKAGES for end in ("json", "wasm")}
    assert {path.name for path in MODULES.iterdir()} == boards | modules


def made_again(package: str, folder: Path) -> dict[str, bytes]:
    subprocess.run([sys.executable, ROOT / "tools" / "wasm" / "build.py", package, "--out", folder], check=True)
    return {name: (folder / name).read_bytes() for name in (f"{package}.wasm", f"{package}.json")}


@pytest.mark.long
@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_is_made_again_to_the_byte(package: str, tmp_path: Path) -> None:
    """With the tools of the manifest (those of requirements-dev.lock)."""
    for name, made in made_again(package, tmp_path).items():
        assert made == (MODULES / name).read_bytes()


def turn(package: str) -> tuple[str, str]:
    """When a module was committed last; of those committed together another one comes first with every commit."""

    def git(*asked: str) -> str:
        done = subprocess.run(["git", "-C", str(ROOT), *asked], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    place = hashlib.sha256(f"{git('rev-parse', 'HEAD')} {package}".encode()).hexdigest()
    return git("log", "-1", "--format=%cI", "--", str(MODULES / f"{package}.wasm")), place


def test_the_module_that_was_made_last_is_made_again_to_the_byte(tmp_path: Path) -> None:
    """One in the gate, as each takes some twenty seconds of computing. Another Python may write it otherwise."""
    package = max(PACKAGES, key=turn)
    made = made_again(package, tmp_path)
    told, kept = json.loads(made[f"{package}.json"]), read(package)
    assert (told["functions"], told["sources"], told["boards"]) == (kept["functions"], kept["sources"], kept["boards"])
    if told["tools"] == kept["tools"]:
        assert made[f"{package}.wasm"] == (MODULES / f"{package}.wasm").read_bytes()
        assert told == kept


def test_whoever_asks_the_builder_goes_on_with_a_compiler_that_optimises() -> None:
    assert not builder.EXACT.items() & os.environ.items() - {
        ("NUMBA_LOOP_VECTORIZE", "0"),
        ("NUMBA_SLP_VECTORIZE", "0"),
    }


def test_a_rule_that_calls_the_c_library_is_refused() -> None:
    spec = importlib.util.spec_from_file_location("machine", ROOT / "tools" / "wasm" / "machine.py")
    assert spec is not None
    assert spec.loader is not None
    machine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(machine)
    body = "define double @f(double %x) {{\n %y = call double @{name}(double %x)\n ret double %y\n}}"
    ir = "declare double @{name}(double)\n" + body
    with pytest.raises(machine.NotExact, match="rules may not call exp:"):
        machine.for_wasm(ir.format(name="exp"), {"f": "f"})
    assert "llvm.sqrt" in machine.for_wasm(ir.format(name="sqrt"), {"f": "f"})
