"""A small site on both databases: an open, a running and a finished table, two people
and a club."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert

from server.tables.participants import ANN, BEN, started
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.clubs.board import Boards
from undercard.server.clubs.invitations import Invitations
from undercard.server.clubs.lobby import ClubLobbies
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.wire import ClubDefaults, ClubSettings, NewClubLink
from undercard.server.db import open_store
from undercard.server.db.audit import NOWHERE
from undercard.server.db.database import Database, open_database
from undercard.server.db.people import Identity
from undercard.server.db.schema import club_bans
from undercard.server.people.passwords import Passwords
from undercard.server.people.service import People
from undercard.server.tables.service import Tables
from undercard.table.header import About
from undercard.table.steps import Resign

PASSWORD = "correct horse"


async def _make_club(database: Database, owner: Identity, table: str) -> None:
    """Write a row into each table of clubs."""
    clubs = Clubs(database)
    settings = ClubSettings(name="Monday Club", defaults=ClubDefaults(game="survive"))
    club = await clubs.create(owner, settings, NOWHERE)
    await Invitations(clubs).make(owner, club, NewClubLink())
    await Boards(clubs).write(owner, club, "Hello")
    await Boards(clubs).report(owner, club, 1, "a test")
    await ClubLobbies(clubs, 1.0).add(owner, club, table)
    row = {"club_id": club, "person_id": owner.id, "at": 1.0}
    await database.write(lambda db: db.execute(insert(club_bans).values(row)))


@dataclass
class Site:
    url: str
    open: str
    running: str
    over: str
    people: People
    database: Database


@pytest.fixture
async def site(url: str) -> AsyncIterator[Site]:
    store = await open_store(url)
    workers = BotWorkers(1)
    tables = Tables(store, workers, time.time)
    made = await tables.create(About(id="", game="survive", visibility="private", creator=ANN))
    running = await started(tables, "fightdrome", ANN, BEN)
    over = await started(tables, "fightdrome", ANN, BEN)
    await tables.post(over, Resign(at=0.0, by=ANN.id, seat=0))
    await tables.close()
    await store.close()
    quick = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    database = open_database(url)
    people = People(database, quick)
    ann = (await people.make_account("Ann", PASSWORD, None)).who
    await _make_club(database, ann, made)
    await people.make_guest("Ben")
    yield Site(url, made, running, over, people, database)
    await database.close()
