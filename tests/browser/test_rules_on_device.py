"""The rules in the page: with the network cut, what may not be done explains itself all the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.boards import choices, click, program, sangram, stone
from browser.conftest import Watch
from browser.player import MANY_MOVES, NOWHERE, SHORT_SANGRAM, sit_down, wait_for_turn
from browser.test_quarry import flat
from browser.test_rama import WIDE, point_at, sit_down_short

Visit = Callable[..., Page]

LISTENING = """(() => {
    window.answersOfTheRules = 0;
    window.workers = [];
    window.sockets = [];
    const Made = Worker;
    window.Worker = class extends Made {
        constructor(...given) {
            super(...given);
            window.workers.push(this);
            this.addEventListener('message', () => window.answersOfTheRules++);
        }
    };
    const Opened = WebSocket;
    window.WebSocket = class extends Opened {
        constructor(...given) {
            super(...given);
            window.sockets.push(this);
        }
    };
})()"""
LOST = ["WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED"]
REPORT = Path(__file__).resolve().parents[2] / "bench" / "reports" / "why-in-the-page.txt"
# The median of so many answers, in milliseconds, from the question in the page to the answer there.
ASKED_AGAIN = """async times => {
    const [worker] = window.workers.slice(-1);
    const took = [];
    for (let number = -1; number >= -times; number--) {
        const began = performance.now();
        await new Promise(done => {
            const hear = ({data}) => {
                if (data.number !== number) return;
                worker.removeEventListener('message', hear);
                done();
            };
            worker.addEventListener('message', hear);
            worker.postMessage({number, asked: ['why', 0, -number]});
        });
        took.push(performance.now() - began);
    }
    return took.sort((one, other) => one - other)[times / 2];
}"""


@pytest.fixture(autouse=True)
def _may_lose_the_line(watch: Watch) -> None:
    watch.allowed += LOST


def listen(page: Page) -> None:
    """Count what the worker with the rules answers, and keep the lines to the server, from the next page on."""
    page.context.add_init_script(LISTENING)


@contextmanager
def without_a_network(page: Page) -> Iterator[None]:
    """The rules are here and have seen the position; from then on the line is cut, and nothing is asked of anybody."""
    page.wait_for_function("() => window.answersOfTheRules > 0")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.evaluate("() => window.sockets.forEach(socket => socket.close())")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    yield
    assert requests == []


def see_why(page: Page, rule: str, text: str) -> None:
    expect(page.locator(".why p")).to_contain_text(text)
    expect(page.get_by_role("button", name=re.compile(f"{rule}$"))).to_be_visible()


def test_a_tap_on_an_illegal_space_explains_itself_with_the_network_cut_in_quarry(visit: Visit) -> None:
    page = visit(NOWHERE, width=1000, height=640)
    listen(page)
    flat(page)
    table = sit_down(page, "quarry", starter="blue")  # the bot's stone comes first
    wait_for_turn(page)
    stones = page.context.request.get(f"/api/tables/{table}").json()["view"]["stones"]
    cell = stones[-1]["cells"][0]
    with without_a_network(page):
        page.locator(stone("block")).click()
        page.locator(f"[data-cell={cell}]").click()
        see_why(page, "QR-12", f"On {cell} the stone would rest on Blue’s colour.")


@pytest.mark.long
def test_how_soon_an_illegal_space_explains_itself_goes_into_a_report(visit: Visit) -> None:
    """Wanted: within a frame, 16 ms."""
    lines = []
    for game in ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry"):
        page = visit(NOWHERE)
        listen(page)
        sit_down(page, game)
        page.wait_for_function("() => window.answersOfTheRules > 0")
        lines.append(f"{game:14}{page.evaluate(ASKED_AGAIN, 100):8.2f} ms")
    REPORT.write_text("The median of 100 answers of the rules in the page\n" + "\n".join(lines) + "\n", "utf-8")


def test_a_tap_on_an_illegal_space_explains_itself_with_the_network_cut_in_rama(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    listen(page)
    sit_down_short(page)
    wait_for_turn(page)
    with without_a_network(page):
        point_at(page, click, "mumbai")
        see_why(page, "RB-8", "nobody starts there")


def test_a_tap_on_a_rival_out_of_reach_explains_itself_with_the_network_cut_in_sangram(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    listen(page)
    sit_down(page, "sangram", 5)
    rival = come_to_a_rival_out_of_reach(page)
    with without_a_network(page):
        rival.click()
        expect(page.locator(".why p")).not_to_be_empty()
        expect(page.get_by_role("button", name=re.compile(r"(SG-|R)\d+$"))).to_be_visible()


def come_to_a_rival_out_of_reach(page: Page) -> Locator:
    """Play until a warrior chooses among rivals, of whom one cannot be chosen."""
    for made in range(MANY_MOVES):
        assert wait_for_turn(page)
        expect(choices(page).first).to_be_visible()
        camps = page.locator(".sangram .camp")
        if camps.and_(page.locator("[data-stop=legal]")).count():
            beyond = camps.and_(page.locator("[data-stop='']"))
            if beyond.count():
                return beyond.first
        sangram(page, click, made)
    raise AssertionError("every rival could always be chosen")


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans"])
def test_a_tap_on_an_illegal_space_explains_itself_with_the_network_cut_on_the_river(visit: Visit, game: str) -> None:
    page = visit(NOWHERE)
    listen(page)
    sit_down(page, game)
    assert wait_for_turn(page)
    program(page, click)
    assert wait_for_turn(page)
    with without_a_network(page):
        page.locator(".spots .village").first.click()
        see_why(page, "DL-30", "Stones go on islets on this board.")
