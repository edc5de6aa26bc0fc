"""What may be asked at a table of River Dragons or Sunderbans, answered from what one seat sees (part 7)."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from setu.engine.bits import members
from setu.engine.board import Board
from setu.engine.errors import InvalidMove
from setu.engine.questions import Question, Seen, listed
from setu.engine.state import State
from setu.engine.texts import Text
from setu.games.river import evaluate, pawns, planks
from setu.games.river import view as shown
from setu.games.river.codes import NONE, book, cards, fits, option, phase
from setu.games.river.words import (
    card_name,
    card_words,
    colour_name,
    plank_name,
    read_card,
    read_plank,
    read_support,
    say,
    seated,
    space_name,
    support_name,
)

SUPPORT = r"[iv]\d+|@\d+,\d+"
NUMBER = (1 << 3) - 1  # of a hop: the plank that is missing; `evaluate.STONE_BIT` says that a stone is, too


# ---- places


def place(seen: Seen, about: str) -> Iterable[Text]:
    """DL-30, DL-41: what lies at an islet or in a village, and who stands there."""
    b, s = seen.b, seen.s
    support = _read_support(b, s, about)
    return [_support(b, s, support), *_standing(b, s, support)]


def _read_support(b: Board, s: State, written: str) -> int:
    if not re.fullmatch(SUPPORT, written):
        raise InvalidMove(say("told-no-place", written=written))
    return read_support(b, s, written)


def _support(b: Board, s: State, support: int) -> Text:
    slots = {"place": support_name(b, s, support), "planks": listed(_carried(b, s, support))}
    if support >= book.STONES:
        village = support - book.STONES
        owner = next(colour for colour in range(book.COLOURS) if b.home[colour] == village)
        return say("told-village", **slots, colour=colour_name(b, owner), opposite=f"V{b.opposite[village] + 1}")
    return say("told-stone" if s.stones >> support & 1 else "told-no-stone", **slots)


def _carried(b: Board, s: State, support: int) -> list[Text]:
    return [_end(b, s, plank, support) for plank in members(s.carried[support])]


def _end(b: Board, s: State, plank: int, support: int) -> Text:
    """A plank, and where it leads from a support."""
    other = int(s.end_b[plank]) if s.end_a[plank] == support else int(s.end_a[plank])
    return say("told-leads", plank=plank_name(b, plank), place=support_name(b, s, other))


def _standing(b: Board, s: State, support: int) -> Iterator[Text]:
    """Pawns in a village, or on the planks of a support."""
    for seat in range(s.seats):
        space = int(s.pawn[seat])
        village = space - book.PLANKS + book.STONES
        if village == support if space >= book.PLANKS else s.carried[support] >> space & 1:
            yield _pawn(b, s, seat)


def plank(seen: Seen, about: str) -> Iterable[Text]:
    """DL-40: where a plank is."""
    b, s = seen.b, seen.s
    if len(about) != 2:
        raise InvalidMove(say("told-no-plank", written=about))
    number = read_plank(b, s, about)
    if s.on_board >> number & 1:
        return [_lying(b, s, number)]
    if s.lost >> number & 1:
        return [say("told-plank-lost", plank=plank_name(b, number))]
    holder = next((seat for seat in seen.seats if s.reserve[seat] >> number & 1), None)
    if holder is None:
        return [say("told-no-plank", written=about)]
    return [say("told-plank-in-reserve", plank=plank_name(b, number), who=seated(b, s, holder))]


def _lying(b: Board, s: State, number: int) -> Text:
    ends = {"a": support_name(b, s, int(s.end_a[number])), "b": support_name(b, s, int(s.end_b[number]))}
    on_it = next((seat for seat in range(s.seats) if s.pawn[seat] == number), None)
    if on_it is None:
        return say("told-plank", plank=plank_name(b, number), **ends)
    return say("told-plank-under", plank=plank_name(b, number), **ends, who=seated(b, s, on_it))


def reach(seen: Seen, about: str) -> Iterable[Text]:
    """G3: what a plank could join to a place, with the least number, those with a stone first."""
    b, s = seen.b, seen.s
    support = _read_support(b, s, about)
    if planks.by_eye(s):
        return _by_eye(seen, [support])
    near = sorted(_near(b, s, support), key=lambda found: (not _is_there(s, found[0]), found[1], found[0]))
    there = [_reached(b, s, other, number) for other, number in near if _is_there(s, other)]
    bare = [_reached(b, s, other, number) for other, number in near if not _is_there(s, other)]
    told = {"place": support_name(b, s, support), "there": listed(there), "bare": listed(bare)}
    return [say("told-reach", **told, bare_count=len(bare))]


def _by_eye(seen: Seen, supports: list[int]) -> list[Text]:
    """DL-49: how far it looks, in the tens in which places are told: nothing is measured."""
    lengths = [_tens(length) for length in seen.view["board"]["plank_lengths"]]
    around = [_around(seen, support_name(seen.b, seen.s, support), lengths[-1]) for support in supports]
    return [*around, say("told-lengths", lengths=listed([str(length) for length in lengths]))]


def _around(seen: Seen, place: str, longest: int) -> Text:
    spots = _spots(seen.view)
    away = sorted((_apart(spots[place], at), name) for name, at in spots.items() if name != place)
    near = [
        (far, name) for far, name in away if 4 * far <= 5 * longest
    ]  # whoever judges by eye may be wrong by as much
    bare = {one["name"] for one in seen.view["islets"]} - {one["name"] for one in seen.view["stones"]}
    there, open_yet = (
        [say("told-reached-eye", place=name, far=far) for far, name in near if (name in bare) is without]
        for without in (False, True)
    )
    return say("told-reach-eye", place=place, there=listed(there), bare=listed(open_yet), bare_count=len(open_yet))


def _spots(view: Mapping[str, Any]) -> dict[str, list[tuple[int, int]]]:
    """In tens: where a plank may rest: on stones, on shores, and on islets as soon as a stone lies there."""
    islets = {islet["name"]: [islet["centre"]] for islet in view["islets"]}
    stones = {stone["name"]: [stone["at"]] for stone in view["stones"]}
    shores = {village["name"]: village["landings"] for village in view["villages"]}
    return {name: [(_tens(x), _tens(y)) for x, y in at] for name, at in (islets | stones | shores).items()}


def _tens(units: int) -> int:
    return (int(units) + 5) // 10


def _apart(some: list[tuple[int, int]], others: list[tuple[int, int]]) -> int:
    return round(min(math.dist(one, other) for one in some for other in others))


def _is_there(s: State, support: int) -> bool:
    return bool(support >= book.STONES or s.stones >> support & 1)


def _reached(b: Board, s: State, support: int, number: int) -> Text:
    return say("told-reached", place=support_name(b, s, support), number=number)


def _near(b: Board, s: State, support: int) -> list[tuple[int, int]]:
    """Supports within reach and the least number for each; on the open water those that are there."""
    if s.options.board != option.OPEN_BOARD:
        pairs = zip(b.pair_a[: b.pairs].tolist(), b.pair_b[: b.pairs].tolist(), b.pair_number.tolist(), strict=False)
        return [(far if near == support else near, number) for near, far, number in pairs if support in (near, far)]
    others = [other for other in (*members(s.stones), *range(book.STONES, book.SUPPORTS)) if other != support]
    pairs_now = [(other, min(support, other), max(support, other)) for other in others]
    found = [(other, _least(b, s, one, two)) for other, one, two in pairs_now if one < book.STONES]
    return [(other, number) for other, number in found if number < fits.TOO_FAR]


def _least(b: Board, s: State, one: int, other: int) -> int:
    return int(planks.least_between(b, s, one, other, fits.TOO_FAR))


# ---- the river


def stones(seen: Seen, about: str) -> Iterable[Text]:
    """DL-30: all stones, and how many are left."""
    b, s = seen.b, seen.s
    return [*(_support(b, s, stone) for stone in members(s.stones)), say("told-stones-left", count=s.stone_reserve)]


def every_plank(seen: Seen, about: str) -> Iterable[Text]:
    """DL-40: the planks that lie, and everybody's reserve."""
    b, s = seen.b, seen.s
    lying = [_lying(b, s, number) for number in members(s.on_board)] or [say("told-no-planks")]
    lost = [plank_name(b, number) for number in members(s.lost)]
    return [
        *lying,
        *(_reserve(b, s, seat) for seat in seen.seats),
        *([say("told-lost", planks=listed(lost))] if lost else []),
    ]


