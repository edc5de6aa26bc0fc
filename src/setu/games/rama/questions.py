"""What may be asked at a table of Rama's Bridge, answered from what one seat sees (part 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from setu.engine.bits import members
from setu.engine.board import Board
from setu.engine.errors import InvalidMove
from setu.engine.questions import Question, Seen, listed
from setu.engine.texts import LANGUAGES, Text
from setu.games.rama import cards, evaluate
from setu.games.rama.board import box_of, say
from setu.games.rama.codes import FAR, hand, phase, setting, size, themes
from setu.games.rama.routes import step_kinds
from setu.games.rama.state import NOWHERE
from setu.games.rama.view import laid_slots
from setu.games.rama.words import card_name, place, player, theme_name

BY_AIR_ONLY = -1

# ---- places


def town(seen: Seen, about: str) -> Iterable[Text]:
    """RB-13: a town with its square, what one can take there, its neighbours, who is there."""
    b = seen.b
    at = _read_town(b, about)
    space = box_of(b).spaces[at]
    facts: list[Text | str] = [space.grid] if space.grid else []
    facts += [say("told-airport")] if space.airport else []
    facts += [say("told-port")] if space.port else []
    yield say("told-town", town=place(b, at), facts=listed(facts), neighbours=listed(_neighbours(b, at)))
    yield from _there(seen, at)


def _there(seen: Seen, at: int) -> Iterator[Text]:
    b, s = seen.b, seen.s
    if s.cow == at:
        yield say("told-cow-here")
    for seat in seen.seats:
        if s.pawn[seat] == at:
            yield say("told-pawn", who=player(seat), place=place(b, at))
    for slot in _open_slots(seen):
        if b.town_of[s.card[seen.seat, slot]] == at:
            yield say("told-your-card", card=card_name(b, int(s.card[seen.seat, slot])))


def _read_town(b: Board, written: str) -> int:
    """A town by its id or its name in any language, or by the beginning of one."""
    towns = [(number, space) for number, space in enumerate(box_of(b).spaces) if space.town]
    names = {
        number: [space.id.lower(), *(getattr(space, f"name_{one}").lower() for one in LANGUAGES)]
        for number, space in towns
    }
    wanted = written.replace("'", "’")
    exact = [number for number, known in names.items() if any(wanted == one.split(" (")[0] for one in known)]
    begun = [number for number, known in names.items() if any(one.startswith(wanted) for one in known)]
    if not (exact or len(begun) == 1):
        if begun:
            raise InvalidMove(say("told-several", towns=listed([place(b, one) for one in begun])))
        raise InvalidMove(say("told-no-town", written=written))
    return (exact or begun)[0]


def _neighbours(b: Board, at: int) -> list[Text]:
    """The towns that roads and boats lead to, and how far each is."""
    return [_way(b, at, first) for first in members(b.next_to[at])]


def _way(b: Board, at: int, first: int) -> Text:
    by = step_kinds(box_of(b))[at, first]
    before, here, steps = at, first, 1
    while not box_of(b).spaces[here].town:
        on = [other for other in members(b.next_to[here]) if other != before]
        if len(on) != 1:
            break
        before, here, steps = here, on[0], steps + 1
    return say("told-neighbour", town=place(b, here), steps=steps, by=by)


# ---- where one is, and where one goes


def die(seen: Seen, about: str) -> Iterable[Text]:
    """RB-11: what was thrown."""
    s = seen.s
    if s.throw == 0 or s.phase == phase.OVER:
        return [say("told-no-throw")]
    return [say("told-throw", who=player(int(s.active)), face=int(s.throw))]


def near(seen: Seen, about: str) -> Iterable[Text]:
    """RB-13: the ways from here, and one's open towns, the nearest first."""
    b, s = seen.b, seen.s
    here = _here(seen)
    yield say("told-pawn", who=player(seen.seat), place=place(b, here))
    yield say("told-ways", ways=listed(_neighbours(b, here)))
    slots = sorted(_open_slots(seen), key=lambda slot: int(b.on_foot[here, b.town_of[s.card[seen.seat, slot]]]))
    for slot in slots:
        yield _own_card(seen, slot)


def route(seen: Seen, about: str) -> Iterable[Text]:
    """RB-13: the shortest way to a town by road and boat, town by town, and how far it is by air."""
    b, s = seen.b, seen.s
    here, there = _here(seen), _read_town(b, about)
    foot, air = int(b.on_foot[here, there]), int(b.apart[here, there])
    names = {"town": place(b, there), "air": air}
    if foot == FAR:
        return [say("told-route-by-air", **names)]
    stops = [say("told-stop", town=place(b, at), steps=steps) for at, steps in _stops(b, here, there)]
    on_the_way = any(at == s.cow for at, _ in _stops(b, here, there))
    return [say("told-route", **names, foot=foot, stops=listed(stops), cow="yes" if on_the_way else "no")]


def _stops(b: Board, here: int, there: int) -> list[tuple[int, int]]:
    """The towns of a shortest way, and how far each is."""
    at, steps, found = here, 0, []
    while at != there:
        left = int(b.on_foot[at, there])
        at = min(other for other in members(b.next_to[at]) if int(b.on_foot[other, there]) == left - 1)
        steps += 1
        if box_of(b).spaces[at].town:
            found.append((at, steps))
    return found


