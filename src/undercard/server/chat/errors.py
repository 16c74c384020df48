"""Errors of requests about chat."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadLine(ApiError):
    """The line is not valid text."""

    code, status = "bad_line", 422


class Silenced(ApiError):
    """A host has muted the person for a time."""

    code, status = "silenced", 403


class UnknownLine(ApiError):
    """The line does not exist, or the caller may not see it."""

    code, status = "unknown_line", 404
