"""Sets as bits: of one word in rules, of several in tables."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from extent import examples
from setu.engine import bits

SETS = st.sets(st.integers(0, 4 * bits.BITS - 1))


@given(SETS)
@settings(max_examples=examples(60))
def test_a_set_of_several_words_is_what_was_packed(members):
    words = bits.packed(members, 4)
    assert bits.members(words) == sorted(members)
    assert [bits.size(word) for word in words.tolist()] == [
        sum(bits.word_of(one) == number for one in members) for number in range(4)
    ]


@given(st.integers(0, bits.FULL))
@settings(max_examples=examples(60))
def test_a_word_is_a_set_of_its_bits(word):
    found = bits.members(word)
    assert sum(1 << one for one in found) == word
    assert [bits.nth(word, number) for number in range(len(found))] == found
    assert bits.size(word) == len(found)