def tour(seen: Seen, about: str) -> Iterable[Text]:
    """RB-25, RB-46: a quick order of all one's open towns, and Pamban at the end."""
    b, s = seen.b, seen.s
    here = _here(seen)
    order = [int(b.town_of[s.card[seen.seat, slot]]) for slot in _tour(seen, here)]
    stops = [*order, int(b.finish)]
    legs = [_leg(b, one, other) for one, other in zip([here, *stops], stops, strict=False) if one != other]
    return [say("told-tour", legs=listed(legs))]


def _tour(seen: Seen, here: int) -> list[int]:
    """The slots in a quick order, as whoever foresees the game takes them."""
    b, s, seat = seen.b, seen.s, seen.seat
    evaluate.measure_legs(b, s, seat, here)
    order = stops = 0
    for slot in _open_slots(seen):
        order, stops = evaluate.put_best(s, order, stops, slot), stops + 1
    order = evaluate.turn_round(s, order, stops)
    found = [int(evaluate.stop(order, number, stops)) for number in range(stops)]
    evaluate.forget(s)
    return found


def _leg(b: Board, one: int, other: int) -> Text:
    return say("told-leg", town=place(b, other), foot=_on_foot(b, one, other), air=int(b.apart[one, other]))


def _on_foot(b: Board, one: int, other: int) -> int:
    """How many steps by road and boat; BY_AIR_ONLY where no road leads."""
    foot = int(b.on_foot[one, other])
    return BY_AIR_ONLY if foot == FAR else foot


def _here(seen: Seen) -> int:
    """The space of one's own pawn."""
    if seen.seat < 0 or seen.s.pawn[seen.seat] == NOWHERE:
        raise InvalidMove(say("told-no-pawn"))
    return int(seen.s.pawn[seen.seat])


# ---- cards, cow, tickets, the others


def _open_slots(seen: Seen) -> list[int]:
    s, seat = seen.s, seen.seat
    if seat < 0:
        return []
    return [slot for slot in range(size.SLOTS) if s.held[seat, slot] == hand.OPEN and s.card[seat, slot] >= 0]


def own_cards(seen: Seen, about: str) -> Iterable[Text]:
    """RB-25: one's open cards, and those that are laid."""
    if seen.seat < 0:
        return [say("told-no-pawn")]
    laid = [card_name(seen.b, int(seen.s.card[seen.seat, slot])) for slot in laid_slots(seen.s, seen.seat)]
    return [*(_own_card(seen, slot) for slot in _open_slots(seen)), say("told-laid", cards=listed(laid))]


def _own_card(seen: Seen, slot: int) -> Text:
    b, s, seat = seen.b, seen.s, seen.seat
    number, here = int(s.card[seat, slot]), int(s.pawn[seat])
    card, town = card_name(b, number), int(b.town_of[number])
    if here == NOWHERE:
        return say("told-card", card=card)
    return say("told-card-away", card=card, foot=_on_foot(b, here, town), air=int(b.apart[here, town]))


def cow(seen: Seen, about: str) -> Iterable[Text]:
    """RB-14: where the sacred cow stands."""
    return [say("told-cow", place=place(seen.b, int(seen.s.cow)))]


def tickets(seen: Seen, about: str) -> Iterable[Text]:
    """RB-22: everybody's plane tickets, and how many are left."""
    s = seen.s
    for seat in seen.seats:
        free = "yes" if s.free_ticket[seat] else "no"
        yield say("told-tickets", who=player(seat), free=free, paid=int(s.paid[seat]))
    yield say("told-tickets-left", count=int(s.supply))


def rivals(seen: Seen, about: str) -> Iterable[Text]:
    """Part 7: where everybody else is, what they have laid and what is still open."""
    return [sentence for seat in seen.others for sentence in _rival(seen, seat)]


def _rival(seen: Seen, seat: int) -> Iterator[Text]:
    b, s, one = seen.b, seen.s, seen.view["players"][seat]
    if s.pawn[seat] != NOWHERE:
        yield say("told-pawn", who=player(seat), place=place(b, int(s.pawn[seat])))
    still = [theme_name(themes.NAMES.index(name.rstrip("*"))) for name in one["open_themes"]]
    yield say("told-open", who=player(seat), themes=listed(still), count=len(one["laid"]), points=_points(seen, seat))


def _points(seen: Seen, seat: int) -> int:
    return int(cards.score(seen.b, seen.s, seat))


def score(seen: Seen, about: str) -> Iterable[Text]:
    """RB-48: everybody's points if the game ended now."""
    return [say("told-points", who=player(seat), points=_points(seen, seat)) for seat in seen.seats]


def piles(seen: Seen, about: str) -> Iterable[Text]:
    """RB-26: how many bonus cards of each theme are left."""
    left = [say("told-pile", theme=theme_name(one), count=int(seen.s.left[one])) for one in range(themes.COUNT)]
    told = [say("told-piles", piles=listed(left))]
    if seen.s.options.rules == setting.STRATEGY:
        told.append(say("told-strategy", karma=int(seen.s.karma_left), eco=int(seen.s.eco_left)))
    return told


QUESTIONS = (
    Question("die", die),
    Question("near", near),
    Question("route", route, example="Agra"),
    Question("tour", tour),
    Question("cards", own_cards),
    Question("town", town, example="Agra"),
    Question("cow", cow),
    Question("tickets", tickets),
    Question("piles", piles),
    Question("rivals", rivals),
    Question("score", score),
)
