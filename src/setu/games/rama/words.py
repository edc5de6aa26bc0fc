"""How Rama's Bridge is written (part 11), spoken and drawn as text: what `codes` cannot say."""

from __future__ import annotations

import functools
import re
import textwrap
from dataclasses import replace
from typing import Any

from setu.engine import contract
from setu.engine.board import Board
from setu.engine.codes import Slot
from setu.engine.errors import IllegalMove, InvalidMove, Refusal, SetuError
from setu.engine.persons import player_number
from setu.engine.state import State
from setu.engine.terminal_text import left, letters, width_of
from setu.engine.texts import LANGUAGES, SeatName, Text, language, seat_text
from setu.engine.typography import typeset
from setu.engine.words import DeclaredWords, Type
from setu.games.rama import cards, choices, codes, faults, walk
from setu.games.rama.board import PACKAGE, Box, Card, Space, box_of, numbered_box, say
from setu.games.rama.codes import (
    FAR,
    action,
    eco,
    ending,
    event,
    hand,
    karma,
    phase,
    refusal,
    setting,
    size,
    themes,
    ways,
)
from setu.games.rama.routes import Leg, routes
from setu.games.rama.state import NOBODY

# ---- what things are called


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
    """A town by its name; a plain space by the road it lies on, from its nearer end."""
    return _place(int(b.box), space)


@functools.cache  # lists of legal moves name a hundred places
def _place(number: int, space: int) -> Text:
    box = numbered_box(number)
    found = box.spaces[space]
    if found.name_en:
        return town_name(found)
    if not found.link[0]:
        return say("junction", space=found.id)
    first, last = (town_name(box.spaces[box.at[end]]) for end in found.link)
    back = next(len(link.spaces) - 1 - found.steps for link in box.links if found.id in link.spaces)
    near = {"steps": found.steps, "start": first, "end": last}
    far = {"steps": back, "start": last, "end": first}
    return say("sea-space" if found.sea else "plain", **(near if found.steps <= back else far))


def theme_name(theme: int) -> Text:
    return say(f"theme-{themes.NAMES[theme]}")


def card_name(b: Board, card: int) -> Text:
    """A card by theme, name and town."""
    found: Card = box_of(b).cards[card]
    town = place(b, int(b.town_of[card]))
    return say("card", theme=theme_name(found.theme), name=named(found), town=town)


def karma_name(kind: int) -> Text:
    return say(f"karma-{karma.NAMES[kind]}")


def eco_name(kind: int) -> Text:
    return theme_name(themes.NAMES.index(eco.NAMES[kind]))


def read_space(b: Board, name: str) -> int:
    """A space by its id, a town also by its name."""
    box, wanted = box_of(b), typeset(name, "en").lower()  # whatever apostrophe a keyboard has
    for number, space in enumerate(box.spaces):
        if wanted in (space.id.lower(), space.name_en.lower(), space.name_fr.lower(), space.name_hi):
            return number
    raise InvalidMove(say("unknown-space", found=name))


def goal(b: Board, goal: int) -> Text:
    """RB-37, RB-39, RB-40, R20: where a journey leads."""
    if goal != faults.EITHER_MATCH:
        return place(b, goal)
    one, other = (place(b, int(match)) for match in b.cricket)
    return say("either", one=one, other=other)


def ticket_counts(counts: int) -> str:
    """R5: with how many tickets one can get there."""
    return ", ".join(str(count) for count in range(size.LAYERS) if counts >> count & 1)


# ---- how the numbers of `codes` are read, written, said and shown


def one_of(names: tuple[str, ...], say: Any) -> Type:
    """What is written by a name."""
    forms = "|".join(name for name in names if name)
    index, name = lambda b, s, written: names.index(written.lower()), lambda b, s, number: names[number]
    return Type(forms, index, name, say, lambda b, number: names[number])


