"""Plots as small pieces of SVG that take their colours from the page around them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Protocol

WIDTH = 360
MARGIN = 4
ROW = 38
HEIGHT = 210
LETTER = 7  # about as wide as a digit


class Interval(Protocol):
    """A value between two ends."""

    @property
    def value(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


Labelled = tuple[str, str, Interval, bool]  # name, value in words, interval, and whether it is out of the ordinary
Bar = tuple[str, float, str]  # label, height, and the height in words


def whiskers(
    rows: Sequence[Labelled], fair: float | None, fair_words: str, title: str, ticks: Sequence[str], top: float
) -> str:
    """Each value as a dot on a line from 0 to `top`, its interval as a bar; what is fair as a dashed line."""
    foot = ROW * len(rows) + 8
    parts = []
    for number, tick in enumerate(ticks):
        x = _at(number / (len(ticks) - 1))
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{foot}"/>')
        parts.append(_label("tick", x, foot + 16, tick, ("start", *["middle"] * (len(ticks) - 2), "end")[number]))
    if fair is not None:
        x = _at(fair / top)
        line = f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{foot}">'
        parts.append(f"{line}<title>{escape(fair_words)}</title></line>")
    for number, (name, words, interval, odd) in enumerate(rows):
        y = ROW * number + 30
        low, high, dot = _at(interval.low / top), _at(interval.high / top), _at(interval.value / top)
        parts.append(_label("name", MARGIN, y - 11, name, "start"))
        parts.append(_label("value", WIDTH - MARGIN, y - 11, words, "end"))
        parts.append(f'<line class="track" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}"/>')
        mark = f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}"/><circle cx="{dot}" cy="{y}" r="5"/>'
        parts.append(f'<g class="{"mark odd" if odd else "mark"}">{mark}</g>')
    return _svg(foot + 24, title, parts)


def scale_end(intervals: Sequence[Interval], fair: float | None) -> float:
    """The end of a scale of shares that begins at 0: a round number above everything drawn."""
    most = max([fair or 0.0, *(interval.high for interval in intervals)])
    return next(end for end in (0.1, 0.2, 0.4, 0.6, 0.8, 1.0) if most <= end or end == 1.0)


def columns(bars: Sequence[Bar], title: str, axis: str, marked: int | None = None) -> str:
    """A histogram over a named axis; one column may be marked."""
    foot, head = HEIGHT - 46, 22
    room = (WIDTH - 2 * MARGIN) / len(bars)
    most = max(height for _, height, _ in bars) or 1
    widest = max(len(label) for label, _, _ in bars) * LETTER
    moved_in = max(0.0, widest / 2 - MARGIN - room / 2)  # the outer labels, to stay within the drawing
    every = max(1, math.ceil((widest + LETTER + moved_in) / room))
    parts = []
    for number, (label, value, words) in enumerate(bars):
        x, tall = MARGIN + room * number, (foot - head) * value / most
        kind = "bar marked" if number == marked else "bar"
        shape = f'x="{x + 1:.1f}" y="{foot - tall:.1f}" width="{max(1.0, room - 2):.1f}" height="{tall:.1f}" rx="2"'
        parts.append(f'<rect class="{kind}" {shape}><title>{escape(label)}: {escape(words)}</title></rect>')
        if number % every == 0:
            half = len(label) * LETTER / 2
            parts.append(_label("tick", min(max(x + room / 2, half), WIDTH - half), foot + 17, label, "middle"))
        if value == most:
            half = len(words) * LETTER / 2
            parts.append(_label("value", min(max(x + room / 2, half), WIDTH - half), head - 7, words, "middle"))
    parts.append(f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{foot}" y2="{foot}"/>')
    parts.append(_label("tick", WIDTH / 2, foot + 38, axis, "middle"))
    return _svg(HEIGHT, title, parts)


def _label(kind: str, x: float, y: float, words: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _at(share: float) -> float:
    return round(MARGIN + (WIDTH - 2 * MARGIN) * min(1.0, max(0.0, share)), 1)


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{body}</svg>'
