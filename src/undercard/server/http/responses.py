"""Common responses: JSON and errors."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from undercard.server.http.wire import Refusal

_encoder = msgspec.json.Encoder()


def json_response(content: object, status: int = 200) -> Response:
    """Return a JSON response that no cache may store, because it may be for one person only."""
    return Response(
        _encoder.encode(content),
        status,
        {"cache-control": "no-store", "x-content-type-options": "nosniff"},
        "application/json",
    )


def refusal_response(refusal: Refusal, status: int) -> Response:
    response = json_response(refusal, status)
    if refusal.retry_after is not None:
        response.headers["retry-after"] = str(max(1, round(refusal.retry_after + 0.5)))
    return response
