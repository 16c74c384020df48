"""Errors of subscribers and of new tables."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class GapError(ApiError):
    """The cursor is too far behind or in the future: read a snapshot and continue from there."""

    code, status = "gap", 409


class CannotBeRated(ApiError):
    """The requested table would be rated, but has an option that rated tables never have."""

    code, status = "cannot_be_rated", 422
