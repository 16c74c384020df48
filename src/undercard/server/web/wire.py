"""Every message on the wire. TypeScript's types are made from these: nothing else is sent.

Client messages refuse unknown fields, so that a misspelt one is told. Server messages are tagged
by `type`, steps by `step`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercard.games.fightdrome.view import View as FightdromeView
from undercard.games.survive.view import View as SurviveView
from undercard.kernel.fairness import Proof
from undercard.kernel.game import Outcome
from undercard.kernel.options import OptionValue
from undercard.kernel.stopped import Stopped
from undercard.server.tables.line import LobbyTable
from undercard.table.clock import Clock, TimeControl, Unlimited
from undercard.table.door import Entry
from undercard.table.header import About, Visibility
from undercard.table.progress import Offer
from undercard.table.seats import Seat
from undercard.table.snapshot import Phase

Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""What a client calls a step of its own; the same one again is the same step."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
StepNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

VIEWS: tuple[type[msgspec.Struct], ...] = (FightdromeView, SurviveView)
"""What `view` may be, told apart by their field `game`."""


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From a client."""


class _Told(msgspec.Struct, frozen=True, kw_only=True):
    """To a client."""


class Refusal(_Told, frozen=True, kw_only=True, omit_defaults=True):
    """Why not; `error` is a code that stays the same, `message` is for people."""

    error: str
    message: str
    rule: str | None = None
    """Of the game, where one forbids the action."""
    retry_after: float | None = None
    """Seconds."""


# People


class NewGuest(_Asked, frozen=True, kw_only=True):
    name: Text


class Credentials(_Asked, frozen=True, kw_only=True):
    name: Text
    password: Text


class Me(_Told, frozen=True, kw_only=True):
    """Whoever asks, if signed in."""

    id: str
    name: str
    has_account: bool


class MeReply(_Told, frozen=True, kw_only=True):
    me: Me | None


# Games


class OptionInfo(_Told, frozen=True, kw_only=True):
    """`choices` for a list, `span` for a range of numbers, neither for yes or no."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...]
    span: tuple[int, int] | None


class LevelInfo(_Told, frozen=True, kw_only=True):
    """A bot to play against; its name for people is the message `level-<game>-<number>`."""

    level: str
    number: int
    rating: float | None
    margin: float | None


class GameInfo(_Told, frozen=True, kw_only=True):
    game: str
    rules: int
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    boxes: tuple[str, ...]
    """Packs or scenarios that come with it."""


class GamesReply(_Told, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]


# Making tables


class WantMe(_Asked, frozen=True, kw_only=True, tag_field="kind", tag="me"):
    """For whoever makes the table; on several seats, people share a screen (practice only)."""


class WantOpen(_Asked, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """For whoever comes."""


class WantBot(_Asked, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    level: Text


SeatWanted: TypeAlias = WantMe | WantOpen | WantBot


class NewTable(_Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[Text, OptionValue] = {}
    box: str | dict[str, object] | None = None
    clock: TimeControl = Unlimited()
    draws: bool = False
    visibility: Visibility = "public"
    open_hands: Annotated[int, Meta(ge=0, le=1000)] | None = None
    stand_in: Text = "greedy"
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=8)] = ()
    """One for each seat of the game; none given: whoever makes it has the first."""
    word: Annotated[str, Meta(max_length=64)] = ""
    """A word of chance, used if no seat is open and the game starts at once."""


class TableMade(_Told, frozen=True, kw_only=True):
    table: str
    number: int
    """Steps taken already: those who sit down, and the start."""


# Steps, as a client gives them: when and by whom is for the server to say


class _ClientStep(_Asked, frozen=True, kw_only=True, tag_field="step"):
    pass


class _SeatStep(_ClientStep, frozen=True, kw_only=True):
    seat: SeatNumber


class PostSitDown(_SeatStep, frozen=True, kw_only=True, tag="sit_down"):
    bot: Annotated[str, Meta(max_length=64)] | None = None
    """A bot of this level; None: oneself."""


class PostLeaveSeat(_SeatStep, frozen=True, kw_only=True, tag="leave_seat"):
    pass


class PostStart(_ClientStep, frozen=True, kw_only=True, tag="start"):
    contributions: Annotated[tuple[str, ...], Meta(max_length=8)] = ()


class PostAct(_SeatStep, frozen=True, kw_only=True, tag="act"):
    action: Annotated[str, Meta(max_length=200)]
    answers: StepNumber


class PostResign(_SeatStep, frozen=True, kw_only=True, tag="resign"):
    pass


class PostOfferDraw(_SeatStep, frozen=True, kw_only=True, tag="offer_draw"):
    pass


class PostAcceptDraw(_SeatStep, frozen=True, kw_only=True, tag="accept_draw"):
    pass


class PostDeclineDraw(_SeatStep, frozen=True, kw_only=True, tag="decline_draw"):
    pass


class PostWithdrawDraw(_SeatStep, frozen=True, kw_only=True, tag="withdraw_draw"):
    pass


class PostClaimTime(_SeatStep, frozen=True, kw_only=True, tag="claim_time"):
    pass


class PostAskTakeback(_SeatStep, frozen=True, kw_only=True, tag="ask_takeback"):
    pass


class PostGrantTakeback(_SeatStep, frozen=True, kw_only=True, tag="grant_takeback"):
    pass


class PostRefuseTakeback(_SeatStep, frozen=True, kw_only=True, tag="refuse_takeback"):
    pass


class PostComeBack(_SeatStep, frozen=True, kw_only=True, tag="come_back"):
    pass


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
    | PostClaimTime
    | PostAskTakeback
    | PostGrantTakeback
    | PostRefuseTakeback
    | PostComeBack
)


class StepTaken(_Told, frozen=True, kw_only=True):
    number: int


# Tables as they are


class Now(_Told, frozen=True, kw_only=True):
    """The table at this moment, as one seat or a spectator sees it."""

    seat: int | None
    number: int
    """The last step told: the one to answer."""
    at: float
    """The server's time, for the clock."""
    phase: Phase
    seats: tuple[Seat, ...]
    view: Annotated[object, Meta(extra_json_schema={"x-views": True})]
    clock: Clock | None
    draw: Offer | None
    takeback: Offer | None
    result: Outcome | None
    stopped: Stopped | None
    proof: Proof | None
    following: str | None


