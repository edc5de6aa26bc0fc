"""Sangram: its numbers with names, and how moves, refusals and events are written and said."""

from __future__ import annotations

from setu.engine.board import Board
from setu.engine.codes import Arg, actions, because, by, codes, events, kind, refusals, told
from setu.engine.rule import rule
from setu.engine.state import State


@codes
class phase:
    """SG-10: a round asks for these, in this order."""

    CHOOSING, ACTING, GIVING, RECRUITING, OVER = range(5)
    NAMES = ("play", "act", "give", "recruit", "over")


@codes
class warriors:
    """Part 2: the eleven, in the guide's order, from the highest motivation to the lowest."""

    (ACHARYA, MAHARAJA, SHOORVEER, SENAPATI, MANTRI, MAHARANI, GUPTCHAR, YUVARAJ, VYAPARI, SARTHI, VAIDIK) = range(11)
    NAMES = (
        *("acharya", "maharaja", "shoorveer", "senapati", "mantri", "maharani"),
        *("guptchar", "yuvaraj", "vyapari", "sarthi", "vaidik"),
    )
    LETTERS = ("Ach", "Mrj", "Sho", "Sen", "Man", "Mrn", "Gup", "Yuv", "Vya", "Sar", "Vai")  # in the notation


@codes
class ending:
    """SG-70, R25: how a game may have ended."""

    STRENGTH, ROUNDS, RESIGN = 1, 2, 3
    NAMES = ("", "strength", "rounds", "resign")


@codes
class book:
    """The rulebook's numbers."""

    CARDS = 55
    COPIES = 5
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


CARD, OTHER = Arg("card", book.CARDS, first=1), Arg("seat", 5)
RETURNED, GIVEN = Arg("returned", book.DROPS[1], first=1), Arg("given", book.GIFT, first=1)


@actions
class action:
    """Part 11.1: every choice has a number."""

    COUNT: int
    decline = kind("--", "declines", "decline", "pass", warrior=("warrior", "s.resolving"))
    play = kind("{card}", "plays", "play {card}", card=CARD, phase=phase.CHOOSING, secret=True)
    recruit = kind(
        "rec {card} b{tokens}",
        "recruits",
        "recruit {card} b{tokens}",
        "{card} b{tokens}",
        card=CARD,
        remark="tokens",
        untrue=("SG-41", "wrong-tokens"),
        phase=phase.RECRUITING,
    )
    give = kind(
        "/{card}",
        "gives",
        "give {card}",
        "{card}",
        card=CARD,
        other=("seat", "s.swap_with"),
        phase=phase.GIVING,
        secret=True,
    )
    take = kind(
        "+{card} b{tokens}",
        "picks",
        "{card} b{tokens}",
        card=CARD,
        remark="tokens",
        untrue=("SG-30", "wrong-tokens"),
        phase=phase.ACTING,
    )
    retreat = kind(">{other}", "sends-home", other=OTHER)
    drop = kind("-{tokens}", "returns", tokens=RETURNED)
    shield = kind("*", "shields")
    gift = kind("{other}+{tokens}", "gives-tokens", other=OTHER, tokens=GIVEN)
    rise = kind("^{level}", "rises", remark="level", untrue=("SG-25", "wrong-level"))
    pull = kind("{other}v{level}", "pulls", other=OTHER, remark="level", untrue=("SG-26", "wrong-level"))
    copy = kind("={other}", "copies", other=OTHER, card=("card", "s.played[move.seat]"))
    swap = kind("<>{other}", "swaps", other=OTHER)
    draw = kind("~", by("s.resolving", {warriors.VAIDIK: "opens-pile"}, "draws"))


@rule
def most_returned(b: Board, s: State, seat: int, move: int) -> int:
    """SG-21, SG-23: a Maharaja returns four tokens at most, a Senapati six."""
    return book.DROPS[0] if s.resolving == warriors.MAHARAJA else book.DROPS[1]


ON_CARD, ON_OTHER, ACTIVITY = ("card", "move.card"), ("seat", "move.seat"), ("warrior", "s.resolving")