def _reserve(b: Board, s: State, seat: int) -> Text:
    held = [plank_name(b, number) for number in members(s.reserve[seat])]
    return say("told-reserve", who=seated(b, s, seat), planks=listed(held))


def free(seen: Seen, about: str) -> Iterable[Text]:
    """DL-30: the islets without a stone."""
    b, s = seen.b, seen.s
    if s.options.board == option.OPEN_BOARD:
        return [say("told-open-water")]
    return [say("told-free", islets=listed([f"i{one + 1}" for one in range(b.islets) if not s.stones >> one & 1]))]


def every_pawn(seen: Seen, about: str) -> Iterable[Text]:
    """DL-70: where everybody stands and wants to go."""
    return [_pawn(seen.b, seen.s, seat) for seat in seen.seats]


def _pawn(b: Board, s: State, seat: int) -> Text:
    space = int(s.pawn[seat])
    slots = {"who": seated(b, s, seat), "goal": f"V{pawns.goal_of(b, s, seat) + 1}"}
    if space >= book.PLANKS:
        return say("told-pawn-village", **slots, village=space_name(b, space))
    ends = {"a": support_name(b, s, int(s.end_a[space])), "b": support_name(b, s, int(s.end_b[space]))}
    return say("told-pawn-plank", **slots, plank=plank_name(b, space), **ends)


