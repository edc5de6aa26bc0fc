"""Rama's Bridge: its numbers with names, and how the numbers are written."""

from __future__ import annotations

from setu.engine.bits import BITS
from setu.engine.board import Board
from setu.engine.codes import Arg, actions, because, by, codes, events, kind, refusals, told
from setu.engine.rule import rule
from setu.engine.state import State

FAR = 255  # steps: no way at all


@codes
class themes:
    """RB-4: nine piles of cards."""

    BRIDGE, ARCHITECTURE, MATERIAL, FOOD, SPICE, LANGUAGE, TRANSPORT, FESTIVAL, DEITY = range(9)
    NAMES = ("bridge", "architecture", "material", "food", "spice", "language", "transport", "festival", "deity")
    COUNT = 9


@codes
class size:
    """What a record has room for."""

    SEATS = 6
    BONUS = 2
    SLOTS = themes.COUNT + BONUS  # a dealt card of each theme, then the bonus cards
    PILE = 24  # cards of a theme
    KARMA = 10
    PLACES = SLOTS + 2  # of a tour: where one stands, the towns of the cards, Pamban
    WORDS = 4  # of a set of spaces
    SPACES = WORDS * BITS
    TOWNS = 72
    STEPS = 6
    LAYERS = STEPS + 1  # a move of six steps has at most six flights
    INPUTS = 24  # numbers that `evaluate` looks at


@codes
class setting:
    """Values of options that change the rules."""

    STRATEGY = 1  # rules
    ALL_LINKS = 1  # male_links
    BY_CHOICE = 1  # tickets
    SHARED = 1  # pamban_shared
    ADJACENT = 1  # cow_card_goal
    CHANGED = 1  # any other option with two values: not the first of them


@codes
class hand:
    """What is in a slot of a hand: nothing, a card still to be visited, or its place in the pile of laid cards."""

    EMPTY, OPEN, LAID = 0, 1, 2


@codes
class karma:
    """Bad karma (RB-33 to RB-40); UNKNOWN is how a held card looks to the others."""

    NONE, COW, MONSOON, CRICKET, MALDIVES, UNKNOWN = range(6)
    NAMES = ("", "cow", "monsoon", "cricket", "maldives")
    KINDS = 5


@codes
class ways:
    """R16: by which measure a forced traveller comes nearer."""

    OPEN, BY_LAND, BY_AIR = range(3)
    NAMES = ("open", "land", "air")


@codes
class eco:
    """Eco-planet (RB-41 to RB-44): two kinds of commitment, and what became of one."""

    FOR_TRANSPORT, FOR_MATERIAL = 0, 1
    NAMES = ("transport", "material")
    UNCOMMITTED, PENDING, KEPT, BROKEN = range(4)
    STATES = ("none", "pending", "kept", "broken")


@codes
class phase:
    """What the active seat is asked; from TURN_BEGINS on what happens by itself, where a game at rest never stands."""

    PLACING, MOVING_COW, MOVING, SPENDING, GIVING_UP, COMMITTING = range(6)
    TAKING_BONUS, GIVING_KARMA, REPLAYING, OVER = range(6, 10)
    TURN_BEGINS, GO_BEGINS, RELEASE_THROWN, THROWING, LAYING, GOD_ANSWERED = range(10, 16)
    ECO_OFFER, KARMA_WINDOW, BONUS_WINDOW, GO_ENDS, TURN_ENDS = range(16, 21)
    NAMES = (
        *("place", "cow", "move", "tickets", "give_up", "commit", "bonus", "karma", "again", "over"),
        *("turn_begins", "go_begins", "release_thrown", "throwing", "laying", "god_answered"),
        *("eco_offer", "karma_window", "bonus_window", "go_ends", "turn_ends"),
    )


@codes
class ending:
    """RB-46, RB-47, R28: how a game ends."""

    BY_PAMBAN, BY_STALL, BY_ROUNDS, BY_RESIGNING = 1, 2, 3, 4
    NAMES = ("", "pamban", "stall", "max_rounds", "resign")


