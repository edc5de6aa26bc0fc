"""Whole games as one of the players reads them: the reader is “you”, the others have names, and grammar holds."""

from __future__ import annotations

import functools
import re

import pytest
from fluent.syntax import FluentParser, ast, visitor

import setu
from setu import Table
from setu.bots import choose
from setu.engine.codes import every_case
from setu.engine.game import find_game
from setu.engine.record_view import record_view
from setu.engine.rng import new_rng
from setu.engine.texts import LANGUAGES, Seating, SeatName, Text, address, catalogue, seat_text, speaking, text

GAMES = {name: min(3, game.seats[-1]) for name, game in setu.games().items()}
NAMES = ("Zoé", "Asha", "Bruno")
NEVER = {
    "en": re.compile(r"\b[Yy]ou (?:has|is|was|does|\w*[^s]s)\b"),
    "fr": re.compile(r"\bVous (?:a|est|va|fait|\w*[^eo]t|\w+[^e]e)\b(?! pas)"),
    "hi": re.compile(r"आप ने|आप के |आप की |आप को |आप [^।]*(?:ता|ती) है।"),
}


# Who is refused something is never who these name: it is an opponent's turn, an opponent cannot be chosen.
ABOUT_OTHERS = {"not-your-turn", "cards-are-down", "victim-before", "give-a-card", "sent-home-already", "has-acted"}
ABOUT_OTHERS |= {"on-the-ground", "no-copy-of-the-retreated"}
# Where somebody does something to somebody else; so often it is met that the reader is the other.
DONE_TO_OTHERS = {
    "sangram": {"sends-home", "sent-home", "pulls", "swaps", "took"},
    "ramas-bridge": {"places"},
    "river-dragons": {"is-stopped"},
    "sunderbans": {"is-blocked"},
}


@functools.cache
def played(game, seed=31):
    """A whole game of simple bots under a seed."""
    table = Table(game, GAMES[game], find_game(game).study, seed=seed, names=NAMES[: GAMES[game]])
    luck = new_rng(seed)
    while not table.over:
        seat = table.pending[0]
        table.play(choose("random", table.observation(seat), luck), seat)
    return table


def sentences(table, viewer):
    """Every sentence that somebody may read, not yet spoken."""
    for entry in table.log:
        if entry.sentence is not None and (not entry.secret or entry.seat == viewer):
            yield entry.sentence
        yield from (event.text for event in entry.events if event.audience in (-1, viewer))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_speaks_to_its_reader(game, language):
    """Whoever reads is “you”, whether they do something or something is done to them."""
    table = played(game)
    about_me, done_to_me = 0, set()
    for reader in range(table.seats):
        with speaking(language, Seating(NAMES[: table.seats], reader)):
            for sentence in sentences(table, reader):
                said, slots = str(sentence), dict(sentence.slots)
                assert not NEVER[language].search(said), said
                assert NAMES[reader] not in said, said
                mine = {slot for slot, value in slots.items() if isinstance(value, SeatName) and value.seat == reader}
                about_me += "who" in mine
                done_to_me |= {sentence.id} if mine - {"who"} else set()
    assert about_me > 5
    assert done_to_me >= DONE_TO_OTHERS.get(game, set())


def named(game):
    """The sentences of a game's declarations, and the slots of each in which a seat is named."""
    words = find_game(game).words
    for kind in words.kinds:
        slots = {"who": "seat", **{name: arg.type for name, arg in kind.args.items()}}
        slots |= {name: type for name, (type, _) in kind.slots.items()}
        yield from ((id, slots) for id in every_case(kind.sentence) if id)
    for event in words.events.values():
        yield from ((id, event.types) for id in every_case(event.sentence))
    for why in words.refusals.values():
        told = {name: type for name, (type, _) in why.slots.items()}
        yield from ((id, told) for id in every_case(why.sentence) - ABOUT_OTHERS)


def is_seat(words, b, s, type):
    """Is what such a number is called the name of who sits somewhere?"""
    for number in range(8):
        try:
            called = words.types[type].say(b, s, number)
        except (IndexError, KeyError, ValueError):
            continue
        if isinstance(called, SeatName):
            return True
    return False


def slots_of(package, language):
    """The slots of every sentence of a catalogue."""
    found = {}
    for entry in FluentParser().parse(catalogue(package, language)).body:
        if isinstance(entry, ast.Message):
            slots = Slots()
            slots.visit(entry)
            found[entry.id.name] = slots.names
    return found


class Slots(visitor.Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_that_names_a_seat_has_a_form_for_its_reader(game, language):
    table = Table(game, GAMES[game], seed=31)
    b, s, words = record_view(table.board[0]), record_view(table.state_at(0)[0]), table.game.words
    known = slots_of(table.game.package, language)
    seats = 0
    for id, slots in named(game):
        for slot, type in slots.items():
            if type != "code" and slot in known.get(id, ()) and is_seat(words, b, s, type):
                seats += 1
                form = id + address([slot])
                assert form in known, form
                several = "winners" in known[form]  # of whom the reader may be one
                assert slot not in known[form] or several, f"{form} still names who reads it"
    assert seats > 5


BRUNO, READER = seat_text(2, "Bruno"), seat_text(1, "Asha")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The last round is over; Bruno and you are equally near to your goals and share the victory."),
        (
            "fr",
            "La dernière manche est finie ; Bruno et vous êtes à égale distance de votre but et partagez la victoire.",
        ),
        ("hi", "आखिरी दौर खत्म हुआ; Bruno और आप अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।"),
    ],
)
@pytest.mark.parametrize("both", [(BRUNO, READER), (READER, BRUNO)])
def test_the_reader_is_you_among_others_too(language, said, both):
    first, last = both
    winners = text("setu.games.river", "and", first=first, last=last)
    with speaking(language, Seating(NAMES, 1)):
        told = str(text("setu.games.river", "won", who=winners, reason="cap", winners=2))
    assert " ".join(told.split()) == said


def test_who_does_something_to_oneself_is_named_once():
    both = {"who": READER, "whose": READER}
    with speaking("en", Seating(NAMES, 1)):
        assert str(text("setu.games.rama", "places", **both, where="Agra")) == "You put your own pawn on Agra."


def test_a_form_that_is_missing_is_no_fault():
    """A game from outside may speak of its reader by name."""
    with speaking("en", Seating(NAMES, 1)):
        said = Text("setu.games.quarry", "not-your-turn", (("who", READER),))
        assert str(said) == "It is Asha’s turn."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_to_a_watcher_by_names(game, language):
    table = played(game)
    with speaking(language, Seating(NAMES[: table.seats], None)):
        for sentence in sentences(table, None):
            who = dict(sentence.slots).get("who")
            if isinstance(who, SeatName) and sentence.id != "ended":
                assert NAMES[who.seat] in str(sentence)


@pytest.mark.parametrize("game", GAMES)
def test_without_names_a_seat_is_called_as_the_game_calls_it(game):
    table = Table(game, GAMES[game], seed=31)
    with speaking("en"):
        said = " ".join(str(event) for event in table.log[0].events if event.audience == -1)
    assert not re.search(r"\bP\d\b", said)
