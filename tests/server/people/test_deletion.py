"""Deletion of an account, in all tables of the database."""

from __future__ import annotations

from sqlalchemy import Connection, select
from starlette.applications import Starlette

from server.clients import ME, OPEN, Client
from undercard.server.db.database import Database
from undercard.server.db.schema import metadata, people
from undercard.server.people.deletion import _OWN

PASSWORD = "correct horse"
NAME = "Ozymandias"
KEPT = {
    "aliases": "seats under the ids of adopted guests stay, without a name",
    "bans": "a banned person does not come back by deleting the account",
    "silences": "the same",
    "club_members": "`leave_clubs` removes them and hands the clubs over",
}


def test_every_row_of_a_person_is_deleted_or_kept_for_a_reason() -> None:
    owned = {
        table.name
        for table in metadata.tables.values()
        for column in table.columns
        if any(key.column is people.c.id for key in column.foreign_keys)
    }
    assert owned - {table.name for table in _OWN} == KEPT.keys()


async def rows_with(database: Database, text: str) -> list[str]:
    """Return the tables with a row that contains a text."""

    def read(db: Connection) -> list[str]:
        return [
            name
            for name, table in metadata.tables.items()
            if any(text in repr(tuple(row)) for row in db.execute(select(table)))
        ]

    return await database.read(read)


async def test_the_name_stays_nowhere(app: Starlette, ann: Client, stranger: Client) -> None:
    mandy = stranger
    await mandy.post("/api/account", {"name": NAME, "password": PASSWORD}, 201)
    await ann.post("/api/account", {"name": "Ann", "password": PASSWORD}, 201)
    await mandy.post("/api/people/Ann/follow", None)
    await ann.post(f"/api/people/{NAME}/follow", None)
    terms = {"game": "fightdrome", "seats": [ME, OPEN]}
    await mandy.post("/api/challenges", {"people": ["Ann"], "table": terms}, 201)
    await ann.post("/api/challenges", {"people": [NAME], "table": terms}, 201)
    club = {"name": "Travellers", "joining": "open", "defaults": {"game": "fightdrome"}}
    path = f"/api/clubs/{(await mandy.post('/api/clubs', club, 201))['club']}"
    await ann.post(f"{path}/join", None)
    await mandy.post(f"{path}/board", {"text": "Look on my works"}, 201)
    await mandy.post(f"{path}/links", {}, 201)
    await mandy.post("/api/quick-match", {"game": "fightdrome"})
    table = await mandy.make_table(seats=[ME, OPEN], visibility="private")
    await ann.step(table, {"step": "sit_down", "seat": 1})
    await mandy.post(f"/api/tables/{table}/chat", {"text": "and despair"}, 201)
    await ann.step(table, {"step": "resign", "seat": 1})
    await mandy.post(f"/api/tables/{table}/share", {})
    database = app.state.core.database
    assert {"people", "tables", "chat", "invitations"} <= set(await rows_with(database, NAME))
    await mandy.post("/api/me/leave", {"password": PASSWORD})
    assert await rows_with(database, NAME) == []
    assert (await ann.get(path))["club"]["role"] == "owner"
