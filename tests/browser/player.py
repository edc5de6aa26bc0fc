"""What a player does with the page, whatever the game: through the frame, by mouse, finger or keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.words import words

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
NOWHERE = "about:blank"  # a browser that has not gone anywhere yet
FIRST_COMPILED = 240_000  # the first game of a kind, and the first thought of a bot, may be compiled
MANY_MOVES = 400
SHORT_SANGRAM = 23  # a seed with which two play Sangram in a few rounds
FOR_TWO = ("quarry",)
NAMES = ("Asha", "Bruno", "Chitra", "Dev", "Esther", "Farid")
ENTRIES = "Number(document.querySelector('.log')?.dataset.told ?? 0)"  # of a turn several share a line
WENT_ON = f"""before => {ENTRIES} > before
    || document.querySelector('.end-slip.over, .curtain')"""
OVER = ".end-slip.over"  # how the game ended, below the board
READY = ".bar .play:not([disabled])"  # a choice is shown and waits to be confirmed
ASKED_OR_WENT_ON = f"before => document.querySelector('{READY}') || ({WENT_ON})(before)"


# The line to the server stays up, and nothing that is asked over it or besides gets there.
CUT_OFF = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (['ping', 'hello'].includes(JSON.parse(text).type)) send.call(this, text);
    };
    window.fetch = () => new Promise(() => {});
}"""


# A board that goes on showing what happened, until this is taken away.
TELLS = """() => {
    const told = document.createElement('i');
    told.dataset.telling = 'true';
    document.querySelector('.board-place').append(told);
}"""


# ---- coming to a table


def sit_down(page: Page, game: str, seats: int = 2, who: str = "bot", bot: str = "greedy", **options: str | int) -> str:
    """A table where everybody else is a bot (or `who="me"`: all at this device); it starts at once."""
    others: list[dict[str, str]] = [{"who": who, "name": name} for name in NAMES[1:seats]]
    if who == "bot":
        others = [{"who": "bot", "bot": bot}] * (seats - 1)
    table = lay(page, game, [{"who": "me", "name": NAMES[0]}, *others], options)
    page.context.add_init_script(f"sessionStorage.setItem('setu-at-once:{table}', 'true')")
    page.goto(f"/t/{table}")
    page.locator(".curtain, .board-place").first.wait_for(timeout=FIRST_COMPILED)
    return table


def lay(page: Page, game: str, seats: list[dict[str, str]], options: dict[str, str | int]) -> str:
    """A new table by the server's own address, for what the page for new tables does not offer."""
    plan = {"game": game, "seats": seats, "options": options}
    answer = page.context.request.post("/api/tables?language=en", data=plan)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def open_with_bots(page: Page, game: str, players: int = 2, bot: str = "friend") -> None:
    """A table with one person and bots, by the page for new tables."""
    page.goto(f"/new/{game}")
    page.locator("input[name=way][value=bots]").check()
    if game not in FOR_TWO:
        page.locator(f"input[name=count][value='{players}']").check()
    page.locator(f"input[name=bot][value={bot}]").check()
    page.locator("form .main").click()
    at_the_table(page)


def invitation(page: Page, kind: str) -> str:
    """The address of a link, "join" or "watch", from the invitation that is open."""
    page.locator(".invite .kinds button").nth(("join", "watch").index(kind)).click()
    expect(page.locator(".invite .kinds button").nth(("join", "watch").index(kind))).to_have_attribute(
        "aria-pressed", "true"
    )
    field = page.locator(".invite .field")
    expect(field).to_have_value(re.compile("#"))
    return field.input_value()


def gather(visit: Callable[..., Page], game: str, **options: str | int) -> tuple[Page, Page, Page]:
    """Asha and Bruno, each with a browser, and somebody who looks on with a third."""
    host = visit(NOWHERE)
    table = lay(host, game, [{"who": "me", "name": "Asha"}, {"who": "open"}], options)
    host.goto(f"/t/{table}")
    return host, *join(visit, host)


