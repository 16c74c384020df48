"""The queue of reports, and what hosts do with reported lines of chat and posts of clubs.

Each function is part of one transaction; each act has a line in the audit log.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update

from undercard.server.db.audit import HOST, Caller, record_act
from undercard.server.db.chat import add_row
from undercard.server.db.clubs import remove_post
from undercard.server.db.reports import CHAT_LINES, CLUB_POSTS, Source
from undercard.server.db.schema import chat, people


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A report of a line of chat, or of a post on the board of a club."""

    at: float
    table: str
    """Empty for a post of a club."""
    club: str | None = None
    line: int
    by: str
    """The id of the author of the line."""
    name: str
    text: str
    reason: str
    reporter: str
    is_removed: bool
    closed_at: float | None


class HostedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat, or a post of a club, as hosts see it."""

    number: int
    at: float
    person: str
    name: str
    text: str
    is_removed: bool


def list_reports(
    db: Connection, is_closed: bool | None = None, limit: int | None = None
) -> list[ReportLine]:
    """Return the reports, the newest first; `is_closed`: only those out of, or in, the queue."""
    found = [
        line
        for source in (CHAT_LINES, CLUB_POSTS)
        for line in _list_source(db, source, is_closed, limit)
    ]
    return sorted(found, key=lambda line: -line.at)[:limit]


def _list_source(
    db: Connection, source: Source, is_closed: bool | None, limit: int | None
) -> list[ReportLine]:
    lines, reports = source.lines, source.reports
    author, reporter = people.alias("author"), people.alias("reporter")
    asked = (
        select(
            reports,
            lines.c.person_id,
            lines.c.text,
            lines.c.removed_at,
            source.author_name(author.c.name).label("name"),
            reporter.c.name.label("reporter"),
        )
        .select_from(
            reports.join(lines, source.same_line)
            .outerjoin(author, author.c.id == lines.c.person_id)
            .outerjoin(reporter, reporter.c.id == reports.c.reporter_id)
        )
        .order_by(reports.c.at.desc())
        .limit(limit)
    )
    if is_closed is not None:
        is_open = reports.c.closed_at.is_(None)
        asked = asked.where(~is_open if is_closed else is_open)
    return [_report_line(source, row) for row in db.execute(asked)]


def _report_line(source: Source, row: Row[Any]) -> ReportLine:
    return ReportLine(
        at=row.at,
        table=row.table_id if source is CHAT_LINES else "",
        club=row.club_id if source is CLUB_POSTS else None,
        line=row.number,
        by=row.person_id,
        name=row.name or row.person_id,
        text=row.text,
        reason=row.reason,
        reporter=row.reporter or row.reporter_id,
        is_removed=row.removed_at is not None,
        closed_at=row.closed_at,
    )


def list_lines(
    db: Connection, source: Source, place: str, around: int, count: int
) -> list[HostedLine]:
    """Return up to `count` lines before a line, the line and as many after it; for all audiences,
    with those that were removed."""
    lines = source.lines
    wanted = [
        lines.c[source.place] == place,
        lines.c.number.between(around - count, around + count),
    ]
    if source is CHAT_LINES:
        wanted.append(chat.c.removes.is_(None))
    name = source.author_name(people.c.name).label("author")
    joined = lines.outerjoin(people, people.c.id == lines.c.person_id)
    asked = select(lines, name).select_from(joined).where(*wanted).order_by(lines.c.number)
    return [
        HostedLine(
            number=row.number,
            at=row.at,
            person=row.person_id,
            name=row.author or row.person_id,
            text=row.text,
            is_removed=row.removed_at is not None,
        )
        for row in db.execute(asked)
    ]


def close_report(
    db: Connection, source: Source, place: str, number: int, at: float, caller: Caller = HOST
) -> bool:
    """Take a line out of the queue; return False if it is not in it."""
    is_open = source.reports.c.closed_at.is_(None)
    closed = update(source.reports).where(*source.at(place, number), is_open).values(closed_at=at)
    was_open = db.execute(closed).rowcount > 0
    if was_open:
        record_act(db, "report_closed", None, at, caller, source.words.format(place, number))
    return was_open


def remove_line(
    db: Connection, table: str, number: int, at: float, caller: Caller = HOST
) -> int | None:
    """Remove a line for everyone but hosts; return the number of the line that says so.

    None if there is no such line, or if it was removed before. On `IntegrityError` retry.
    """
    place = chat.c.table_id == table, chat.c.number == number
    row = db.execute(select(chat).where(*place)).one_or_none()
    if row is None or row.removed_at is not None or row.removes is not None:
        return None
    db.execute(update(chat).where(*place).values(removed_at=at))
    record_act(
        db, "line_removed", row.person_id, at, caller, CHAT_LINES.words.format(table, number)
    )
    return add_row(
        db,
        table,
        at=at,
        person_id=row.person_id,
        name=row.name,
        text="",
        audience=row.audience,
        removes=number,
    )


def remove_club_post(
    db: Connection, club: str, number: int, at: float, caller: Caller = HOST
) -> bool:
    """Remove a post of a club for everyone but hosts; return False if there is none."""
    author = remove_post(db, club, number, at)
    if author is not None:
        record_act(db, "post_removed", author, at, caller, CLUB_POSTS.words.format(club, number))
    return author is not None
