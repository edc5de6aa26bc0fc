"""Nothing that goes wrong on a page escapes the tests, whoever opened it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server, Watch

Visit = Callable[..., Page]
THROW = "() => { setTimeout(() => { throw new Error('unforeseen') }) }"


def heard(watch: Watch) -> str:
    """What was noted; it was meant to go wrong."""
    faults = " ".join(watch.faults)
    watch.faults.clear()
    return faults


def test_an_exception_in_a_window_that_the_page_opened_is_noted(visit: Visit, watch: Watch) -> None:
    page = visit("/")
    with page.expect_popup() as opened:
        page.evaluate("() => { window.open('/check') }")
    with page.context.expect_event("weberror"):
        opened.value.evaluate(THROW)
    assert "unforeseen" in heard(watch)


def test_a_browser_that_a_test_opens_by_itself_is_watched(browser: Browser, server: Server, watch: Watch) -> None:
    watch.origins.append(server.address)
    with browser.new_context(base_url=server.address) as context:
        page = context.new_page()
        page.goto("/check")
        with page.expect_event("console"):
            page.evaluate("console.error('unforeseen')")
    assert "unforeseen" in heard(watch)


@pytest.mark.parametrize(
    ("said", "noted"),
    [("https://svelte.dev/e/state_proxy_equality_mismatch", True), ("GPU stall due to ReadPixels", False)],
)
def test_of_warnings_those_of_svelte_are_faults(visit: Visit, watch: Watch, said: str, noted: bool) -> None:
    page = visit("/check")
    with page.expect_event("console"):
        page.evaluate("said => console.warn(said)", said)
    assert (said in heard(watch)) is noted
