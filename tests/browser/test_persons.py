"""One name for one seat on every part of the page; whoever reads is marked, and spoken to, as “you”."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

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
