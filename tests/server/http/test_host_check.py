"""Without configured origins, the server answers only to its own addresses and names."""

from __future__ import annotations

import socket
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from polling import LIMIT_SECONDS
from server.conftest import serving
from undercard.server.app import open_app
from undercard.server.http.host_check import host_of, own_names
from undercard.server.settings import ServerSettings

NAME = socket.gethostname().lower().rstrip(".")


async def ask(address: str, host: str, path: str = "/health") -> httpx.Response:
    async with httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        return await http.get(f"http://{address}{path}", headers={"host": host})


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8000", "localhost:80", "LOCALHOST"])
async def test_own_addresses(address: str, host: str) -> None:
    assert (await ask(address, host)).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example:8000", "10.0.0.1", "[::1]:8000", "", "a b", NAME],
)
@pytest.mark.parametrize("path", ["/health", "/api/games", "/"])
async def test_other_hosts_are_refused_with_a_sentence(address: str, host: str, path: str) -> None:
    reply = await ask(address, host, path)
    assert reply.status_code == 421
    assert reply.json()["error"] == "wrong_host"
    assert "--origin" in reply.json()["message"]


async def test_a_websocket_for_another_host_is_refused(address: str) -> None:
    host, _, port = address.partition(":")
    url = f"ws://evil.example:{port}/api/live"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, host=host, port=int(port), origin=Origin(f"http://{address}")):
            pass
    assert refused.value.response.status_code == 421


async def test_all_interfaces_accept_the_names_of_the_machine(settings: ServerSettings) -> None:
    everywhere = replace(settings, host="0.0.0.0")
    async with open_app(everywhere) as app, serving(everywhere, app) as address:
        port = address.rpartition(":")[2]
        short = NAME.partition(".")[0]
        for host in ("127.0.0.1", "localhost", NAME, short, f"{short}.local:{port}"):
            assert (await ask(address, host)).status_code == 200, host
        for host in ("evil.example", f"{short}.evil.example", "10.255.255.1"):
            assert (await ask(address, host)).status_code == 421, host


async def test_a_configured_origin_replaces_the_check(settings: ServerSettings) -> None:
    """A proxy may set any Host; the origin check still holds."""
    behind = replace(settings, origins=("https://play.test",))
    async with open_app(behind) as app, serving(behind, app) as address:
        assert (await ask(address, "play.test")).status_code == 200


async def test_the_refusal_does_not_reach_the_application(address: str) -> None:
    async with httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        headers = {"host": "evil.example", "origin": "http://evil.example"}
        url = f"http://{address}/api/guest"
        reply = await http.post(url, json={"name": "Ann"}, headers=headers)
    assert (reply.status_code, reply.headers.get("set-cookie")) == (421, None)


@pytest.mark.parametrize(
    ("given", "host"),
    [
        ("Play.Example:80", "play.example"),
        ("play.example.", "play.example"),
        ("[::ffff:10.0.0.1]:80", "10.0.0.1"),
        ("[0:0::1]", "::1"),
        ("10.0.0.1", "10.0.0.1"),
    ],
)
def test_hosts_are_compared_in_one_form(given: str, host: str) -> None:
    assert host_of(given) == host


def test_a_name_to_listen_on_is_accepted() -> None:
    assert own_names("Club.lan") == {"club.lan"}
    assert own_names("192.168.1.5") == {"192.168.1.5"}
