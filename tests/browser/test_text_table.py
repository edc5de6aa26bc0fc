"""Whole games without seeing the board: by roles, labels and the command field; and what a screen reader hears."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import faults
from browser.player import FIRST_COMPILED, MANY_MOVES, NOWHERE, SHORT_SANGRAM, lay
from browser.recorder import (
    WAS_ASKED,
    assert_focus_was_never_lost,
    assert_only_refusals_cut_in,
    assert_turn_is_last,
    focus,
    heard,
    news,
    record,
)
from browser.words import LOCALES, words
from setu.engine.game import find_game
from setu.engine.questions import questions, typed_as
from setu.engine.texts import speaking

Visit = Callable[..., Page]
WEB = Path(__file__).parents[2] / "web"

HEARD_OF = "line => window.heard.some(({how, said}) => how === 'log' && said.includes(line))"
# How a reader is asked: the turn, the same again, the next card.
ASKED = {
    "en-GB": ["Your turn", "Again", "Now"],
    "fr-FR": ["À vous", "Encore", "Maintenant"],
    "hi-IN": ["आपकी बारी", "फिर", "अब"],
}
# Titles with options that make them short, a seed, and a language; that all have the same words is asked elsewhere.
SHORT = [
    ("river-dragons", {"roundCap": 1}, 1, "en-GB"),
    ("sunderbans", {"roundCap": 1}, 1, "hi-IN"),
    ("sangram", {}, SHORT_SANGRAM, "hi-IN"),
    ("ramas-bridge", {"max_rounds": 1}, 1, "fr-FR"),
    ("quarry", {}, 1, "fr-FR"),
]


class TextTable:
    """A player who only hears and types."""

    def __init__(self, page: Page, locale: str) -> None:
        self.page, self.word = page, words(locale)
        self.field = page.get_by_label(self.word["text-command"], exact=True)
        self.choices = page.get_by_role("region", name=self.word["text-choices"])
        self.result = page.get_by_role("heading", name=self.word["text-result"])

    @classmethod
    def at(cls, page: Page, locale: str, game: str, options: dict[str, str | int]) -> TextTable:
        """Come to a table with one greedy bot, and take the skip link: the first thing that Tab reaches."""
        record(page)
        bot = {"who": "bot", "bot": "greedy"}
        table = lay(page, game, [{"who": "me", "name": "Asha"}, bot], options)
        page.context.add_init_script(f"sessionStorage.setItem('setu-at-once:{table}', 'true')")
        page.goto(f"/t/{table}")
        text = cls(page, locale)
        skip = page.get_by_role("button", name=text.word["text-table"], exact=True)
        skip.wait_for(timeout=FIRST_COMPILED)
        page.keyboard.press("Tab")
        expect(skip).to_be_focused()
        page.keyboard.press("Enter")
        expect(text.field).to_be_focused()
        return text

    def type(self, command: str) -> None:
        self.field.fill(command)
        self.page.keyboard.press("Enter")

    def moves(self) -> Locator:
        return self.choices.get_by_role("listitem")

    def my_turn(self) -> bool:
        """True when something can be chosen, False when the result is there."""
        self.moves().first.or_(self.result).wait_for(timeout=FIRST_COMPILED)
        return self.result.count() == 0

    def heard(self, how: str) -> list[str]:
        return heard(self.page, how)

    def whole_log(self) -> list[str]:
        """Every line of what happened, the oldest first."""
        happened = self.page.get_by_role("region", name=self.word["log"])
        more = happened.get_by_role("button").first
        if happened.get_by_role("button").count() > 1:
            more.press("Enter")
        return [line.strip() for line in happened.get_by_role("listitem").all_inner_texts()][::-1]


@pytest.mark.parametrize(("game", "options", "seed", "locale"), SHORT, ids=[game for game, *_ in SHORT])
def test_a_whole_game_through_the_text_table(
    visit: Visit, game: str, options: dict[str, str | int], seed: int, locale: str
) -> None:
    page = visit(NOWHERE, locale=locale, seed=seed)
    text = TextTable.at(page, locale, game, options)
    assert text.my_turn()
    assert faults(page, game) == []
    made = start = 0
    while text.my_turn():
        if made:
            page.wait_for_function(WAS_ASKED, arg=[ASKED[locale], start])
        start = page.evaluate("window.heard.length")
        text.type("1")
        made += 1
        assert made < MANY_MOVES
        assert focus(page) == "command", "it stays where one types"
    result = page.get_by_role("region", name=text.word["text-result"]).get_by_role("listitem")
    expect(result).to_have_count(2)
    winner = result.first.inner_text().strip()
    page.wait_for_function(HEARD_OF, arg=winner)
    log = text.heard("log")
    assert winner in log[-1], "the result is the last word"
    assert len([said for said in log if winner in said]) == 1, "and said once"
    assert len(log) > made / 2
    assert_only_refusals_cut_in(page)
    assert_focus_was_never_lost(page)
    assert_turn_is_last(page, text.word["status-you"])
    told = [line for line in text.whole_log() if line in set(log)]
    assert [line for line in log if line in set(told)] == told, "each line once, in order"
    assert len(told) > made
    assert page.get_by_role("dialog").count() == 0


def test_a_finished_game_as_text_is_clean(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "ramas-bridge", {"max_rounds": 1})
    while text.my_turn():
        text.type("1")
    text.type("result")
    expect(text.result).to_be_focused()
    assert faults(page, "result") == []


def test_commands_are_numbers_notation_words_and_questions(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    expect(page.get_by_role("region", name="The turn")).to_contain_text("Asha (Black), you are to decide")
    expect(text.moves()).to_have_count(30)
    expect(text.moves().nth(1).get_by_role("button")).to_have_accessible_name(re.compile("^2 You place"))
    text.field.fill("pillar")  # more than 300 moves: their words are fetched when they are looked for
    expect(page.get_by_text(re.compile(r"^\d+ moves match$"))).to_be_visible()
    expect(text.moves().first).to_contain_text("pillar")
    text.type("pillar e5 level")
    expect(page.get_by_role("heading", name="Stones that stand on height 0")).to_be_visible()
    happened = page.get_by_role("region", name="What happened")
    told = happened.get_by_role("listitem")
    expect(told).to_have_count(3)
    theirs = told.first.inner_text()
    cell = re.findall(r"\b[a-j]\d\b", theirs)[0]
    text.type(f"block {cell}")
    refusal = page.get_by_role("alert").filter(has=page.get_by_role("button", name=re.compile("^Read rule QR-")))
    expect(refusal).to_be_visible()
    text.type(f"why block {cell}")
    expect(refusal).to_contain_text("QR-")
    text.type("help")
    expect(page.get_by_text("What can be typed", exact=True)).to_be_focused()
    answer = page.get_by_role("status", name="Answer")
    expect(answer).to_contain_text("What can be typed is open below.")
    text.type("result")
    expect(answer).to_contain_text("The game is not over yet.")
    text.type("review")
    expect(answer).to_contain_text("A game can be reviewed once it is over.")
    text.type("log")
    expect(page.get_by_role("heading", name="What happened")).to_be_focused()
    expect(answer).to_contain_text("To what happened, the latest first.")
    expect(text.field).to_have_value("")
    text.type("99999")
    expect(page.get_by_role("alert").filter(has_text="There is no number 99999")).to_be_visible()
    text.type("block a1")
    expect(told).to_have_count(5)  # the start, and two moves of each: the bot has answered
    expect(happened).to_contain_text("You place a block on a1")
    text.type("undo")  # a bot has nothing against it
    expect(happened).not_to_contain_text("You place a block on a1")
    page.wait_for_function(HEARD_OF, arg="Taken back: You place a block on a1 at level 0.")
    back, asked = [line for line in text.heard("log") if "block on a1" in line or "Your turn" in line][-2:]
    assert back.startswith("Taken back")
    assert asked.startswith("Your turn: place a stone"), "what is asked now comes last"


def test_looking_back_is_heard_step_by_step(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    assert text.my_turn()
    text.type("block a1")
    told = page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(told).to_have_count(3)
    page.get_by_role("button", name="Look back at an earlier moment").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="You place a block on a1").press("Enter")
    page.wait_for_function(HEARD_OF, arg="Looking at move 1 of 2")
    assert text.heard("log")[-1] == "You place a block on a1 at level 0."
    page.keyboard.press("Escape")
    back = page.get_by_role("button", name="Back to now")
    back.press("Enter")
    expect(text.field).to_be_focused()
    page.wait_for_function("() => window.heard.at(-1).said.startsWith('Your turn')")


def test_the_same_table_as_board_and_as_text_without_a_reload(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    text = TextTable.at(page, "en-GB", "sangram", {})
    assert text.my_turn()
    page.evaluate("window.stillHere = true")
    choices = text.moves().all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Board instead of the text table").click()
    expect(page.get_by_role("region", name="The board of Sangram")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("^Text table")).check()
    page.keyboard.press("Escape")
    assert text.my_turn()
    expect(text.moves()).to_have_text(choices, use_inner_text=True)
    assert page.evaluate("window.stillHere")
    page.reload()
    expect(text.field).to_be_visible()


def test_questions_are_answered_and_the_focus_stays(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    assert text.my_turn()
    answer = page.get_by_role("status", name="Answer")
    for typed, said in (
        ("e5", "e5 is bare."),
        ("turn", "It is your turn: place a stone. 1,836 moves are possible."),
        ("row 99", "There is no row “99”"),
        ("?", "row 5: a row from west to east."),
        ("?", "undo takes your last move back"),
        ("why span e2-e5", "This move can be played."),
        ("why", "why and a move says why it cannot be played"),
        ("say", "Well played!"),
        ("brick e5", "match"),
    ):
        text.type(typed)
        expect(answer).to_contain_text(said)
        expect(text.field).to_be_focused()
        if typed != "brick e5":
            expect(text.field).to_have_value("")
    assert page.evaluate("getSelection().toString()") == "brick e5", "what is typed next takes its place"
    assert re.match(r"\d+: You place a brick from", text.heard("status")[-2])
    assert re.match(r"And (one|\d+) more", text.heard("status")[-1])
    assert text.heard("alert") == []
    text.type("say hello")
    expect(page.locator(".notices")).to_contain_text("Hello!")
    expect(page.locator(".notices")).to_contain_text("Asha says:")
    expect(answer).to_be_empty()  # said once: as everybody hears it
    expect(text.field).to_have_value("")
    text.type("zebra")
    unknown = "“zebra” is neither a move nor a word of the table nor a question."
    expect(page.get_by_role("alert").filter(has_text=unknown)).to_be_visible()
    assert_only_refusals_cut_in(page, [unknown])
    text.type("brick e5")
    expect(answer).to_contain_text("match")
    page.keyboard.press("Escape")
    expect(text.field).to_have_value("")
    page.keyboard.press("ArrowUp")
    expect(text.field).to_have_value("brick e5")
    text.type("log")
    page.keyboard.press("/")
    expect(text.field).to_be_focused()
    before = len(text.heard("log"))
    page.keyboard.press("F2")
    page.wait_for_function("before => window.heard.filter(({how}) => how === 'log').length > before", arg=before)
    assert text.heard("log")[-1].startswith("To what happened"), "whatever was told last, an answer too"


def test_a_number_plays_its_move_and_says_which_that_is(visit: Visit) -> None:
    """With its thousands apart, too; and the field is free again."""
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    told = page.get_by_role("region", name="What happened").get_by_role("listitem")
    count = page.locator("#command-count")
    made = 1
    for typed, meaning in (("1,500", re.compile("^1,500: You place")), ("12", re.compile("^12: You place"))):
        assert text.my_turn()
        text.field.fill(typed)
        expect(count).to_have_text(meaning)
        said = count.inner_text().partition(": ")[2]
        page.keyboard.press("Enter")
        made += 2
        expect(told).to_have_count(made)
        expect(told.nth(1)).to_contain_text(said)
        expect(text.field).to_have_value("")
    assert_only_refusals_cut_in(page)


def test_what_is_typed_and_means_one_move_plays_with_one_enter(visit: Visit) -> None:
    """Notation from either end, and words; and the field is free again."""
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    told = page.get_by_role("region", name="What happened").get_by_role("listitem")
    made = 1
    for typed in ("span i5-i2", "post a9 level 0"):
        assert text.my_turn()
        text.type(typed)
        made += 2
        expect(told).to_have_count(made)
        expect(text.field).to_have_value("")
    assert_only_refusals_cut_in(page)


def test_the_number_of_matches_does_not_say_of_a_question_that_it_is_a_move(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "river-dragons", {})
    assert text.my_turn()
    text.field.fill("stones")  # “place 2 stones” has the word, too
    expect(page.locator("#command-count")).to_have_text("A question: Enter answers it")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Answer")).to_contain_text("Stones in reserve")
    expect(text.field).to_have_value("")
    text.field.fill("jump")
    expect(page.locator("#command-count")).to_have_text("One move matches")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["sangram", "quarry"])
def test_the_list_of_questions_has_all_that_can_be_typed(visit: Visit, game: str, locale: str) -> None:
    page = visit(NOWHERE, locale=locale)
    text = TextTable.at(page, locale, game, {})
    assert text.my_turn()
    text.type("?")
    lines = page.get_by_role("status", name=text.word["text-answer"]).locator("p")
    with speaking(locale[:2]):
        typed = [typed_as(package, question) for package, question in questions(find_game(game))]
    number = text.word["text-help-number"]
    own = [number, *(text.word[f"text-word-{word}"] for word in words_of_the_table())]
    expect(lines).to_have_count(len(typed) + len(own))
    for line, begun in zip(lines.all_inner_texts(), [*typed, *own], strict=True):
        assert " ".join(line.split()).startswith(" ".join(begun.split()))


def words_of_the_table() -> list[str]:
    """What can be typed beside moves and questions, as the page declares it."""
    source = (WEB / "src/table/typed-commands.ts").read_text(encoding="utf-8")
    return re.findall(r"'(\w+)'", source.partition("WORDS = [")[2].partition("]")[0])


def test_the_plain_one_of_several_is_proposed(visit: Visit) -> None:
    """A stone goes to the middle of its islet unless one says more."""
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "river-dragons", {})
    for card in ("S1", "S2", "P1", "P2", "M1"):
        assert text.my_turn()
        text.type(card)
    expect(page.get_by_role("region", name="The turn")).to_contain_text("Your turn: place a stone")
    assert text.my_turn()
    text.type("reach i14")
    expect(page.get_by_role("status", name="Answer")).to_contain_text("Judged by eye, from i14:")
    islet = re.findall(r"Without a stone yet: (i\d+)", text.heard("status")[-2])[0]
    text.type(f"stone {islet}")
    expect(page.get_by_role("status", name="Answer")).to_contain_text(f"The plain one: You put a stone on {islet}.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What happened")).to_contain_text(f"You put a stone on {islet}.")


@pytest.mark.parametrize(("locale", "asked", "said"), [("fr-FR", "main", "Votre Total"), ("hi-IN", "हाथ", "कुल शक्ति")])
def test_questions_in_other_languages(visit: Visit, locale: str, asked: str, said: str) -> None:
    page = visit(NOWHERE, locale=locale)
    text = TextTable.at(page, locale, "sangram", {})
    assert text.my_turn()
    answer = page.get_by_role("status", name=text.word["text-answer"])
    for typed in (asked, "hand"):
        text.type(typed)
        expect(answer).to_contain_text(said)
        text.type("turn")
        expect(answer).not_to_contain_text(said)


BURST = """typed => {
    const field = document.getElementById('command');
    for (let letters = 1; letters <= typed.length; letters += 1) {
        field.value = typed.slice(0, letters);
        field.dispatchEvent(new Event('input', {bubbles: true}));
    }
}"""
COUNTED = "() => document.getElementById('command-count').textContent !== ''"


def test_the_number_of_matches_is_said_when_the_typing_rests(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    assert text.my_turn()
    page.evaluate(BURST, "pillar e")
    page.wait_for_function(COUNTED)
    (said,) = [line for line in text.heard("polite") if "match" in line]
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Answer").locator("p").first).to_have_text(said)


CONTENT = [
    ("quarry", {"starter": "black"}, "gap", "You need at least 2 more stones."),
    ("quarry", {"starter": "black"}, "threat", "Nobody can win with the next stone."),
    ("quarry", {"starter": "black"}, "fits j9", "corner: 3 ways: i8-j8-j9, i9-j9-j8 and i8-i9-j9."),
    (
        "sangram",
        {},
        "what if 48",
        "Maharaja 48: strength 1, Britishers 2. Played, it would leave a Total of 3.",
    ),
    ("river-dragons", {}, "way", "You stand in V3; goal: V6."),
]


@pytest.mark.parametrize(("game", "options", "asked", "told"), CONTENT, ids=[asked for _, _, asked, _ in CONTENT])
def test_what_a_question_is_answered(
    visit: Visit, game: str, options: dict[str, str | int], asked: str, told: str
) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", game, options)
    assert text.my_turn()
    text.type(asked)
    expect(page.get_by_role("status", name="Answer").get_by_text(told, exact=True)).to_be_visible()


def test_what_is_near_and_how_to_travel(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "ramas-bridge", {})
    assert text.my_turn()
    text.type("1")
    page.wait_for_function(HEARD_OF, arg="Pushkar")
    tour = "Amritsar 5, Srinagar 3, Bhuj 12, Kolkata 17, Darjeeling 3, Colombo 15, Kandy 1, Sigiriya 1, Thanjavur 6"
    for asked, told in (
        ("near", "Ways from here: Jaipur 2 by road, Jodhpur 2 by road and Udaipur 3 by road."),
        ("tour", f"A quick order: {tour} and Pamban 2."),
        ("route Agra", "To Agra: 5 steps by road and boat, 5 by air. The way: Jaipur after 2 and Agra after 5."),
    ):
        text.type(asked)
        expect(page.get_by_role("status", name="Answer").get_by_text(told, exact=True)).to_be_visible()


def test_a_town_alone_is_where_one_goes_and_why_not_is_answered(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "ramas-bridge", {})
    assert text.my_turn()
    text.type("1")
    page.wait_for_function(HEARD_OF, arg="Your turn: travel")
    assert text.my_turn()
    text.type("why kohima")
    refusal = page.get_by_role("alert").filter(has=page.get_by_role("button", name=re.compile("^Read rule RB-")))
    expect(refusal).to_contain_text("Kohima")
    for _ in range(MANY_MOVES):
        assert text.my_turn()
        choices = text.moves().all_inner_texts()
        towns = re.findall(r"You go to (\w+)\.", " ".join(choices))
        if towns:
            break
        text.type(str(len(choices)))
    town = towns[0]
    text.type(f"go to {town.lower()}")
    expect(page.get_by_role("region", name="What happened")).to_contain_text(f"You go to {town}.")
    expect(text.field).to_have_value("")


@pytest.mark.parametrize(
    ("locale", "you"), [("en-GB", "Hint: You place"), ("fr-FR", "Conseil\\s: Vous"), ("hi-IN", "सुझाव: आप")]
)
def test_hints_and_phrases_are_typed_in_the_readers_language(visit: Visit, locale: str, you: str) -> None:
    page = visit(NOWHERE, locale=locale)
    text = TextTable.at(page, locale, "quarry", {"starter": "black"})
    assert text.my_turn()
    answer = page.get_by_role("status", name=text.word["text-answer"])
    text.type(text.word["text-word-hint"])
    expect(answer.locator("p").first).to_have_text(re.compile(f"^{you}"), timeout=FIRST_COMPILED)
    expect(text.field).to_be_focused()
    say = text.word["text-word-say"]
    text.type(say)
    expect(answer.locator("p").first).to_have_text(text.word["text-no-phrase"])
    phrase = answer.locator("p").nth(1).inner_text()
    text.type(f"{say} {phrase}")
    expect(page.locator(".notices")).to_contain_text(phrase)
    assert_only_refusals_cut_in(page)


def test_the_warnings_of_the_board_end_the_turn(visit: Visit) -> None:
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "river-dragons", {})
    assert text.my_turn()
    text.type("P1")
    warning = "There is no stone in the delta yet"
    expect(page.get_by_role("region", name="The turn")).to_contain_text(f"Your turn: lay five cards. {warning}")
    page.wait_for_function(HEARD_OF, arg=warning)
    (breath,) = [lines for lines in news(page) if any(warning in line for line in lines)]
    assert warning in breath[-1]


def test_the_table_waits_for_its_reader(visit: Visit) -> None:
    """Several bots have moved; one hears of each when one is ready for it."""
    page = visit(NOWHERE)
    page.add_init_script("localStorage.setItem('setu-wishes', JSON.stringify({wait: true}))")
    record(page)
    table = lay(page, "ramas-bridge", [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3], {})
    page.context.add_init_script(f"sessionStorage.setItem('setu-at-once:{table}', 'true')")
    page.goto(f"/t/{table}")
    skip = page.get_by_role("button", name="Text table", exact=True)
    skip.wait_for(timeout=FIRST_COMPILED)
    skip.press("Enter")
    text = TextTable(page, "en-GB")
    waits = page.get_by_role("button", name=re.compile("^Go on: "))
    for _ in range(MANY_MOVES):
        page.wait_for_function("() => document.querySelector('.held:not(:empty), ol [value]')", timeout=FIRST_COMPILED)
        if waits.count():
            break
        text.type("1")
    assert "More has happened. Enter in the empty field goes on." in text.heard("status")
    expect(text.field).to_be_focused()
    lines = len(text.heard("log"))
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.wait_for_function("lines => window.heard.filter(({how}) => how === 'log').length > lines", arg=lines)


def test_a_cursor_goes_over_the_board_of_cells(visit: Visit) -> None:
    """One stop for Tab; the keys of a grid move; each cell says what it is, and Enter asks about it."""
    page = visit(NOWHERE)
    text = TextTable.at(page, "en-GB", "quarry", {"starter": "black"})
    assert text.my_turn()
    text.type("span e2-e5 @0")
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("gridcell", name=re.compile("^e2,.* Black, height 1$"))).to_be_visible()
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    grid.locator("[tabindex='0']").focus()
    told = []
    for key in ("Home", "PageDown", "ArrowUp", *["ArrowRight"] * 4, "ArrowLeft", "End", "ArrowRight", "PageUp"):
        page.keyboard.press(key)
        told.append(str(page.evaluate("document.activeElement.ariaLabel")))
    cells = [name.split(",")[0].split(" ")[0] for name in told]
    assert cells == ["a9", "a1", "a2", "b2", "c2", "d2", "e2", "d2", "j2", "j2", "j9"]
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Answer")).to_contain_text("j9")
    expect(grid.get_by_role("gridcell", name=re.compile("^j9"))).to_be_focused()
