"""Errors of WebSocket connections."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class TooManySubscriptions(ApiError):
    code, status = "too_many_subscriptions", 409
