"""Questions about a table, typed beside moves and answered in sentences: `turn`, `last 3`, `rules boat`, `e5`.

A game declares its own beside its words:

```python
QUESTIONS = (
    Question("hand", hand),
    Question("row", row, example="5"),
    Question("cell", cell, form=r"[a-z]\\d+", example="e5"),
)
```

An answer is made of what ONE SEAT may see (`Seen`: its hidden state and view), so it can give nothing away. What is
typed stands in the game's catalogue: `ask-row = row, line` are the words that ask, `ask-row-about` what they tell; the
English words are understood in every language. A question with a `form` is also asked by what it is about alone: `e5`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from setu.engine.contract import SPECTATOR
from setu.engine.errors import ENGINE, SetuError, engine_text
from setu.engine.record_view import record_view
from setu.engine.texts import SeatName, Text, has_sentence, language, players_rules, seat_text, text

if TYPE_CHECKING:
    from setu.engine.board import Board
    from setu.engine.game import Game
    from setu.engine.state import State, StateArray
    from setu.engine.table import Move, Result, Table

MOST_LINES = 20  # of the log, however many are asked for
MOST_FOUND = 3  # moves and passages that are told; the others are counted


@dataclass(frozen=True)
class Seen:
    """A table as one seat sees it: all that an answer is made of."""

    game: Game
    b: Board
    s: State  # hidden for `seat`; a copy, whose scratch space may be used
    state: StateArray  # the same as bytes
    seat: int  # SPECTATOR for somebody who watches
    view: Mapping[str, Any]
    lines: Sequence[tuple[int | None, Sequence[Text]]]  # the log: who moved, and what was told
    pending: Sequence[int]
    result: Result | None
    choices: int  # how many moves the seat may make now …
    moves: Callable[[], Sequence[Move]]  # … and which
    notes: Mapping[int, Text] = field(default_factory=dict)  # what else is known of who sits there: a bot, away
    clocks: Sequence[Text] = ()

    @classmethod
    def of(
        cls, table: Table, seat: int | None, notes: Mapping[int, Text] | None = None, clocks: Sequence[Text] = ()
    ) -> Seen:
        """A table from a seat (None: from beside it)."""
        hidden = table.hidden(seat)
        viewer = SPECTATOR if seat is None else seat
        return cls(
            game=table.game,
            b=record_view(table.board[0]),
            s=record_view(hidden[0]),
            state=hidden,
            seat=viewer,
            view=table.seen(seat),
            lines=[(entry.seat, entry.told_to(viewer)) for entry in table.log],
            pending=table.pending,
            result=table.result,
            choices=len(table.move_numbers(seat)) if viewer in table.pending else 0,
            moves=lambda: table.moves(seat) if viewer in table.pending else [],
            notes=notes or {},
            clocks=clocks,
        )

    def numbered(self, notation: str, said: Text) -> Text:
        """What is said of a move with its number in the list of moves; of what is no move now, as it is."""
        number = self._numbers.get(notation)
        return engine_text("told-numbered", number=str(number), said=said) if number else said

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {move.text: number for number, move in enumerate(self.moves(), 1)}

    @property
    def seats(self) -> range:
        return range(int(self.s.seats))

    @property
    def others(self) -> list[int]:
        """Everybody else, in the order of the seats."""
        return [seat for seat in self.seats if seat != self.seat]

    def called(self, seat: int) -> Text:
        """What the game calls a seat: a colour, a kingdom."""
        return self.game.words.seat_name(self.b, self.s, seat)

    def who(self, seat: int) -> SeatName:
        """A seat in a sentence."""
        return seat_text(seat, self.called(seat))


Answer = Callable[[Seen, str], Iterable[Text]]


@dataclass(frozen=True)
class Question:
    """Something that can be asked: how it is typed, and who answers."""

    name: str  # its words are `ask-<name>` in the catalogue, and what it tells `ask-<name>-about`
    answer: Answer  # from what is seen and what was typed behind the word; SetuError where that means nothing
    example: str = ""  # what may stand behind the word; then it has to, unless …
    alone: bool = False  # … the word alone asks too
    form: str | Callable[[], str] = ""  # what asks without any word, as a regular expression for small letters

    def words(self, package: str, name: str) -> list[str]:
        """How it is typed in a language."""
        return [word.strip().lower() for word in text(package, f"ask-{self.name}").say(name).split(",")]

    def about(self, package: str) -> Text:
        """What it tells, for a list of all questions."""
        return text(package, f"ask-{self.name}-about")

    def read(self, typed: str, words: Iterable[str]) -> str | None:
        """What is asked about, by these words; None if something else was typed."""
        for word in words:
            if typed == word and (self.alone or not self.example):
                return ""
            if self.example and typed.startswith(f"{word} "):
                return typed.removeprefix(word).strip()
        form = self.form if isinstance(self.form, str) else self.form()
        return typed if form and re.fullmatch(form, typed) else None


def questions(game: Game) -> list[tuple[str, Question]]:
    """All that can be asked at a table of a game, each with the package of its words; its own come first."""
    own = {question.name: (game.package, question) for question in game.questions}
    return [*own.values(), *((ENGINE, question) for question in GENERAL if question.name not in own)]


def ask(typed: str, seen: Seen) -> list[Text] | None:
    """The answer to a question; None if it is none. To be called in the language of who asks (`speaking`)."""
    tidy = " ".join(typed.lower().split())
    tidy = tidy if tidy == "?" else tidy.removesuffix("?").strip()
    every = [*_own_words(seen.game), *_english_words(seen.game)]
    for question, words in every:
        about = question.read(tidy, words)
        if about is not None:
            try:
                return list(question.answer(seen, about))
            except SetuError as fault:
                return None if _may_be_a_move(seen, tidy) else [fault.text]
    lacking = next((question.name for question, words in every if tidy in words), None)
    how = [typed_as(package, question) for package, question in questions(seen.game) if question.name == lacking]
    return [engine_text("told-lacking", typed=one) for one in how] or None


def _may_be_a_move(seen: Seen, typed: str) -> bool:
    """Words that ask about nothing may look for a move: “plank 1” for “place 1 plank”."""
    return bool(_moves_with(seen, typed))


def _own_words(game: Game) -> list[tuple[Question, list[str]]]:
    """The words of the reader's language come first: “tour” is another question in French."""
    return [(question, question.words(package, language())) for package, question in questions(game)]


