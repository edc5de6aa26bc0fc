"""The packed sources are enough: for `make play`, and to build the page again."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from packaging_tools import ROOT, packed_sources

PLACE_IN_THE_TREE = re.compile(r"(?<![\w./-])[\w][\w./-]*\.(?:py|mjs|lock|toml|sh)\b")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(packed_sources(folder)) as sources:
        sources.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.mark.parametrize("way", ["LAN=", "LAN=1"])
def test_make_play_finds_all_that_it_names_in_the_packed_sources(unpacked: Path, way: str) -> None:
    steps = subprocess.run(["make", "-n", "play", way], cwd=unpacked, capture_output=True, text=True, check=True).stdout
    named = set(PLACE_IN_THE_TREE.findall(steps))
    assert {"requirements.lock", "web/tools/build_page.py"} <= named
    assert [name for name in sorted(named) if not (unpacked / name).exists()] == []


def test_the_packed_sources_build_the_same_page_and_bring_it_built(unpacked: Path) -> None:
    asked = "import build_page; print(build_page.is_built(), len(build_page.sources()), build_page.WEB)"
    told = [
        subprocess.run(
            [sys.executable, "-c", asked], cwd=place / "web" / "tools", capture_output=True, text=True, check=True
        ).stdout.split()
        for place in (ROOT, unpacked)
    ]
    assert told[0][:2] == told[1][:2]
    assert told[1] == ["True", told[0][1], str(unpacked / "web")]
    for needed in ("node.lock", "package-lock.json", ".npmrc"):
        assert (unpacked / "web" / needed).read_bytes() == (ROOT / "web" / needed).read_bytes()


@pytest.mark.parametrize("library", ["numba", "uvicorn", "wasmtime"])
def test_a_library_whose_private_parts_are_used_is_no_newer_than_the_one_tested(library: str) -> None:
    """`engine.linking`, `engine.wasm` and `transport.websocket` reach inside; the next minor version may be another."""
    tested = Version(
        re.findall(rf"^{library}==([\w.]+)", (ROOT / "requirements-dev.lock").read_text(), re.MULTILINE)[0]
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    asked = map(Requirement, (*project["dependencies"], *extras["server"], *extras["compiler"]))
    allowed = next(one.specifier for one in asked if one.name == library)
    assert tested in allowed
    assert Version(f"{tested.major}.{tested.minor + 1}") not in allowed


def test_what_is_edited_during_a_build_makes_the_page_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "web" / "tools"))
    build_page = importlib.import_module("build_page")
    source, stamp = tmp_path / "page.svelte", tmp_path / "built-from.txt"
    source.write_text("before")
    fakes = {"WEB": tmp_path, "STAMP": stamp, "sources": lambda: [source]}
    for name, fake in {**fakes, "ensure_node": lambda: None, "ensure_modules": lambda: None}.items():
        monkeypatch.setattr(build_page, name, fake)

    monkeypatch.setattr(build_page, "node", lambda *_: source.write_text("edited meanwhile"))
    build_page.main()
    assert not build_page.is_built()

    monkeypatch.setattr(build_page, "node", lambda *_: None)
    build_page.main()
    assert build_page.is_built()