class TableShown(_Told, frozen=True, kw_only=True):
    """A table and the log after the step asked for."""

    table: str
    about: About
    after: int
    """The log begins with the step after this one."""
    log: tuple[Entry, ...]
    now: Now


class LobbyReply(_Told, frozen=True, kw_only=True):
    tables: tuple[LobbyTable, ...]


# Queries


class TableQuery(_Asked, frozen=True, kw_only=True):
    after: StepNumber = 0
    seat: SeatNumber | None = None
    """The seat from which `after` was counted, or which of several seats of one's own."""


class LobbyQuery(_Asked, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=64)] | None = None
    limit: Annotated[int, Meta(ge=1, le=200)] = 100


# Over the WebSocket, from a client


class _Message(_Asked, frozen=True, kw_only=True, tag_field="type"):
    pass


class Follow(_Message, frozen=True, kw_only=True, tag="follow"):
    """Answered by a snapshot with the log after `after`.

    If `seat` is not how the caller sees the table now, the log is the whole log: a spectator's
    and a seat's are different ones.
    """

    table: TableId
    after: StepNumber = 0
    seat: SeatNumber | None = None


class Unfollow(_Message, frozen=True, kw_only=True, tag="unfollow"):
    table: TableId


class PostStep(_Message, frozen=True, kw_only=True, tag="step"):
    table: TableId
    key: Key
    step: ClientStep


class FollowLobby(_Message, frozen=True, kw_only=True, tag="follow_lobby"):
    pass


class UnfollowLobby(_Message, frozen=True, kw_only=True, tag="unfollow_lobby"):
    pass


class Ping(_Message, frozen=True, kw_only=True, tag="ping"):
    key: Annotated[str, Meta(max_length=64)] | None = None


ClientMessage: TypeAlias = Follow | Unfollow | PostStep | FollowLobby | UnfollowLobby | Ping


# Over the WebSocket, to a client


class Hello(_Told, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message: who the server takes the client for."""

    me: Me | None
    at: float


class TableSnapshot(TableShown, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """Replaces whatever the client knew, but for the log up to `after`."""


class TableEntries(_Told, frozen=True, kw_only=True, tag_field="type", tag="entries"):
    """What is new since `after`, which is the number last told."""

    table: str
    after: int
    entries: tuple[Entry, ...]
    now: Now


class Unfollowed(_Told, frozen=True, kw_only=True, tag_field="type", tag="unfollowed"):
    """No more will come of this table; `error` if that was not asked for."""

    table: str
    error: Refusal | None = None


class Acknowledged(_Told, frozen=True, kw_only=True, tag_field="type", tag="acknowledged"):
    """The step with this key is durable, under this number."""

    key: str
    table: str
    number: int


class LobbyNow(_Told, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """All lines of the lobby; sent when one has changed."""

    tables: tuple[LobbyTable, ...]


class Pong(_Told, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    key: str | None
    at: float


class Error(Refusal, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The message was refused; `key` and `table` are its own, where it could be read."""

    key: str | None = None
    table: str | None = None


ServerMessage: TypeAlias = (
    Hello | TableSnapshot | TableEntries | Unfollowed | Acknowledged | LobbyNow | Pong | Error
)

Health: TypeAlias = Literal["ok", "unavailable"]


class HealthReply(_Told, frozen=True, kw_only=True):
    status: Health
    version: str
