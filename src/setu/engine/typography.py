"""The signs of print, put in where a sentence is read from its file, so that no translator has to type them.

French has narrow no-break spaces before ; ! ? % » and after «, and a no-break one before the colon; an apostrophe is ’
everywhere; … follows its word, and % its number in English and Hindi. Only what stands in a text file is set: the
slots of a sentence, which may be a move in notation or what somebody typed, stay as they are, but for the minus of a
number. `web/src/i18n/typography.ts` does the same for the page, and both are tested on the same cases.
"""

from __future__ import annotations

import re

NARROW, WIDE, MINUS = "\u202f", "\u00a0", "\u2212"
_SPACES = "[ \u00a0\u202f]"

_APOSTROPHE = re.compile(r"(^|[^\W\d_])'")  # a slot may stand before the beginning of a piece
_ELLIPSIS = re.compile(rf"(^|[^\s«“(,]){_SPACES}+…")
_PERCENT = re.compile(rf"{_SPACES}+%")
_TALL = re.compile(rf"{_SPACES}+([;!?»])")
_OPENING = re.compile(rf"«{_SPACES}+")
_COLON = re.compile(rf"{_SPACES}+:(?!-)")  # `| :--- |` is a column of Markdown
_NEGATIVE = re.compile(r"(?<![\w\u2212-])-(?=\d)")
_CODE = re.compile(r"(`[^`\n]*`)")


def typeset(text: str, language: str) -> str:
    """A piece of a sentence, as it stands between two slots, as print has it."""
    text = _APOSTROPHE.sub(r"\1’", text)
    text = _ELLIPSIS.sub(r"\1…", text)
    if language != "fr":
        return _PERCENT.sub("%", text)
    text = _PERCENT.sub(f"{NARROW}%", text)
    text = _TALL.sub(rf"{NARROW}\1", text)
    text = _OPENING.sub(f"«{NARROW}", text)
    return _COLON.sub(f"{WIDE}:", text)


def with_minus(formatted: str) -> str:
    """Numbers below nought with a minus instead of a hyphen."""
    return _NEGATIVE.sub(MINUS, formatted)


def typeset_markdown(source: str, language: str) -> str:
    """A text in Markdown: what stands in code, and the orders of a lesson (`> play: …`), stays as it is."""
    in_code = False
    lines = []
    for line in source.split("\n"):
        if line.startswith("```"):
            in_code = not in_code
        lines.append(line if in_code or line.startswith((">", "```")) else _outside_code(line, language))
    return "\n".join(lines)


def _outside_code(line: str, language: str) -> str:
    parts = _CODE.split(line)
    return "".join(part if part.startswith("`") else typeset(part, language) for part in parts)
