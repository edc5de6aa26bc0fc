"""Looking back: the review of a finished game, playing on from a moment, and files that replay themselves offline."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.axe import faults, looks
from browser.conftest import ROOT, Watch, slow_down
from browser.player import (
    FIRST_COMPILED,
    NAMES,
    NOWHERE,
    PHONE,
    SHORT_SANGRAM,
    play_to_the_end,
    see_result,
    sit_down,
    wait_for_turn,
)
from browser.recorder import heard, record
from setu.engine.record import Record
from setu.engine.texts import LANGUAGES, speaking
from setu.review.replay_file import replay_file

Visit = Callable[..., Page]
Unfold = Callable[[Path], Page]
GAMES = {
    "river-dragons": "river/records/river-dragons-2-open.setu",
    "sunderbans": "river/records/sunderbans-2-there-and-back.setu",
    "sangram": "sangram/records/two.setu",
    "ramas-bridge": "rama/records/voyage-2.setu",
    "quarry": "quarry/records/swap.setu",
}

KEEP_MOMENTS = """() => {
    const board = document.querySelector('.board-place');
    window.moments = [];
    new MutationObserver(() => window.moments.push(Number(board.dataset.moment)))
        .observe(board, {attributeFilter: ['data-moment']});
}"""
GIVE_UP = """table => fetch(`/api/tables/${table}/do`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({type: 'resign', seat: 0, id: 'given-up'}),
})"""
SHARES = """
    navigator.canShare = ({files}) => files.every(file => file.type === 'image/png');
    navigator.share = async ({files, title}) => {
        const bytes = new Uint8Array(await files[0].arrayBuffer());
        window.shared = {title, name: files[0].name, begins: [...bytes.slice(0, 4)]};
    };