PLAYER = Type(
    "p[1-6]",
    lambda b, s, name: int(name[1:]) - 1,
    lambda b, s, seat: f"P{seat + 1}",
    lambda b, s, seat: player(seat),
    is_seat=True,
)
TYPES = {
    "space": Type(
        r"(?!\s*p\d\s).+",
        lambda b, s, name: read_space(b, name),
        lambda b, s, space: space_id(b, space),
        lambda b, s, space: place(b, space),
        space_id,
        "space",
    ),
    "theme": one_of(themes.NAMES, lambda b, s, theme: theme_name(theme)),
    "karma": one_of((*karma.NAMES, ""), lambda b, s, kind: karma_name(kind)),
    "eco": one_of(eco.NAMES, lambda b, s, kind: eco_name(kind)),
    "pawn": PLAYER,
    "victim": replace(PLAYER, target="seat"),
    "tickets": Type("[0-6]"),
    "card": Type(say=lambda b, s, card: card_name(b, card)),
    "flag": Type(say=lambda b, s, flag: "yes" if flag else "no"),
    "kept": Type(say=lambda b, s, kinds: ("none", "transport", "material", "both")[kinds]),
    "finisher": Type(say=lambda b, s, seat: say("nobody") if seat == NOBODY else player(seat)),
    "reason": Type(say=lambda b, s, reason: ending.NAMES[reason]),
    "one-less": Type(say=lambda b, s, number: number - 1),
    "goal": Type(say=lambda b, s, town: goal(b, town)),
    "way": Type(say=lambda b, s, way: ways.NAMES[way]),
    "counts": Type(say=lambda b, s, counts: ticket_counts(counts)),
}
FAULTS: dict[int, dict[str, Slot]] = {
    refusal.NOT_NEARER: {"goal": ("goal", faults.goal), "way": ("way", faults.way)},
    refusal.MUST_STOP: {"where": ("space", faults.stop_before)},
    refusal.ASKED_FOR_TICKETS: {"counts": ("counts", faults.ticket_counts)},
}


# ---- flights, which a declaration cannot say

_FLIGHT = re.compile(r"fly (\S+?)-(\S+) (free|paid|none)")


def flights(b: Board, s: State, seat: int, space: int, remark: int) -> list[str]:
    """RB-22, RB-23, RB-39: the flights on the way to an end space."""
    if remark < 2 and b.maldives not in (space, s.pawn[seat]):
        return []
    return [_flight(b, leg) for leg in routes(b, s, seat)[space] if leg.by not in ("road", "boat")]


def _flight(b: Board, leg: Leg) -> str:
    return f"fly {space_id(b, leg.start)}-{space_id(b, leg.end)} {leg.by}"


def went(b: Board, seat: int, space: int, remark: int) -> Text:
    """RB-22, RB-23: where a pawn goes, and what it costs in tickets."""
    tickets, free = remark // 2, remark % 2 if remark >= 2 else 0
    slots = {"who": player(seat), "where": place(b, space)}
    if tickets == 0:
        return say("goes", **slots)
    points = -int(b.for_ticket) * (tickets - free)
    return say("flies", **slots, tickets=tickets, free="yes" if free else "no", points=points)


# Words before a town's name that only say that one wants to be there, in any language.
GO_TO = ("go", "to", "aller", "à", "vers")


