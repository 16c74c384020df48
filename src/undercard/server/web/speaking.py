"""As whom somebody speaks at a table: a seat taken as a guest is answered for as that guest."""

from __future__ import annotations

from undercard.server.people.queries import Who
from undercard.server.tables.standing import Standing
from undercard.server.web import wire
from undercard.server.web.contract import Tables

_HOSTS = (wire.PostStart, wire.PostSitDown, wire.PostLeaveSeat)
"""Steps for which it can matter who made the table."""


async def speaker_of(tables: Tables, table: str, who: Who, asked: wire.ClientStep) -> str:
    """One of the person's ids. Nearly everybody has but one, and then nothing is looked up."""
    if not who.also:
        return who.id
    return choose_id(await tables.standing(table), who, asked)


def choose_id(standing: Standing, who: Who, asked: wire.ClientStep) -> str:
    sitting = [seat.person.id if seat.person is not None else "" for seat in standing.seats]
    creator = standing.about.creator.id
    seat: int = getattr(asked, "seat", len(sitting))
    at_seat = sitting[seat : seat + 1]
    host = [creator] if isinstance(asked, _HOSTS) and not _is_own(asked) else []
    known = (*at_seat, *host, *sitting, creator)
    return next((one for one in known if one in who.ids), who.id)


def _is_own(asked: wire.ClientStep) -> bool:
    return isinstance(asked, wire.PostSitDown) and asked.bot is None
