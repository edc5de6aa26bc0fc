"""What a game calls final is not taken back freely: in the river a program that is ready, and by eye a plank picked."""

from __future__ import annotations

import pytest

from server.page import OPEN, bot, me

ASKED = "By the rules this stays as it is: the table will be asked."
FIRST, SECOND = "S1 P1 S2 P2 RM", "P1 S1 S2 P2 M1"


@pytest.fixture
def river(browser, browsers):
    """Ana (pink) and Ben (black) at a table of River Dragons; Ana has the first-player marker."""
    pages = []

    def begun(**options):
        made = browser.create("river-dragons", [me("Ana"), OPEN], options={"first": "chosen", **options})
        ana, other = browser.open(made["table"]), browsers()
        other.enter(made["table"], made["links"]["join"])
        ben = other.open(made["table"])
        ben.do("sit", seat=1, name="Ben")
        ben.until(lambda: ben.table["mine"] == [1])
        pages.extend((ana, ben))
        ana.do("start")
        ana.until(lambda: ana.table["stage"] == "playing")
        ana.move(0, "first pink")
        ben.until(lambda: ben.table["pending"] == [0, 1])
        return ana, ben

    yield begun
    for page in pages:
        page.close()


def lay(page, seat, cards):
    for card in cards.split():
        page.move(seat, card)


def test_R26_cards_go_to_and_fro_until_ready_and_ready_is_final(river):
    ana, _ = river()
    lay(ana, 0, "S1 P1 S2 P2")
    assert ana.table["undo"]["free"]
    ana.move(0, "RM")
    assert ana.table["undo"] == {"to": 6, "free": False, "text": ASKED}
    ana.do("undo", seat=0, at=ana.table["number"], to=3)
    assert [ask["waiting"] for ask in ana.table["asks"]] == [[1]]
    assert len(ana.log) == 7


def slot_one(ana, ben, cards):
    lay(ana, 0, cards)
    lay(ben, 1, "S1 S2 P1 P2 RM")
    ana.until(lambda: ana.table["pending"] == [0])


def test_DL_47_DL_49_by_eye_a_plank_that_was_lost_does_not_come_back_freely(river):
    ana, ben = river(table="byEye")
    slot_one(ana, ben, SECOND)
    ana.move(0, "p6")
    assert "p6" in ana.table["view"]["lost"]
    assert (ana.table["undo"]["free"], ana.table["undo"]["text"]) == (False, ASKED)


def second_slot(ana, ben):
    """Stones on i9 and i13, and the card that places a plank."""
    slot_one(ana, ben, FIRST)
    ana.move(0, "+i13")
    ben.until(lambda: ben.table["pending"] == [1])
    ben.move(1, "+i9")
    ana.until(lambda: ana.table["pending"] == [0])


def test_DL_49_by_eye_a_pick_and_a_try_are_final(river):
    ana, ben = river(table="byEye")
    second_slot(ana, ben)
    ana.move(0, "p1")
    assert not ana.table["undo"]["free"]
    ana.move(0, "p1:i9-i13")
    assert ana.table["view"]["tried"] == [["i9", "i13"]]
    assert (ana.table["undo"]["free"], ana.table["undo"]["text"]) == (False, ASKED)


def test_DL_49_an_assisted_pick_may_be_taken_back(river):
    ana, ben = river(table="assisted")
    second_slot(ana, ben)
    ana.move(0, "p1")
    assert ana.table["undo"]["free"]


def test_DL_49_with_bots_alone_the_button_says_so_and_bots_agree(browser):
    made = browser.create("river-dragons", [me("Ana"), bot("random")], options={"first": "chosen", "table": "byEye"})
    ana = browser.open(made["table"])
    ana.do("start")
    ana.move(0, "first pink")
    lay(ana, 0, SECOND)
    ana.until(lambda: ana.table["pending"] == [0])
    ana.move(0, "p6")
    ana.until(lambda: ana.table["pending"] == [0])  # the bot has done what it may
    undo = ana.table["undo"]
    assert (undo["free"], undo["text"]) == (False, ASKED)
    length = undo["to"]
    ana.do("undo", seat=0, at=ana.table["number"], to=length)
    assert len(ana.log) == length
    ana.close()
