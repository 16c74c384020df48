"""Finished games by person, for histories and profiles.

Games that ended before are settled once more, in the background, which writes their rows.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_table, text

revision = "r0080"
down_revision: str | None = "r0075"

_BACKFILL = """INSERT INTO unsettled (table_id, at) SELECT id, updated_at FROM tables
WHERE state = 'finished' AND NOT EXISTS (SELECT 1 FROM unsettled WHERE table_id = id)"""
_INDEXES = {
    "played": ["person_id", "at", "table_id"],
    "played_facts": ["person_id", "game", "fact", "value", "verdict", "visibility"],
}


def upgrade() -> None:
    op.create_table(
        "played",
        *(text(name) for name in ("table_id", "person_id")),
        double("at"),
        *(text(name) for name in ("game", "mode", "visibility")),
        sa.Column("verdict", sa.Text, nullable=True),
        sa.Column("actions", sa.Integer, nullable=True),
        double("seconds", nullable=True),
        sa.Column("pool", sa.Text, nullable=True),
        double("rating_before", nullable=True),
        double("rating_after", nullable=True),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_played")),
        of_table("played"),
    )
    key = ("table_id", "person_id", "fact", "value")
    op.create_table(
        "played_facts",
        *(text(name) for name in (*key, "game", "visibility")),
        sa.Column("verdict", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint(*key, name=op.f("pk_played_facts")),
        of_table("played_facts"),
    )
    for table, columns in _INDEXES.items():
        op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)
    op.get_bind().exec_driver_sql(_BACKFILL)


def downgrade() -> None:
    op.drop_table("played_facts")
    op.drop_table("played")
