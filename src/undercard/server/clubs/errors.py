"""Errors of requests about clubs."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class UnknownClub(ApiError):
    """The club does not exist, or the caller may not know of it: both look the same."""

    code, status = "unknown_club", 404


class NeedsClubRole(ApiError):
    """The caller's role does not allow it."""

    code, status = "club_role", 403


class TooManyClubs(ApiError):
    """The person has the maximum number of clubs."""

    code, status = "too_many_clubs", 409


class ClubFull(ApiError):
    """The club has the maximum number of members or invitations."""

    code, status = "club_full", 409


class BadInvitation(ApiError):
    """The link is unknown, too old, used up or ended."""

    code, status = "bad_invitation", 404


class RemovedFromClub(ApiError):
    """The club has removed the person, who may not join again."""

    code, status = "club_removed", 403


class OwnerStays(ApiError):
    """The owner hands the club over before leaving."""

    code, status = "owner_stays", 409


class BadClub(ApiError):
    """The name or the description is not valid text."""

    code, status = "bad_club", 422


class BadPost(ApiError):
    """The post is not valid text."""

    code, status = "bad_post", 422
