"""What a screen reader is given: everything that enters a live region, with its time; and where the focus is lost.

What a page hides is not heard. A region that comes into the page together with its words is heard only where it is an
alert: readers announce changes of regions that they know. What was put into another so is kept apart (`unheard`); a
dialog is read as it opens, with all that is in it.

Whenever something has lost the focus, and whenever the page has changed, the focus is looked for once the page has been
drawn and whoever keeps it has had a turn: the one frame between is allowed, a reader says nothing in it. What had the
focus when then nothing has it is kept (`lost`), at whatever moment of a test that was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

# Each change of the page that reaches a live region is one batch: what is said in one breath.
RECORDER = """
window.heard = [];
window.unheard = [];
window.lost = [];
let batch = 0;
const LIVE = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=log], [role=status]';
const CRIES = '[role=alert], [aria-live=assertive]';
const elementOf = node => node.nodeType === 1 ? node : node.parentElement;
const isSilent = element => element.closest('[aria-hidden=true], [hidden], [aria-live=off]') !== null
    || !element.checkVisibility({visibilityProperty: true});
new MutationObserver(changes => {
    batch += 1;
    const told = new Set();
    const come = new Set();
    const hear = (node, region) => {
        const parts = node.nodeType === 1 ? [...node.querySelectorAll('p')] : [];
        for (const part of parts.length ? parts : [node]) {
            const said = (part.textContent ?? '').trim();
            if (!said || told.has(part) || !part.isConnected || isSilent(elementOf(part))) continue;
            told.add(part);
            const how = region.getAttribute('role') ?? region.getAttribute('aria-live');
            const comes = come.has(region) && !region.matches(CRIES);
            if (comes && region.closest('dialog')) continue;
            (comes ? window.unheard : window.heard).push({how, said, batch, at: performance.now()});
        }
    };
    const regionsIn = node => node.nodeType !== 1 ? []
        : [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)];
    for (const change of changes) for (const node of change.addedNodes) regionsIn(node).forEach(one => come.add(one));
    for (const change of changes) {
        const region = elementOf(change.target)?.closest(LIVE);
        const nodes = change.type === 'characterData' ? [change.target] : [...change.addedNodes];
        for (const node of nodes) {
            if (region) hear(node, region);
            else for (const one of regionsIn(node)) hear(one, one);
        }
    }
}).observe(document, {subtree: true, childList: true, characterData: true});

let last = null;
const isNowhere = () => !document.activeElement || document.activeElement === document.body;
const nameOf = ({id, className, tagName, textContent}) =>
    [tagName.toLowerCase(), id, String(className), textContent.trim().slice(0, 30)].filter(Boolean).join(' ');
let times = 0;
const look = time => {
    // What lost the focus since is looked for in its own turn.
    if (time !== times || !last || !isNowhere()) return;
    window.lost.push(nameOf(last));
    last = null;
};
// The same way round as the keeper's, and one turn more.
const lookSoon = () => {
    const time = times;
    requestAnimationFrame(() => setTimeout(() => setTimeout(() => look(time))));
};
document.addEventListener('focusin', ({target}) => {
    last = target;
    times += 1;
});
document.addEventListener('focusout', ({relatedTarget}) => relatedTarget || lookSoon());
new MutationObserver(() => last && isNowhere() && lookSoon()).observe(document, {
    subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'class'],
});
"""
# Has the reader been asked with one of these, since so much was heard?
WAS_ASKED = """([asked, start]) => window.heard.slice(start).some(
    ({how, said}) => how === 'log' && asked.some(begun => said.startsWith(begun)))"""
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


def unheard(page: Page) -> list[str]:
    """What stands in regions that came together with it: no reader says it."""
    return [one["said"] for one in page.evaluate("window.unheard")]


def cries(page: Page) -> list[str]:
    """What cut off whatever was being said."""
    return heard(page, "alert") + heard(page, "assertive")


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


def assert_only_refusals_cut_in(page: Page, refusals: Iterable[str] = ()) -> None:
    """One cry for each thing that was refused, and for nothing else: never two in one turn."""
    cried, refused = cries(page), list(refusals)
    assert len(cried) == len(refused), cried
    for said, refusal in zip(cried, refused, strict=True):
        assert refusal in said


def assert_focus_was_never_lost(page: Page) -> None:
    """Not at any moment since the page was there, whatever waited for whom."""
    lost = page.evaluate("window.lost")
    assert lost == [], lost


def focus(page: Page) -> str:
    """What has the focus, once something has it."""
    page.wait_for_function(SOMEWHERE)
    return str(page.evaluate("(({id, className, tagName}) => id || className || tagName)(document.activeElement)"))
