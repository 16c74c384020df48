"""Errors of requests about people."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class BadName(ApiError):
    code, status = "bad_name", 422


class BadPassword(ApiError):
    """A new password that is too short, too long or not valid text."""

    code, status = "bad_password", 422


class NameTaken(ApiError):
    code, status = "name_taken", 409


class WrongPassword(ApiError):
    """The password is wrong or the account does not exist; the reply does not reveal which."""

    code, status = "wrong_password", 401


class WrongCurrentPassword(WrongPassword):
    """The owner of an account did not give its password."""

    code, status = "wrong_current_password", 401


class HasAccount(ApiError):
    """The caller has an account already."""

    code, status = "has_account", 409


class Banned(ApiError):
    """The host has banned the person."""

    code, status = "banned", 403


class NotInvited(ApiError):
    """New people need an invitation of the host, and this one has none or a used one."""

    code, status = "not_invited", 403


class NeedsSecondFactor(ApiError):
    """The password is right, and the account has a second factor."""

    code, status = "needs_second_factor", 401


class WrongSecondFactor(ApiError):
    code, status = "wrong_second_factor", 401


class WrongCode(ApiError):
    """A recovery code or a reset link is wrong, used or too old, or the account does not exist."""

    code, status = "wrong_code", 401


class WrongPasskey(ApiError):
    """The answer of a passkey is not valid, or the passkey is not known."""

    code, status = "wrong_passkey", 401


class TooManyPasskeys(ApiError):
    code, status = "too_many_passkeys", 409


class PasskeyNeeded(ApiError):
    """Two-step sign-in depends on a passkey."""

    code, status = "passkey_needed", 409


class NoPasskeysHere(ApiError):
    """Browsers support passkeys on https pages and on localhost only."""

    code, status = "no_passkeys_here", 409


class NoMail(ApiError):
    """The host has not configured e-mail."""

    code, status = "no_mail", 404


class NoAddress(ApiError):
    """The account has no confirmed e-mail address."""

    code, status = "no_address", 409


class BadAddress(ApiError):
    code, status = "bad_address", 422
