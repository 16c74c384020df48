"""Errors of requests about challenges."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class NotOpen(ApiError):
    """The game has begun, or the caller may not invite."""

    code, status = "not_open", 409


class NoChallenge(ApiError):
    """The challenge was withdrawn, has expired or was answered already."""

    code, status = "no_challenge", 409


class TooManyChallenges(ApiError):
    """Too many challenges of the caller wait for an answer."""

    code, status = "too_many_challenges", 409


class SeatReserved(ApiError):
    """The seat is for the people who were challenged."""

    code, status = "seat_reserved", 403
