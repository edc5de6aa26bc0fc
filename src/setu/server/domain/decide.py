"""What a command leads to: events, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from setu.bots.levels import BOTS
from setu.engine.commitment import seal_of
from setu.engine.errors import BadOptions, IllegalMove, InvalidMove, SetuError, engine_text
from setu.engine.table import Checked, Table
from setu.engine.texts import Text
from setu.server.domain import events as ev
from setu.server.domain.access import Grant, GrantChange, Principal
from setu.server.domain.naming import bot_name, clean_name, clean_text, forms, forms_of, shown_person
from setu.server.domain.session import Proposal, Session
from setu.server.domain.undo import takeback
from setu.server.texts import say
from setu.server.wire import commands as cmd
from setu.server.wire import table as ms
from setu.server.wire.commands import LinkKind

DEFAULT_BOT = "greedy"
SHARES_MS = 10_000  # whoever has sealed a share of the luck opens it within this time, or is left out


_NOBODY: Mapping[int, set[str]] = {}


class Rejection(Exception):
    """Nothing is done; why, for programs and for people."""

    def __init__(self, code: ms.RefusalCode, text: Text, rule: str = "", again_ms: int = 0) -> None:
        super().__init__(code)
        self.code, self.text, self.rule, self.again_ms = code, text, rule, again_ms


@dataclass
class Decided:
    """What is to be written down, and which rights change with it."""

    events: list[ev.AnyEvent]
    rights: list[GrantChange] = field(default_factory=list)
    checked: Checked | None = None  # the move in it: nobody asks a second time whether it is legal


def decide(
    session: Session,
    command: cmd.AnyCommand,
    principal: Principal,
    now: int,
    present: Collection[int] = (),
    holders: Mapping[int, set[str]] = _NOBODY,
) -> Decided:
    """The events that a command of somebody leads to; Rejection if it may not be carried out.

    `present` are the seats whose persons are there, or were a moment ago: over them a host has no power.
    `holders` are the marks of those who hold each seat, where somebody is to be sent away.
    """
    if principal.mark in session.kicked:
        raise Rejection("not-yours", say("kicked"))
    if session.earlier is not None:
        raise Rejection("not-now", session.earlier)
    seat = getattr(command, "seat", None)
    if seat is not None and seat >= session.seat_count:
        raise Rejection("unreadable", say("no-such-seat", seats=session.seat_count))
    if session.open_until is not None and isinstance(command, _SEATING):
        raise Rejection("not-now", say("shares-open"))
    if seat is not None and seat in present and principal.permissions.host and seat not in principal.permissions.seats:
        _leave_in_peace(session, command, seat)
    if isinstance(command, cmd.Kick):
        decision = _kick(session, command, principal, now, holders)
    else:
        decision = _DECIDE[type(command)](session, command, principal, now)
    decision.events += settled(session, _given_up(decision.events), now)
    cause = principal.cause(command.id)
    for event in decision.events:
        event.time, event.cause = max(now, session.time), cause
    return decision


def game_of(session: Session) -> Table:
    """The game that is or was played here; Rejection before it has begun, and where its rules are no longer known."""
    if session.earlier is not None:
        raise Rejection("not-now", session.earlier)
    if session.game is None:
        raise Rejection("not-now", say("not-started"))
    return session.game


def finished(session: Session) -> Table:
    """A game that is over; Rejection while it is not."""
    if session.earlier is None and session.stage != "over":
        raise Rejection("not-now", say("not-over"))
    return game_of(session)


# ---- playing


def _move(session: Session, command: cmd.Move, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    _playing(session)
    if session.seats[command.seat].bot is not None:
        raise Rejection("not-now", say("bot-plays"))
    if command.at < session.decisions[command.seat]:
        raise Rejection("stale", say("stale"))
    checked = legal_move(session, command.seat, command.move)
    return Decided([ev.Moved(time=now, seat=command.seat, move=checked.number)], checked=checked)


def legal_move(session: Session, seat: int, move: int | str) -> Checked:
    """A legal move; Rejection with the rule that forbids it."""
    game = session.game
    assert game is not None
    try:
        return game.check(move, seat)
    except IllegalMove as forbidden:
        raise Rejection("illegal", forbidden.refusal.text, forbidden.refusal.rule) from None
    except InvalidMove as fault:
        raise Rejection("unreadable", fault.text) from None


def _resign(session: Session, command: cmd.Resign, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    _playing(session)
    if any(line.seat == command.seat and line.move is None for line in session.lines):
        raise Rejection("not-now", say("already-so"))
    return Decided([ev.Resigned(time=now, seat=command.seat)])


def _undo(session: Session, command: cmd.Undo, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    _playing(session)
    lines = session.lines
    if command.to >= len(lines) or lines[command.to].seat != command.seat:
        raise Rejection("unreadable", say("undo-nothing"))
    if command.at < session.decisions[command.seat]:
        raise Rejection("stale", say("stale"))
    found = takeback(session, command.seat, command.to)
    if found.free or not others(session, command.seat):
        session.taken_back(command.to, found.keep)  # nothing is written down that could not be carried out
        return Decided([ev.Undone(time=now, seat=command.seat, to=command.to, keep=list(found.keep))])
    if any(ask.kind == "undo" for ask in session.proposals.values()):
        raise Rejection("not-now", say("already-asked"))
    return Decided([ev.Asked(time=now, seat=command.seat, what="undo", to=command.to)])


def _propose(session: Session, command: cmd.Propose, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    _playing(session)
    if command.what in ("pause", "go-on") and session.clock is None:
        raise Rejection("not-now", say("no-clocks"))
    if command.what in ("pause", "go-on") and (command.what == "pause") == session.clocks_stand_still:
        raise Rejection("not-now", say("already-so"))
    if any(ask.kind == command.what for ask in session.proposals.values()):
        raise Rejection("not-now", say("already-asked"))
    asked = ev.Asked(time=now, seat=command.seat, what=command.what)
    if others(session, command.seat):
        return Decided([asked])
    return Decided([asked, *_carried(session, command.what, command.seat, None, now)])


def _answer(session: Session, command: cmd.Answer, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    ask = session.proposals.get(command.ask)
    if ask is None or command.seat in ask.yes or command.seat not in waiting(session, ask):
        raise Rejection("not-now", say("nothing-asked"))
    answered = ev.Answered(time=now, seat=command.seat, ask=command.ask, yes=command.yes)
    if not command.yes or waiting(session, ask) != [command.seat]:
        return Decided([answered])
    return Decided([answered, *_carried_out(session, ask, now)])


def settled(session: Session, gone: Collection[int], now: int) -> list[ev.AnyEvent]:
    """What proposals lead to whose last answerers give up their seats: they no longer stand in their way."""
    free = [
        ask for ask in session.proposals.values()
        if ask.seat not in gone and (awaited := waiting(session, ask)) and set(awaited) <= set(gone)
    ]  # fmt: skip
    ends = [ask for ask in free if ask.kind == "end"]
    return [event for ask in ends or free for event in _carried_out(session, ask, now)]


def settled_without(session: Session, absent: Collection[int], now: int) -> list[ev.AnyEvent]:
    """What a proposal leads to whose awaited answerers have all been away for the stated time; one at a time. Hard
    clocks are not let run without those whose time it is."""
    for ask in session.proposals.values():
        awaited = waiting(session, ask)
        costs_time = ask.kind == "go-on" and session.has_hard_clock
        if awaited and set(awaited) <= set(absent) and ask.seat not in absent and not costs_time:
            passed = [ev.Answered(time=now, seat=seat, ask=ask.number, yes=True, absent=True) for seat in awaited]
            return [*passed, *_carried_out(session, ask, now)]
    return []


def _given_up(events: Iterable[ev.AnyEvent]) -> set[int]:
    """The seats in which nobody decides for themselves any more."""
    return {
        event.seat
        for event in events
        if isinstance(event, ev.Vacated) or (isinstance(event, ev.BotSet) and event.bot is not None)
    }


def waiting(session: Session, ask: Proposal) -> list[int]:
    """The persons whose answer is awaited. Bots agree to everything."""
    return [seat for seat in others(session, ask.seat) if seat not in ask.yes]


def others(session: Session, seat: int) -> list[int]:
    """The persons in other seats who decide for themselves."""
    return [one for one in session.persons() if one != seat and session.seats[one].bot is None]


def _carried_out(session: Session, ask: Proposal, now: int) -> list[ev.AnyEvent]:
    return _carried(session, ask.kind, ask.seat, ask.to, now)


def _carried(session: Session, kind: str, seat: int, to: int | None, now: int) -> list[ev.AnyEvent]:
    if kind == "undo":
        assert to is not None
        return [ev.Undone(time=now, seat=seat, to=to)]
    if kind == "end":
        return [ev.Ended(time=now)]
    paused: list[ev.AnyEvent] = [ev.Paused(time=now, paused=kind == "pause")]
    if kind == "go-on" and session.pace == "own":
        paused.append(ev.PaceSet(time=now, pace="live"))
    return paused


# ---- at the table


def _say(session: Session, command: cmd.Say, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    if session.created.chat == "off":
        raise Rejection("not-now", say("chat-off"))
    if (command.preset is None) == (command.text is None):
        raise Rejection("unreadable", say("say-one"))
    if command.text is not None and session.created.chat != "free":
        raise Rejection("not-now", say("chat-presets"))
    text = clean_text(command.text) if command.text is not None else None
    if text == "":
        raise Rejection("unreadable", say("say-one"))
    return Decided([ev.Said(time=now, seat=command.seat, preset=command.preset, text=text)])


def _sit(session: Session, command: cmd.Sit, principal: Principal, now: int) -> Decided:
    occupant = session.seats[command.seat]
    own = command.seat in principal.permissions.seats
    if not own and not (principal.permissions.join or principal.permissions.host):
        raise Rejection("not-yours", say("not-yours"))
    if occupant.who == "bot" and session.stage == "playing" and _has_two_hands(session, principal):
        raise Rejection("not-now", say("one-hand"))
    if not own and occupant.who != "open":
        raise Rejection("taken", say("seat-taken"))
    if principal.by_link and occupant.who != "person":  # others may have that link, too
        raise Rejection("not-yours", say("enter-first"))
    if not own and not principal.permissions.host and _persons_of(session, principal):
        raise Rejection("not-now", say("one-seat"))
    name = read_name(command.name)
    if forms(shown_person(name, command.seat)) & forms_of(session.seats, but=command.seat):
        raise Rejection("taken", say("name-taken", name=name))
    right = Grant(principal.holder, session.table, "seat", command.seat)
    rights = [] if occupant.who == "person" else [GrantChange("revoke", seat=command.seat), GrantChange("grant", right)]
    return Decided([ev.Sat(time=now, seat=command.seat, name=name)], rights)


def _has_two_hands(session: Session, principal: Principal) -> bool:
    """Would somebody who plays against others see a second hand in mid-game?"""
    mine = _persons_of(session, principal)
    return bool(mine) and len(session.persons()) > len(mine)


def _persons_of(session: Session, principal: Principal) -> list[int]:
    return [seat for seat in session.persons() if seat in principal.permissions.seats]


def read_name(written: str) -> str:
    """A name as it is written down; Rejection if nothing can be seen of it."""
    name = clean_name(written)
    if not name:
        raise Rejection("unreadable", say("name-empty"))
    return name


def _mark(session: Session, command: cmd.ChooseMark, principal: Principal, now: int) -> Decided:
    occupant = session.seats[command.seat]
    if not (principal.permissions.host and occupant.who == "bot"):
        _own(command.seat, principal)
    _open(session)
    if command.mark and command.mark not in session.marks:
        raise Rejection("unreadable", say("no-such-mark", expected=", ".join(session.marks)))
    if command.mark and any(other.mark == command.mark for other in session.seats if other is not occupant):
        raise Rejection("taken", say("mark-taken", mark=session.marks[command.mark]))
    return Decided([ev.MarkChosen(time=now, seat=command.seat, mark=command.mark)])


def _seal(session: Session, command: cmd.AddSeal, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    _open(session)
    if session.seats[command.seat].seal:
        raise Rejection("not-now", say("nonce-given"))
    return Decided([ev.Sealed(time=now, seat=command.seat, seal=command.seal)])


def _nonce(session: Session, command: cmd.AddNonce, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    _open(session)
    seal = session.seats[command.seat].seal
    if session.seats[command.seat].nonce:
        raise Rejection("not-now", say("nonce-given"))
    if session.are_sealed and (session.open_until is None or not seal):
        raise Rejection("not-now", say("seal-first"))
    if seal and seal_of(session.table, command.seat, command.nonce) != seal:
        raise Rejection("unreadable", say("seal-other"))
    added = ev.NonceAdded(time=now, seat=command.seat, nonce=command.nonce)
    last = session.open_until is not None and session.sealed_shares() == [command.seat]
    return Decided([added, ev.Started(time=now)] if last else [added])


def _leave(session: Session, command: cmd.Leave, principal: Principal, now: int) -> Decided:
    _own(command.seat, principal)
    return _vacate(session, command.seat, False, now)


def _kick(
    session: Session, command: cmd.Kick, principal: Principal, now: int, holders: Mapping[int, set[str]]
) -> Decided:
    _host(principal)
    if session.seats[command.seat].who != "person":
        raise Rejection("not-now", say("nobody-there"))
    if command.seat in principal.permissions.seats:
        raise Rejection("not-now", say("kick-self"))
    decision = Decided([])
    for seat in session.seats_of_the_same(command.seat, holders):
        gone = _vacate(session, seat, True, now, sorted(holders.get(seat, ())))
        decision.events += gone.events
        decision.rights += gone.rights
    return decision


def _vacate(session: Session, seat: int, kicked: bool, now: int, marks: Sequence[str] = ()) -> Decided:
    bot = DEFAULT_BOT if session.stage == "playing" else None
    rights = [GrantChange("expel" if kicked else "revoke", seat=seat)]
    heirs = [other for other in session.persons() if other != seat]
    if session.host == seat and heirs:
        rights.insert(0, GrantChange("host", seat=heirs[0]))
    return Decided([ev.Vacated(time=now, seat=seat, kicked=kicked, bot=bot, marks=list(marks))], rights)


def _bot(session: Session, command: cmd.Bot, principal: Principal, now: int) -> Decided:
    occupant = session.seats[command.seat]
    own = command.seat in principal.permissions.seats
    if not own and not principal.permissions.host:
        raise Rejection("not-yours", say("not-yours"))
    if session.stage == "over":
        raise Rejection("not-now", say("game-over"))
    if command.bot is not None:
        try:
            bot = read_bot(command.bot)
        except SetuError as fault:
            raise Rejection("unreadable", fault.text) from None
        name = bot_name(forms_of(session.seats), command.seat, session.created.game, session.table)
        rights = [GrantChange("revoke", seat=command.seat)] if occupant.who == "open" else []
        absent = occupant.who == "person" and not own
        return Decided([ev.BotSet(time=now, seat=command.seat, bot=bot, name=name, absent=absent)], rights)
    if occupant.bot is None:
        raise Rejection("not-now", say("already-so"))
    if occupant.who == "person" and not own:
        raise Rejection("not-yours", say("not-yours"))
    if occupant.who != "person" and session.stage == "playing":
        raise Rejection("not-now", say("bot-needed"))
    if session.clock is not None and command.seat in _out_of_time(session):
        raise Rejection("not-now", say("out-of-time"))
    rights = [] if occupant.who == "person" else [GrantChange("revoke", seat=command.seat)]
    return Decided([ev.BotSet(time=now, seat=command.seat, bot=None)], rights)


def read_bot(name: str) -> str:
    """A bot by name; BadOptions lists those there are."""
    if name not in BOTS:
        raise BadOptions(engine_text("option-value", option="bot", value=name, expected=", ".join(BOTS)))
    return name


def _out_of_time(session: Session) -> list[int]:
    clock = session.clock
    if clock is None or clock.plan.soft:
        return []
    return [seat for seat, left in enumerate(clock.left) if left <= 0]


def _reorder(session: Session, command: cmd.Reorder, principal: Principal, now: int) -> Decided:
    _host(principal)
    _open(session)
    if sorted(command.order) != list(range(session.seat_count)):
        raise Rejection("unreadable", say("reorder-all", seats=session.seat_count))
    if any(occupant.nonce for occupant in session.seats):
        raise Rejection("not-now", say("shares-given"))
    change = GrantChange("reorder", order=tuple(command.order))
    return Decided([ev.Reordered(time=now, order=command.order)], [change])


def _hand_over(session: Session, command: cmd.HandOver, principal: Principal, now: int) -> Decided:
    _host(principal)
    if session.seats[command.seat].who != "person":
        raise Rejection("not-now", say("nobody-there"))
    return Decided([ev.HostSet(time=now, seat=command.seat)], [GrantChange("host", seat=command.seat)])


def _pace(session: Session, command: cmd.SetPace, principal: Principal, now: int) -> Decided:
    _host(principal)
    if session.stage == "over":
        raise Rejection("not-now", say("game-over"))
    changes = command.pace != session.pace and session.stage == "playing"
    if changes and session.has_hard_clock and _opposed(session, principal):
        raise Rejection("not-now", say("pace-hard" if command.pace == "own" else "pace-hard-live"))
    return Decided([ev.PaceSet(time=now, pace=command.pace)])


def _start(session: Session, command: cmd.Start, principal: Principal, now: int) -> Decided:
    _host(principal)
    _open(session)
    if any(occupant.who == "open" for occupant in session.seats):
        raise Rejection("not-now", say("seats-open"))
    session.dealt()  # nothing is written down that could not be carried out
    if session.sealed_shares():
        return Decided([ev.SharesAsked(time=now, until=now + SHARES_MS)])
    return Decided([ev.Started(time=now)])


def linkable(session: Session, principal: Principal, kind: LinkKind, seat: int | None) -> int:
    """The seat that a new link is to (-1: the table); Rejection where somebody may not have it made."""
    if kind != "seat":
        _host(principal)
        return -1
    if seat is None or seat >= session.seat_count:
        raise Rejection("unreadable", say("no-such-seat", seats=session.seat_count))
    own = seat in principal.permissions.seats
    if not own and not (principal.permissions.host and session.seats[seat].who != "person"):
        raise Rejection("not-yours", say("link-person"))
    return seat


# ---- below: who may do it, and when


def _leave_in_peace(session: Session, command: cmd.AnyCommand, seat: int) -> None:
    """Whoever is there keeps the seat; before the start a host chooses with whom to play."""
    kicked = isinstance(command, cmd.Kick) and session.stage != "open"
    replaced = isinstance(command, cmd.Bot) and command.bot in BOTS
    if (kicked or replaced) and session.seats[seat].who == "person":
        raise Rejection("not-now", say("person-present"))


def _opposed(session: Session, principal: Principal) -> list[int]:
    """Persons besides the asker whose consent is needed."""
    mine = principal.permissions.seats
    return [seat for seat in session.persons() if seat not in mine and session.seats[seat].bot is None]


def _own(seat: int, principal: Principal) -> None:
    if seat not in principal.permissions.seats:
        raise Rejection("not-yours", say("not-yours"))


def _host(principal: Principal) -> None:
    if not principal.permissions.host:
        raise Rejection("not-yours", say("host-only"))


def _playing(session: Session) -> None:
    if session.stage == "open":
        raise Rejection("not-now", say("not-started"))
    if session.stage == "over":
        raise Rejection("not-now", say("game-over"))


def _open(session: Session) -> None:
    if session.stage != "open":
        raise Rejection("not-now", say("already-started"))


_SEATING = (
    cmd.Sit, cmd.ChooseMark, cmd.AddSeal, cmd.Leave, cmd.Bot, cmd.Kick, cmd.Reorder, cmd.Start
)  # fmt: skip
_DECIDE: dict[type, Callable[[Session, Any, Principal, int], Decided]] = {
    cmd.Move: _move,
    cmd.Undo: _undo,
    cmd.Resign: _resign,
    cmd.Propose: _propose,
    cmd.Answer: _answer,
    cmd.Say: _say,
    cmd.Sit: _sit,
    cmd.ChooseMark: _mark,
    cmd.AddSeal: _seal,
    cmd.AddNonce: _nonce,
    cmd.Leave: _leave,
    cmd.Bot: _bot,
    cmd.Reorder: _reorder,
    cmd.HandOver: _hand_over,
    cmd.SetPace: _pace,
    cmd.Start: _start,
}
