"""Rama's Bridge: the printed cotton map with its travellers, and beside it what each has laid and what is in hand."""

from __future__ import annotations

from typing import Any

from setu.engine.terminal_text import width_of
from setu.engine.texts import text
from setu.pictures.scene import MARIGOLD, MARIGOLD_RIM, Scene, badge
from setu.pictures.sheet import Point, Sheet, smooth

TEXTS = "setu.pictures"
HIGH, MARGIN, PANEL = 1000.0, 58.0, 400.0
SEA, WAVE, ECHO, COAST, LAND = "#b9d5d2", "#93bab9", "#98bcbc", "#1d4b5c", "#f6e8c8"
ROAD, BOAT, INK, HALO, HEM, PETAL = "#8c3b23", "#174a63", "#2b2018", "#f8edd3", "#8c3b23", "#f3c879"
PAWNS = (
    ("#b03226", "disc"),
    ("#1f618d", "square"),
    ("#b9770e", "triangle"),
    ("#1e7a43", "hexagon"),
    ("#74388c", "diamond"),
    ("#3a4653", "shield"),
)
THEMES = {
    "bridge": "#2b5d7d",
    "architecture": "#a23c24",
    "material": "#6b5a48",
    "food": "#3f6f2f",
    "spice": "#a84d0b",
    "language": "#6d3f86",
    "transport": "#1c6b68",
    "festival": "#a82360",
    "deity": "#86590a",
}
COW = (  # garlanded, on a square of 48
    "M13 17c2.5-2 6-3 11-3s8.500 1 11 3l8-2c0 5-2.500 8-6 8.500 0 6-2 9-4 11 1 5-3.500 9.500-9 9.500s-10-4.500-9-9.500"
    "c-2-2-4-5-4-11-3.500-.5-6-3.500-6-8.500z"
)
HORNS = "M15 15C10 14 9 8 12 4M33 15c5-1 6-7 3-11"


def draw(scene: Scene) -> str:
    """The whole table."""
    sheet_map = Map(scene)
    sheet = scene.sheet(sheet_map.wide + PANEL, sheet_map.high, SEA)
    draw_land(sheet, sheet_map)
    draw_ways(sheet, sheet_map)
    draw_goals(sheet, sheet_map)
    draw_places(sheet, sheet_map)
    draw_names(sheet, sheet_map)
    draw_cow(sheet, *sheet_map.at[scene.seen["cow"]])
    draw_pawns(sheet, sheet_map)
    draw_hem(sheet, sheet_map.wide, sheet_map.high)
    draw_panel(sheet, scene, sheet_map.wide)
    return sheet.svg()


class Map:
    """The board read once: where every space lies on the sheet."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.board = scene, scene.board
        spaces = self.board["spaces"]
        places = [self._on_cloth(space["x"], space["y"]) for space in spaces]
        self.left = min(x for x, _ in places) - MARGIN
        self.top = min(y for _, y in places) - MARGIN
        self.wide = max(x for x, _ in places) + MARGIN - self.left
        self.high = max(y for _, y in places) + MARGIN - self.top
        self.at = {space["id"]: self(space["x"], space["y"]) for space in spaces}
        self.towns = [space for space in spaces if space["town"]]
        self.town_of = {card["id"]: card["town"] for card in self.board["cards"]}
        self.theme_of = {card["id"]: card["theme"] for card in self.board["cards"]}

    def _on_cloth(self, x: float, y: float) -> Point:
        return x / 100 * HIGH * self.board["grid"]["aspect"], y / 100 * HIGH

    def __call__(self, x: float, y: float) -> Point:
        """A point of the board, given in hundredths of it."""
        across, down = self._on_cloth(x, y)
        return across - self.left, down - self.top


def draw_land(sheet: Sheet, sheet_map: Map) -> None:
    """Sea, echoes of the coast, and land that runs off the cloth: no frontier anywhere."""
    waves = [
        f"M{x + 22 * (row % 2)} {row * 26}q5 -6 10 0t10 0"
        for row in range(int(sheet_map.high / 26) + 1)
        for x in range(0, int(sheet_map.wide), 44)
    ]
    sheet.path("".join(waves), stroke=WAVE, stroke_width=1.4, stroke_linecap="round")
    shapes = []
    for number, shore in enumerate(sheet_map.board["shores"].values()):
        points = [sheet_map(x, y) for x, y in shore]
        if number == 0:  # the mainland is open to the north
            (first_x, first_y), (last_x, last_y) = points[0], points[-1]
            east = f"C{last_x + 26} {last_y + 30} {last_x + 40} {last_y + 110} {last_x + 120} {last_y + 130}"
            far = f"L1900 {last_y + 150}V-900H-900V{first_y - 18}L{first_x - 60} {first_y - 12}Z"
            shapes.append(smooth(points) + east + far)
        else:
            shapes.append(smooth(points, closed=True))
    for stroke, width in ((ECHO, 30), (SEA, 22), (ECHO, 14), (COAST, 5)):
        for shape in shapes:
            sheet.path(shape, stroke=stroke, stroke_width=width, stroke_linejoin="round")
    for shape in shapes:
        sheet.path(shape, LAND)


def draw_ways(sheet: Sheet, sheet_map: Map) -> None:
    """Roads as one thread through their spaces, boats dotted."""
    for link in sheet_map.board["links"]:
        way = smooth([sheet_map.at[space] for space in link["spaces"]])
        if link["kind"] == "roads":
            sheet.path(way, stroke=LAND, stroke_width=5.5)
            sheet.path(way, stroke=ROAD, stroke_width=2.6)
        else:
            sheet.path(way, stroke=BOAT, stroke_width=2.6, stroke_dasharray="1.500 6", stroke_linecap="round")


def draw_places(sheet: Sheet, sheet_map: Map) -> None:
    """A town is a ringed disc, an airport a square, a port has a ring of water, a space between is a bead."""
    for space in sheet_map.board["spaces"]:
        x, y = sheet_map.at[space["id"]]
        line = BOAT if space["sea"] else ROAD
        if not space["town"]:
            sheet.circle(x, y, 3.8, "#fff9ea", stroke=line, stroke_width=1.8)
            continue
        if space["port"]:
            sheet.circle(x, y, 12, "none", stroke=BOAT, stroke_width=2, stroke_dasharray="4 3")
        if space["airport"]:
            sheet.rect(x - 8, y - 8, 16, 16, "#fff9ea", rx=2.5, stroke=INK, stroke_width=2)
            sheet.path(f"M{x} {y - 5}v10M{x - 5} {y + 1}L{x} {y - 2}L{x + 5} {y + 1}", stroke="#3c3272", stroke_width=2)
        else:
            sheet.circle(x, y, 7.5, "#fff9ea", stroke=INK, stroke_width=2)
            sheet.circle(x, y, 3, ROAD)


def draw_goals(sheet: Sheet, sheet_map: Map) -> None:
    """Where the viewer's own cards lead: a halo in the colour of the theme."""
    for card in sheet_map.scene.seen["hand"]:
        sheet.circle(*sheet_map.at[card["town"]], 17, THEMES[card["theme"]], fill_opacity=0.55)


