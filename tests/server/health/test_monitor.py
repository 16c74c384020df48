"""Nothing fails silently: `/health`, one line of the log and a metric name each cause."""

from __future__ import annotations

import logging
import re
import shutil
import sqlite3
from collections import namedtuple
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from starlette.applications import Starlette

from polling import eventually
from server.clients import Client
from undercard.server.app import open_app
from undercard.server.db.errors import StoreUnavailable
from undercard.server.health import checks
from undercard.server.health.wire import Cause
from undercard.server.host.abandoned import AbandonedTables
from undercard.server.settings import ServerSettings

DOCS = Path(__file__).parents[3] / "docs"
Usage = namedtuple("Usage", "total used free")
PLENTY = Usage(10**12, 0, 10**12)


@pytest.fixture(autouse=True)
def roomy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk of the machine that runs the tests may be nearly full."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: PLENTY)


def troubles(app: Starlette, cause: str) -> float:
    return float(app.state.metrics.value("troubles_total", cause=cause))


async def test_a_full_disk(
    app: Starlette,
    stranger: Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING, "undercard.server.health")
    assert (await stranger.get("/health"))["status"] == "ready"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9, 0))
    for _ in range(2):
        shown = await stranger.get("/health")
        assert (shown["status"], shown["causes"]) == ("degraded", ["disk"])
    assert troubles(app, "disk") == 1
    assert app.state.metrics.value("health") == 1
    assert [it.message for it in caplog.records if "health: disk: 0 MiB" in it.message]
    monkeypatch.setattr(shutil, "disk_usage", lambda _: PLENTY)
    assert (await stranger.get("/health"))["status"] == "ready"
    assert caplog.records[-1].message == "health: disk is well again"


async def test_a_write_that_fails(
    app: Starlette, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays a cause until a write succeeds, although nobody writes."""
    writer = app.state.core.store._writer
    write_all = writer._write_all

    def full(_: object) -> list[object]:
        raise sqlite3.OperationalError("database or disk is full")

    async def not_either(_: object) -> None:
        raise StoreUnavailable("database or disk is full")

    monkeypatch.setattr(writer, "_write_all", full)
    await ann.post("/api/tables", {"game": "fightdrome"}, 503)
    with monkeypatch.context() as patched:
        patched.setattr(app.state.core.database, "write", not_either)
        shown = await ann.get("/health", 503)
        assert (shown["status"], shown["causes"]) == ("failing", ["writes"])
    assert troubles(app, "writes") == 1
    assert app.state.metrics.value("store_failures_total") >= 1
    monkeypatch.setattr(writer, "_write_all", write_all)
    assert (await ann.get("/health"))["status"] == "ready"


async def test_a_database_that_does_not_answer(
    app: Starlette, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> None:
        raise StoreUnavailable("the connection was refused")

    monkeypatch.setattr(app.state.core.database, "read", away)
    shown = await stranger.get("/health", 503)
    assert (shown["status"], shown["causes"]) == ("failing", ["database"])


async def test_few_descriptors(stranger: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "descriptor_limit", lambda: 10)
    assert (await stranger.get("/health"))["causes"] == ["descriptors"]


async def test_a_dead_bot_worker(app: Starlette, stranger: Client) -> None:
    app.state.core.workers.error = "a worker was lost"
    shown = await stranger.get("/health")
    assert (shown["status"], shown["causes"]) == ("degraded", ["bots"])


async def test_each_cause_is_counted_from_zero(stranger: Client) -> None:
    """Prometheus sees no increase if a series begins with 1."""
    exposed = (await stranger.http.get("/metrics")).text
    for cause in get_args(Cause):
        assert f'undercard_troubles_total{{cause="{cause}"}} 0.0' in exposed


async def test_a_task_that_ends_is_logged_and_counted(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: object) -> None:
        raise KeyError("a defect")

    monkeypatch.setattr(AbandonedTables, "remove", fail)
    async with open_app(settings) as app:
        await eventually(lambda: app.state.metrics.value("failures_total") == 1)
    (line,) = [it for it in caplog.records if it.message == "undercard-sweeper has ended"]
    assert line.levelname == "ERROR"


async def test_the_dashboard_and_the_alerts_use_metrics_that_exist(
    app: Starlette, ann: Client
) -> None:
    await ann.make_table()
    app.state.metrics.add("rate_limited_total", limit="table")
    exposed = (await ann.http.get("/metrics")).text
    dashboard = msgspec.json.decode((DOCS / "grafana.json").read_bytes())
    used = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    used += re.findall(r"expr: (.*)", (DOCS / "hosting.md").read_text())
    names = {name for text in used for name in re.findall(r"\b(?:undercard|process)_\w+", text)}
    assert len(names) > 15
    assert [name for name in sorted(names) if name not in exposed] == []
