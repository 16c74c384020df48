"""Messages of the pages of hosts and moderators, and of what all pages show of the site."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.admin.backup_files import BackupFile
from undercard.server.admin.club_lists import ClubEntry
from undercard.server.admin.lists import (
    AddressBan,
    AuditLine,
    PersonLine,
    TableLine,
)
from undercard.server.admin.reports import HostedLine, ReportLine
from undercard.server.admin.site import SignUpLink
from undercard.server.db.site import Role
from undercard.server.http.wire import FromClient, Text, ToClient
from undercard.table.phase import Phase

Note = Annotated[str, Meta(max_length=200)]
YEAR = 366 * 86_400


class AnnouncementInfo(ToClient, frozen=True, kw_only=True):
    id: str
    at: float
    until: float
    text: str


class SiteReply(ToClient, frozen=True, kw_only=True):
    """What every page shows of the site."""

    announcements: tuple[AnnouncementInfo, ...]
    is_invite_only: bool
    """Whether new guests are refused and new accounts need an invitation."""
    role: Role | None
    """The role of the caller."""
    origin: str
    """The beginning of links for other people and devices."""


# Reports and chat


class ReportsQuery(FromClient, frozen=True, kw_only=True):
    closed: bool = False


class ReportsReply(ToClient, frozen=True, kw_only=True):
    """Reports, the newest first; several people may have reported one line."""

    reports: tuple[ReportLine, ...]


class LinesQuery(FromClient, frozen=True, kw_only=True):
    around: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class LinesReply(ToClient, frozen=True, kw_only=True):
    """Lines of chat around one, with those that were removed."""

    lines: tuple[HostedLine, ...]


# People


class PeopleQuery(FromClient, frozen=True, kw_only=True):
    name: Text | None = None
    """A name or an id; without it, the newest people."""


class PeopleReply(ToClient, frozen=True, kw_only=True):
    people: tuple[PersonLine, ...]


class NewMute(FromClient, frozen=True, kw_only=True):
    seconds: Annotated[float, Meta(ge=60, le=YEAR)]
    reason: Note = ""


class NewBan(FromClient, frozen=True, kw_only=True):
    reason: Note = ""


class NewRole(FromClient, frozen=True, kw_only=True):
    role: Role | None


class NewResetLink(ToClient, frozen=True, kw_only=True):
    """The path of a link with which a person sets a new password; shown once, valid for a day."""

    path: str


class AddressInput(FromClient, frozen=True, kw_only=True):
    address: Annotated[str, Meta(max_length=64)]
    reason: Note = ""


class AddressesReply(ToClient, frozen=True, kw_only=True):
    addresses: tuple[AddressBan, ...]


# Tables


class HostTablesQuery(FromClient, frozen=True, kw_only=True):
    state: Phase | None = None


class HostTablesReply(ToClient, frozen=True, kw_only=True):
    """The tables that changed last, private ones too."""

    tables: tuple[TableLine, ...]


# Clubs


class HostClubsReply(ToClient, frozen=True, kw_only=True):
    """The newest clubs, private ones too."""

    clubs: tuple[ClubEntry, ...]


# The site


class SignUpReply(ToClient, frozen=True, kw_only=True):
    is_invite_only: bool
    links: tuple[SignUpLink, ...]


class SignUpSwitch(FromClient, frozen=True, kw_only=True):
    is_invite_only: bool


class NewSignUpLink(FromClient, frozen=True, kw_only=True):
    note: Note = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    seconds: Annotated[float, Meta(ge=3600, le=YEAR)] = 604_800.0


class SignUpLinkMade(ToClient, frozen=True, kw_only=True):
    """The path of a new link; shown once."""

    path: str


class NewAnnouncement(FromClient, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=500)]
    seconds: Annotated[float, Meta(ge=60, le=YEAR)] = 86_400.0


class AnnouncementsReply(ToClient, frozen=True, kw_only=True):
    announcements: tuple[AnnouncementInfo, ...]


class ServerReply(ToClient, frozen=True, kw_only=True):
    """Disk and load of the machine at a glance."""

    status: str
    """As `/health`: ready, degraded or failing."""
    causes: tuple[str, ...]
    version: str
    disk_free: int | None
    """In bytes, at the SQLite file; None on PostgreSQL."""
    disk_size: int | None
    database_size: int | None
    load: float | None
    """Processes that want a core, on average over a minute; None on Windows."""
    cores: int
    loop_lag: float
    """The maximum lag of the event loop over half a minute, in seconds."""
    connections: int
    """Open WebSockets of this process."""
    tables_loaded: int


class BackupsReply(ToClient, frozen=True, kw_only=True):
    """The backups in the folder, the newest first."""

    folder: str
    every: float
    """Seconds between two backups; 0 if they are not scheduled."""
    keep: int
    backups: tuple[BackupFile, ...]


class AuditQuery(FromClient, frozen=True, kw_only=True):
    name: Text | None = None
    before: float | None = None
    hosts: bool = False
    """Only acts of hosts, moderators and the command line."""


class AuditReply(ToClient, frozen=True, kw_only=True):
    """Sign-ins, acts on accounts and acts of hosts, the newest first."""

    lines: tuple[AuditLine, ...]
