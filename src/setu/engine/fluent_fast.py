"""Fluent's patterns as plain functions: a table speaks a few sentences with every move, and Fluent's resolver is slow.

Text, slots and selections by word, number or plural are translated. Whatever else a pattern holds, and numbers that a
locale writes in its own way, are `Foreign` and stay with Fluent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Slots = Mapping[str, Any]
Speaker = Callable[[Slots], str]
MOST_PLAIN = 999  # from a thousand on, languages group digits


class Unsupported(Exception):
    """Fluent must say this."""


def speaker(bundle: Any, pattern: Any, language: str) -> Speaker | None:
    """A function that fills a pattern's slots as Fluent would; None if there is none."""
    from babel import Locale

    try:
        return _pattern(pattern, Locale(language).plural_form)
    except Unsupported:
        return None


def _pattern(pattern: Any, plural: Callable[[int], str]) -> Speaker:
    elements = getattr(pattern, "elements", [pattern])  # Fluent leaves a pattern out where it has one part
    parts = [_element(element, plural) for element in elements]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(str(part) for part in parts)
        return lambda slots: whole
    return lambda slots: "".join([part if isinstance(part, str) else part(slots) for part in parts])


def _element(element: Any, plural: Callable[[int], str]) -> str | Speaker:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = getattr(element, "expression", element)
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.VariableReference):
        name = inner.id.name
        return lambda slots: _plain(slots[name])
    if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
        return _selection(inner, plural)
    raise Unsupported


def _plain(value: Any) -> str:
    if type(value) is str:
        return value
    if type(value) is int and 0 <= value <= MOST_PLAIN:
        return str(value)
    raise Unsupported


def _selection(select: Any, plural: Callable[[int], str]) -> Speaker:
    name = select.selector.id.name
    variants = [(_key(variant.key), _pattern(variant.value, plural)) for variant in select.variants]
    (default,) = [number for number, variant in enumerate(select.variants) if variant.default]

    def speak(slots: Slots) -> str:
        value = slots[name]
        if type(value) not in (str, int):
            raise Unsupported
        for key, said in variants:
            if key == value or (type(key) is not type(value) and _is_plural(key, value, plural)):
                return said(slots)
        return variants[default][1](slots)

    return speak


def _key(key: Any) -> str | int:
    if hasattr(key, "name"):
        return str(key.name)
    if isinstance(key.value, int):
        return int(key.value)
    raise Unsupported


def _is_plural(key: str | int, value: str | int, plural: Callable[[int], str]) -> bool:
    """`one`, `other` … of the number among the two."""
    number, word = (key, value) if isinstance(key, int) else (value, key)
    return plural(int(number)) == word
