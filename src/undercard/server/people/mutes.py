"""People whose chat a person does not want to see."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, text

from undercard.server.db.database import Database
from undercard.server.db.people import Identity, Profile, find_profile
from undercard.server.db.schema import mutes, people
from undercard.server.people.errors import UnknownPerson

MOST = 1000
_MUTE = text(
    "INSERT INTO mutes (person_id, muted_id) VALUES (:person, :muted) ON CONFLICT DO NOTHING"
)


class Mutes:
    """All mutes, stored by the person who mutes."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def mute(self, who: Identity, person: str) -> None:
        def add(db: Connection) -> None:
            muted = _other(db, who, person)
            if len(_muted(db, who)) >= MOST:
                raise UnknownPerson(f"{MOST} people are muted already")
            db.execute(_MUTE, {"person": who.id, "muted": muted})

        await self._db.write(add)

    async def unmute(self, who: Identity, person: str) -> None:
        def remove(db: Connection) -> None:
            muted = _other(db, who, person)
            db.execute(
                delete(mutes).where(mutes.c.person_id.in_(who.ids), mutes.c.muted_id == muted)
            )

        await self._db.write(remove)

    async def muted(self, who: Identity) -> list[Profile]:
        return await self._db.read(lambda db: _muted(db, who))


def _muted(db: Connection, who: Identity) -> list[Profile]:
    joined = mutes.join(people, people.c.id == mutes.c.muted_id)
    found = select(people.c.id, people.c.name, people.c.left_at).select_from(joined)
    rows = db.execute(found.where(mutes.c.person_id.in_(who.ids)).order_by(people.c.name))
    return [Profile(row.id, None if row.left_at is not None else row.name) for row in rows]


def _other(db: Connection, who: Identity, person: str) -> str:
    found = find_profile(db, person)
    if found is None or found.id in who.ids:
        raise UnknownPerson("there is nobody else of that name or id")
    return found.id
