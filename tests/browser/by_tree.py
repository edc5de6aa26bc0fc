"""Sit at a table by keyboard alone, with nothing but what a screen reader gets: the tree of the page and what is said.

    python tests/browser/by_tree.py                 # begins at the home page of a server of its own
    python tests/browser/by_tree.py /new/quarry     # or elsewhere; --locale fr-FR, --address http://… of another server

It reads commands, a line each, and answers each with one line of JSON. To talk to it from several shells:

    mkfifo commands
    python tests/browser/by_tree.py <>commands >answers &
    echo 'key Tab' >commands; tail -n 1 answers

| command | what it does |
|---|---|
| `key Tab`, `key Shift+Tab Tab Enter` | presses keys, one after the other |
| `type block a1` | types these letters |
| `wait` | waits until something is said, a minute at most |
| `heard` | what was said since it was last told |
| `again 5` | the last five things that were said |
| `tree`, `tree Your choices` | the tree of the page, or of the region, list or dialog of that name |
| `focus` | what has the focus |
| `keys` | how many keys were pressed for each decision so far |
| `quit` | closes the page; the keys of each decision come last |

Each answer has what was said meanwhile (`heard`), what has the focus, the title of the page where that is new, and the
keys pressed since the last decision. A decision is made when the server has taken the move. Letters that are typed are
keys too. The page needs to be built (`make page`).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, WebSocket, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser.conftest import Server, launch
from browser.recorder import SOMEWHERE, everything, record

SETTLED_MS = 400  # what a key leads to has been drawn and said by then, or is waited for
LONG_MS = 60_000
SAID_SINCE = "told => window.heard.some(({at}) => performance.timeOrigin + at > told)"
NAMED = ["region", "list", "listitem", "dialog", "group", "grid", "table", "navigation", "main", "form"]


class Decisions:
    """The keys that were pressed for each move that the server has taken."""

    def __init__(self) -> None:
        self.keys = 0
        self.made: list[int] = []
        self.asked: set[str] = set()

    def follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.ask(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.answer(json.loads(frame)))

    def ask(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self.asked.add(message["id"])

    def answer(self, message: dict[str, Any]) -> None:
        if message["type"] == "done" and message["id"] in self.asked:
            self.asked.remove(message["id"])
            self.made.append(self.keys)
            self.keys = 0


class Reader:
    """A page as it is heard and touched, never seen."""

    def __init__(self, page: Page, decisions: Decisions) -> None:
        self.page, self.decisions = page, decisions
        self.told: float = 0
        self.title = ""

    def obey(self, command: str) -> dict[str, Any]:
        word, _, rest = command.partition(" ")
        match word:
            case "key":
                for key in rest.split():
                    self.press(key)
            case "type":
                for letter in rest:
                    self.press(letter)
            case "wait":
                self.page.wait_for_function(SAID_SINCE, arg=self.told)
            case "heard" | "focus":
                pass
            case "again":
                return {"again": [one["said"] for one in everything(self.page)[-int(rest or 1) :]]}
            case "tree":
                return {"tree": self.tree(rest)}
            case "keys":
                return {"keys": self.decisions.made}
            case _:
                return {"unknown": command, "commands": re.findall(r"^\| `(\w+)", __doc__ or "", re.MULTILINE)}
        self.page.wait_for_timeout(SETTLED_MS)
        return self.now()

    def press(self, key: str) -> None:
        self.decisions.keys += 1
        if len(key) == 1:
            self.page.keyboard.type(key)
        else:
            self.page.keyboard.press(key)

    def tree(self, name: str) -> str:
        if not name:
            return self.page.locator("body").aria_snapshot()
        found = [self.page.get_by_role(role, name=name) for role in NAMED]  # type: ignore[arg-type]
        named = [one.first for one in found if one.count()]
        return named[0].aria_snapshot() if named else f"There is no “{name}” here."

    def now(self) -> dict[str, Any]:
        """What is new, and where the reader is."""
        began = float(self.page.evaluate("performance.timeOrigin"))
        new = [one for one in everything(self.page) if began + one["at"] > self.told]
        self.told = max([self.told, *(began + one["at"] for one in new)])
        answer: dict[str, Any] = {"heard": [one["said"] for one in new], "focus": self.focus()}
        if self.page.title() != self.title:
            self.title = answer["title"] = self.page.title()
        return {**answer, "keys since": self.decisions.keys, "decisions": len(self.decisions.made)}

    def focus(self) -> str:
        if not self.page.evaluate(f"({SOMEWHERE})()"):
            return "nothing"
        return self.page.locator(":focus").first.aria_snapshot()


def open_page(playwright: Playwright, address: str, path: str, locale: str) -> tuple[Page, Decisions]:
    context = launch(playwright).new_context(base_url=address, locale=locale, reduced_motion="reduce")
    context.set_default_timeout(LONG_MS)
    page, decisions = context.new_page(), Decisions()
    page.on("websocket", decisions.follow)
    record(page)
    page.goto(path)
    page.locator("main h1").first.wait_for()
    return page, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", nargs="?", default="/", help="where to begin: /, /new/quarry, /learn/sangram")
    parser.add_argument("--address", help="a server that runs already")
    parser.add_argument("--locale", default="en-GB")
    asked = parser.parse_args()
    with ExitStack() as stack:
        address = asked.address
        if not address:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = Server(folder, pace_ms=None, program=("-m", "setu"))
            server.start()
            stack.callback(server.stop)
            address = server.address
        page, decisions = open_page(stack.enter_context(sync_playwright()), address, asked.path, asked.locale)
        reader = Reader(page, decisions)
        answer(reader.now())
        for line in sys.stdin:
            if line.strip() == "quit":
                break
            try:
                answer(reader.obey(line.rstrip("\n")))
            except Exception as fault:  # whoever sits there goes on
                answer({"fault": str(fault)})
        answer({"keys": decisions.made})


def answer(said: dict[str, Any]) -> None:
    print(json.dumps(said, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
