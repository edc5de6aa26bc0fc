"""A tour of every game in Firefox and in WebKit: a lesson, ten decisions, the review, and a saved replay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

import driven
from browser.conftest import Server, Watch
from browser.driven_page import CHECK, served
from browser.engines import HEIGHT, WIDTH, Engine, Firefox, WebKit, launch_firefox, screen, until
from browser.player import ENTRIES, READY, WENT_ON
from setu.engine.game import games

SELENIUM = "ignore:setting remote_server_addr:DeprecationWarning"  # what it says about itself
pytestmark = [pytest.mark.long, pytest.mark.timeout(3600), pytest.mark.filterwarnings(SELENIUM)]
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
DECISIONS = 10
FLAT = "() => localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))"
SIT_DOWN = """async game => {
    const seats = [{who: 'me', name: 'Asha'}, {who: 'bot', bot: 'greedy'}];
    const plan = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({game, seats})};
    const {table} = await (await fetch('/api/tables?language=en', plan)).json();
    sessionStorage.setItem(`setu-at-once:${table}`, 'true');
    return table;
}"""
GIVE_UP = """async table => (await fetch(`/api/tables/${table}/do`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({type: 'resign', seat: 0, id: 'given-up'}),
})).ok"""
MY_TURN = """() => {
    const status = document.querySelector('.status');
    if (document.querySelector('.end-slip.over')) return 'over';
    return status?.matches('.mine') && !status.textContent.includes('…') && 'mine';
}"""
LISTED = "() => !!document.querySelector('dialog summary, dialog .choice-list button')"
KINDS = "() => !!document.querySelector('dialog summary')"
TOLD = "() => [...document.querySelectorAll('.game .line')].some(line => line.textContent)"
LENGTH = f"() => {ENTRIES}"
GONE_ON = f"before => !!(({WENT_ON})(before))"
FRAME = "game => Number(sessionStorage.getItem(`setu-lesson:${game}`))"
HEADING = "() => document.querySelector('.lesson-card h2')?.textContent.trim()"
MOMENT = "() => document.querySelector('.board-place')?.dataset.moment"
LAST = "() => document.querySelector('input[type=range]').max"
STEP = """() => {
    const slider = document.querySelector('input[type=range]');
    slider.value = Number(slider.value) + 1;
    slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as display:
        yield display


@pytest.fixture(scope="module")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture
def engine(
    request: pytest.FixtureRequest,
    playwright: Playwright,
    display: str,
    downloads: Path,
    tmp_path: Path,
    server: Server,
    watch: Watch,
) -> Iterator[Engine]:
    """A fresh window; nothing may have gone wrong in it."""
    watch.origins += [server.address, "file:"]
    if request.param == "firefox":
        browser = launch_firefox(playwright, display, downloads)
        size = {"width": WIDTH, "height": HEIGHT}
        context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")
        watch.follow(context)
        yield Firefox(context.new_page(), watch)
        browser.close()
    else:
        webkit = WebKit(display, downloads, tmp_path / "faults.txt")
        yield webkit
        webkit.close()
        assert webkit.faults() == []


SAY = "() => console.error('unforeseen')"
THROW = "() => { setTimeout(() => { throw new Error('unforeseen') }) }"
IN_BOTH = pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)


@IN_BOTH
@pytest.mark.parametrize("wrong", [SAY, THROW], ids=["said", "thrown"])
def test_what_goes_wrong_is_noted(engine: Engine, server: Server, wrong: str) -> None:
    engine.go(f"{server.address}/check")
    engine.ask(wrong)
    until(lambda: engine.ask("() => document.title") and engine.faults(), "the fault")
    assert "unforeseen" in " ".join(engine.faults())
    engine.forget()


ASK = f"""name => {{
    ({CHECK})(name).then(said => document.title = JSON.stringify(said), fault => document.title = `fault: ${{fault}}`);
}}"""
ANSWER = "() => document.title !== 'Rules' && document.title"


@IN_BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_page_plays_and_thinks_as_python_does(engine: Engine, game: str, watch: Watch, tmp_path: Path) -> None:
    """As `test_speeds_in_page.py` asks Chromium; nobody waits within a call, of which WebKit would lose patience."""
    known = driven.as_wasmtime_says(games()[game])
    with served(tmp_path, {game: known}) as address:
        watch.origins.append(address)
        engine.go(address)
        engine.ask(ASK, game)
        driven.assert_same(json.loads(until(lambda: engine.ask(ANSWER), "the games' digests")), known)


