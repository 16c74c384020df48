"""Clubs on both databases, and clients with accounts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Protocol

import pytest
from starlette.applications import Starlette

from server.clients import Client, Json
from server.company import Company
from undercard.server.clubs.board import Boards
from undercard.server.clubs.invitations import Invitations
from undercard.server.clubs.lobby import ClubLobbies
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.wire import (
    BoardQuery,
    BoardReply,
    ClubDefaults,
    ClubSettings,
    Joining,
)
from undercard.server.db.audit import NOWHERE
from undercard.server.db.people import Identity

PASSWORD = "correct horse battery"
SETTINGS: Json = {
    "name": "Monday Club",
    "description": "We play on Mondays.",
    "defaults": {"game": "fightdrome", "clock": {"kind": "fischer", "base": 180.0}},
}


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True)
class ClubServices:
    """The services of clubs of one process."""

    company: Company
    clock: Clock
    clubs: Clubs
    invitations: Invitations
    boards: Boards
    lobbies: ClubLobbies

    async def made(self, owner: Identity, joining: Joining = "open") -> str:
        defaults = ClubDefaults(game="fightdrome")
        settings = ClubSettings(name="Monday Club", joining=joining, defaults=defaults)
        return await self.clubs.create(owner, settings, NOWHERE)

    async def roles(self, who: Identity, club: str) -> dict[str, str]:
        """Return the roles by name, in the order of the page."""
        page = await self.clubs.page(who, club)
        return {str(it.person.name): it.role for it in page.members}

    async def board(self, who: Identity, club: str) -> BoardReply:
        return await self.boards.read(who, club, BoardQuery())


@pytest.fixture
async def services(company: Company) -> ClubServices:
    clock = Clock()
    clubs = Clubs(company.database, clock)
    lobbies = ClubLobbies(clubs, 0.01)
    return ClubServices(company, clock, clubs, Invitations(clubs), Boards(clubs), lobbies)


class NewMember(Protocol):
    async def __call__(self, name: str) -> Client: ...


@pytest.fixture
async def account(app: Starlette) -> AsyncIterator[NewMember]:
    """Yield a function that opens a client with an account."""
    async with AsyncExitStack() as stack:

        async def open_client(name: str) -> Client:
            client = await stack.enter_async_context(Client.of(app))
            await client.post("/api/account", {"name": name, "password": PASSWORD}, 201)
            return client

        yield open_client


async def found(owner: Client, **more: object) -> str:
    """Make a club and return its path."""
    made = await owner.post("/api/clubs", {**SETTINGS, **more}, 201)
    return f"/api/clubs/{made['club']}"


async def invite(owner: Client, club: str, **more: object) -> str:
    """Return the token of a new invitation."""
    made = await owner.post(f"{club}/links", more, 201)
    return str(made["path"]).removeprefix("/clubs/join#")


async def join(client: Client, token: str, status: int = 200) -> Json:
    return await client.post("/api/club-invitation/accept", {"token": token}, status)