"""  # Chromium has no way to share on Linux
OVER_EACH_OTHER = """() => {
    const parts = [...document.querySelectorAll('header h1, header .status, header .eyes > *')];
    const words = part => {
        const reach = document.createRange();
        reach.selectNodeContents(part);
        const {left, right} = (part.matches('select') ? part : reach).getBoundingClientRect();
        const {top, bottom} = part.getBoundingClientRect();
        return {left, right, top, bottom};
    };
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return parts.flatMap((part, at) => parts.slice(at + 1)
        .filter(other => meet(words(part), words(other)))
        .map(other => `${part.textContent} and ${other.textContent}`));
}"""
FLAT = "localStorage.setItem('setu-quarry', JSON.stringify({view: 'flat'}))"  # a drawn round takes its time here
NOTICED = 0.005  # of a chance: what shows in whole percents
LABELS = {"best": "Best move", "good": "Good move", "slip": "Slip", "blunder": "Blunder"}
SAID_READY = "({said}) => said === 'The review is ready.'"


def moment(page: Page) -> int:
    """Which moment the board shows."""
    return int(page.locator(".board-place").get_attribute("data-moment") or -1)


def see_moment(page: Page, number: int) -> None:
    expect(page.locator(".board-place")).to_have_attribute("data-moment", str(number))


def slider(page: Page) -> Any:
    return page.locator("input[type=range]")


def step_to_the_end(page: Page) -> int:
    """From the start to the last moment by keys, and every one between is shown; how many steps that took."""
    slider(page).focus()
    page.keyboard.press("Home")
    see_moment(page, 0)
    page.evaluate(KEEP_MOMENTS)
    last = int(slider(page).get_attribute("max") or 0)
    for _ in range(last):
        page.keyboard.press("ArrowRight")
    see_moment(page, last)
    assert page.evaluate("window.moments") == list(range(1, last + 1))
    return last


# ---- the review


def review_of_a_short_game(page: Page) -> str:
    """Play Sangram to its end, open the review from the result, and wait until it is thought over."""
    table = sit_down(page, "sangram")
    play_to_the_end(page)
    see_result(page)
    page.locator("dialog a[href^='/review/']").click()
    expect(page.locator(".graph")).to_be_visible(timeout=FIRST_COMPILED)
    return table


def test_a_finished_game_is_looked_back_at_kept_and_played_on(visit: Visit, unfold: Unfold, tmp_path: Path) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    table = review_of_a_short_game(page)
    look_around(page, table)
    see_the_better_move(page, table)
    save_a_picture(page, table)
    file = save_a_replay(page, tmp_path)
    replay_as_it_was(unfold(file), page)
    play_on(page, table)


def test_before_all_is_thought_over_nothing_is_said_of_turning_points(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    table = sit_down(page, "sangram")
    play_to_the_end(page)
    address = f"**/api/tables/{table}/review?*"

    def not_ready(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        route.fulfill(response=answer, json={**told, "ready": False, "turning": [[] for _ in told["turning"]]})

    page.route(address, not_ready)
    page.goto(f"/review/{table}")
    points = page.get_by_role("region", name="Turning points", exact=True)
    expect(points).to_contain_text("They come once the whole game has been thought over.", timeout=FIRST_COMPILED)
    expect(page.get_by_text("No turning point")).to_have_count(0)
    page.unroute(address)
    expect(points).to_have_count(0, timeout=FIRST_COMPILED)
    expect(page.get_by_role("heading", name="turning point")).to_be_visible()


def test_a_finished_game_is_looked_back_at_by_ear(visit: Visit) -> None:
    """A heading for every move, with the chances and what was better; that all is ready is told politely."""
    page = visit(NOWHERE, seed=SHORT_SANGRAM)
    table = sit_down(page, "sangram")
    play_to_the_end(page)
    record(page)
    page.add_init_script("localStorage.setItem('setu-wishes', JSON.stringify({text: true}))")
    page.goto(f"/review/{table}")
    page.wait_for_function(f"() => window.heard.some({SAID_READY})", timeout=FIRST_COMPILED)
    assert page.evaluate(f"window.heard.filter({SAID_READY}).map(({{how}}) => how)") == ["status"]
    assert heard(page, "alert") == []

    review = page.request.get(f"/api/tables/{table}/review?language=en").json()
    moves = page.get_by_role("region", name="Moments of the game")
    last = review["steps"][-1]["entry"]
    expect(moves.get_by_role("heading", level=3)).to_have_count(last + 1)
    words = moves.inner_text()
    assert "Before the first move" in words
    parts = re.split(rf"^Move (?=\d+ of {last}: )", words, flags=re.MULTILINE)[1:]
    assert len(parts) == last
    for step in review["steps"]:
        told = parts[step["entry"] - 1]
        assert told.startswith(tuple(f"{step['entry']} of {last}: {said}" for said in what_happened(page, table, step)))
        assert re.search(r"Chance to win: Asha \d+%.* and .* \d+%", told)
        for part, called in (("luck", "Luck"), ("decision", "Decision"), ("late", "Seen late")):
            assert (f"{called} " in told) == any(abs(change) >= NOTICED for change in step[part]), "what changed what"
        assert step["better"] is None or f"Better: {step['better']['sentence']}" in told
        assert step["label"] is None or LABELS[step["label"]] in told
    assert words.count("Better: ") == sum(step["better"] is not None for step in review["steps"]) > 0
    assert faults(page, "a review as text") == []
    step_by_ear(page, review["steps"], last)
    assert page.locator(".board-place").count() == 0
    page.get_by_role("button", name="Board instead of the text table").press("Enter")
    expect(page.locator(".board-place")).to_be_visible()
    expect(page.get_by_role("button", name="Text table", exact=True)).to_be_focused()


def what_happened(page: Page, table: str, step: dict[str, Any]) -> list[str]:
    """What a step may be called: by its move, or by an event that says the same and more."""
    log = page.request.get(f"/api/tables/{table}?language=en").json()["log"]
    events = next(entry["events"] for entry in log if entry["number"] == step["entry"])
    return [step["sentence"], *(event["text"] for event in events)]


def step_by_ear(page: Page, steps: list[dict[str, Any]], last: int) -> None:
    """The slider says itself where it is; a button has it told, once; and both have told what was better."""
    better = {step["entry"]: f"Better: {step['better']['sentence']}" for step in steps if step["better"]}
    told = {step["entry"]: f"Move {step['entry']} of {last}: {step['sentence']}" for step in steps}
    at = max(entry for entry in better if entry - 1 not in better and entry < last)
    slider(page).fill(str(at - 1))
    for press, said in (("slider", [better[at]]), ("button", [better[at], told[at]])):
        page.evaluate("window.heard = []")
        if press == "slider":
            slider(page).press("ArrowRight")
        else:
            page.get_by_role("button", name="One move on").press("Enter")
        expect(slider(page)).to_have_attribute("aria-valuetext", told[at])
        assert sorted(heard(page)) == said
        page.get_by_role("button", name="One move back").press("Enter")
        expect(slider(page)).to_have_attribute("aria-valuetext", told[at - 1])
    end = page.get_by_role("button", name="To the end")
    end.press("Enter")
    expect(slider(page)).to_have_attribute("aria-valuetext", told[last])
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_be_focused()


def look_around(page: Page, table: str) -> None:
    last = int(slider(page).get_attribute("max") or 0)
    assert moment(page) == last > 8

    # The lines of the graph end with the result, and so do the table beside it and the sum of luck and decisions.
    result = page.request.get(f"/api/tables/{table}").json()["result"]
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    shares = [f"{100 // len(winners)}%" if seat in winners else "0%" for seat in range(2)]
    expect(page.locator("tr.end td")).to_have_text(shares)
    ends = page.locator(".graph .line").evaluate_all("lines => lines.map(line => line.getPointAtLength(1e6).y)")
    assert [seat for seat, height in enumerate(ends) if height == min(ends)] == winners
    page.get_by_text("The same as a table").click()
    expect(page.locator("details tbody tr")).to_have_count(last + 1)
    expect(page.locator("details tbody tr").last.locator("td")).to_have_text(shares)

    # A turning point leads to its moment, with the move that was played.
    page.get_by_role("heading", name="turning point").wait_for()
    point = page.locator(".point").first
    words = point.locator(".words .made").inner_text()
    point.click()
    number, sentence = words.split(". ", 1)
    see_moment(page, int(number))
    expect(page.locator(".played span")).to_have_text(sentence)
    assert faults(page, "a turning point") == []

    # By keys on the slider and by a finger on the graph.
    slider(page).focus()
    page.keyboard.press("Home")
    see_moment(page, 0)
    page.keyboard.press("ArrowRight")
    see_moment(page, 1)
    box = page.locator(".graph").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(moment(page) - last / 2) <= 1 + last / 20


def see_the_better_move(page: Page, table: str) -> None:
    """It lies on the board as it was before; the moment that is looked at stays."""
    steps = page.request.get(f"/api/tables/{table}/review?language=en").json()["steps"]
    step = next(step for step in steps if step["better"])
    slider(page).fill(str(step["entry"]))
    expect(page.locator(".judged")).to_have_text(re.compile(LABELS[step["label"]]))
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.locator(".board-place.instead")).to_be_visible()
    expect(page.locator(".board-place + .told")).to_contain_text(step["better"]["sentence"])
    see_moment(page, step["entry"])
    page.get_by_role("button", name="Back to the move that was made").click()
    expect(page.locator(".instead")).to_have_count(0)


def play_on(page: Page, table: str) -> None:
    """A new table stands where the old one stood."""
    at = moment(page) // 2
    slider(page).fill(str(at))
    see_moment(page, at)
    moments = page.request.get(f"/api/tables/{table}/moments?seat=0").json()["moments"]
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog input[name=seat]").first.check()
    page.locator("dialog input[name=bot]").first.check()
    with page.expect_response(lambda answer: answer.url.endswith("/play-on?language=en")) as made:
        page.locator("dialog form .main").click()
    other = made.value.json()["table"]
    page.wait_for_url(f"**/t/{other}")
    assert wait_for_turn(page)
    begun = page.request.get(f"/api/tables/{other}/at/0?seat=0").json()
    assert begun["view"] == moments[at]["view"]
    assert begun["pending"] == moments[at]["pending"]


def save_a_picture(page: Page, table: str) -> None:
    at = moment(page)
    page.get_by_role("button", name="Share a picture").click()
    for form, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=f"Save as {form}").click()
        assert saved.value.suggested_filename == f"sangram-{table}-{at}.{form.lower()}"
        assert Path(saved.value.path()).read_bytes().lstrip().startswith(begins)
    page.keyboard.press("Escape")


def save_a_replay(page: Page, folder: Path) -> Path:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a replay file").click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    return file


def replay_as_it_was(replay: Page, page: Page) -> None:
    """The file begins at the start, has the moments of the review, and ends as the game did."""
    see_moment(replay, 0)
    page.get_by_role("button", name="To the end").click()
    see_moment(page, step_to_the_end(replay))
    bot = replay.locator(".players .name").nth(1).inner_text()
    expect(replay).to_have_title(f"Sangram: Asha and {bot}")
    expect(replay.locator(".result .place").first).to_have_text("1st")
    expect(replay.locator(".by")).to_contain_text("Asha sends you this game.")
    winner = replay.locator(".players li", has_text="1st").locator(".name").inner_text()
    expect(page.locator(".status")).to_have_text("You have won!" if winner == "Asha" else f"{winner} has won")


def test_who_held_several_hands_looks_back_through_the_eyes_of_each(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM, **PHONE)
    table = sit_down(page, "sangram", who="me")
    page.evaluate(GIVE_UP, table)
    page.goto(f"/review/{table}")
    eyes, held = page.get_by_label("Seen by"), page.locator(".hand .held")
    expect(eyes).to_have_value("", timeout=FIRST_COMPILED)
    page.locator(".board-place").wait_for()
    assert page.evaluate(OVER_EACH_OTHER) == []
    expect(held).to_have_count(0)
    for seat, name in enumerate(NAMES[:2]):
        eyes.select_option(name)
        view = page.request.get(f"/api/tables/{table}/moments?seat={seat}").json()["moments"][-1]["view"]
        hand = [card["name"] for card in view["players"][seat]["hand"]]
        for card in hand:
            expect(page.locator(f".hand .held[data-card='{card}']")).to_be_visible()
        expect(held).to_have_count(len(hand))
    eyes.select_option("Somebody beside the table")
    expect(held).to_have_count(0)


def test_a_picture_is_handed_to_what_the_device_shares_with(visit: Visit) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM, **PHONE)
    page.add_init_script(SHARES)
    table = sit_down(page, "sangram")
    page.evaluate(GIVE_UP, table)
    page.goto(f"/review/{table}")
    page.get_by_role("button", name="Share a picture").click(timeout=FIRST_COMPILED)
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared")
    shared = {"title": "Sangram", "name": f"sangram-{table}-{moment(page)}.png", "begins": list(b"\x89PNG")}
    assert page.evaluate("window.shared") == shared


@pytest.mark.parametrize(("locale", "scheme"), looks(7))
def test_axe_finds_nothing_in_a_review(visit: Visit, locale: str, scheme: str) -> None:
    page = visit(NOWHERE, seed=SHORT_SANGRAM, locale=locale, color_scheme=scheme, **PHONE)
    table = sit_down(page, "sangram")
    page.evaluate(GIVE_UP, table)
    page.goto(f"/review/{table}")
    expect(page.locator(".graph")).to_be_visible(timeout=FIRST_COMPILED)
    page.locator("summary").first.click()
    page.locator("summary").last.click()
    found = faults(page, "review")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in page.locator(".actions button").all()[1:2]:
        button.click()
        page.locator("dialog").wait_for()
        found += faults(page, "picture")
    assert not found, "\n".join(found)


# ---- files that replay themselves


@pytest.fixture
def unfold(browser: Browser, watch: Watch, pytestconfig: pytest.Config) -> Iterator[Unfold]:
    """A file from the disk in a browser without a network: nothing may be asked for, nothing may go wrong."""
    watch.origins.append("file:")
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    slow_down(page, pytestconfig.getoption("throttle", 1))

    def open_file(file: Path) -> Page:
        page.goto(file.as_uri())
        expect(page.locator(".board-place")).to_be_visible()
        return page

    yield open_file
    context.close()


def written(game: str, tmp_path: Path, language: str = "en", seat: int | None = None) -> Path:
    end = Record.load(ROOT / "tests" / GAMES[game]).replay()
    file = tmp_path / f"{game}.{language}.html"
    with speaking(language):
        file.write_text(replay_file(end, seat), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_file_steps_through_a_whole_game_offline(game: str, unfold: Unfold, tmp_path: Path) -> None:
    file = written(game, tmp_path, seat=0)
    page = unfold(file)
    if game == "quarry":
        page.evaluate(FLAT)
        page = unfold(file)
    last = step_to_the_end(page)
    assert last == len(Record.load(ROOT / "tests" / GAMES[game]).moves)
    expect(page.locator(".result .place").first).to_have_text("1st")
    expect(page.locator(".log li").last).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    see_moment(page, 0)
    expect(page.locator(".result")).to_have_count(0)
    assert faults(page, game) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_file_speaks_the_language_it_was_saved_in(language: str, unfold: Unfold, tmp_path: Path) -> None:
    page = unfold(written("quarry", tmp_path, language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    catalogue = (ROOT / "web" / "src" / "texts" / f"review.{language}.ftl").read_text(encoding="utf-8")
    line = next(line for line in catalogue.splitlines() if line.startswith("replay-by = "))
    expect(page.get_by_text(line.removeprefix("replay-by = "))).to_be_visible()


def test_a_hostile_name_stays_a_name(unfold: Unfold, tmp_path: Path) -> None:
    hostile = "</script><script>document.title='taken'</script><!--"
    record = json.loads(Record.load(ROOT / "tests" / GAMES["quarry"]).json())
    record["names"][0] = hostile
    file = tmp_path / "hostile.html"
    file.write_text(replay_file(Record.parse(json.dumps(record)).replay()), encoding="utf-8")
    page = unfold(file)
    expect(page.locator(".players .name").first).to_have_text(hostile)
    assert page.title().startswith("Quarry: </script>")
