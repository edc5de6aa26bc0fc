"""Plots as small pieces of SVG that take their colours from the page around them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Protocol

WIDTH = 440
MARGIN = 14
ROW = 40
HEIGHT = 210


class Interval(Protocol):
    """A value between two ends."""

    @property
    def value(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


Labelled = tuple[str, str, Interval]  # name, value in words, interval


def whiskers(
    rows: Sequence[Labelled], fair: float | None, fair_words: str, title: str, ticks: Sequence[str], top: float
) -> str:
    """Each value as a dot on a line from 0 to `top`, its interval as a bar; what is fair as a dashed line."""
    height = ROW * len(rows) + 34
    parts = []
    for number in range(len(ticks)):
        x = _at(number / (len(ticks) - 1))
        anchor = "start" if number == 0 else "end" if number == len(ticks) - 1 else "middle"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height - 26}"/>')
        parts.append(
            f'<text class="tick" x="{x}" y="{height - 10}" text-anchor="{anchor}">{escape(ticks[number])}</text>'
        )
    if fair is not None:
        x = _at(fair / top)
        parts.append(
            f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{height - 26}"><title>{escape(fair_words)}</title></line>'
        )
    for number, (name, words, interval) in enumerate(rows):
        y = ROW * number + 30
        odd = fair is not None and not interval.low <= fair <= interval.high
        low, high, dot = _at(interval.low / top), _at(interval.high / top), _at(interval.value / top)
        parts.append(f'<text class="name" x="{MARGIN}" y="{y - 11}">{escape(name)}</text>')
        parts.append(f'<text class="value" x="{WIDTH - MARGIN}" y="{y - 11}" text-anchor="end">{escape(words)}</text>')
        mark = "mark odd" if odd else "mark"
        parts.append(f'<line class="track" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<g class="{mark}"><line x1="{low}" x2="{high}" y1="{y}" y2="{y}"/><circle cx="{dot}" cy="{y}" r="5"/></g>'
        )
    return _svg(height, title, parts)


def scale_end(intervals: Sequence[Interval], fair: float | None) -> float:
    """The end of a scale of shares that begins at 0: a round number above everything drawn."""
    most = max([fair or 0.0, *(interval.high for interval in intervals)])
    return next(end for end in (0.1, 0.2, 0.4, 0.6, 0.8, 1.0) if most <= end or end == 1.0)


def columns(bars: Sequence[tuple[str, float, str]], title: str, marked: int | None = None) -> str:
    """A histogram: label, height and words of each column; one may be marked."""
    foot, head = HEIGHT - 30, 12
    room = (WIDTH - 2 * MARGIN) / len(bars)
    most = max(height for _, height, _ in bars) or 1
    every = max(1, math.ceil(len(bars) * max(len(label) for label, _, _ in bars) * 8 / (WIDTH - 2 * MARGIN)))
    parts = []
    for number, (label, value, words) in enumerate(bars):
        x, tall = MARGIN + room * number, (foot - head) * value / most
        kind = "bar marked" if number == marked else "bar"
        shape = f'x="{x + 1:.1f}" y="{foot - tall:.1f}" width="{max(1, room - 2):.1f}" height="{tall:.1f}" rx="2"'
        parts.append(f'<rect class="{kind}" {shape}><title>{escape(label)}: {escape(words)}</title></rect>')
        if number % every == 0:
            middle = x + room / 2
            parts.append(
                f'<text class="tick" x="{middle:.1f}" y="{foot + 18}" text-anchor="middle">{escape(label)}</text>'
            )
    parts.append(f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{foot}" y2="{foot}"/>')
    return _svg(HEIGHT, title, parts)


def _at(share: float) -> float:
    return round(MARGIN + (WIDTH - 2 * MARGIN) * min(1.0, max(0.0, share)), 1)


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">{body}</svg>'
