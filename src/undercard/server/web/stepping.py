"""From a client's step to a table's: the server adds who and when."""

from __future__ import annotations

import msgspec

from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.call import Site, now
from undercard.table import steps
from undercard.table.seats import Bot, Person

_PLAIN: dict[type[wire.ClientStep], type[steps.Step]] = {
    wire.PostLeaveSeat: steps.LeaveSeat,
    wire.PostStart: steps.Start,
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


def step_of(asked: wire.ClientStep, who: Who) -> steps.Step:
    if isinstance(asked, wire.PostSitDown):
        sitting = Person(who.id, who.name) if asked.bot is None else Bot(asked.bot)
        return steps.SitDown(at=now(), by=who.id, seat=asked.seat, who=sitting)
    return _PLAIN[type(asked)](at=now(), by=who.id, **msgspec.structs.asdict(asked))


async def post_step(site: Site, who: Who, table: str, asked: wire.ClientStep, key: str) -> int:
    """Its number; with the same key again, the same one."""
    site.gate.step.take(who.id)
    number = await site.tables.post(table, step_of(asked, who), key)
    site.metrics.add("steps_total")
    return number
