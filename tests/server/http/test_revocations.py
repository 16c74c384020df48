"""The end of access closes what is still open, in every process."""

from __future__ import annotations

import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.clients import Client, LiveClient
from undercard.server.admin.databases import ask_once
from undercard.server.admin.moderation import ban
from undercard.server.db import open_store
from undercard.server.db.database import open_database
from undercard.server.db.revocations import remove_revocations, revoke
from undercard.server.http.revocations import Revocations
from undercard.server.settings import ServerSettings


async def test_every_process_closes_what_has_ended_once(url: str) -> None:
    """Only the connections of the subject, and only those that are still open."""
    await (await open_store(url)).close()
    databases = [open_database(url) for _ in range(2)]
    here, there = (Revocations(it, clock=lambda: 1000.0) for it in databases)
    closed: list[tuple[str, str]] = []
    await databases[0].write(lambda db: revoke(db, "b", "before", 990.0))
    with (
        there.connected(lambda reason: closed.append(("there", reason)), "a", "b"),
        there.connected(lambda reason: closed.append(("other", reason)), "c"),
    ):
        with here.connected(lambda reason: closed.append(("left", reason)), "a"):
            pass
        await databases[0].write(lambda db: revoke(db, "a", "signed out", 1000.0))
        for _ in range(2):
            await here.check()
            await there.check()
    assert closed == [("there", "before"), ("there", "signed out")]
    assert there.end_of("a") == "signed out"
    assert there.end_of("c") is None
    await databases[0].write(lambda db: remove_revocations(db, 2000.0))
    await there.check()
    assert there.end_of("a") is None
    for database in databases:
        await database.close()


async def test_a_ban_closes_the_connection_and_no_other(
    ann: Client, ben: Client, address: str, settings: ServerSettings
) -> None:
    person = (await ann.get("/api/me"))["me"]["id"]
    async with (
        LiveClient.of(address, ann.cookie) as hers,
        LiveClient.of(address, ben.cookie) as his,
    ):
        await ask_once(settings.url, lambda db: ban(db, person, "", time.time()), writes=True)
        with pytest.raises(ConnectionClosed) as closed:
            await hers.receive("nothing")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "banned")
        await his.send("ping", key="1")
        assert (await his.receive("pong"))["key"] == "1"
    assert (await ann.get("/api/me"))["me"] is None
    refused = await ann.http.post("/api/tables", json={"game": "fightdrome"})
    assert refused.status_code == httpx.codes.UNAUTHORIZED
