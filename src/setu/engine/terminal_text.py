"""Columns of text in a terminal, where a word is as wide as its letters are drawn and not as many signs as it has.

In Devanagari most vowels are marks above, below or beside a consonant, and consonants run into each other: सीढ़ी is two
letters, written with five signs.
"""

from __future__ import annotations

import unicodedata

_VIRAMA = "\N{DEVANAGARI SIGN VIRAMA}"  # joins two consonants


def width_of(words: str) -> int:
    """How many cells of a terminal the words fill."""
    from rich.cells import cell_len

    return cell_len(words)


def left(words: object, width: int) -> str:
    """The words at the left of a column."""
    return f"{words}{' ' * (width - width_of(str(words)))}"


def right(words: object, width: int) -> str:
    """The words at the right of a column."""
    return f"{' ' * (width - width_of(str(words)))}{words}"


def letters(word: str) -> list[str]:
    """A word in pieces that must not be torn: each a sign with its marks and what is joined to it."""
    found: list[str] = []
    for sign in word:
        if found and (unicodedata.category(sign).startswith("M") or found[-1].endswith(_VIRAMA)):
            found[-1] += sign
        else:
            found.append(sign)
    return found
