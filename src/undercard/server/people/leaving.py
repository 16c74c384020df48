"""Deleting an account: the person goes, the games that others played with them stay."""

from __future__ import annotations

from sqlalchemy import Connection, delete, update

from undercard.server.people.erasing import NOBODY, erase_names
from undercard.server.people.queries import Who
from undercard.server.store.schema import (
    access_tokens,
    accounts,
    bot_accounts,
    chat,
    feeds,
    invitations,
    mutes,
    own_settings,
    people,
    push_subscriptions,
    ratings,
    sessions,
    waiting,
)

_KEYS = (sessions, access_tokens, feeds, push_subscriptions)
"""All by which the person, or a program of theirs, could still come in or be told."""
_OWN = (*_KEYS, own_settings, mutes, ratings, waiting, invitations, bot_accounts, accounts)


def forget(db: Connection, who: Who, at: float) -> None:
    """All of the person but the ids at their seats."""
    erase_names(db, who.ids)
    for table in _OWN:
        db.execute(delete(table).where(table.c.person_id.in_(who.ids)))
    db.execute(delete(mutes).where(mutes.c.muted_id.in_(who.ids)))
    db.execute(update(people).where(people.c.id.in_(who.ids)).values(name=NOBODY, left_at=at))
    db.execute(update(chat).where(chat.c.person_id.in_(who.ids)).values(name=NOBODY))
