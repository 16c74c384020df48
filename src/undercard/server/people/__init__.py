"""Who plays: guests, accounts and their sessions."""

from undercard.server.people.errors import (
    BadName,
    BadPassword,
    HasAccount,
    NameTaken,
    PeopleError,
    WrongPassword,
)
from undercard.server.people.people import People, Session, SignedIn

__all__ = [
    "BadName",
    "BadPassword",
    "HasAccount",
    "NameTaken",
    "People",
    "PeopleError",
    "Session",
    "SignedIn",
    "WrongPassword",
]
