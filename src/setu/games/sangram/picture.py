"""Sangram: the crown track, the Volunteers, and a camp for every kingdom, on a campaign carpet."""

from __future__ import annotations

from typing import Any

from setu.engine.texts import text
from setu.pictures.scene import MARIGOLD, SHAPES, Scene, badge
from setu.pictures.sheet import Sheet

TEXTS = "setu.pictures"
WIDTH, MARGIN = 960.0, 26.0
CARPET, CREAM, FAINT, GOLD, INK = "#852a1f", "#fdf1d7", "#e2b99c", "#e8b23c", "#2a1a12"
PAPER, RULE, WOOD, WOOD_EDGE, WOOD_INK = "#fbf0d8", "#3c4a86", "#e7cf9f", "#8f6a35", "#3b2610"
KINGDOMS = {
    "marathas": ("#d9701a", "disc"),
    "rajputs": ("#b3262e", "square"),
    "sikhs": ("#1f5fa8", "diamond"),
    "mughals": ("#2c7a42", "hexagon"),
    "mysore": ("#7a3f9c", "triangle"),
    "hyderabad": ("#b08a1c", "shield"),
}
LACQUERS = {  # what a warrior touches: Britishers, Crowns, cards, the order of battle
    **dict.fromkeys(("maharaja", "shoorveer", "senapati", "mantri"), "#2b3a76"),
    **dict.fromkeys(("maharani", "guptchar"), "#96500c"),
    **dict.fromkeys(("vyapari", "vaidik"), "#1f5e46"),
    **dict.fromkeys(("acharya", "yuvaraj", "sarthi"), "#9c2a20"),
}
CARD_WIDE, CARD_HIGH = 84.0, 124.0
LANE, TRACK_TOP, CAMP = 26.0, 64.0, 168.0
FIELDS = 18  # army strength that ends the game; the track itself is carved to 9
CARVED = 9


def draw(scene: Scene) -> str:
    """The whole table."""
    players = scene.seen["players"]
    track = 46 + LANE * len(players)
    volunteers = TRACK_TOP + track + 22
    camps = volunteers + CARD_HIGH + 50
    sheet = scene.sheet(WIDTH, camps + CAMP * len(players) + 12, CARPET)
    sheet.rect(10, 10, WIDTH - 20, sheet.height - 20, "none", stroke=GOLD, stroke_width=1.5, rx=8, stroke_opacity=0.6)
    draw_head(sheet, scene)
    draw_track(sheet, scene, TRACK_TOP)
    draw_volunteers(sheet, scene, volunteers)
    for place, player in enumerate(players):
        draw_camp(sheet, scene, player, camps + place * CAMP)
    return sheet.svg()


def draw_head(sheet: Sheet, scene: Scene) -> None:
    sheet.text(MARGIN, 46, str(scene.game.title), 26, CREAM, bold=True)
    sheet.text(WIDTH - MARGIN, 46, str(text(TEXTS, "round", round=scene.seen["round"])), 18, FAINT, anchor="end")


def draw_track(sheet: Sheet, scene: Scene, top: float) -> None:
    """A lane for each kingdom: the Crown's level, and what the viewer knows of level and hand together."""
    players = scene.seen["players"]
    left, step = MARGIN + 118, (WIDTH - 2 * MARGIN - 140) / FIELDS
    high = 30 + LANE * len(players)
    sheet.rect(MARGIN, top, WIDTH - 2 * MARGIN, high + 12, WOOD, rx=8, stroke=WOOD_EDGE, stroke_width=2)
    sheet.rect(left - step / 2, top + 26, step * (CARVED + 1), high - 20, "#d8b97f", rx=5)
    for field in range(FIELDS + 1):
        gate = field in scene.seen["marks"]
        x = left + field * step
        if gate:
            sheet.rect(x - 13, top + 5, 26, high + 2, "#7d1f16", rx=5, fill_opacity=0.9)
        sheet.text(x, top + 20, field, 13, "#fff3dc" if gate else WOOD_INK, anchor="middle", bold=gate)
    for place, player in enumerate(players):
        y = top + 40 + place * LANE
        colour, shape = KINGDOMS[player["kingdom"]]
        sheet.text(MARGIN + 12, y + 5, scene.names[player["seat"]][:12], 13, WOOD_INK, bold=True)
        sheet.line((left, y), (left + FIELDS * step, y), WOOD_EDGE, 0.8, stroke_opacity=0.6)
        if player["total_range"]:
            least, most = (min(value, FIELDS) for value in player["total_range"])
            draw_reach(sheet, left + least * step, left + most * step, y, colour)
        with sheet.moved(left + player["level"] * step - 10, y - 10, scale=20 / 32):
            sheet.path(SHAPES[shape], colour, stroke=INK, stroke_width=2)
            sheet.path("M8 21l-2-11 6 5 4-8 4 8 6-5-2 11z", GOLD, stroke=INK, stroke_width=1.2)


