"""What the record of a Sangram game holds. A card is its motivation, 1 to 55; a set of cards has one bit each."""

from __future__ import annotations

from setu.engine.marks import Marks
from setu.engine.options import Choice, Options
from setu.engine.state import state_dtype
from setu.games.sangram.codes import book, warriors

PACKAGE = "setu.games.sangram"
KINGDOMS = ("marathas", "rajputs", "sikhs", "mughals", "mysore", "hyderabad")
MOST_SEATS = 5
MOST_ASIDE = 11  # a Sarthi turns up five Sarthis and five Yuvarajs at most, and one card more
NOBODY = -1
NOTHING = -1

OPTIONS = Options(
    Choice("growChain", ("on", "off"), ruling="on", rule="R17"),
    Choice("showAtSecondGrowth", ("on", "off"), ruling="on", rule="R16"),
    Choice("copyRetreated", ("off", "on"), ruling="off", rule="R8"),
    Choice("sarthiMustFollow", ("off", "on"), ruling="off", rule="R12"),
    Choice("vyapariGive", ("afterLooking", "beforeLooking"), ruling="afterLooking", rule="R13"),
    Choice("vyapariReturn", ("off", "on"), ruling="off", rule="R14"),
    Choice("tokenSupply", ("40", "unlimited"), ruling="40", rule="R20"),
    Choice("roundLimit", ("40", "off"), usual="off", printed="off", rule="R25"),
    Choice("memoryAids", ("on", "off"), ruling="on", rule="R27"),
    Choice("discardPile", ("open", "closed"), ruling="open", rule="R26", tacit=True),
    marks=Marks("crowns", KINGDOMS),
)
BY_THE_BOOK = 0  # the code of what a table has usually, for every option but the next
FORTY_ROUNDS = 0

MOST_MOVES = 12
DRAWN, PILE = 1, 2  # bits of `follows`
MOST_EVENTS = 112  # the last recruit of a round in which five players grow twice, with room to spare

# Who knows what (part 7): a card may be in a hand (places 0 to 4) or in the deck.
IN_DECK = MOST_SEATS
PLACES = MOST_SEATS + 1
ONLOOKER = MOST_SEATS  # the knowledge of one who sees only what everybody sees
DRAFT = MOST_SEATS + 1  # empty between moves
VIEWERS = MOST_SEATS + 2
MOST_GROUPS = 8
JUDGED_BY = 42  # numbers that `evaluate` looks at

STATE = state_dtype(
    OPTIONS,
    events=MOST_EVENTS,
    fields=[
        # sets of cards
        ("hand", "<i8", (MOST_SEATS,)),  # a card chosen face down is still among them (K2)
        ("volunteers", "<i8"),
        ("pool", "<i8"),  # scratch of `determinize`, empty between moves
        ("may", "<i8", (VIEWERS, PLACES)),  # [viewer, place]: the cards that may lie there, for all the viewer has seen
        ("group_cards", "<i8", (VIEWERS, MOST_GROUPS)),  # K7: of these cards, between least and most have left home
        ("group_home", "i1", (VIEWERS, MOST_GROUPS)),
        ("group_least", "i1", (VIEWERS, MOST_GROUPS)),
        ("group_most", "i1", (VIEWERS, MOST_GROUPS)),
        ("groups", "i1", (VIEWERS,)),
        ("came_from", "i1", (PLACES,)),  # scratch of `determinize`, likewise
        ("shown", "<f4", (JUDGED_BY,)),  # scratch of `evaluate`, likewise
        # piles, the top last
        ("deck", "i1", (book.CARDS,)),
        ("deck_left", "i1"),
        ("discard", "i1", (book.CARDS,)),
        ("discarded", "i1"),
        ("aside", "i1", (MOST_ASIDE,)),  # turned up by a Sarthi this turn
        ("put_aside", "i1"),
        # players
        ("held", "i1", (MOST_SEATS,)),  # cards in hand
        ("level", "i1", (MOST_SEATS,)),
        ("tokens", "<i2", (MOST_SEATS,)),
        ("grown", "i1", (MOST_SEATS,)),
        # for statistics: the rounds of both growths, how often each warrior was played and a training blocked
        ("grew_in", "<i2", (MOST_SEATS, 2)),
        ("used", "<i2", (MOST_SEATS, len(warriors.NAMES))),
        ("blocked", "<i2", (MOST_SEATS,)),
        ("reshuffles", "<i2"),
        ("most_out", "<i2"),  # tokens in the hands of players, at the most
        ("limit", "<i2", (MOST_SEATS,)),  # K12: no hand is stronger than this, for all that everybody knows …
        ("floor", "<i2", (MOST_SEATS,)),  # … or weaker than that
        ("supply", "<i2"),  # below 0 with `tokenSupply: unlimited`
        # the round
        ("round", "<i2"),
        ("phase", "i1"),
        ("chosen", "i1", (MOST_SEATS,)),  # face down, 0 when none
        ("played", "i1", (MOST_SEATS,)),  # revealed this round
        ("order", "i1", (MOST_SEATS,)),  # seats in round order
        ("turn", "i1"),  # whose turn, as a place in the round order
        ("ready", "i1"),  # sets of seats, one bit each
        ("activated", "i1"),
        ("retreated", "i1"),
        ("shield", "i1"),
        ("no_recruit", "i1"),
        # the turn
        ("resolving", "i1"),  # the warrior whose activity is being carried out, or NOTHING
        ("copying", "i1"),  # the seat whose card a Yuvaraj copies, or NOBODY
        ("follows", "i1"),  # DRAWN once a Sarthi has turned up a card this turn, PILE once the top five are opened
        ("swap_with", "i1"),  # whose hand a Vyapari chose, or NOBODY
        ("taken", "i1"),  # the card taken from it; it lies there until one is given for it
        # the end
        ("reason", "i1"),
        ("resigned", "i1"),  # a seat, or NOBODY
    ],
)
