"""Refusals to programs."""

from __future__ import annotations

from undercard.server.web.errors import WebError


class BadToken(WebError):
    """No token, or one that was revoked."""

    code, status = "bad_token", 401


class NotAllowed(WebError):
    """The token was made for less."""

    code, status = "scope_missing", 403


class NotABot(WebError):
    """Programs play through bot accounts, so that opponents know."""

    code, status = "not_a_bot", 403


class NeedsAccount(WebError):
    code, status = "needs_account", 403


class HasPlayed(WebError):
    """Somebody whom others met as a person does not become a bot."""

    code, status = "has_played", 409


class TooManyTokens(WebError):
    code, status = "too_many_tokens", 409


class NoSeat(WebError):
    """The bot does not sit there, or no seat is open."""

    code, status = "no_seat", 409
