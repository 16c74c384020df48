"""Generates the browser's types of all messages: `python -m undercard.server.typescript`.

They come from the OpenAPI description. One file has the types of all games; a game with its own
folder in the browser gets its view and its box there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import cast

import msgspec

from undercard.kernel.game import Game, GameView
from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load
from undercard.server.app import MESSAGES, all_endpoints
from undercard.server.http.openapi import REFS, Json, describe

SOURCES = Path(__file__).parents[3] / "web/src"
SHARED = SOURCES / "lib/wire.ts"
NAMES = {
    "Error": "LiveError",
    "Event": "GameEvent",
    "Record": "GameRecord",
}
"""Replacements for names that have another meaning in the browser or that two structs share."""
HEAD = """\
/** {what}, generated from the Python types: do not edit.
 *
 * `python -m undercard.server.typescript` writes this file. */
"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
OF_ANY_GAME = {"view": "GameView", "maybe-view": "GameView | null", "box": "unknown"}


def write_types() -> dict[Path, str]:
    """Return the text of every generated file."""
    shared = _components(describe(all_endpoints(), MESSAGES, ()))
    files = {SHARED: _shared_file(shared)}
    for name in game_names():
        folder = SOURCES / "games" / name
        if folder.is_dir():
            files[folder / "wire.ts"] = _game_file(load(name), shared.keys())
    return files


def _components(description: Json) -> dict[str, Json]:
    return cast(dict[str, dict[str, Json]], description["components"])["schemas"]


def _shared_file(components: dict[str, Json]) -> str:
    live = cast(dict[str, Json], describe(all_endpoints(), MESSAGES, ())["x-live"])
    parts = [
        HEAD.format(what="Every message on the wire"),
        *_declarations({**components, "GameView": _any_view()}),
        f"export type ClientMessage = {_type(live['client'])};\n",
        f"export type ServerMessage = {_type(live['server'])};\n",
    ]
    return "\n".join(parts)


def _any_view() -> Json:
    """Return the view of any game, with the name of the game instead of one tag."""
    _, components = msgspec.json.schema_components([GameView], ref_template=REFS)
    view: Json = components["GameView"]
    cast(dict[str, Json], view["properties"])["game"] = {"type": "string"}
    return view


def _game_file(game: Game, shared: Iterable[str]) -> str:
    """Return the view and the box of a game; types common to all games are imported."""
    types = [game.view_type, *([game.box_type] if game.box_type else [])]
    _, components = msgspec.json.schema_components(types, ref_template=REFS)
    common = sorted(map(_name, components.keys() & set(shared)))
    own = {name: schema for name, schema in components.items() if name not in shared}
    imports = f'import type {{ {", ".join(common)} }} from "../../lib/wire";\n'
    parts = [HEAD.format(what="The view and the box"), imports, *_declarations(own)]
    return "\n".join(parts)


def _declarations(components: dict[str, Json]) -> list[str]:
    return [_declare(name, components[name]) for name in sorted(components, key=_name)]


def _name(component: str) -> str:
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
    if "x-game" in schema:
        return OF_ANY_GAME[str(schema["x-game"])]
    if "$ref" in schema:
        return _name(str(schema["$ref"]).rpartition("/")[2])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            parts = [_type(part) for part in cast(list[Json], schema[union])]
            # Versions of msgspec list `null` in different places.
            return " | ".join(sorted(parts, key="null".__eq__))
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
    for path, text in write_types().items():
        path.write_text(text)
