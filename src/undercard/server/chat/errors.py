"""Errors of requests about chat."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadLine(ApiError):
    """The line is not valid text."""

    code, status = "bad_line", 422
