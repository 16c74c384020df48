"""Who may know that a person is here. No other module decides this.

`everyone` is the default, `followed` limits it to the people whom the person follows, `nobody`
hides it from all others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

from sqlalchemy import Connection, and_, exists, or_, select, update

from undercard.server.db.blocks import apart_from
from undercard.server.db.schema import follows, people

PresenceSetting: TypeAlias = Literal["everyone", "followed", "nobody"]


def visible_to(db: Connection, viewer: Sequence[str], persons: Collection[str]) -> set[str]:
    """Return those whose presence the viewer may know; `viewer` are the ids of one person, none for
    a visitor without a session."""
    is_followed = exists().where(
        follows.c.person_id == people.c.id, follows.c.followed_id.in_(viewer)
    )
    is_shown = or_(
        people.c.id.in_(viewer),
        and_(
            or_(
                people.c.presence == "everyone",
                and_(people.c.presence == "followed", is_followed),
            ),
            people.c.id.not_in(apart_from(viewer)),
        ),
    )
    asked = select(people.c.id).where(people.c.id.in_(persons), people.c.left_at.is_(None))
    return set(db.scalars(asked.where(is_shown)))


def presence_of(db: Connection, person: str) -> PresenceSetting:
    asked = select(people.c.presence).where(people.c.id == person)
    setting: PresenceSetting = db.execute(asked).scalar_one()
    return setting


def set_presence(db: Connection, person: str, setting: PresenceSetting) -> None:
    db.execute(update(people).where(people.c.id == person).values(presence=setting))