def _english_words(game: Game) -> list[tuple[Question, list[str]]]:
    return [(question, [question.name, *question.words(package, "en")]) for package, question in questions(game)]


def typed_as(package: str, question: Question) -> str:
    """How a question is typed, with an example of what it may be about: `row 5`."""
    if question.form:
        return question.example
    return f"{question.words(package, language())[0]} {question.example}".strip()


def listed(parts: Sequence[Text | str]) -> Text | str:
    """“a, b and c”, as the language has it."""
    if not parts:
        return engine_text("list-none")
    *first, last = parts
    if not first:
        return last
    row: Text | str = first[0]
    for part in first[1:]:
        row = engine_text("list-comma", first=row, last=part)
    return engine_text("list-and", first=row, last=last)


# ---- what can be asked at every table


def turn(seen: Seen, about: str) -> Iterable[Text]:
    """Whose turn it is, and what is asked."""
    if seen.result is not None:
        return standing(seen, about)
    others = [seen.who(seat) for seat in seen.pending if seat != seen.seat]
    told = [engine_text("told-waited-for", names=listed(others), count=len(others))] if others else []
    if seen.seat not in seen.pending:
        return told
    return [engine_text("told-your-turn", task=_task(seen), count=seen.choices), *told]


def _task(seen: Seen) -> Text | str:
    """What is to be done in this phase, where the game has words for it: `do-<phase>`."""
    id = f"do-{str(seen.view.get('phase', '')).lower()}"
    return text(seen.game.package, id) if has_sentence(seen.game.package, id) else "none"


def last(seen: Seen, about: str) -> Iterable[Text]:
    """The end of the log."""
    count = int(about) if about.isdecimal() else 1
    return _lines(seen, max(0, len(seen.lines) - max(1, min(count, MOST_LINES))))


def since(seen: Seen, about: str) -> Iterable[Text]:
    """What has happened since the last move of who asks."""
    own = [number for number, (seat, _) in enumerate(seen.lines) if seat == seen.seat]
    first = own[-1] + 1 if own else 0
    return _lines(seen, max(first, len(seen.lines) - MOST_LINES)) or [engine_text("told-nothing-since")]


def _lines(seen: Seen, first: int) -> list[Text]:
    """Lines of the log, none of them twice in a row: secret choices are all told alike, and what came of a move may
    begin with the same words."""
    told: list[Text] = []
    for sentence in (sentence for _, sentences in seen.lines[first:] for sentence in sentences):
        if told and _goes_on(str(sentence), str(told[-1])):
            told.pop()
        told.append(sentence)
    return told or ([engine_text("told-begins")] if not first else [])


def _goes_on(said: str, begun: str) -> bool:
    """The same words, or the same and more."""
    rest = said.removeprefix(begun.rstrip(".।"))
    return rest != said and not rest[:1].isalnum() and not unicodedata.category(rest[:1] or " ").startswith("M")


def who(seen: Seen, about: str) -> Iterable[Text]:
    """Who sits where."""
    for seat in seen.seats:
        name, called = seen.who(seat), seen.called(seat)
        yield engine_text(
            "told-seat",
            number=str(seat + 1),
            person=name,
            called="none" if str(name) == str(called) else called,
            note=seen.notes.get(seat, "none"),
            own="yes" if seat == seen.seat else "no",
        )


