"""What there is to learn, by the server's addresses: cacheable, in the reader's language, and clear about bad names."""

from __future__ import annotations

import pytest


def get(browser, path, **headers):
    return browser.http.get(path, headers=headers)


def test_a_lesson_comes_in_the_language_asked_for_and_may_be_kept(browser):
    answer = get(browser, "/api/games/sangram/lesson?language=fr")
    assert answer.status_code == 200
    assert answer.json()["title"] == "Première partie\u00a0: Sangram"
    assert answer.headers["cache-control"].startswith("public")
    again = get(browser, "/api/games/sangram/lesson?language=fr", **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_words_of_very_many_moves_come_on_request(browser):
    moves = get(browser, "/api/games/quarry/lesson/1/moves?language=en").json()["moves"]
    assert len(moves) > 1000
    assert moves[0]["sentence"].startswith("You place")


def test_a_forbidden_move_gets_its_reason_and_a_legal_one_none(browser):
    asked = "/api/games/quarry/lesson/3/why?language=en&move="
    assert get(browser, asked + "block e5").json() == {
        "legal": False,
        "rule": "QR-12",
        "text": "On e5 the stone would rest on Blue’s colour.",
    }
    assert get(browser, asked + "block e7").json() == {"legal": True, "rule": "", "text": ""}
    assert get(browser, asked + "nonsense").json()["text"]


def test_a_question_of_a_lesson_is_answered_from_the_seat_of_its_player(browser):
    asked = "/api/games/quarry/lesson/{}/ask?language={}&text={}"
    assert get(browser, asked.format(1, "en", "e5")).json() == {"lines": ["e5 is bare."]}
    turn = get(browser, asked.format(1, "fr", "tour")).json()["lines"]
    assert turn[0].startswith("C’est à vous")
    assert get(browser, asked.format(1, "en", "nonsense")).json() == {"lines": None}
    assert get(browser, asked.format(99, "en", "e5")).status_code == 409


def test_the_rules_come_in_the_words_of_a_player_without_what_is_typed(browser):
    told = get(browser, "/api/games/quarry/rules?language=en").json()["markdown"]
    assert told.startswith("# Quarry in brief")
    assert "QR-19" in told
    assert "`" not in told


def test_pictures_come_with_their_captions(browser):
    figures = get(browser, "/api/games/quarry/figures?language=en").json()["figures"]
    assert {"colour", "crossing"} <= {figure["name"] for figure in figures}
    assert all(figure["alt"] and figure["caption"] and figure["moment"]["view"] for figure in figures)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/lesson", 422),
        ("/api/games/chess/figures", 422),
        ("/api/games/quarry/lesson/99/why?move=block+e5", 409),
        ("/api/games/quarry/lesson/99/moves", 409),
        ("/api/games/quarry/lesson/1/why", 422),
        ("/api/games/quarry/lesson?language=tlh", 422),
    ],
)
def test_a_name_that_means_nothing_is_refused(browser, path, status):
    answer = get(browser, path)
    assert answer.status_code == status
    assert answer.json()["text"]
