"""Replays over HTTP: of a finished table, or of a record from a file."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from starlette.responses import Response

from undercard.kernel.record import Record, read_record
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get_by, post_with
from undercard.server.http.errors import TooLarge
from undercard.server.http.wire import Language
from undercard.server.replays.service import replay
from undercard.server.replays.standalone import standalone_page
from undercard.server.replays.wire import (
    FileQuery,
    RecordAsFile,
    RecordToReplay,
    Replay,
    ReplayQuery,
)
from undercard.server.tables.service import Tables

KEPT = 32
"""The number of cached replies; people watch the same game from several seats."""
COMPRESSION = 5
MOST_ACTIONS = 3000
"""The maximum number of actions in a file, which has every frame from every seat. Far more than a
game of people; without it, a long record would use all memory."""
HTML = "text/html"
_encoder = msgspec.json.Encoder()
_threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="replay")
"""Separate threads, so that replays cannot block the rest of the server."""


@dataclass(frozen=True)
class ReplaysApi:
    tables: Tables

    @get_by(
        "/api/tables/{table}/replay", "A game that is over, frame by frame.", ReplayQuery, Replay
    )
    async def replay_table(self, call: Call, query: ReplayQuery) -> Response:
        call.take(call.rates.replay)
        record = await self.tables.record(call.table)
        return await _reply(call, record, query.eyes, query.first, query.language)

    @post_with(
        "/api/replay",
        "A record from a file, frame by frame, if it is right.",
        RecordToReplay,
        Replay,
        most=lambda limits: limits.record_bytes,
    )
    async def replay_record(self, call: Call, body: RecordToReplay) -> Response:
        call.take(call.rates.replay)
        return await _reply(call, body.record, body.eyes, body.first, body.language)

    @get_by(
        "/api/tables/{table}/replay.html",
        "A game that is over as one HTML file that replays it without a server.",
        FileQuery,
        str,
        media=HTML,
    )
    async def table_as_file(self, call: Call, query: FileQuery) -> Response:
        call.take(call.rates.picture)
        record = await self.tables.record(call.table)
        return await _file(record, query.language)

    @post_with(
        "/api/replay.html",
        "A record from a file as one HTML file that replays it without a server.",
        RecordAsFile,
        str,
        media=HTML,
        most=lambda limits: limits.record_bytes,
    )
    async def record_as_file(self, call: Call, body: RecordAsFile) -> Response:
        call.take(call.rates.picture)
        return await _file(body.record, body.language)


async def _file(record: Record, language: Language) -> Response:
    """Return a download: the page must never run as one of this site."""
    if len(record.actions) > MOST_ACTIONS:
        raise TooLarge(f"a file has room for {MOST_ACTIONS} actions; share the link or the record")
    loop = asyncio.get_running_loop()
    page = await loop.run_in_executor(_threads, standalone_page, record, language)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="undercard-{record.game}.html"',
        "content-security-policy": "sandbox",
        "x-content-type-options": "nosniff",
    }
    return Response(page, headers=headers, media_type=HTML)


async def _reply(
    call: Call, record: Record, eyes: int | None, first: int, language: Language | None
) -> Response:
    loop, encoded = asyncio.get_running_loop(), _encoder.encode(record)
    packed = await loop.run_in_executor(_threads, _pack, encoded, eyes, first, language)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.decompress, packed)
        return Response(content, headers=headers, media_type="application/json")
    headers["content-encoding"] = "gzip"
    return Response(packed, headers=headers, media_type="application/json")


@lru_cache(maxsize=KEPT)
def _pack(record: bytes, eyes: int | None, first: int, language: Language | None) -> bytes:
    """Return a compressed reply; a replay depends only on its record, so it can be cached."""
    frames = replay(read_record(record), eyes, first, language)
    return gzip.compress(_encoder.encode(frames), COMPRESSION, mtime=0)
