"""A study over HTTP: progress while it runs, typed errors, and an end when the client leaves."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import msgspec
import psutil
import pytest
from starlette.applications import Starlette

from nines import registered
from polling import LIMIT_SECONDS, eventually
from server.clients import Json
from undercard.lab.traits import traits_of
from undercard.server.http.errors import Busy
from undercard.server.lab.slots import StudySlots
from undercard.server.lab.wire import LabQuestion
from undercard.server.lab.worker import Order, study
from undercard.server.settings import ServerSettings

BLOCKS = {"game": "fightdrome", "set": {"blocks.values": [60, 70, 80]}}
BRUISER = {"game": "survive", "set": {"figures.2.modifier": 4, "rounds": 5}}
NICENESS = 1
MODULE = "undercard.server.lab.worker"


@pytest.fixture
def settings(settings: ServerSettings) -> ServerSettings:
    """Limits that leave a study its share of a machine that other tests keep busy."""
    limits = replace(
        settings.limits, lab_studies=1, lab_seconds=LIMIT_SECONDS, lab_niceness=NICENESS
    )
    return replace(settings, limits=limits)


@asynccontextmanager
async def asking(address: str, question: Json) -> AsyncIterator[httpx.Response]:
    headers = {"origin": f"http://{address}"}
    async with (
        httpx.AsyncClient(base_url=f"http://{address}", timeout=LIMIT_SECONDS) as http,
        http.stream("POST", "/api/lab", json=question, headers=headers) as reply,
    ):
        yield reply


async def refused(address: str, question: Json) -> tuple[int, str, str]:
    async with asking(address, question) as reply:
        body = httpx.Response(200, content=await reply.aread()).json()
        return reply.status_code, body["error"], body["message"]


def workers() -> list[psutil.Process]:
    children = psutil.Process().children(recursive=True)
    return [it for it in children if it.is_running() and MODULE in it.cmdline()]


async def test_the_changes_of_each_game_are_listed(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=LIMIT_SECONDS) as http:
        fights = (await http.get("/api/lab/fightdrome")).json()
        survive = (await http.get("/api/lab/survive")).json()
        assert (await http.get("/api/lab/chess")).status_code == 422
    assert fights["box"]["blocks"]["values"] == [40, 60, 80]
    assert "last_gasp" in {option["name"] for option in fights["options"]}
    assert "mode" not in {option["name"] for option in fights["options"]}
    assert survive["box"]["figures"][2]["modifier"] == 2
    assert "rounds" in {option["name"] for option in survive["options"]}


async def test_the_interval_shrinks_while_the_study_runs(address: str) -> None:
    async with asking(address, BLOCKS) as reply:
        assert reply.headers["content-type"] == "application/x-ndjson"
        lines = lines_of(reply)
        assert (await anext(lines))["type"] == "started"
        first = last = await anext(lines)
        while margin_of(last, "Lux") >= margin_of(first, "Lux"):
            assert not last["is_over"]
            last = await anext(lines)
    assert last["games"] > first["games"] > 0
    assert last["before"]["picture"].startswith("<svg")
    assert margin_of(first, "Lux") < 0.2


def test_a_study_ends_by_itself_after_whole_rounds() -> None:
    output = io.BytesIO()
    study(Order(LabQuestion(game="survive", set={"rounds": 5}), 0.1), output)
    started, *lines = [
        msgspec.json.decode(line, type=Json) for line in output.getvalue().splitlines()
    ]
    assert started["seconds"] == 0.1
    assert [line["is_over"] for line in lines] == [False] * (len(lines) - 1) + [True]
    assert lines[-1]["games"] % (2 * 2 * traits_of("survive").bench.chunk) == 0


def test_a_study_whose_time_is_up_plays_a_second_round() -> None:
    """On a busy machine the first round may take all the time, but the interval must shrink."""
    output = io.BytesIO()
    study(Order(LabQuestion(game="survive", set={"rounds": 5}), -1.0), output)
    _, first, *_, last = (
        msgspec.json.decode(line, type=Json) for line in output.getvalue().splitlines()
    )
    assert first["games"] < last["games"] == 2 * 2 * 2 * traits_of("survive").bench.chunk


def test_a_game_without_traits_is_studied_by_its_seats() -> None:
    output = io.BytesIO()
    with registered() as name:
        study(Order(LabQuestion(game=name, set={"hand": 4}), 0.1), output)
    last = msgspec.json.decode(output.getvalue().splitlines()[-1], type=Json)
    assert [(it["kind"], it["name"]) for it in last["differences"]] == [
        ("seat", "1"),
        ("seat", "2"),
    ]
    assert (last["before"]["decisions"], last["after"]["decisions"]) == (6.0, 8.0)
    assert last["before"]["picture"] == ""


async def test_a_game_without_a_box_has_options_to_change(address: str) -> None:
    with registered() as name:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=LIMIT_SECONDS) as http:
            bench = (await http.get(f"/api/lab/{name}")).json()
    assert bench["box"] == {}
    assert [option["name"] for option in bench["options"]] == ["hand"]


async def test_survive_is_studied_by_its_seats(address: str) -> None:
    async with asking(address, BRUISER) as reply:
        lines = lines_of(reply)
        assert (await anext(lines))["type"] == "started"
        output = await anext(lines)
    assert [(it["kind"], it["name"]) for it in output["differences"]] == [
        ("seat", "1"),
        ("seat", "2"),
    ]
    assert output["after"]["decisions"] > output["before"]["decisions"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "needs a change"),
        ({"blocks.values": [0]}, "from 1 to 999"),
        ({"blocks.value": [40]}, "there are"),
        ({"lastgasp": True}, "did you mean last_gasp"),
        ({"stacks.cards.Nobody.counts": []}, "a number or a name"),
        ({"mode": "epic"}, "mode=bout or mode=match"),
    ],
)
async def test_an_invalid_change_is_refused_as_on_the_command_line(
    address: str, changes: Json, said: str
) -> None:
    status, error, message = await refused(address, {"game": "fightdrome", "set": changes})
    assert status == 422
    assert error == "bad_change"
    assert said in message


async def test_studies_per_client_and_in_total_are_limited(address: str, app: Starlette) -> None:
    async with asking(address, BLOCKS) as reply:
        await anext(lines_of(reply))
        assert app.state.studies.studies == 1
        status, error, message = await refused(address, BLOCKS)
    assert (status, error) == (429, "too_many_requests")
    assert "one study at a time" in message
    assert app.state.metrics.value("rate_limited_total", limit="lab_studies") == 1


def test_at_the_limit_a_study_starts_when_another_ends() -> None:
    slots = StudySlots(1)
    with slots.taken_by("a"), pytest.raises(Busy, match="room for 1"), slots.taken_by("b"):
        pass
    with slots.taken_by("b"):
        assert slots.studies == 1


async def test_a_study_ends_when_its_client_leaves(address: str, app: Starlette) -> None:
    async with asking(address, BLOCKS) as reply:
        await anext(lines_of(reply))
        (worker,) = workers()
        assert worker.nice() == min(19, psutil.Process().nice() + NICENESS)
    await eventually(lambda: not worker.is_running() and not app.state.studies.studies)


async def lines_of(reply: httpx.Response) -> AsyncIterator[Json]:
    """Return the lines without keep-alives."""
    async with asyncio.timeout(LIMIT_SECONDS):
        async for line in reply.aiter_lines():
            if line:
                yield msgspec.json.decode(line, type=Json)


def margin_of(line: Json, stack: str) -> float:
    found = {it["name"]: it["change"]["margin"] for it in line["differences"]}
    return float(found[stack])
