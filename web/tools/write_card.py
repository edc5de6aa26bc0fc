"""Draw `web/public/card.png`, the picture that stands beside a link to Setu in other programs.

python web/tools/write_card.py          # with the fonts of the page, in Chromium
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

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


def main() -> None:
    """Draw it."""
    page_file = WEB / "node_modules" / ".card.html"  # a page from the disk may use fonts from the disk
    fonts = {name: Path(str(FONT).format(name)).as_uri() for name in ("latin", "devanagari")}
    page_file.write_text(CARD % fonts, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.goto(page_file.as_uri())
        page.evaluate("document.fonts.ready")
        page.screenshot(path=WEB / "public" / "card.png")
        browser.close()
    page_file.unlink()


if __name__ == "__main__":
    main()
