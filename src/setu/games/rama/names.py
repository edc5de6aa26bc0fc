"""What players, spaces, cards and themes are called."""

from __future__ import annotations

import functools

from setu.engine.board import Board
from setu.engine.persons import player_number
from setu.engine.texts import LANGUAGES, SeatName, Text, language, seat_text
from setu.games.rama.board import box_of, numbered_box
from setu.games.rama.box import PACKAGE, Card, Space, say
from setu.games.rama.state import KARMA_NAMES, THEMES


def player(seat: int) -> SeatName:
    """A seat in a sentence; the game has no other word for it."""
    return seat_text(seat, player_number(seat))


def space_id(b: Board, space: int) -> str:
    return box_of(b).spaces[space].id


class Name(Text):
    """A name that the box gives in every language."""

    __slots__ = ()

    def say(self, name: str | None = None) -> str:
        return str(dict(self.slots)[name or language()])


def named(thing: Space | Card) -> Name:
    """A town or a card by its name; what has none, by its id."""
    return Name(PACKAGE, "", tuple((name, getattr(thing, f"name_{name}") or thing.id) for name in LANGUAGES))


def town_name(town: Space) -> Name:
    """A town in a sentence or on a map: the older name in brackets is for its card."""
    return Name(PACKAGE, "", tuple((name, said.split(" (")[0]) for name, said in named(town).slots))


def place(b: Board, space: int) -> Text:
    """A town by its name; a plain space by the road it lies on."""
    return _place(int(b.box), space)


@functools.cache  # lists of legal moves name a hundred places
def _place(number: int, space: int) -> Text:
    box = numbered_box(number)
    found = box.spaces[space]
    if found.name_en:
        return town_name(found)
    if not found.link[0]:
        return say("junction", space=found.id)
    first, last = (box.spaces[box.at[end]] for end in found.link)
    between = {"start": town_name(first), "end": town_name(last)}
    return say("sea-space" if found.sea else "plain", space=found.id, steps=found.steps, **between)


def theme_name(theme: int) -> Text:
    return say(f"theme-{THEMES[theme]}")


def card_name(b: Board, card: int) -> Text:
    """A card by theme, name and town."""
    found: Card = box_of(b).cards[card]
    town = place(b, int(b.town_of[card]))
    return say("card", theme=theme_name(found.theme), name=named(found), town=town)


def karma_name(kind: int) -> Text:
    return say(f"karma-{KARMA_NAMES[kind]}")
