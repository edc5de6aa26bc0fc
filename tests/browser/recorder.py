"""What a screen reader is given: everything that enters a live region, with its time; and where the focus is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Each change of the page that reaches a live region is one batch: what is said in one breath.
RECORDER = """
window.heard = [];
let batch = 0;
const LIVE = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=log], [role=status]';
new MutationObserver(changes => {
    batch += 1;
    const told = new Set();
    for (const change of changes) {
        const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
        const region = at?.closest(LIVE);
        if (!region || region.getAttribute('aria-live') === 'off') continue;
        const nodes = change.type === 'characterData' ? [change.target] : [...change.addedNodes];
        for (const node of nodes) {
            const parts = node.nodeType === 1 ? [...node.querySelectorAll('p')] : [];
            for (const part of parts.length ? parts : [node]) {
                const said = (part.textContent ?? '').trim();
                if (!said || told.has(part)) continue;
                told.add(part);
                const how = region.getAttribute('role') ?? region.getAttribute('aria-live');
                window.heard.push({how, said, batch, at: performance.now()});
            }
        }
    }
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
SOMEWHERE = "() => document.activeElement && document.activeElement !== document.body"


def record(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(RECORDER)


def everything(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.heard")
    return found


def heard(page: Page, how: str = "") -> list[str]:
    """What was said, by one kind of region or by all."""
    return [one["said"] for one in everything(page) if how in ("", one["how"])]


def news(page: Page) -> list[list[str]]:
    """What the log said, breath by breath."""
    batches: dict[int, list[str]] = {}
    for one in everything(page):
        if one["how"] == "log":
            batches.setdefault(one["batch"], []).append(one["said"])
    return list(batches.values())


def assert_turn_is_last(page: Page, turn: str) -> None:
    """Where a breath calls the reader, it does so with its last words."""
    for lines in news(page):
        called = [line.startswith(turn) for line in lines]
        assert not any(called[:-1]), lines


def focus(page: Page) -> str:
    """What has the focus, once something has it: it is never lost."""
    page.wait_for_function(SOMEWHERE)
    return str(page.evaluate("(({id, className, tagName}) => id || className || tagName)(document.activeElement)"))
