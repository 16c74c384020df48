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
from undercard.server.http.wire import Language
from undercard.server.replays.service import replay
from undercard.server.replays.wire import RecordToReplay, Replay, ReplayQuery
from undercard.server.tables.service import Tables

KEPT = 32
"""The number of cached replies; people watch the same game from several seats."""
COMPRESSION = 5
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
