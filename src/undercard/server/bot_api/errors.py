"""Errors of the bot API."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadToken(ApiError):
    """The token is missing or was revoked."""

    code, status = "bad_token", 401


class NotAllowed(ApiError):
    """The token lacks the required scope."""

    code, status = "scope_missing", 403


class NotABot(ApiError):
    """Programs play through bot accounts, so that opponents know."""

    code, status = "not_a_bot", 403


class HasPlayed(ApiError):
    """An account that has played as a person cannot become a bot."""

    code, status = "has_played", 409


class TooManyTokens(ApiError):
    code, status = "too_many_tokens", 409


class NoSeat(ApiError):
    """The bot has no seat there, or no seat is open."""

    code, status = "no_seat", 409