def rivals(seen: Seen, about: str) -> Iterable[Text]:
    """Part 7: everybody else: pawn, goal, reserve and open cards."""
    b, s = seen.b, seen.s
    for seat in seen.others:
        yield _pawn(b, s, seat)
        yield _reserve(b, s, seat)
        yield from _program(seen, seat)


def score(seen: Seen, about: str) -> Iterable[Text]:
    """R29: how far everybody still has to go, as the crow flies, in planks of the longest kind."""
    for seat in seen.seats:
        yield say("told-left", who=seated(seen.b, seen.s, seat), left=_left(seen.b, seen.s, seat))


def _left(b: Board, s: State, seat: int) -> int:
    """DL-90: on a round trip the way back counts until the village opposite is reached."""
    to_the_goal = shown.long_planks(b, shown.breakdown(b, s, seat)["left"])
    if s.options.trip != option.ROUND_TRIP or s.touched >> seat & 1 or s.phase == phase.OVER:
        return to_the_goal
    start = int(b.home[s.colour[seat]])
    apart = math.isqrt(int(b.shores_apart2[start, b.opposite[start]]))
    return to_the_goal + round(apart / math.isqrt(int(b.reach2[book.NUMBERS])))


# ---- cards


def hand(seen: Seen, about: str) -> Iterable[Text]:
    """DL-3: the cards that can still be laid."""
    if seen.seat < 0:
        return [say("told-no-seat")]
    held = [card for card in range(cards.BLOCK + book.COLOURS) if seen.s.hand[seen.seat] >> card & 1]
    named = [seen.numbered(card_name(seen.b, card), card_words(seen.b, card)) for card in held]
    return [say("told-hand", cards=listed(named))]


def slots(seen: Seen, about: str) -> Iterable[Text]:
    """DL-10 to DL-13: the five slots of everybody, as far as they are open."""
    order = [seat for seat in (seen.seat, *seen.others) if seat >= 0]
    return [
        say("told-round", round=seen.s.round, slot=seen.s.slot + 1),
        *(t for seat in order for t in _program(seen, seat)),
    ]


