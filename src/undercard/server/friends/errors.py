"""Errors of requests about other people."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class NoFollowing(ApiError):
    """Guests cannot be followed: their names are not unique, and they end with their browser."""

    code, status = "guest_not_followed", 409


class TooManyPeople(ApiError):
    """The list is full."""

    code, status = "too_many_people", 409
