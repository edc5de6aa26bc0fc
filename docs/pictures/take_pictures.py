"""Take the pictures of the README from a running page: `python docs/pictures/take_pictures.py http://localhost:8000`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
GAMES = ("river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry")
SCREENS = {"phone": (390, 844, "light"), "desk": (1440, 900, "light")}


def take(page: Page, name: str) -> None:
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=72)


def visit(browser: Browser, address: str) -> None:
    for screen, (width, height, light) in SCREENS.items():
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=light, base_url=address)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        take(page, f"home-{screen}")
        for game in GAMES:
            page.goto("/")
            page.locator(f".game:has([data-game={game}], a[href='/new/{game}']) .main").click()
            page.locator(".status.mine").wait_for(timeout=240_000)
            page.wait_for_timeout(1500)
            take(page, f"{game}-{screen}")
        page.close()


def main() -> None:
    flags = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        visit(browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
