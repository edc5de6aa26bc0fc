"""How long script holds up a frame while somebody drags on a board, on a processor four times slower than this one.

    python bench/page_frames.py                 # prints a table and keeps it in bench/reports/page-frames.txt

Each gesture is made with a mouse in Chromium while it traces itself. The script of a frame is the processor time of all
outermost calls into script between two frames of the main thread; more than 16.7 ms of it costs one of
sixty pictures a second, which no gesture may: the exit code says so. Drawing is
left out: that is the graphics card's work, and this is measured also on machines without one.

The slower processor is arithmetic: processor time taken four times. Chromium's own throttling burns time by the clock
on the wall, so where other work runs beside it, it measures that work too.
"""

from __future__ import annotations

import bisect
import json
import math
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright

from browser.boards import choose_on_board, click, phase, program
from browser.conftest import Server, launch
from browser.player import PHONE, sit_down, wait_for_turn
from browser.test_quarry import in_the_round

REPORT = ROOT / "bench" / "reports" / "page-frames.txt"
SLOWER = 4
FRAME_MS = 16.7
STEPS = 90
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"]
DESK = {"width": 1440, "height": 900}

SCRIPT = ("FunctionCall", "RunMicrotasks", "EvaluateScript")

Gesture = Callable[[Page], None]
Row = tuple[str, str, dict[str, str | int], dict[str, Any], Gesture, Gesture]


def middle(page: Page, of: str) -> tuple[float, float, float]:
    box = page.locator(of).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, min(box["width"], box["height"])


def circle(page: Page, of: str, *, pressed: bool) -> None:
    """Once round on a thing, in small steps; what follows when it is let go is no part of the drag."""
    x, y, size = middle(page, of)
    page.mouse.move(x, y)
    if pressed:
        page.mouse.down()
    for step in range(STEPS):
        turn = 2 * math.pi * step / STEPS
        page.mouse.move(x + 0.2 * size * math.sin(turn), y + 0.2 * size * (1 - math.cos(turn)))


def closer(page: Page) -> None:
    for _ in range(2):
        page.get_by_role("button", name="Closer").click()


def take_bridge(page: Page) -> None:
    in_the_round(page)
    page.locator(".quarry-board .mine button.stone").nth(9).click()


def to_the_first_stone(page: Page) -> None:
    program(page, click)
    wait_for_turn(page)


def aim_a_plank(page: Page) -> None:
    """It is taken for good, and its first end is chosen."""
    program(page, click, ("place 2 stones", "place 1 plank", "walk 2", "place 1 stone", "place 2 planks"))
    while wait_for_turn(page) and phase(page) != "plank":
        choose_on_board(page, click)
    page.locator(".reserve button.lit").last.click()
    page.locator(".bar .play").click()
    page.wait_for_selector(".delta[data-phase=place]")
    page.locator(".spots .stone").first.click()


def point_round(page: Page) -> None:
    circle(page, ".river", pressed=False)


def drag_a_card(page: Page) -> None:
    x, y, _ = middle(page, ".hand button")
    to_x, to_y, _ = middle(page, ".slots .slot:nth-child(5)")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        share = step / STEPS
        page.mouse.move(x + (to_x - x) * share, y + (to_y - y) * share)


# What it is called, the game with its options, the screen, what comes before, and the gesture itself.
GESTURES: list[Row] = [
    ("Rama's Bridge: pan the map", "ramas-bridge", {}, DESK, closer, lambda p: circle(p, ".sheet", pressed=True)),
    ("Rama's Bridge: pan, phone", "ramas-bridge", {}, PHONE, closer, lambda p: circle(p, ".sheet", pressed=True)),
    ("River Dragons: drag a card", "river-dragons", {}, DESK, lambda p: None, drag_a_card),
    (
        "River Dragons: aim a plank",
        "river-dragons",
        {},
        DESK,
        aim_a_plank,
        point_round,
    ),
    (
        "River Dragons: aim, phone",
        "river-dragons",
        {},
        PHONE,
        aim_a_plank,
        point_round,
    ),
    (
        "River Dragons: push a stone",
        "river-dragons",
        {"board": "open"},
        DESK,
        to_the_first_stone,
        lambda p: circle(p, ".open-water", pressed=True),
    ),
    ("Quarry: carry a stone", "quarry", {}, DESK, take_bridge, lambda p: circle(p, "canvas", pressed=False)),
    ("River Dragons: card, phone", "river-dragons", {}, PHONE, lambda p: None, drag_a_card),
    ("Quarry: carry, phone", "quarry", {}, PHONE, take_bridge, lambda p: circle(p, "canvas", pressed=False)),
    ("Quarry: turn the board", "quarry", {}, DESK, in_the_round, lambda p: circle(p, "canvas", pressed=True)),
]


def scripts(trace: bytes) -> list[float]:
    """Milliseconds of script in each frame that had any."""
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    main = {(event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"}
    on_main = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in main]
    frames = sorted(event["ts"] for event in on_main if event["name"] == "Commit")
    calls = [event for event in on_main if event["name"] in SCRIPT]
    spent: dict[int, float] = {}
    outermost_until = 0
    for call in sorted(calls, key=lambda event: (event["ts"], -event["dur"])):
        if call["ts"] < outermost_until:
            continue
        outermost_until = call["ts"] + call["dur"]
        frame = bisect.bisect(frames, call["ts"])
        spent[frame] = spent.get(frame, 0.0) + SLOWER * call["tdur"] / 1000
    return list(spent.values())


def measure(browser: Browser, server: Server, row: Row) -> str:
    name, game, options, screen, before, gesture = row
    wishes = dict(screen)
    size = {"width": wishes.pop("width"), "height": wishes.pop("height")}
    context = browser.new_context(viewport=size, base_url=server.address, locale="en-GB", **wishes)
    context.set_default_timeout(120_000)
    page = context.new_page()
    sit_down(page, game, **options)
    wait_for_turn(page)
    before(page)
    browser.start_tracing(page=page, categories=CATEGORIES)
    gesture(page)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    spent = scripts(browser.stop_tracing())
    context.close()
    over = sum(one > FRAME_MS for one in spent)
    return f"{name:32}{len(spent):>8}{statistics.median(spent):>10.1f}{max(spent):>10.1f}{over:>12}"


def main() -> None:
    lines = [
        f"Script in a frame while dragging: milliseconds on a processor {SLOWER} times slower",
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}",
        "",
        f"{'gesture':32}{'frames':>8}{'median':>10}{'longest':>10}{'over 16.7':>12}",
    ]
    print("\n".join(lines), flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = launch(playwright)
            for row in GESTURES:
                lines.append(measure(browser, server, row))
                print(lines[-1], flush=True)
            browser.close()
        finally:
            server.stop()
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if any(int(line.split()[-1]) for line in lines[4:]):
        sys.exit(f"A frame had more than {FRAME_MS} ms of script.")


if __name__ == "__main__":
    main()
