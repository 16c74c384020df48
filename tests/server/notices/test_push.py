"""Web Push: one message for each turn, and only to people who are absent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest
from py_vapid import Vapid02
from starlette.applications import Starlette

from clock import AGES, LoopClock
from polling import eventually
from server.clients import BOT, ME, Client, LiveClient, act
from server.conftest import serving
from server.notices.push_service import Post, PushService, push_service
from undercard.server.app import open_app
from undercard.server.settings import Push, ServerSettings

Pushed = Callable[[], Awaitable[list[Post]]]


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def app(settings: ServerSettings, service: PushService) -> AsyncIterator[Starlette]:
    push = Push(contact="mailto:host@play.test", delay=AGES, trusted=(service.origin,))
    async with open_app(replace(settings, push=push)) as app:
        yield app


@pytest.fixture
def pushed(app: Starlette, service: PushService, clock: LoopClock) -> Pushed:
    """Return the pushed messages after the delay of all pending turns."""
    return lambda: deliver(app, service, clock)


async def deliver(app: Starlette, service: PushService, clock: LoopClock) -> list[Post]:
    push = app.state.core.notices.push
    await clock.advance(2 * AGES)
    await eventually(lambda: not push._due and not push._waiting)
    came, service.came = service.came, []
    return came


async def start(ann: Client, ben: Client, **body: object) -> str:
    """Return a started table where Ann acts first."""
    table = await ann.make_table(options={"first": "seat 0"}, **body)
    await ben.step(table, {"step": "sit_down", "seat": 1})
    assert (await ann.look(table))["now"]["phase"] == "running"
    return table


async def play_until_turn_of(other: Client, client: Client, table: str) -> None:
    while not (await other.look(table))["now"]["view"]["legal"]:
        await client.step(table, act((await client.look(table))["now"]))


async def test_a_browser_decrypts_whose_turn_it_is(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    browser = service.browser()
    await ann.post("/api/push/subscribe", browser.subscription)
    table = await start(ann, ben)
    [post] = await pushed()
    assert browser.read(post.body) == {
        "kind": "turn",
        "table": table,
        "game": "fightdrome",
        "url": f"/table/{table}",
    }
    assert post.headers["content-encoding"] == "aes128gcm"
    assert int(post.headers["ttl"]) > 0
    assert Vapid02.verify(post.headers["authorization"])
    key = (await ann.get("/api/push/key"))["key"]
    assert post.headers["authorization"].endswith(f"k={key}")
    assert await pushed() == []


async def test_one_message_for_a_turn_of_many_steps(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    browser = service.browser()
    await ben.post("/api/push/subscribe", browser.subscription)
    table = await start(ann, ben)
    assert await pushed() == [], "it is not his turn yet"
    await play_until_turn_of(ben, ann, table)
    [post] = await pushed()
    assert browser.read(post.body)["table"] == table
    assert await pushed() == []


async def test_a_person_who_is_present_is_not_notified(
    app: Starlette,
    settings: ServerSettings,
    ann: Client,
    ben: Client,
    service: PushService,
    pushed: Pushed,
) -> None:
    await ben.post("/api/push/subscribe", service.browser().subscription)
    table = await start(ann, ben)
    async with serving(settings, app) as address, LiveClient.of(address, ben.cookie) as live:
        await live.send("subscribe", table=table)
        await live.receive("snapshot")
        await play_until_turn_of(ben, ann, table)
        assert await pushed() == []


async def test_a_person_who_acts_within_the_delay_is_not_notified(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    await ann.post("/api/push/subscribe", service.browser().subscription)
    table = await start(ann, ben)
    await play_until_turn_of(ben, ann, table)
    assert await pushed() == []


async def test_practice_tables_send_no_notifications(
    ann: Client, service: PushService, pushed: Pushed
) -> None:
    await ann.post("/api/push/subscribe", service.browser().subscription)
    await ann.make_table(seats=[ME, BOT], visibility="practice")
    assert await pushed() == []


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (500, 1), (201, 1)])
async def test_an_expired_subscription_is_removed(
    app: Starlette,
    ann: Client,
    ben: Client,
    service: PushService,
    pushed: Pushed,
    status: int,
    left: int,
) -> None:
    service.status = status
    await ann.post("/api/push/subscribe", service.browser().subscription)
    await start(ann, ben)
    assert len(await pushed()) == 1
    me = (await ann.get("/api/me"))["me"]["id"]
    assert len(await app.state.core.notices.subscriptions.of(me)) == left


async def test_unsubscribing_is_for_the_owner(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    browser = service.browser()
    await ann.post("/api/push/subscribe", browser.subscription)
    end = {"endpoint": browser.endpoint}
    assert await ben.post("/api/push/unsubscribe", end) == {"done": False}
    assert await ann.post("/api/push/unsubscribe", end) == {"done": True}
    await start(ann, ben)
    assert await pushed() == []


async def test_a_subscription_belongs_to_the_last_person(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    browser = service.browser()
    for client in (ann, ben):
        await client.post("/api/push/subscribe", browser.subscription)
    await start(ann, ben)
    assert await pushed() == [], "it is Ben's browser now"


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "B" * 87, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "ü", "auth": "ü"},
    ],
)
async def test_invalid_keys_are_refused(
    ann: Client, service: PushService, keys: dict[str, str]
) -> None:
    body = {"endpoint": service.browser().endpoint, "keys": keys}
    assert (await ann.post("/api/push/subscribe", body, 422))["error"] == "bad_keys"


async def test_an_invitation_is_pushed(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    await ben.post("/api/account", {"name": "Ben", "password": "correct horse"}, 201)
    browser = service.browser()
    await ben.post("/api/push/subscribe", browser.subscription)
    table = await ann.make_table()
    await ann.post(f"/api/tables/{table}/invite", {"name": "Ben"})
    [post] = await pushed()
    notice = browser.read(post.body)
    assert (notice["kind"], notice["table"]) == ("invited", table)


async def test_a_player_who_lost_on_time_while_away_is_notified(
    ann: Client, ben: Client, service: PushService, pushed: Pushed
) -> None:
    browsers = [service.browser(name) for name in ("ann", "ben")]
    for client, browser in zip((ann, ben), browsers, strict=True):
        await client.post("/api/push/subscribe", browser.subscription)
    clock = {"kind": "per_move", "seconds": 0.05}
    table = await ann.make_table(options={"first": "seat 0"}, clock=clock)
    await ben.step(table, {"step": "sit_down", "seat": 1})

    async def is_over() -> bool:
        return bool((await ben.look(table))["now"]["phase"] == "finished")

    await eventually(is_over)
    # The clock must not be advanced before: the request to the push service would time out.
    await eventually(lambda: service.came)
    [post] = await pushed()
    assert browsers[0].read(post.body) == {
        "kind": "time",
        "table": table,
        "game": "fightdrome",
        "url": f"/table/{table}",
    }
