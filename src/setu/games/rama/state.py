"""What the record of a game of Rama's Bridge holds."""

from __future__ import annotations

from setu.engine.options import Choice, Count, Options
from setu.engine.state import state_dtype
from setu.games.rama.codes import size, themes

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

NOWHERE, NO_CARD, NOBODY = -1, -1, -1

STATE = state_dtype(
    OPTIONS,
    events=80,
    fields=[
        # scratch of the search for end spaces, empty between moves: sets of spaces, one bit each
        ("within", "<i8", (size.LAYERS, size.WORDS)),  # [flights]: reached with at most so many
        ("front", "<i8", (size.LAYERS, size.WORDS)),  # [flights]: entered by the last step
        ("fresh", "<i8", (size.LAYERS, size.WORDS)),  # [flights]: entered by this step
        ("stops", "<i8", (size.WORDS,)),  # RB-14: where the walk ends
        ("taken", "<i8", (size.WORDS,)),  # RB-15: where other pawns stand
        ("known", "<i8", (themes.COUNT,)),  # scratch of `determinize`: the cards of a theme that are seen
        # scratch of `evaluate`, empty between moves: turns until the seat may end the game, and until its last card
        ("turns", "<f4", (size.SEATS,)),
        ("laying", "<f4", (size.SEATS,)),
        ("points", "<i4", (size.SEATS,)),  # what it has, and what it will win on its way
        ("prize", "<i4", (size.SEATS,)),
        ("leg", "u1", (size.PLACES, size.PLACES)),
        ("shown", "<f4", (size.INPUTS,)),
        # hands and piles
        ("card", "<i2", (size.SEATS, size.SLOTS)),  # a card, or NO_CARD if there is none or it is hidden
        ("held", "i1", (size.SEATS, size.SLOTS)),  # EMPTY, OPEN, or LAID + how many were laid before it
        ("bonus_theme", "i1", (size.SEATS, size.BONUS)),
        ("ruled_out", "<i4", (size.SEATS, size.SLOTS)),  # cards of the theme that it cannot be, as all could see
        ("pile", "<i2", (themes.COUNT, size.PILE)),  # face down, the top card last
        ("left", "i1", (themes.COUNT,)),
        ("dropped", "<i2", (size.KARMA,)),  # food the monsoon took, face up
        ("drops", "i1"),
        ("god_face", "i1", (size.SEATS,)),  # RB-28: the god's throw, 0 before it
        # tickets
        ("free_ticket", "i1", (size.SEATS,)),
        ("paid", "i1", (size.SEATS,)),
        ("supply", "i1"),
        # bad karma
        ("karma_pile", "i1", (size.KARMA,)),  # face down, the top card last
        ("karma_left", "i1"),
        ("karma_aside", "i1", (size.KARMA,)),  # out of the game unseen
        ("asides", "i1"),
        ("karma_hand", "i1", (size.SEATS,)),
        ("received", "i1", (size.SEATS,)),  # RB-35: the card a seat was given
        ("journey", "i1", (size.SEATS,)),  # COW_CARD, CRICKET, MALDIVES or NO_KARMA
        ("way", "i1", (size.SEATS,)),  # R16: OPEN_WAY, BY_LAND or BY_AIR
        ("match_wait", "i1", (size.SEATS,)),  # R22: turns still to miss
        ("return_to_gate", "i1", (size.SEATS,)),  # R1: the first flight out of Malé is fixed
        # eco-planet
        ("eco", "i1", (size.SEATS, 2)),
        ("eco_wait", "<i2", (size.SEATS,)),  # failed waiting turns
        ("eco_left", "i1"),
        # the board
        ("pawn", "<i2", (size.SEATS,)),  # a space, or NOWHERE
        ("cow", "<i2"),
        ("stays", "<i2", (size.SEATS,)),  # R28: turns in a row in the same town by choice
        ("gone", "i1", (size.SEATS,)),  # has given up
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
