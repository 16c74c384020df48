"""Errors of requests about people."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadName(ApiError):
    code, status = "bad_name", 422


class BadPassword(ApiError):
    """A password that is too short, too long or no proper text; not one that is wrong."""

    code, status = "bad_password", 422


class NameTaken(ApiError):
    code, status = "name_taken", 409


class WrongPassword(ApiError):
    """Or no such account: the reply does not show which of the two."""

    code, status = "wrong_password", 401


class HasAccount(ApiError):
    """The caller has an account already."""

    code, status = "has_account", 409


class UnknownPerson(ApiError):
    """No person of that name or id."""

    code, status = "unknown_person", 404


class Banned(ApiError):
    """The host has banned the person."""

    code, status = "banned", 403
