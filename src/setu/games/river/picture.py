"""River Dragons and Sunderbans: the delta from above, and beside it what each player has and has programmed."""

from __future__ import annotations

import math
from typing import Any
from zlib import crc32

from setu.engine.texts import text
from setu.games.river.codes import COLOUR_LETTERS, COLOUR_NAMES
from setu.pictures.scene import MARIGOLD, MARIGOLD_RIM, Scene, badge
from setu.pictures.sheet import Point, Sheet, smooth

TEXTS = "setu.pictures"
COLOURS = {
    "blue": ("#2257a5", "disc"),
    "red": ("#b5301f", "square"),
    "pink": ("#d0589a", "diamond"),
    "yellow": ("#dfae1f", "triangle"),
    "green": ("#2f7a3d", "hexagon"),
    "black": ("#2b2b2e", "shield"),
    "purple": ("#6b3f98", "diamond"),
    "orange": ("#d9731a", "shield"),
}
GROUNDS = {  # water, current, shoal, sand, meadow, frame
    "river_dragons": ("#a9d3cd", "#8fc2bb", "#c6e4de", "#e6d3a4", "#b4c888", "#6d2418"),
    "sunderbans": ("#86b5ac", "#6f9f97", "#c2b592", "#d3c096", "#a3c181", "#7c2f24"),
}
# The Sunderbans are a forest in the tide: channels between mudflats, and mangroves at the edges, so many in a thicket.
CHANNEL, LEAF, LEAF_LIGHT, ROOT = "#9ccabf", "#47763f", "#7fa36a", "#4a3a22"
CHANNELS = (
    "M-420 210C-160 120 60 250 190 200S470 60 520 -420",
    "M-420 640C-120 560 60 620 150 560S330 400 460 420S760 330 820 240S1100 180 1420 240",
    "M60 1300C120 1060 130 820 230 720S420 640 520 700S820 620 900 640S1200 620 1420 560",
    "M560 1300C580 1080 640 900 600 780S660 520 620 420S560 240 590 120S660 -100 640 -420",
)
THICKETS = ((906, 196, 4), (96, 178, 3), (900, 706, 4), (498, 30, 3), (500, 856, 3), (118, 716, 2))
EDGE, CARD, CARD_INK, BACK = "#22160d", "#fbf3df", "#33210f", "#7a2318"
FRAME, PANEL, SEAT_HIGH = 16.0, 372.0, 142.0
SLOTS = 5
SLIDES, PACE = 8, 6  # places that a plank is slid to, and units between two looks along what sticks out


def draw(scene: Scene) -> str:
    """The whole table."""
    seen = scene.seen
    wide, high = seen["board"]["size"]
    frame = GROUNDS[seen["edition"]][5]
    sheet = scene.sheet(wide + 2 * FRAME + PANEL, high + 2 * FRAME, frame)
    with sheet.moved(FRAME, FRAME):
        draw_water(sheet, seen)
        for village in seen["villages"]:
            draw_village(sheet, seen, village)
        covered = {stone["name"] for stone in seen["stones"]}
        for islet in seen["islets"]:
            draw_islet(sheet, seen, islet, numbered=islet["name"] not in covered)
        for stone in seen["stones"]:
            draw_stone(sheet, stone, seen["board"]["stone_radius"])
        for plank in seen["planks"]:
            draw_plank(sheet, seen, plank)
        for stone in seen["stones"]:  # G3: an end lies safely when it reaches the middle, which shows through planks
            sheet.circle(stone["at"][0], stone["at"][1], 4, "#fff", stroke=EDGE, stroke_width=2)
        for plank in seen["planks"]:
            draw_plate(sheet, plank)
        draw_pawns(sheet, scene)
    hide_overhang(sheet, wide, high, frame)
    draw_panel(sheet, scene, wide + 2 * FRAME)
    return sheet.svg()


def wobble(name: str, turn: int) -> float:
    """A number from 0 to 1, always the same for the same thing."""
    return crc32(f"{name}/{turn}".encode()) / 2**32


