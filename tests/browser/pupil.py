"""Somebody who takes a lesson: makes the wanted move through the list of moves, or by mouse on the board itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.boards import aim_at, click, point_at, read_the_post, stone
from browser.player import READY, entries

PLAY = ".bar .play"
STANDS_AT = "([game, frame]) => Number(sessionStorage.getItem('setu-lesson:' + game)) >= frame"
WholeFrame = dict[str, Any]


class Pupil:
    """A page with a lesson, and the lesson as the server tells it."""

    def __init__(self, page: Page, game: str, language: str) -> None:
        self.page, self.game = page, game
        answer = page.context.request.get(f"/api/games/{game}/lesson?language={language}")
        assert answer.ok, answer.text()
        self.lesson = answer.json()
        page.goto(f"/learn/{game}/first-game")

    @property
    def card(self) -> Locator:
        return self.page.locator(".lesson-card")

    def take(self, hand: Callable[[Pupil, WholeFrame], int]) -> None:
        """Go through the whole lesson; `hand` does what a frame asks for and says how many frames that was."""
        frames = self.lesson["frames"]
        at = 0
        while at < len(frames) - 1:
            step = self.lesson["steps"][frames[at]["step"]]
            expect(self.card.locator("h2")).to_have_text(step["heading"])
            at += hand(self, frames[at]) if step["task"] == "play" else self._read(step, hand, frames[at])
            self.page.wait_for_function(STANDS_AT, arg=[self.game, at])
        expect(self.card.locator("h2")).to_have_text(self.lesson["steps"][-1]["heading"])
        expect(self.card.locator(f"a[href='/learn/{self.game}']")).to_be_visible()
        expect(self.card.locator(".ways .main")).to_be_visible()

    def _read(self, step: dict[str, Any], hand: Callable[[Pupil, WholeFrame], int], frame: WholeFrame) -> int:
        """Meet the refusal that a step is about, if it is about one, and go on."""
        if step["task"] == "try":
            expect(self.card.locator(".next")).to_have_count(0)
            hand(self, {**frame, "forbidden": step["forbidden"]})
            expect(self.page.locator(".why .rule")).to_have_text(step["rule"])
        self.card.locator(".next").click()
        return 1


def by_ear(pupil: Pupil, frame: WholeFrame) -> int:
    """In the table in words: "Show me" says the move, and Enter plays it; what is forbidden is typed."""
    page = pupil.page
    field = page.locator("#command")
    if frame.get("forbidden"):
        field.fill(frame["forbidden"])
    else:
        field.fill("")
        pupil.card.locator(".show").press("Enter")
        expect(pupil.card.locator(".note")).to_contain_text(frame["wanted"]["sentence"])
    field.press("Enter")
    return 1


def by_list(pupil: Pupil, frame: WholeFrame) -> int:
    """What "What can I do?" lists under this notation; what it does not list is asked about."""
    page = pupil.page
    written = frame.get("forbidden") or frame["wanted"]["text"]
    page.locator(".bar .wide").click()
    page.get_by_role("searchbox").fill(written)
    if "forbidden" in frame:
        page.locator("dialog .button:not(.close)").click()
    else:
        page.locator("dialog .choice-list button").filter(has=page.get_by_text(written, exact=True)).click()
    expect(page.locator("dialog")).to_have_count(0)
    if "forbidden" not in frame:
        page.locator(PLAY).click()
    return 1


# ---- by mouse, a board each


def by_mouse(pupil: Pupil, frame: WholeFrame) -> int:
    boards = {"quarry": _quarry, "sangram": _sangram, "ramas-bridge": _rama}
    return boards.get(pupil.game, _delta)(pupil, frame)


def _delta(pupil: Pupil, frame: WholeFrame) -> int:
    """Cards into the slots, then "Ready"; planks from the reserve; places on the river."""
    page, written = pupil.page, frame.get("forbidden") or frame["wanted"]["text"]
    view = frame["moment"]["view"]
    spot = page.locator(".spots")
    if "forbidden" in frame:
        spot.locator(f"[data-name={written.lstrip('+')}]").click()
        return 1
    if view["phase"] == "program":
        cards = [card["name"] for card in view["cards"]]
        step = [one for one in pupil.lesson["frames"] if one["step"] == frame["step"]]
        for one in step:
            page.locator(".hand button").nth(cards.index(one["wanted"]["text"])).click()
        page.locator(".ready").click()
        return len(step)
    if view["phase"] == "plank":
        page.locator(".reserve button").nth(view["players"][0]["reserve"].index(written)).click()
    else:
        for name in _places(written):
            spot.locator(f"[data-name={name}]").click()
    if page.locator(READY).count():
        page.locator(READY).click()
    return 1


def _places(written: str) -> list[str]:
    """`+i15`, `p1:i15-V3`, `>p1>p3`, `-i12`: what is to be pointed at."""
    if ":" in written:
        return written.partition(":")[2].split("-")
    return written.lstrip("+-").strip(">").split(">")


def _quarry(pupil: Pupil, frame: WholeFrame) -> int:
    """Take the stone, put it down, and turn it until it lies as it should."""
    page = pupil.page
    written = frame.get("forbidden") or frame["wanted"]["text"]
    kind, cells = written.split()[0].rstrip("+-"), _cells(written.split()[1])
    if page.locator(".bench .words").count() == 0 or not page.locator(f"{stone(kind)}[aria-pressed=true]").count():
        page.locator(stone(kind)).click()
    for cell in cells:
        for turn in range(4):
            if turn == 0 or not page.locator(".proposal").count():  # a second press on a stone put down plays it
                page.locator(f"[data-cell={cell}]").click()
            if "forbidden" in frame:
                if page.locator(".why .slip").count() or not page.locator(".proposal").count():
                    page.locator(".why .slip").wait_for()
                    return 1
            elif page.locator(".proposal").count():
                expect(page.locator(".proposal")).not_to_have_text("…")
                if page.locator(".proposal").inner_text() == frame["wanted"]["sentence"]:
                    page.locator(PLAY).click()
                    return 1
            page.keyboard.press("r")
    raise AssertionError(written)


def _cells(written: str) -> list[str]:
    """The cells by which a stone may be held: the one between its ends first."""
    named = written.split("-")
    if len(named) == 3:
        return [named[1]]
    first, last = named[0], named[-1]
    middle = chr((ord(first[0]) + ord(last[0])) // 2) + str((int(first[1:]) + int(last[1:])) // 2)
    return list(dict.fromkeys([middle, first, last]))


def _sangram(pupil: Pupil, frame: WholeFrame) -> int:
    """Cards of the hand, Volunteers, camps, and the words and numbers of an order."""
    page = pupil.page
    targets = {"kind": "copy", "seat": 1} if "forbidden" in frame else frame["wanted"]["targets"]
    kind = targets["kind"]
    if kind in ("rise", "drop"):
        words = page.locator(".orders .number, .orders .word")
        wanted = words.filter(has_text=str(targets["tokens"])) if kind == "drop" else words
        wanted.first.click()
        return 1
    if kind == "play":
        page.locator(f".hand [data-card={targets['card']}]").click()
    elif kind == "recruit":
        page.locator(f".volunteers button:has([data-flies={targets['card']}])").click()
    else:
        page.locator(".camp").nth(targets["seat"] - 1).click()
    if "forbidden" not in frame:
        page.locator(PLAY).click()
    return 1


def _rama(pupil: Pupil, frame: WholeFrame) -> int:
    """A place on the map, which is shown whole, or the answer on the slip."""
    page, before = pupil.page, entries(pupil.page)
    targets = {"space": frame["forbidden"].lstrip(">")} if "forbidden" in frame else frame["wanted"]["targets"]
    if "answer" in targets:
        page.locator(".answers .button").first.click()
        return 1
    page.locator(".tools button").nth(2).click()
    if "forbidden" in frame:
        read_the_post(page)
        point_at(page, click, targets["space"])
    else:
        aim_at(page, click, targets["space"], before)
        page.locator(PLAY).click()
    return 1
