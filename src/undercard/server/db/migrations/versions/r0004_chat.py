"""Chat at tables, and reported lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision: str | None = "r0003"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chat_table_id_tables"), ondelete="CASCADE"
        ),
    )
    op.create_index(op.f("ix_chat_person_id"), "chat", ["person_id"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("reporter_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "reporter_id", name=op.f("pk_reports")),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["chat.table_id", "chat.number"],
            name=op.f("fk_reports_table_id_number_chat"),
            ondelete="CASCADE",
        ),
    )
    op.create_index(op.f("ix_reports_at"), "reports", ["at"])


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("chat")
