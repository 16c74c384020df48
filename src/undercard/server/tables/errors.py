"""Errors of subscribers."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class GapError(ApiError):
    """Too far behind, or ahead of all steps there are: read a snapshot and go on from there."""

    code, status = "gap", 409