@IN_BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_tour_of_a_game(engine: Engine, server: Server, game: str, downloads: Path) -> None:
    be_at_home(engine, server)
    engine.ask(FLAT)
    take_the_lesson(engine, server, game)
    be_at_home(engine, server)
    table = engine.ask(SIT_DOWN, game)
    engine.go(f"{server.address}/t/{table}")
    made = play(engine)
    assert engine.ask(OVERFLOW) <= 0
    if engine.ask(MY_TURN) != "over":
        assert made == DECISIONS
        assert engine.ask(GIVE_UP, table)
    engine.go(f"{server.address}/review/{table}")
    until(lambda: engine.ask("() => !!document.querySelector('.graph')"), "the review")
    before = set(downloads.iterdir())
    engine.press("button", "Save as a replay file")
    look_at_the_file(engine, saved(downloads, before), engine.ask(LAST))


def be_at_home(engine: Engine, server: Server) -> None:
    """All of the home page is there: WebKit says that a script failed which somebody has left before it came."""
    engine.go(server.address)
    until(lambda: engine.ask(TOLD), "the games in a line each")


def take_the_lesson(engine: Engine, server: Server, game: str) -> None:
    """From its first step to its last, by the list of moves."""
    ask = "async game => (await fetch(`/api/games/${game}/lesson?language=en`)).json()"
    lesson: dict[str, Any] = engine.ask(ask, game)
    engine.go(f"{server.address}/learn/{game}/first-game")
    for number, frame in enumerate(lesson["frames"][:-1]):
        step = lesson["steps"][frame["step"]]
        until(lambda step=step: engine.ask(HEADING) == step["heading"], step["heading"])
        if step["task"] == "play":
            look_up(engine, frame["wanted"]["text"])
            engine.press("dialog li button", frame["wanted"]["text"])
            engine.press(READY)
        else:
            if step["task"] == "try":
                look_up(engine, step["forbidden"])
                engine.press("dialog .button:not(.close)")
            engine.press(".lesson-card .next")
        until(lambda at=number + 1: engine.ask(FRAME, game) >= at, f"frame {number + 1}")
    until(lambda: engine.ask(HEADING) == lesson["steps"][-1]["heading"], "the last step")


def look_up(engine: Engine, written: str) -> None:
    engine.press(".bar .wide")
    engine.write("dialog input", written)


def play(engine: Engine) -> int:
    """Ten decisions by the list of moves, or fewer where the game is over before; how many."""
    for made in range(DECISIONS):
        if until(lambda: engine.ask(MY_TURN), "my turn") == "over":
            return made
        before = engine.ask(LENGTH)
        engine.press(".top .menu")
        engine.press("dialog .list-moves")
        until(lambda: engine.ask(LISTED), "the list of moves")
        if engine.ask(KINDS):
            engine.press("dialog summary")
        engine.press("dialog .choice-list button")
        engine.press(READY)
        until(lambda before=before: engine.ask(GONE_ON, before), "the move in the log")
    until(lambda: engine.ask(MY_TURN), "my turn")
    return DECISIONS


def saved(downloads: Path, before: set[Path]) -> Path:
    """The file that has come since, whole."""

    def come() -> Path | None:
        new = [file for file in set(downloads.iterdir()) - before if file.suffix == ".html" and file.stat().st_size]
        return new[0] if new and not list(downloads.glob("*.part")) else None

    file: Path = until(come, "the replay file")
    return file


def look_at_the_file(engine: Engine, file: Path, last: str) -> None:
    """Without the server: to the end, to the start, one step on; it has as many moments as the review."""
    engine.go(file.as_uri())
    until(lambda: engine.ask(MOMENT), "the board")
    assert engine.ask(LAST) == last
    engine.press("button", "To the end")
    until(lambda: engine.ask(MOMENT) == last, "the end")
    engine.press("button", "To the start")
    until(lambda: engine.ask(MOMENT) == "0", "the start")
    engine.ask(STEP)
    until(lambda: engine.ask(MOMENT) == "1", "one step on")