def draw_reach(sheet: Sheet, least: float, most: float, y: float, colour: str) -> None:
    """Between the least and the most that the army can be."""
    sheet.rect(least - 7, y - 5, most - least + 14, 10, colour, rx=5, fill_opacity=0.6, stroke=CREAM, stroke_width=1.2)


def draw_volunteers(sheet: Sheet, scene: Scene, top: float) -> None:
    """The cards that can be recruited, and the piles."""
    seen = scene.seen
    sheet.text(MARGIN, top + 12, str(text(TEXTS, "volunteers")), 15, FAINT)
    for place, card in enumerate(seen["volunteers"]):
        draw_card(sheet, card, MARGIN + place * (CARD_WIDE + 12), top + 22)
    right = WIDTH - MARGIN - 2 * CARD_WIDE - 16
    sheet.text(right, top + 12, f"{text(TEXTS, 'deck')} {seen['deck']}", 15, FAINT)
    draw_back(sheet, right, top + 22)
    sheet.text(right + CARD_WIDE + 16, top + 12, f"{text(TEXTS, 'discard')} {len(seen['discard'])}", 15, FAINT)
    if seen["discard"]:
        draw_card(sheet, seen["discard"][-1], right + CARD_WIDE + 16, top + 22)


def draw_camp(sheet: Sheet, scene: Scene, player: dict[str, Any], top: float) -> None:
    """A kingdom: its Britishers, the card it has played, and its hand as far as the viewer knows it."""
    seat = player["seat"]
    colour, shape = KINGDOMS[player["kingdom"]]
    sheet.rect(MARGIN, top, WIDTH - 2 * MARGIN, CAMP - 14, "#f3e2bd", rx=8, stroke="#5c1a12", stroke_width=2)
    sheet.rect(MARGIN, top, 9, CAMP - 14, colour, rx=4)
    badge(sheet, MARGIN + 36, top + 28, 30, shape, colour, str(seat + 1), due=seat in scene.pending)
    sheet.text(MARGIN + 62, top + 34, scene.label(seat), 16, INK, bold=True)
    draw_britishers(sheet, player["tokens"], MARGIN + 24, top + 62)
    laid = played_card(scene, player) or player["chosen"]
    if laid:
        draw_card(sheet, laid, MARGIN + 250, top + 15, marked=True)
    elif player["ready"]:
        draw_back(sheet, MARGIN + 250, top + 15)
    draw_hand(sheet, player, MARGIN + 362, top + 15)


def played_card(scene: Scene, player: dict[str, Any]) -> dict[str, Any] | None:
    """The card in front of a player: none once it is discarded, or back in the hand of one who has retreated."""
    gone = "retreated" in player["badges"] or player["played"] in scene.seen["discard"]
    return None if gone else player["played"]


