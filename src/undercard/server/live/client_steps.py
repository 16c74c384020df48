"""From a client's step to a table's: the server adds who and when."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from time import perf_counter

import msgspec

from undercard.server.people.queries import Who
from undercard.server.tables.standing import Standing
from undercard.server.web import wire
from undercard.server.web.call import Site
from undercard.server.web.metrics import Metrics
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
    wire.PostClaimTime: steps.ClaimTime,
    wire.PostAskTakeback: steps.AskTakeback,
    wire.PostGrantTakeback: steps.GrantTakeback,
    wire.PostRefuseTakeback: steps.RefuseTakeback,
    wire.PostComeBack: steps.ComeBack,
}
"""Those that have the same fields at the table."""
_HOSTED = (wire.PostStart, wire.PostSitDown, wire.PostLeaveSeat)
"""Steps for which more has to be looked up or done than to post them."""


def post_step(
    site: Site, who: Who, table: str, asked: wire.ClientStep, key: str
) -> asyncio.Future[int]:
    """Its number; with the same key again, the same one."""
    site.gate.step.take(who.id)
    if who.also or isinstance(asked, _HOSTED):
        posted: asyncio.Future[int]
        posted = asyncio.ensure_future(_post_with_care(site, who, table, asked, key))
    else:
        posted = site.tables.post(table, step_of(asked, who, who.id), key)
    posted.add_done_callback(partial(_measure, site.metrics, perf_counter()))
    return posted


def _measure(metrics: Metrics, began: float, posted: asyncio.Future[int]) -> None:
    if not posted.cancelled() and posted.exception() is None:
        metrics.add("steps_total")
        metrics.observe("step_seconds", perf_counter() - began)


async def make_step(site: Site, who: Who, table: str, asked: wire.ClientStep) -> steps.Step:
    """The step of a person who may be known by several ids, with what a start needs."""
    is_start = isinstance(asked, wire.PostStart)
    words = await site.starting.contributions(table) if is_start else ()
    by = choose_id(await site.tables.standing(table), who, asked) if who.also else who.id
    return step_of(asked, who, by, words)


def step_of(asked: wire.ClientStep, who: Who, by: str, words: tuple[str, ...] = ()) -> steps.Step:
    """`by` is one of the person's ids; `words` are what each seat contributes to a start."""
    match asked:
        case wire.PostAct(seat=seat, action=action, answers=answers):  # made most often
            return steps.Act(at=0.0, by=by, seat=seat, action=action, answers=answers)
        case wire.PostSitDown(bot=None):
            sitting = Person(by, who.name, who.is_bot)
            return steps.SitDown(at=0.0, by=by, seat=asked.seat, who=sitting)
        case wire.PostSitDown(bot=str(level)):
            return steps.SitDown(at=0.0, by=by, seat=asked.seat, who=Bot(level))
        case wire.PostStart():
            return steps.Start(at=0.0, by=by, contributions=words)
    return _PLAIN[type(asked)](at=0.0, by=by, **msgspec.structs.asdict(asked))


def choose_id(standing: Standing, who: Who, asked: wire.ClientStep) -> str:
    """The id with which a person acts: a seat taken as a guest is answered for as that guest."""
    sitting = [seat.person.id if seat.person is not None else "" for seat in standing.seats]
    creator = standing.about.creator.id
    seat: int = getattr(asked, "seat", len(sitting))
    at_seat = sitting[seat : seat + 1]
    host = [creator] if isinstance(asked, _HOSTED) and not _is_own(asked) else []
    known = (*at_seat, *host, *sitting, creator)
    return next((one for one in known if one in who.ids), who.id)


def _is_own(asked: wire.ClientStep) -> bool:
    return isinstance(asked, wire.PostSitDown) and asked.bot is None


async def _post_with_care(
    site: Site, who: Who, table: str, asked: wire.ClientStep, key: str
) -> int:
    step = await make_step(site, who, table, asked)
    if isinstance(asked, wire.PostSitDown) and asked.bot is None and step.by is not None:
        await site.starting.words.give(table, step.by, asked.word)
    try:
        number = await site.tables.post(table, step, key)
    except AlreadyStarted:
        started = await _started_itself(site, table) if isinstance(asked, wire.PostStart) else None
        if started is None:
            raise
        return started
    if isinstance(asked, wire.PostSitDown):
        await site.starting.start_if_ready(table)
    if isinstance(asked, wire.PostLeaveSeat):
        await _let_a_bot_play(site, table, asked.seat)
    return number


async def _let_a_bot_play(site: Site, table: str, seat: int) -> None:
    """For a player who left a running game: the others need not wait."""
    standing = await site.tables.standing(table)
    if standing.phase != "running":
        return
    step = steps.TakeOver(at=0.0, seat=seat, bot=Bot(standing.about.stand_in))
    with suppress(TableError):  # back already, or posted twice
        await site.tables.post(table, step, secrets.token_urlsafe(12))


async def _started_itself(site: Site, table: str) -> int | None:
    """The start's number, if there was one: then the caller has what it asked for."""
    standing = await site.tables.standing(table)
    return standing.started if standing.about.starts_when_full else None
