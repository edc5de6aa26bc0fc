"""What the first load costs."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response

Visit = Callable[..., Page]
MOST = 200_000
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
    assert sum(len(gzip.compress(answer.body())) for answer in code) <= MOST


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
