"""What is refused to people. Each error has a `code` that stays the same on the wire."""

from __future__ import annotations

from typing import ClassVar

from undercard.kernel.errors import UndercardError


class PeopleError(UndercardError):
    """Base of all refusals."""

    code: ClassVar[str] = "people"


class BadName(PeopleError):
    code = "bad_name"


class BadPassword(PeopleError):
    """A password that nobody should have; not one that is wrong."""

    code = "bad_password"


class NameTaken(PeopleError):
    code = "name_taken"


class WrongPassword(PeopleError):
    """Or no such account: which of the two is nobody's business."""

    code = "wrong_password"


class HasAccount(PeopleError):
    """Whoever is signed in has an account already."""

    code = "has_account"


class UnknownPerson(PeopleError):
    """Nobody of that name or id."""

    code = "unknown_person"


class Banned(PeopleError):
    """By the host, until the host says otherwise."""

    code = "banned"