@refusals
class refusal:
    """Why a move may not be made: the rule, and what the sentence names."""

    LEGAL = 0
    GAME_IS_OVER = because("SG-70", package="setu.engine")
    NO_SUCH_MOVE = because(
        "SG-12", "move-number", package="setu.engine", move=("count", "move"), last=("count", "last")
    )
    ALREADY_CHOSEN = because("SG-10")
    CHOOSE_A_CARD = because("SG-10")
    NOT_IN_HAND = because("SG-10", card=ON_CARD)
    NOT_YOUR_TURN = because(by("s.phase", {phase.RECRUITING: "SG-40"}, "SG-12"), who=("seat", "s.order[s.turn]"))
    GIVE_A_CARD = because("SG-28", other=("seat", "s.swap_with"))
    NOT_YOURS_TO_GIVE = because("SG-28", "not-in-hand", card=ON_CARD)
    NOT_BACK = because("R14", card=ON_CARD)
    MUST_RECRUIT = because("SG-40")
    NO_VOLUNTEER = because("SG-40", card=ON_CARD)
    OTHER_ACTIVITY = because("SG-12", warrior=ACTIVITY)
    MUST_FOLLOW = because("R12", warrior=ACTIVITY)
    NOBODY_THERE = because("SG-15", number=("seat-number", "move.seat"), seats=("count", "seats"))
    YOURSELF = because("SG-15")
    SENT_HOME_ALREADY = because("SG-15", other=ON_OTHER)
    HAS_ACTED = because("SG-20", other=ON_OTHER)
    TOO_MANY = because(
        by("s.resolving", {warriors.MAHARAJA: "SG-21"}, "SG-23"), warrior=ACTIVITY, most=("count", most_returned)
    )
    NOT_SO_MANY = because(
        by("s.resolving", {warriors.MANTRI: "SG-24", warriors.MAHARAJA: "SG-21"}, "SG-23"),
        tokens=("count", "s.tokens[seat]"),
    )
    ON_THE_GROUND = because("SG-26", other=ON_OTHER)
    NO_COPY_OF_A_COPY = because("SG-27")
    NO_COPY_OF_THE_RETREATED = because("R8", other=ON_OTHER)
    NOTHING_TO_COPY = because("SG-27", card=("card", "s.played[move.seat]"))
    NO_CARDS_TO_SWAP = because("SG-28")
    NOT_ON_TOP = because("SG-30", card=ON_CARD)
    PILE_CLOSED = because("R26")
    MUST_TAKE = because("R26")


# SG-14: why nothing came of an activity.
WHY_WASTED = by(
    "warrior",
    {
        warriors.MAHARAJA: "wasted-no-tokens",
        warriors.SENAPATI: "wasted-no-tokens",
        warriors.MANTRI: by("tokens", {0: "wasted-no-tokens"}, "wasted-nobody"),
        warriors.MAHARANI: "wasted-top",
        warriors.YUVARAJ: "wasted-no-copy",
        warriors.SARTHI: "wasted-no-card",
        warriors.VAIDIK: "wasted-no-card",
    },
    "wasted-nobody",
)


@events
class event:
    """What is told: its numbers, and whether it is the luck of the game."""

    DEALT = told(who="seat", card="card", chance=True)
    OPENED = told(card="card", chance=True)
    CHOSE = told(echo="again", who="seat")
    REVEALED = told(who="seat", card="card")
    SENT_HOME = told(who="seat", other="seat", card="card")
    RETURNED = told("returns", who="seat", tokens="count")
    SHIELDED = told("shields", who="seat")
    GAVE_TOKENS = told("gives-tokens", who="seat", other="seat", tokens="count")
    ROSE = told("rises", who="seat", level="count")
    PULLED = told("pulls", who="seat", other="seat", level="count")
    COPIED = told("copies", who="seat", other="seat", card="card")
    SWAPPED = told("swaps", who="seat", other="seat")
    TOOK = told(who="seat", other="seat", card="card", chance=True)
    GAVE = told("gives", who="seat", other="seat", card="card")
    TURNED_UP = told(echo="whole", who="seat", card="card", chance=True)
    PICKED = told("picks", who="seat", card="card", tokens="count")
    DECLINED = told("declines", who="seat", warrior="warrior")
    WASTED = told(WHY_WASTED, who="seat", warrior="warrior", tokens="code")
    RECRUITED = told("recruits", who="seat", card="card", tokens="count")
    LEFT = told(card="card")
    SHUFFLED = told(cards="count", chance=True)
    TRAINED = told(who="seat", level="count")
    BLOCKED = told(who="seat", level="count", tokens="count")
    GREW = told(who="seat", step="count", total="count")
    SHOWN = told(who="seat", card="card")
    DREW = told(who="seat", card="card", chance=True)
    ROUND = told(round="count")
    RANKED = told(who="seat", total="count", tokens="count")
    ENDED = told(who="seat", total="count", reason="ending")
    PILE_OPENED = told("opens-pile", who="seat")
