"""The balance report: one page of HTML that needs nothing else, plots beside tables, for any screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from typing import Any

from setu.engine.stats import Share, Statistic
from setu.engine.texts import Text, language, text
from setu.lab.balance import REPLAYED, Column, Findings, Range, SeatRow
from setu.lab.charts import Bar, Interval, Labelled, columns, scale_end, whiskers
from setu.lab.trace import MOMENTS

Cell = tuple[str, bool]  # what it says, and whether it is odd


def say(id: str, **slots: object) -> str:
    """A sentence of the laboratory."""
    return str(text("setu.lab", id, **slots))


def number(value: float, digits: int = 0) -> str:
    """A number as the reader writes it."""
    written = f"{value:,.{digits}f}"
    return written.replace(",", "\u202f").replace(".", ",") if language() == "fr" else written


def percent(share: float, digits: int = 1) -> str:
    return say("percent", number=number(100 * share, digits))


def between(interval: Interval, digits: int = 1) -> str:
    """The ends of an interval of shares."""
    return f"{number(100 * interval.low, digits)} – {percent(interval.high, digits)}"


def balance_page(studies: Sequence[Findings], command: str) -> str:
    """The whole page, in the language of the context."""
    titles = " · ".join(dict.fromkeys(str(found.game.title) for found in studies))
    title = say("page-title", titles=titles)
    played = number(sum(found.games for found in studies))
    css = (resources.files("setu.lab") / "balance_page.css").read_text(encoding="utf-8")
    body = [
        f"<header><h1>{escape(title)}</h1><p class='lead'>{escape(say('page-lead', games=played))}</p></header><main>",
        *(_overview(studies) if len(studies) > 1 else ()),
        *(_study(f"study-{place}", found) for place, found in enumerate(studies, start=1)),
        f"</main><footer><p>{escape(say('page-foot'))}</p><pre>{escape(command)}</pre></footer>",
    ]
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{css}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def study_name(found: Findings) -> str:
    """What tells a study from the others of a report."""
    options = {
        name: value
        for name, value in found.study.seeded.configured.options.items()
        if value != found.game.options.known[name].default
    }
    name = say("page-study", title=found.game.title, players=found.study.seeded.configured.seats, bot=found.study.bot)
    return name + "".join(f", {option}={value}" for option, value in options.items())


def _overview(studies: Sequence[Findings]) -> Iterator[str]:
    """The studies side by side, each a link."""
    heads = ("median", "widest", "mean-changes", "half-time", "luck")
    rows = []
    for place, found in enumerate(studies, start=1):
        link = f'<a href="#study-{place}">{escape(study_name(found))}</a>'
        best = max(found.seats, key=lambda seat: seat.first.value)
        seat = f"{found.seats.index(best) + 1}: {percent(best.first.value)}"
        cells = [number(found.lengths[1]), seat, number(found.mean_changes.value, 1)]
        cells += [percent(found.leader_wins[1].value), percent(found.luck.value)]
        rows.append((link, [(cell, False) for cell in cells]))
    table = _table(say("page-compare"), ["", *(say(head) for head in heads)], rows)
    yield f"<section class='compare'><h2>{escape(say('page-compare'))}</h2>{table}</section>"


def _study(place: str, found: Findings) -> str:
    seeded = found.study.seeded
    changed = ", ".join(
        f"{name}={value}"
        for name, value in seeded.configured.options.items()
        if value != found.game.options.known[name].default
    )
    meta = say(
        "page-meta",
        games=number(found.games),
        again=number(len(found.study.fixtures()) - found.games),
        rules=found.game.rules_version,
        seed=str(seeded.seed),
        options=changed or say("page-defaults"),
    )
    parts = [_notice(found), _seats(found), _length(found), _decisions(found), _pieces(found)]
    parts += [_told(found.statistics), _leads(found), _luck(found)]
    head = f"<h2>{escape(study_name(found))}</h2><p class='meta'>{escape(meta)}</p>"
    return f'<article id="{place}">{head}{"".join(parts)}</article>'


# ---- what to notice


def _notice(found: Findings) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in main_sentences(found))
    return f"<section class='notice'><h3>{escape(say('page-notice'))}</h3><ul>{items}</ul></section>"


def main_sentences(found: Findings) -> Iterator[str]:
    """What a study found, in the order in which a designer asks."""
    fair = percent(found.fair)
    odd = [(place, seat) for place, seat in enumerate(found.seats, start=1) if _is_odd(seat.first, found.fair)]
    for place, seat in odd:
        first = f"{percent(seat.first.value)} ({between(seat.first)})"
        yield say("notice-seat", seat=place, name=str(seat.name), first=first, fair=fair)
    if not odd:
        yield say("notice-seats-fair", fair=fair)
    if found.opener.count and _is_odd(found.opener, found.fair):
        yield say("notice-opener", first=f"{percent(found.opener.value)} ({between(found.opener)})", fair=fair)
    low, median, high = (number(one) for one in found.lengths)
    yield say("notice-length", low=low, median=median, high=high)
    leader = percent(found.leader_wins[1].value)
    yield say("notice-leads", changes=number(found.mean_changes.value, 1), leader=leader)
    average = percent(found.average_use)
    for piece in found.pieces:
        if _is_odd(piece.winners, found.average_use):
            part = f"{percent(piece.winners.value)} ({between(piece.winners)})"
            yield say("notice-piece", piece=str(piece.name), part=part, average=average)
    if found.pieces and not any(_is_odd(piece.winners, found.average_use) for piece in found.pieces):
        yield say("notice-pieces-even", average=average)
    yield say("notice-luck", luck=f"{percent(found.luck.value)} ({between(found.luck)})")


def _is_odd(interval: Interval, fair: float) -> bool:
    return not interval.low <= fair <= interval.high


# ---- the parts of a study


def _seats(found: Findings) -> str:
    names = [f"{say('seat')} {place}" for place in range(1, len(found.seats) + 1)]
    if not found.colours:
        pairs = zip(names, found.seats, strict=True)
        names = [say("seat-name", seat=name, name=str(seat.name)) for name, seat in pairs]
    parts = [_seat_pair("seats-figure", "seat", list(zip(names, found.seats, strict=True)), found)]
    if found.colours:
        colours = [(str(one.name), one) for one in found.colours]
        parts.append(_seat_pair("colours-figure", "colour", colours, found))
    if found.opener.count:
        title = say("opener-figure")
        shown = _plot(title, [(say("opener"), found.opener)], found.fair)
        row = (escape(say("opener")), _share_cells(found.opener, found.fair))
        parts.append(_pair(title, shown, _table(title, ["", say("first"), say("interval")], [row])))
    return _part("seats", say("seats-text", fair=percent(found.fair)), parts)


def _seat_pair(title: str, head: str, rows: Sequence[tuple[str, SeatRow]], found: Findings) -> str:
    shown = _plot(say(title), [(name, seat.first) for name, seat in rows], found.fair)
    cells = [
        (escape(name), [*_share_cells(seat.first, found.fair), (number(seat.score, 2), False)]) for name, seat in rows
    ]
    heads = [say(head), say("first"), say("interval"), say("score")]
    return _pair(say(title), shown, _table(say(title), heads, cells))


def _length(found: Findings) -> str:
    middle = next(place for place, column in enumerate(found.length) if column.last >= found.lengths[1])
    shown = _histogram("length-figure", "decisions-a-game", found.length, middle)
    table = _column_table("length-figure", "decisions-a-game", "games", found.length)
    ends = [(escape(str(found.game.ending(reason))), _share_cells(share, None)) for reason, share in found.ends.items()]
    last = _table(say("end"), [say("end"), say("share"), say("interval")], ends)
    return _part("length", say("length-text"), [_pair(say("length-figure"), shown, last + _folded(table))])


def _decisions(found: Findings) -> str:
    made = {name: number(value, 1) for name, value in vars(found.decisions).items()}
    sentence = say(
        "decisions-text", mean=made["value"], low=made["low"], high=made["high"], forced=percent(found.forced.value)
    )
    shown = _histogram("choices-figure", "choices", found.choices)
    table = _column_table("choices-figure", "choices", "decisions-a-game", found.choices)
    return _part("decisions", sentence, [_pair(say("choices-figure"), shown, table)])


def _pieces(found: Findings) -> str:
    if not found.pieces or found.game.pieces is None:
        return ""
    title = str(found.game.pieces.title)
    shown = _plot(title, [(str(piece.name), piece.winners) for piece in found.pieces], found.average_use)
    cells = [
        (escape(str(piece.name)), [(number(piece.uses, 2), False), *_share_cells(piece.winners, found.average_use)])
        for piece in found.pieces
    ]
    table = _table(title, [say("piece"), say("uses"), say("winners-part"), say("interval")], cells)
    sentence = say("pieces-text", average=percent(found.average_use))
    pair = _pair(say("winners-part"), shown, table)
    return f"<section><h3>{escape(title)}</h3><p>{escape(sentence)}</p>{pair}</section>"


def _told(statistics: Sequence[Statistic]) -> str:
    """What the game itself has to tell."""
    if not statistics:
        return ""
    board = []
    for statistic in statistics:
        rows = [(escape(_cell(cells[0])), [(_cell(cell), False) for cell in cells[1:]]) for cells in statistic.rows]
        board.append(_table(str(statistic.title), [str(column) for column in statistic.columns], rows))
    return f"<section><h3>{escape(say('told'))}</h3>{''.join(board)}</section>"


def _cell(cell: Text | str | Share) -> str:
    if isinstance(cell, Share):
        return f"{percent(cell.value)} ± {percent((cell.high - cell.low) / 2)}" if cell.count else "–"
    return str(cell)


def _leads(found: Findings) -> str:
    moments = [say("moment", part=percent(part / 100, 0)) for part in MOMENTS]
    leaders = list(zip(moments, found.leader_wins, strict=True))
    title = say("leader-figure")
    cells = [(escape(name), _share_cells(share, None)) for name, share in leaders]
    table = _table(title, ["", say("leader-wins"), say("interval")], cells)
    changes = _histogram("leads-figure", "changes", found.lead_changes)
    listed = _column_table("leads-figure", "changes", "games", found.lead_changes)
    sentence = say("leads-text", comebacks=f"{percent(found.comebacks.value)} ({between(found.comebacks)})")
    pairs = [
        _pair(title, _plot(title, leaders, found.fair, 1.0, judged=False), table),
        _pair(say("leads-figure"), changes, listed),
    ]
    return _part("leads", sentence, pairs)


def _luck(found: Findings) -> str:
    title = say("luck")
    shown = _plot(title, [(say("luck-row"), found.luck)], None, 1.0)
    row = (escape(say("luck-row")), _share_cells(found.luck, None))
    table = _table(title, ["", say("share"), say("interval")], [row])
    return _part("luck", say("luck-text", times=REPLAYED), [_pair(title, shown, table)])


# ---- building blocks


def _part(title: str, sentence: str, parts: Sequence[str]) -> str:
    return f"<section><h3>{escape(say(title))}</h3><p>{escape(sentence)}</p>{''.join(parts)}</section>"


def _pair(title: str, drawing: str, table: str) -> str:
    """A plot under its title, and the table with its numbers."""
    figure = f"<figure><figcaption>{escape(title)}</figcaption>{drawing}</figure>"
    return f"<div class='pair'>{figure}<div>{table}</div></div>"


def _folded(table: str) -> str:
    """A long table, for those who want it."""
    return f"<details><summary>{escape(say('all-numbers'))}</summary>{table}</details>"


def _plot(
    title: str,
    rows: Sequence[tuple[str, Interval]],
    fair: float | None,
    end: float | None = None,
    judged: bool = True,
) -> str:
    """Values with intervals; `judged` ones are marked where they are not fair."""
    drawn: list[Labelled] = [
        (name, percent(one.value), one, judged and fair is not None and _is_odd(one, fair)) for name, one in rows
    ]
    top = end or scale_end([interval for _, interval in rows], fair)
    ticks = [percent(top * step / 4, 0 if top > 0.1 else 1) for step in range(5)]
    fair_words = f"{say('fair')}: {percent(fair)}" if fair is not None else ""
    return whiskers(drawn, fair, fair_words, say("page-figure", what=title), ticks, top)


def _histogram(title: str, axis: str, bars: Sequence[Column], marked: int | None = None) -> str:
    drawn: list[Bar] = [(_span(bar), float(bar.count), number(bar.count)) for bar in bars]
    return columns(drawn, say("page-figure", what=say(title)), say(axis), marked)


def _span(bar: Column) -> str:
    return number(bar.first) if bar.first == bar.last else f"{number(bar.first)}–{number(bar.last)}"


def _column_table(title: str, head: str, counted: str, bars: Sequence[Column]) -> str:
    total = sum(bar.count for bar in bars)
    rows = [(_span(bar), [(number(bar.count), False), (percent(bar.count / total), False)]) for bar in bars]
    return _table(say(title), [say(head), say(counted), say("share")], rows)


def _share_cells(interval: Interval | Range, fair: float | None) -> list[Cell]:
    odd = fair is not None and _is_odd(interval, fair)
    return [(percent(interval.value), odd), (between(interval), False)]


def _table(caption: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Cell]]]) -> str:
    """A table; the first cell of a row is HTML already."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' if one else "<td></td>" for one in heads)
    body = "".join(f'<tr><th scope="row">{first}</th>{"".join(map(_td, cells))}</tr>' for first, cells in rows)
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _td(cell: Cell) -> str:
    words, odd = cell
    return f'<td class="odd">{escape(words)}</td>' if odd else f"<td>{escape(words)}</td>"


def plain(value: Any) -> Any:
    """Findings as JSON knows them, sentences spoken in the language of the context."""
    if isinstance(value, Share):
        return {"value": value.value, "low": value.low, "high": value.high, "count": value.count}
    if isinstance(value, Text):
        return str(value)
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    return value


def findings_json(found: Findings) -> dict[str, Any]:
    """All numbers of a study."""
    seeded = found.study.seeded
    numbers = {name: plain(value) for name, value in vars(found).items() if name not in ("study", "game")}
    asked = {"game": found.game.name, "rules": found.game.rules_version, "players": seeded.configured.seats}
    return {
        **asked,
        "bot": found.study.bot,
        "seed": seeded.seed,
        "options": dict(seeded.configured.options),
        **numbers,
    }
