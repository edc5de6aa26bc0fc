"""One name for one seat on every part of the page; whoever reads is marked, and spoken to, as “you”."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.player import at_the_table, give_up, see_result, wait_for_turn
from browser.words import LOCALES

Visit = Callable[..., Page]
FIRST = {"en": "Player 1", "fr": "Joueur 1", "hi": "खिलाड़ी 1"}
YOU = {"en": "(you)", "fr": "(vous)", "hi": "(आप)"}
STARTS = {"en": "You start.", "fr": "Vous commencez.", "hi": "पहली बारी आपकी।"}
NEVER = re.compile(r"\b(?:P[12]|Bot \d|Robot \d|You \w*[^s]s|Vous (?:a|joue|pose))\b|बॉट \d|आप ने")


@pytest.mark.parametrize("locale", LOCALES)
def test_who_plays_at_once_has_one_name_everywhere(visit: Visit, locale: str) -> None:
    language = locale[:2]
    page = visit("/", locale=locale)
    page.locator(".game", has=page.locator('a[href="/new/quarry"]')).get_by_role("button").click()
    at_the_table(page)
    assert wait_for_turn(page)
    names = [name.replace("\u00a0", " ").strip() for name in page.locator(".players .name").all_inner_texts()]
    assert names[0] == f"{FIRST[language]} {YOU[language]}"
    bot = names[1]
    told = page.locator(".log").inner_text()
    assert bot in told or STARTS[language] in told
    assert not NEVER.search(page.locator("body").inner_text())
    give_up(page, locale)
    see_result(page)
    result = page.get_by_role("dialog").inner_text()
    assert FIRST[language] in result
    assert bot in result


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bot_is_a_character_with_a_face_a_sentence_and_a_level(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    card = page.locator(".game", has=page.locator('a[href="/new/river-dragons"]'))
    expect(card.locator(".level select")).to_have_value("learner")  # gentle, as long as the game is new to one
    card.locator(".level select").select_option("rival")
    level = card.locator(".level option[value=rival]").inner_text()
    card.get_by_role("button").click()
    at_the_table(page)
    name = page.locator(".players li", has=page.locator(".face")).first.locator(".name").inner_text()
    expect(page.locator(".players .level").first).to_have_text(level)
    page.locator(".players .face").first.click()
    met = page.get_by_role("dialog")
    expect(met.get_by_role("heading")).to_have_text(name)
    expect(met.locator(".manner")).not_to_be_empty()
    expect(met).to_contain_text(level)
    assert faults(page, "a character") == []
    page.goto("/")
    expect(card.locator(".level select")).to_have_value("rival")
