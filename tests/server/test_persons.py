"""A person is a name, “you” is a form of address: what each of those at a table reads of the same event."""

from __future__ import annotations

import pytest

from server.page import OPEN, bot, me
from setu.engine.texts import LANGUAGES
from setu.server.domain import events as ev
from setu.server.domain.naming import BOTS, CASTS, bot_name, forms_of, shown
from setu.server.texts import say

OPTIONS = {"starter": "black"}
PLACED = {
    "en": ("You place a span from e2 to e5 at level 0.", "{} places a span from e2 to e5 at level 0."),
    "fr": ("Vous posez une travée en e2–e5 au niveau 0.", "{} pose une travée en e2–e5 au niveau 0."),
    "hi": ("आप: e2 से e5 तक ", "{}: e2 से e5 तक "),
}
GAVE_UP = {
    "en": ("You give up.", "{} gives up."),
    "fr": ("Vous abandonnez.", "Abandon\u00a0: {}."),
    "hi": ("आपने हार मान ली।", "{} ने हार मान ली।"),
}
FIRST = {"en": "Player 1", "fr": "Joueur 1", "hi": "खिलाड़ी 1"}


@pytest.fixture
def readers(browser, browsers):
    """One who gave no name, Ben, and somebody who only watches: each with a page in every language."""
    made = browser.create("quarry", [me(), OPEN], options=OPTIONS)
    table, other, third = made["table"], browsers(), browsers()
    other.enter(table, made["links"]["join"])
    third.enter(table, made["links"]["watch"])
    ben = other.open(table)
    ben.do("sit", seat=1, name="Ben")
    maker = browser.open(table)
    maker.add_luck(0)
    ben.until(lambda: ben.table["mine"] == [1])
    ben.add_luck(1)
    maker.do("start")
    for page in (ben, maker):
        page.until(lambda page=page: page.table["stage"] == "playing")
    opened = [maker, ben]
    pages = {}
    for who, one in (("maker", browser), ("ben", other), ("watcher", third)):
        for language in LANGUAGES:
            pages[who, language] = one.open(table, language=language)
            opened.append(pages[who, language])
    maker.until(lambda: maker.table["stage"] == "playing")
    maker.move(0, "span e2-e5")
    ben.until(lambda: ben.table["pending"] == [1])
    ben.do("resign", seat=1)
    for page in pages.values():
        page.until(lambda page=page: page.table["stage"] == "over")
    yield pages
    for page in opened:
        page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reads_of_himself_as_you_and_of_the_others_by_name(readers, language):
    to_you, by_name = PLACED[language]
    gave_up_you, gave_up = GAVE_UP[language]
    told = {who: readers[who, language].log for who in ("maker", "ben", "watcher")}
    for number, whose, to_him, of_him, name in (
        (1, "maker", to_you, by_name, FIRST[language]),
        (2, "ben", gave_up_you, gave_up, "Ben"),
    ):
        for who, log in told.items():
            wanted = to_him if who == whose else of_him.format(name)
            assert log[number]["sentence"].startswith(wanted), (who, log[number])


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gave_no_name_has_a_number_in_the_language_of_each_reader(readers, language):
    for who in ("maker", "ben", "watcher"):
        seats = readers[who, language].table["seats"]
        assert [seat["name"] for seat in seats] == [FIRST[language], "Ben"]


def noticed(page):
    """What a page that is opened anew reads."""
    fresh = page.browser.open(page.name, **page.hello)
    fresh.close()
    return [notice["text"] for notice in fresh.notices.values()]


def test_a_notice_is_to_whom_it_is_about(browser, browsers):
    made = browser.create("quarry", [me("Ana"), OPEN])
    ana = browser.open(made["table"])
    other = browsers()
    other.enter(made["table"], made["links"]["join"])
    ben = other.open(made["table"], language="fr")
    ben.do("sit", seat=1, name="Ben")
    ben.until(lambda: ben.table["mine"] == [1])
    ana.until(lambda: ana.table["seats"][1]["who"] == "person")
    assert noticed(ana) == ["Ben sits down."]
    assert noticed(ben) == ["Vous vous asseyez."]
    ben.do("leave", seat=1)
    ben.close()
    third = browsers()
    third.enter(made["table"], made["links"]["join"])
    cleo = third.open(made["table"])
    cleo.do("sit", seat=1, name="Cleo")
    cleo.until(lambda: cleo.table["mine"] == [1])
    assert noticed(cleo) == ["Ben sits down.", "Ben has left.", "You sit down."]
    ana.close()
    cleo.close()


