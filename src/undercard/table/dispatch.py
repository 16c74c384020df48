"""Dispatch of each kind of step to its handler."""

from __future__ import annotations

from typing import assert_never

from undercard.table import absence, actions, contributions, endings, start, steps, takeback
from undercard.table.progress import Progress, TableContext


def advance(context: TableContext, now: Progress, step: steps.Step) -> Progress:
    """Return the table after a step; raise `TableError` if the step is not allowed."""
    match step:
        case steps.SitDown():
            return start.sit_down(context, now, step)
        case steps.LeaveSeat():
            return absence.leave_seat(context, now, step)
        case steps.Seal():
            return contributions.seal(now, step)
        case steps.Reveal():
            return contributions.reveal(now, step)
        case steps.Start():
            return start.start(context, now, step)
        case steps.Act():
            return actions.act(context, now, step)
        case steps.Resign():
            return endings.resign(context, now, step)
        case steps.OfferDraw():
            return endings.offer_draw(context, now, step)
        case steps.AcceptDraw():
            return endings.accept_draw(now, step)
        case steps.DeclineDraw():
            return endings.decline_draw(now, step)
        case steps.WithdrawDraw():
            return endings.withdraw_draw(now, step)
        case steps.ClaimTime():
            return endings.claim_time(context, now, step)
        case steps.TimeOut():
            return endings.time_out(context, now, step)
        case steps.Abandon():
            return absence.abandon(context, now, step)
        case steps.AskTakeback():
            return takeback.ask_takeback(context, now, step)
        case steps.GrantTakeback():
            return takeback.grant_takeback(context, now, step)
        case steps.RefuseTakeback():
            return takeback.refuse_takeback(now, step)
        case steps.TakeOver():
            return absence.take_over(context, now, step)
        case steps.ComeBack():
            return absence.come_back(now, step)
        case steps.Rematch():
            return absence.announce_rematch(now, step)
        case _:
            assert_never(step)
