"""What a table refuses. Each error has a `code` that stays the same on the wire."""

from __future__ import annotations

from typing import ClassVar

from undercard.kernel.errors import UndercardError


class TableError(UndercardError):
    """Base of all refusals; a table that refuses has not changed."""

    code: ClassVar[str] = "table"


class BadHeader(TableError):
    """A table that cannot be set up."""

    code = "bad_header"


class BadStep(TableError):
    """A step with a value that no step can have: no such seat, an endless time, a long name."""

    code = "bad_step"


class NotYourSeat(TableError):
    """Somebody spoke for a seat that is another's, or is open."""

    code = "not_your_seat"


class SeatTaken(TableError):
    code = "seat_taken"


class SeatsOpen(TableError):
    """The game cannot start before every seat is taken."""

    code = "seats_open"


class NotStarted(TableError):
    code = "not_started"


class AlreadyStarted(TableError):
    code = "already_started"


class AlreadyOver(TableError):
    code = "already_over"


class NotOver(TableError):
    code = "not_over"


class StaleStep(TableError):
    """The step answers a position that is gone; ask for a snapshot."""

    code = "stale_step"


class NotYourTurn(TableError):
    code = "not_your_turn"


class BadAction(TableError):
    """Not an action, or not a legal one: then `rule` says which rule forbids it."""

    code = "bad_action"

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[BadAction], tuple[str, str | None]]:
        """An error may come from another process."""
        return type(self), (str(self), self.rule)


class TimeNotUp(TableError):
    """Nobody's time can be claimed now."""

    code = "time_not_up"


class NoDraws(TableError):
    """This table has no draws."""

    code = "no_draws"


class NoOffer(TableError):
    """There is nothing to answer or to withdraw."""

    code = "no_offer"


class AlreadyOffered(TableError):
    """The same offer waits for an answer."""

    code = "already_offered"


class NotAway(TableError):
    """The seat's player is here: no bot takes over, nobody has to come back."""

    code = "not_away"


class AlreadyAway(TableError):
    code = "already_away"


class AlreadyOut(TableError):
    """The seat has given up the game; a bot plays it to the end."""

    code = "already_out"


class NoTakeback(TableError):
    """Nothing to take back, or one of the four nevers (`takeback`) forbids it."""

    code = "no_takeback"


class TakebackRevealed(NoTakeback):
    code = "takeback_revealed"


class TakebackChance(NoTakeback):
    code = "takeback_chance"


class TakebackTurn(NoTakeback):
    code = "takeback_turn"


class TakebackOthers(NoTakeback):
    code = "takeback_others"
