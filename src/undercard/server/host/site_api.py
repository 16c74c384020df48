"""The site over HTTP: what all pages show of it, and what its hosts set."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection

from undercard.server.admin import lists, site
from undercard.server.admin.changes import PersonNotFound, find_person
from undercard.server.db.audit import Caller
from undercard.server.db.site import Announcement, current_announcements, is_invite_only
from undercard.server.host import wire
from undercard.server.host.backups import Backups
from undercard.server.host.errors import BadText
from undercard.server.host.service import HOSTS, Hosts
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, get_by, post, post_with, put_with
from undercard.server.http.errors import UnknownPerson
from undercard.server.http.links import Links
from undercard.server.http.wire import Done
from undercard.version import __version__

MOST = 200


class Monitor(Protocol):
    """The health of the server."""

    @property
    def state(self) -> str: ...

    @property
    def causes(self) -> tuple[str, ...]: ...

    async def look(self) -> None: ...


@dataclass(frozen=True)
class Load:
    """Numbers of this process, read for each request."""

    file: Path | None
    """The SQLite file."""
    loop_lag: Callable[[], float]
    connections: Callable[[], float]
    tables_loaded: Callable[[], float]


@dataclass(frozen=True)
class SiteApi:
    hosts: Hosts
    backups: Backups
    monitor: Monitor
    load: Load
    links: Links

    @get("/api/site", "What every page shows of the site.", wire.SiteReply)
    async def show_site(self, call: Call) -> wire.SiteReply:
        at = self.hosts.clock()
        shown, is_closed = await self.hosts.database.read(
            lambda db: (current_announcements(db, at), is_invite_only(db))
        )
        return wire.SiteReply(
            announcements=tuple(map(_announcement, shown)),
            is_invite_only=is_closed,
            role=await self.hosts.role_of(call.who),
            origin=self.links.origin(call.request),
        )

    # Sign-up

    @get("/api/host/sign-up", "Who may make an account.", wire.SignUpReply)
    async def show_sign_up(self, call: Call) -> wire.SignUpReply:
        await self._host(call)
        at = self.hosts.clock()
        is_closed, links = await self.hosts.database.read(
            lambda db: (is_invite_only(db), site.list_sign_up_links(db, at))
        )
        return wire.SignUpReply(is_invite_only=is_closed, links=tuple(links))

    @put_with("/api/host/sign-up", "Open or close sign-up.", wire.SignUpSwitch, Done)
    async def set_sign_up(self, call: Call, body: wire.SignUpSwitch) -> Done:
        caller = await self._host(call)
        await self.hosts.act(
            lambda db, at: site.set_invite_only(db, body.is_invite_only, at, caller)
        )
        return Done(done=True)

    @post_with("/api/host/sign-up/links", "An invitation.", wire.NewSignUpLink, wire.SignUpLinkMade)
    async def make_sign_up_link(self, call: Call, body: wire.NewSignUpLink) -> wire.SignUpLinkMade:
        caller = await self._host(call)
        note = _clean(body.note) if body.note.strip() else ""
        token = await self.hosts.act(
            lambda db, at: site.make_sign_up_link(
                db, note, body.uses, at + body.seconds, at, caller
            )
        )
        return wire.SignUpLinkMade(path=f"/settings#invitation={token}")

    @post("/api/host/sign-up/links/{link}/end", "End an invitation.", Done)
    async def end_sign_up_link(self, call: Call) -> Done:
        caller, link = await self._host(call), call.path("link")
        done = await self.hosts.act(lambda db, at: site.end_sign_up_link(db, link, at, caller))
        return Done(done=done)

    # Announcements

    @post_with(
        "/api/host/announcements",
        "Announce something on all pages.",
        wire.NewAnnouncement,
        wire.AnnouncementsReply,
    )
    async def announce(self, call: Call, body: wire.NewAnnouncement) -> wire.AnnouncementsReply:
        caller, text = await self._host(call), _clean(body.text)
        await self.hosts.act(lambda db, at: site.announce(db, text, at + body.seconds, at, caller))
        return wire.AnnouncementsReply(announcements=(await self.show_site(call)).announcements)

    @post("/api/host/announcements/{announcement}/end", "End an announcement.", Done)
    async def end_announcement(self, call: Call) -> Done:
        caller, wanted = await self._host(call), call.path("announcement")
        done = await self.hosts.act(lambda db, at: site.end_announcement(db, wanted, at, caller))
        return Done(done=done)

    # The server

    @get("/api/host/server", "Disk and load.", wire.ServerReply)
    async def show_server(self, call: Call) -> wire.ServerReply:
        await self._host(call)
        await self.monitor.look()
        file = self.load.file
        disk = shutil.disk_usage(file.parent) if file is not None else None
        return wire.ServerReply(
            status=self.monitor.state,
            causes=self.monitor.causes,
            version=__version__,
            disk_free=disk.free if disk is not None else None,
            disk_size=disk.total if disk is not None else None,
            database_size=file.stat().st_size if file is not None else None,
            load=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
            cores=os.cpu_count() or 1,
            loop_lag=round(self.load.loop_lag(), 4),
            connections=int(self.load.connections()),
            tables_loaded=int(self.load.tables_loaded()),
        )

    @get("/api/host/backups", "The backups.", wire.BackupsReply)
    async def show_backups(self, call: Call) -> wire.BackupsReply:
        await self._host(call)
        return self._backups()

    @post("/api/host/backups", "Make a backup now.", wire.BackupsReply)
    async def make_backup(self, call: Call) -> wire.BackupsReply:
        await self.backups.make(await self._host(call))
        return self._backups()

    def _backups(self) -> wire.BackupsReply:
        made = self.backups
        return wire.BackupsReply(
            folder=str(made.folder), every=made.every, keep=made.keep, backups=made.files()
        )

    @get_by("/api/host/audit", "The audit log.", wire.AuditQuery, wire.AuditReply)
    async def show_audit(self, call: Call, query: wire.AuditQuery) -> wire.AuditReply:
        await self._host(call)

        def find(db: Connection) -> list[lists.AuditLine]:
            person = None if query.name is None else _id_of(db, query.name)
            return lists.list_audit(
                db, person, limit=MOST, before=query.before, only_hosts=query.hosts
            )

        return wire.AuditReply(lines=tuple(await self.hosts.database.read(find)))

    async def _host(self, call: Call) -> Caller:
        return await self.hosts.check(call.who, caller_of(call), HOSTS)


def _announcement(it: Announcement) -> wire.AnnouncementInfo:
    return wire.AnnouncementInfo(id=it.id, at=it.at, until=it.until, text=it.text)


def _id_of(db: Connection, name: str) -> str:
    try:
        return find_person(db, name).id
    except PersonNotFound as error:
        raise UnknownPerson(str(error)) from None


def _clean(text: str) -> str:
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise BadText("write a text of printable characters")
    return line
