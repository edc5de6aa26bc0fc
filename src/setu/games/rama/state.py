"""What the record of a game of Rama's Bridge holds."""

from __future__ import annotations

from setu.engine.bits import BITS
from setu.engine.options import Choice, Count, Options
from setu.engine.state import state_dtype

MOST_SEATS = 6
THEMES = ("bridge", "architecture", "material", "food", "spice", "language", "transport", "festival", "deity")
MATERIAL, FOOD, TRANSPORT, DEITY = 2, 3, 6, 8
THEME_COUNT = len(THEMES)
BONUS_MAX = 2
SLOTS = THEME_COUNT + BONUS_MAX  # a dealt card of each theme, then the bonus cards
MOST_PILE = 24  # cards of a theme
PLACES = SLOTS + 2  # of a tour: where one stands, the towns of the cards, Pamban
JUDGED_BY = 24  # numbers that `evaluate` looks at

WORDS = 4
MOST_SPACES = WORDS * BITS
MOST_TOWNS = 72
MOST_STEPS = 6
LAYERS = MOST_STEPS + 1  # a move of six steps has at most six flights

# Moves below MOST_SPACES name a space: where a pawn or the cow goes.
TAKE_BONUS = MOST_SPACES  # + theme
COMMIT = TAKE_BONUS + THEME_COUNT
DECLINE = COMMIT + 1
GIVE_UP = COMMIT + 2
WAIT = COMMIT + 3
AGAIN = COMMIT + 4
DONE = COMMIT + 5
KEEP = COMMIT + 6
GIVE = COMMIT + 7  # + seat
SPEND = GIVE + MOST_SEATS  # + tickets
MOVE_NUMBERS = SPEND + LAYERS


OPTIONS = Options(
    Choice("rules", ("voyage", "strategie"), printed=("voyage", "strategie"), rule="RB-1"),
    Choice("male_links", ("colombo", "all"), ruling="colombo", rule="R1"),
    Choice("tickets", ("fewest", "chosen"), printed="chosen", ruling="fewest", rule="R5"),
    Choice("cow_on_any_six", ("off", "on"), ruling="off", rule="R12"),
    Choice("deity_scores_100", ("on", "off"), ruling="on", rule="R13"),
    Choice("bonus_window", ("before_move", "also_after_move"), ruling="before_move", rule="R14"),
    Choice("karma_window", ("after_move", "any_time"), ruling="after_move", rule="R15"),
    Choice("karma_arrival_lays", ("on", "off"), ruling="on", rule="R17"),
    Choice("finish_on_journey", ("off", "on"), ruling="off", rule="R19"),
    Count("cricket_wait_turns", 0, 0, 5, ruling=0, rule="R22"),
    Choice("cow_card_goal", ("enter", "adjacent"), ruling="enter", rule="R25"),
    Count("stall_rounds", 25, 1, 1000, ruling=25, rule="R28"),
    Count("max_rounds", 200, 1, 1000, ruling=200, rule="R28"),
    Count("stay_limit", 0, 0, 1000, ruling=0, rule="R28"),
    Choice("pamban_shared", ("off", "on"), usual="on", printed="off", ruling="on", rule="R28"),
    Choice("replay_after_stop", ("on", "off"), ruling="on", rule="R29"),
    Choice("eco_pending", ("0", "-50"), ruling="0", rule="R33"),
)
STRATEGY = 1  # rules
ALL_LINKS = 1  # male_links
BY_CHOICE = 1  # tickets
SHARED = 1  # pamban_shared
CHANGED = 1  # any other option with two values: not the first of them
ADJACENT = 1  # cow_card_goal

NOWHERE, NO_CARD, NOBODY = -1, -1, -1

# What is in a slot of a hand: nothing, a card still to be visited, or its place in the pile of laid cards.
EMPTY, OPEN, LAID = 0, 1, 2

# Bad karma (RB-33 to RB-40); UNKNOWN is how a held card looks to the others.
NO_KARMA, COW_CARD, MONSOON, CRICKET, MALDIVES, UNKNOWN = 0, 1, 2, 3, 4, 5
KARMA_NAMES = ("", "cow", "monsoon", "cricket", "maldives")
KARMA_KINDS = len(KARMA_NAMES)
MOST_KARMA = 10

# R16: by which measure a forced traveller comes nearer.
OPEN_WAY, BY_LAND, BY_AIR = 0, 1, 2

# Eco-planet (RB-41 to RB-44)
ECO_NAMES = ("transport", "material")
FOR_TRANSPORT, FOR_MATERIAL = 0, 1
UNCOMMITTED, PENDING, KEPT, BROKEN = 0, 1, 2, 3

# What the active seat is asked …
PLACING, MOVING_COW, MOVING, SPENDING, GIVING_UP, COMMITTING, TAKING_BONUS, GIVING_KARMA, REPLAYING, OVER = range(10)
# … and what happens by itself in between; a game at rest never stands here.
(
    TURN_BEGINS,
    GO_BEGINS,
    RELEASE_THROWN,
    THROWING,
    LAYING,
    GOD_ANSWERED,
    ECO_OFFER,
    KARMA_WINDOW,
    BONUS_WINDOW,
    GO_ENDS,
    TURN_ENDS,
) = range(10, 21)

