"""What goes wrong in the lab beside a visitor's own values."""

from __future__ import annotations

from undercard.server.web.errors import WebError


class BadChange(WebError):
    """A value that the game cannot take, in the words of the lab."""

    code, status = "bad_change", 422


class StudyLost(WebError):
    """Its process died or took too long."""

    code, status = "study_lost", 503
