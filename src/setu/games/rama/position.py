"""A position of Rama's Bridge written down by names, and read back to the byte."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from setu.engine.board import Board
from setu.engine.errors import BadPosition
from setu.engine.reader import Entries, misread
from setu.engine.state import State
from setu.games.rama import cards, hidden, journeys, walk
from setu.games.rama.board import Box, box_of, say
from setu.games.rama.codes import eco, ending, hand, karma, phase, setting, size, themes, ways
from setu.games.rama.state import NO_CARD, NOBODY, NOWHERE

AT_REST = phase.NAMES[: phase.OVER + 1]
AFTER = ("", "move", "release_thrown", "god_answered", "go_begins", "throwing", "bonus_window", "go_ends")
FLAGS = ("stopped", "stayed", "lays_nothing")
FIELDS = (
    *("phase", "active", "round", "progress_round", "starter", "placing", "throw", "thrown", "bound", "after", *FLAGS),
    *("eco_offers", "reason", "finisher", "cow", "supply", "eco_left", "piles", "dropped", "karma_pile", "karma_aside"),
    "players",
)
PLAYER_FIELDS = (
    *("pawn", "open", "laid", "bonus", "ruled_out", "god_face", "free_ticket", "paid", "karma", "received", "journey"),
    *("way", "match_wait", "return_to_gate", "eco", "eco_wait", "stays", "gone"),
)


# ---- writing


def position(b: Board, s: State) -> dict[str, Any]:
    """The whole state by names: spaces, cards, phases."""
    box = box_of(b)
    return {
        "phase": phase.NAMES[s.phase],
        "active": s.active,
        "round": s.round,
        "progress_round": s.progress_round,
        "starter": s.starter,
        "placing": s.placing,
        "throw": s.throw,
        "thrown": bool(s.thrown),
        "bound": None if s.bound == NOWHERE else box.spaces[s.bound].id,
        "after": phase.NAMES[s.after] if s.after else "",
        **{flag: bool(getattr(s, flag)) for flag in FLAGS},
        "eco_offers": [name for kind, name in enumerate(eco.NAMES) if s.eco_offers >> kind & 1],
        "reason": ending.NAMES[s.reason],
        "finisher": None if s.finisher == NOBODY else s.finisher,
        "cow": box.spaces[s.cow].id,
        "supply": s.supply,
        "eco_left": s.eco_left,
        "piles": {name: _ids(box, s.pile[theme, : s.left[theme]]) for theme, name in enumerate(themes.NAMES)},
        "dropped": _ids(box, s.dropped[: s.drops]),
        "karma_pile": [karma.NAMES[kind] for kind in s.karma_pile[: s.karma_left]],
        "karma_aside": [karma.NAMES[kind] for kind in s.karma_aside[: s.asides]],
        "players": [_player(b, s, box, seat) for seat in range(s.seats)],
    }


def _ids(box: Box, numbers: Any) -> list[str]:
    return [box.cards[number].id for number in numbers.tolist()]


def _player(b: Board, s: State, box: Box, seat: int) -> dict[str, Any]:
    held = s.held[seat].tolist()
    ids = [box.cards[card].id if card != NO_CARD else "" for card in s.card[seat].tolist()]
    laid = sorted((slot for slot in range(size.SLOTS) if held[slot] >= hand.LAID), key=lambda slot: held[slot])
    here = int(s.pawn[seat])
    return {
        "pawn": None if here == NOWHERE else box.spaces[here].id,
        "open": [ids[slot] for slot in range(size.SLOTS) if held[slot] == hand.OPEN],
        "laid": [ids[slot] for slot in laid],
        "bonus": [ids[slot] for slot in range(themes.COUNT, size.SLOTS) if held[slot] != hand.EMPTY],
        "ruled_out": {
            ids[slot]: _ruled_out(b, s, box, seat, slot) for slot in range(size.SLOTS) if s.ruled_out[seat, slot]
        },
        "god_face": int(s.god_face[seat]),
        "free_ticket": bool(s.free_ticket[seat]),
        "paid": int(s.paid[seat]),
        "karma": karma.NAMES[s.karma_hand[seat]],
        "received": karma.NAMES[s.received[seat]],
        "journey": karma.NAMES[s.journey[seat]],
        "way": ways.NAMES[s.way[seat]],
        "match_wait": int(s.match_wait[seat]),
        "return_to_gate": bool(s.return_to_gate[seat]),
        "eco": {name: eco.STATES[s.eco[seat, kind]] for kind, name in enumerate(eco.NAMES)},
        "eco_wait": int(s.eco_wait[seat]),
        "stays": int(s.stays[seat]),
        "gone": bool(s.gone[seat]),
    }


def _ruled_out(b: Board, s: State, box: Box, seat: int, slot: int) -> list[str]:
    first = int(b.first_card[cards.theme_in(s, seat, slot)])
    mask = int(s.ruled_out[seat, slot])
    return [box.cards[first + bit].id for bit in range(mask.bit_length()) if mask >> bit & 1]


# ---- reading


def set_position(b: Board, s: State, position: Mapping[str, Any]) -> None:
    """Lay a position out; what is left out is as at the set-up, or follows from the rest."""
    _Layout(b, s, Entries(position, FIELDS)).lay_out()


class _Layout:
    """One position being laid out."""

    def __init__(self, b: Board, s: State, entries: Entries) -> None:
        self.b, self.s, self.entries = b, s, entries
        self.box = box_of(b)
        self.seats = int(s.seats)

    def lay_out(self) -> None:
        s = self.s
        self._turn()
        s.cow = self._space("cow", self.entries.data.get("cow", self.box.spaces[s.cow].id))
        if "players" in self.entries:
            self._players()
        elif any(name in self.entries for name in ("piles", "dropped", "karma_pile", "karma_aside")):
            raise BadPosition(say("position-players", seats=self.seats))
        self._check()

    # ---- the turn

    def _turn(self) -> None:
        s, given = self.s, self.entries
        s.phase = given.one_of("phase", AT_REST, s.phase)
        last = self.seats - 1
        s.active = given.whole("active", 0, last, s.active)
        s.starter = given.whole("starter", 0, last, s.starter)
        s.placing = given.whole("placing", 0, last, s.placing)
        s.round = given.whole("round", 0, 1000, 0 if s.phase == phase.PLACING else 1)
        s.progress_round = given.whole("progress_round", 0, s.round, s.round)
        s.throw = given.whole("throw", 0, 6, 0)
        s.thrown = int(given.flag("thrown", s.throw > 0))
        bound = given["bound"]
        s.bound = NOWHERE if bound is None else self._space("bound", bound)
        after = AFTER[given.one_of("after", AFTER, 0)]
        s.after = phase.NAMES.index(after) if after else self._usual_after()
        for flag in FLAGS:
            setattr(s, flag, int(given.flag(flag, False)))
        s.eco_offers = given.some_of("eco_offers", eco.NAMES)
        s.reason = given.one_of("reason", ending.NAMES, 0)
        s.finisher = NOBODY if given["finisher"] is None else given.whole("finisher", 0, last, 0)

    def _usual_after(self) -> int:
        """After a 6 comes the move, after the karma window that for bonus cards."""
        return {phase.MOVING_COW: phase.MOVING, phase.GIVING_KARMA: phase.BONUS_WINDOW}.get(self.s.phase, 0)

    # ---- players and piles

    def _players(self) -> None:
        s, players = self.s, self.entries["players"]
        if not isinstance(players, list) or len(players) != self.seats:
            raise BadPosition(say("position-players", seats=self.seats))
        self.seen: set[int] = set()
        s.card[:] = NO_CARD
        for seat, player in enumerate(players):
            if not isinstance(player, Mapping):
                raise BadPosition(say("position-players", seats=self.seats))
            fields = Entries(player, PLAYER_FIELDS)
            self._cards(seat, fields)
            self._player(seat, fields)
        self._piles()
        self._supplies()

    def _cards(self, seat: int, player: Entries) -> None:
        """Each theme once among the dealt cards; the bonus cards in the order they were taken."""
        s, b = self.s, self.b
        open_cards, laid = (self._card_list(player, name) for name in ("open", "laid"))
        bonus = self._card_list(player, "bonus")
        held = dict.fromkeys(open_cards, hand.OPEN) | {card: hand.LAID + place for place, card in enumerate(laid)}
        for card in set(open_cards) & set(laid):
            raise BadPosition(say("position-twice", found=self.box.cards[card].id))
        for card in bonus:
            if card not in held:
                raise BadPosition(say("position-bonus-absent", who=f"P{seat + 1}", found=self.box.cards[card].id))
        dealt = [card for card in held if card not in bonus]
        for theme, name in enumerate(themes.NAMES):
            found = sum(int(b.theme_of[card]) == theme for card in dealt)
            if found != 1:
                raise BadPosition(say("position-hand", who=f"P{seat + 1}", found=found, theme=name))
        if len(bonus) > min(size.BONUS, b.bonus_max):
            raise BadPosition(say("position-bonus", who=f"P{seat + 1}", found=len(bonus), most=b.bonus_max))
        for card in bonus:
            if b.theme_of[card] == themes.DEITY:
                raise BadPosition(say("position-bonus-deity", who=f"P{seat + 1}", found=self.box.cards[card].id))
        s.held[seat] = hand.EMPTY
        s.bonus_theme[seat] = 0
        s.ruled_out[seat] = 0
        slots = {card: int(b.theme_of[card]) for card in dealt}
        for number, card in enumerate(bonus):
            slots[card] = themes.COUNT + number
            s.bonus_theme[seat, number] = b.theme_of[card]
        for card, slot in slots.items():
            self._once(card)
            s.card[seat, slot] = card
            s.held[seat, slot] = held[card]
        self._rule_out(seat, player, slots)

    def _rule_out(self, seat: int, player: Entries, slots: dict[int, int]) -> None:
        for name, others in player.table("ruled_out").items():
            card = self._card(name)
            theme = int(self.b.theme_of[card])
            known = [self._card(other) for other in others] if isinstance(others, list) else []
            if card not in slots or not known or card in known or any(self.b.theme_of[c] != theme for c in known):
                raise misread("ruled_out", {name: others}, '{"card": ["card", …]}')
            first = int(self.b.first_card[theme])
            self.s.ruled_out[seat, slots[card]] = sum(1 << (other - first) for other in set(known))

    def _player(self, seat: int, player: Entries) -> None:
        s = self.s
        pawn = player["pawn"]
        s.pawn[seat] = NOWHERE if pawn is None else self._space("pawn", pawn)
        s.god_face[seat] = player.whole("god_face", 0, 6, 0)
        s.free_ticket[seat] = player.flag("free_ticket", True)
        s.paid[seat] = player.whole("paid", 0, self.b.tickets, 0)
        s.karma_hand[seat] = player.one_of("karma", karma.NAMES, 0)
        s.received[seat] = player.one_of("received", karma.NAMES, 0)
        s.journey[seat] = player.one_of("journey", karma.NAMES, 0)
        s.way[seat] = player.one_of("way", ways.NAMES, 0)
        s.match_wait[seat] = player.whole("match_wait", 0, 5, 0)
        s.return_to_gate[seat] = player.flag("return_to_gate", False)
        s.eco_wait[seat] = player.whole("eco_wait", 0, 1000, 0)
        s.stays[seat] = player.whole("stays", 0, 1000, 0)
        s.gone[seat] = player.flag("gone", False)
        committed = Entries(player.table("eco", eco.NAMES))
        for kind, name in enumerate(eco.NAMES):
            s.eco[seat, kind] = committed.one_of(name, eco.STATES, 0)

    def _piles(self) -> None:
        """The piles as given, else every card that is nowhere else, in the order of the box."""
        s, b = self.s, self.b
        dropped = self._card_list(self.entries, "dropped")
        s.dropped[:] = 0
        for place, card in enumerate(dropped[: size.KARMA]):
            self._once(card)
            s.dropped[place] = card
        s.drops = len(dropped)
        piles = Entries(self.entries.table("piles", themes.NAMES))
        s.pile[:] = NO_CARD
        for theme, name in enumerate(themes.NAMES):
            of_theme = range(b.first_card[theme], b.first_card[theme + 1])
            rest = [card for card in of_theme if card not in self.seen]
            pile = self._card_list(piles, name) if name in piles else rest
            if sorted(pile) != rest:
                raise BadPosition(say("position-pile", theme=name, cards=len(rest)))
            s.pile[theme, : len(pile)] = pile
            s.left[theme] = len(pile)

    def _supplies(self) -> None:
        """Tickets, eco-planet and bad-karma cards: as given, else what is not elsewhere."""
        s, b, given = self.s, self.b, self.entries
        out = int(s.free_ticket[: self.seats].sum()) + int(s.paid[: self.seats].sum())
        s.supply = given.whole("supply", 0, b.tickets, max(0, b.tickets - out))
        strategy = s.options.rules == setting.STRATEGY
        committed = int((s.eco[: self.seats] != 0).sum())
        s.eco_left = given.whole("eco_left", 0, b.eco_cards, max(0, b.eco_cards - committed) if strategy else 0)
        rest = [kind for kind in range(1, len(karma.NAMES)) for _ in range(b.karma[kind])] if strategy else []
        gone_out = [int(kind) for kind in (*s.karma_hand[: self.seats], *s.received[: self.seats]) if kind]
        for kind in gone_out:
            if kind in rest:
                rest.remove(kind)
        left = max(0, max(2, self.seats - 1) - len(gone_out))
        pile = self._kinds("karma_pile", rest[:left])
        for kind in pile:
            if kind in rest:
                rest.remove(kind)
        aside = self._kinds("karma_aside", rest)
        s.karma_pile[:] = 0
        s.karma_aside[:] = 0
        s.karma_pile[: len(pile)] = pile
        s.karma_aside[: len(aside)] = aside
        s.karma_left, s.asides = len(pile), len(aside)

    def _kinds(self, field: str, default: list[int]) -> list[int]:
        given = self.entries[field]
        if given is None:
            return default
        if not isinstance(given, list) or len(given) > size.KARMA:
            raise misread(field, given, ", ".join(karma.NAMES[1:]))
        for kind in given:
            if kind not in karma.NAMES[1:]:
                raise misread(field, kind, ", ".join(karma.NAMES[1:]))
        return [karma.NAMES.index(kind) for kind in given]

    # ---- does it stand?

    def _check(self) -> None:
        s, b = self.s, self.b
        checks: tuple[tuple[str, Callable[[Board, State], bool]], ...] = (
            ("position-tickets", hidden.tickets_add_up),
            ("position-eco", hidden.eco_adds_up),
            ("position-cards", hidden.cards_add_up),
        )
        for id, adds_up in checks:
            if not adds_up(b, s):
                raise BadPosition(say(id))
        for kind, name in enumerate(karma.NAMES[1:], start=1):
            if not hidden.kind_adds_up(b, s, kind):
                raise BadPosition(say("position-karma", kind=name))
        self._check_board()
        for seat in range(self.seats):
            self._check_player(seat)
        if not self._phase_fits():
            raise BadPosition(say("position-phase", phase=phase.NAMES[s.phase]))

    def _check_board(self) -> None:
        """RB-8, RB-15, RB-18: a cow where it may be, and one pawn a space."""
        s, b, spaces = self.s, self.b, self.box.spaces
        if not hidden.cow_may_stand(b, s):
            raise BadPosition(say("position-cow", where=spaces[s.cow].id))
        for seat in range(self.seats):
            for other in range(seat):
                if hidden.share_a_space(b, s, seat, other):
                    where = spaces[int(s.pawn[seat])].id
                    raise BadPosition(say("position-shared", who=f"P{other + 1}", other=f"P{seat + 1}", where=where))

    def _check_player(self, seat: int) -> None:
        s = self.s
        who = f"P{seat + 1}"
        if s.phase != phase.PLACING and (s.pawn[seat] == NOWHERE) != bool(s.gone[seat]):
            raise BadPosition(say("position-pawn", who=who))
        if (s.god_face[seat] > 0) != (s.held[seat, themes.DEITY] >= hand.LAID):
            raise BadPosition(say("position-god", who=who))
        journey = int(s.journey[seat])
        if journey and journey not in (karma.COW, karma.CRICKET, karma.MALDIVES):
            raise BadPosition(say("position-no-journey", card=karma.NAMES[journey]))
        if journey and journey != s.received[seat]:
            raise BadPosition(say("position-journey", who=who, card=karma.NAMES[journey]))
        if s.way[seat] != ways.OPEN and not journey:
            raise BadPosition(say("position-way", who=who, way=ways.NAMES[s.way[seat]]))
        if journey and journeys.is_goal(self.b, s, seat, s.pawn[seat]):
            raise BadPosition(say("position-arrived", who=who))

    def _phase_fits(self) -> bool:
        """Does the seat owe what the phase asks?"""
        s, seat, asked = self.s, self.s.active, self.s.phase
        if asked == phase.OVER:
            return s.reason > 0 and (s.finisher != NOBODY) == (s.reason == ending.BY_PAMBAN)
        if s.reason or s.finisher != NOBODY or s.gone[seat]:
            return False
        if asked == phase.PLACING:
            return bool(s.pawn[s.placing] == NOWHERE and s.placing != seat and not s.gone[s.placing])
        if s.round < 1 or (s.after > 0) != (asked in (phase.MOVING_COW, phase.GIVING_KARMA)):
            return False
        if s.throw > s.thrown * 6 or (s.bound != NOWHERE) != (asked == phase.SPENDING):
            return False
        can_move = s.throw > 0 and not cards.is_waiting(s, seat)
        fits = {
            phase.MOVING: can_move,
            phase.SPENDING: can_move and walk.asks_for_tickets(self.b, s, seat, s.bound),
            phase.GIVING_UP: cards.is_waiting(s, seat) and s.eco_wait[seat] >= self.b.patience,
            phase.COMMITTING: s.eco_offers > 0,
            phase.TAKING_BONUS: s.thrown > 0,
            phase.GIVING_KARMA: s.karma_hand[seat] > 0 and cards.has_victim(s, seat),
            phase.REPLAYING: s.throw == 1,
        }
        return bool(fits.get(asked, True))

    # ---- small things

    def _space(self, field: str, name: Any) -> int:
        if not isinstance(name, str) or name not in self.box.at:
            raise BadPosition(say("position-space", field=field, found=str(name)))
        return self.box.at[name]

    def _card(self, name: Any) -> int:
        if not isinstance(name, str) or name not in self.box.card_at:
            raise BadPosition(say("position-card", found=str(name)))
        return self.box.card_at[name]

    def _card_list(self, given: Entries, field: str) -> list[int]:
        return [self._card(name) for name in given.listed(field, '["card", …]')]

    def _once(self, card: int) -> None:
        if card in self.seen:
            raise BadPosition(say("position-twice", found=self.box.cards[card].id))
        self.seen.add(card)
