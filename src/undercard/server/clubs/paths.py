"""The parts of paths: only ids that the database can store are looked up."""

from __future__ import annotations

from undercard.server.clubs.errors import UnknownClub
from undercard.server.http.call import Call
from undercard.server.http.errors import NotFound, UnknownPerson

LONGEST = 64


def club_in(call: Call) -> str:
    """Return the club; `UnknownClub` if it is not an id."""
    if not _is_id(club := call.path("club")):
        raise UnknownClub("there is no such club, or you are not a member")
    return club


def person_in(call: Call) -> str:
    if not _is_id(person := call.path("person")):
        raise UnknownPerson("the club has no such member")
    return person


def link_in(call: Call) -> str:
    if not _is_id(link := call.path("link")):
        raise NotFound("there is no such invitation")
    return link


def _is_id(text: str) -> bool:
    return text.isascii() and text.isprintable() and len(text) <= LONGEST
