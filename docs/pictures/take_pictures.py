"""Take pictures of the page from a running server.

python docs/pictures/take_pictures.py http://localhost:8000               # the few that the README shows
python docs/pictures/take_pictures.py http://localhost:8000 --all FOLDER  # every screen and board, to be looked at
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
SCREENS = {"phone": (390, 844), "tablet": (768, 1024), "desk": (1440, 900)}
SIGHTS = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")
COLOURFUL = ("river-dragons", "ramas-bridge")  # boards whose owners are told by colour, shape and letter
FIRST_COMPILED = 240_000
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def open_page(browser: Browser, address: str, screen: str, light: str) -> Page:
    width, height = SCREENS[screen]
    page = browser.new_page(
        viewport={"width": width, "height": height}, color_scheme=light, base_url=address, locale="en-GB"
    )
    page.set_default_timeout(FIRST_COMPILED)
    return page


def sit_down(page: Page, game: str) -> None:
    """At a table with bots, as the home page offers it; what moves at first has come to rest."""
    page.goto("/")
    page.locator(f".game:has(a[href='/new/{game}']) .main").click()
    page.locator(".status.mine").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)


def take_few(browser: Browser, address: str) -> None:
    """Home and every board, small, for the README."""
    for screen in ("phone", "desk"):
        page = open_page(browser, address, screen, "light")
        page.goto("/")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=HERE / f"home-{screen}.jpg", type="jpeg", quality=72)
        for game in GAMES:
            sit_down(page, game)
            page.screenshot(path=HERE / f"{game}-{screen}.jpg", type="jpeg", quality=72)
        page.close()


def take_all(browser: Browser, address: str, folder: Path) -> None:
    """Every screen by day and by night at three widths, the colourful boards also as others see colours."""
    folder.mkdir(parents=True, exist_ok=True)
    for screen in SCREENS:
        for light in ("light", "dark"):
            page = open_page(browser, address, screen, light)
            pages(page, folder, f"{screen}-{light}")
            for game in GAMES:
                sit_down(page, game)
                page.screenshot(path=folder / f"{game}-{screen}-{light}.png")
                if game in COLOURFUL and light == "light" and screen != "tablet":
                    as_others_see(page, folder, f"{game}-{screen}")
                if game == "sangram":
                    sheets(page, folder, f"{screen}-{light}")
            page.close()


def pages(page: Page, folder: Path, name: str) -> None:
    for path in ("/", "/new/river-dragons", "/new/quarry", "/learn/sangram", "/check", "/nowhere"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if path.startswith("/new/river"):
            page.locator("input[value=bots]").check()
            page.locator("summary").click()
        page.screenshot(path=folder / f"page{path.replace('/', '-')}-{name}.png", full_page=True)
    page.goto("/new/sangram")
    page.locator("form .main").click()
    page.locator(".invite .field").wait_for()
    page.screenshot(path=folder / f"lobby-{name}.png", full_page=True)


def sheets(page: Page, folder: Path, name: str) -> None:
    for button in ("Hint", "Menu"):
        page.get_by_role("button", name=button).click()
        page.locator("dialog").wait_for()
        page.screenshot(path=folder / f"sheet-{button.split()[0].lower()}-{name}.png")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        page.get_by_role("button", name="Give up").click()
    page.locator(".end-slip .see-result").click()
    page.locator("dialog table").wait_for()
    page.screenshot(path=folder / f"sheet-result-{name}.png")


def as_others_see(page: Page, folder: Path, name: str) -> None:
    line = page.context.new_cdp_session(page)
    for sight in SIGHTS:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        page.screenshot(path=folder / f"{name}-{sight}.png")
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def main() -> None:
    asked = argparse.ArgumentParser(description="Pictures of the page.")
    asked.add_argument("address")
    asked.add_argument("--all", type=Path, metavar="FOLDER", help="every screen and board, into a folder")
    wishes = asked.parse_args()
    flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS)), None), args=flags
        )
        if wishes.all:
            take_all(browser, wishes.address, wishes.all)
        else:
            take_few(browser, wishes.address)
        browser.close()


if __name__ == "__main__":
    main()