def _program(seen: Seen, seat: int) -> list[Text]:
    player = seen.view["players"][seat]
    known = [card_words(seen.b, read_card(seen.b, seen.s, name)) for name in player["program"]]
    who = seated(seen.b, seen.s, seat)
    if known:
        return [say("told-slots", who=who, cards=listed(known))]
    return [say("told-slots-ready" if player["ready"] else "told-slots-none", who=who)]


# ---- the way


def way(seen: Seen, about: str) -> Iterable[Text]:
    """Part 12: the links that are missing on a cheapest way to one's goal."""
    b, s, seat = seen.b, seen.s, seen.seat
    if seat < 0:
        return [say("told-no-seat")]
    if planks.by_eye(s):
        around = _by_eye(seen, _stands_at(s, seat))[:-1]
        return [_pawn(b, s, seat), *around, _own_lengths(seen)]
    goal = int(pawns.goal_of(b, s, seat))
    evaluate.measure(b, s, seat, goal)
    hops = list(_hops(b, s, seat, goal))
    evaluate.forget_costs(s)
    ends = hops and hops[-1][1] == book.STONES + goal
    told = [_pawn(b, s, seat), *_ways(b, s, seat, hops)]
    return told if ends else [*told, say("told-way-open", goal=f"V{goal + 1}")]


def _own_lengths(seen: Seen) -> Text:
    """DL-49: how long the planks of one's own look."""
    lengths = [_tens(length) for length in seen.view["board"]["plank_lengths"]]
    held = members(seen.s.reserve[seen.seat])
    long = [say("told-long", plank=plank_name(seen.b, one), far=lengths[one % book.NUMBERS]) for one in held]
    return say("told-own-lengths", planks=listed(long))


def _stands_at(s: State, seat: int) -> list[int]:
    """The ends of the plank that a pawn is on, or its village."""
    space = int(s.pawn[seat])
    return [space - book.PLANKS + book.STONES] if space >= book.PLANKS else [int(s.end_a[space]), int(s.end_b[space])]


def _hops(b: Board, s: State, seat: int, goal: int) -> Iterator[tuple[int, int, int]]:
    """From support to support, and what each step takes."""
    at, longest = int(evaluate.near_end(s, int(s.pawn[seat]))), int(evaluate.longest_plank(s, seat))
    for _ in range(evaluate.MOST_HOPS):
        if at == book.STONES + goal:
            return
        to, hop = evaluate.next_hop(b, s, seat, at, goal, longest)
        if to == NONE:
            return
        yield at, int(to), int(hop)
        at = int(to)


def _ways(b: Board, s: State, seat: int, hops: list[tuple[int, int, int]]) -> Iterator[Text]:
    """What each step takes of one's own planks, each of which can be laid once."""
    held = sorted(members(s.reserve[seat]), key=lambda one: one % book.NUMBERS)
    for _, to, hop in hops:
        place = support_name(b, s, to)
        if hop in (evaluate.LIES, evaluate.OCCUPIED):
            yield say("told-hop-lies", place=place, occupied="yes" if hop == evaluate.OCCUPIED else "no")
            continue
        least, stone = hop & NUMBER, "yes" if hop & evaluate.STONE_BIT else "no"
        fitting = next((one for one in held if one % book.NUMBERS + 1 >= least), None)
        if fitting is None:
            yield say("told-hop-lacks", place=place, number=least, stone=stone)
        else:
            held.remove(fitting)
            yield say("told-hop-build", place=place, plank=plank_name(b, fitting), stone=stone)


QUESTIONS = (
    Question("place", place, example="i12", form=SUPPORT),
    Question("reach", reach, example="V1"),
    Question("way", way),
    Question("plank", plank, example="r4"),
    Question("stones", stones),
    Question("planks", every_plank),
    Question("pawns", every_pawn),
    Question("free", free),
    Question("hand", hand),
    Question("slots", slots),
    Question("rivals", rivals),
    Question("score", score),
)
