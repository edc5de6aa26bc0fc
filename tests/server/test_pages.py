"""The page's files: small on the way, known again by their content, and the page written for whoever asks."""

from __future__ import annotations

import asyncio
import gzip
import re
import shutil
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from server.page import Browser, bot, me
from setu.engine.game import find_game
from setu.server.api.pages import Invitation, invitations, page_route
from setu.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = b"console.log('a bridge');" * 100
# What brotli would make of it does not matter: the server never looks inside.
FORMS = {None: SCRIPT, "br": b"brotli", "gzip": gzip.compress(SCRIPT, mtime=0)}
ALL = "gzip, deflate, br, zstd"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "bridge-1234.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "bridge-1234.js.br").write_bytes(FORMS["br"])
    (tmp_path / "assets" / "bridge-1234.js.gz").write_bytes(FORMS["gzip"])
    for name in ("letters.woff2", "manifest.webmanifest", "icon.svg"):
        (tmp_path / name).write_bytes(b"as it is")
    shutil.copy(ROOT / "web" / "index.html", tmp_path)
    return tmp_path


@pytest.fixture
def ask(folder):
    """`ask(path, accept_encoding="br")`: the answer, with its body as it came."""
    (folder / "card-quarry.png").write_bytes(b"as it is")
    invited = {"abcdefgh": Invitation("<Asha>", "quarry", "Quarry"), "hgfedcba": Invitation("Asha", "mill", "Mill")}

    async def invitation(table):
        return invited.get(table)

    app = Starlette(routes=[page_route(Settings(trust_proxy=True), folder, invitation)])

    async def fetch(path, method, headers):
        server = httpx.ASGITransport(app)
        plain = {"accept-encoding": "identity"}
        async with (
            httpx.AsyncClient(transport=server, base_url="http://setu.example:8000", headers=plain) as client,
            client.stream(method, path, headers=headers) as found,
        ):
            found.raw = b"".join([part async for part in found.aiter_raw()])
            return found

    def answer(path, method="GET", **headers):
        return asyncio.run(fetch(path, method, {name.replace("_", "-"): value for name, value in headers.items()}))

    return answer


SCRIPT_PATH = "/assets/bridge-1234.js"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        (ALL, "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("br;q=0.0, gzip;q=0", None),
        ("", None),
    ],
)
def test_a_file_comes_in_the_smallest_form_that_the_browser_reads(ask, accepted, coding):
    found = ask(SCRIPT_PATH, accept_encoding=accepted)
    assert (found.status_code, found.headers.get("content-encoding")) == (200, coding)
    assert found.raw == FORMS[coding]
    assert int(found.headers["content-length"]) == len(found.raw)
    assert found.headers["vary"] == "accept-encoding"
    assert found.headers["content-type"] == "text/javascript; charset=utf-8"
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_each_form_has_a_tag_of_its_own_and_is_not_sent_twice(ask):
    tags = {ask(SCRIPT_PATH, accept_encoding=way).headers["etag"] for way in ("br", "gzip", "identity")}
    assert len(tags) == 3
    tag = ask(SCRIPT_PATH, accept_encoding="br").headers["etag"]
    again = ask(SCRIPT_PATH, accept_encoding="br", if_none_match=f'"other", W/{tag}')
    assert (again.status_code, again.raw, again.headers["etag"]) == (304, b"", tag)
    assert again.headers["vary"] == "accept-encoding"
    assert ask(SCRIPT_PATH, accept_encoding="gzip", if_none_match=tag).status_code == 200


def test_a_tag_is_of_the_content_and_not_of_a_date(ask, folder):
    before = ask("/icon.svg").headers["etag"]
    (folder / "icon.svg").touch()
    assert ask("/icon.svg").headers["etag"] == before
    (folder / "icon.svg").write_bytes(b"as it was")
    assert ask("/icon.svg").headers["etag"] != before


def test_a_part_of_a_file_is_a_part_of_the_file_as_it_is(ask):
    part = ask(SCRIPT_PATH, accept_encoding=ALL, range="bytes=8-11")
    assert (part.status_code, part.raw) == (206, SCRIPT[8:12])
    assert "content-encoding" not in part.headers
    assert part.headers["content-range"] == f"bytes 8-11/{len(SCRIPT)}"


def test_a_look_at_the_head_tells_the_same_and_brings_nothing(ask):
    head, whole = (ask(SCRIPT_PATH, method, accept_encoding=ALL) for method in ("HEAD", "GET"))
    assert dict(head.headers) == dict(whole.headers)
    assert head.raw == b""


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("letters.woff2", "font/woff2"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
    ],
)
def test_a_file_says_truly_what_it_is_and_comes_as_it_is_where_nothing_is_gained(ask, name, kind):
    found = ask(f"/{name}", accept_encoding=ALL)
    assert (found.headers["content-type"], found.raw) == (kind, b"as it is")
    assert {"content-encoding", "vary"} & set(found.headers) == set()


# ---- the page


