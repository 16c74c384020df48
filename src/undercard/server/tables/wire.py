"""Messages about tables: creation, steps, and a table as a client sees it.

Steps are tagged by `step`; the server adds the person and the time.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from undercard.kernel.chance_source import Proof
from undercard.kernel.game import Outcome
from undercard.kernel.odds import Odds
from undercard.kernel.options import OptionValue
from undercard.kernel.stopped import Stopped
from undercard.server.http.links import Reach
from undercard.server.http.wire import FromClient, MaybeView, SeatNumber, StepNumber, Text, ToClient
from undercard.server.tables.lobby_table import LobbyTable
from undercard.table.clock import Clock, TimeControl, Unlimited
from undercard.table.header import About, Spectators, Visibility
from undercard.table.phase import Phase
from undercard.table.progress import Contribution, Offer
from undercard.table.redaction import Entry
from undercard.table.seats import Seat

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

# Creating a table


class OptionInfo(ToClient, frozen=True, kw_only=True):
    """`choices` for a list, `span` for a range of numbers, neither for yes or no; `set_by` names a
    yes-or-no option that, when on, decides this one."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...]
    span: tuple[int, int] | None
    set_by: str | None


class WantMe(FromClient, frozen=True, kw_only=True, tag_field="kind", tag="me"):
    """A seat for the creator; on several seats, people share a screen (practice only)."""


class WantOpen(FromClient, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """A seat for anyone who joins."""


class WantBot(FromClient, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    level: Text


SeatWanted: TypeAlias = WantMe | WantOpen | WantBot


class NewTable(FromClient, frozen=True, kw_only=True):
    game: Text
    options: dict[Text, OptionValue] = {}
    box: str | dict[str, object] | None = None
    clock: TimeControl = Unlimited()
    draws: bool = False
    spectators: Spectators = "names"
    visibility: Visibility = "public"
    open_hands: Annotated[int, Meta(ge=0, le=1000)] | None = None
    stand_in: Text | None = None
    """The bot that replaces a person who left; None: the default of the game."""
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=8)] = ()
    """One per seat of the game; by default the creator has the first."""
    contributes: bool = False
    """Whether a contribution to the chance follows, from the creator's seats: see
    `/api/tables/{table}/seal`."""
    rated: bool | None = None
    """Public tables and practice against bots can be rated, with a built-in box and hidden hands.
    True is refused, with the reason, for other tables; None: rated if possible."""
    starts_when_full: bool = True
    """False: the creator starts the game; once a contribution was revealed, it starts anyway."""
    invited_only: bool = False
    """Whether the open seats are for people who were challenged."""


class TableMade(ToClient, frozen=True, kw_only=True):
    table: str
    number: int
    """The number of steps so far: seats taken, and the start."""
    commitment: str
    """The hash of the secret from which all chance is derived; keep it to check the game later."""


class Contributed(ToClient, frozen=True, kw_only=True):
    """`number` is the last step: the start, if no other contribution was missing."""

    number: int


class SealWord(FromClient, frozen=True, kw_only=True):
    """A sealed contribution to the chance. An empty one means that the player is present, which a
    rematch waits for, and contributes nothing."""

    commitment: Hash | Literal[""] = ""
    """The commitment that the table showed."""
    seal: Hash | Literal[""] = ""
    """SHA-256 of the commitment, a colon and the contribution, in hexadecimal."""


class RevealWord(FromClient, frozen=True, kw_only=True):
    """A contribution to the chance, when every other seat has sealed its own."""

    commitment: Hash
    word: Annotated[str, Meta(min_length=1, max_length=64)]


class PlayAgain(FromClient, frozen=True, kw_only=True):
    contributes: bool = False
    """Whether a contribution to the chance of the next game follows."""


# Steps


class _ClientStep(FromClient, frozen=True, kw_only=True, tag_field="step"):
    pass


class _ClientSeatStep(_ClientStep, frozen=True, kw_only=True):
    seat: SeatNumber


class PostSitDown(_ClientSeatStep, frozen=True, kw_only=True, tag="sit_down"):
    bot: Annotated[str, Meta(max_length=64)] | None = None
    """A bot of this level; None: the caller."""
    contributes: bool = False
    """Whether a contribution to the chance follows, for which the game then waits."""


class PostLeaveSeat(_ClientSeatStep, frozen=True, kw_only=True, tag="leave_seat"):
    pass


class PostStart(_ClientStep, frozen=True, kw_only=True, tag="start"):
    """Start by the creator; most tables start automatically when all players are present."""


class PostAct(_ClientSeatStep, frozen=True, kw_only=True, tag="act"):
    action: Annotated[str, Meta(max_length=200)]
    answers: StepNumber


