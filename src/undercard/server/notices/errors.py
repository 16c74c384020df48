"""Errors of requests about notices."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadEndpoint(ApiError):
    """The endpoint is not https on the public internet."""

    code, status = "bad_endpoint", 422


class BadKeys(ApiError):
    """The keys are not those of a browser's push subscription."""

    code, status = "bad_keys", 422


class UnknownFeed(ApiError):
    code, status = "unknown_feed", 404
