"""Followed people, presence, answers to challenges; mutes become blocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, foreign_key, of_person, text

revision = "r0081"
down_revision: str | None = "r0080"


def upgrade() -> None:
    _add_pairs("follows", "followed_id", double("at"))
    _add_pairs("blocks", "blocked_id")
    _copy("blocks (person_id, blocked_id)", "person_id, muted_id FROM mutes")
    op.drop_table("mutes")
    op.add_column(
        "people", sa.Column("presence", sa.Text, nullable=False, server_default="everyone")
    )
    op.add_column("people", double("seen_at", nullable=True))
    op.add_column("invitations", double("declined_at", nullable=True))
    op.add_column("invitations", sa.Column("reason", sa.Text, nullable=False, server_default=""))
    op.create_index(op.f("ix_invitations_by_id"), "invitations", ["by_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_invitations_by_id"), "invitations")
    for table, column in (
        ("invitations", "reason"),
        ("invitations", "declined_at"),
        ("people", "seen_at"),
        ("people", "presence"),
    ):
        op.drop_column(table, column)
    _add_pairs("mutes", "muted_id")
    _copy("mutes (person_id, muted_id)", "person_id, blocked_id FROM blocks")
    op.drop_table("blocks")
    op.drop_table("follows")


def _add_pairs(table: str, other: str, *columns: sa.Column[float]) -> None:
    op.create_table(
        table,
        text("person_id"),
        text(other),
        *columns,
        sa.PrimaryKeyConstraint("person_id", other, name=op.f(f"pk_{table}")),
        of_person(table),
        foreign_key(table, other, "people"),
    )
    op.create_index(op.f(f"ix_{table}_{other}"), table, [other])


def _copy(into: str, rows: str) -> None:
    op.get_bind().exec_driver_sql(f"INSERT INTO {into} SELECT {rows}")
