"""Early exits; contributions to chance are steps, no longer rows of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_person, of_table, text

revision = "r0072"
down_revision: str | None = "r0071"


def upgrade() -> None:
    op.drop_table("words")
    op.create_table(
        "early_exits",
        text("person_id"),
        text("table_id"),
        double("at"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_early_exits")),
        of_person("early_exits"),
        of_table("early_exits"),
    )
    op.create_index(op.f("ix_early_exits_table_id"), "early_exits", ["table_id"])


def downgrade() -> None:
    op.drop_table("early_exits")
    op.create_table(
        "words",
        text("table_id"),
        text("person_id"),
        text("word"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_words")),
        of_table("words"),
    )
