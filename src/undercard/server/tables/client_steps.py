"""Converts a client's step into a table's step: the server adds the person and the time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import TypeAlias

import msgspec

from undercard.server.db.people import Identity
from undercard.server.http.metrics import Metrics
from undercard.server.http.rate_limits import Buckets
from undercard.server.tables import wire
from undercard.server.tables.absences import Absences
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.service import Tables
from undercard.server.tables.status import TableStatus
from undercard.table import steps
from undercard.table.errors import AlreadyStarted, TableError
from undercard.table.seats import Bot, Person

_PLAIN: dict[type[wire.ClientStep], type[steps.Step]] = {
    wire.PostLeaveSeat: steps.LeaveSeat,
    wire.PostAct: steps.Act,
    wire.PostResign: steps.Resign,
    wire.PostOfferDraw: steps.OfferDraw,
    wire.PostAcceptDraw: steps.AcceptDraw,
    wire.PostDeclineDraw: steps.DeclineDraw,
    wire.PostWithdrawDraw: steps.WithdrawDraw,
    wire.PostAskTakeback: steps.AskTakeback,
    wire.PostGrantTakeback: steps.GrantTakeback,
    wire.PostRefuseTakeback: steps.RefuseTakeback,
    wire.PostComeBack: steps.ComeBack,
}
"""Steps that have the same fields at the table."""
_CLAIMS = (wire.PostAbandon, wire.PostTakeOver)
_HOSTED = (wire.PostStart, wire.PostSitDown, wire.PostLeaveSeat, *_CLAIMS)
"""Steps that need more than a post."""


CheckSeat: TypeAlias = Callable[[TableStatus, Identity], Awaitable[None]]
"""Raises the reason why a person may not join the others at a table."""


async def _let_all_sit(_: TableStatus, __: Identity) -> None:
    """Let every person take an open seat."""


class ClientSteps:
    """Posts the steps of clients to the tables."""

    def __init__(
        self,
        tables: Tables,
        autostart: AutoStart,
        absences: Absences,
        rate: Buckets,
        metrics: Metrics,
        check_seat: CheckSeat = _let_all_sit,
    ) -> None:
        self._tables, self._autostart, self._absences = tables, autostart, absences
        self._rate, self._metrics = rate, metrics
        self._check_seat = check_seat

    def post(
        self, who: Identity, table: str, asked: wire.ClientStep, key: str
    ) -> asyncio.Future[int]:
        """Post a step; return its number, which is the same for a repeated key."""
        self._rate.take(who.id)
        if who.also or isinstance(asked, _HOSTED):
            posted: asyncio.Future[int]
            posted = asyncio.ensure_future(self._post_hosted(who, table, asked, key))
        else:
            posted = self._tables.post(table, step_of(asked, who, who.id), key)
        posted.add_done_callback(partial(self._measure, perf_counter()))
        return posted

    async def make(self, who: Identity, table: str, asked: wire.ClientStep) -> steps.Step:
        """Return the step of a person, who may have several ids."""
        by = choose_id(await self._tables.status(table), who, asked) if who.also else who.id
        if isinstance(asked, _CLAIMS):
            return claim_of(asked, await self._absences.check(table, asked.absent), by)
        return step_of(asked, who, by)

    async def check_company(self, who: Identity, table: str) -> None:
        """Raise the reason why a person may not join the others at the table."""
        await self._check_seat(await self._tables.status(table), who)

    def _measure(self, began: float, posted: asyncio.Future[int]) -> None:
        if not posted.cancelled() and posted.exception() is None:
            self._metrics.add("steps_total")
            self._metrics.observe("step_seconds", perf_counter() - began)

    async def _post_hosted(
        self, who: Identity, table: str, asked: wire.ClientStep, key: str
    ) -> int:
        if isinstance(asked, wire.PostSitDown) and asked.bot is None:
            await self.check_company(who, table)
        step = await self.make(who, table, asked)
        try:
            number = await self._tables.post(table, step, key)
        except AlreadyStarted:
            started = await self._autostarted(table) if isinstance(asked, wire.PostStart) else None
            if started is None:
                raise
            return started
        if isinstance(asked, wire.PostSitDown):
            await self._autostart.start_if_ready(table)
        if isinstance(asked, wire.PostLeaveSeat):
            await self._let_a_bot_play(table, asked.seat)
        return number

    async def _let_a_bot_play(self, table: str, seat: int) -> None:
        """Let a bot replace a player who left a running game, so that the others need not wait."""
        status = await self._tables.status(table)
        if status.phase != "running":
            return
        step = steps.TakeOver(at=0.0, seat=seat, bot=Bot(status.about.stand_in))
        with suppress(TableError):  # back already, or posted twice
            await self._tables.post(table, step, secrets.token_urlsafe(12))

    async def _autostarted(self, table: str) -> int | None:
        """Return the number of an automatic start, which makes a requested start redundant."""
        status = await self._tables.status(table)
        return status.started if status.about.starts_when_full else None


def step_of(asked: wire.ClientStep, who: Identity, by: str) -> steps.Step:
    """Return the step; `by` is one of the person's ids."""
    match asked:
        case wire.PostAct(seat=seat, action=action, answers=answers):  # made most often
            return steps.Act(at=0.0, by=by, seat=seat, action=action, answers=answers)
        case wire.PostSitDown(bot=None, seat=seat, contributes=contributes):
            sitting = Person(by, who.name, who.is_bot)
            return steps.SitDown(at=0.0, by=by, seat=seat, who=sitting, contributes=contributes)
        case wire.PostSitDown(bot=str(level)):
            return steps.SitDown(at=0.0, by=by, seat=asked.seat, who=Bot(level))
        case wire.PostStart():
            return steps.Start(at=0.0, by=by)
    return _PLAIN[type(asked)](at=0.0, by=by, **msgspec.structs.asdict(asked))


def claim_of(
    asked: wire.PostAbandon | wire.PostTakeOver, status: TableStatus, by: str
) -> steps.Step:
    """Return the step of a claim that was checked when the table had this status."""
    absent, claimant = asked.absent, asked.seat
    if isinstance(asked, wire.PostAbandon):
        return steps.Abandon(at=0.0, by=by, seat=absent, claimant=claimant, answers=status.number)
    bot = Bot(status.about.stand_in)
    return steps.TakeOver(at=0.0, by=by, seat=absent, bot=bot, claimant=claimant)


def choose_id(status: TableStatus, who: Identity, asked: wire.ClientStep) -> str:
    """Return the id with which a person acts: for a seat taken as a guest, that guest's id."""
    sitting = [seat.person.id if seat.person is not None else "" for seat in status.seats]
    creator = status.about.creator.id
    seat: int = getattr(asked, "seat", len(sitting))
    at_seat = sitting[seat : seat + 1]
    host = [creator] if isinstance(asked, _HOSTED) and not _is_own(asked) else []
    known = (*at_seat, *host, *sitting, creator)
    return next((one for one in known if one in who.ids), who.id)


def _is_own(asked: wire.ClientStep) -> bool:
    return isinstance(asked, wire.PostSitDown) and asked.bot is None
