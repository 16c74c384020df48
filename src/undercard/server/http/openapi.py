"""The description of the HTTP interface, made from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from undercard.kernel.game import Game
from undercard.server.http.endpoint import JSON, Endpoint
from undercard.server.http.wire import Refusal
from undercard.version import __version__

Json = dict[str, object]
REFS = "#/components/schemas/{name}"
KEY: Json = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[!-~]+$"},
}
TOKEN: Json = {
    "type": "http",
    "scheme": "bearer",
    "description": "A personal access token of an account, from POST /api/tokens.",
}


@dataclass(frozen=True)
class LiveMessages:
    """Messages other than requests and their replies."""

    client: object
    """Messages from clients over the WebSocket."""
    server: object
    """Messages to clients over the WebSocket."""
    others: tuple[type, ...] = ()
    """Messages to clients over other channels."""


def describe(endpoints: Sequence[Endpoint], messages: LiveMessages, games: Sequence[Game]) -> Json:
    """Return an OpenAPI 3.1 document; `x-live` describes the messages of the WebSocket."""
    types = _types(endpoints, messages)
    views = [game.view_type for game in games]
    boxes = [game.box_type for game in games if game.box_type is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, messages.client, messages.server, *views, *boxes],
        schema_hook=_anything,
        ref_template=REFS,
    )
    by_type = dict(zip(types, schemas, strict=False))
    sent, received, *own = schemas[len(types) :]
    nothing: Json = {"type": "null"}
    shown, held = own[: len(views)], own[len(views) :]
    _fill_in(components, {"view": shown, "maybe-view": [*shown, nothing], "box": [*held, nothing]})
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_type, components)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Undercard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": TOKEN}},
        "x-live": {"path": "/api/live", "client": sent, "server": received},
    }


def _anything(kind: type) -> Json:
    """Return the schema of `object`, which the games fill in."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "Any JSON value."}


def _types(endpoints: Sequence[Endpoint], messages: LiveMessages) -> list[object]:
    found: dict[object, None] = dict.fromkeys((Refusal, *messages.others))
    for endpoint in endpoints:
        for kind in (endpoint.body, endpoint.query, endpoint.gives):
            if kind is not None:
                found[kind] = None
    return list(found)


def _fill_in(components: dict[str, Json], kinds: dict[str, list[Json]]) -> None:
    """Replace the fields marked `x-game` with the views and boxes of the registered games."""
    for component in components.values():
        properties = component.get("properties", {})
        assert isinstance(properties, dict)
        for name, schema in properties.items():
            if kind := schema.get("x-game"):
                properties[name] = {"anyOf": kinds[kind], "x-game": kind}


def _operation(
    endpoint: Endpoint, schemas: dict[object, Json], components: dict[str, Json]
) -> Json:
    operation: Json = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): _content(
                "As asked for.", schemas[endpoint.gives], endpoint.media
            ),
            "default": _content("Refused.", schemas[Refusal]),
        },
    }
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint, components)]
    if endpoint.takes_key:
        parameters.append(KEY)
    if endpoint.scope is not None:
        operation["security"] = [{"token": [endpoint.scope]}]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        body = {"application/json": {"schema": schemas[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _content(words: str, schema: Json, media: str = JSON) -> Json:
    return {"description": words, "content": {media: {"schema": schema}}}


def _path_parameters(endpoint: Endpoint) -> list[Json]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


def _query_parameters(endpoint: Endpoint, components: dict[str, Json]) -> list[Json]:
    if endpoint.query is None:
        return []
    properties = components[endpoint.query.__name__]["properties"]
    assert isinstance(properties, dict)
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]
