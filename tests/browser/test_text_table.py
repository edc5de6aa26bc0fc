"""Whole games without seeing the board: by roles, labels and the command field; and what a screen reader hears."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import faults
from browser.player import FIRST_COMPILED, MANY_MOVES, NOWHERE, SHORT_SANGRAM, lay
from browser.words import words

Visit = Callable[..., Page]

# Everything that live regions say, in the order in which it is said.
HEARING = """
window.heard = [];
const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=log], [role=status]';
new MutationObserver(changes => {
    for (const change of changes) {
        const region = (change.target.parentElement ?? change.target).closest?.(live) ?? change.target.closest?.(live);
        const said = [...change.addedNodes, ...(change.type === 'characterData' ? [change.target] : [])]
            .map(node => (node.textContent ?? '').trim()).filter(Boolean).join(' ');
        if (region && said) window.heard.push([region.getAttribute('role') ?? region.ariaLive, said]);
    }
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
HEARD_OF = "name => window.heard.some(([role, said]) => role === 'alert' && said.includes(name))"
# Titles with options that make them short, a seed, and a language; that all have the same words is asked elsewhere.
SHORT = [
    ("river-dragons", {"roundCap": 1}, 1, "en-GB"),
    ("sunderbans", {"roundCap": 1}, 1, "hi-IN"),
    ("sangram", {}, SHORT_SANGRAM, "hi-IN"),
    ("ramas-bridge", {"max_rounds": 1}, 1, "fr-FR"),
    ("quarry", {}, 1, "fr-FR"),
]


class TextTable:
    """A player who only hears and types."""

    def __init__(self, page: Page, locale: str) -> None:
        self.page, self.word = page, words(locale)
        self.field = page.get_by_label(self.word["text-command"], exact=True)
        self.choices = page.get_by_role("region", name=self.word["text-choices"])
        self.result = page.get_by_role("heading", name=self.word["text-result"])

    @classmethod
    def at(cls, page: Page, locale: str, game: str, options: dict[str, str | int]) -> TextTable:
        """Come to a table with one greedy bot, and take the skip link: the first thing that Tab reaches."""
        page.add_init_script(HEARING)
        bot = {"who": "bot", "bot": "greedy"}
        table = lay(page, game, [{"who": "me", "name": "Asha"}, bot], options)
        page.context.add_init_script(f"sessionStorage.setItem('setu-at-once:{table}', 'true')")
        page.goto(f"/t/{table}")
        text = cls(page, locale)
        skip = page.get_by_role("button", name=text.word["text-table"], exact=True)
        skip.wait_for(timeout=FIRST_COMPILED)
        page.keyboard.press("Tab")
        expect(skip).to_be_focused()
        page.keyboard.press("Enter")
        expect(text.field).to_be_focused()
        return text

    def type(self, command: str) -> None:
        self.field.fill(command)
        self.page.keyboard.press("Enter")

    def moves(self) -> Locator:
        return self.choices.get_by_role("listitem")

    def my_turn(self) -> bool:
        """True when something can be chosen, False when the result is there."""
        self.moves().first.or_(self.result).wait_for(timeout=FIRST_COMPILED)
        return self.result.count() == 0

    def heard(self, how: str) -> list[str]:
        return [said for role, said in self.page.evaluate("window.heard") if role == how]


@pytest.mark.parametrize(("game", "options", "seed", "locale"), SHORT, ids=[game for game, *_ in SHORT])
def test_a_whole_game_through_the_text_table(
    visit: Visit, game: str, options: dict[str, str | int], seed: int, locale: str
) -> None:
    page = visit(NOWHERE, locale=locale, seed=seed)
    text = TextTable.at(page, locale, game, options)
    assert text.my_turn()
    assert faults(page, game) == []
    made = 0
    while text.my_turn():
        text.type("1")
        made += 1
        assert made < MANY_MOVES
    expect(page.get_by_role("region", name=text.word["text-result"]).get_by_role("listitem")).to_have_count(2)
    page.wait_for_function(HEARD_OF, arg="Asha")
    told = text.heard("alert")
    assert "Asha" in told[-1], told  # the result, said at once
    assert len([said for said in told if said == told[-1]]) == 1, "and said once"
    log = text.heard("log")
    assert len(log) > made / 2
    assert page.get_by_role("dialog").count() == 0


def test_a_finished_game_as_text_is_clean(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "ramas-bridge", {"max_rounds": 1})
    while text.my_turn():
        text.type("1")
    text.type("result")
    expect(text.result).to_be_focused()
    assert faults(page, "result") == []


def test_commands_are_numbers_notation_words_and_questions(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    expect(page.get_by_role("region", name="The turn")).to_contain_text("Asha (Black), you are to decide")
    expect(text.moves()).to_have_count(30)
    text.field.fill("pillar")  # more than 300 moves: their words are fetched when they are looked for
    expect(page.get_by_text(re.compile(r"^\d+ moves match$"))).to_be_visible()
    expect(text.moves().first).to_contain_text("pillar")
    text.type("pillar e5 level")
    one = "One move matches: You place a pillar on e5 at level 0. Enter plays it."
    expect(page.get_by_text(one)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Stones that stand on height 0")).to_be_visible()
    happened = page.get_by_role("region", name="What happened")
    told = happened.get_by_role("listitem")
    expect(told).to_have_count(3)
    theirs = told.first.inner_text()
    cell = re.findall(r"\b[a-j]\d\b", theirs)[0]
    text.type(f"block {cell}")
    refusal = page.get_by_role("alert").filter(has=page.get_by_role("button", name=re.compile("^Read rule QR-")))
    expect(refusal).to_be_visible()
    text.type(f"why block {cell}")
    expect(refusal).to_contain_text("QR-")
    text.type("help")
    expect(page.get_by_text("What can be typed")).to_be_focused()
    text.type("result")
    expect(page.get_by_role("alert").filter(has_text="The game is not over yet.")).to_be_visible()
    text.type("log")
    expect(page.get_by_role("heading", name="What happened")).to_be_focused()
    text.type("99999")
    expect(page.get_by_role("alert").filter(has_text="There is no number 99999")).to_be_visible()
    text.type("block a1")
    expect(told).to_have_count(5)  # the start, and two moves of each: the bot has answered
    expect(happened).to_contain_text("You place a block on a1")
    text.type("undo")  # a bot has nothing against it
    expect(happened).not_to_contain_text("You place a block on a1")


def test_the_same_table_as_board_and_as_text_without_a_reload(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    text = TextTable.at(page, "en-GB", "sangram", {})
    assert text.my_turn()
    page.evaluate("window.stillHere = true")
    choices = text.moves().all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Board instead of the text table").click()
    expect(page.get_by_role("region", name="The board of Sangram")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("^Text table")).check()
    page.keyboard.press("Escape")
    assert text.my_turn()
    expect(text.moves()).to_have_text(choices, use_inner_text=True)
    assert page.evaluate("window.stillHere")
    page.reload()
    expect(text.field).to_be_visible()
