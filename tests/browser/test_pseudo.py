"""The page in en-XA, English with an accent and two fifths longer: nothing is hard-coded, nothing overflows a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.player import NOWHERE, see_result, sit_down, wait_for_turn

Visit = Callable[..., Page]

# The accent is asked for by hand, and every string that the server sends is kept: those sentences are its own.
ACCENT = """
if (location.protocol.startsWith('http')) {
    localStorage.setItem('setu-wishes', JSON.stringify({accent: 'en-XA', name: 'Asha'}));
    window.sent = new Set();
    const keep = value => {
        if (typeof value === 'string') sent.add(value);
        else if (value && typeof value === 'object') Object.values(value).forEach(keep);
        return value;
    };
    const parse = JSON.parse, json = Response.prototype.json;
    JSON.parse = (...written) => keep(parse(...written));
    Response.prototype.json = async function () { return keep(await json.call(this)); };
}
"""
# What is seen or spoken, and where; rules, notation and the seal are the server's own or the same in every language.
READ = """() => {
    const own = '.rule-text, .notation, code, script, style';
    const seen = [];
    const note = (text, at) => { if (text?.trim() && at.checkVisibility() && !at.closest(own)) seen.push([text.trim(),
        at.tagName.toLowerCase() + [...at.classList].map(name => '.' + name).join('')]); };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) note(walk.currentNode.data, walk.currentNode.parentElement);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'])
        for (const at of document.querySelectorAll(`[${name}]`)) note(at.getAttribute(name), at);
    return {seen, sent: [...sent]};
}"""
# Words that stick out of the nearest box that has an edge, a ground or an end of its own.
STICKING_OUT = """() => {
    const faults = [];
    const clear = colour => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const reach = document.createRange();
    while (walk.nextNode()) {
        const words = walk.currentNode.parentElement, text = walk.currentNode.data.trim();
        if (!/\\p{L}{2}/u.test(text) || !words.checkVisibility() || words.closest('svg, option')) continue;
        reach.selectNodeContents(walk.currentNode);
        const {left, right} = reach.getBoundingClientRect();
        for (let box = words; box; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX)) break;
            if (style.clipPath === 'inset(50%)') break; // spoken only
            if (style.display === 'inline') continue;
            const ends = box === document.body || style.overflowX !== 'visible' || parseFloat(style.borderRightWidth)
                || !clear(style.backgroundColor);
            if (!ends) continue;
            const edge = box.getBoundingClientRect();
            if (left < edge.left - 1 || right > edge.right + 1)
                faults.push(`${words.className || words.tagName}: ${text.slice(0, 60)}`);
            break;
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    return faults;
}"""
NAMES = {"Setu", "English", "Français", "हिन्दी (Hindi)", "assisted"}  # the last is a preset's, as the server calls it
SAID = re.compile("⟦[^⟦⟧]*⟧|[A-Z]{2}-[0-9]+")  # by the catalogues, or the number of a rule
WORD = re.compile(r"[^\W\d_]{2,}")


def strange(text: str, sent: set[str]) -> bool:
    """Is there a word outside the brackets that neither the catalogues nor the server has said?"""
    left = text
    for sentence in sorted((one for one in sent if one.endswith(".")), key=len, reverse=True):
        left = left.replace(sentence, " ")  # several of the server's may stand in one line
    while (shorter := SAID.sub(" ", left)) != left:
        left = shorter
    left = left.strip(" ·,:;()+–-0123456789\n")
    return bool(WORD.search(left)) and not sent & {left, text}


def faults(page: Page, where: str) -> list[str]:
    found: dict[str, Any] = page.evaluate(READ)
    sent = {one for one in found["sent"] if one[:1].isupper() or " " in one} | NAMES
    marks = ("text.", "tspan.")  # the letters that tell owners apart, in every language the same: Ma, Ra
    seen = [(text, at) for text, at in found["seen"] if len(text) > 2 or not at.startswith(marks)]
    hard = [f"{at}: “{text}”" for text, at in seen if strange(text, sent)]
    assert any("⟦" in text for text, _ in found["seen"]), where
    return [f"{where}: {fault}" for fault in [*hard, *page.evaluate(STICKING_OUT)]]


@pytest.fixture
def phone(visit: Visit) -> Page:
    page = visit(NOWHERE, width=390, height=844)
    page.context.add_init_script(ACCENT)
    return page


def test_home_and_the_pages_before_a_table(phone: Page) -> None:
    found = []
    for path in ("/check", "/learn/quarry", "/"):
        phone.goto(path)
        phone.locator("h1").wait_for()
        phone.wait_for_load_state("networkidle")
        found += faults(phone, path)
    phone.locator("nav button").first.click()
    phone.locator("dialog").wait_for()
    found += faults(phone, "settings")
    for game in ("river-dragons", "sangram", "ramas-bridge", "quarry"):
        phone.goto(f"/new/{game}")
        phone.locator("summary").click()
        for way in ("bots", "device", "friends"):
            phone.locator(f"input[value={way}]").check()
            phone.locator("details select, details input").first.wait_for()
            found += faults(phone, f"new {game}, {way}")
    phone.locator("form .main").click()
    phone.locator(".invite .field").wait_for()
    found += faults(phone, "lobby")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["river-dragons", "sangram", "ramas-bridge", "quarry"])
def test_a_table_and_its_sheets(phone: Page, game: str) -> None:
    sit_down(phone, game)
    wait_for_turn(phone)
    found = faults(phone, game)
    if game == "sangram":
        found += _sheets(phone)
    assert not found, "\n".join(found)


def _sheets(page: Page) -> list[str]:
    """What opens from the frame, the same at every table; last the result, after giving up."""
    found = []
    for button in page.locator(".bar button:not([aria-disabled=true])").all():
        button.click()
        page.locator("dialog").wait_for()
        found += faults(page, "action bar")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    for place in (0, 1, 2, 4):  # the list of moves, rules, settings, invitation; 3 turns the table into text
        page.locator(".top .menu").click()
        found += faults(page, "menu")
        page.locator("dialog li button").nth(place).click()
        page.locator("dialog .body").wait_for()
        found += faults(page, "from the menu")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.locator(".top .menu").click()
    page.locator("dialog li:has(+ li + li:last-child) button").click()
    page.locator("dialog .danger").click()
    see_result(page)
    found += faults(page, "result")
    page.locator("dialog button").first.click()
    page.locator(".log li button").first.evaluate("step => step.click()")
    page.locator(".lookback").wait_for()
    return [*found, *faults(page, "looking back")]
