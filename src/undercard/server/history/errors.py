"""Errors of requests for a person's page."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class NoSuchProfile(ApiError):
    """No person has that name or id."""

    code, status = "unknown_person", 404
