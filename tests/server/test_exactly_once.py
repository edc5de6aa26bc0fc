"""Duplicated, reordered, delayed and crossed messages, two tabs, two devices: everything happens once, and all agree.

A Hypothesis state machine drives a real server over real sockets. Its model is the list of moves that were done.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from server.page import OPEN, Browser, me


def machine_at(address, game):
    """A state machine at one server; each of its games is a table of its own."""

    class Table(RuleBasedStateMachine):
        def __init__(self):
            super().__init__()
            self.browsers = [Browser(address), Browser(address)]
            first, second = self.browsers
            made = first.create(game, [me("Ana"), OPEN])
            second.enter(made["table"], made["links"]["join"])
            assert second.do(made["table"], type="sit", seat=1, name="Ben").status_code == 200
            assert first.do(made["table"], type="start").status_code == 200
            self.name = made["table"]
            link = second.post(f"/api/tables/{self.name}/links", {"kind": "seat", "seat": 1}).json()
            self.browsers.append(Browser(address))
            self.browsers[2].enter(self.name, link["token"])
            # Ana in two tabs, Ben on two devices
            self.pages = [self.browsers[n].open(self.name) for n in (0, 0, 1, 2)]
            self.done = {}  # id: number, for every command that was acknowledged
            self.delayed = []
            self.count = 0

        def teardown(self):
            for page in self.pages:
                page.close()
            for browser in self.browsers:
                browser.close()

        def seat(self, page):
            return self.pages[page].table["mine"][0]

        def command(self, page, choice):
            """A move that this page believes to be legal."""
            found = self.pages[page].table["choices"]
            if not found:
                return None
            self.count += 1
            return {
                "id": f"c{self.count}",
                "seat": self.seat(page),
                "at": self.pages[page].table["number"],
                "move": found["ids"][choice % len(found["ids"])],
            }

        def note(self, answer):
            if answer["type"] == "done":
                assert self.done.setdefault(answer["id"], answer["number"]) == answer["number"]
            else:
                assert answer["code"] in ("stale", "illegal", "not-now"), answer
                assert answer["id"] not in self.done

        @rule(page=st.integers(0, 3), choice=st.integers(0, 10**6), copies=st.integers(1, 3))
        def send(self, page, choice, copies):
            """The same command once, twice, three times."""
            command = self.command(page, choice)
            if command:
                for _ in range(copies):
                    self.pages[page].send(type="move", **command)
                seen = 0
                while seen < copies:
                    message = self.pages[page].receive()
                    if message.get("id") == command["id"]:
                        self.note(message)
                        seen += 1

        @rule(page=st.integers(0, 3), choice=st.integers(0, 10**6))
        def delay(self, page, choice):
            """A command that gets stuck on the way."""
            command = self.command(page, choice)
            if command:
                self.delayed.append((page, command))

        @precondition(lambda self: self.delayed)
        @rule(which=st.integers(0, 100))
        def arrive(self, which):
            """It arrives late, in any order."""
            page, command = self.delayed.pop(which % len(self.delayed))
            self.note(self.pages[page].ask("move", **command))

        @rule(page=st.integers(0, 3), other=st.integers(0, 3), choice=st.integers(0, 10**6))
        def cross(self, page, other, choice):
            """Two pages send at once, without having seen each other's move."""
            commands = [(n, self.command(n, choice + n)) for n in {page, other}]
            for n, command in commands:
                if command:
                    self.pages[n].send(type="move", **command)
            for n, command in commands:
                if command:
                    self.pages[n].until(lambda n=n, id=command["id"]: id in self.pages[n].replies)
                    self.note(self.pages[n].replies[command["id"]])

        @rule(page=st.integers(0, 3))
        def drop(self, page):
            """A socket dies and comes back by event number."""
            self.pages[page].close()
            self.pages[page].connect()

        @rule(page=st.integers(0, 3))
        def take_back(self, page):
            found = self.pages[page].table["undo"]
            if found and found["to"] is not None and found["free"]:
                self.count += 1
                command = {"id": f"c{self.count}", "seat": self.seat(page), "at": self.pages[page].table["number"]}
                self.note(self.pages[page].ask("undo", to=found["to"], **command))

        @invariant()
        def all_agree(self):
            """Every page has what a reload would show, byte for byte, and nothing was done twice."""
            if not self.done:
                return
            latest = max(self.done.values())
            for page in self.pages:
                page.until(lambda page=page: page.table["number"] >= latest)
                assert page.kept() == page.shown()
            numbers = list(self.done.values())
            assert len(numbers) == len(set(numbers))

    return Table


@pytest.mark.parametrize("game", ["quarry", "sangram"])
def test_everything_happens_once_and_all_agree(start, game):
    random.seed(1)
    server = start()
    run_state_machine_as_test(
        machine_at(server.address, game),
        settings=settings(
            max_examples=8, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
    assert server.registry.metrics.faults.values == {}
