"""What a player does with the page, whatever the game: through the frame, by mouse, finger or keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

MANY_MOVES = 2000
FOR_TWO = ("quarry",)
GREW = "before => document.querySelectorAll('.log li').length > before || document.querySelector('dialog')"


def status(page: Page) -> Locator:
    return page.locator(".status")


def open_with_bots(page: Page, game: str, players: int = 2, bot: str | None = None) -> None:
    """A table with one person and bots, by the page for new tables."""
    page.goto(f"/new/{game}")
    page.locator("input[name=way][value=bots]").check()
    if game not in FOR_TWO:
        page.locator(f"input[name=count][value='{players}']").check()
    if bot:
        page.locator(f"input[name=bot][value={bot}]").check()
    page.locator("form .main").click()
    at_the_table(page)


def at_the_table(page: Page) -> None:
    expect(page.locator(".board-place")).to_be_visible(timeout=240_000)  # the first game of a kind is compiled


def wait_for_turn(page: Page) -> bool:
    """True when this player is to choose, False when the game is over."""
    page.wait_for_selector(".status.mine:not(:has-text('…')), .curtain, dialog:has(.total)", timeout=120_000)
    return page.locator("dialog:has(.total)").count() == 0


def choose(page: Page, place: int = 0) -> None:
    """Play one of the moves that "What can I do?" lists."""
    page.get_by_role("button", name="What can I do?").click()
    moves = page.locator("dialog li button")
    expect(moves.first).to_be_visible()
    moves.nth(min(place, moves.count() - 1)).click()
    expect(page.locator("dialog .filter")).to_have_count(0)


def play_to_the_end(page: Page, spread: int = 7) -> int:
    """Play on until the result shows; the choice wanders over the list. Returns how many moves were made."""
    made = 0
    while wait_for_turn(page):
        before = page.locator(".log li").count()
        choose(page, made * spread % 5)
        made += 1
        assert made < MANY_MOVES
        page.wait_for_function(GREW, arg=before)
    return made