def blob(name: str, centre: Point, radius: float, rough: float = 0.1, corners: int = 9) -> str:
    """A closed, rounded outline: an islet, a shoal, a meadow."""
    points = []
    for corner in range(corners):
        angle = corner / corners * math.tau + wobble(name, 99)
        far = radius * (1 - rough / 2 + rough * wobble(name, corner))
        points.append((centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle)))
    return smooth(points, closed=True)


def draw_water(sheet: Sheet, seen: dict[str, Any]) -> None:
    """The river and its ripples."""
    wide, high = seen["board"]["size"]
    water, current, *_ = GROUNDS[seen["edition"]]
    sheet.rect(0, 0, wide, high, water)
    if seen["edition"] == "sunderbans":
        for channel in CHANNELS:
            sheet.path(channel, stroke=CHANNEL, stroke_width=64, stroke_linecap="round")
    ripples = []
    for number in range(120):
        x, y = wobble("ripple", number) * wide, wobble("ripple", 500 + number) * high
        ripples.append(f"M{x:.0f} {y:.0f}q8 -7 16 0t16 0")
    sheet.path("".join(ripples), stroke=current, stroke_width=2.4, stroke_linecap="round")
    if seen["edition"] == "sunderbans":
        draw_forest(sheet)


def draw_forest(sheet: Sheet) -> None:
    """Mudflats, and on them mangroves on their stilts, those in front last."""
    shoal = GROUNDS["sunderbans"][2]
    crowns = []
    for x, y, count in THICKETS:
        sheet.path(blob(f"flat {x} {y}", (x, y + 10), 30 + 15 * count, 0.35, 11), shoal)
        for crown in range(count):
            aside = (crown - (count - 1) / 2) * 34 + 12 * wobble(f"grove {x} {y}", crown)
            crowns.append((x + aside, y + (22 if crown % 2 else -8)))
    for across, down in sorted(crowns, key=lambda crown: crown[1]):
        draw_mangrove(sheet, across, down)


def draw_mangrove(sheet: Sheet, x: float, y: float) -> None:
    stilts = f"M{x} {y}v-22m0 14q-10 4 -12 16m12 -16q10 4 13 16m-13 -22q-18 6 -20 22m20 -22q18 6 21 20"
    sheet.path(stilts, stroke=ROOT, stroke_width=2.2, stroke_linecap="round")
    crown = f"M{x - 24} {y - 24}q0 -14 14 -14q6 -12 18 -4q14 0 15 14q-4 12 -24 10q-20 2 -23 -6z"
    sheet.path(crown, LEAF, stroke=EDGE, stroke_width=1.6)
    sheet.path(f"M{x - 14} {y - 30}q4 -5 9 -4M{x + 4} {y - 36}q6 -2 9 3", stroke=LEAF_LIGHT, stroke_width=2)


def draw_village(sheet: Sheet, seen: dict[str, Any], village: dict[str, Any]) -> None:
    """Sand, a meadow, huts in the owner's colour, and the landings along the shore."""
    _, _, shoal, sand, meadow, _ = GROUNDS[seen["edition"]]
    centre, radius, name = village["centre"], village["radius"], village["name"]
    colour, shape = COLOURS[village["colour"]]
    sheet.circle(centre[0], centre[1], radius + 12, shoal)
    sheet.circle(centre[0], centre[1], radius, sand, stroke="#8f7444", stroke_width=3)
    sheet.path(blob(name, centre, radius * 0.8, 0.14), meadow)
    for x, y in village["landings"]:
        sheet.circle(x, y, 3, "#8f7444")
    x = min(max(centre[0], 70), seen["board"]["size"][0] - 70)
    y = min(max(centre[1], 62), seen["board"]["size"][1] - 50)
    for dx, dy in ((-34, -10), (34, -12), (0, -28)):
        draw_hut(sheet, x + dx, y + dy, colour)
    badge(sheet, x, y + 14, 30, shape, colour, name[1:], due=False)


def draw_hut(sheet: Sheet, x: float, y: float, colour: str) -> None:
    sheet.rect(x - 9, y - 2, 18, 14, "#f3e6c8", stroke=EDGE, stroke_width=1.5)
    sheet.polygon([(x - 14, y), (x, y - 15), (x + 14, y)], colour, stroke=EDGE, stroke_width=1.5)


