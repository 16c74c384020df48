"""Steps over the WebSocket: acknowledged with their entries and in order, also after conflicts."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest
from starlette.applications import Starlette

from polling import eventually
from server.clients import ME, Client, Json, LiveClient, act
from server.conftest import serving
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.db.errors import StepConflict
from undercard.server.live.protocol import LiveProtocol, Receiver
from undercard.server.settings import Rate, ServerSettings
from undercard.table.snapshot import Snapshot
from undercard.table.table import Table


async def sit_down(client: Client, live: LiveClient) -> tuple[str, Json]:
    """Create a table with one person on both seats; return it and the view of the seat to act."""
    table = await client.make_table(
        seats=[ME, ME], visibility="practice", options={"first": "seat 0"}
    )
    await live.send("subscribe", table=table, seat=0)
    return table, (await live.receive("snapshot"))["now"]


async def next_act(client: Client, table: str) -> Json:
    now = (await client.look(table))["now"]
    return act((await client.look(table, seat=now["view"]["to_act"]))["now"])


async def test_a_step_is_acknowledged_with_its_entries(ann: Client, address: str) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, now = await sit_down(ann, live)
        for n in range(1, 4):
            await live.send("step", table=table, key=f"k{n}", step=await next_act(ann, table))
            entries = await live.receive("entries")
            assert entries["acknowledged"] == f"k{n}"
            assert entries["now"]["number"] == now["number"] + n
        assert live.others == []


async def test_only_the_sender_is_sent_the_key(ann: Client, address: str) -> None:
    async with (
        LiveClient.of(address, ann.cookie) as live,
        LiveClient.of(address, ann.cookie) as tab,
        LiveClient.of(address) as watcher,
    ):
        table, _ = await sit_down(ann, live)
        await tab.send("subscribe", table=table, seat=0)
        await watcher.send("subscribe", table=table)
        for other in (tab, watcher):
            await other.receive("snapshot")
        await live.send("step", table=table, key="k", step=await next_act(ann, table))
        assert (await live.receive("entries"))["acknowledged"] == "k"
        for other in (tab, watcher):
            assert "acknowledged" not in await other.receive("entries")


async def test_without_a_subscription_it_is_a_message_of_its_own(ann: Client, address: str) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, now = await sit_down(ann, live)
        await live.send("unsubscribe", table=table)
        await live.receive("unsubscribed")
        await live.send("step", table=table, key="k", step=await next_act(ann, table))
        assert (await live.receive("acknowledged"))["number"] == now["number"] + 1
        assert live.others == []


async def test_refused_and_repeated_steps(ann: Client, address: str) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, _ = await sit_down(ann, live)
        step = await next_act(ann, table)
        await live.send("step", table=table, key="bad", step={**step, "action": "K1"})
        assert (await live.receive("error"))["key"] == "bad"
        await live.send("step", table=table, key="good", step=step)
        first = await live.acknowledged()
        await live.send("step", table=table, key="good", step=step)
        again = await live.receive("acknowledged")
        assert (again["key"], again["number"]) == (first["key"], first["number"])


async def test_messages_after_a_step_wait_for_its_answer(ann: Client, address: str) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, _ = await sit_down(ann, live)
        for n in range(3):
            step = await next_act(ann, table)
            await live.send("step", table=table, key=f"k{n}", step=step)
            await live.send("step", table=table, key=f"k{n}", step=step)
            await live.send("ping", key=f"p{n}")
            received = [msgspec.json.decode(await live.socket.recv()) for _ in range(3)]
            assert [it["type"] for it in received] == ["entries", "acknowledged", "pong"]
            assert (received[0]["acknowledged"], received[1]["key"]) == (f"k{n}", f"k{n}")


async def test_many_messages_behind_a_step_wait_and_none_is_lost(ann: Client, address: str) -> None:
    async with LiveClient.of(address, ann.cookie) as live:
        table, _ = await sit_down(ann, live)
        await live.send("step", table=table, key="k", step=await next_act(ann, table))
        for n in range(300):
            await live.send("ping", key=str(n))
        assert [(await live.receive("pong"))["key"] for _ in range(300)] == [*map(str, range(300))]


async def test_a_step_is_retried_after_a_conflict(
    ann: Client, app: Starlette, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = app.state.core.tables
    store = tables._store
    put = store.put

    def taken(*_: object) -> asyncio.Future[bool]:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        answer.set_exception(StepConflict("for a test"))
        monkeypatch.setattr(store, "put", put)
        return answer

    async with LiveClient.of(address, ann.cookie) as live:
        table, now = await sit_down(ann, live)
        step = await next_act(ann, table)
        monkeypatch.setattr(store, "put", taken)
        await live.send("step", table=table, key="k", step=step)
        entries = await live.receive("entries")
        assert (entries["after"], entries["acknowledged"]) == (now["number"], "k")
        assert tables.counters.conflicts == 1


@pytest.mark.parametrize("most_behind", [256, 2], ids=["entries", "a snapshot"])
async def test_a_client_that_reads_too_slowly_misses_nothing(
    ann: Client, address: str, monkeypatch: pytest.MonkeyPatch, most_behind: int
) -> None:
    """Nothing is sent while the connection is paused; then it continues from its cursor."""
    monkeypatch.setattr("undercard.server.tables.service.MOST_BEHIND", most_behind)
    made: list[LiveProtocol] = []
    attach = LiveProtocol.attach

    def noted(self: LiveProtocol, receiver: Receiver) -> None:
        made.append(self)
        attach(self, receiver)

    monkeypatch.setattr(LiveProtocol, "attach", noted)
    async with LiveClient.of(address) as live:
        table = await ann.make_table(
            seats=[ME, ME], visibility="practice", options={"first": "seat 0"}
        )
        await live.send("subscribe", table=table)
        now = (await live.receive("snapshot"))["now"]
        made[0].pause_writing()
        for _ in range(4):
            await ann.step(table, await next_act(ann, table))
        await live.send("ping", key="while paused")
        made[0].resume_writing()
        if most_behind < 4:
            shown = await live.receive("snapshot")
            numbers = [it["number"] for it in shown["log"]]
        else:
            numbers = [it["number"] for it in (await live.receive("entries"))["entries"]]
        assert numbers == [now["number"] + n for n in range(1, 5)]
        await live.receive("pong")
        assert [it for it in live.others if it["type"] != "audience"] == []
        await ann.step(table, await next_act(ann, table))
        assert (await live.receive("entries"))["after"] == now["number"] + 4


async def test_spectators_at_the_same_step_share_the_bytes(
    ann: Client, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators at the same step share one snapshot and one message."""
    frames: set[int] = set()
    snapshots: list[int | None] = []
    send = LiveProtocol.send

    def noted(self: LiveProtocol, frame: bytes) -> None:
        if b'"type":"entries"' in frame:
            frames.add(id(frame))
            kept.append(frame)
        send(self, frame)

    kept: list[bytes] = []
    monkeypatch.setattr(LiveProtocol, "send", noted)
    async with (
        LiveClient.of(address) as one,
        LiveClient.of(address) as two,
        LiveClient.of(address) as three,
    ):
        table = await ann.make_table(
            seats=[ME, ME], visibility="practice", options={"first": "seat 0"}
        )
        for live in (one, two, three):
            await live.send("subscribe", table=table)
            await live.receive("snapshot")
        snapshot = Table.snapshot

        def counted(self: Table, seat: int | None, after: int = 0) -> Snapshot:
            snapshots.append(seat)
            return snapshot(self, seat, after)

        step = await next_act(ann, table)
        monkeypatch.setattr(Table, "snapshot", counted)
        await ann.step(table, step)
        for live in (one, two, three):
            await live.receive("entries")
        await eventually(lambda: len(kept) == 3)
        assert (len(frames), snapshots) == (1, [None])


async def test_a_step_takes_one_token_of_each_kind(settings: ServerSettings) -> None:
    limits = replace(NO_LIMITS, step=Rate(2, 0.001))
    async with (
        open_app(replace(settings, limits=limits)) as app,
        serving(settings, app) as address,
        Client.of(app) as ann,
    ):
        await ann.enter("Ann")
        async with LiveClient.of(address, ann.cookie) as live:
            table, _ = await sit_down(ann, live)
            step = await next_act(ann, table)
            await live.send("step", table=table, key="bad", step={**step, "action": "K1"})
            assert (await live.receive("error"))["error"] != "too_many_requests"
            await live.send("step", table=table, key="good", step=step)
            await live.acknowledged()
            step = await next_act(ann, table)
            await live.send("step", table=table, key="more", step=step)
            assert (await live.receive("error"))["error"] == "too_many_requests"
