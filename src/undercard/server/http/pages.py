"""The route of all pages: a file by its path, or else the page whose router reads the address."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from undercard.server.http.content_policy import security_headers
from undercard.server.http.static_files import FOLDER, INDEX, File, load_files

Head: TypeAlias = Callable[[Request, str], Awaitable[str | None]]
"""Returns the tags that a page has in addition, by its path; None for none."""
NOT_PAGES = ("api", "health", "metrics")
"""The first path segments that are never pages."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Undercard</title>
<h1>The pages are not built</h1>
<p>The server runs, but its browser part has not been built. In a checkout run
<code>scripts/install</code> and start the server again.</p>
</html>
"""


class PageRoute(Route):
    """The last route: every other path that can be a page."""

    def __init__(self, folder: Path = FOLDER, head: Head | None = None) -> None:
        self._head = head
        self._files = load_files(folder)
        index = self._files.get(INDEX)
        self._headers = security_headers(index.bodies[""] if index else NOT_BUILT)
        super().__init__("/{path:path}", self._serve, methods=["GET"], name="pages")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["path"].split("/")[1] in NOT_PAGES:
            return Match.NONE, {}
        return super().matches(scope)

    async def _serve(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        file = self._files.get(path)
        if file is not None:
            return self._answer(request, file)
        if not _is_page(path):
            raise HTTPException(404)
        index = self._files.get(INDEX)
        if index is None:
            return Response(NOT_BUILT, 503, self._headers, "text/html")
        tags = await self._head(request, path) if self._head is not None else None
        return self._answer(request, index if tags is None else _with_tags(index, tags))

    def _answer(self, request: Request, file: File) -> Response:
        encoding = file.best_encoding(request.headers.get("accept-encoding", ""))
        tag = f'"{file.digest}{"-" + encoding if encoding else ""}"'
        headers = {
            **self._headers,
            "cache-control": FOR_EVER if file.is_hashed else ASK_EACH_TIME,
            "etag": tag,
            "vary": "accept-encoding" if file.is_hashed else "accept-encoding, accept-language",
        }
        if _has(request, tag):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(file.bodies[encoding], 200, headers | {"content-type": file.type})


def _with_tags(index: File, tags: str) -> File:
    """Return the page with tags in its head; it is small, so it is not compressed."""
    body = index.bodies[""].replace(b"</head>", tags.encode() + b"\n</head>", 1)
    return File(index.name, {"": body}, hashlib.sha256(body).hexdigest()[:20])


def _is_page(path: str) -> bool:
    """Return whether a path can be a page. Files have a suffix; a missing script must not return a
    page."""
    return "." not in path.rsplit("/", 1)[-1]


def _has(request: Request, tag: str) -> bool:
    """Return whether the client has this content cached; a proxy may have weakened the tag."""
    held = request.headers.get("if-none-match", "")
    return tag in [one.strip().removeprefix("W/") for one in held.split(",")]
