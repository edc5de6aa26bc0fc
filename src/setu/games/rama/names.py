"""What players, spaces, cards and themes are called."""

from __future__ import annotations

import functools

from setu.engine.tables import Tables
from setu.engine.texts import Text, language
from setu.games.rama.board import box_of, numbered_box
from setu.games.rama.box import PACKAGE, Card, say
from setu.games.rama.state import KARMA_NAMES, THEMES


def player(seat: int) -> Text:
    return say("player", number=str(seat + 1))


def space_id(t: Tables, space: int) -> str:
    return box_of(t).spaces[space].id


class Name(Text):
    """A name that the box gives in both languages."""

    __slots__ = ()

    def say(self, name: str | None = None) -> str:
        (_, en), (_, fr) = self.slots
        return fr if (name or language()) == "fr" else en


def named(en: str, fr: str) -> Name:
    return Name(PACKAGE, "", (("en", en), ("fr", fr)))


def place(t: Tables, space: int) -> Text:
    """A town by its name; a plain space by the road it lies on."""
    return _place(int(t.box), space)


@functools.cache  # lists of legal moves name a hundred places
def _place(number: int, space: int) -> Text:
    box = numbered_box(number)
    found = box.spaces[space]
    if found.name_en:
        return named(found.name_en, found.name_fr)
    if not found.link[0]:
        return say("junction", space=found.id)
    first, last = (box.spaces[box.at[end]] for end in found.link)
    ends = {"start": named(first.name_en or first.id, first.name_fr or first.id)}
    ends |= {"end": named(last.name_en or last.id, last.name_fr or last.id)}
    return say("sea-space" if found.sea else "plain", space=found.id, steps=found.steps, **ends)


def theme_name(theme: int) -> Text:
    return say(f"theme-{THEMES[theme]}")


def card_name(t: Tables, card: int) -> Text:
    """A card by theme, name and town."""
    found: Card = box_of(t).cards[card]
    town = place(t, int(t.town_of[card]))
    return say("card", theme=theme_name(found.theme), name=named(found.name_en, found.name_fr), town=town)


def karma_name(kind: int) -> Text:
    return say(f"karma-{KARMA_NAMES[kind]}")