@codes
class sheet:
    """RB-48: the lines of the score sheet."""

    DESTINATIONS, TICKETS, DEITY, OPEN, ECO_TRANSPORT, ECO_MATERIAL, BONUS, BRIDGE = range(8)
    NAMES = ("destinations", "tickets", "deity", "open", "eco_transport", "eco_material", "bonus", "bridge")
    COUNT = 8


@codes
class rows:
    """R16, the rows of `far_land` and `far_air`: what a forced traveller goes to, and where the cow stands."""

    TO_COW = 0  # + cow's town: the town itself
    NEXT_TO_COW = size.TOWNS  # + cow's town: the spaces beside it (R25 b)
    NEXT_TO_NO_COW = 2 * size.TOWNS  # … as if the cow did not block
    TO_PLACE = 3 * size.TOWNS  # + place * PLACE_ROWS + cow's town, or + NO_COW
    PLACE_ROWS = size.TOWNS + 1
    NO_COW = size.TOWNS
    ONE_MATCH, OTHER_MATCH, EITHER_MATCH, MALDIVES_PLACE = range(4)
    COUNT = TO_PLACE + 4 * PLACE_ROWS


# ---- moves


@rule
def offered(s: State) -> int:
    """R31: transport is asked before material."""
    return eco.FOR_TRANSPORT if s.eco_offers & 1 << eco.FOR_TRANSPORT != 0 else eco.FOR_MATERIAL


@rule
def offer(b: Board, s: State, seat: int, move: int) -> int:
    """R31: the commitment that is asked for."""
    return offered(s)


SPACE, THEME, VICTIM = Arg("space", size.SPACES), Arg("theme", themes.COUNT), Arg("victim", size.SEATS)
OFFER = ("eco", offer)


@actions
class action:
    """A space has one number, whatever is done there. Where a pawn flies, `words` adds the flights."""

    COUNT: int
    place = kind(
        "place {whose} {where}",
        "places",
        where=SPACE,
        whose=("pawn", "s.placing"),
        untrue=("RB-7", "wrong-pawn"),
        phase=phase.PLACING,
    )
    move_cow = kind("cow {where}", "moves-cow", shares="place", where=SPACE, phase=phase.MOVING_COW)
    go = kind(">{where}", "goes", shares="place", where=SPACE, phase=phase.MOVING)
    bonus = kind("bonus {theme}", "takes-bonus", theme=THEME)
    commit = kind(
        "eco {kind}",
        "commits",
        "eco",
        "eco commit",
        "commit",
        kind=OFFER,
        untrue=("RB-41", "wrong-eco"),
        shows={"answer": "commit"},
    )
    decline = kind("eco no", "declines", "eco decline", "decline", kind=OFFER, shows={"answer": "decline"})
    give_up = kind("giveup", "gives-up", shows={"answer": "giveup"})
    wait = kind("wait", "waits-on", shows={"answer": "wait"})
    again = kind("again", "plays-again", shows={"answer": "again"})
    done = kind("done", by("s.phase", {phase.TAKING_BONUS: "takes-no-bonus"}, "ends-turn"), shows={"answer": "done"})
    keep = kind("keep", "keeps", shows={"answer": "keep"})
    give = kind(
        "give {kind} {victim}",
        "gives",
        victim=VICTIM,
        kind=("karma", "s.karma_hand[seat]"),
        untrue=("RB-34", "wrong-karma"),
    )
    spend = kind("tickets {tickets}", "goes", tickets=Arg("tickets", size.LAYERS), shows={"answer": "tickets"})


# ---- refusals

THERE = ("space", "move")


