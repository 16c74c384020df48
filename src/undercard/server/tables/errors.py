"""Errors of subscribers."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class GapError(ApiError):
    """The cursor is too far behind or in the future: read a snapshot and continue from there."""

    code, status = "gap", 409
