"""The messages as JSON Schema and TypeScript: `python -m setu.server.api.schema web/src/net/messages.ts`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from setu.server.api import games, health, history, http, lessons, modules, records, tables
from setu.server.wire import commands, plan, table

REF = "#/components/schemas/"


ROOMS = (commands, table, plan, tables, games, modules, records, history, http, health, lessons)


def kinds() -> list[type[Struct]]:
    """Every message that is sent, in the order in which they stand."""
    bases = (commands.Command, commands.Question, table.Reply)
    return [
        kind
        for room in ROOMS
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == room.__name__
        if kind not in bases and not issubclass(kind, http.Parameters) and not kind.__name__.startswith("_")
    ]


def components() -> dict[str, dict[str, Any]]:
    """JSON Schema of every message, by name."""
    _, schemas = msgspec.json.schema_components(kinds(), ref_template=REF + "{name}")
    return {name: _plain(schema) for name, schema in schemas.items()}


def _plain(schema: Any) -> Any:
    """OpenAPI wants `maximum` and friends as they are, and no titles that repeat the name."""
    if isinstance(schema, dict):
        return {key: _plain(value) for key, value in schema.items() if not (key == "title" and isinstance(value, str))}
    return [_plain(one) for one in schema] if isinstance(schema, list) else schema


def typescript() -> str:
    """The same as TypeScript."""
    lines = ["// Written by `python -m setu.server.api.schema` from its `wire` and `api`: do not edit.", ""]
    lines += [f"export const PROTOCOL = {commands.PROTOCOL};", ""]
    for name, schema in components().items():
        described = schema.get("description", "").replace("\n", " ").split()
        if described:
            lines.append(f"/** {' '.join(described)} */")
        lines.append(f"export interface {name} {{")
        required = set(schema.get("required", []))
        sent = not schema.get("additionalProperties", True)  # the client may leave defaults out; the server never does
        for key, value in schema["properties"].items():
            optional = "?" if sent and key not in required else ""
            lines.append(f"  {key}{optional}: {_type(value)};")
        lines += ["}", ""]
    for name, union in (
        ("AnyCommand", commands.AnyCommand),
        ("FromClient", commands.FromClient),
        ("FromServer", table.FromServer),
    ):
        lines.append(f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)};")
    return "\n".join(lines) + "\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"]) if "items" in schema else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


if __name__ == "__main__":
    written = typescript()
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(written, encoding="utf-8")
    else:
        print(written, end="")
