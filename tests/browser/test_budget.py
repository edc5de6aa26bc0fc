"""What the first load costs."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Page, Response

Visit = Callable[..., Page]
MOST = 200_000


def test_the_first_load_is_at_most_200_kilobytes_of_code(visit: Visit) -> None:
    page = visit("about:blank")
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    code = [answer for answer in loaded if answer.url.endswith((".js", ".css"))]
    assert code
    assert sum(len(gzip.compress(answer.body())) for answer in code) <= MOST
    page.get_by_role("button", name="Settings").click()
    page.wait_for_load_state("networkidle")
    assert not [answer.url for answer in loaded if "devanagari" in answer.url], "letters that this reader does not read"


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.evaluate("address => fetch(address).then(answer => answer.ok)", icon["src"])
    assert manifest["display"] == "standalone"
