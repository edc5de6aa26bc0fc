"""Draw the pictures that stand beside links to Setu in other programs: `web/public/card.png`, and one for each game.

python web/tools/write_card.py                          # with the fonts of the page, in Chromium
python web/tools/write_card.py http://localhost:7357    # also the games', as the home page of this server shows them

What a game's card was drawn from is kept in `cards.json`: a test says when it is no longer the picture of today.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).resolve().parents[1]
FONT = WEB / "node_modules/@fontsource-variable/eczar/files/eczar-{}-wght-normal.woff2"
CARD = """
<style>
  @font-face { font-family: Latin; src: url('%(latin)s'); font-weight: 400 800 }
  @font-face { font-family: Devanagari; src: url('%(devanagari)s'); font-weight: 400 800 }
  body { margin: 0; width: 1200px; height: 630px; background: #f7f0e3; color: #2b2018; overflow: hidden;
         font: 600 35px/1.3 Latin, Devanagari, serif; position: relative }
  svg { position: absolute; inset: 0 }
  h1 { position: absolute; left: 80px; top: 56px; margin: 0; font-size: 128px; line-height: 1.1; font-weight: 700 }
  h1 span { color: #9a4a12; padding-left: 20px }
  p { position: absolute; left: 84px; top: 216px; margin: 0; color: #635245 }
</style>
<svg viewBox="0 0 1200 630" fill="none" stroke-linecap="round">
  <path d="M90 548c90-298 930-298 1020 0" stroke="#5d3a20" stroke-width="34"/>
  <path d="M333 372v140M600 334v196M867 372v140" stroke="#7b4f2d" stroke-width="24"/>
  <path d="M0 500c100-42 190-42 300 0s200 42 300 0 190-42 300 0 200 42 300 0v130H0z" fill="#1b6268"/>
  <path d="M0 566c100-30 190-30 300 0s200 30 300 0 190-30 300 0 200 30 300 0" stroke="#7fc3c4" stroke-width="7"/>
  <circle cx="600" cy="291" r="17" fill="#e3a02c"/><circle cx="333" cy="321" r="17" fill="#98301f"/>
  <circle cx="867" cy="321" r="17" fill="#3a6a2c"/><circle cx="462" cy="299" r="17" fill="#1b6268"/>
  <circle cx="738" cy="299" r="17" fill="#6c6961"/>
</svg>
<h1>Setu<span>सेतु</span></h1>
<p>River Dragons · Sunderbans · Sangram · Rama’s Bridge · Quarry</p>
"""


WIDTH, HEIGHT = 1200, 630
KEPT = Path(__file__).with_name("cards.json")
IMPORT = re.compile(r"^ *import (?!type).* from '(\.[^']+)';$", re.MULTILINE)
# A picture of the home page is a little higher than a card: it fills the width, and loses above and below.
FILLS_THE_SCREEN = """
  body > * { visibility: hidden }
  .wanted { visibility: visible; position: fixed; inset: -60px 0 auto; z-index: 99; width: 1200px; height: 750px }
  .wanted svg { width: 100%; height: 100%; margin: 0 }
"""


def card_of(game: str) -> Path:
    return WEB / "public" / f"card-{game}.png"


def origin_of(game: str) -> dict[str, str]:
    """What the card is and what it was drawn from, in digests."""
    folder = next(about.parent for about in WEB.glob("src/boards/*/about.ts") if f"name: '{game}'" in about.read_text())
    sources = sorted(set(_with_imports(folder / "Picture.svelte")))
    drawn_from = hashlib.sha256(b"\0".join(source.read_bytes() for source in sources))
    return {"picture": hashlib.sha256(card_of(game).read_bytes()).hexdigest(), "drawn_from": drawn_from.hexdigest()}


def _with_imports(source: Path) -> Iterator[Path]:
    yield source
    for path in IMPORT.findall(source.read_text()):
        found = (source.parent / path).resolve()
        yield from _with_imports(found if found.is_file() else found.with_name(f"{found.name}.ts"))


def write_games(browser: Browser, address: str) -> None:
    """The picture of every game, as it stands on the home page."""
    page = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True).new_page()
    page.goto(address)
    page.locator(".game .picture svg").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.add_style_tag(content=FILLS_THE_SCREEN)
    links = page.locator(".game a[href^='/new/']").all()
    games = [str(link.get_attribute("href")).removeprefix("/new/") for link in links]
    for game in games:
        picture = page.locator(".game", has=page.locator(f"a[href='/new/{game}']")).locator(".picture")
        picture.evaluate("picture => picture.classList.add('wanted')")
        page.screenshot(path=card_of(game))
        picture.evaluate("picture => picture.classList.remove('wanted')")
    KEPT.write_text(json.dumps({game: origin_of(game) for game in games}, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Draw them."""
    page_file = WEB / "node_modules" / ".card.html"  # a page from the disk may use fonts from the disk
    fonts = {name: Path(str(FONT).format(name)).as_uri() for name in ("latin", "devanagari")}
    page_file.write_text(CARD % fonts, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("chromium-headless-shell"), args=["--no-sandbox"]
        )
        for address in sys.argv[1:]:
            write_games(browser, address)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.goto(page_file.as_uri())
        page.evaluate("document.fonts.ready")
        page.screenshot(path=WEB / "public" / "card.png")
        browser.close()
    page_file.unlink()


if __name__ == "__main__":
    main()