def draw_islet(sheet: Sheet, seen: dict[str, Any], islet: dict[str, Any], *, numbered: bool) -> None:
    _, _, shoal, sand, *_ = GROUNDS[seen["edition"]]
    centre, radius, name = islet["centre"], islet["radius"], islet["name"]
    sheet.path(blob(f"{name} shoal", centre, radius + 9, 0.16), shoal)
    sheet.path(blob(name, centre, radius, 0.08), sand, stroke="#8f7444", stroke_width=2)
    if numbered:
        sheet.text(centre[0], centre[1] + 5, name[1:], 15, "#7a6236", anchor="middle")


def draw_stone(sheet: Sheet, stone: dict[str, Any], radius: float) -> None:
    """A boulder; on an islet it carries the islet's number, which it covers."""
    x, y = stone["at"]
    sheet.circle(x + 2, y + 4, radius, "#141e19", fill_opacity=0.3)
    sheet.path(blob(f"stone {x} {y}", (x, y), radius, 0.1, 7), "#b9b4a8", stroke=EDGE, stroke_width=2.2)
    sheet.path(blob(f"light {x} {y}", (x - 3, y - 4), radius * 0.62, 0.1, 7), "#dedacf")
    if stone["name"].startswith("i"):
        sheet.text(x, y + 18, stone["name"][1:], 12, "#5e594e", anchor="middle")


def draw_plank(sheet: Sheet, seen: dict[str, Any], plank: dict[str, Any]) -> None:
    """R9: a planed board in its owner's colour, at its true length on the line of its rest points."""
    (ax, ay), (bx, by) = plank["from"], plank["to"]
    wide, length = seen["board"]["plank_width"], length_of(seen, plank["number"])
    colour, _ = COLOURS[plank["colour"]]
    with sheet.moved((ax + bx) / 2, (ay + by) / 2, turn=math.degrees(math.atan2(by - ay, bx - ax))):
        left = slide(seen, plank, spare=length - math.hypot(bx - ax, by - ay)) - length / 2
        sheet.rect(left + 2, -wide / 2 + 4, length, wide, "#141e19", rx=2, fill_opacity=0.3)
        sheet.rect(left + 1, -wide / 2, length - 2, wide, colour, rx=2, stroke=EDGE, stroke_width=2)
        sheet.line((left + 6, -2), (left + length - 12, -2), "#fff", 1.2, stroke_opacity=0.4)
        for nail in (left + 6, left + length - 6):
            sheet.circle(nail, 0, 1.8, EDGE)


def draw_plate(sheet: Sheet, plank: dict[str, Any]) -> None:
    """The plank's number, over the middle of the gap."""
    (ax, ay), (bx, by) = plank["from"], plank["to"]
    colour, shape = COLOURS[plank["colour"]]
    badge(sheet, (ax + bx) / 2, (ay + by) / 2, 23, shape, colour, str(plank["number"]), due=False)


def length_of(seen: dict[str, Any], number: int) -> float:
    length: float = seen["board"]["plank_lengths"][number - 1]
    return length


def slide(seen: dict[str, Any], plank: dict[str, Any], spare: float) -> float:
    """R9: how far a plank is slid along its line so that what sticks out lies over the fewest other things."""
    if spare <= 0:
        return 0
    before = disturbed(seen, plank, plank["to"], plank["from"], spare)
    behind = disturbed(seen, plank, plank["from"], plank["to"], spare)

    def cost(place: float) -> int:
        return sum(far <= spare / 2 - place for far in before) + sum(far <= spare / 2 + place for far in behind)

    places = [(place / SLIDES - 0.5) * spare for place in range(SLIDES + 1)]
    return min(places, key=lambda place: (cost(place), abs(place)))


def disturbed(seen: dict[str, Any], plank: dict[str, Any], start: Point, end: Point, spare: float) -> list[float]:
    """How far behind an end, as seen from the other one, something lies under what sticks out there."""
    apart = math.dist(start, end)
    way = ((end[0] - start[0]) / apart, (end[1] - start[1]) / apart)
    looks = [PACE * look for look in range(1, int(spare / PACE) + 1)]
    return [far for far in looks if taken(seen, plank, end, (end[0] + far * way[0], end[1] + far * way[1]))]


