"""Errors of a table. Each has a `code` that is stable on the wire."""

from __future__ import annotations

from typing import ClassVar

from undercard.kernel.errors import UndercardError


class TableError(UndercardError):
    """Base of all refusals; a table that refuses a step has not changed."""

    code: ClassVar[str] = "table"


class BadHeader(TableError):
    """The header describes a table that cannot be set up."""

    code = "bad_header"


class BadStep(TableError):
    """A step has a value that no step can have: an unknown seat, an infinite time, a long name."""

    code = "bad_step"


class NotYourSeat(TableError):
    """The step is for a seat that belongs to another person, or is open."""

    code = "not_your_seat"


class SeatTaken(TableError):
    code = "seat_taken"


class SeatsOpen(TableError):
    """The game cannot start before every seat is taken."""

    code = "seats_open"


class NotSealed(TableError):
    """A contribution is revealed, or the game starts, only when every seat has sealed its own."""

    code = "not_sealed"


class NotRevealed(TableError):
    """The game waits a moment for the contributions of all seats."""

    code = "not_revealed"


class AlreadyRevealed(TableError):
    """Once a contribution was revealed, all are final and nobody leaves before the deal."""

    code = "already_revealed"


class NotStarted(TableError):
    code = "not_started"


class AlreadyStarted(TableError):
    code = "already_started"


class AlreadyOver(TableError):
    code = "already_over"


class NotOver(TableError):
    code = "not_over"


class StaleStep(TableError):
    """The step answers an outdated position; the client should request a snapshot."""

    code = "stale_step"


class NotYourTurn(TableError):
    code = "not_your_turn"


class BadAction(TableError):
    """The text is not an action, or not a legal one; `rule` is the rule that forbids it."""

    code = "bad_action"

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[BadAction], tuple[str, str | None]]:
        """Support pickling: an error can come from another process."""
        return type(self), (str(self), self.rule)


class TimeNotUp(TableError):
    """There is no seat whose time is up."""

    code = "time_not_up"


class TimeUp(TableError):
    """The step came after the time of the seat to act was up."""

    code = "time_up"


class NoDraws(TableError):
    """Draws are not allowed at this table."""

    code = "no_draws"


class NoOffer(TableError):
    """There is no offer to answer or to withdraw."""

    code = "no_offer"


class AlreadyOffered(TableError):
    """The same offer is already open."""

    code = "already_offered"


class NotAway(TableError):
    """The seat's player is present, so no bot can take over and the player cannot return."""

    code = "not_away"


class NotYetClaimable(TableError):
    """The player is present, or has not been away for long enough."""

    code = "not_yet_claimable"


class AlreadyAway(TableError):
    code = "already_away"


class AlreadyOut(TableError):
    """The seat has already lost; a bot plays it to the end."""

    code = "already_out"


class NoTakeback(TableError):
    """There is no action to take back, or one of the four limits (`takeback`) forbids it."""

    code = "no_takeback"


class TakebackRated(NoTakeback):
    """Rated games have no takebacks."""

    code = "takeback_rated"


class TakebackRevealed(NoTakeback):
    code = "takeback_revealed"


class TakebackChance(NoTakeback):
    code = "takeback_chance"


class TakebackTurn(NoTakeback):
    code = "takeback_turn"


class TakebackOthers(NoTakeback):
    code = "takeback_others"
