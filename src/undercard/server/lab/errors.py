"""Errors of studies."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadChange(ApiError):
    """A value that the game cannot take, in the words of the lab."""

    code, status = "bad_change", 422


class StudyLost(ApiError):
    """Its process died or took too long."""

    code, status = "study_lost", 503
