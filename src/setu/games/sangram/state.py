"""What the record of a Sangram game holds. A card is its motivation, 1 to 55; a set of cards has one bit each."""

from __future__ import annotations

from setu.engine.marks import Marks
from setu.engine.options import Choice, Options
from setu.engine.state import state_dtype

# The warriors in the guide's order, from the highest motivation to the lowest.
WARRIORS = (
    "acharya",
    "maharaja",
    "shoorveer",
    "senapati",
    "mantri",
    "maharani",
    "guptchar",
    "yuvaraj",
    "vyapari",
    "sarthi",
    "vaidik",
)
(ACHARYA, MAHARAJA, SHOORVEER, SENAPATI, MANTRI, MAHARANI, GUPTCHAR, YUVARAJ, VYAPARI, SARTHI, VAIDIK) = range(11)
KINGDOMS = ("marathas", "rajputs", "sikhs", "mughals", "mysore", "hyderabad")

# The rulebook's numbers.
CARDS = 55
COPIES = 5
MOST_SEATS = 5
TOKENS = 40
TOP_LEVEL = 9
TRAIN_LIMIT = 4
FIRST_HAND = 3
MOST_HAND = 6
GROWTH_AT = (7, 13)
GROWTH_CARDS = (2, 1)
END_AT = 18
TOP_OF_PILE = 5
MOST_STRENGTH = 2
MOST_BRITISHERS = 3
DROPS = (4, 6)  # tokens a Maharaja, a Senapati returns at most
GIFT = 2  # tokens a Mantri gives at most
ROUND_LIMIT = 40  # R25: with `roundLimit: 40`, a house rule
FAR_LIMIT = 999  # R25: the record counts no further, so the house ends the game here
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

# What is asked, and how a game may have ended.
CHOOSING, ACTING, GIVING, RECRUITING, OVER = range(5)
BY_STRENGTH, BY_ROUNDS, BY_RESIGNING = 1, 2, 3

# Moves: a number per choice, in blocks that begin here.
DECLINE = 0
PLAY = 0  # + card
RECRUIT = PLAY + CARDS  # + card
GIVE = RECRUIT + CARDS  # + card
TAKE = GIVE + CARDS  # + card
RETREAT = TAKE + CARDS + 1  # + seat
DROP = RETREAT + MOST_SEATS - 1  # + tokens, 1 to 6
SHIELD = DROP + DROPS[1] + 1
GIVE_TOKENS = SHIELD + 1  # + 2 * seat + tokens - 1
RISE = GIVE_TOKENS + GIFT * MOST_SEATS
PULL = RISE + 1  # + seat
COPY = PULL + MOST_SEATS  # + seat
SWAP = COPY + MOST_SEATS  # + seat
DRAW = SWAP + MOST_SEATS  # of a Sarthi; of a Vaidik with `discardPile: closed`: open the top five
MOVES = DRAW + 1
MOST_MOVES = 12

DRAWN, PILE = 1, 2  # bits of `follows`

# Events: kind, audience, then three numbers.
(
    DEALT,
    OPENED,
    CHOSE,
    REVEALED,
    SENT_HOME,
    RETURNED,
    SHIELDED,
    GAVE_TOKENS,
    ROSE,
    PULLED,
    COPIED,
    SWAPPED,
    TOOK,
    GAVE,
    TURNED_UP,
    PICKED,
    DECLINED,
    WASTED,
    RECRUITED,
    LEFT,
    SHUFFLED,
    TRAINED,
    BLOCKED,
    GREW,
    SHOWN,
    DREW,
    ROUND,
    RANKED,
    ENDED,
    PILE_OPENED,
) = range(1, 31)
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
        ("deck", "i1", (CARDS,)),
        ("deck_left", "i1"),
        ("discard", "i1", (CARDS,)),
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
        ("used", "<i2", (MOST_SEATS, len(WARRIORS))),
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
