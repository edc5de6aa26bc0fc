"""A game in the terminal: the table drawn in text, moves typed in notation, bots on the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from setu.bots import Player, advise
from setu.engine.errors import SetuError
from setu.engine.persons import seating
from setu.engine.plan import InSeries
from setu.engine.rng import new_rng
from setu.engine.rule import has_module, is_loaded
from setu.engine.series import Series
from setu.engine.table import Event, Move, Table
from setu.engine.texts import Text, language, seat_text, sentences, speaking

LISTED = 40
HINT = 1000  # iterations
Ask = Callable[[str], str]


say = sentences("setu")


class PlayerLeft(Exception):
    """The player has had enough."""


class TerminalGame:
    """One game in a terminal: people at some seats of a table, bots at the others."""

    def __init__(self, table: Table, humans: int, bot: str, seed: int, console: Console, ask: Ask) -> None:
        self.table, self.console, self.ask = table, console, ask
        self.people = range(humans)
        self.rng = new_rng(seed, 1)
        self.bots = {seat: Player(bot, self.rng, str(seed)) for seat in range(humans, table.seats)}
        self.facing: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody leaves; a person who plays alone is spoken to as “you”."""
        with speaking(language(), seating(self.table.names, 0 if len(self.people) == 1 else None)):
            self.play()

    def play(self) -> None:
        self.show(say("welcome", title=self.table.game.title))
        if len(self.people) == 1:
            self.show(say("you-are", who=self.table.called(0)))
        self.tell(list(self.table.log[0].events))
        try:
            while not self.table.over:
                self.next_decision()
        except (PlayerLeft, EOFError, KeyboardInterrupt):
            self.show(say("goodbye"))
            return
        self.console.print(self.table.draw(None), markup=False, highlight=False)
        self.show_result()

    def next_decision(self) -> None:
        """Bots that owe a move make it first; then one person is asked."""
        waiting = self.table.pending
        for seat in waiting:
            if seat not in self.people:
                self.let_bot_move(seat)
                return
        self.face(waiting[0])
        self.ask_person(waiting[0])

    def let_bot_move(self, seat: int) -> None:
        if not has_module(self.table.game.board_dtype) and not is_loaded():
            self.show(say("bot-wakes"))
        move = self.bots[seat].choose(self.table.observation(seat))
        self.table.play(move, seat)
        self.tell_move()

    def face(self, seat: int) -> None:
        """Between people with secrets the screen is cleared and the device passed on."""
        if len(self.people) > 1 and self.table.game.hidden and self.facing not in (None, seat):
            self.console.clear()
            self.ask(str(say("curtain", name=self.who(seat))))
        self.facing = seat
        self.console.print(self.table.draw(seat), markup=False, highlight=False)
        self.show(say("turn", who=self.who(seat)))

    def ask_person(self, seat: int) -> None:
        """Ask until something happened at the table."""
        while True:
            typed = " ".join(self.ask(str(say("prompt", who=self.who(seat))) + " ").split())
            try:
                if self.obey(seat, typed):
                    return
            except SetuError as refused:
                self.console.print(str(refused), style="yellow", markup=False, highlight=False)

    def obey(self, seat: int, typed: str) -> bool:
        """Carry out a command or a move; has the position changed?"""
        word, _, rest = typed.partition(" ")
        word = in_english(word)
        if word in ("q", "quit"):
            raise PlayerLeft
        if word in ("u", "undo"):
            return self.take_back(seat)
        if word == "resign":
            self.table.resign(seat)
            self.tell_move()
            return True
        answers: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self.show_help(seat),
            "help": lambda: self.show_help(seat),
            "hint": lambda: self.give_a_hint(seat),
            "m": lambda: self.list_moves(seat, rest),
            "why": lambda: self.explain(seat, rest),
            "b": lambda: self.console.print(self.table.draw(seat), markup=False, highlight=False),
            "log": lambda: self.show_log(seat),
            "rules": lambda: print_rules(self.table.game, self.console),
            "save": lambda: self.save(rest),
        }
        if word in answers and not (word == "rules" and rest):
            answers[word]()
            return False
        if self.answer(seat, typed):
            return False
        self.table.play(self.numbered(typed, seat) or typed, seat)
        self.tell_move()
        return True

    def numbered(self, typed: str, seat: int) -> Move | None:
        """The move that has this number in the list."""
        if not typed.isdecimal() or not 1 <= int(typed) <= len(self.table.move_numbers(seat)):
            return None
        return self.table.moves(seat)[int(typed) - 1]

    def take_back(self, seat: int) -> bool:
        """Back to this seat's last decision; bots' moves since then go with it."""
        own = [number for number, entry in enumerate(self.table.log) if entry.seat == seat]
        if not own:
            self.show(say("nothing-to-undo"))
            return False
        while len(self.table.log) > own[-1]:
            self.table.undo()
        return True

    def list_moves(self, seat: int, words: str) -> None:
        every = enumerate(self.table.moves(seat), 1)
        found = [(number, move) for number, move in every if _speaks_of(move, words.lower().split())]
        self.show(say("moves-found", count=len(found)))
        for number, move in found[:LISTED]:
            self.console.print(f"{number:>4}  {move.text:<24} {move.said}", markup=False, highlight=False)
        if len(found) > LISTED:
            self.show(say("moves-more", count=len(found) - LISTED, example=found[-1][1].text.split(" ")[0]))

    def explain(self, seat: int, written: str) -> None:
        refusal = self.table.explain(written, seat)
        self.console.print(str(refusal or say("is-legal")), markup=False, highlight=False)

    def show_help(self, seat: int) -> None:
        """What can be typed: the words of the terminal, then all questions."""
        self.show(say("help"))
        self.answer(seat, "?")

    def answer(self, seat: int, typed: str) -> bool:
        """Answer a question from what the seat may see; False if it is none."""
        lines = self.table.ask(typed, seat)
        for line in lines or ():
            self.console.print(f"  {line}", markup=False, highlight=False)
        return lines is not None

    def give_a_hint(self, seat: int) -> None:
        """What a search would do in this seat."""
        best = advise(self.table.observation(seat), iterations=HINT, rng=self.rng).moves[0]
        (move,) = self.table.describe([best.move], seat)
        self.console.print(f"  {move.text:<24} {move.sentence}", markup=False, highlight=False)

    def save(self, path: str) -> None:
        try:
            self.table.record().save(path or f"{self.table.game.name}.setu")
        except OSError as fault:
            self.show(say("cannot-save", file=path, reason=fault.strerror or str(fault)))
        else:
            self.show(say("saved", file=path or f"{self.table.game.name}.setu"))

    def show_log(self, seat: int) -> None:
        for entry in self.table.entries(seat):
            if entry["move"]:
                written = f"{entry['number']:>3} {entry['mark']} {entry['move']}"
                self.console.print(written, markup=False, highlight=False)
            for event in entry["events"]:
                self.console.print(f"      {event['text']}", markup=False, highlight=False)

    def show_result(self) -> None:
        result = self.table.result
        assert result is not None
        self.show(say("result"))
        for seat in sorted(range(self.table.seats), key=lambda seat: result.places[seat]):
            slots = {"place": result.places[seat], "who": self.who(seat)}
            self.show(say("place-line", **slots, score=result.scores[seat], points="yes" if result.points else "no"))

    def tell_move(self) -> None:
        """The last move as it is written, if it is no secret, and what came of it."""
        entry = self.table.last
        if not entry.secret:
            self.console.print(f"{entry.mark} {entry.move}", style="dim", markup=False, highlight=False)
        self.tell(entry.events)

    def tell(self, events: Sequence[Event]) -> None:
        """Say aloud what everybody at the table may hear, and what the one person at it may."""
        listeners = {-1, self.people[0]} if len(self.people) == 1 else {-1}
        for event in events:
            if event.audience in listeners:
                self.console.print(str(event), style="bold", markup=False, highlight=False)

    def who(self, seat: int) -> Text:
        return seat_text(seat, self.table.called(seat))

    def show(self, sentence: Text) -> None:
        self.console.print(str(sentence), markup=False, highlight=False)