def join(visit: Callable[..., Page], host: Page) -> tuple[Page, Page]:
    """Bruno sits down at the host's table and somebody looks on; the game begins."""
    friend, third = visit(invitation(host, "join")), visit(invitation(host, "watch"))
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, third):
        at_the_table(page)
    return friend, third


def at_the_table(page: Page) -> None:
    expect(page.locator(".board-place")).to_be_visible(timeout=FIRST_COMPILED)


# ---- playing


def status(page: Page) -> Locator:
    return page.locator(".status")


def wait_for_turn(page: Page) -> bool:
    """True when this player is to choose and has been told all that led to it, False when the game is over."""
    page.wait_for_selector(f".status.mine:not(:has-text('…')), .curtain, {OVER}", timeout=FIRST_COMPILED)
    page.wait_for_selector(".log[data-behind]", state="detached", timeout=FIRST_COMPILED)
    return page.locator(OVER).count() == 0


def entries(page: Page) -> int:
    """How much the log tells."""
    return int(page.evaluate(ENTRIES))


def wait_for_more(page: Page, before: int) -> None:
    """Until the move that was made is in the log, the game is over, or the device goes to somebody else."""
    page.wait_for_function(WENT_ON, arg=before)


def confirm(page: Page, act: Callable[[Locator], None], before: int) -> None:
    """Press "Play" where a choice waits for it (some play at once), and wait until the table has gone on."""
    page.wait_for_function(ASKED_OR_WENT_ON, arg=before)
    if entries(page) == before and page.locator(READY).count():
        act(page.locator(READY))
    wait_for_more(page, before)


def list_moves(page: Page, act: Callable[[Locator], None] = Locator.click) -> Locator:
    """What "What can I do?" lists, from the menu; of many kinds of moves the first."""
    act(page.locator(".top .menu"))
    act(page.locator("dialog .list-moves"))
    return listed(page, act)


def listed(page: Page, act: Callable[[Locator], None] = Locator.click) -> Locator:
    expect(page.locator("dialog .filter")).to_be_visible()
    expect(page.locator("dialog summary, dialog .choice-list button").first).to_be_visible()
    if page.locator("dialog summary").count():
        act(page.locator("dialog summary").first)
    return page.locator("dialog .choice-list button").filter(visible=True)


def choose(page: Page, place: int = 0, act: Callable[[Locator], None] = Locator.click) -> None:
    """Play one of the moves that "What can I do?" lists: it is shown first, and then played."""
    moves = list_moves(page, act)
    act(moves.nth(min(place, moves.count() - 1)))
    act(page.locator(READY))
    expect(page.locator(READY)).to_have_count(0)


def choose_written(page: Page, written: str) -> None:
    """Play the move that "What can I do?" lists under this notation."""
    list_moves(page)
    page.get_by_role("searchbox").fill(written)
    page.locator("dialog .choice-list button").filter(has=page.get_by_text(written, exact=True)).click()
    page.locator(READY).click()
    expect(page.locator(READY)).to_have_count(0)


def play_to_the_end(page: Page, spread: int = 7) -> int:
    """Play on until the result shows; the choice wanders over the list. Returns how many moves were made."""
    made = 0
    while wait_for_turn(page):
        before = entries(page)
        choose(page, made * spread % 5)
        made += 1
        assert made < MANY_MOVES
        wait_for_more(page, before)
    return made


def cut_off(page: Page) -> None:
    """From now on no question of the page is answered; what it shows it knows by itself."""
    page.evaluate(CUT_OFF)


def give_up(page: Page, locale: str = "en-GB") -> None:
    """By the menu, which asks whether that is meant."""
    said = words(locale)
    page.get_by_role("button", name=said["menu"], exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=said["resign"]).click()
    page.get_by_role("dialog").get_by_role("button", name=said["resign"]).click()


def see_result(page: Page) -> None:
    """The whole result is a sheet for those who ask for it."""
    page.locator(OVER).locator(".see-result").click()
    expect(page.locator("dialog table")).to_be_visible()


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is on such a thing, or inside it."""
    for _ in range(80):
        if page.evaluate("what => !!document.activeElement?.closest(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {what} by Tab")