def draw_names(sheet: Sheet, sheet_map: Map) -> None:
    """The names of the towns, each on the side where there is room."""
    taken = [(x - 9, y - 9, x + 9, y + 9) for x, y in (sheet_map.at[town["id"]] for town in sheet_map.towns)]
    for town in sheet_map.towns:
        name = sheet_map.scene.local(town)
        x, y = sheet_map.at[town["id"]]
        wide = width_of(name) * 6.9
        sides = ((x + 12, y + 4), (x - 12 - wide, y + 4), (x - wide / 2, y - 13), (x - wide / 2, y + 22))
        boxes = [(left, base - 11, left + wide, base + 3) for left, base in sides]
        best = min(range(len(sides)), key=lambda side: (crowding(boxes[side], taken, sheet_map.wide), side))
        taken.append(boxes[best])
        sheet.text(*sides[best], name, 12.5, INK, halo=HALO)


def crowding(box: tuple[float, ...], taken: list[tuple[float, float, float, float]], wide: float) -> float:
    """How much of what is there already a name would cover, and how far it would leave the sheet."""
    left, top, right, bottom = box
    covered = sum(max(0, min(right, r) - max(left, x)) * max(0, min(bottom, b) - max(top, y)) for x, y, r, b in taken)
    return covered + 1000 * max(0, 20 - left, right - (wide - 20))


def draw_cow(sheet: Sheet, x: float, y: float) -> None:
    """The town is closed."""
    with sheet.moved(x - 19, y - 34, scale=0.8):
        sheet.path(HORNS, stroke=INK, stroke_width=5, stroke_linecap="round")
        sheet.path(HORNS, stroke="#f3e2bd", stroke_width=2.6, stroke_linecap="round")
        sheet.path(COW, "#fffaf0", stroke=INK, stroke_width=2, stroke_linejoin="round")
        sheet.path("M14 30q10 9 20 0", stroke="#e8a317", stroke_width=4.5, stroke_linecap="round")
        sheet.circle(19, 24, 1.8, INK)
        sheet.circle(29, 24, 1.8, INK)


def draw_pawns(sheet: Sheet, sheet_map: Map) -> None:
    """A traveller each; those who share a space stand side by side."""
    places: dict[str, list[int]] = {}
    for seat, player in enumerate(sheet_map.scene.seen["players"]):
        if player["pawn"] is not None:
            places.setdefault(player["pawn"], []).append(seat)
    for space, seats in places.items():
        x, y = sheet_map.at[space]
        for place, seat in enumerate(seats):
            draw_pawn(sheet, x + (place - (len(seats) - 1) / 2) * 24, y, seat, due=seat in sheet_map.scene.pending)


