"""Messages of clubs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercard.kernel.options import OptionValue
from undercard.server.http.wire import FromClient, PersonName, RatingInfo, Text, ToClient
from undercard.server.tables.lobby_table import LobbyTable
from undercard.table.clock import TimeControl, Unlimited

ClubRole: TypeAlias = Literal["owner", "officer", "member"]
Joining: TypeAlias = Literal["open", "invited"]
"""`open`: the club is listed, and anyone with an account may join. `invited`: only members and
people with an invitation know of it."""
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
YEAR = 366 * 86_400


class ClubDefaults(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a new table of the club is set up with."""

    game: Text
    options: dict[Text, OptionValue] = {}
    box: Annotated[str, Meta(max_length=64)] | None = None
    """The name of a built-in pack or scenario; None: the default."""
    clock: TimeControl = Unlimited()
    draws: bool = False


class ClubLine(ToClient, frozen=True, kw_only=True):
    """A club in a list."""

    id: str
    name: str
    description: str
    joining: Joining
    members: int
    role: ClubRole | None
    """The caller's; None for non-members."""
    faces: tuple[PersonName, ...] = ()
    """The first few members; empty for everyone except members and invited people."""


class ClubsReply(ToClient, frozen=True, kw_only=True):
    """The caller's clubs, and the open ones of others, those with most members first."""

    mine: tuple[ClubLine, ...]
    open: tuple[ClubLine, ...]


class ClubSettings(FromClient, frozen=True, kw_only=True):
    name: Text
    description: Annotated[str, Meta(max_length=2000)] = ""
    joining: Joining = "invited"
    defaults: ClubDefaults


class ClubMade(ToClient, frozen=True, kw_only=True):
    club: str


class ClubMember(ToClient, frozen=True, kw_only=True):
    person: PersonName
    role: ClubRole
    since: float


class ClubPage(ToClient, frozen=True, kw_only=True):
    """A club. Non-members get only `club`."""

    club: ClubLine
    created_at: float
    version: int = 0
    """Changes with everything that members see but tables; see `LobbyNow.version`."""
    defaults: ClubDefaults | None = None
    members: tuple[ClubMember, ...] = ()
    """The owner, officers and members, the senior ones first."""
    removed: tuple[PersonName, ...] = ()
    """To the owner and officers: people who may not join again."""


# Members


class NewClubRole(FromClient, frozen=True, kw_only=True):
    role: ClubRole
    """`owner` hands the club over; the caller becomes an officer."""


# Invitations


class ClubLink(ToClient, frozen=True, kw_only=True):
    """An invitation that can be used; its token was shown only once."""

    id: str
    by: PersonName
    uses_left: int
    expires_at: float


class ClubLinks(ToClient, frozen=True, kw_only=True):
    links: tuple[ClubLink, ...]


class NewClubLink(FromClient, frozen=True, kw_only=True):
    uses: Annotated[int, Meta(ge=1, le=500)] = 20
    seconds: Annotated[float, Meta(ge=3600, le=YEAR)] = 604_800.0


class ClubLinkMade(ToClient, frozen=True, kw_only=True):
    """The path of a new invitation; shown once."""

    path: str


class InvitationToken(FromClient, frozen=True, kw_only=True):
    token: Token


class InvitationShown(ToClient, frozen=True, kw_only=True):
    """What the holder of an invitation may know before joining."""

    club: ClubLine
    by: PersonName


# Board


class BoardQuery(FromClient, frozen=True, kw_only=True):
    before: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    """The number of the oldest post of the previous page."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class ClubPost(ToClient, frozen=True, kw_only=True):
    number: int
    at: float
    person: PersonName
    text: str


class BoardReply(ToClient, frozen=True, kw_only=True):
    """Posts, the newest first."""

    posts: tuple[ClubPost, ...]
    has_more: bool


class NewPost(FromClient, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=2000)]


class Posted(ToClient, frozen=True, kw_only=True):
    number: int


class NewPostReport(FromClient, frozen=True, kw_only=True):
    reason: Annotated[str, Meta(max_length=300)] = ""


# Tables and results


class NewClubTable(FromClient, frozen=True, kw_only=True):
    contributes: bool = False
    """As in `NewTable`."""


class ClubTables(ToClient, frozen=True, kw_only=True):
    """The club's lobby, and its last finished games."""

    tables: tuple[LobbyTable, ...]
    finished: tuple[LobbyTable, ...]


class RankingQuery(FromClient, frozen=True, kw_only=True):
    game: Text


class ClubRank(ToClient, frozen=True, kw_only=True):
    """A member: the rating against people on the whole site, and the games against other members
    at tables of the club."""

    person: PersonName
    rating: RatingInfo | None
    played: int
    won: int


class ClubRanking(ToClient, frozen=True, kw_only=True):
    """The members by rating; those with a provisional rating follow, then those without one."""

    game: str
    ranks: tuple[ClubRank, ...]