class Words(DeclaredWords):
    """The words of the game."""

    shows_kinds = False

    def tidy(self, written: str) -> str:
        """As written: spaces have names with capitals."""
        return " ".join(written.replace("–", "-").split())

    def notation(self, b: Board, s: State, seat: int, move: int, remark: int) -> str:
        """A legal move; for a walk its flights, or `=` for staying."""
        written = super().notation(b, s, seat, move, remark)
        if not is_walk(s, move):
            return written
        return "=" if move == s.pawn[seat] else " ".join([written, *flights(b, s, seat, move, remark)])

    def read(self, b: Board, s: State, seat: int, written: str) -> int:
        """The move a notation means; flights that are written must be those of the way."""
        tidy = self.tidy(written)
        town = town_meant(b, s, tidy)
        if town is not None:
            return town
        if tidy.lower() == "pass" or (tidy == "=" and s.phase != phase.MOVING):
            raise IllegalMove(self.asked_instead(b, s, seat))
        if tidy == "=":
            return int(s.pawn[seat])
        if not tidy.startswith(">"):
            return super().read(b, s, seat, written)
        end, *flown = tidy.split(" fly ")
        claimed = [f"fly {flight.lower()}" for flight in flown]
        if any(not _FLIGHT.fullmatch(flight) for flight in claimed):
            raise self.unreadable(written)
        move = super().read(b, s, seat, end)
        if claimed and contract.why_not(b, s, seat, move) == refusal.LEGAL:
            true = flights(b, s, seat, move, int(contract.remark(b, s, seat, move)))
            if claimed != [flight.lower() for flight in true]:
                raise IllegalMove(Refusal("RB-22", say("wrong-flight", way=" ".join(true) or say("on-foot"))))
        return move

    def asked_instead(self, b: Board, s: State, seat: int) -> Refusal:
        """What is asked for now; once it is over, nothing."""
        return self.refusal(b, s, seat, -1, choices.asked_instead(s))

    def untrue(self, b: Board, s: State, seat: int, move: int, name: str, written: Any, true: Any) -> SetuError | None:
        """Another pawn than the one that is placed, another card than the own, another commitment."""
        if name == "whose":
            slots: dict[str, Any] = {"who": player(s.placing)}
        elif action.give.has(move):
            held = int(s.karma_hand[seat])
            if seat != s.active or held in (karma.NONE, karma.UNKNOWN) or not choices.answers(s, seat, move):
                return None
            slots = {"kind": karma_name(held)}
        elif s.phase == phase.COMMITTING:
            slots = {"kind": eco_name(codes.offered(s))}
        else:
            return None
        rule, id = self.kind_of(b, s, move).untrue or ("", "")
        return IllegalMove(Refusal(rule, say(id, **slots)))

    def sentence(self, b: Board, s: State, seat: int, move: int, remark: int) -> Text:
        """A legal move in words."""
        if action.spend.has(move):
            return went(b, seat, s.bound, 2 * action.spend.tickets(move) + int(s.free_ticket[seat]))
        if not is_walk(s, move):
            return super().sentence(b, s, seat, move, remark)
        stays = move == s.pawn[seat]
        return say("stays", who=player(seat), where=place(b, move)) if stays else went(b, seat, move, remark)

    def targets(self, b: Board, move: int) -> dict[str, Any]:
        """What a screen highlights: a space, a theme, a player or an answer."""
        return {} if action.go.has(move) and move >= b.spaces else super().targets(b, move)

    def event(self, b: Board, s: State, kind: int, first: int, second: int, third: int) -> tuple[str, Text]:
        """An event that was told: its name and its sentence."""
        name, said = super().event(b, s, kind, first, second, third)
        if kind == event.WENT:
            said = went(b, first, second, third)
        if kind == event.GOD:
            answer = "helps" if third > 0 else "nothing" if third == 0 else "hinders"
            said = say("god", **dict(said.slots), answer=answer)
        if kind == event.TURN and 1 < s.options.max_rounds <= second and first == first_of_the_round(s):
            said = say("last-round-turn", **dict(said.slots))
        return name, said

    def draw(self, b: Board, s: State, seat: int) -> str:
        """Part 11: map, players, table and hand, from a hidden state."""
        return draw(b, s, seat)


def town_meant(b: Board, s: State, tidy: str) -> int | None:
    """Where a space is asked for, a town's name alone means it, and so does “go to Agra”."""
    if s.phase not in (phase.PLACING, phase.MOVING_COW, phase.MOVING):
        return None
    called = tidy.lower().split(" ")
    while called:
        town = _town_called(int(b.box), typeset(" ".join(called), "en").lower())
        if town is not None or called[0] not in GO_TO:
            return town
        called = called[1:]
    return None