def in_english(word: str) -> str:
    """A word of the terminal, whether it was typed in the reader's language or in English."""
    own = {
        str(say("word-help")): "help",
        str(say("word-hint")): "hint",
        str(say("word-why")): "why",
        str(say("word-undo")): "undo",
        str(say("word-log")): "log",
    }
    return own.get(word.lower(), word)


def game_of(series: InSeries) -> Text:
    """Which game of which series."""
    return say("series-game", games=series.plan.games or 0, race=series.plan.race or 0, number=series.number)


class TerminalSeries:
    """Game after game until the series is decided, or somebody leaves."""

    def __init__(self, series: Series, humans: int, bot: str, seed: int, console: Console, ask: Ask) -> None:
        self.series, self.humans, self.bot, self.seed, self.console, self.ask = series, humans, bot, seed, console, ask

    def run(self) -> None:
        while self.play_one():
            starts = self.series.starts_next
            self.series.next_game()
            with speaking(language(), seating(self.series.table.names, 0 if self.humans == 1 else None)):
                self.show_standing(starts)
            if self.series.over or not self.goes_on():
                return

    def play_one(self) -> bool:
        """Was the game played to its end?"""
        series = self.series
        assert series.table.series is not None
        self.show(game_of(series.table.series))
        seed = self.seed + len(series.scores)
        TerminalGame(series.table, self.humans, self.bot, seed, self.console, self.ask).run()
        return series.table.over

    def show_standing(self, starts: int | None) -> None:
        series = self.series
        self.show(say("series-standing", games=len(series.scores)))
        for seat, total in enumerate(series.totals):
            self.show(say("series-total", who=self.who(seat), total=total))
        if len(series.winners) == 1:
            self.show(say("series-won", who=self.who(series.winners[0])))
        elif series.over:
            self.show(say("series-shared"))
        elif starts is None:
            self.show(say("series-lots"))
        else:
            self.show(say("series-starts", who=self.who(starts)))

    def goes_on(self) -> bool:
        """Between two games people draw breath; bots alone do not."""
        try:
            return not self.humans or self.ask(str(say("series-next")) + " ").strip() not in ("q", "quit")
        except (EOFError, KeyboardInterrupt):
            return False

    def who(self, seat: int) -> Text:
        return seat_text(seat, self.series.table.called(seat))

    def show(self, sentence: Text) -> None:
        self.console.print(str(sentence), markup=False, highlight=False)


def _speaks_of(move: Move, words: list[str]) -> bool:
    """Do all the words stand in a move's notation or sentence?"""
    if not words:
        return True
    spoken = f"{move.text} {move.sentence}".lower()
    return all(word in spoken for word in words)


def print_rules(game: Any, console: Console) -> None:
    """The short rules of a game in the reader's language."""
    from rich.markdown import Markdown

    from setu.engine.texts import rules_text

    console.print(Markdown(rules_text(game.package, game.name)), soft_wrap=False)