BY_PAMBAN, BY_STALL, BY_ROUNDS, BY_RESIGNING = 1, 2, 3, 4

# Events: kind, audience, then three numbers.
(
    STARTS,
    PLACED,
    TURN,
    THROWN,
    COW_MOVED,
    STAYED,
    WENT,
    BONUS,
    DRAWN_CARD,
    LAID_CARD,
    GOD,
    KARMA_TAKEN,
    DRAWN_KARMA,
    COMMITTED,
    RELEASED,
    WAITS,
    BACKS_OUT,
    GIVEN,
    DROPPED,
    ARRIVED,
    MATCH,
    LEFT,
    ENDED,
) = range(1, 24)

STATE = state_dtype(
    OPTIONS,
    events=80,
    fields=[
        # scratch of the search for end spaces, empty between moves: sets of spaces, one bit each
        ("within", "<i8", (LAYERS, WORDS)),  # [flights]: reached with at most so many
        ("front", "<i8", (LAYERS, WORDS)),  # [flights]: entered by the last step
        ("fresh", "<i8", (LAYERS, WORDS)),  # [flights]: entered by this step
        ("stops", "<i8", (WORDS,)),  # RB-14: where the walk ends
        ("taken", "<i8", (WORDS,)),  # RB-15: where other pawns stand
        ("known", "<i8", (THEME_COUNT,)),  # scratch of `determinize`: the cards of a theme that are seen
        # scratch of `evaluate`, empty between moves: turns until the seat may end the game, and until its last card
        ("turns", "<f4", (MOST_SEATS,)),
        ("laying", "<f4", (MOST_SEATS,)),
        ("points", "<i4", (MOST_SEATS,)),  # what it has, and what it will win on its way
        ("prize", "<i4", (MOST_SEATS,)),
        ("leg", "u1", (PLACES, PLACES)),
        ("shown", "<f4", (JUDGED_BY,)),
        # hands and piles
        ("card", "<i2", (MOST_SEATS, SLOTS)),  # a card, or NO_CARD if there is none or it is hidden
        ("held", "i1", (MOST_SEATS, SLOTS)),  # EMPTY, OPEN, or LAID + how many were laid before it
        ("bonus_theme", "i1", (MOST_SEATS, BONUS_MAX)),
        ("ruled_out", "<i4", (MOST_SEATS, SLOTS)),  # cards of the theme that it cannot be, as all could see
        ("pile", "<i2", (THEME_COUNT, MOST_PILE)),  # face down, the top card last
        ("left", "i1", (THEME_COUNT,)),
        ("dropped", "<i2", (MOST_KARMA,)),  # food the monsoon took, face up
        ("drops", "i1"),
        ("god_face", "i1", (MOST_SEATS,)),  # RB-28: the god's throw, 0 before it
        # tickets
        ("free_ticket", "i1", (MOST_SEATS,)),
        ("paid", "i1", (MOST_SEATS,)),
        ("supply", "i1"),
        # bad karma
        ("karma_pile", "i1", (MOST_KARMA,)),  # face down, the top card last
        ("karma_left", "i1"),
        ("karma_aside", "i1", (MOST_KARMA,)),  # out of the game unseen
        ("asides", "i1"),
        ("karma_hand", "i1", (MOST_SEATS,)),
        ("received", "i1", (MOST_SEATS,)),  # RB-35: the card a seat was given
        ("journey", "i1", (MOST_SEATS,)),  # COW_CARD, CRICKET, MALDIVES or NO_KARMA
        ("way", "i1", (MOST_SEATS,)),  # R16: OPEN_WAY, BY_LAND or BY_AIR
        ("match_wait", "i1", (MOST_SEATS,)),  # R22: turns still to miss
        ("return_to_gate", "i1", (MOST_SEATS,)),  # R1: the first flight out of Malé is fixed
        # eco-planet
        ("eco", "i1", (MOST_SEATS, 2)),
        ("eco_wait", "<i2", (MOST_SEATS,)),  # failed waiting turns
        ("eco_left", "i1"),
        # the board
        ("pawn", "<i2", (MOST_SEATS,)),  # a space, or NOWHERE
        ("cow", "<i2"),
        ("stays", "<i2", (MOST_SEATS,)),  # R28: turns in a row in the same town by choice
        ("gone", "i1", (MOST_SEATS,)),  # has given up
        # the turn
        ("round", "<i2"),
        ("progress_round", "<i2"),  # R28: the last round that brought anything
        ("starter", "i1"),
        ("active", "i1"),
        ("placing", "i1"),  # RB-7: whose pawn is placed
        ("phase", "i1"),
        ("after", "i1"),  # the phase that follows a cow or karma decision
        ("throw", "i1"),  # the movement throw of this go, 0 before it
        ("thrown", "i1"),  # R14: the die was thrown in this go, to move or not
        ("bound", "<i2"),  # R5: the end of the walk whose tickets are asked for, or NOWHERE
        ("stopped", "i1"),  # R29: this go ended in a compulsory stop
        ("lays_nothing", "i1"),  # R17: arrived on a journey that lays nothing
        ("stayed", "i1"),  # R28: stayed by choice in this turn
        ("eco_offers", "i1"),  # RB-41: bits of the commitments still to be offered
        ("reason", "i1"),
        ("finisher", "i1"),
    ],
)
