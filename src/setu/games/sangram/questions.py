"""What may be asked at a table of Sangram, answered from what one seat sees and remembers (part 7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from setu.engine.errors import InvalidMove
from setu.engine.questions import Question, Seen, listed
from setu.engine.texts import LANGUAGES, Text
from setu.games.sangram.codes import book, warriors
from setu.games.sangram.state import KINGDOMS
from setu.games.sangram.words import card_name, read_card, say, warrior_name, who

Card = Mapping[str, Any]
NOT_TOLD = -1  # a number that nobody can say


def _named(cards: Sequence[Card], seen: Seen) -> Text | str:
    return listed([card_name(seen.b, card["motivation"]) for card in cards])


def _me(seen: Seen) -> Mapping[str, Any]:
    if seen.seat < 0:
        raise InvalidMove(say("no-hand"))
    return dict(seen.view["players"][seen.seat])


# ---- what one has


def hand(seen: Seen, about: str) -> Iterable[Text]:
    """SG-10: the own cards, and the Total that each would leave."""
    me = _me(seen)
    order = [move.text for move in seen.moves()] if seen.view["phase"] == "play" else []
    for card in sorted(me["hand"], key=lambda one: order.index(one["name"]) if one["name"] in order else len(order)):
        yield seen.numbered(card["name"], _in_hand(seen, card)) if order else _in_hand(seen, card)
    if me["chosen"]:
        yield say("told-chosen", card=card_name(seen.b, me["chosen"]["motivation"]))
    yield total(seen)


def _in_hand(seen: Seen, card: Card) -> Text:
    outlook = seen.view["outlook"] if seen.view["phase"] == "play" else None
    left = outlook["after_playing"].get(card["name"], NOT_TOLD) if outlook else NOT_TOLD
    numbers = {"strength": card["strength"], "britishers": card["britishers"], "total": left}
    return say("told-card", card=card_name(seen.b, card["motivation"]), **numbers)


def total(seen: Seen) -> Text:
    """SG-71: what the own Total is made of."""
    me = _me(seen)
    in_hand = me["total"] - me["level"]
    return say("told-total", total=me["total"], level=me["level"], hand=in_hand, end=book.END_AT)


def what_if(seen: Seen, about: str) -> Iterable[Text]:
    """SG-10, SG-40: the Total after a card is played, or a Volunteer recruited."""
    card = _read(seen, about)
    me = _me(seen)
    for own in me["hand"]:
        if own["motivation"] == card:
            return [_in_hand(seen, own)]
    for volunteer in seen.view["volunteers"]:
        if volunteer["motivation"] == card:
            return [_volunteer(seen, volunteer)]
    return [say("told-not-yours", card=card_name(seen.b, card)), say(f"does-{warriors.NAMES[seen.b.warrior[card]]}")]


def _read(seen: Seen, written: str) -> int:
    tidy = written.replace(" ", "")
    if not tidy.lstrip("abcdefghijklmnopqrstuvwxyz").isdecimal() or len(tidy) > 5:
        raise InvalidMove(say("told-no-card", written=written))
    return read_card(seen.b, seen.s, tidy)


def card(seen: Seen, about: str) -> Iterable[Text]:
    """Part 5: what a warrior does."""
    for number, warrior in enumerate(warriors.NAMES):
        if about[:3] == warriors.LETTERS[number].lower() or about in _in_every_language(warrior):
            return [say("told-does", warrior=warrior_name(number), does=say(f"does-{warrior}"))]
    raise InvalidMove(say("told-no-card", written=about))


def _in_every_language(id: str) -> set[str]:
    return {say(id).say(language).lower() for language in LANGUAGES}


# ---- the others


def rivals(seen: Seen, about: str) -> Iterable[Text]:
    """Part 7: what is known of everybody else."""
    return [sentence for seat in seen.others for sentence in _player(seen, seat)]


def kingdom(seen: Seen, about: str) -> Iterable[Text]:
    """Part 2: what is known of one kingdom."""
    for seat in seen.seats:
        if about == f"p{seat + 1}" or about in _in_every_language(KINGDOMS[seen.b.kingdom[seat]]):
            return _player(seen, seat)
    raise InvalidMove(say("told-no-kingdom", written=about))


def _kingdoms() -> str:
    names = [name for kingdom in KINGDOMS for name in sorted(_in_every_language(kingdom))]
    return "|".join([r"p\d", *names])


def _player(seen: Seen, seat: int) -> list[Text]:
    one = seen.view["players"][seat]
    slots = {"who": who(seen.b, seat), "level": one["level"], "britishers": one["tokens"]}
    told = [say("told-player", **slots, trains="yes" if one["trains"] else "no", hand=one["cards"])]
    if one["played"]:
        told.append(say("told-played", who=slots["who"], card=card_name(seen.b, one["played"]["motivation"])))
    told += [say(f"told-badge-{badge}", who=slots["who"]) for badge in one["badges"]]
    if one["known"]:
        told.append(say("told-known", who=slots["who"], cards=_named(one["known"], seen)))
    return [*told, *_range(seen, seat)]


def _range(seen: Seen, seat: int) -> list[Text]:
    between = seen.view["players"][seat]["total_range"]
    if between is None:
        return []
    least, most = between
    if least == most:
        return [say("told-exact", who=who(seen.b, seat), total=least)]
    return [say("told-range", who=who(seen.b, seat), least=least, most=most)]


def score(seen: Seen, about: str) -> Iterable[Text]:
    """K12: the own Total, and what those of the others can be."""
    own = [total(seen)] if seen.seat >= 0 and seen.view["players"][seen.seat]["total"] is not None else []
    told = [*own, *(sentence for seat in seen.others for sentence in _range(seen, seat))]
    return told or [say("told-no-memory")]


def britishers(seen: Seen, about: str) -> Iterable[Text]:
    """SG-50: everybody's Britishers, and who will train."""
    for seat in seen.seats:
        one = seen.view["players"][seat]
        trains = "yes" if one["trains"] else "no"
        yield say("told-britishers", who=who(seen.b, seat), count=one["tokens"], trains=trains)
    supply = seen.view["supply"]
    yield say("told-supply", count=NOT_TOLD if supply is None else supply)