def test_several_at_one_device_are_called_by_their_names_only(browser):
    made = browser.create("quarry", [me("Ana"), me()], options=OPTIONS)
    page = browser.open(made["table"], seat=0)
    page.add_luck(0)
    page.add_luck(1)
    page.do("start")
    page.until(lambda: page.table["stage"] == "playing")
    page.move(0, "span e2-e5")
    assert page.log[1]["sentence"].startswith("Ana places")
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_of_their_own_in_the_readers_script(browser, language):
    made = browser.create("sangram", [me("Asha"), *[bot()] * 4])
    page = browser.open(made["table"], language=language)
    names = [seat["name"] for seat in page.table["seats"]]
    assert len(set(names)) == 5
    assert set(names[1:]) <= {say(f"bot-{id}").say(language) for id in CASTS["sangram"]}
    assert {seat["character"] for seat in page.table["seats"][1:]} <= set(CASTS["sangram"])
    assert page.table["seats"][0]["character"] == ""
    page.close()


def test_each_game_has_a_cast_for_all_its_seats_and_tables_meet_different_ones_of_it():
    for game, cast in CASTS.items():
        assert len(set(cast)) == 6
        at_tables = {bot_name((), 1, game, table) for table in ("A", "B", "C", "D", "E", "F", "G", "H")}
        assert len(at_tables) > 1
        assert at_tables <= {say(f"bot-{id}").say("en") for id in cast}
        assert bot_name((), 1, game, "A") == bot_name((), 1, game, "A")


def test_who_plays_for_a_person_keeps_the_name_and_is_no_character(browser):
    made = browser.create("sangram", [me("Ana"), bot()])
    page = browser.open(made["table"])
    page.add_luck(0)
    page.do("start")
    page.until(lambda: page.table["stage"] == "playing")
    page.do("bot", seat=0, bot="greedy")
    page.until(lambda: page.table["seats"][0]["bot"] == "greedy")
    assert (page.table["seats"][0]["name"], page.table["seats"][0]["character"]) == ("Ana", "")
    page.close()


def test_a_bot_takes_a_name_that_nobody_reads_as_anothers():
    taken = [ev.Seat(who="person", name=say(f"bot-{id}").say("hi")) for id in BOTS[:5]]
    assert bot_name(forms_of(taken), 0) == say(f"bot-{BOTS[5]}").say("en")


@pytest.mark.parametrize(
    ("chair", "seat", "read"),
    [
        (ev.Seat(who="person", name="You"), 0, ["Player 1", "Joueur 1", "खिलाड़ी 1"]),
        (ev.Seat(who="person", name="Vous"), 2, ["Player 3", "Joueur 3", "खिलाड़ी 3"]),
        (ev.Seat(who="person", name="खिलाड़ी 2"), 1, ["Player 2", "Joueur 2", "खिलाड़ी 2"]),
        (ev.Seat(who="bot", name="Robot 2", bot="friend"), 1, ["Louis", "Louis", "लुई"]),
        (ev.Seat(who="person", name="Zoé"), 0, ["Zoé", "Zoé", "Zoé"]),
    ],
)
def test_tables_of_before_show_todays_names(chair, seat, read):
    name = shown(chair, seat)
    assert [name if isinstance(name, str) else name.say(language) for language in LANGUAGES] == read


def test_how_a_bot_plays_is_told_in_the_readers_language(browser):
    made = browser.create("sangram", [me("Ana"), bot()])
    page = browser.open(made["table"], language="fr")
    page.do("bot", seat=0, bot="friend")
    page.until(lambda: page.table["seats"][0]["bot"] == "friend")
    assert "Un robot (Ami) joue pour vous." in noticed(page)
    page.close()
