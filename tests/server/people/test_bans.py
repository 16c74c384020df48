"""A ban closes the person's connections in every process."""

from __future__ import annotations

import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.clients import Client, LiveClient
from undercard.server.admin.changes import ban
from undercard.server.admin.databases import ask_once
from undercard.server.settings import ServerSettings


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
