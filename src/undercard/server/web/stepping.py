"""From a client's step to a table's: the server adds who and when."""

from __future__ import annotations

import secrets
from contextlib import suppress
from time import perf_counter

import msgspec

from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.call import Site, now
from undercard.server.web.speaking import speaker_of
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


def step_of(asked: wire.ClientStep, who: Who, by: str, words: tuple[str, ...] = ()) -> steps.Step:
    """`by` is one of the person's ids; `words` are what each seat contributes to a start."""
    match asked:
        case wire.PostSitDown(bot=None):
            sitting = Person(by, who.name, who.is_bot)
            return steps.SitDown(at=now(), by=by, seat=asked.seat, who=sitting)
        case wire.PostSitDown(bot=str(level)):
            return steps.SitDown(at=now(), by=by, seat=asked.seat, who=Bot(level))
        case wire.PostStart():
            return steps.Start(at=now(), by=by, contributions=words)
    return _PLAIN[type(asked)](at=now(), by=by, **msgspec.structs.asdict(asked))


def act_of(asked: wire.PostAct, by: str) -> steps.Act:
    """The step that is made most often."""
    return steps.Act(at=now(), by=by, seat=asked.seat, action=asked.action, answers=asked.answers)


async def make_step(site: Site, who: Who, table: str, asked: wire.ClientStep) -> steps.Step:
    is_start = isinstance(asked, wire.PostStart)
    words = await site.starting.contributions(table) if is_start else ()
    return step_of(asked, who, await speaker_of(site.tables, table, who, asked), words)


async def post_step(site: Site, who: Who, table: str, asked: wire.ClientStep, key: str) -> int:
    """Its number; with the same key again, the same one."""
    began = perf_counter()
    site.gate.step.take(who.id)
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
    site.metrics.add("steps_total")
    site.metrics.observe("step_seconds", perf_counter() - began)
    if isinstance(asked, wire.PostSitDown):
        await site.starting.start_if_ready(table)
    if isinstance(asked, wire.PostLeaveSeat):
        await _let_a_bot_play(site, table, asked.seat)
    return number


async def _let_a_bot_play(site: Site, table: str, seat: int) -> None:
    """For somebody who left a running game: the others need not wait."""
    standing = await site.tables.standing(table)
    if standing.phase != "running":
        return
    step = steps.TakeOver(at=now(), seat=seat, bot=Bot(standing.about.stand_in))
    with suppress(TableError):  # back already, or told twice
        await site.tables.post(table, step, secrets.token_urlsafe(12))


async def _started_itself(site: Site, table: str) -> int | None:
    """The start's number, if there was one: then whoever would have started it has their wish."""
    standing = await site.tables.standing(table)
    return standing.started if standing.about.starts_when_full else None
