"""A game's rules for the page itself: the module, its board, and what it takes to say why a move may not be made."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
from typing import Any

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from setu.engine.configured import ConfiguredGame, configure
from setu.engine.errors import SetuError
from setu.engine.modules import MODULES, kept_module
from setu.engine.page_rules import page_rules
from setu.engine.texts import speaking
from setu.server.api.dependencies import OfGameInLanguage
from setu.server.api.games import game_named
from setu.server.api.http import Call, endpoint
from setu.server.api.pages import accepted
from setu.server.api.security import language_of
from setu.server.domain.decide import Rejection
from setu.server.wire.commands import Language

PLACE = "/modules/"
NO_MODULE = b"null"  # nothing is amiss: such a game is asked of the server
TYPES = {".wasm": "application/wasm", ".board": "application/octet-stream"}


class ModuleFunction(Struct, kw_only=True):
    """How a function of a module is called: what it takes, in order, and what it gives."""

    takes: list[Any]
    gives: str


class GameModule(Struct, kw_only=True):
    """A game's rules on the page: where the module and the board are (for ever: their names say what is in them), how
    large its records are, what it can do, and how a refusal is put into words."""

    game: str
    code: str
    board: str
    board_bytes: int
    state_bytes: int
    functions: dict[str, ModuleFunction]
    reasons: dict[str, Any]


def routes() -> list[BaseRoute]:
    @endpoint("GET", "/api/games/{game}/module", query=OfGameInLanguage, answers=GameModule, or_null=True)
    async def module(call: Call[OfGameInLanguage, None]) -> Response:
        request, game = call.request, game_named(call.query.game)
        asked = {name: value for name, value in request.query_params.items() if name != "language"}
        try:
            options = game.options.read(asked)
        except SetuError as fault:
            raise Rejection("unreadable", fault.text) from None
        written = await asyncio.get_running_loop().run_in_executor(
            None, _module, game.name, tuple(sorted(options.items())), language_of(request)
        )
        return _answer(request, written or NO_MODULE, "application/json", "no-cache")

    return [module]


def file_route() -> Route:
    """Modules and boards, under names that hold a digest of what is in them."""

    async def file(request: Request) -> Response:
        content = _file(request.path_params["name"])
        if content is None:
            raise HTTPException(404)
        kind = TYPES["." + request.path_params["name"].rpartition(".")[2]]
        return _answer(request, content, kind, "public, max-age=31536000, immutable")

    return Route(f"{PLACE}{{name}}", file, methods=["GET", "HEAD"])


@functools.lru_cache(maxsize=64)
def _module(name: str, options: tuple[tuple[str, str | int], ...], language: Language) -> bytes | None:
    return described(configure(name, options=dict(options)), language)


def described(configured: ConfiguredGame, language: Language) -> bytes | None:
    """What a page must know of a game with these options, as JSON; None where there is no module or no board for it."""
    package = configured.game.package.rpartition(".")[2]
    module = kept_module(package)
    if module is None:
        return None
    board = configured.board.tobytes()
    place = f"{hashlib.sha256(board).hexdigest()[:16]}.board"
    if not (MODULES / place).is_file():
        return None
    with speaking(language):
        said = page_rules(configured)
    return msgspec.json.encode(
        GameModule(
            game=configured.game.name,
            code=f"{PLACE}{package}-{module.digest[:16]}.wasm",
            board=f"{PLACE}{place}",
            board_bytes=len(board),
            state_bytes=configured.game.state.itemsize,
            functions=msgspec.convert(module.functions, dict[str, ModuleFunction], strict=False),
            reasons=said,
        )
    )


@functools.lru_cache(maxsize=64)
def _file(name: str) -> bytes | None:
    """A module or a board by its name; None if there is none of that name (any more)."""
    stem, _, kind = name.rpartition(".")
    if kind == "board" and stem.isalnum():
        path = MODULES / name
        return path.read_bytes() if path.is_file() else None
    package, _, digest = stem.rpartition("-")
    module = kept_module(package) if kind == "wasm" and package.isalnum() else None
    return module.code() if module is not None and module.digest[:16] == digest else None


def _answer(request: Request, content: bytes, kind: str, kept: str) -> Response:
    """Compressed where the browser can read that; nothing where it has the very same already."""
    zipped = "gzip" in accepted(request)
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}{"-gzip" if zipped else ""}"'
    headers = {"cache-control": kept, "etag": tag, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if zipped:
        headers["content-encoding"] = "gzip"
        content = _zipped(content)
    return Response(content, 200, headers, kind)


@functools.lru_cache(maxsize=64)
def _zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
