"""Links name an address that other devices can open; if there is none, the reply says so."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from undercard.server.db.tokens import new_token
from undercard.server.http.links import Links

NEAR = "192.168.1.20"


def request_to(host: str, scheme: str = "http") -> Request:
    headers = [(b"host", host.encode())]
    return Request({"type": "http", "scheme": scheme, "path": "/", "headers": headers})


@pytest.mark.parametrize(
    ("listening", "host", "origin", "reach"),
    [
        ("127.0.0.1", "127.0.0.1:8000", "http://127.0.0.1:8000", "machine"),
        ("127.0.0.1", "localhost:8000", "http://localhost:8000", "machine"),
        ("0.0.0.0", "127.0.0.1:8000", f"http://{NEAR}:8000", "others"),
        ("::", "localhost", f"http://{NEAR}:80", "others"),
        ("0.0.0.0", "192.168.1.7:8000", "http://192.168.1.7:8000", "others"),
        ("0.0.0.0", "den.local:8000", "http://den.local:8000", "others"),
        ("play.example", "play.example", "http://play.example", "others"),
    ],
)
def test_the_address_for_others(listening: str, host: str, origin: str, reach: str) -> None:
    links = Links((), listening, lambda: NEAR)
    assert links.origin(request_to(host)) == origin
    assert links.reach(request_to(host)) == reach


def test_a_configured_origin_comes_first() -> None:
    links = Links(("https://play.example", "https://other.example"), "127.0.0.1", lambda: NEAR)
    assert links.origin(request_to("127.0.0.1:8000")) == "https://play.example"
    assert links.reach(request_to("127.0.0.1:8000")) == "others"


def test_without_a_network_only_this_machine_is_reached() -> None:
    links = Links((), "0.0.0.0", lambda: None)
    assert links.origin(request_to("localhost:8000")) == "http://localhost:8000"
    assert links.reach(request_to("localhost:8000")) == "machine"


def test_a_token_begins_and_ends_with_a_letter_or_a_digit() -> None:
    tokens = {new_token(6) for _ in range(2000)}
    assert len(tokens) == 2000
    assert all(token[0].isalnum() and token[-1].isalnum() for token in tokens)
    assert any(not token.isalnum() for token in tokens), "the middle is as random as before"
