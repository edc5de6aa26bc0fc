"""axe finds nothing on any screen, by day and by night, in every language; nothing is wider than a small phone.

The boards with their own sheets are looked at in their own files.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults, looks
from browser.conftest import Watch
from browser.layout import resize
from browser.player import NOWHERE, at_the_table, invitation, open_with_bots, see_result, sit_down, wait_for_turn

Visit = Callable[..., Page]
WIDTHS = (320, 390, 768, 1280, 2560)
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
DEVANAGARI_IS_THERE = "() => ['Mukta', 'Eczar Variable'].every(face => document.fonts.check(`600 20px ${face}`, 'क'))"
SETTINGS = {"en-GB": "Settings", "fr-FR": "Réglages", "hi-IN": "सेटिंग"}
MENU = {"en-GB": "Menu", "fr-FR": "Menu", "hi-IN": "मेन्यू"}
RULES = {"en-GB": "Rules", "fr-FR": "Règles", "hi-IN": "नियम"}
GIVE_UP = {"en-GB": "Give up", "fr-FR": "Abandonner", "hi-IN": "हार मानें"}
SHEETS = {
    "en-GB": ("Hint", "Menu"),
    "fr-FR": ("Conseil", "Menu"),
    "hi-IN": ("सुझाव", "मेन्यू"),
}


@pytest.mark.parametrize(("locale", "scheme"), looks(0))
def test_pages_without_a_table(visit: Visit, watch: Watch, locale: str, scheme: str) -> None:
    watch.allowed.append("403")  # the answer to a table that is not there
    page = visit("/", locale=locale, color_scheme=scheme)
    found = []
    for path in ("/", "/learn/ramas-bridge", "/check", "/nowhere", "/t/AAAAAAAAAAAA"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        found += faults(page, path)
    page.goto("/")
    page.get_by_role("button", name=SETTINGS[locale]).click()
    found += faults(page, "settings")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("locale", "scheme"), looks(1))
def test_the_page_for_new_tables_with_all_it_offers(visit: Visit, locale: str, scheme: str) -> None:
    page = visit(NOWHERE, locale=locale, color_scheme=scheme)
    found = []
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("input[value=bots]").check()
        page.locator("summary").click()
        page.locator("details select, details input").first.wait_for()
        found += faults(page, game)
    page.locator("input[value=device]").check()
    found += faults(page, "all at this device")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("locale", "scheme"), looks(2))
def test_the_table_and_its_sheets(visit: Visit, locale: str, scheme: str) -> None:
    page = visit("/", locale=locale, color_scheme=scheme)
    open_with_bots(page, "sangram")
    wait_for_turn(page)
    found = faults(page, "table")
    for name in SHEETS[locale]:
        page.get_by_role("button", name=name).click()
        page.locator("dialog").wait_for()
        found += faults(page, name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name=MENU[locale]).click()
    page.get_by_role("button", name=RULES[locale]).click()
    page.locator("dialog .rule-text").wait_for()
    found += faults(page, "rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=MENU[locale]).click()
    page.get_by_role("button", name=GIVE_UP[locale]).click()
    page.get_by_role("button", name=GIVE_UP[locale]).click()
    see_result(page)
    found += faults(page, "result")
    page.locator("dialog button").first.click()
    page.locator(".log li button").first.click()
    page.locator(".lookback").wait_for()
    found += faults(page, "looking back")
    assert not found, "\n".join(found)


# What is lit when a game was won: the bridge, the army, the journey, the line of stones.
WON = {
    "river-dragons": ("arrival", 4, ".river .won path"),
    "sunderbans": ("over", 0, ""),
    "sangram": ("over", 0, ".lane.won"),
    "ramas-bridge": ("over", 0, ".triumph .thread"),
    "quarry": ("over", 0, ".vein.wins"),
}


@pytest.mark.parametrize(("locale", "scheme"), looks(1))
def test_the_end_of_every_game_below_its_board_with_the_winning_way_lit(
    look: Callable[..., Page], locale: str, scheme: str
) -> None:
    found = []
    for game, (fixture, frame, lit) in WON.items():
        page = look(game, fixture, (1440, 900), frame, language=locale[:2], theme=scheme)
        expect(page.locator(".end-slip.over")).to_be_visible()
        if lit:
            expect(page.locator(lit).first).to_be_attached()
        found += faults(page, game)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("locale", "scheme"), looks(3))
def test_lobby_guest_and_curtain(visit: Visit, locale: str, scheme: str) -> None:
    look = {"locale": locale, "color_scheme": scheme}
    host = visit("/new/sangram", **look)
    host.locator("form .main").click()
    host.locator(".invite .field").wait_for()
    found = faults(host, "lobby")
    guest = visit(invitation(host, "join"), **look)
    guest.locator(".field").first.wait_for()
    found += faults(guest, "guest")
    page = visit(NOWHERE, **look)
    sit_down(page, "sangram", who="me")
    page.locator(".curtain").wait_for()
    found += faults(page, "curtain")
    assert not found, "\n".join(found)


def test_nothing_is_wider_than_the_screen(visit: Visit) -> None:
    page = visit("/", locale="fr-FR")
    for path in ("/new/river-dragons", "/learn/quarry", "/check", "/"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        for width in WIDTHS:
            resize(page, (width, 700))
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    page.get_by_role("button", name=re.compile("Jouer tout de suite.*Sangram")).click()
    at_the_table(page)
    wait_for_turn(page)
    for width in WIDTHS:
        resize(page, (width, 700))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.documentElement.scrollHeight") <= 700
        board = page.locator(".board-place").bounding_box()
        assert board is not None
        assert board["height"] >= 300


def test_language_and_theme_are_switched_without_a_reload(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("window.stillHere = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Cinq jeux, une table", include_hidden=True)).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("dialog").get_by_label("Langue").select_option("hi")
    expect(page.get_by_role("heading", name="पाँच खेल, एक मेज़", include_hidden=True)).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", "hi")
    page.wait_for_function(DEVANAGARI_IS_THERE)
    page.get_by_label("थीम").select_option("contrast")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert faults(page, "contrast") == []
    assert page.evaluate("window.stillHere")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