@refusals
class refusal:
    """Why a move may not be made."""

    LEGAL = 0
    GAME_IS_OVER = because("RB-47", package="setu.engine")
    NOT_YOUR_TURN = because("RB-9", who=("seat", "s.active"))
    NO_SUCH_MOVE = because("RB-13", "no-such-space", move=("number", "move"), last=("one-less", "b.spaces"))
    START_IS_AIRPORT = because("RB-8", "start-airport", where=THERE)
    START_IS_TAKEN = because("R8", "start-taken", where=THERE)
    COW_NEEDS_TOWN = because("RB-18", where=THERE)
    COW_MUST_MOVE = because("RB-18", where=THERE)
    COW_FORBIDDEN = because("RB-18", where=THERE)
    MUST_LEAVE = because("R28", where=THERE)
    MUST_FLY_BACK = because("R16", where=THERE)
    NOT_ON_THIS_JOURNEY = because("R16", where=THERE)
    COW_IS_THERE = because("RB-19", where=THERE)
    OCCUPIED = because("RB-15", where=THERE)
    NOT_NEARER = because("R16")  # these four as `why_not_go` asks; `faults` tells what the sentences name
    MUST_STOP = because(by("s.journey[seat]", {karma.NONE: "RB-14"}, "RB-36"))
    COW_IN_THE_WAY = because("RB-19", where=("space", "s.cow"))
    NO_TICKET = because("RB-24", where=THERE)
    TOO_FAR = because("RB-12", where=THERE, throw=("count", "s.throw"))
    BONUS_DEITY = because("RB-31")
    BONUS_ENOUGH = because("RB-31", most=("count", "b.bonus_max"))
    BONUS_EMPTY = because("RB-31", theme=("theme", "move.theme"))
    NOT_YOURSELF = because("R37")
    VICTIM_BEFORE = because("RB-35", who=("seat", "move.victim"))
    NO_SUCH_PLAYER = because("RB-35")
    ASKED_TO_PLACE = because("RB-7", "asked-place", whose=("seat", "s.placing"))  # from here on in the order of phases
    ASKED_FOR_COW = because("RB-18", "asked-cow")
    ASKED_TO_MOVE = because("RB-10", "asked-move")
    ASKED_FOR_TICKETS = because("R5", "asked-tickets", where=("space", "s.bound"))
    ASKED_TO_GIVE_UP = because("RB-43", "asked-give-up")
    ASKED_TO_COMMIT = because("RB-41", "asked-commit", kind=OFFER)
    ASKED_FOR_BONUS = because("R14", "asked-bonus")
    ASKED_FOR_KARMA = because("RB-34", "asked-karma")
    ASKED_AGAIN = because("RB-17", "asked-again")


# ---- events


@events
class event:
    """What is told, with three numbers. Flights and the god's answer are said in `words`."""

    STARTS = told("starts", who="seat", chance=True)
    PLACED = told("places", who="seat", whose="seat", where="space")
    TURN = told("turn", who="seat", round="count")
    THROWN = told("throws", who="seat", face="count", chance=True)
    COW_MOVED = told("moves-cow", name="cow", who="seat", where="space")
    STAYED = told("stays", who="seat", where="space")
    WENT = told("goes", who="seat", where="space")
    BONUS = told("takes-bonus", who="seat", theme="theme")
    DRAWN_CARD = told("draws-card", who="seat", card="card", chance=True)
    LAID_CARD = told("lays", name="laid", who="seat", card="card", bonus="flag")
    GOD = told("god", who="seat", face="count", points="count", chance=True)
    KARMA_TAKEN = told("takes-karma", name="karma", who="seat")
    DRAWN_KARMA = told("draws-karma", who="seat", kind="karma", chance=True)
    COMMITTED = told("commits", who="seat", kind="eco")
    RELEASED = told("releases", who="seat", face="count", kept="kept", chance=True)
    WAITS = told("waits", who="seat", turns="count")
    BACKS_OUT = told("gives-up", name="gave-up", who="seat")
    GIVEN = told("gives", who="seat", victim="seat", kind="karma")
    DROPPED = told("drops", who="seat", card="card", again="flag")
    ARRIVED = told("arrives", who="seat", where="space", kind="karma")
    MATCH = told("watches", who="seat", turns="count")
    LEFT = told("leaves", who="seat")
    ENDED = told("ended", who="finisher", reason="reason")
