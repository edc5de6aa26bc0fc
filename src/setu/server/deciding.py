"""What a command leads to: events, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from setu.engine.errors import InvalidMove, SetuError
from setu.engine.table import Table
from setu.engine.texts import Text
from setu.server import events as ev
from setu.server import messages as ms
from setu.server.naming import bot_name, forms, forms_of, shown_person
from setu.server.players import DEFAULT_BOT, read_bot
from setu.server.seats import Right, RightChange, Who
from setu.server.sitting import OpenAsk, Sitting
from setu.server.undo import takeback
from setu.server.words import say


class Refusal(Exception):
    """Nothing is done; why, for programs and for people."""

    def __init__(self, code: ms.RefusalCode, text: Text, rule: str = "", again_ms: int = 0) -> None:
        super().__init__(code)
        self.code, self.text, self.rule, self.again_ms = code, text, rule, again_ms


@dataclass
class Decision:
    """What is to be written down, and which rights change with it."""

    events: list[ev.AnyEvent]
    rights: list[RightChange] = field(default_factory=list)


def decide(sitting: Sitting, command: ms.AnyCommand, who: Who, now: int) -> Decision:
    """The events that a command of somebody leads to; Refusal if it may not be carried out."""
    if sitting.earlier is not None:
        raise Refusal("not-now", sitting.earlier)
    seat = getattr(command, "seat", None)
    if seat is not None and seat >= sitting.seats:
        raise Refusal("unreadable", say("no-such-seat", seats=sitting.seats))
    decision = _DECIDE[type(command)](sitting, command, who, now)
    cause = who.cause(command.id)
    for event in decision.events:
        event.time, event.cause = max(now, sitting.time), cause
    return decision


def game_of(sitting: Sitting) -> Table:
    """The game that is or was played here; Refusal before it has begun, and where its rules are no longer known."""
    if sitting.earlier is not None:
        raise Refusal("not-now", sitting.earlier)
    if sitting.game is None:
        raise Refusal("not-now", say("not-started"))
    return sitting.game


def finished(sitting: Sitting) -> Table:
    """A game that is over; Refusal while it is not."""
    if sitting.earlier is None and sitting.stage != "over":
        raise Refusal("not-now", say("not-over"))
    return game_of(sitting)


# ---- playing


def _move(sitting: Sitting, command: ms.Move, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    _playing(sitting)
    if sitting.chairs[command.seat].bot is not None:
        raise Refusal("not-now", say("bot-plays"))
    if command.at < sitting.decisions[command.seat]:
        raise Refusal("stale", say("stale"))
    return Decision([ev.Moved(time=now, seat=command.seat, move=legal_move(sitting, command.seat, command.move))])


def legal_move(sitting: Sitting, seat: int, move: int | str) -> int:
    """The number of a legal move; Refusal with the rule that forbids it."""
    game = sitting.game
    assert game is not None
    try:
        refusal = game.explain(move, seat)
        if refusal is not None:
            raise Refusal("illegal", refusal.text, refusal.rule)
        return game.number(move, seat)
    except InvalidMove as fault:
        raise Refusal("unreadable", fault.text) from None


def _resign(sitting: Sitting, command: ms.Resign, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    _playing(sitting)
    if any(line.seat == command.seat and line.move is None for line in sitting.lines):
        raise Refusal("not-now", say("already-so"))
    return Decision([ev.Resigned(time=now, seat=command.seat)])


def _undo(sitting: Sitting, command: ms.Undo, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    _playing(sitting)
    lines = sitting.lines
    if command.to >= len(lines) or lines[command.to].seat != command.seat:
        raise Refusal("unreadable", say("undo-nothing"))
    if command.at < sitting.decisions[command.seat]:
        raise Refusal("stale", say("stale"))
    found = takeback(sitting, command.seat, command.to)
    if found.free or not _others(sitting, command.seat):
        sitting.taken_back(command.to, found.keep)  # nothing is written down that could not be carried out
        return Decision([ev.Undone(time=now, seat=command.seat, to=command.to, keep=list(found.keep))])
    if any(ask.kind == "undo" for ask in sitting.asks.values()):
        raise Refusal("not-now", say("already-asked"))
    return Decision([ev.Asked(time=now, seat=command.seat, what="undo", to=command.to)])


def _propose(sitting: Sitting, command: ms.Propose, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    _playing(sitting)
    if command.what in ("pause", "go-on") and sitting.clock is None:
        raise Refusal("not-now", say("no-clocks"))
    if command.what in ("pause", "go-on") and (command.what == "pause") == sitting.agreed_pause:
        raise Refusal("not-now", say("already-so"))
    if any(ask.kind == command.what for ask in sitting.asks.values()):
        raise Refusal("not-now", say("already-asked"))
    asked = ev.Asked(time=now, seat=command.seat, what=command.what)
    if _others(sitting, command.seat):
        return Decision([asked])
    return Decision([asked, _carried(command.what, command.seat, None, now)])


def _answer(sitting: Sitting, command: ms.Answer, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    ask = sitting.asks.get(command.ask)
    if ask is None or command.seat in ask.yes or command.seat not in waiting(sitting, ask):
        raise Refusal("not-now", say("nothing-asked"))
    answered = ev.Answered(time=now, seat=command.seat, ask=command.ask, yes=command.yes)
    if not command.yes or waiting(sitting, ask) != [command.seat]:
        return Decision([answered])
    return Decision([answered, _carried(ask.kind, ask.seat, ask.to, now)])


def waiting(sitting: Sitting, ask: OpenAsk) -> list[int]:
    """The persons whose answer is awaited. Bots agree to everything."""
    return [seat for seat in _others(sitting, ask.seat) if seat not in ask.yes]


def _others(sitting: Sitting, seat: int) -> list[int]:
    return [one for one in sitting.persons() if one != seat and sitting.chairs[one].bot is None]


def _carried(kind: str, seat: int, to: int | None, now: int) -> ev.AnyEvent:
    if kind == "undo":
        assert to is not None
        return ev.Undone(time=now, seat=seat, to=to)
    if kind == "end":
        return ev.Ended(time=now)
    return ev.Paused(time=now, paused=kind == "pause")


# ---- at the table


def _say(sitting: Sitting, command: ms.Say, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    if sitting.created.chat == "off":
        raise Refusal("not-now", say("chat-off"))
    if (command.preset is None) == (command.text is None):
        raise Refusal("unreadable", say("say-one"))
    if command.text is not None and sitting.created.chat != "free":
        raise Refusal("not-now", say("chat-presets"))
    text = " ".join(command.text.split()) if command.text is not None else None
    if text == "":
        raise Refusal("unreadable", say("say-one"))
    return Decision([ev.Said(time=now, seat=command.seat, preset=command.preset, text=text)])


def _sit(sitting: Sitting, command: ms.Sit, who: Who, now: int) -> Decision:
    chair = sitting.chairs[command.seat]
    own = command.seat in who.rights.seats
    if not own and not (who.rights.join or who.rights.host):
        raise Refusal("not-yours", say("not-yours"))
    if not own and chair.who != "open":
        raise Refusal("taken", say("seat-taken"))
    if not own and who.by_link:
        raise Refusal("not-yours", say("enter-first"))
    name = clean_name(command.name)
    if forms(shown_person(name, command.seat)) & forms_of(sitting.chairs, but=command.seat):
        raise Refusal("taken", say("name-taken", name=name))
    right = Right(who.holder, sitting.table, "seat", command.seat)
    rights = [] if own else [RightChange("grant", right)]
    return Decision([ev.Sat(time=now, seat=command.seat, name=name)], rights)


def clean_name(written: str) -> str:
    """A name without control characters and odd spaces."""
    name = " ".join("".join(letter for letter in written if letter.isprintable()).split())
    if not name:
        raise Refusal("unreadable", say("name-empty"))
    return name


def _mark(sitting: Sitting, command: ms.ChooseMark, who: Who, now: int) -> Decision:
    chair = sitting.chairs[command.seat]
    if not (who.rights.host and chair.who == "bot"):
        _own(command.seat, who)
    _open(sitting)
    if command.mark and command.mark not in sitting.marks:
        raise Refusal("unreadable", say("no-such-mark", expected=", ".join(sitting.marks)))
    if command.mark and any(other.mark == command.mark for other in sitting.chairs if other is not chair):
        raise Refusal("taken", say("mark-taken", mark=sitting.marks[command.mark]))
    return Decision([ev.MarkChosen(time=now, seat=command.seat, mark=command.mark)])


def _nonce(sitting: Sitting, command: ms.AddNonce, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    _open(sitting)
    if sitting.chairs[command.seat].nonce:
        raise Refusal("not-now", say("nonce-given"))
    return Decision([ev.NonceAdded(time=now, seat=command.seat, nonce=command.nonce)])


def _leave(sitting: Sitting, command: ms.Leave, who: Who, now: int) -> Decision:
    _own(command.seat, who)
    return _vacate(sitting, command.seat, False, now)


def _kick(sitting: Sitting, command: ms.Kick, who: Who, now: int) -> Decision:
    _host(who)
    if sitting.chairs[command.seat].who != "person":
        raise Refusal("not-now", say("nobody-there"))
    if command.seat in who.rights.seats:
        raise Refusal("not-now", say("kick-self"))
    return _vacate(sitting, command.seat, True, now)


def _vacate(sitting: Sitting, seat: int, kicked: bool, now: int) -> Decision:
    bot = DEFAULT_BOT if sitting.stage == "playing" else None
    rights = [RightChange("revoke", seat=seat)]
    heirs = [other for other in sitting.persons() if other != seat]
    if sitting.host == seat and heirs:
        rights.insert(0, RightChange("host", seat=heirs[0]))
    return Decision([ev.Vacated(time=now, seat=seat, kicked=kicked, bot=bot)], rights)


def _bot(sitting: Sitting, command: ms.Bot, who: Who, now: int) -> Decision:
    chair = sitting.chairs[command.seat]
    own = command.seat in who.rights.seats
    if not own and not who.rights.host:
        raise Refusal("not-yours", say("not-yours"))
    if sitting.stage == "over":
        raise Refusal("not-now", say("game-over"))
    if command.bot is not None:
        try:
            bot = read_bot(command.bot)
        except SetuError as fault:
            raise Refusal("unreadable", fault.text) from None
        return Decision(
            [ev.BotSet(time=now, seat=command.seat, bot=bot, name=bot_name(forms_of(sitting.chairs), command.seat))]
        )
    if chair.bot is None:
        raise Refusal("not-now", say("already-so"))
    if chair.who == "person" and not own:
        raise Refusal("not-yours", say("not-yours"))
    if chair.who != "person" and sitting.stage == "playing":
        raise Refusal("not-now", say("bot-needed"))
    if sitting.clock is not None and command.seat in _out_of_time(sitting):
        raise Refusal("not-now", say("out-of-time"))
    return Decision([ev.BotSet(time=now, seat=command.seat, bot=None)])


def _out_of_time(sitting: Sitting) -> list[int]:
    clock = sitting.clock
    if clock is None or clock.plan.soft:
        return []
    return [seat for seat, left in enumerate(clock.left) if left <= 0]


def _reorder(sitting: Sitting, command: ms.Reorder, who: Who, now: int) -> Decision:
    _host(who)
    _open(sitting)
    if sorted(command.order) != list(range(sitting.seats)):
        raise Refusal("unreadable", say("reorder-all", seats=sitting.seats))
    change = RightChange("reorder", order=tuple(command.order))
    return Decision([ev.Reordered(time=now, order=command.order)], [change])


def _hand_over(sitting: Sitting, command: ms.HandOver, who: Who, now: int) -> Decision:
    _host(who)
    if sitting.chairs[command.seat].who != "person":
        raise Refusal("not-now", say("nobody-there"))
    return Decision([ev.HostSet(time=now, seat=command.seat)], [RightChange("host", seat=command.seat)])


def _pace(sitting: Sitting, command: ms.SetPace, who: Who, now: int) -> Decision:
    _host(who)
    if sitting.stage == "over":
        raise Refusal("not-now", say("game-over"))
    return Decision([ev.PaceSet(time=now, pace=command.pace)])


def _start(sitting: Sitting, command: ms.Start, who: Who, now: int) -> Decision:
    _host(who)
    _open(sitting)
    if any(chair.who == "open" for chair in sitting.chairs):
        raise Refusal("not-now", say("seats-open"))
    sitting.dealt()  # nothing is written down that could not be carried out
    return Decision([ev.Started(time=now)])


# ---- below: who may do it, and when


def _own(seat: int, who: Who) -> None:
    if seat not in who.rights.seats:
        raise Refusal("not-yours", say("not-yours"))


def _host(who: Who) -> None:
    if not who.rights.host:
        raise Refusal("not-yours", say("host-only"))


def _playing(sitting: Sitting) -> None:
    if sitting.stage == "open":
        raise Refusal("not-now", say("not-started"))
    if sitting.stage == "over":
        raise Refusal("not-now", say("game-over"))


def _open(sitting: Sitting) -> None:
    if sitting.stage != "open":
        raise Refusal("not-now", say("already-started"))


_DECIDE: dict[type, Callable[[Sitting, Any, Who, int], Decision]] = {
    ms.Move: _move,
    ms.Undo: _undo,
    ms.Resign: _resign,
    ms.Propose: _propose,
    ms.Answer: _answer,
    ms.Say: _say,
    ms.Sit: _sit,
    ms.ChooseMark: _mark,
    ms.AddNonce: _nonce,
    ms.Leave: _leave,
    ms.Bot: _bot,
    ms.Kick: _kick,
    ms.Reorder: _reorder,
    ms.HandOver: _hand_over,
    ms.SetPace: _pace,
    ms.Start: _start,
}
