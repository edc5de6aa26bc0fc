"""A page in which `driven.mjs` asks a browser's WebAssembly what it asks of Node.

It is served from here: what hashes in a page wants an origin that the browser trusts, and the server's own page lets
nothing be put into it.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import driven
from setu.engine.modules import MODULES

CHECK = "async name => (await import('/driven.mjs')).checkInPage(`${name}.json`)"


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def served(folder: Path, known: dict[str, Any]) -> Iterator[str]:
    """The address of a page with the games' modules and, for each game, what is known of it."""
    (folder / "index.html").write_text("<!doctype html><title>Rules</title><link rel=icon href=data:,>")
    (folder / "driven.mjs").symlink_to(Path(driven.__file__).with_suffix(".mjs"))
    (folder / "modules").symlink_to(MODULES)
    for name, told in known.items():
        (folder / f"{name}.json").write_text(json.dumps(told))
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()