@functools.cache
def _town_called(number: int, name: str) -> int | None:
    """By its name in any language, without an older name in brackets."""
    for town, space in enumerate(numbered_box(number).spaces):
        names = (getattr(space, f"name_{one}") for one in LANGUAGES)
        if space.town and name in [typeset(one.split(" (")[0], "en").lower() for one in names if one]:
            return town
    return None


def first_of_the_round(s: State) -> int:
    """RB-9: who begins every round: the starter, or the next who is still at the table."""
    from_the_starter = ((s.starter + place) % s.seats for place in range(s.seats))
    return int(next((seat for seat in from_the_starter if not s.gone[seat]), s.starter))


def is_walk(s: State, move: int) -> bool:
    """Is it where the own pawn goes?"""
    return bool(s.phase == phase.MOVING and action.go.has(move))


WORDS = Words(codes, PACKAGE, TYPES, because=FAULTS)

# ---- the table as text, for a terminal: the map with pawns and cow, then players, piles and one's own cards

WIDTH, HEIGHT = 98, 46
LABEL = 11  # letters of a town's name


def draw(b: Board, s: State, seat: int) -> str:
    """Part 11: map, players, table and hand, from a hidden state."""
    box = box_of(b)
    parts = []
    if any(space.x or space.y for space in box.spaces):
        parts += [_map(b, s, seat, box), str(say("legend")), ""]
    parts += _players(b, s)
    parts += ["", _table(b, s)]
    if 0 <= seat < s.seats:
        parts += ["", *_hand(b, s, seat)]
    return "\n".join(_folded(part) for part in parts)


def _folded(part: str) -> str:
    """Long lines go on below, a little indented; the map is narrow enough as it is."""
    return "\n".join(
        line if len(line) <= WIDTH else textwrap.fill(line, WIDTH, subsequent_indent="     ")
        for line in part.split("\n")
    )


def _map(b: Board, s: State, seat: int, box: Box) -> str:
    """Towns by name, other spaces as dots; a pawn is its number, the cow is &."""
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    spots = [(_column(space.x), round(space.y / 100 * (HEIGHT - 1))) for space in box.spaces]
    pawns = {int(s.pawn[other]): str(other + 1) for other in range(s.seats) if s.pawn[other] >= 0}
    for number in range(len(spots) - 1, -1, -1):
        x, y = spots[number]
        grid[y][x] = _mark(b, s, seat, box, number, pawns)
    for number, space in enumerate(box.spaces):
        if space.town:
            _label(grid, spots[number], str(town_name(space)))
    return "\n".join("".join(row).rstrip() for row in grid).strip("\n")


def _column(x: float) -> int:
    return round(x / 100 * (WIDTH - LABEL)) + 1


def _mark(b: Board, s: State, seat: int, box: Box, number: int, pawns: dict[int, str]) -> str:
    if number in pawns:
        return pawns[number]
    if number == s.cow:
        return "&"
    space = box.spaces[number]
    if not space.town:
        return "~" if space.sea else "·"
    if 0 <= seat < s.seats and walk.wants(b, s, seat, number):
        return "*"
    return "^" if space.airport else "%" if space.port else "o"


def _label(grid: list[list[str]], spot: tuple[int, int], name: str) -> None:
    """Write a name right of its town, else left, where nothing is covered."""
    x, y = spot
    name = name.partition(" (")[0]
    for text in (_begun(name, width) for width in (LABEL, 5, 3)):
        for start in (x + 1, x - width_of(text)):
            room = range(start, start + width_of(text))
            if room.start >= 0 and room.stop <= WIDTH and all(grid[y][column] == " " for column in room):
                _write(grid[y], start, text)
                return


