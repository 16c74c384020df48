"""Games that ended before their rules ended them: by resignation, time, absence, or an agreed
draw."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercard.kernel.game import Outcome

WayOut: TypeAlias = Literal["resigned", "time", "abandoned"]


class Stopped(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What ended a game early, and the seats that lost, in the order in which they lost.

    With more than two players, seats that resigned earlier are among them. A draw has no losers.
    """

    how: WayOut | Literal["draw"]
    seats: tuple[int, ...] = ()

    def problem(self, players: int) -> str | None:
        """Return why this is impossible for this number of players, or None."""
        if self.how == "draw":
            return "a draw has no losing seats" if self.seats else None
        if not 0 < len(set(self.seats)) == len(self.seats) < players:
            return f"{len(self.seats)} of {players} seats cannot have lost"
        if not all(0 <= seat < players for seat in self.seats):
            return f"seats are 0 to {players - 1}"
        return None

    def outcome(self, players: int) -> Outcome:
        """Return the outcome: the remaining seats win, and points count as 0."""
        winners = tuple(seat for seat in range(players) if seat not in self.seats)
        return Outcome(winners, (0,) * players, self.how)
