"""Achievements by game and person.

Games that ended before are settled once more, in the background, which writes their rows.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_table, text

revision = "r0087"
down_revision: str | None = "r0086"

_BACKFILL = """INSERT INTO unsettled (table_id, at) SELECT id, updated_at FROM tables
WHERE state = 'finished' AND NOT EXISTS (SELECT 1 FROM unsettled WHERE table_id = id)"""
_INDEX = ["person_id", "game", "achievement", "visibility", "at", "table_id"]


def upgrade() -> None:
    key = ("table_id", "person_id", "achievement")
    op.create_table(
        "achievements",
        *(text(name) for name in (*key, "game", "visibility")),
        double("at"),
        sa.PrimaryKeyConstraint(*key, name=op.f("pk_achievements")),
        of_table("achievements"),
    )
    op.create_index(op.f(f"ix_achievements_{'_'.join(_INDEX)}"), "achievements", _INDEX)
    op.get_bind().exec_driver_sql(_BACKFILL)


def downgrade() -> None:
    op.drop_table("achievements")
