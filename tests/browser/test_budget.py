"""What the first load costs."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, Response, Route, expect

from browser.conftest import ROOT
from browser.player import NOWHERE, sit_down, wait_for_turn

Visit = Callable[..., Page]
REPORT = ROOT / "bench" / "reports" / "page-weight.txt"
MOST = 200_000
SMALL = 1_000
SIDES = ("width", "height")
SIZE_OF_PICTURE = """async address => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}"""
# What stands in for letters that are under way is the device's own.
USED_FACES = """[...document.fonts].filter(face => face.status === 'loaded' && !/ as /.test(face.family)).length"""
# A face is "unloaded" until a letter of it is laid out; a screenshot lays everything out.
DEVANAGARI_ASKED_FOR = """() => {
  const faces = [...document.fonts].filter((face) => face.unicodeRange.includes('U+900-97F'));
  if (!faces.length) throw new Error('no face has Devanagari');
  return faces.some((face) => face.status !== 'unloaded');
}"""


def test_the_first_load_is_at_most_200_kilobytes_of_code(visit: Visit) -> None:
    page = visit("about:blank")
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    code = [answer for answer in loaded if answer.url.endswith((".js", ".css"))]
    assert code
    assert sum(answer.request.sizes()["responseBodySize"] for answer in code) <= MOST
    large = [answer for answer in code if len(answer.body()) > SMALL]
    assert [answer.url for answer in large if "content-encoding" not in answer.headers] == []


# ---- what jumps while the page comes

# Sums what moved without anybody's doing, as browsers count it, when two more frames have been drawn.
MOVED = """() => new Promise(done => {
    let moved = 0;
    new PerformanceObserver(seen => seen.getEntries().forEach(entry => moved += entry.value))
        .observe({type: 'layout-shift', buffered: true});
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(moved))));
})"""
MOST_MOVED = 0.05


LOOKS = [("en-GB", 1440, 900), ("fr-FR", 390, 844), ("hi-IN", 768, 1024)]
FIRST_LOOKS = [*LOOKS[:2], pytest.param(*LOOKS[2], marks=pytest.mark.long)]


def moved_on_the_home_page(visit: Visit, locale: str, width: int, height: int) -> float:
    """Its letters come last of all, after everything has been drawn without them."""
    page = visit("about:blank", locale=locale, width=width, height=height)
    held: list[Route] = []
    page.route("**/*.woff2", lambda letters: held.append(letters))
    page.goto("/", wait_until="commit")
    page.locator("footer").wait_for()
    page.evaluate(MOVED)  # all of it has been drawn in the device's own letters
    assert held
    while held:
        held.pop().continue_()
    page.evaluate("document.fonts.ready.then(() => true)")
    return float(page.evaluate(MOVED))


@pytest.mark.parametrize(("locale", "width", "height"), FIRST_LOOKS)
def test_the_home_page_does_not_jump_while_letters_come(visit: Visit, locale: str, width: int, height: int) -> None:
    assert moved_on_the_home_page(visit, locale, width, height) < MOST_MOVED


# ---- what a board costs

GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
MOST_OF_A_BOARD = {"quarry": 500_000}  # it is drawn in the round
MOST_OF_THE_RULES = 110_000  # they follow when the board stands: the page then plays them by itself
RULES = re.compile(r"/modules/|/module\?")
SENT = ("responseBodySize", "responseHeadersSize")


@dataclass
class Weight:
    """Bytes that came over the line, packed as they came."""

    board: int = 0
    rules: int = 0
    letters: int = 0


def weigh_the_first_board(visit: Visit, game: str) -> Weight:
    """From a link to the first decision, and until nothing more comes."""
    page = visit(NOWHERE)
    came: list[Response] = []
    said: list[bytes] = []
    page.on("response", lambda answer: came.append(answer))
    page.on("websocket", lambda line: line.on("framereceived", lambda word: said.append(str(word).encode())))
    sit_down(page, game)
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    assert said
    weight = Weight(board=len(zlib.compress(b"".join(said))))
    for answer in came:
        size = answer.request.sizes()
        sent = sum(size[part] for part in SENT)
        if answer.url.endswith(".woff2"):
            weight.letters += sent
        elif RULES.search(answer.url):
            weight.rules += sent
        else:
            weight.board += sent
    return weight


@pytest.mark.parametrize("game", GAMES)
def test_the_first_board_is_small_where_the_letters_are_known(visit: Visit, game: str) -> None:
    weight = weigh_the_first_board(visit, game)
    assert weight.board <= MOST_OF_A_BOARD.get(game, 350_000), weight
    assert 0 < weight.rules <= MOST_OF_THE_RULES, weight


@pytest.mark.long
def test_what_the_page_weighs_is_kept(visit: Visit) -> None:
    """All figures of this file in one place: bench/reports/page-weight.txt."""
    lines = ["What a first visitor fetches, packed as it comes over the line (1 KB is 1000 bytes).", ""]
    lines.append(f"{'':<16}{'first board':>12}{'at most':>10}{'then the rules':>17}{'letters, once':>16}")
    for game in GAMES:
        weight = weigh_the_first_board(visit, game)
        figures = (weight.board, MOST_OF_A_BOARD.get(game, 350_000), weight.rules, weight.letters)
        columns = [f"{figure / 1000:.0f} KB" for figure in figures]
        lines.append(f"{game:<16}" + "".join(map(str.rjust, columns, (12, 10, 17, 16))))
    lines += ["", f"{'home page':<32}{'moved (CLS)':>14}{'at most':>10}"]
    for locale, width, height in LOOKS:
        moved = moved_on_the_home_page(visit, locale, width, height)
        lines.append(f"{locale} at {width} x {height:<15}{moved:>20.4f}{MOST_MOVED:>10}")
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "hi-IN"])
def test_the_letters_of_the_first_screen_and_no_others_are_sent_for_at_once(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    page.get_by_role("main").wait_for()
    page.screenshot()
    page.evaluate("document.fonts.ready")
    preloaded = page.eval_on_selector_all("link[rel=preload][as=font]", "links => links.map(link => link.href)")
    fetched = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    letters = [url for url in fetched if url.endswith(".woff2")]
    assert sorted(preloaded) == sorted(letters)
    assert page.evaluate(USED_FACES) == len(letters)


@pytest.mark.parametrize(
    ("theme", "scheme", "colour"),
    [("system", "light", "#7b4f2d"), ("system", "dark", "#4a311e"), ("dark", "light", "#4a311e")],
)
def test_the_frame_of_the_browser_has_the_colour_of_the_page(
    visit: Visit, theme: str, scheme: str, colour: str
) -> None:
    page = visit("/", color_scheme=scheme)
    page.evaluate("theme => localStorage.setItem('setu-wishes', JSON.stringify({theme}))", theme)
    page.reload()
    head = page.locator("header.head")
    head.wait_for()
    chosen = page.locator(f"meta[name=theme-color][media*={scheme}]")
    expect(chosen).to_have_attribute("content", colour)
    drawn = f"rgb({', '.join(str(part) for part in bytes.fromhex(colour[1:]))})"
    expect(head).to_have_css("background-color", drawn)


def test_a_link_to_the_page_comes_with_words_and_a_picture_of_our_own(visit: Visit) -> None:
    page = visit("/")
    assert "board games" in (page.locator("meta[name=description]").get_attribute("content") or "")
    image = page.locator("meta[property='og:image']").get_attribute("content")
    assert image == f"{page.url}card.png"
    size = page.evaluate(SIZE_OF_PICTURE, image)
    assert size == [
        int(page.locator(f"meta[property='og:image:{side}']").get_attribute("content") or 0) for side in SIDES
    ]


@pytest.mark.parametrize(("locale", "settings", "read"), [("en-GB", "Settings", False), ("hi-IN", "सेटिंग", True)])
def test_only_readers_of_hindi_load_its_letters(visit: Visit, locale: str, settings: str, read: bool) -> None:
    page = visit("/", locale=locale)
    page.get_by_role("button", name=settings).click()
    page.get_by_role("dialog").get_by_role("combobox").first.wait_for()
    page.screenshot()
    assert page.evaluate(DEVANAGARI_ASKED_FOR) is read


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.evaluate("address => fetch(address).then(answer => answer.ok)", icon["src"])
    assert manifest["display"] == "standalone"
