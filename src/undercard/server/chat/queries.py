"""Database queries of chat; each function is the work of one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, and_, select

from undercard.server.db.blocks import blocked_by
from undercard.server.db.chat import add_row
from undercard.server.db.people import check_not_silenced
from undercard.server.db.schema import chat
from undercard.server.live.wire import ChatAudience, ChatLine


def add_line(db: Connection, table: str, line: ChatLine) -> ChatLine:
    """Add a line under the next number; on `IntegrityError` another line was first, so retry.

    `Silenced` if a host has muted the person."""
    check_not_silenced(db, [line.person], line.at)
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
    blocked, and those that a host has removed."""
    wanted = and_(
        chat.c.table_id == table,
        chat.c.number > after,
        chat.c.audience.in_(audiences),
        chat.c.person_id.not_in(blocked_by(ids)),
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