def draw_britishers(sheet: Sheet, count: int, x: float, y: float) -> None:
    """A red coat each; beyond the fourth they stand behind a line, because there training stops."""
    for token in range(min(count, 15)):
        column, row = token % 5, token // 5
        cx, cy = x + column * 24 + (12 if column == 4 else 0), y + row * 24
        sheet.circle(cx, cy + 4, 9.5, "#c3271f", stroke=INK, stroke_width=1.2)
        sheet.path(f"M{cx - 5} {cy - 2}l10 12m0-12l-10 12", stroke="#fff8ea", stroke_width=2.2)
    if count > 4:
        sheet.line((x + 90, y - 8), (x + 90, y + 16), "#7d1f16", 2)
    if count > 15:
        sheet.text(x, y + 90, f"{count}", 14, INK, bold=True)


def draw_hand(sheet: Sheet, player: dict[str, Any], left: float, top: float) -> None:
    """Cards the viewer knows lie open, the others show their backs; a card chosen in secret lies apart."""
    chosen = player["chosen"]
    known = [card for card in player["known"] or [] if card != chosen]
    apart = chosen is not None or (player["ready"] and player["played"] is None)
    unknown = player["cards"] - len(known) - (1 if apart else 0)
    room = WIDTH - MARGIN - 12 - left - CARD_WIDE
    step = min(CARD_WIDE + 8, room / max(len(known) + unknown - 1, 1))
    for place, card in enumerate(known):
        draw_card(sheet, card, left + place * step, top)
    for place in range(max(unknown, 0)):
        draw_back(sheet, left + (len(known) + place) * step, top)


def draw_card(sheet: Sheet, card: dict[str, Any], x: float, y: float, *, marked: bool = False) -> None:
    """Motivation top left, strength in a sun bottom left, Britishers bottom right, the warrior's lacquer between."""
    edge = MARIGOLD if marked else "#5c1a12"
    sheet.rect(x + 2, y + 3, CARD_WIDE, CARD_HIGH, "#000", rx=7, fill_opacity=0.25)
    sheet.rect(x, y, CARD_WIDE, CARD_HIGH, PAPER, rx=7, stroke=edge, stroke_width=3 if marked else 1)
    sheet.rect(x + 4, y + 4, CARD_WIDE - 8, CARD_HIGH - 8, "none", rx=5, stroke=RULE, stroke_width=1)
    lacquer = LACQUERS[card["warrior"]]
    cx, cy = x + CARD_WIDE / 2, y + 56
    for radius, fill in ((25, lacquer), (20.5, GOLD), (19, lacquer)):
        sheet.circle(cx, cy, radius, fill)
    sheet.text(cx, cy + 8, card["name"].rstrip("0123456789"), 17, CREAM, anchor="middle", bold=True)
    sheet.text(x + 10, y + 26, card["motivation"], 20, INK, bold=True)
    sheet.text(cx, y + 94, card["warrior"].capitalize(), 11.5, INK, anchor="middle")
    sheet.circle(x + 17, y + CARD_HIGH - 16, 10, GOLD, stroke="#7a5410", stroke_width=1)
    sheet.text(x + 17, y + CARD_HIGH - 11.5, card["strength"], 13, INK, anchor="middle", bold=True)
    for token in range(card["britishers"]):
        sheet.circle(x + CARD_WIDE - 15 - token * 12, y + CARD_HIGH - 15, 5.5, "#c3271f", stroke=INK, stroke_width=0.8)


def draw_back(sheet: Sheet, x: float, y: float) -> None:
    sheet.rect(x + 2, y + 3, CARD_WIDE, CARD_HIGH, "#000", rx=7, fill_opacity=0.25)
    sheet.rect(x, y, CARD_WIDE, CARD_HIGH, "#2b3a76", rx=7, stroke="#f3dfae", stroke_width=2)
    sheet.rect(x + 7, y + 7, CARD_WIDE - 14, CARD_HIGH - 14, "none", rx=4, stroke="#e8c46a", stroke_width=1.2)
    cx, cy = x + CARD_WIDE / 2, y + CARD_HIGH / 2
    for turn in range(0, 180, 45):
        with sheet.moved(cx, cy, turn=turn):
            sheet.path("M0 -26q8 26 0 52q-8 -26 0 -52z", stroke="#e8c46a", stroke_width=1.2)
    sheet.circle(cx, cy, 5, "#e8c46a")
