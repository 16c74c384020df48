"""Errors of requests about chat."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadLine(ApiError):
    """A line that cannot be shown to people."""

    code, status = "bad_line", 422


class UnknownLine(ApiError):
    """No such line, or one that the caller may not see."""

    code, status = "unknown_line", 404
