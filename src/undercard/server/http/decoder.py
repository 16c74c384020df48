"""Decodes requests: JSON of the expected type, up to a maximum size."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from undercard.kernel.validation import problem_of
from undercard.server.http.errors import MalformedRequest, NotJson, TooLarge, TooSlow

T = TypeVar("T")
NOT_DECODED = msgspec.MsgspecError, UnicodeError, RecursionError


async def read_body(request: Request, kind: type[T], most: int, seconds: float) -> T:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise NotJson("the body must be application/json")
    try:
        async with asyncio.timeout(seconds):
            body = await _read(request, most)
    except TimeoutError:
        raise TooSlow(f"the body must arrive within {seconds:g} seconds") from None
    return decode(body, kind)


async def _read(request: Request, most: int) -> bytes:
    """Read a body; stop at the limit, regardless of the header Content-Length."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge(f"the body may have {most} bytes")
    except ClientDisconnect:
        raise MalformedRequest("the body was not sent to its end") from None
    return bytes(body)


def decode(data: bytes | str, kind: type[T]) -> T:
    try:
        return _decoder(kind).decode(data)  # type: ignore[arg-type, no-any-return]
    except NOT_DECODED as error:
        raise malformed(error, kind) from None


def malformed(error: Exception, kind: object) -> MalformedRequest:
    """Return the error for invalid content: the path of the error, or that it is not JSON."""
    if isinstance(error, msgspec.ValidationError):
        return MalformedRequest(str(problem_of(error, kind)))
    return MalformedRequest(f"not JSON: {error}")


@cache
def _decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    return msgspec.json.Decoder(kind)


def read_query(query: Mapping[str, str], kind: type[T]) -> T:
    """Decode a query; numbers in it are text."""
    if any("\0" in value for value in query.values()):
        raise MalformedRequest("in the address: no database stores a NUL")
    try:
        return msgspec.convert(dict(query), type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise MalformedRequest(f"in the address: {problem_of(error, kind)}") from None
