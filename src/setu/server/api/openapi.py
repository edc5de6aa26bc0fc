"""OpenAPI, from what the endpoints declare and the components of all messages."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import setu
from setu.server.api.http import Endpoint
from setu.server.api.schema import REF, components
from setu.server.wire.commands import AnyCommand

SVG = "SVG"


def describing(routes: Sequence[BaseRoute]) -> Route:
    """The route that tells of the others."""
    written = functools.cache(lambda: msgspec.json.encode(described(routes)))

    async def openapi(request: Request) -> Response:
        return Response(written(), 200, media_type="application/json")

    return Route("/api/openapi.json", openapi)


def described(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        if isinstance(route, Endpoint):
            paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    schemas = components()
    schemas["AnyCommand"] = {"oneOf": [{"$ref": REF + kind.__name__} for kind in AnyCommand.__args__]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Setu",
            "description": "Tables for friends. PROTOCOL.md explains how a page uses this.",
            "version": setu.__version__,
        },
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(route: Endpoint) -> dict[str, Any]:
    told: dict[str, Any] = {
        "summary": route.name.replace("_", " ").title(),
        "operationId": re.sub(r"\W", "_", f"{route.name}{route.path}") + f"_{route.method.lower()}",
    }
    parameters = _parameters(route)
    if parameters:
        told["parameters"] = parameters
    if route.body is not None:
        name = "AnyCommand" if route.body is AnyCommand else route.body.__name__
        told["requestBody"] = {"required": True, "content": _content(name)}
    told["responses"] = {str(status): one for status, one in _responses(route).items()}
    return told


def _parameters(route: Endpoint) -> list[dict[str, Any]]:
    _, known = msgspec.json.schema_components([route.query], ref_template=REF + "{name}")
    schema = known[route.query.__name__]
    in_path = set(re.findall(r"{(\w+)}", route.path))
    return [
        {
            "name": name,
            "in": "path" if name in in_path else "query",
            "required": name in schema.get("required", ()),
            "schema": _parameter(one) | {"title": name.title()},
        }
        for name, one in schema["properties"].items()
    ]


def _parameter(schema: dict[str, Any]) -> dict[str, Any]:
    told = {key: value for key, value in schema.items() if (key, value) != ("default", None)}
    for one in told.get("anyOf", ()):
        if "enum" in one:
            one.setdefault("type", "string")
    return told


def _responses(route: Endpoint) -> dict[int, dict[str, Any]]:
    content = _content(route.answers)
    if route.answers == SVG:
        content = {"image/svg+xml": {"schema": {"type": "string"}}}
    if route.or_null:
        schema = content["application/json"]["schema"]
        content = {"application/json": {"schema": {"anyOf": [schema, {"type": "null"}]}}}
    told = {route.status: {"description": route.answers, "content": content}}
    for refusal in (422, 429, *route.refusals):
        told[refusal] = {"description": "Fault", "content": _content("Fault")}
    return told


def _content(kind: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF + kind}}}
