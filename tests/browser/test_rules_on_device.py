"""The rules in the page: with the network cut, what may not be done explains itself all the same."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import setu
from browser.boards import click, program, stone
from browser.player import NOWHERE, cut_off, list_moves, sit_down, wait_for_turn
from browser.test_quarry import flat
from browser.test_rama import WIDE, point_at, sit_down_short

Visit = Callable[..., Page]

LISTENING = """(() => {
    window.answersOfTheRules = 0;
    const Made = Worker;
    window.Worker = class extends Made {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', () => window.answersOfTheRules++);
        }
    };
})()"""


def listen(page: Page) -> None:
    """Count what the worker with the rules answers, from the next page on."""
    page.context.add_init_script(LISTENING)


def cut_the_network(page: Page) -> None:
    """As soon as the rules are here and have seen the position."""
    page.wait_for_function("() => window.answersOfTheRules > 0")
    cut_off(page)


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
    cut_the_network(page)
    page.locator(stone("block")).click()
    page.locator(f"[data-cell={cell}]").click()
    see_why(page, "QR-12", f"On {cell} the stone would rest on Blue’s colour.")


def test_a_tap_on_an_illegal_space_explains_itself_with_the_network_cut_in_rama(visit: Visit) -> None:
    page = visit(NOWHERE, **WIDE)
    listen(page)
    sit_down_short(page)
    wait_for_turn(page)
    cut_the_network(page)
    point_at(page, click, "mumbai")
    see_why(page, "RB-8", "nobody starts there")


def test_a_card_of_others_explains_itself_with_the_network_cut_in_sangram(visit: Visit) -> None:
    page = visit(NOWHERE)
    listen(page)
    table = sit_down(page, "sangram", 3)
    wait_for_turn(page)
    view = page.context.request.get(f"/api/tables/{table}?seat=0").json()["view"]
    held = {card["name"] for card in view["players"][0]["hand"]}
    card = next(name for name in cards_of_the_book() if name not in held)
    cut_the_network(page)
    list_moves(page)
    page.get_by_role("searchbox").fill(card)
    page.get_by_role("button", name=f"Why not “{card}”?").click()
    see_why(page, "SG-10", "is not in your hand")


def cards_of_the_book() -> list[str]:
    """Every card as it is written, the strongest first."""
    table = setu.Table("sangram")
    write = table.game.words.types["card"].write
    return [write(table.configured.b, None, number) for number in range(55, 0, -1)]


def test_a_tap_on_an_illegal_space_explains_itself_with_the_network_cut_in_the_river(visit: Visit) -> None:
    page = visit(NOWHERE)
    listen(page)
    sit_down(page, "river-dragons")
    assert wait_for_turn(page)
    program(page, click)
    assert wait_for_turn(page)
    cut_the_network(page)
    page.locator(".spots .village").first.click()
    see_why(page, "DL-30", "Stones go on islets on this board.")
