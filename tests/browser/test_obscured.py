"""At 400 % (a window of 1280 x 1024 is then 320 x 256) nothing that has the focus is wholly covered: WCAG 2.4.11."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

Look = Callable[..., Page]
ZOOMED = (320, 256)
LEAST = 8  # stops for Tab, on the barest of these boards
# What Tab should reach; a group of choices is one stop.
REACHED = """() => [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(one =>
    one.tabIndex >= 0 && !one.matches(':disabled, [type=radio]:not(:checked)')
    && one.checkVisibility({visibilityProperty: true})).length"""
# What has the focus, and whether any of it can be seen: nine of its points are asked.
SEEN = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const box = at.getBoundingClientRect();
    const name = at.getAttribute('aria-label') || at.textContent.trim().slice(0, 40) || at.tagName;
    const drawing = at.closest('svg');  // a pawn on its town is a part of the picture
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some(x => parts.some(y => {
        const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        return hit && (at.contains(hit) || drawing && drawing.contains(hit));
    }));
    return [name, seen];
}"""


@pytest.mark.parametrize(
    ("game", "fixture"),
    [
        ("sangram", "crowded"),
        ("sangram", "early"),
        ("ramas-bridge", "move"),
        ("ramas-bridge", "tickets"),
        ("river-dragons", "stone"),
        ("quarry", "middle"),
    ],
)
def test_nothing_in_focus_is_covered_at_four_hundred_per_cent(look: Look, game: str, fixture: str) -> None:
    page = look(game, fixture, ZOOMED)
    stops = page.evaluate(REACHED)
    assert stops >= LEAST
    covered = []
    for _ in range(stops):
        page.keyboard.press("Tab")
        found = page.evaluate(SEEN)
        assert found is not None, "Tab leads to nothing"
        if not found[1]:
            covered.append(found[0])
    assert covered == []
