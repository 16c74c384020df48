"""The QR code holds a table's link, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest
import segno

from server.clients import Client
from undercard.server.app import open_app
from undercard.server.settings import ServerSettings


@pytest.mark.parametrize("origins", [(), ("https://play.test", "https://other.test")])
async def test_the_code_is_the_link(settings: ServerSettings, origins: tuple[str, ...]) -> None:
    async with open_app(replace(settings, origins=origins)) as app, Client.of(app) as client:
        client.http.headers["origin"] = origin = (*origins, "http://undercard.test")[0]
        await client.enter("Ann")
        table = await client.make_table(visibility="private")
        with patch.object(segno, "make_qr", wraps=segno.make_qr) as made:
            reply = await client.http.get(f"/api/tables/{table}/qr.svg")
        shared = await client.get(f"/api/tables/{table}/link")
    assert shared == {"url": f"{origin}/table/{table}", "reach": "others"}
    assert made.call_args.args == (f"{origin}/table/{table}",)
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert reply.text.startswith("<svg")
    assert "#fff" in reply.text, "a white background, also on a dark page"


async def test_no_table_no_code(stranger: Client) -> None:
    assert (await stranger.get("/api/tables/nothing/qr.svg", 404))["error"] == "unknown_table"
