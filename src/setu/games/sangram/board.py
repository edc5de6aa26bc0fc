"""The cards as tables, computed once from a component file."""

from __future__ import annotations

import functools
from importlib import resources

from setu.engine.board import BoardArray, board_dtype, fill_board, sealed
from setu.engine.errors import BadComponents
from setu.engine.marks import seated
from setu.engine.reader import Components
from setu.engine.texts import text
from setu.games.sangram.codes import book, warriors
from setu.games.sangram.state import KINGDOMS

PACKAGE = "setu.games.sangram"

# Indexed by card, 1 to 55; entry 0 is no card.
BOARD = board_dtype(
    "sangram",
    [
        ("warrior", "i1", (book.CARDS + 1,)),
        ("strength", "i1", (book.CARDS + 1,)),
        ("britishers", "i1", (book.CARDS + 1,)),
        ("kingdom", "i1", (len(KINGDOMS),)),  # [seat]: which kingdom leads it
    ],
)


def build(components: Components) -> BoardArray:
    """Part 2: eleven warriors, five cards each, every motivation from 1 to 55 once (R2, R30)."""
    components.only({"name", "table", "kingdoms", "warriors", "overrides"})
    components.only(set(warriors.NAMES), "warriors")
    warrior, strength, britishers = [-1] * (book.CARDS + 1), [0] * (book.CARDS + 1), [0] * (book.CARDS + 1)
    for number, name in enumerate(warriors.NAMES):
        components.only({"strength", "britishers", "motivations", "reconstructed"}, "warriors", name)
        strong = components.integer("warriors", name, "strength", least=0, most=book.MOST_STRENGTH)
        brings = components.integer("warriors", name, "britishers", least=0, most=book.MOST_BRITISHERS)
        for card in _motivations(components, name):
            if warrior[card] >= 0:
                raise _fault(components, "components-twice", "warriors", name, "motivations", card=card)
            warrior[card], strength[card], britishers[card] = number, strong, brings
    warrior[0] = 0
    _override(components, strength, britishers)
    kingdom = _kingdoms(components)
    return fill_board(BOARD, warrior=warrior, strength=strength, britishers=britishers, kingdom=kingdom)


def _motivations(components: Components, name: str) -> list[int]:
    """R2: the five numbers of a warrior."""
    cards = components.value("warriors", name, "motivations")
    whole = isinstance(cards, list) and all(type(card) is int and 1 <= card <= book.CARDS for card in cards)
    if not whole or len(set(cards)) != book.COPIES or len(cards) != book.COPIES:
        raise _fault(components, "components-motivations", "warriors", name, "motivations", cards=book.CARDS)
    return list(cards)


def _override(components: Components, strength: list[int], britishers: list[int]) -> None:
    """R30: single cards that differ from their type."""
    if "overrides" not in components.data:
        return
    components.only({str(card) for card in range(1, book.CARDS + 1)}, "overrides")
    for card in components.value("overrides"):
        components.only({"strength", "britishers"}, "overrides", card)
        for name, values, most in (
            ("strength", strength, book.MOST_STRENGTH),
            ("britishers", britishers, book.MOST_BRITISHERS),
        ):
            if name in components.value("overrides", card):
                values[int(card)] = components.integer("overrides", card, name, least=0, most=most)


def _kingdoms(components: Components) -> list[int]:
    """Part 2: six kingdoms, one for each Crown; no rule depends on them."""
    names = components.value("kingdoms")
    if not isinstance(names, list) or sorted(map(str, names)) != sorted(KINGDOMS):
        raise _fault(components, "components-kingdoms", "kingdoms", known=", ".join(KINGDOMS))
    return [KINGDOMS.index(name) for name in names]


def _fault(components: Components, id: str, *path: str, **slots: object) -> BadComponents:
    return components.fault(path, text(PACKAGE, id, **slots))


def kingdoms(components: Components | None) -> list[str]:
    """Part 2: the kingdoms in the order in which seats take them that did not choose."""
    return [KINGDOMS[kingdom] for kingdom in _kingdoms(components or box())]


def with_crowns(board: BoardArray, chosen: str) -> BoardArray:
    """Part 3: the same cards, each seat with the Crown it chose."""
    laid = board.copy()
    names = [KINGDOMS[kingdom] for kingdom in board["kingdom"][0]]
    laid["kingdom"][0] = [KINGDOMS.index(name) for name in seated(chosen, names)]
    return sealed(laid)


def box() -> Components:
    """The component file that comes with the game."""
    source = resources.files(PACKAGE) / "data" / "cards.toml"
    return Components(source.read_text(encoding="utf-8"), "cards.toml")


@functools.cache
def shipped() -> BoardArray:
    """The tables of the cards that come with the game."""
    return build(box())
