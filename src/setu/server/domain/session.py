"""A session: all that a table's events add up to. `apply` is the only way in; the same events give the same session."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from setu.bots.levels import LEVELS, title
from setu.engine.commitment import commit, make_key
from setu.engine.game import find_game
from setu.engine.marks import written
from setu.engine.plan import InSeries, Standing, read_plan, series_rules
from setu.engine.reader import Components
from setu.engine.table import Checked, Table
from setu.engine.texts import SeatName, Text, seat_text, text
from setu.server.domain import events as ev
from setu.server.domain.bot_reason import reason_text
from setu.server.domain.clock import Clock
from setu.server.domain.naming import shown
from setu.server.texts import say

Stage = Literal["open", "playing", "over"]


def _level(bot: str) -> Text | str:
    """How a bot plays, as a reader is told."""
    return title(bot) if bot in LEVELS else bot


@dataclass(frozen=True)
class LogLine:
    """What the table knows of a log entry besides what the game does."""

    event: int
    time: int
    by: ev.By
    seat: int | None = None
    move: int | None = None
    secret: bool = False
    why: Text | None = None


@dataclass(frozen=True)
class Note:
    """A notice, not yet spoken."""

    number: int
    time: int
    kind: Literal["table", "chat", "undo", "ask", "clock"]
    seat: int | None
    text: Text | str
    preset: str | None = None


@dataclass
class Proposal:
    """A proposal that waits for answers."""

    number: int
    kind: Literal["undo", "end", "pause", "go-on"]
    seat: int
    to: int | None
    yes: set[int] = field(default_factory=set)


class Session:
    """Who sits, what was played, what is proposed, whose clock runs."""

    def __init__(self) -> None:
        self.number = 0
        self.time = 0
        self.rights_changed = 0  # the last event that changed who may do what
        self.seated = 0  # the last event that may have changed who sits where
        self.stage: Stage = "open"
        self.earlier: Text | None = None  # of a table of earlier rules: what became of it
        self.game: Table | None = None
        self._pending: tuple[int, ...] = ()
        self._checked: Checked | None = None
        self.lines: list[LogLine] = []
        self.lengths: list[int] = [0]  # per event: how much of the log it left as it was
        self.notes: list[Note] = []
        self.proposals: dict[int, Proposal] = {}
        self.causes: dict[str, int] = {}
        self.decisions: list[int] = []
        self.clock: Clock | None = None
        self.agreed_pause = False
        self.open_until: int | None = None  # until when sealed shares of the luck are opened
        self.ended: Literal["", "agreed"] = ""
        self.rematch: str | None = None
        self.undone = 0
        self.kicked: set[str] = set()  # marks of those who were sent away and stay away
        self._sat_down: dict[int, set[str]] = {}  # marks of those who sat down in each seat
        self.told: dict[int, bool] = {}  # per event of a move: did its maker learn anything? (asked by undo)

    # ---- what is asked

    @property
    def seat_count(self) -> int:
        return len(self.seats)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self._pending if self.stage == "playing" else ()

    def persons(self) -> list[int]:
        """Seats in which a person decides."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.who == "person"]

    def seats_of_the_same(self, seat: int, holders: Mapping[int, set[str]]) -> list[int]:
        """This seat, and others that one of its people has, too: sat down in, or holding its rights."""

        def marks(one: int) -> set[str]:
            return (self._sat_down.get(one, set()) | holders.get(one, set())) - {""}

        return [one for one in self.persons() if one == seat or marks(one) & marks(seat)]

    def may_be_looked_from(self, seat: int) -> bool:
        """Nobody looks into a bot's hand while the game goes on."""
        return self.stage != "playing" or self.seats[seat].who != "bot"

    @property
    def are_sealed(self) -> bool:
        """Does anybody seal a share of the luck? Then nobody gives one openly."""
        return any(occupant.seal for occupant in self.seats)

    def sealed_shares(self) -> list[int]:
        """The seats whose shares have not been opened."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.seal and not occupant.nonce]

    @property
    def has_hard_clock(self) -> bool:
        return self.clock is not None and not self.clock.plan.soft

    @property
    def clocks_stand_still(self) -> bool:
        return self.pace == "own" or self.agreed_pause

    def names(self) -> tuple[Text | str, ...]:
        """What those in the seats are called, to be spoken to each reader in their language."""
        return tuple(shown(occupant, seat) for seat, occupant in enumerate(self.seats))

    def common_log(self, since: int) -> int:
        """How much of the log is still as it was after event `since`."""
        if since > self.number:
            return 0
        return min(self.lengths[since:])

    @property
    def series(self) -> InSeries | None:
        """Which game of which series this table has."""
        series = self.created.series
        if series is None:
            return None
        plan = read_plan(find_game(self.created.game), series.plan)
        return InSeries(plan, tuple(tuple(game.scores) for game in series.before))

    def standing(self) -> Standing | None:
        """How the series stands, with this game once it was played to its end."""
        series = self.series
        if series is None:
            return None
        return series_rules(find_game(self.created.game)).standing(series.plan, [*series.before, *self._counted()])

    @property
    def series_goes_on(self) -> bool:
        standing = self.standing()
        return standing is not None and not standing.over

    def next_in_series(self) -> ev.Series | None:
        """The series as the table after this one knows it: with this game, or from the beginning."""
        series, counted = self.created.series, self._counted()
        if series is None:
            return None
        if not self.series_goes_on:
            return ev.Series(plan=series.plan)
        now = [ev.CountedGame(table=self.table, scores=list(scores)) for scores in counted]
        return ev.Series(plan=series.plan, before=[*series.before, *now])

    def next_options(self) -> dict[str, str | int]:
        """The options of the table after this one; in a series they say who starts."""
        series, game = self.series, find_game(self.created.game)
        if series is None or (self.series_goes_on and not self._counted()):
            return self.created.options
        rules = series_rules(game)
        return {**self.created.options, **rules.options(rules.starter(series.plan, self._last_counted()))}

    def _last_counted(self) -> Table | None:
        """This game, if the next one of its series goes by it."""
        return self.game if self.series_goes_on and self._counted() else None

    def starts_next(self) -> int | None:
        """The seat that starts the next game of the series; None: lots decide."""
        series = self.series
        if series is None:
            return None
        return series_rules(find_game(self.created.game)).starter(series.plan, self._last_counted())

    @property
    def is_counted(self) -> bool:
        return bool(self._counted())

    def _counted(self) -> list[tuple[int, ...]]:
        """This game's scores; a game that the table agreed to stop counts for nothing, and is played again."""
        result = self.game.result if self.game is not None and self.stage == "over" else None
        return [] if result is None else [result.scores]

    def dealt(self) -> tuple[bytes, Table]:
        """The key that secret and nonces give, and the game it deals, or that goes on with its luck."""
        key = self._made_key()
        created, names, box = self.created, [occupant.name for occupant in self.seats], self.box
        if created.begun is not None:
            position = {**created.begun.position, "key": key.hex()}
            return key, Table.from_position(created.game, position, names=names, components=box)
        game = Table(created.game, self.seat_count, self.options, key=key, names=names, components=box)
        game.series = self.series
        return key, game

    def _made_key(self) -> bytes:
        return make_key(bytes.fromhex(self.created.secret), [occupant.nonce for occupant in self.seats])

    @property
    def box(self) -> Components | None:
        """The component file of an owner that the table is played with."""
        box = self.created.box
        return None if box is None else Components(box.source, box.name)

    @property
    def options(self) -> dict[str, str | int]:
        """The options of the game, with what players have chosen to stand for them."""
        marks, chosen = find_game(self.created.game).options.marks, written([occupant.mark for occupant in self.seats])
        return {**self.created.options, marks.name: chosen} if marks and chosen else self.created.options

    def _marks_to_choose(self) -> Mapping[str, Text]:
        """What players may choose to stand for them; a game that goes on from another has them already."""
        game = find_game(self.created.game)
        marks, lots = game.options.marks, game.options.marks and game.options.marks.unless
        if marks is None or self.created.begun is not None or (lots and self.created.options.get(lots[0]) == lots[1]):
            return {}
        return game.marks(self.seat_count, self.box)

    def taken_back(self, to: int, keep: Sequence[tuple[int, int]]) -> Table:
        """The game as it was before a log entry, with some later choices made again."""
        game = self._playing().copy()
        while game.length > to:
            game.undo()
        for seat, move in keep:
            game.play(move, seat)
        return game

    # ---- what happens

    def apply(self, event: ev.AnyEvent, checked: Checked | None = None) -> None:
        """Take in the next event; `checked` is the move in it if the rules were asked about it just now."""
        self._checked = checked
        self.number += 1
        self.time = event.time
        if event.cause:
            self.causes[event.cause] = self.number
        if not isinstance(event, ev.Moved):
            self.seated = self.number
        if isinstance(event, ev.CHANGE_RIGHTS):
            self.rights_changed = self.number
        self.lengths.append(len(self.lines))
        kept = _KEEP.get(type(event)) if self.earlier else None
        (kept or _APPLY[type(event)])(self, event)
        self.lengths[-1] = min(self.lengths[-1], len(self.lines))
        self._pending = self.game.pending if self.game is not None else ()
        if self.clock is not None and self.stage == "playing":
            self._run_clocks(event.time)

    def _note(
        self, kind: Literal["table", "chat", "undo", "ask", "clock"], seat: int | None, text: Text | str, **more: Any
    ) -> None:
        self.notes.append(Note(self.number, self.time, kind, seat, text, **more))

    def _created(self, event: ev.Created) -> None:
        self.created = event
        self.table = event.table
        game = find_game(event.game)
        self.title = game.title
        self.commitment = commit(event.table, event.rules, bytes.fromhex(event.secret))
        self.seats = [ev.Seat(who=c.who, name=c.name, bot=c.bot, nonce=c.nonce, mark=c.mark) for c in event.seats]
        self.marks = self._marks_to_choose()
        self.pace, self.host = event.pace, event.host
        self.kicked = set(event.kicked)
        self.decisions = [0] * len(self.seats)
        if event.rules != game.rules_version:
            self.earlier = say("earlier-rules", found=event.rules, today=game.rules_version)
            self.stage = "over"
        elif event.clock is not None:
            self.clock = Clock.of(event.clock, len(self.seats))
        if event.begun is not None:
            self._note("table", None, text("setu.review", "begun-from", entry=event.begun.entry))

    def _sat(self, event: ev.Sat) -> None:
        occupant = self.seats[event.seat]
        known = occupant.who == "person"
        occupant.who, occupant.bot = "person", occupant.bot if known else None
        old, before = occupant.name, shown(occupant, event.seat)
        occupant.name = event.name
        if not known:
            occupant.nonce = occupant.seal = ""
        self._part_from(event.seat)
        self._sat_down.setdefault(event.seat, set()).add(event.cause.partition(":")[0])
        if self.game is not None and occupant.name != old:
            self.lengths[-1] = 0  # the whole log speaks of somebody else now
        who = self._seated(event.seat)
        text = say("notice-renamed", old=before, name=who) if known else say("notice-sat", name=who)
        self._note("table", event.seat, text)

    def _vacated(self, event: ev.Vacated) -> None:
        occupant = self.seats[event.seat]
        who = shown(occupant, event.seat)
        text = say("notice-kicked", name=who) if event.kicked else say("notice-left", name=who)
        self._part_from(event.seat)
        sat = self._sat_down.pop(event.seat, set())
        if event.kicked:
            self.kicked |= (sat | set(event.marks)) - {""}
        occupant.who, occupant.bot = ("bot" if event.bot else "open"), event.bot
        occupant.nonce = occupant.seal = ""
        if not event.bot:
            occupant.name = occupant.mark = ""
        self._note("table", event.seat, text)
        self._drop_proposals_of(event.seat)
        if self.host == event.seat:
            people = self.persons()
            self.host = people[0] if people else None

    def _bot(self, event: ev.BotSet) -> None:
        occupant = self.seats[event.seat]
        occupant.bot = event.bot
        if occupant.who == "person" and event.bot is None:
            self._note("table", event.seat, say("notice-unbot", name=self._seated(event.seat)))
        elif event.bot is None:
            self._note("table", event.seat, say("notice-left", name=shown(occupant, event.seat)))
            self._part_from(event.seat)
            occupant.who, occupant.name, occupant.mark = "open", "", ""
        else:
            if occupant.who == "open":
                occupant.who, occupant.name = "bot", event.name
            kind = "notice-bot-absent" if event.absent else "notice-bot"
            self._note("table", event.seat, say(kind, name=self._seated(event.seat), bot=_level(event.bot)))

    def _reordered(self, event: ev.Reordered) -> None:
        for seat in range(self.seat_count):
            self._part_from(seat)
        self.seats = [self.seats[old] for old in event.order]
        for occupant in self.seats:
            occupant.seal = ""  # it was for another seat; everybody is asked again
        self._sat_down = {event.order.index(seat): marks for seat, marks in self._sat_down.items()}
        if self.host is not None:
            self.host = event.order.index(self.host)
        self._note("table", None, say("notice-reordered"))

    def _host(self, event: ev.HostSet) -> None:
        self.host = event.seat
        self._note("table", event.seat, say("notice-host", name=self._seated(event.seat)))

    def _mark(self, event: ev.MarkChosen) -> None:
        self.seats[event.seat].mark = event.mark

    def _nonce(self, event: ev.NonceAdded) -> None:
        self.seats[event.seat].nonce = event.nonce

    def _sealed(self, event: ev.Sealed) -> None:
        if not self.are_sealed:
            for occupant in self.seats:
                occupant.nonce = ""  # what was given openly counts for nothing beside what is sealed
        self.seats[event.seat].seal = event.seal

    def _shares_asked(self, event: ev.SharesAsked) -> None:
        self.open_until = event.until

    def _pace(self, event: ev.PaceSet) -> None:
        self.pace = event.pace
        self._note("clock", None, say(f"notice-pace-{event.pace}"))

    def _started(self, event: ev.Started) -> None:
        for seat in self.sealed_shares():
            self._note("table", seat, say("notice-withheld", name=self._seated(seat)))
        self.open_until = None
        self.nonces = [occupant.nonce for occupant in self.seats]
        self.seals = [occupant.seal for occupant in self.seats]
        self.key, self.game = self.dealt()
        self.key_commitment = self.game.commitment
        self.lines = [LogLine(self.number, event.time, "table")]
        self.stage = "playing"
        self.decisions = [self.number] * self.seat_count
        if self.clock is not None:
            self.clock.since = event.time
        self._close_if_over()

    def _moved(self, event: ev.Moved) -> None:
        game = self._playing()
        before = self._pending
        if self.clock is not None:
            self.clock.settle(event.time)
        why = None if event.why is None else reason_text(event.why, game, event.seat)
        game.play(event.move if self._checked is None else self._checked, event.seat)
        secret = game.last.secret
        line = LogLine(self.number, event.time, event.by, event.seat, event.move, secret, None if secret else why)
        self.lines.append(line)
        self._renew_decisions(event.seat, before, secret)
        if self.clock is not None and event.by == "person":
            self.clock.reward(event.seat)
        self._drop_undo_proposals()
        self._close_if_over()

    def _renew_decisions(self, mover: int, before: tuple[int, ...], secret: bool) -> None:
        """A secret choice of another leaves a seat's own open choice as it was."""
        after = self._playing().pending
        for seat in range(self.seat_count):
            if not (secret and seat != mover and seat in before and seat in after):
                self.decisions[seat] = self.number

    def _resigned(self, event: ev.Resigned) -> None:
        game = self._playing()
        game.resign(event.seat)
        self.lines.append(LogLine(self.number, event.time, "person", event.seat))
        self.decisions = [self.number] * self.seat_count
        self._drop_undo_proposals()
        self._close_if_over()

    def _undone(self, event: ev.Undone) -> None:
        self.game = self.taken_back(event.to, event.keep)
        self._cut(event)
        self.decisions = [self.number] * self.seat_count
        self._drop_undo_proposals()
        self.undone += 1
        self._note("undo", event.seat, say("notice-undone", name=self._seated(event.seat)))

    def _cut(self, event: ev.Undone) -> None:
        """The log without what was taken back, but with the choices that stay."""
        del self.lines[event.to :]
        self.lengths[-1] = min(self.lengths[-1], event.to)
        for seat, move in event.keep:
            self.lines.append(LogLine(self.number, event.time, "person", seat, move, True))

    def _asked(self, event: ev.Asked) -> None:
        self.proposals[self.number] = Proposal(self.number, event.what, event.seat, event.to, {event.seat})
        self._note("ask", event.seat, say(f"asks-{event.what}", name=self._seated(event.seat)))

    def _answered(self, event: ev.Answered) -> None:
        name = self._seated(event.seat)
        if event.absent:
            self.proposals[event.ask].yes.add(event.seat)
            self._note("ask", event.seat, say("notice-not-awaited", name=name))
        elif event.yes:
            self.proposals[event.ask].yes.add(event.seat)
            self._note("ask", event.seat, say("notice-agrees", name=name))
        else:
            del self.proposals[event.ask]
            self._note("ask", event.seat, say("notice-declines", name=name))

    def _ended(self, event: ev.Ended) -> None:
        self.ended = "agreed"
        self._close()
        self._note("ask", None, say("notice-ended"))

    def _paused(self, event: ev.Paused) -> None:
        self.agreed_pause = event.paused
        self.proposals = {number: one for number, one in self.proposals.items() if one.kind in ("undo", "end")}
        self._note("clock", None, say("notice-paused") if event.paused else say("notice-goes-on"))

    def _said(self, event: ev.Said) -> None:
        text: Text | str = event.text or say(f"preset-{event.preset}")
        self._note("chat", event.seat, text, preset=event.preset)

    def _away(self, event: ev.Away) -> None:
        if self.clock is not None:
            self.clock.forgive(event.since, event.until)
            self._note("clock", None, say("notice-away"))

    def _ran_out(self, event: ev.RanOut) -> None:
        self.seats[event.seat].bot = event.bot
        self._note("clock", event.seat, say("notice-ran-out", name=self._seated(event.seat)))

    def _rematched(self, event: ev.Rematched) -> None:
        self.rematch = event.table
        self._note("table", None, say("notice-rematch"))

    # ---- at a table of earlier rules: who did something, and when; no rule is asked

    def _keep_start(self, event: ev.Started) -> None:
        self.nonces = [occupant.nonce for occupant in self.seats]
        self.seals = [occupant.seal for occupant in self.seats]
        self.key = self._made_key()
        self.lines = [LogLine(self.number, event.time, "table")]

    def _keep_move(self, event: ev.Moved) -> None:
        self.lines.append(LogLine(self.number, event.time, event.by, event.seat, event.move))

    def _keep_resignation(self, event: ev.Resigned) -> None:
        self.lines.append(LogLine(self.number, event.time, "person", event.seat))

    def _keep_undo(self, event: ev.Undone) -> None:
        self._cut(event)
        self._note("undo", event.seat, say("notice-undone", name=self._seated(event.seat)))

    # ---- below: how it is done

    def _playing(self) -> Table:
        assert self.game is not None, "no game has been started"
        return self.game

    def _seated(self, seat: int) -> SeatName:
        """Who sits there now, in a notice."""
        return seat_text(seat, shown(self.seats[seat], seat))

    def _part_from(self, seat: int) -> None:
        """Notices so far were about who sat there until now: under the name they had, never about the next."""
        self.notes = [replace(note, text=_about_nobody(note.text, seat)) for note in self.notes]

    def _drop_proposals_of(self, seat: int) -> None:
        self.proposals = {number: one for number, one in self.proposals.items() if one.seat != seat}

    def _drop_undo_proposals(self) -> None:
        """What was to be taken back is no longer the last thing that happened."""
        self.proposals = {number: one for number, one in self.proposals.items() if one.kind != "undo"}

    def _close_if_over(self) -> None:
        if self._playing().over:
            self._close()

    def _close(self) -> None:
        self.stage = "over"
        self.proposals.clear()
        if self.clock is not None:
            self.clock.run((), self.time)

    def _run_clocks(self, now: int) -> None:
        """Clocks run for persons who owe a decision, while everybody plays live."""
        assert self.clock is not None
        self.clock.pause(self.clocks_stand_still, now)
        pending = self.pending
        self.clock.run([seat for seat in pending if self.seats[seat].bot is None], now)


