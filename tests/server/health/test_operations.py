"""Health, metrics, the OpenAPI description and the logs."""

from __future__ import annotations

import dataclasses
import io
import logging

import msgspec
from starlette.applications import Starlette

from polling import eventually
from server.clients import Client, Json
from undercard.bots.compilation import parts_of
from undercard.server.app import open_app
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.logs import JsonFormatter
from undercard.server.settings import Rate, ServerSettings


async def test_health(stranger: Client) -> None:
    shown = await stranger.get("/health")
    assert shown["status"] in ("ready", "degraded")


async def test_health_shows_parts_that_are_not_compiled(settings: ServerSettings) -> None:
    readiness = Readiness(parts_of("survive"))
    async with open_app(settings, readiness) as app, Client.of(app) as stranger:
        assert (await stranger.get("/health"))["compilation"] == "compiling"
        shown = await stranger.get("/api/readiness")
        assert [(it["game"], it["is_compiled"]) for it in shown["games"]] == [
            ("fightdrome", True),
            ("survive", False),
        ]
        bots = {it["bot"]: it for it in shown["games"][1]["bots"]}
        assert bots["level1"] == {"bot": "level1", "state": "ready", "seconds": 0.0}
        assert bots["level3"]["state"] == "compiling"
        assert bots["level3"]["seconds"] > 0
        readiness.fail("survive")
        text = (await stranger.http.get("/metrics")).text
        assert "undercard_parts_not_compiled 3.0" in text
        assert "undercard_compilation_failed 1.0" in text
        assert (await stranger.get("/health"))["compilation"] == "failed"


async def test_metrics_count_requests_and_refusals(ann: Client) -> None:
    table = await ann.make_table(visibility="private")
    await ann.get("/api/tables/nope", 404)
    text = (await ann.http.get("/metrics")).text
    assert 'undercard_refusals_total{code="unknown_table"} 1.0' in text
    assert 'route="/api/tables/{table}"' in text
    assert "undercard_connections 0.0" in text
    assert "undercard_tables_steps_total 1.0" in text
    assert table not in text


def value_of(text: str, sample: str) -> float:
    [line] = [line for line in text.splitlines() if line.startswith(f"{sample} ")]
    return float(line.split()[-1])


async def test_metrics_measure_requests_steps_and_queues(app: Starlette, ann: Client) -> None:
    table = await ann.make_table(seats=[{"kind": "open"}, {"kind": "open"}])
    await ann.step(table, {"step": "sit_down", "seat": 0})
    await ann.look(table)
    reply = await ann.http.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    route = 'route="/api/tables/{table}"'
    assert value_of(reply.text, f"undercard_http_seconds_count{{{route}}}") == 1
    assert value_of(reply.text, f'undercard_http_seconds_bucket{{le="+Inf",{route}}}') == 1
    assert value_of(reply.text, "undercard_step_seconds_count") == 1
    assert value_of(reply.text, "undercard_steps_total") == 1
    assert value_of(reply.text, "undercard_step_seconds_sum") > 0
    for queue in ("store", "ratings", "places", "tables_bots"):
        assert value_of(reply.text, f"undercard_{queue}_waiting") >= 0
    assert value_of(reply.text, "process_resident_memory_bytes") > 0
    await eventually(lambda: app.state.metrics.value("store_waiting") == 0)


async def test_metrics_count_hits_of_each_limit(settings: ServerSettings) -> None:
    limits = dataclasses.replace(settings.limits, guest=Rate(1, 0.001))
    few = dataclasses.replace(settings, limits=limits)
    async with open_app(few) as app, Client.of(app) as ann:
        await ann.enter("Ann")
        for _ in range(2):
            await ann.post("/api/guest", {"name": "Ann"}, 429)
        metrics = app.state.metrics
        assert metrics.value("rate_limited_total", limit="guest") == 2
        assert metrics.value("rate_limited_total", limit="table") == 0


async def test_each_process_has_its_own_metrics(settings: ServerSettings, ann: Client) -> None:
    await ann.get("/api/tables")
    async with open_app(settings) as other, Client.of(other) as stranger:
        text = (await stranger.http.get("/metrics")).text
    assert 'route="/api/tables"' not in text


async def test_the_description_is_complete(stranger: Client) -> None:
    document = await stranger.get("/api/openapi.json")
    assert document["openapi"] == "3.1.0"
    steps = document["paths"]["/api/tables/{table}/steps"]["post"]
    assert steps["parameters"][0]["name"] == "table"
    known = document["components"]["schemas"]
    for name in refs(document):
        assert name in known
    assert set(document["x-live"]) == {"path", "client", "server"}


def refs(node: object) -> set[str]:
    """Return all names that the document references."""
    if isinstance(node, dict):
        own = {node["$ref"].rsplit("/", 1)[-1]} if isinstance(node.get("$ref"), str) else set()
        return own.union(*map(refs, node.values()))
    return set().union(*map(refs, node)) if isinstance(node, list) else set()


async def test_logs_contain_no_secrets(ann: Client) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("undercard")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        password = {"name": "Ann", "password": "correct horse"}
        await ann.post("/api/account", password, 201)
        table = await ann.make_table(visibility="private")
        await ann.look(table)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    lines = [msgspec.json.decode(line, type=Json) for line in stream.getvalue().splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert [line["status"] for line in requests] == [201, 201, 200]
    token = ann.cookie.split("=", 1)[1]
    for secret in ("horse", token, table):
        assert secret not in stream.getvalue()