def _begun(name: str, width: int) -> str:
    """As many whole letters of a name as fit."""
    begun = ""
    for letter in letters(name):
        if width_of(begun + letter) > width:
            break
        begun += letter
    return begun


def _write(row: list[str], start: int, text: str) -> None:
    """A letter wider than a cell leaves the next cells to itself."""
    for letter in letters(text):
        row[start : start + width_of(letter)] = [letter, *[""] * (width_of(letter) - 1)]
        start += width_of(letter)


def _players(b: Board, s: State) -> list[str]:
    lines = []
    for seat in range(s.seats):
        where = say("nowhere") if s.pawn[seat] < 0 else place(b, int(s.pawn[seat]))
        line = str(
            say(
                "player-line",
                who=player(seat),
                active="yes" if s.active == seat and s.phase != phase.OVER else "no",
                where=where,
                points=int(cards.score(b, s, seat)),
                open=int(cards.open_cards(s, seat)),
                bonus=int(cards.bonus_cards(s, seat)),
                free=int(s.free_ticket[seat]),
                paid=int(s.paid[seat]),
            )
        )
        lines.append(line + _strategy(s, seat))
    return lines


def _strategy(s: State, seat: int) -> str:
    """Rule set 2: bad karma held, a journey, a wait."""
    notes = []
    if s.karma_hand[seat] != karma.NONE:
        known = s.karma_hand[seat] != karma.UNKNOWN
        notes.append(str(karma_name(int(s.karma_hand[seat])) if known else say("some-karma")))
    if s.journey[seat] != karma.NONE:
        notes.append(str(say("on-journey", kind=karma_name(int(s.journey[seat])))))
    for kind, name in enumerate(eco.NAMES):
        if s.eco[seat, kind] == eco.PENDING:
            waited = say("waiting", kind=theme_name(themes.NAMES.index(name)), turns=int(s.eco_wait[seat]))
            notes.append(str(waited))
    return "".join(f"; {note}" for note in notes)


def _table(b: Board, s: State) -> str:
    piles = ", ".join(f"{theme_name(theme)} {int(s.left[theme])}" for theme in range(themes.COUNT))
    line = str(say("table-line", cow=place(b, int(s.cow)), supply=s.supply, throw=s.throw, round=s.round))
    if s.options.rules == setting.STRATEGY:
        line += " " + str(say("strategy-line", karma=s.karma_left, eco=s.eco_left))
    if s.phase == phase.PLACING:
        line += " " + str(say("placing-line", who=player(s.active), whose=player(s.placing)))
    return f"{line}\n{say('piles-line', piles=piles)}"


def _hand(b: Board, s: State, seat: int) -> list[str]:
    """One's own open cards, with the steps to their towns."""
    box, lines = box_of(b), [str(say("hand-line"))]
    for slot in range(size.SLOTS):
        card = int(s.card[seat, slot])
        if s.held[seat, slot] == hand.OPEN and card >= 0:
            found = box.cards[card]
            town = box.spaces[box.at[found.town]]
            star = "★" if slot >= themes.COUNT else " "
            grid = f" {town.grid}" if town.grid else ""
            away = _away(b, s, seat, box.at[found.town])
            gods = " " + "/".join(f"{points:+d}" for points in found.faces) if found.theme == themes.DEITY else ""
            where = f"{place(b, box.at[found.town])}{grid}{away}"
            lines.append(f" {star}{left(theme_name(found.theme), 13)}{where}: {named(found)}{gods}")
    return lines


def _away(b: Board, s: State, seat: int, town: int) -> str:
    if s.pawn[seat] < 0:
        return ""
    foot, air = int(b.on_foot[s.pawn[seat], town]), int(b.apart[s.pawn[seat], town])
    if foot == FAR:
        return f" ({say('steps-by-air', air=air)})"
    return f" ({say('steps', foot=foot, air=air)})"