def taken(seen: dict[str, Any], plank: dict[str, Any], support: Point, point: Point) -> bool:
    """Does a point lie off the board, or on something that is not the support it sticks out from?"""
    wide, high = seen["board"]["size"]
    thick, stone = seen["board"]["plank_width"], seen["board"]["stone_radius"]
    if not (0 <= point[0] <= wide and 0 <= point[1] <= high):
        return True
    if math.dist(point, support) <= stone:
        return False
    rounds = [(one["at"], stone + thick / 2, 0.0) for one in seen["stones"]]
    rounds += [(one["centre"], one["radius"], one["radius"]) for one in seen["islets"]]
    rounds += [(one["centre"], one["radius"], one["radius"] + 1) for one in seen["villages"]]
    if any(math.dist(support, at) > own and math.dist(point, at) < reach for at, reach, own in rounds):
        return True
    others = [one for one in seen["planks"] if one["name"] != plank["name"]]
    return any(from_line(point, one["from"], one["to"]) < thick for one in others)


def from_line(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line between two others."""
    (ax, ay), (bx, by) = start, end
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 or 1)
    part = min(1.0, max(0.0, along))
    return math.dist(point, (ax + part * (bx - ax), ay + part * (by - ay)))


def draw_pawns(sheet: Sheet, scene: Scene) -> None:
    """Players on their planks and in their villages; those in one place stand side by side."""
    places: dict[str, list[int]] = {}
    for seat, player in enumerate(scene.seen["players"]):
        places.setdefault(player["space"], []).append(seat)
    villages = {village["name"]: village for village in scene.seen["villages"]}
    for space, seats in places.items():
        for place, seat in enumerate(seats):
            player = scene.seen["players"][seat]
            x, y = river_side(scene.seen, villages[space]) if space in villages else player["at"]
            draw_pawn(sheet, x + (place - (len(seats) - 1) / 2) * 34, y - 8, player, due=seat in scene.pending)


def river_side(seen: dict[str, Any], village: dict[str, Any]) -> Point:
    """Where a village meets the river: people wait there, not among the huts."""
    (cx, cy), (wide, high) = village["centre"], seen["board"]["size"]
    dx, dy = wide / 2 - cx, high / 2 - cy
    reach = village["radius"] * 0.9 / math.hypot(dx, dy)
    return cx + dx * reach, cy + dy * reach


def draw_pawn(sheet: Sheet, x: float, y: float, player: dict[str, Any], *, due: bool) -> None:
    colour, _ = COLOURS[player["colour"]]
    ring, width = (MARIGOLD, 4.5) if due else ("#fff7e2", 2.5)
    robe = f"M{x - 14} {y + 16}Q{x - 11} {y - 8} {x} {y - 9}Q{x + 11} {y - 8} {x + 14} {y + 16}Z"
    sheet.path(robe, "none", stroke=ring, stroke_width=width + 3, stroke_linejoin="round")
    sheet.path(robe, colour, stroke=EDGE, stroke_width=2, stroke_linejoin="round")
    sheet.circle(x, y - 13, 7, "#c98f63", stroke=EDGE, stroke_width=1.6)
    sheet.path(f"M{x - 14} {y - 15}L{x} {y - 27}L{x + 14} {y - 15}Z", "#f0dca6", stroke=EDGE, stroke_width=1.8)
    sheet.text(x, y + 12, player["letter"].upper(), 15, "#fff", anchor="middle", bold=True, halo="#1d140c")


def hide_overhang(sheet: Sheet, wide: float, high: float, frame: str) -> None:
    """Villages run off the board: the frame is laid over their edge."""
    right, bottom = wide + FRAME, high + FRAME
    sheet.path(
        f"M-200 -200H{sheet.width}V{bottom + 200}H-200ZM{FRAME} {FRAME}V{bottom}H{right}V{FRAME}Z",
        frame,
        fill_rule="evenodd",
    )
    sheet.rect(FRAME, FRAME, wide, high, "none", stroke="#e2b75a", stroke_width=2)


def draw_panel(sheet: Sheet, scene: Scene, left: float) -> None:
    """The round, and a block for each player in the order of play."""
    seen = scene.seen
    sheet.text(left + 4, 46, str(scene.game.title), 28, "#fbf1e0", bold=True)
    sheet.text(left + PANEL - 20, 46, str(text(TEXTS, "round", round=seen["round"])), 18, "#e6d0ae", anchor="end")
    step = min(SEAT_HIGH, (sheet.height - 80) / len(seen["players"]))
    for place, seat in enumerate(seen["order"]):
        draw_seat(sheet, scene, seat, left, 66 + place * step)


def draw_seat(sheet: Sheet, scene: Scene, seat: int, left: float, top: float) -> None:
    """Where a player is going, the program as far as the viewer knows it, and the planks in reserve."""
    seen, player = scene.seen, scene.seen["players"][seat]
    colour, shape = COLOURS[player["colour"]]
    sheet.rect(left, top, PANEL - 16, 134, "#5b3720", rx=8, stroke="#8a6340", stroke_width=1.2)
    badge(sheet, left + 24, top + 24, 28, shape, colour, player["letter"].upper(), due=seat in scene.pending)
    sheet.text(left + 48, top + 30, scene.label(seat), 16, "#fbf1e0", bold=True)
    sheet.text(left + PANEL - 28, top + 30, f"→ {player['goal'][1:]}", 16, "#e6d0ae", anchor="end", bold=True)
    for slot in range(SLOTS):
        x, known = left + 14 + slot * 68, player["program"]
        now = seen["actor"] is not None and slot == seen["slot"] - 1
        if slot < len(known):
            stopped = now and player["blocked"]
            draw_card(sheet, x, top + 42, known[slot], now=now and seat == seen["actor"], stopped=stopped)
        elif player["ready"]:
            sheet.rect(x, top + 42, 60, 40, BACK, rx=5, stroke="#e2b75a", stroke_width=1.2)
            sheet.path(f"M{x + 10} {top + 62}q10 -12 20 0t20 0", stroke="#e2b75a", stroke_width=2)
        else:
            sheet.rect(x, top + 42, 60, 40, "none", rx=5, stroke="#8a6340", stroke_dasharray="5 4")
    draw_reserve(sheet, seen, player["reserve"], left + 14, top + 90)


def draw_reserve(sheet: Sheet, seen: dict[str, Any], reserve: list[str], left: float, top: float) -> None:
    """Planks as long as they would lie on the river, the longest beside the shortest."""
    rising = sorted(reserve, key=lambda plank: plank[1:])
    x, y = left, top
    for place in range(len(rising)):
        plank = rising[-1 - place // 2] if place % 2 == 0 else rising[place // 2]
        colour, _ = COLOURS[COLOUR_NAMES[COLOUR_LETTERS.index(plank[0])]]
        length = length_of(seen, int(plank[1:]))
        if x + length > left + PANEL - 40:
            x, y = left, y + 15
        if plank == seen["picked"]:
            sheet.rect(x - 2, y - 2, length + 4, 16, MARIGOLD, rx=4)
        sheet.rect(x + 0.5, y, length - 1, 12, colour, rx=2, stroke="#f3e6c8", stroke_width=1)
        sheet.text(x + length / 2, y + 10.5, plank[1:], 12, "#fff", anchor="middle", bold=True, halo="#1d140c")
        x += length + 4


def draw_card(sheet: Sheet, x: float, y: float, card: str, *, now: bool, stopped: bool) -> None:
    """A program card by its notation."""
    edge, width = (MARIGOLD, 3.5) if now else (MARIGOLD_RIM, 1)
    sheet.rect(x, y, 60, 40, CARD, rx=5, stroke=edge, stroke_width=width)
    sheet.text(x + 30, y + 26, card, 17, CARD_INK, anchor="middle", bold=True)
    if stopped:
        sheet.line((x + 6, y + 34), (x + 54, y + 6), "#96231a", 4)
