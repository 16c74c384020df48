"""Games that were not played out: somebody gave up, ran out of time, or all agreed on a draw."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercard.kernel.game import Outcome

WayOut: TypeAlias = Literal["resigned", "time"]


class Stopped(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What ended a game before its rules did, and the seats that lost by it, the last one last.

    With more than two players those who gave up earlier are among them. A draw has no losers.
    """

    how: WayOut | Literal["draw"]
    seats: tuple[int, ...] = ()

    def problem(self, players: int) -> str | None:
        """Why this cannot be; None if it can."""
        if self.how == "draw":
            return "nobody loses a draw" if self.seats else None
        if not 0 < len(set(self.seats)) == len(self.seats) < players:
            return f"{len(self.seats)} of {players} seats cannot have lost"
        if not all(0 <= seat < players for seat in self.seats):
            return f"seats are 0 to {players - 1}"
        return None

    def outcome(self, players: int) -> Outcome:
        """Those who stayed have won. Points of a game that was not played out count for nothing."""
        winners = tuple(seat for seat in range(players) if seat not in self.seats)
        return Outcome(winners, (0,) * players, self.how)