class PostResign(_ClientSeatStep, frozen=True, kw_only=True, tag="resign"):
    pass


class PostOfferDraw(_ClientSeatStep, frozen=True, kw_only=True, tag="offer_draw"):
    pass


class PostAcceptDraw(_ClientSeatStep, frozen=True, kw_only=True, tag="accept_draw"):
    pass


class PostDeclineDraw(_ClientSeatStep, frozen=True, kw_only=True, tag="decline_draw"):
    pass


class PostWithdrawDraw(_ClientSeatStep, frozen=True, kw_only=True, tag="withdraw_draw"):
    pass


class PostAskTakeback(_ClientSeatStep, frozen=True, kw_only=True, tag="ask_takeback"):
    pass


class PostGrantTakeback(_ClientSeatStep, frozen=True, kw_only=True, tag="grant_takeback"):
    pass


class PostRefuseTakeback(_ClientSeatStep, frozen=True, kw_only=True, tag="refuse_takeback"):
    pass


class PostComeBack(_ClientSeatStep, frozen=True, kw_only=True, tag="come_back"):
    pass


class _Claim(_ClientSeatStep, frozen=True, kw_only=True):
    absent: SeatNumber
    """The seat of a player who has been away for too long while the game waited for them."""


class PostAbandon(_Claim, frozen=True, kw_only=True, tag="abandon"):
    """The absent player loses; of three players, a bot plays on for them."""


class PostTakeOver(_Claim, frozen=True, kw_only=True, tag="take_over"):
    """A bot finishes the game for the absent player, who may return; the game is not rated."""


ClientStep: TypeAlias = (
    PostSitDown
    | PostLeaveSeat
    | PostStart
    | PostAct
    | PostResign
    | PostOfferDraw
    | PostAcceptDraw
    | PostDeclineDraw
    | PostWithdrawDraw
    | PostAskTakeback
    | PostGrantTakeback
    | PostRefuseTakeback
    | PostComeBack
    | PostAbandon
    | PostTakeOver
)


class StepTaken(ToClient, frozen=True, kw_only=True):
    number: int


# Tables


class Now(ToClient, frozen=True, kw_only=True):
    """The current table, as one seat or a spectator sees it."""

    seat: int | None
    number: int
    """The last step sent: the one to answer."""
    at: float
    """The server's time, for the clock."""
    phase: Phase
    seats: tuple[Seat, ...]
    given: tuple[Contribution | None, ...]
    """The contribution of each seat to chance; empty after the deal."""
    view: MaybeView
    why: dict[str, str]
    """To a seat to act, whose legal actions are in its view: the rule against each of the others
    that may be pointed at."""
    ways: dict[str, str]
    """To a seat whose figure may step: each cell that steps may lead to, and the one before it on
    the way."""
    odds: dict[str, Odds]
    """To a seat to act: the chances of each legal action with dice."""
    clock: Clock | None
    draw: Offer | None
    takeback: Offer | None
    can_offer_draw: bool
    """To a seat: whether a draw may be offered that others could accept."""
    can_take_back: bool
    """To a seat: whether a takeback may be asked for."""
    result: Outcome | None
    stopped: Stopped | None
    proof: Proof | None
    following: str | None


class TableShown(ToClient, frozen=True, kw_only=True):
    """A table and the log after the requested step."""

    table: str
    about: About
    after: int
    """The log begins with the step after this one."""
    log: tuple[Entry, ...]
    now: Now


class TableLink(ToClient, frozen=True, kw_only=True):
    """The address of a table for other people."""

    url: str
    reach: Reach


class LobbyReply(ToClient, frozen=True, kw_only=True):
    tables: tuple[LobbyTable, ...]
    online: int
    """The number of people on the site."""


class TableQuery(FromClient, frozen=True, kw_only=True):
    after: StepNumber = 0
    seat: SeatNumber | None = None
    """The seat whose log `after` refers to, or one of several own seats."""


class LobbyQuery(FromClient, frozen=True, kw_only=True):
    """Without `state`: open and running tables."""

    game: Annotated[str, Meta(max_length=64)] | None = None
    state: Phase | None = None
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """Tables that last changed before this time: the next page."""
    limit: Annotated[int, Meta(ge=1, le=200)] = 100


class TableSnapshot(TableShown, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """Replaces the client's state, except for the log up to `after`."""


class TableEntries(
    ToClient, frozen=True, kw_only=True, tag_field="type", tag="entries", omit_defaults=True
):
    """The entries after `after`, which is the number last sent."""

    table: str
    after: int
    entries: tuple[Entry, ...]
    now: Now
    acknowledged: str | None = None
    """The key of the client's own step, if that is the last entry: it is durable, and no
    `Acknowledged` follows."""
