"""Questions at a server's table: answered to one seat, in its language, with what the server knows besides."""

from __future__ import annotations

from server.page import bot, me


def at_a_table(browser, **more):
    """Ana against a bot that is not asked to move: Black begins."""
    made = browser.create("quarry", [me("Ana"), bot()], options={"starter": "black"}, **more)
    page = browser.open(made["table"])
    page.add_luck(0)
    page.do("start")
    page.until(lambda: page.table["stage"] == "playing")
    return page


def asked(page, text, seat=0):
    return page.ask("ask", seat=seat, text=text)["lines"]


def test_a_question_is_answered_in_the_language_of_the_page(browser):
    page = at_a_table(browser)
    assert asked(page, "turn") == ["It is your turn: place a stone. 1,836 moves are possible."]
    page.send(type="hello", language="fr", since=page.table["number"])
    assert asked(page, "tour") == ["C’est à vous\u00a0: posez une pierre. 1\u202f836 coups sont possibles."]
    assert asked(page, "turn") == asked(page, "tour")
    page.close()


def test_what_is_no_question_is_not_answered(browser):
    page = at_a_table(browser)
    assert asked(page, "span e2-e5") is None
    assert len(asked(page, "?")) > 15
    assert page.refuse("ask", seat=1, text="mine")["code"] == "not-yours"
    page.close()


def test_who_is_a_bot_and_how_long_the_clocks_run(browser):
    page = at_a_table(browser, clock={"bank_ms": 600_000})
    here, other = asked(page, "who")
    assert here == "Seat 1: Ana (Black), that is you."
    assert other.endswith("(Blue), a bot.")
    assert asked(page, "time")[0].startswith("Ana: 9 minutes 5")
    page.close()


def test_somebody_who_watches_may_ask_what_all_can_see(browser, browsers):
    page = at_a_table(browser)
    guest = browsers()
    link = browser.post(f"/api/tables/{page.name}/links", {"kind": "watch"}).json()["token"]
    guest.enter(page.name, link)
    beside = guest.open(page.name)
    assert asked(beside, "e5", seat=None) == ["e5 is bare."]
    assert beside.refuse("ask", seat=0, text="e5")["code"] == "not-yours"
    page.close()
    beside.close()