def draw_pawn(sheet: Sheet, x: float, y: float, seat: int, *, due: bool) -> None:
    colour, shape = PAWNS[seat]
    body = f"M{x - 12} {y + 6}Q{x - 5} {y - 4} {x - 4} {y - 14}H{x + 4}Q{x + 5} {y - 4} {x + 12} {y + 6}Z"
    sheet.path(body, stroke=MARIGOLD if due else HALO, stroke_width=6, stroke_linejoin="round")
    sheet.path(body, colour, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
    badge(sheet, x, y - 22, 24, shape, colour, str(seat + 1), due=False)


def draw_hem(sheet: Sheet, wide: float, high: float) -> None:
    """The printed border lies over what runs off the cloth."""
    sheet.path(f"M-99 -99H{wide}V{high + 99}H-99ZM12 12V{high - 12}H{wide - 12}V12Z", HEM, fill_rule="evenodd")
    sheet.rect(15, 15, wide - 30, high - 30, "none", stroke=PETAL, stroke_width=2.5, stroke_dasharray="9 5")


def draw_panel(sheet: Sheet, scene: Scene, left: float) -> None:
    """The round, the players, and the viewer's own cards."""
    seen = scene.seen
    sheet.rect(left, 0, PANEL, sheet.height, "#efdfb9")
    sheet.text(left + 14, 44, str(scene.game.title), 25, "#6b2414", bold=True)
    sheet.text(left + PANEL - 16, 44, str(text(TEXTS, "round", round=seen["round"])), 16, "#635245", anchor="end")
    if seen["throw"]:
        draw_die(sheet, left + PANEL - 60, 60, seen["throw"])
    for seat, player in enumerate(seen["players"]):
        draw_player(sheet, scene, player, seat, left + 14, 64 + seat * 92)
    for place, card in enumerate(seen["hand"]):
        draw_label(sheet, scene, card, left + 14 + place % 2 * 190, 78 + len(seen["players"]) * 92 + place // 2 * 40)


def draw_die(sheet: Sheet, x: float, y: float, face: int) -> None:
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[face]
    sheet.rect(x, y, 40, 40, "#fffaf0", rx=8, stroke=INK, stroke_width=2)
    for spot in spots:
        row, column = divmod("abcdefghi".index(spot), 3)
        sheet.circle(x + 9 + column * 11, y + 9 + row * 11, 3.8, "#a4170f" if face == 1 else INK)


def draw_player(sheet: Sheet, scene: Scene, player: dict[str, Any], seat: int, left: float, top: float) -> None:
    """Score, tickets, laid cards (filled) and themes still open (rings)."""
    colour, shape = PAWNS[seat]
    badge(sheet, left + 16, top + 20, 28, shape, colour, str(seat + 1), due=seat in scene.pending)
    sheet.text(left + 42, top + 26, scene.names[seat], 17, INK, bold=True)
    sheet.text(left + 300, top + 26, player["score"]["total"], 17, "#6b2414", anchor="end", bold=True)
    laid = [(card["card"].rsplit("_", 1)[0], card["bonus"]) for card in player["laid"]]
    opened = [(theme.rstrip("*"), theme.endswith("*")) for theme in player["open_themes"]]
    for place, (theme, bonus) in enumerate(laid):
        draw_chip(sheet, left + 12 + place * 26, top + 52, THEMES[theme], bonus=bonus, filled=True)
    for place, (theme, bonus) in enumerate(opened, start=len(laid)):
        draw_chip(sheet, left + 12 + place * 26, top + 52, THEMES[theme], bonus=bonus, filled=False)
    tickets = player["paid_tickets"] + player["free_ticket"]
    for ticket in range(tickets):
        free = player["free_ticket"] and ticket == 0
        sheet.rect(left + 2 + ticket * 24, top + 70, 20, 11, "#fffaf0" if free else "#d9c08c", rx=2, stroke=INK)
    sheet.line((left, top + 88), (left + PANEL - 30, top + 88), "#c7b084", 1)


def draw_chip(sheet: Sheet, x: float, y: float, colour: str, *, bonus: bool, filled: bool) -> None:
    sheet.circle(x, y, 9.5, colour if filled else "#fffaf0", stroke=colour, stroke_width=3)
    if bonus:
        sheet.text(x, y + 5, "+", 15, "#fffaf0" if filled else colour, anchor="middle", bold=True)


def draw_label(sheet: Sheet, scene: Scene, card: dict[str, Any], x: float, y: float) -> None:
    """A card of the viewer's hand: its theme's colour, its town, and how far that is on foot."""
    towns = {space["id"]: space for space in scene.board["spaces"]}
    edge, width = (MARIGOLD_RIM, 2.5) if card["bonus"] else ("#c7b084", 1)
    sheet.rect(x, y, 182, 34, "#fffaf0", rx=6, stroke=edge, stroke_width=width)
    sheet.rect(x, y, 12, 34, THEMES[card["theme"]], rx=4)
    sheet.text(x + 20, y + 22, scene.local(towns[card["town"]]), 14, INK)
    if card["on_foot"] is not None:
        sheet.text(x + 174, y + 22, card["on_foot"], 14, "#635245", anchor="end", bold=True)
