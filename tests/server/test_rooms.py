"""The server's rooms know each other in one direction, each stands alone, and uvicorn is still what we build on."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import setu.server
from setu.server.run import TableServer
from setu.server.transport.http import HttpTransport
from setu.server.transport.websocket import WebSocketTransport

SERVER = Path(setu.server.__file__).parent
ROOMS = ("wire", "domain", "storage", "live", "transport", "api")  # each may know those before it
FOR_ALL = {"settings", "texts"}
IN_LIVE = ("session", "live_table", "registry")  # a table knows its session, the registry its tables; never back


def known(path):
    """The modules of the server that a module imports, whenever it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("setu.server"):
            for alias in node.names:
                yield ".".join(f"{node.module}.{alias.name}".split(".")[2:])
        elif isinstance(node, ast.Import):
            yield from (".".join(alias.name.split(".")[2:]) for alias in node.names if "setu.server" in alias.name)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_only_those_before_it(room):
    allowed = {*ROOMS[: ROOMS.index(room) + 1], *FOR_ALL}
    for path in (SERVER / room).glob("*.py"):
        assert {module.split(".")[0] for module in known(path)} <= allowed, path.name


def test_what_all_rooms_know_knows_no_room():
    for path in (SERVER / "settings.py", SERVER / "texts/__init__.py"):
        assert {module.split(".")[0] for module in known(path)} <= FOR_ALL


def test_the_registry_knows_its_tables_and_no_table_knows_the_registry():
    for name in ("live/live_table", "domain/session"):
        modules = set(known(SERVER / f"{name}.py"))
        later = IN_LIVE[IN_LIVE.index(name.rsplit("/", 1)[1]) + 1 :]
        assert not {module for module in modules if any(part in later for part in module.split("."))}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_can_be_entered_alone(room):
    """Each of its modules, in a process that has imported nothing else of the server."""
    names = [f"setu.server.{room}.{path.stem}" for path in (SERVER / room).glob("*.py") if path.stem != "postgres"]
    code = f"""
import importlib, sys
for name in {names}:
    importlib.import_module(name)
    for one in [one for one in sys.modules if one.startswith("setu.server")]:
        del sys.modules[one]
"""
    subprocess.run([sys.executable, "-c", code], check=True)


OVERRIDDEN = {
    WebSocketTransport: (
        WebSocketsSansIOProtocol,
        {
            "handle_connect": "(self, event: 'Request') -> 'None'",
            "send_receive_event_to_app": "(self) -> 'None'",
            "handle_ping": "(self) -> 'None'",
            "handle_pong": "(self, event: 'Frame') -> 'None'",
            "handle_cont": "(self, event: 'Frame') -> 'None'",
            "resume_writing": "(self) -> 'None'",
            "keepalive_timeout": "(self) -> 'None'",
            "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
            "data_received": "(self, data: 'bytes') -> 'None'",
            "send": "(self, message: 'ASGISendEvent') -> 'None'",
        },
    ),
    HttpTransport: (
        HttpToolsProtocol,
        {
            "connection_made": "(self, transport: 'asyncio.Transport') -> 'None'",
            "data_received": "(self, data: 'bytes') -> 'None'",
            "on_message_begin": "(self) -> 'None'",
            "on_url": "(self, url: 'bytes') -> 'None'",
            "on_header": "(self, name: 'bytes', value: 'bytes') -> 'None'",
            "on_headers_complete": "(self) -> 'None'",
            "on_message_complete": "(self) -> 'None'",
            "on_response_complete": "(self) -> 'None'",
            "pause_writing": "(self) -> 'None'",
            "handle_websocket_upgrade": "(self) -> 'None'",
            "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
        },
    ),
    TableServer: (
        Server,
        {
            "serve": "(self, sockets: 'list[socket.socket] | None' = None) -> 'None'",
            "startup": "(self, sockets: 'list[socket.socket] | None' = None) -> 'None'",
            "shutdown": "(self, sockets: 'list[socket.socket] | None' = None) -> 'None'",
        },
    ),
}


@pytest.mark.parametrize("ours", OVERRIDDEN, ids=lambda ours: ours.__name__)
def test_the_methods_of_uvicorn_that_are_overridden_are_as_they_were(ours):
    theirs, signatures = OVERRIDDEN[ours]
    shared = {name for name in vars(ours) if name in dir(theirs) and inspect.isfunction(vars(ours)[name])}
    assert shared - {"__init__"} == set(signatures)
    for name, signature in signatures.items():
        assert str(inspect.signature(getattr(theirs, name))) == signature, name


def test_what_is_read_of_a_socket_of_uvicorn_is_there():
    source = inspect.getsource(WebSocketsSansIOProtocol)
    for name in ("close_sent", "disconnected", "frames", "queue", "read_paused", "scope", "transport", "writable"):
        assert f"self.{name}" in source, name
    assert {"ws_max_size", "ws_ping_interval", "ws_ping_timeout"} <= set(inspect.signature(Config).parameters)


def test_what_is_read_of_a_request_of_uvicorn_is_there():
    source = inspect.getsource(HttpToolsProtocol)
    for name in ("client", "connections", "cycle", "loop", "server_state", "transport"):
        assert f"self.{name}" in source, name
    assert "self.cycle.response_complete" in source


def test_only_the_transports_and_the_run_know_uvicorn():
    knowing = {
        str(path.relative_to(SERVER))
        for path in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in _named(node)
        if name.split(".")[0] == "uvicorn"
    }
    assert knowing == {"run.py", "transport/http.py", "transport/websocket.py"}


def _named(node):
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
