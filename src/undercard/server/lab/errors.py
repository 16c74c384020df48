"""Errors of studies."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadChange(ApiError):
    """A value that the game does not accept, with the lab's message."""

    code, status = "bad_change", 422


class StudyLost(ApiError):
    """Its process died or took too long."""

    code, status = "study_lost", 503