# ---- the table


def volunteers(seen: Seen, about: str) -> Iterable[Text]:
    """SG-40: the open Volunteers, and what each would bring."""
    return [_volunteer(seen, one) for one in seen.view["volunteers"]] or [say("told-no-volunteers")]


def _volunteer(seen: Seen, one: Card) -> Text:
    outlook = seen.view["outlook"]
    then = outlook["after_recruiting"].get(one["name"], NOT_TOLD) if outlook else NOT_TOLD
    numbers = {"strength": one["strength"], "britishers": one["britishers"]}
    return say(
        "told-volunteer",
        card=card_name(seen.b, one["motivation"]),
        **numbers,
        total=then,
        then=one.get("tokens_then", NOT_TOLD),
        trains="yes" if one.get("trains_then") else "no",
    )


def field(seen: Seen, about: str) -> Iterable[Text]:
    """SG-11: who stands on the battlefield with which card, in round order."""
    order = seen.view["order"] or list(seen.seats)
    turn = seen.view["turn"]
    for seat in order:
        one = seen.view["players"][seat]
        slots = {"who": who(seen.b, seat)}
        if one["played"]:
            yield say("told-stands", **slots, card=card_name(seen.b, one["played"]["motivation"]))
        else:
            yield say("told-stands-down" if one["ready"] else "told-stands-none", **slots)
        yield from (say(f"told-badge-{badge}", **slots) for badge in one["badges"])
    if turn:
        yield say("told-acting", who=who(seen.b, turn["seat"]))


def deck(seen: Seen, about: str) -> Iterable[Text]:
    """R26: deck, discard pile from the top, and what was turned up."""
    yield say("told-deck", count=seen.view["deck"])
    pile = list(reversed(seen.view["discard"]))
    yield say("told-discard", cards=_named(pile, seen), covered=seen.view.get("covered", 0))
    if seen.view["aside"]:
        yield say("told-aside", cards=_named(seen.view["aside"], seen))


def unseen(seen: Seen, about: str) -> Iterable[Text]:
    """R27: the cards that may still be in the deck, by warrior."""
    memory = seen.view["memory"]
    if memory is None:
        return [say("told-no-memory")]
    by_warrior = [[name[3:] for name in memory["unseen"] if name[:3] == code] for code in warriors.LETTERS]
    told = [
        say("told-unseen", warrior=warrior_name(number), numbers=listed(names))
        for number, names in enumerate(by_warrior)
        if names
    ]
    return told or [say("told-all-seen")]


QUESTIONS = (
    Question("hand", hand),
    Question("what-if", what_if, example="38"),
    Question("card", card, example="Ach"),
    Question("rivals", rivals),
    Question("kingdom", kingdom, example="P2", form=_kingdoms),
    Question("volunteers", volunteers),
    Question("field", field),
    Question("deck", deck),
    Question("britishers", britishers),
    Question("unseen", unseen),
    Question("score", score),
)
