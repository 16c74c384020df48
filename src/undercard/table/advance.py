"""Which step is handled where."""

from __future__ import annotations

from typing import assert_never

from undercard.table import acting, gathering, leaving, steps, takeback
from undercard.table.progress import Progress, Room


def advance(room: Room, now: Progress, step: steps.Step) -> Progress:
    """The table after a step; `TableError` if it cannot be."""
    match step:
        case steps.SitDown():
            return gathering.sit_down(room, now, step)
        case steps.LeaveSeat():
            return leaving.leave_seat(room, now, step)
        case steps.Start():
            return gathering.start(room, now, step)
        case steps.Act():
            return acting.act(room, now, step)
        case steps.Resign():
            return acting.resign(room, now, step)
        case steps.OfferDraw():
            return acting.offer_draw(room, now, step)
        case steps.AcceptDraw():
            return acting.accept_draw(now, step)
        case steps.DeclineDraw():
            return acting.decline_draw(now, step)
        case steps.WithdrawDraw():
            return acting.withdraw_draw(now, step)
        case steps.ClaimTime():
            return acting.claim_time(room, now, step)
        case steps.AskTakeback():
            return takeback.ask_takeback(room, now, step)
        case steps.GrantTakeback():
            return takeback.grant_takeback(room, now, step)
        case steps.RefuseTakeback():
            return takeback.refuse_takeback(now, step)
        case steps.TakeOver():
            return leaving.take_over(now, step)
        case steps.ComeBack():
            return leaving.come_back(now, step)
        case steps.Rematch():
            return leaving.follow(now, step)
        case _:
            assert_never(step)
