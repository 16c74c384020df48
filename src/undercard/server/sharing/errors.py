"""Errors of pictures."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class PictureLost(ApiError):
    """Its process died or took too long."""

    code, status = "picture_lost", 503
