"""Notices of a person: as a list, as a feed, and after a crash."""

from __future__ import annotations

import time
from xml.etree import ElementTree

import pytest
from sqlalchemy import Connection, delete, insert
from starlette.applications import Starlette

from polling import eventually
from server.clients import Client, act
from undercard.server.app import open_app
from undercard.server.db.schema import place_marks, places
from undercard.server.notices.service import Notices
from undercard.server.settings import ServerSettings

ATOM = "{http://www.w3.org/2005/Atom}"


async def start(ann: Client, ben: Client) -> str:
    table = await ann.make_table(options={"first": "seat 0"})
    await ben.step(table, {"step": "sit_down", "seat": 1})
    return table


async def waiting(client: Client) -> list[str]:
    return [notice["table"] for notice in (await client.get("/api/me/notices"))["notices"]]


async def test_the_player_to_act_has_a_notice(ann: Client, ben: Client, stranger: Client) -> None:
    table = await start(ann, ben)
    notice = (await ann.get("/api/me/notices"))["notices"][0]
    assert (notice["kind"], notice["table"], notice["url"]) == ("turn", table, f"/table/{table}")
    assert await waiting(ben) == []
    assert (await stranger.get("/api/me/notices", 401))["error"] == "not_signed_in"


async def test_a_notice_has_the_time_of_the_turn(ann: Client, ben: Client) -> None:
    table = await start(ann, ben)
    first = (await ann.get("/api/me/notices"))["notices"]
    for step in ("leave_seat", "come_back"):
        await ben.step(table, {"step": step, "seat": 1})
    assert (await ann.get("/api/me/notices"))["notices"] == first
    while await waiting(ann):
        await ann.step(table, act((await ann.look(table))["now"]))
    assert await waiting(ben) == [table]


async def test_a_finished_game_has_no_notice(ann: Client, ben: Client) -> None:
    table = await start(ann, ben)
    await ben.step(table, {"step": "resign", "seat": 1})
    assert (await ann.look(table))["now"]["phase"] == "finished"
    assert await waiting(ann) == await waiting(ben) == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", "your turn"), ("de", "am Zug"), ("fr", "toi"), ("es", "toca")]
)
async def test_the_feed_is_atom_in_the_language_of_the_reader(
    ann: Client, ben: Client, stranger: Client, language: str, words: str
) -> None:
    table = await start(ann, ben)
    url = (await ann.post("/api/me/feed", None))["url"]
    reply = await stranger.http.get(url, params={"lang": language})
    assert reply.headers["content-type"] == "application/atom+xml"
    feed = ElementTree.fromstring(reply.content)
    assert feed.tag == f"{ATOM}feed"
    for name in ("id", "title", "updated"):
        assert feed.findtext(f"{ATOM}{name}")
    entry = feed.find(f"{ATOM}entry")
    assert entry is not None
    assert words in str(entry.findtext(f"{ATOM}title"))
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.attrib["href"] == f"http://undercard.test/table/{table}"


async def test_a_new_feed_ends_the_old_one(ann: Client, stranger: Client) -> None:
    old = (await ann.post("/api/me/feed", None))["url"]
    new = (await ann.post("/api/me/feed", None))["url"]
    assert (await stranger.get(old, 404))["error"] == "unknown_feed"
    assert (await stranger.http.get(new)).status_code == 200
    assert await ann.post("/api/me/feed/end", None) == {"done": True}
    await stranger.get(new, 404)


def crash(db: Connection) -> None:
    """Leave the database as a process does that dies before it has written any place."""
    db.execute(delete(places))
    db.execute(insert(place_marks).values(process="crashed", at=time.time()))


async def test_places_lost_in_a_crash_are_recomputed(settings: ServerSettings) -> None:
    async with open_app(settings) as app, Client.of(app) as ann, Client.of(app) as ben:
        await ann.enter("Ann")
        await ben.enter("Ben")
        table = await start(ann, ben)
        cookies = ann.http.cookies
    async with open_app(settings) as app:
        await app.state.core.database.write(crash)
    async with open_app(settings) as app, Client.of(app) as ann:
        ann.http.cookies = cookies
        await eventually(lambda: waiting(ann))
        assert await waiting(ann) == [table]


async def test_all_processes_have_one_key(app: Starlette, settings: ServerSettings) -> None:
    """With two keys, half of the browsers would reject the messages."""
    database = app.state.core.database
    opened = [await Notices.open(settings, database, app.state.core.attendance) for _ in range(2)]
    keys = {notices.push_key for notices in opened}
    for notices in opened:
        await notices.close()
    assert keys == {app.state.core.notices.push_key}
