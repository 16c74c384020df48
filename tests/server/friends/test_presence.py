"""A hidden person looks the same whether they are here or not."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette

from server.clients import ME, Client, Json, LiveClient
from server.company import Company
from undercard.server.db.presence import PresenceSetting

SEES: dict[PresenceSetting, set[str]] = {
    "everyone": {"follower", "followed", "visitor"},
    "followed": {"followed"},
    "nobody": set(),
}


@pytest.mark.parametrize("setting", ["everyone", "followed", "nobody"])
async def test_the_setting_decides_who_sees_a_person(
    company: Company, setting: PresenceSetting
) -> None:
    hero, follower, followed = [await company.account(it) for it in ("Hero", "Ann", "Ben")]
    await company.friends.follow(hero, "Ben")
    await company.friends.follow(follower, "Hero")
    await company.friends.set_presence(hero, setting)
    site = company.attendance.site
    viewers = {"follower": follower, "followed": followed, "visitor": None}
    with site.here(hero.id):
        seen = {name for name, it in viewers.items() if await site.seen_by(it, [hero.id])}
        assert seen == SEES[setting]
        assert (await site.seen_by(hero, [hero.id]))[hero.id].is_here, "one's own is always known"
        await company.friends.block(hero, followed.id)
        assert not await site.seen_by(followed, [hero.id])


async def everything_shown(viewer: Client, person: str) -> list[Json]:
    """Return all that another person can read about a person, or about the site."""
    paths = (
        "/api/me/friends",
        f"/api/people/{person}",
        f"/api/people/{person}/profile",
        f"/api/people/{person}/relation",
        "/api/tables",
        "/api/me/notices",
        "/api/me/challenges",
    )
    return [await viewer.get(path) for path in paths]


async def set_presence(client: Client, setting: str) -> None:
    reply = await client.http.put("/api/me/presence", json={"shown_to": setting})
    assert reply.status_code == 200, reply.text


@pytest.mark.parametrize("setting", ["followed", "nobody"])
async def test_two_states_that_differ_only_in_a_hidden_presence_look_the_same(
    app: Starlette, ann: Client, ben: Client, address: str, setting: str
) -> None:
    await ben.post("/api/account", {"name": "Ben", "password": "correct horse"}, 201)
    person = (await ben.get("/api/me"))["me"]["id"]
    await ann.post(f"/api/people/{person}/follow", None)
    await set_presence(ben, setting)
    site = app.state.core.attendance.site
    async with LiveClient.of(address, ann.cookie) as stream:
        await stream.send("subscribe_lobby")
        online = (await stream.receive("lobby"))["online"]
        absent = await everything_shown(ann, person)
        async with LiveClient.of(address, ben.cookie):
            await site.flush()
            present = await everything_shown(ann, person)
            # The control: the same presence is visible when it is shown.
            await set_presence(ben, "everyone")
            shown = await everything_shown(ann, person)
            assert (await stream.receive("lobby"))["online"] == online + 1
            await set_presence(ben, setting)
            assert (await stream.receive("lobby"))["online"] == online
        await site.flush()
        gone = await everything_shown(ann, person)
    assert absent == present == gone
    assert shown != absent


async def test_a_hidden_spectator_has_no_name(ann: Client, ben: Client, address: str) -> None:
    table = await ann.make_table(seats=[ME, ME], visibility="practice")
    await set_presence(ben, "nobody")
    async with LiveClient.of(address, ann.cookie) as stream:
        await stream.send("subscribe", table=table)
        async with LiveClient.of(address, ben.cookie) as spectator:
            await spectator.send("subscribe", table=table)
            seen = await stream.receive("audience")
            assert (seen["watching"], seen["names"]) == (1, [])
            await set_presence(ben, "everyone")
            assert (await stream.receive("audience"))["names"] == ["Ben"]