def standing(seen: Seen, about: str) -> Iterable[Text]:
    """Places and points, once the game is over."""
    if seen.result is None:
        return [engine_text("told-no-score")]
    order = sorted(seen.seats, key=lambda seat: seen.result.places[seat])  # type: ignore[union-attr]
    return [engine_text("game-is-over"), *(_placed(seen, seen.result, seat) for seat in order)]


def _placed(seen: Seen, result: Result, seat: int) -> Text:
    slots = {"place": result.places[seat], "score": result.scores[seat], "points": "yes" if result.points else "no"}
    return engine_text("told-place", who=seen.who(seat), **slots)


def time(seen: Seen, about: str) -> Iterable[Text]:
    """What the clocks show."""
    return seen.clocks or [engine_text("told-no-clock")]


def moves(seen: Seen, about: str) -> Iterable[Text]:
    """The legal moves that contain these words: those with fewer words, by their numbers in the list of moves."""
    if seen.seat not in seen.pending:
        return [engine_text("told-no-moves")]
    found = _moves_with(seen, about)
    told = sorted(sorted(found, key=lambda move: len(str(move[1].said)))[:MOST_FOUND], key=lambda move: move[0])
    more = len(found) - len(told)
    return [
        engine_text("told-moves", count=len(found)),
        *(engine_text("told-numbered", number=str(number), said=move.said) for number, move in told),
        *([engine_text("told-more-moves", count=more)] if more else []),
    ]


def _moves_with(seen: Seen, words: str) -> list[tuple[int, Move]]:
    """Each with its number in the list."""
    wanted = _wanted(words)
    numbered = enumerate(seen.moves(), 1)
    return [(number, move) for number, move in numbered if _speaks_of(f"{move.text} {move.said}", wanted)]


def _wanted(words: str) -> list[str]:
    """Words as expressions; a number is meant as a whole: “i1” is not “i12”."""
    return [
        (r"(?<!\d)" if word[0].isdigit() else "") + re.escape(word) + (r"(?!\d)" if word[-1].isdigit() else "")
        for word in words.split()
    ]


def _speaks_of(said: str, wanted: Iterable[str]) -> bool:
    return all(re.search(word, said.lower()) for word in wanted)


def rules(seen: Seen, about: str) -> Iterable[Text]:
    """Passages of the short rules that contain these words."""
    wanted = _wanted(about)
    passages = [said for said in _passages(seen.game) if _speaks_of(said, wanted)]
    told = [engine_text("told-rule", said=said) for said in passages[:MOST_FOUND]]
    more = len(passages) - MOST_FOUND
    if not told:
        return [engine_text("told-no-rule", written=about)]
    return [*told, engine_text("told-more-rules", count=more)] if more > 0 else told


def _passages(game: Game) -> Iterable[str]:
    """Each paragraph, list entry and table line of the player's short rules, as plain text; a cell with its heading."""
    try:
        written = players_rules(game.package, game.name)
    except (FileNotFoundError, ModuleNotFoundError):  # a game from outside may have none
        return
    headings: list[str] = []
    for block in re.split(r"\n\s*\n|\n(?=[-*|] |\d+\. )", written):
        if not block.startswith("|"):
            headings = []
            plain = _plain(re.sub(r"^\s*(?:[-*]|\d+\.)\s", "", block))
            yield from [plain] if plain and not plain.startswith("#") else []
        elif headings:
            yield _row(headings, _cells(block))
        else:
            headings = _cells(block.partition("\n")[0])


def _plain(written: str) -> str:
    return " ".join(re.sub(r"\]\([^)]*\)|[*`\[\]]", "", written).split())


def _cells(line: str) -> list[str]:
    """What stands in them, without the signs in which a move is written beside its name."""
    return [_plain(re.sub(r"(?<=\S) `[^`]*`$", "", cell.strip())) for cell in line.strip().strip("|").split("|")]


def _row(headings: list[str], cells: list[str]) -> str:
    """A line of a table: what it is about, and every other cell behind its heading."""
    about, *others = cells
    if len(others) == 1:
        return str(engine_text("cell-headed", heading=about, said=others[0]))
    for heading, said in zip(headings[1:], others, strict=True):
        about = str(engine_text("cell-next", row=about, cell=engine_text("cell-headed", heading=heading, said=said)))
    return about


def every_question(seen: Seen, about: str) -> Iterable[Text]:
    """What can be asked."""
    for package, question in questions(seen.game):
        yield engine_text("told-question", typed=typed_as(package, question), about=question.about(package))


GENERAL = (
    Question("turn", turn),
    Question("last", last, example="3", alone=True),
    Question("since", since),
    Question("who", who),
    Question("score", standing),
    Question("time", time),
    Question("moves", moves, example="5", alone=True),
    Question("rules", rules, example="2"),
    Question("questions", every_question),
)