def _about_nobody(text: Text | str, seat: int) -> Text | str:
    """A notice in which a seat is only the name that was there."""
    if not isinstance(text, Text):
        return text
    slots = ((key, value.called if _is_seat(value, seat) else value) for key, value in text.slots)
    return text._replace(slots=tuple(slots))


def _is_seat(value: Any, seat: int) -> bool:
    return isinstance(value, SeatName) and value.seat == seat


_APPLY: dict[type, Callable[[Session, Any], None]] = {
    ev.Created: Session._created,
    ev.Sat: Session._sat,
    ev.Vacated: Session._vacated,
    ev.BotSet: Session._bot,
    ev.Reordered: Session._reordered,
    ev.HostSet: Session._host,
    ev.MarkChosen: Session._mark,
    ev.Sealed: Session._sealed,
    ev.SharesAsked: Session._shares_asked,
    ev.NonceAdded: Session._nonce,
    ev.PaceSet: Session._pace,
    ev.Started: Session._started,
    ev.Moved: Session._moved,
    ev.Resigned: Session._resigned,
    ev.Undone: Session._undone,
    ev.Asked: Session._asked,
    ev.Answered: Session._answered,
    ev.Ended: Session._ended,
    ev.Paused: Session._paused,
    ev.Said: Session._said,
    ev.Away: Session._away,
    ev.RanOut: Session._ran_out,
    ev.Rematched: Session._rematched,
}
_KEEP: dict[type, Callable[[Session, Any], None]] = {
    ev.Started: Session._keep_start,
    ev.Moved: Session._keep_move,
    ev.Resigned: Session._keep_resignation,
    ev.Undone: Session._keep_undo,
}
