"""The pages as a browser requests them: types, encodings and caching, and no other files."""

from __future__ import annotations

import base64
import gzip
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercard.server.http.pages import PageRoute

INDEX = b"<!doctype html><script>theme()</script><script type=module src=/assets/a-1.js></script>"
SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / ".built-from").write_text("secret of the build")
    (folder / "assets" / "a-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "a-1.js.br").write_bytes(b"packed by brotli")
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (tmp_path / "outside.txt").write_text("not to be served")
    return folder


async def act(_: Request) -> Response:
    return Response("done")


def client_of(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/api/act", act, methods=["POST"]), PageRoute(folder)])
    transport = httpx.ASGITransport(app)
    headers = {"accept-encoding": "identity"}
    return httpx.AsyncClient(transport=transport, base_url="http://here", headers=headers)


@pytest.fixture
async def browser(built: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(built) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/x-Y_9", "/replay/x/12", "/learn", "/index.html"])
async def test_every_page_is_the_index_and_is_revalidated(
    browser: httpx.AsyncClient, path: str
) -> None:
    reply = await browser.get(path)
    assert (reply.status_code, reply.content) == (200, INDEX)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


async def test_hashed_files_are_cached_forever(browser: httpx.AsyncClient) -> None:
    reply = await browser.get("/assets/a-1.js")
    assert reply.content == SCRIPT
    assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in reply.headers["cache-control"]
    assert "immutable" not in (await browser.get("/favicon.svg")).headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", None)],
)
async def test_the_best_encoding_that_the_browser_accepts(
    browser: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    async with browser.stream(
        "GET", "/assets/a-1.js", headers={"accept-encoding": accepted}
    ) as reply:
        assert reply.headers.get("content-encoding") == encoding
        assert reply.headers["vary"] == "accept-encoding"


async def test_a_cached_page_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    tag = (await browser.get("/")).headers["etag"]
    for held in (tag, f'"other", W/{tag}'):
        again = await browser.get("/", headers={"if-none-match": held})
        assert (again.status_code, again.content) == (304, b"")
    packed = {"if-none-match": tag, "accept-encoding": "gzip"}
    assert (await browser.get("/favicon.svg", headers=packed)).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "//etc/passwd.txt",
        "/.built-from",
        "/assets/a-1.js.gz",
        "/api/nothing",
        "/health/more",
    ],
)
async def test_other_paths_are_not_found(browser: httpx.AsyncClient, path: str) -> None:
    assert (await browser.get(path)).status_code == 404


async def test_methods_of_the_api_and_of_the_pages(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/api/act")).status_code == 405
    assert (await browser.post("/api/act")).text == "done"
    assert (await browser.post("/learn")).status_code == 405
    assert (await browser.head("/learn")).content == b""


async def test_only_our_own_scripts_may_run(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/a-1.js"):
        headers = (await browser.get(path)).headers
        policy = dict(
            rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";")
        )
        known = base64.b64encode(hashlib.sha256(b"theme()").digest()).decode()
        assert policy["script-src"] == f"'self' 'sha256-{known}'"
        assert policy["default-src"] == policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_without_a_build_the_page_explains_how_to_build(tmp_path: Path) -> None:
    async with client_of(tmp_path / "nothing") as browser:
        reply = await browser.get("/")
        assert reply.status_code == 503
        assert "scripts/install" in reply.text
        assert (await browser.get("/assets/a.js")).status_code == 404