def content(page, name):
    return re.search(rf'(?:name|property)="{name}"\s+content="([^"]*)"', page)[1]


@pytest.mark.parametrize(("language", "word"), [("en", "with friends"), ("fr", "avec des amis"), ("hi", "दोस्तों के साथ")])
def test_the_page_is_described_in_the_readers_language(ask, language, word):
    found = ask("/new/quarry", accept_language=f"{language};q=0.9")
    page = found.raw.decode()
    assert f'<html lang="{language}">' in page
    assert word in content(page, "description")
    assert content(page, "og:description") == content(page, "description")
    assert "{{" not in page
    assert found.headers["vary"] == "accept-encoding, accept-language"
    assert found.headers["content-type"] == "text/html; charset=utf-8"


def test_only_readers_of_hindi_are_sent_for_its_letters(ask):
    preloaded = {
        language: re.findall(r"files/([\w-]+)\.woff2", ask("/", accept_language=language).raw.decode())
        for language in ("en", "fr", "hi")
    }
    assert preloaded["en"] == preloaded["fr"]
    assert not any("devanagari" in name for name in preloaded["en"])
    assert any("devanagari" in name for name in preloaded["hi"])


@pytest.mark.parametrize(
    ("asked", "address"),
    [
        ({}, "http://setu.example:8000"),
        ({"host": "games.example", "x_forwarded_proto": "https"}, "https://games.example"),
        ({"host": "[fe80::1]:8000"}, "http://[fe80::1]:8000"),
        ({"host": 'x"><script>'}, ""),
    ],
)
def test_the_picture_beside_a_link_has_the_address_that_was_asked(ask, asked, address):
    page = ask("/", **asked).raw.decode()
    assert content(page, "og:image") == f"{address}/card.png"
    assert (ROOT / "web" / "public" / "card.png").is_file()


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "&lt;Asha&gt; invites you to Quarry"),
        ("fr", "&lt;Asha&gt; vous invite à jouer : Quarry"),
        ("hi", "&lt;Asha&gt; ने आपको Quarry खेलने बुलाया है"),
    ],
)
def test_a_link_to_a_table_that_waits_says_who_invites_to_what(ask, language, title):
    page = ask("/t/abcdefgh", accept_language=language).raw.decode()
    assert content(page, "og:title").replace("\u202f", " ").replace("\xa0", " ") == title
    assert content(page, "og:image") == "http://setu.example:8000/card-quarry.png"
    assert content(page, "og:description") == content(page, "description")
    assert content(page, "og:description") != content(ask("/").raw.decode(), "og:description")


def test_a_table_invites_though_the_server_has_it_on_disk_alone(start):
    server = start()
    browser = Browser(server.address)
    waiting, left, begun = (
        browser.create(seats=[me("Asha"), other])["table"] for other in ({"who": "open"}, {"who": "open"}, bot())
    )
    assert browser.do(left, type="leave", seat=0).status_code == 200
    assert browser.do(begun, type="start").status_code == 200
    browser.close()
    server.stop()
    again = start()
    invited = {table: again.call(invitations(again.registry)(table)) for table in (waiting, left, begun, "zzzzzzzz")}
    assert invited.pop(waiting) == Invitation("Asha", "quarry", find_game("quarry").title)
    assert not any(invited.values())
    assert waiting not in again.registry.tables, "who merely reads a link takes no table into memory"


@pytest.mark.parametrize("path", ["/", "/t/zzzzzzzz", "/t/zz", "/review/abcdefgh", "/new/quarry"])
def test_no_other_link_says_anything_of_a_table(ask, path):
    page = ask(path).raw.decode()
    assert (content(page, "og:title"), "Asha" in page) == ("Setu", False)
    assert content(page, "og:image").endswith("/card.png")


def test_a_game_without_a_picture_of_its_own_has_that_of_the_house(ask):
    assert content(ask("/t/hgfedcba").raw.decode(), "og:image").endswith(":8000/card.png")


@pytest.mark.parametrize("game", ["river-dragons", "sunderbans", "sangram", "ramas-bridge", "quarry"])
def test_every_game_has_a_picture_of_the_size_that_the_page_tells(game):
    head = (ROOT / "web" / "public" / f"card-{game}.png").read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1200, 630)


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/abcdef"])
def test_the_page_is_compressed_and_not_sent_twice(ask, path):
    found = ask(path, accept_encoding=ALL)
    assert found.headers["content-encoding"] == "gzip"
    assert gzip.decompress(found.raw) == ask(path).raw
    assert found.headers["etag"] != ask(path).headers["etag"]
    assert ask(path, accept_encoding=ALL, if_none_match=found.headers["etag"]).status_code == 304
    assert ask(path, accept_encoding=ALL, if_none_match=found.headers["etag"], accept_language="fr").status_code == 200


@pytest.mark.parametrize("path", ["/api/nothing", "/nothing.js", "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd.txt"])
def test_what_is_not_there_is_not_there(ask, path):
    assert ask(path).status_code == 404
