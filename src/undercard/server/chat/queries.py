"""Database queries of chat; each function is the work of one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import CompoundSelect, Connection, and_, select, text

from undercard.server.chat.errors import Silenced
from undercard.server.db.chat import add_row
from undercard.server.db.people import silenced_until
from undercard.server.db.schema import aliases, chat, mutes
from undercard.server.live.wire import ChatAudience, ChatLine

_REPORT = text(
    "INSERT INTO reports (table_id, number, reporter_id, at, reason)"
    " VALUES (:table, :number, :reporter, :at, :reason) ON CONFLICT DO NOTHING"
)


def add_line(db: Connection, table: str, line: ChatLine) -> ChatLine:
    """Add a line under the next number; on `IntegrityError` another line was first, so retry.

    `Silenced` if a host has muted the person."""
    if silenced_until(db, [line.person], line.at) is not None:
        raise Silenced("the host of this site has muted you")
    number = add_row(
        db,
        table,
        at=line.at,
        person_id=line.person,
        name=line.name,
        text=line.text,
        audience=line.audience,
    )
    return replace(line, number=number)


def find_lines(
    db: Connection,
    table: str,
    audiences: Sequence[ChatAudience],
    ids: Sequence[str],
    after: int,
    limit: int,
) -> tuple[ChatLine, ...]:
    """Return the last lines for these audiences, except those of people whom one of `ids` has
    muted, and those that a host has removed."""
    wanted = and_(
        chat.c.table_id == table,
        chat.c.number > after,
        chat.c.audience.in_(audiences),
        chat.c.person_id.not_in(_muted_by(ids)),
        chat.c.removed_at.is_(None),
    )
    found = select(chat).where(wanted).order_by(chat.c.number.desc()).limit(limit)
    return tuple(
        ChatLine(
            number=row.number,
            at=row.at,
            person=row.person_id,
            name=row.name,
            text=row.text,
            audience=row.audience,
            removes=row.removes,
        )
        for row in reversed(db.execute(found).all())
    )


def add_report(
    db: Connection, table: str, number: int, reporter: str, at: float, reason: str
) -> None:
    """Add a report, at most one per line and person."""
    place = {"table": table, "number": number}
    db.execute(_REPORT, {**place, "reporter": reporter, "at": at, "reason": reason})


def _muted_by(ids: Sequence[str]) -> CompoundSelect[tuple[str]]:
    """Return the muted ids, including guests that a muted account has adopted."""
    muted = select(mutes.c.muted_id).where(mutes.c.person_id.in_(ids))
    return muted.union(select(aliases.c.person_id).where(aliases.c.account_id.in_(muted)))
