"""Errors of requests about notices."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadEndpoint(ApiError):
    """Not the address of a push service: https, on the open internet."""

    code, status = "bad_endpoint", 422


class BadKeys(ApiError):
    """Not the keys of a browser's push subscription."""

    code, status = "bad_keys", 422


class UnknownFeed(ApiError):
    code, status = "unknown_feed", 404


class UnknownAccount(ApiError):
    """No account of that name."""

    code, status = "unknown_person", 404


class NotOpen(ApiError):
    """The game has begun, or the caller may not invite."""

    code, status = "not_open", 409
