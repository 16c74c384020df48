"""Refusals about notices."""

from __future__ import annotations

from undercard.server.web.errors import WebError


class BadEndpoint(WebError):
    """Not the address of a push service: https, on the open internet."""

    code, status = "bad_endpoint", 422


class BadKeys(WebError):
    """Not the keys of a browser's push subscription."""

    code, status = "bad_keys", 422


class UnknownFeed(WebError):
    code, status = "unknown_feed", 404


class UnknownPerson(WebError):
    """No account of that name."""

    code, status = "unknown_person", 404


class NotOpen(WebError):
    """Nobody can be invited any more, or not by the caller."""

    code, status = "not_open", 409
