"""The table as text, for a terminal: the map with pawns and cow, then players, piles and one's own cards."""

from __future__ import annotations

import textwrap

from setu.engine.board import Board
from setu.engine.state import State
from setu.engine.terminal_text import left, letters, width_of
from setu.games.rama import cards, walk
from setu.games.rama.board import FAR, box_of
from setu.games.rama.box import Box, say
from setu.games.rama.names import karma_name, named, place, player, theme_name, town_name
from setu.games.rama.state import (
    DEITY,
    ECO_NAMES,
    NO_KARMA,
    OPEN,
    OVER,
    PENDING,
    PLACING,
    SLOTS,
    STRATEGY,
    THEME_COUNT,
    THEMES,
    UNKNOWN,
)

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
                active="yes" if s.active == seat and s.phase != OVER else "no",
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
    if s.karma_hand[seat] != NO_KARMA:
        known = s.karma_hand[seat] != UNKNOWN
        notes.append(str(karma_name(int(s.karma_hand[seat])) if known else say("some-karma")))
    if s.journey[seat] != NO_KARMA:
        notes.append(str(say("on-journey", kind=karma_name(int(s.journey[seat])))))
    for kind, name in enumerate(ECO_NAMES):
        if s.eco[seat, kind] == PENDING:
            waited = say("waiting", kind=theme_name(THEMES.index(name)), turns=int(s.eco_wait[seat]))
            notes.append(str(waited))
    return "".join(f"; {note}" for note in notes)


def _table(b: Board, s: State) -> str:
    piles = ", ".join(f"{theme_name(theme)} {int(s.left[theme])}" for theme in range(THEME_COUNT))
    line = str(say("table-line", cow=place(b, int(s.cow)), supply=s.supply, throw=s.throw, round=s.round))
    if s.options.rules == STRATEGY:
        line += " " + str(say("strategy-line", karma=s.karma_left, eco=s.eco_left))
    if s.phase == PLACING:
        line += " " + str(say("placing-line", who=player(s.active), whose=player(s.placing)))
    return f"{line}\n{say('piles-line', piles=piles)}"


def _hand(b: Board, s: State, seat: int) -> list[str]:
    """One's own open cards, with the steps to their towns."""
    box, lines = box_of(b), [str(say("hand-line"))]
    for slot in range(SLOTS):
        card = int(s.card[seat, slot])
        if s.held[seat, slot] == OPEN and card >= 0:
            found = box.cards[card]
            town = box.spaces[box.at[found.town]]
            star = "★" if slot >= THEME_COUNT else " "
            grid = f" {town.grid}" if town.grid else ""
            away = _away(b, s, seat, box.at[found.town])
            gods = " " + "/".join(f"{points:+d}" for points in found.faces) if found.theme == DEITY else ""
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
