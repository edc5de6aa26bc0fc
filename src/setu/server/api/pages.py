"""The page's files, where they have been built, each in the form that a browser takes.

What compresses well lies beside its file as `.br` and `.gz` (web/tools/compress.mjs). The page itself is written for
whoever asks: in their language, with that language's letters under way at once, and under this server's own address.

What a link to it says of itself in other programs is in the page, too. A link to a table that waits for guests says who
invites to what; the secret of such a link is no part of what a server is asked for, so none can be given away.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import html
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from setu.engine.texts import Text, speaking
from setu.server.api.security import language_of, own_address
from setu.server.domain import events as ev
from setu.server.domain.session import Session
from setu.server.live.registry import Registry
from setu.server.settings import Settings
from setu.server.storage.store import Store
from setu.server.texts import say

STATIC = Path(__file__).parents[1] / "static"
FORMS = {"br": ".br", "gzip": ".gz"}  # the smallest first
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TABLE = re.compile(r"t/([0-9A-Za-z]{8,24})")
PLACE = re.compile(r"\{\{(\w+)\}\}")
FOR_ONE_LANGUAGE = re.compile(r'\s*<link[^>]*\sdata-language="(\w+)"[^>]*>')


@dataclass(frozen=True)
class Invitation:
    """A table that waits for guests: whose it is, and what is played there."""

    host: Text | str
    game: str
    title: Text | str


Invitations = Callable[[str], Awaitable[Invitation | None]]


def invitations(registry: Registry) -> Invitations:
    """What tables invite to while their seats are filled; whoever reads a link takes no table into memory."""

    async def invitation(table: str) -> Invitation | None:
        live = registry.tables.get(table)
        session = await _gathering(registry.store, table) if live is None else live.session
        if session is None or session.stage != "open" or session.host is None:
            return None
        return Invitation(session.names()[session.host], session.created.game, session.title)

    return invitation


async def _gathering(store: Store, table: str) -> Session | None:
    """A table on disk whose seats are being filled: a few events."""
    if await store.stage(table) != "open":
        return None
    session = Session()
    with contextlib.suppress(Exception):  # a log that cannot be read invites to nothing
        for body in await store.load(table):
            session.apply(ev.read(body))
        return session
    return None


def page_route(settings: Settings, folder: Path = STATIC, invitation: Invitations | None = None) -> Route:
    """Files by name; every other path that could be a place in the page is the page itself.

    `invitation` is asked what a table, by its name, invites to; None if it waits for nobody.
    """
    root = folder.resolve()
    index = root / "index.html"

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        wanted = _place(root, path)
        if wanted is not None and wanted != index and wanted.is_relative_to(root) and wanted.is_file():
            return _file(request, wanted, for_ever=path.startswith("assets/"))
        with speaking(language_of(request)):
            if wanted is None or (wanted != index and (path.startswith("api/") or "." in path.rsplit("/", 1)[-1])):
                return PlainTextResponse(str(say("no-page")), 404)
            if not index.is_file():
                return PlainTextResponse(str(say("page-not-built")), 200)
            table = TABLE.fullmatch(path)
            invited = await invitation(table[1]) if table and invitation else None
            return _page(request, index, settings, invited)

    return Route("/{path:path}", page, methods=["GET", "HEAD"])


# ---- files


def _place(root: Path, path: str) -> Path | None:
    """Where a path leads from a folder, in it or out of it; None if it can lead nowhere."""
    try:
        found = (root / path).resolve()
        found.is_file()  # a name may be longer than any can be
    except (ValueError, OSError):
        return None
    return found


def _file(request: Request, file: Path, for_ever: bool) -> Response:
    """A file as it is, or smaller where the browser can read that; a part of a file is always a part of it as it is."""
    forms = {coding: form for coding, suffix in FORMS.items() if (form := file.with_name(file.name + suffix)).is_file()}
    taken = "range" not in request.headers and next((coding for coding in forms if coding in accepted(request)), None)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache",
        "etag": f'"{_digest(file, file.stat().st_mtime_ns)}{f"-{taken}" if taken else ""}"',
    }
    if forms:
        headers["vary"] = "accept-encoding"
    if taken:
        headers["content-encoding"] = taken
    if _is_known(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return FileResponse(
        forms[taken] if taken else file,
        headers=headers,
        media_type=TYPES.get(file.suffix, "application/octet-stream"),
    )


@lru_cache(maxsize=1024)
def _digest(file: Path, _written: int) -> str:
    """Of the content: the dates of files in a package say nothing."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:24]


def accepted(request: Request) -> set[str]:
    """The ways of compression that a browser can read."""
    asked = [part.partition(";q=") for part in request.headers.get("accept-encoding", "").replace(" ", "").split(",")]
    return {name for name, _, quality in asked if quality.strip("0.") or not quality}


def _is_known(request: Request, tag: str) -> bool:
    """Has the browser this very content already?"""
    known = request.headers.get("if-none-match", "").split(",")
    return tag in {one.strip().removeprefix("W/") for one in known}


# ---- the page


def _has_card(folder: Path, game: str) -> bool:
    return (folder / f"card-{game}.png").is_file()


def _page(request: Request, index: Path, settings: Settings, invited: Invitation | None) -> Response:
    """The page, written for whoever asks."""
    language = language_of(request)
    filled = {
        "language": language,
        "title": "Setu",
        "description": str(say("page-description")),
        "picture": "card.png",
        "address": own_address(request, settings),
    }
    if invited is not None:
        filled |= {
            "title": str(say("page-invites", name=invited.host, game=invited.title)),
            "description": str(say("page-invites-how")),
            "picture": f"card-{invited.game}.png" if _has_card(index.parent, invited.game) else "card.png",
        }
    text = FOR_ONE_LANGUAGE.sub(lambda link: link[0] if link[1] == language else "", index.read_text(encoding="utf-8"))
    written = PLACE.sub(lambda place: html.escape(filled[place[1]]), text).encode()
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if "gzip" in accepted(request):
        headers["content-encoding"] = "gzip"
        written = gzip.compress(written, 6, mtime=0)
    headers["etag"] = f'"{hashlib.sha256(written).hexdigest()[:24]}"'
    if _is_known(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(written, headers=headers, media_type="text/html")
