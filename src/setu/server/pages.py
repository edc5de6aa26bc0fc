"""The page's files, where they have been built."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from setu.engine.texts import speaking
from setu.server.security import language_of
from setu.server.words import say

STATIC = Path(__file__).parent / "static"


def serve_pages(app: FastAPI, folder: Path = STATIC) -> None:
    """Files by name; every other path that could be a place in the page is the page itself."""
    root = folder.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        wanted = (root / path).resolve()
        if wanted.is_file() and wanted.is_relative_to(root):
            hashed = path.startswith("assets/")
            cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
            return FileResponse(wanted, headers={"cache-control": cache})
        if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
            with speaking(language_of(request)):
                return PlainTextResponse(str(say("no-page")), 404)
        index = root / "index.html"
        if not index.is_file():
            with speaking(language_of(request)):
                return PlainTextResponse(str(say("page-not-built")), 200)
        return FileResponse(index, headers={"cache-control": "no-cache"})
