"""What others hold on to stays as it is: addresses, tables of databases, and what a browser keeps.

More may be added; what stands in `outside.json` is never taken away. A database of a later shape is made by a further
migration: the first one is as it was on the day of the files `*-1.sql`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from setu.server.app import make_app
from setu.server.settings import Settings
from setu.server.storage import postgres, sqlite

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[1] / "web" / "src"
KEPT = json.loads((FOLDER / "outside.json").read_text(encoding="utf-8"))
PLACE = re.compile(r"[`'](setu-[a-z-]+:?)")
DRAWER = re.compile(r"drawer<.*?>\(\s*'([a-z-]+)'(, *\(\) => localStorage|,\s*\(\) => localStorage)?", re.DOTALL)


def test_every_address_is_where_it_was(tmp_path):
    database = str(tmp_path / "setu.db")
    app = make_app(Settings(database=database), sqlite.SqliteStore(database))
    paths = {f"{method} {route.path}" for route in app.routes for method in getattr(route, "methods", None) or ("WS",)}
    assert set(KEPT["paths"]) <= paths


def test_databases_have_the_tables_that_they_had():
    for name, store in (("sqlite", sqlite), ("postgresql", postgres)):
        assert store.MIGRATIONS[1] == (FOLDER / f"{name}-1.sql").read_text(encoding="utf-8")


def sources():
    """What the page is made of and keeps something."""
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        text = path.read_text(encoding="utf-8")
        if not path.name.endswith(".test.ts") and re.search(r"(local|session)Storage", text):
            yield path.relative_to(PAGE).as_posix(), text


def test_a_browser_keeps_things_where_it_kept_them():
    found = {"localStorage": set(), "sessionStorage": set()}
    for path, text in sources():
        if path == "state/storage.ts":
            for name, for_good in DRAWER.findall(text):
                found["localStorage" if for_good else "sessionStorage"].add(f"setu-{name}:")
        else:
            places = set(PLACE.findall(text))
            assert places, path
            found["localStorage"] |= places
    for kind, places in found.items():
        assert set(KEPT[kind]) <= places


def test_what_is_kept_of_a_readers_preferences_has_the_names_it_had():
    told = (PAGE / "state" / "preferences.svelte.ts").read_text(encoding="utf-8")
    standard = told[told.index("const STANDARD") : told.index("const KEPT")]
    assert set(KEPT["preferences"]) <= set(re.findall(r"^ {2}(\w+):", standard, re.MULTILINE))
