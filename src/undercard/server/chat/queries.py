"""Database queries of chat; each function is the work of one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import CompoundSelect, Connection, and_, func, insert, select, text

from undercard.server.db.postgres_sql import CHANNEL, CHAT
from undercard.server.db.schema import aliases, chat, mutes
from undercard.server.live.wire import ChatAudience, ChatLine

_REPORT = text(
    "INSERT INTO reports (table_id, number, reporter_id, at, reason)"
    " VALUES (:table, :number, :reporter, :at, :reason) ON CONFLICT DO NOTHING"
)


def add_line(db: Connection, table: str, line: ChatLine) -> ChatLine:
    """Add a line under the next number; on `IntegrityError` another line was first, so retry."""
    last = db.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
    number = (last or 0) + 1
    db.execute(
        insert(chat).values(
            table_id=table,
            number=number,
            at=line.at,
            person_id=line.person,
            name=line.name,
            text=line.text,
            audience=line.audience,
        )
    )
    if db.dialect.name == "postgresql":  # all processes receive it at the commit
        db.execute(select(func.pg_notify(CHANNEL, f"{number}:{CHAT}{table}")))
    return ChatLine(
        number=number,
        at=line.at,
        person=line.person,
        name=line.name,
        text=line.text,
        audience=line.audience,
    )


def find_lines(
    db: Connection,
    table: str,
    audiences: Sequence[ChatAudience],
    ids: Sequence[str],
    after: int,
    limit: int,
) -> tuple[ChatLine, ...]:
    """Return the last lines for these audiences, except those of people whom one of `ids` has
    muted."""
    wanted = and_(
        chat.c.table_id == table,
        chat.c.number > after,
        chat.c.audience.in_(audiences),
        chat.c.person_id.not_in(_muted_by(ids)),
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
