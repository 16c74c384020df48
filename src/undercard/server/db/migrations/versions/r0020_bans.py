"""Banned people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0020"
down_revision: str | None = "r0010"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_bans")),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_bans_person_id_people"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_bans_at"), "bans", ["at"])


def downgrade() -> None:
    op.drop_table("bans")
