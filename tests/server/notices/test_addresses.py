"""Push services are outside: the server sends no requests into its own network."""

from __future__ import annotations

import asyncio
import socket

import pytest

from undercard.server.notices.addresses import check_endpoint, look_up
from undercard.server.notices.errors import BadEndpoint

INSIDE = [
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[fd00::1]/x",
    "https://[fe80::1]/x",
    "https://[fec0::1]/x",
    "https://[feff::1]/x",
    "https://[2002:a00:1::1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[64:ff9b::a9fe:a9fe]/x",
    "https://[64:ff9b:1::a00:1]/x",
    "https://[::10.0.0.1]/x",
    "https://[2001:0:5db8:d822:0:0:f5ff:fffe]/x",
    "https://[2a00:1450::5efe:a00:1]/x",
    "https://[2a00:1450::200:5efe:a00:1]/x",
    "https://224.0.0.1/x",
    "https://localhost/x",
    "https://db/x",
    "https://printer.local/x",
    "https://push.example:22/x",
    "https://user@push.example/x",
    "https://push.example:port/x",
    "https://[/x",
    "https:///x",
    "ftp://push.example/x",
    "push.example",
    "https://push.example/\r\nx: y",
]


def resolve_to(monkeypatch: pytest.MonkeyPatch, *numbers: str) -> None:
    async def getaddrinfo(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (n, 443)) for n in numbers]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize("endpoint", INSIDE)
async def test_addresses_that_are_refused(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "127.0.0.1")
    with pytest.raises(BadEndpoint):
        await look_up(endpoint)


async def test_a_name_with_an_internal_address_is_refused_when_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check_endpoint("https://push.example/x")
    for numbers in (["10.0.0.1"], ["93.184.216.34", "10.0.0.1"], []):
        resolve_to(monkeypatch, *numbers)
        with pytest.raises(BadEndpoint):
            await look_up("https://push.example/x")


async def test_a_name_that_resolves_to_an_embedded_address_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in ("2002:a00:1::1", "64:ff9b::7f00:1", "::ffff:10.0.0.1"):
        resolve_to(monkeypatch, number)
        with pytest.raises(BadEndpoint):
            await look_up("https://push.example/x")


@pytest.mark.parametrize("number", ["64:ff9b::5db8:d822", "2002:5db8:d822::1", "2a00:1450::1"])
async def test_public_addresses_of_ipv6_are_accepted(
    number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine with IPv6 only reaches push services through NAT64."""
    resolve_to(monkeypatch, number)
    assert (await look_up("https://push.example/x")).url == f"https://[{number}]/x"


async def test_the_checked_address_is_the_one_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolve_to(monkeypatch, "93.184.216.34")
    found = await look_up("https://push.example/send/1?a=b")
    assert (found.url, found.host) == ("https://93.184.216.34/send/1?a=b", "push.example")


async def test_only_trusted_services_may_be_internal() -> None:
    trusted = ("http://127.0.0.1:9000",)
    assert (await look_up("http://127.0.0.1:9000/x", trusted)).url == "http://127.0.0.1:9000/x"
    with pytest.raises(BadEndpoint):
        await look_up("http://127.0.0.1:9001/x", trusted)
