"""Challenges over HTTP."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from undercard.server.challenges import wire
from undercard.server.challenges.errors import NotOpen
from undercard.server.challenges.queries import Stored
from undercard.server.challenges.service import Challenges
from undercard.server.db.errors import UnknownTable
from undercard.server.db.people import Identity
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, post, post_with
from undercard.server.http.errors import MalformedRequest
from undercard.server.http.wire import Done, PersonName
from undercard.server.tables.api import key_of
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.service import Tables
from undercard.server.tables.setup import TableSetup
from undercard.server.tables.status import TableStatus, seats_of
from undercard.server.tables.vacancy import vacate
from undercard.server.tables.wire import PostSitDown, StepTaken, TableMade, WantOpen


@dataclass(frozen=True)
class ChallengesApi:
    challenges: Challenges
    tables: Tables
    setup: TableSetup
    steps: ClientSteps

    @get("/api/me/challenges", "Challenges of and by the caller.", wire.ChallengesReply)
    async def show_challenges(self, call: Call) -> wire.ChallengesReply:
        return wire.ChallengesReply(
            incoming=tuple(map(_shown, await self.challenges.to(call.person.ids))),
            outgoing=tuple(map(_shown, await self.challenges.by(call.person))),
        )

    @post_with(
        "/api/challenges",
        "Challenge people to a game; the open seats of the new table are for them.",
        wire.NewChallenge,
        TableMade,
        status=201,
    )
    async def challenge(self, call: Call, body: wire.NewChallenge) -> TableMade:
        """Create the table. An earlier challenge of only the same people ends."""
        who, wanted = call.person, replace(body.table, invited_only=True)
        call.take(call.rates.contact)
        call.take(call.rates.table)
        others = await self.challenges.find_people(who, body.people)
        _check_open_seats(body)
        made = await self.setup.make(who, wanted)
        for table in await self.challenges.earlier(who, others):
            await self._withdraw(table, who)
        await self.challenges.add(made.table, wanted.game, who, others)
        return made

    @post_with(
        "/api/tables/{table}/invite",
        "Challenge a person at an open table.",
        wire.NewInvitation,
        Done,
    )
    async def invite(self, call: Call, body: wire.NewInvitation) -> Done:
        who, table = call.person, call.table
        call.take(call.rates.contact)
        status = await self.tables.status(table)
        _check_host(status, who)
        others = await self.challenges.find_people(who, (body.name,))
        await self.challenges.add(table, status.about.game, who, others)
        return Done(done=True)

    @post_with(
        "/api/tables/{table}/accept",
        "Accept a challenge: take the first open seat.",
        wire.Acceptance,
        StepTaken,
        takes_key=True,
    )
    async def accept(self, call: Call, body: wire.Acceptance) -> StepTaken:
        who, table = call.person, call.table
        await self.challenges.check_acceptable(table, who)
        seats = (await self.tables.status(table)).seats
        seat = next((number for number, it in enumerate(seats) if it.is_open), None)
        if seat is None:
            raise NotOpen("no seat is open")
        step = PostSitDown(seat=seat, contributes=body.contributes)
        return StepTaken(number=await self.steps.post(who, table, step, key_of(call)))

    @post_with(
        "/api/tables/{table}/decline",
        "Decline a challenge, with or without a reason.",
        wire.Refusing,
        Done,
    )
    async def decline(self, call: Call, body: wire.Refusing) -> Done:
        call.take(call.rates.contact)
        game = (await self.tables.status(call.table)).about.game
        done = await self.challenges.decline(call.table, game, call.person, body.reason)
        return Done(done=done)

    @post("/api/tables/{table}/withdraw", "Withdraw the caller's challenges.", Done)
    async def withdraw(self, call: Call) -> Done:
        """Withdraw challenges; the caller also leaves a table that was made for them."""
        call.take(call.rates.contact)
        return Done(done=await self._withdraw(call.table, call.person))

    async def _withdraw(self, table: str, who: Identity) -> bool:
        try:
            status = await self.tables.status(table)
        except UnknownTable:
            return False
        done = await self.challenges.withdraw(table, who)
        if done and status.about.invited_only and status.phase == "open":
            return await vacate(self.tables, table, who.ids)
        return done


def _shown(stored: Stored) -> wire.Challenge:
    return wire.Challenge(
        table=stored.table,
        line=stored.line,
        by=PersonName(id=stored.by, name=stored.by_name),
        to=PersonName(id=stored.to, name=stored.to_name),
        at=stored.at,
        expires_at=stored.expires_at,
        state=stored.state,
        reason=stored.reason,
    )


def _check_open_seats(body: wire.NewChallenge) -> None:
    """Refuse a table with fewer or more open seats than challenged people."""
    seats = sum(isinstance(it, WantOpen) for it in body.table.seats)
    if body.table.seats and seats != len(body.people):
        raise MalformedRequest("the table needs one open seat for each challenged person")


def _check_host(status: TableStatus, who: Identity) -> None:
    if status.phase != "open":
        raise NotOpen("the game has begun already")
    if not seats_of(status.seats, *who.ids) and status.about.creator.id not in who.ids:
        raise NotOpen("only those who sit at the table, or who made it, invite others")
