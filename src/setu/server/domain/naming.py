"""What those at a table are called: what they typed, a number for who typed nothing, and names for bots.

Names are written down in one form; each reader is shown them in their language and script. A bot is a character: each
game has a cast of its own, and the page knows a face and a sentence for each of them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from zlib import crc32

from setu.engine.persons import person, player_number
from setu.engine.texts import LANGUAGES, Text
from setu.server.domain import events as ev
from setu.server.texts import say

BOTS = ("asha", "louis", "meera", "margot", "kabir", "chloe", "arjun", "jules", "leela", "simone", "ravi", "lucie")
CASTS = {
    "river-dragons": ("linh", "khamla", "sokha", "bao", "mai", "tien"),
    "sunderbans": ("mouli", "shyamal", "rupa", "tapan", "jhuma", "nobin"),
    "sangram": ("tara", "zorawar", "zeenat", "daulat", "gauri", "veer"),
    "ramas-bridge": ("meera", "saman", "nila", "anbu", "kabir", "chandra"),
    "quarry": ("petra", "flint", "mica", "jasper", "opal", "garnet"),
}
EVERYBODY = tuple(dict.fromkeys([*BOTS, *(id for cast in CASTS.values() for id in cast)]))
_ID_OF = {say(f"bot-{id}").say("en"): id for id in EVERYBODY}

# What earlier tables wrote down for want of a name, in the language of who made them.
_WAS_YOU = {"You", "Vous", "आप"}
_WAS_PLAYER = re.compile("(?:Player|Joueur|खिलाड़ी) ([1-6])")
_WAS_BOT = re.compile("(?:Bot|Robot|बॉट) ([1-9])")


# Letters that are printed as nothing: with them a name would look like another, or like none.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufffc\U000e0100-\U000e01ef]")
_SELECTORS = re.compile("[\ufe00-\ufe0f]")  # how an emoji is drawn
_JOINERS = "\u200c\u200d"  # Hindi needs those that join letters or keep them apart
_MOST_MARKS = 3  # upon one letter: Hindi has as many


def clean_name(written: str) -> str:
    """A name in one form, without what cannot be seen: nobody looks like another. Empty if nothing is left."""
    return _cleaned(_SELECTORS.sub("", "".join(letter for letter in written if letter not in _JOINERS)))


def clean_text(written: str) -> str:
    """Free text without control and direction characters, and without marks piled upon marks."""
    return _cleaned(written).strip(_JOINERS)


def _cleaned(written: str) -> str:
    seen = (letter for letter in written if letter.isprintable() or letter.isspace() or letter in _JOINERS)
    words = " ".join(_UNSEEN.sub("", "".join(seen)).split())
    kept, marks = [], _MOST_MARKS
    for letter in unicodedata.normalize("NFC", words):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def shown(occupant: ev.Seat, seat: int) -> Text | str:
    """Who sits in a seat, as a reader is told."""
    return shown_bot(occupant.name, seat) if occupant.who == "bot" else shown_person(occupant.name, seat)


def shown_person(name: str, seat: int) -> Text | str:
    number = _WAS_PLAYER.fullmatch(name)
    if name in _WAS_YOU or number:
        return player_number(int(number[1]) - 1 if number else seat)
    return person(name)


def shown_bot(name: str, seat: int) -> Text | str:
    """A bot by its name; one that took over keeps the name of whom it plays for."""
    id = _character(name)
    return say(f"bot-{id}") if id else shown_person(name, seat)


def character(occupant: ev.Seat) -> str:
    """Which character a bot is; nobody for a person, and for a bot that plays under a person's name."""
    return _character(occupant.name) if occupant.who == "bot" else ""


def _character(name: str) -> str:
    number = _WAS_BOT.fullmatch(name)
    return BOTS[int(number[1]) - 1] if number else _ID_OF.get(name, "")


def forms(name: Text | str) -> set[str]:
    """Every way in which some reader sees a name, large and small letters being alike."""
    seen = {name.say(language) for language in LANGUAGES} if isinstance(name, Text) else {name}
    return {unicodedata.normalize("NFKC", one).casefold() for one in seen}


def forms_of(seats: Sequence[ev.Seat], but: int | None = None) -> set[str]:
    """All that those who sit are called, to whomever; `but` leaves a seat out."""
    taken = (shown(occupant, seat) for seat, occupant in enumerate(seats) if occupant.who != "open" and seat != but)
    return {form for name in taken for form in forms(name)}


def bot_name(taken: Iterable[str], seat: int, game: str = "", table: str = "") -> str:
    """A name for a bot that sits down, as it is written down: of the game's cast, and one that nobody here has.

    Which of the cast comes is the table's affair, so that one meets them all.
    """
    taken, cast = set(taken), CASTS.get(game, BOTS)
    first = seat + (crc32(table.encode()) if game in CASTS else 0)
    order = [*(cast[(first + number) % len(cast)] for number in range(len(cast))), *EVERYBODY]
    return next(name.say("en") for id in order if not forms(name := say(f"bot-{id}")) & taken)
