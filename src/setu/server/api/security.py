"""Who a request is from, where it may come from, and the headers that keep a page to itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from secrets import compare_digest
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from setu.engine.texts import LANGUAGES
from setu.server.domain.access import TokenHash, hash_of
from setu.server.domain.decide import Rejection
from setu.server.settings import Settings
from setu.server.texts import say
from setu.server.transport.limits import neighbourhood
from setu.server.wire import commands as cmd

COOKIE = "setu"
HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[\da-fA-F:.]{2,45}\](:\d{1,5})?")
COOKIE_DAYS = 400
CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
    (b"x-frame-options", b"DENY"),
]

STRICT = (b"strict-transport-security", b"max-age=31536000")  # whoever came by TLS once comes by it always


def bearer_of(connection: HTTPConnection) -> str | None:
    """The secret that a program shows, if it can be one of ours."""
    token = _bearer(connection)
    return token if 20 <= len(token) <= 100 else None


def shows(connection: HTTPConnection, secret: str) -> bool:
    """Does a program show this secret, which an operator chose?"""
    return compare_digest(_bearer(connection).encode(), secret.encode())


def _bearer(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(connection: HTTPConnection) -> str | None:
    """The secret of a browser."""
    token = connection.cookies.get(COOKIE, "")
    return token if 20 <= len(token) <= 100 else None


def holder_from(connection: HTTPConnection) -> tuple[TokenHash | None, bool]:
    """Who asks (None: nobody we know), and whether by the secret of a link."""
    token = bearer_of(connection)
    if token is not None:
        return hash_of(token), True
    token = cookie_of(connection)
    return (hash_of(token) if token is not None else None), False


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A page of another origin may neither act nor listen with this browser's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        if bearer_of(connection) is None and connection.headers.get("sec-fetch-site", "same-origin") != "same-origin":
            raise Rejection("not-yours", say("wrong-origin"))
        if bearer_of(connection) is None and cookie_of(connection) is not None:
            raise Rejection("not-yours", say("wrong-origin"))
        return
    if origin.rstrip("/") in settings.allowed_origins:
        return
    if _place_of(origin) != connection.headers.get("host", "").lower():
        raise Rejection("not-yours", say("wrong-origin"))


def _place_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from; a proxy's word is taken only if the operator says so."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return neighbourhood(forwarded.split(",")[-1].strip()[:64])
    return neighbourhood(connection.client.host) if connection.client else "?"


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    if settings.trust_proxy and connection.headers.get("x-forwarded-proto") == "https":
        return True
    return connection.url.scheme in ("https", "wss")


def own_address(connection: HTTPConnection, settings: Settings) -> str:
    """The address under which this server was asked, as `https://example.org`; nothing where it cannot be one."""
    name = connection.headers.get("host", "")
    return f"http{'s' if is_secure(connection, settings) else ''}://{name}" if HOST.fullmatch(name) else ""


def language_of(connection: HTTPConnection) -> cmd.Language:
    """As asked, else as the browser prefers, else English."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return asked  # type: ignore[return-value]
    for wish in _wishes(connection.headers.get("accept-language", "")):
        if wish[:2] in LANGUAGES:
            return wish[:2]  # type: ignore[return-value]
    return "en"


def _wishes(header: str) -> Iterable[str]:
    """The languages of an Accept-Language header, most wanted first."""
    ranked = []
    for place, part in enumerate(header[:200].split(",")):
        name, _, quality = part.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), place, name.lower()))
        except ValueError:
            continue
    return [name for _, _, name in sorted(ranked)]
