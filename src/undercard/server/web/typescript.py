"""The wire's types for the browser: `python -m undercard.server.web.typescript` writes them.

They are made from the description of the interface, so that there is nothing to keep in step.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

from undercard.server.web.app import ENDPOINTS
from undercard.server.web.openapi import Json, describe

TARGET = Path(__file__).parents[4] / "web/src/lib/wire.ts"
NAMES = {
    "Error": "LiveError",
    "Event": "GameEvent",
    "Record": "GameRecord",
}
"""Where the browser has another meaning for a name, or two structs share one."""
HEAD = """\
/** Every message on the wire, made from the Python types: do not edit.
 *
 * `python -m undercard.server.web.typescript` writes this file. */
"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def write_types() -> str:
    """The whole file."""
    description = describe(ENDPOINTS)
    components = cast(dict[str, dict[str, Json]], description["components"])["schemas"]
    live = cast(dict[str, Json], description["x-live"])
    parts = [HEAD, *(_declare(name, components[name]) for name in sorted(components, key=_name))]
    parts += [
        f"export type ClientMessage = {_type(live['client'])};\n",
        f"export type ServerMessage = {_type(live['server'])};\n",
    ]
    return "\n".join(parts)


def _name(component: str) -> str:
    game = re.fullmatch(r"undercard\.games\.(\w+)\.view\.View", component)
    if game:
        return f"{game[1].capitalize()}View"
    return NAMES.get(component, component.rpartition(".")[2])


def _declare(component: str, schema: Json) -> str:
    words = schema.get("description")
    comment = f"/** {str(words).partition(chr(10))[0]} */\n" if words else ""
    name = _name(component)
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    properties = cast(dict[str, Json], schema["properties"])
    required = cast(list[str], schema.get("required", []))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in properties.items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Json) -> str:
    if "$ref" in schema:
        return _name(str(schema["$ref"]).rpartition("/")[2])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(_type(part) for part in cast(list[Json], schema[union]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in cast(list[object], schema["enum"]))
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return _mapping(schema)
        case kind:
            return PLAIN.get(str(kind), "unknown")


def _array(schema: Json) -> str:
    if "prefixItems" in schema:
        parts = cast(list[Json], schema["prefixItems"])
        return f"[{', '.join(_type(part) for part in parts)}]"
    items = schema.get("items")
    inner = _type(cast(Json, items)) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _mapping(schema: Json) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {_type(cast(Json, values)) if isinstance(values, dict) else 'unknown'}>"


if __name__ == "__main__":
    TARGET.write_text(write_types())
