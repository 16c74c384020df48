"""Ratings, and the games that were rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, foreign_key, text

revision = "r0005"
down_revision: str | None = "r0004"


def upgrade() -> None:
    op.create_table(
        "ratings",
        text("person_id"),
        text("game"),
        text("pool"),
        double("mu"),
        double("sigma"),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "pool", name=op.f("pk_ratings")),
        foreign_key("ratings", "person_id", "people"),
    )
    op.create_index(op.f("ix_ratings_game_pool_mu"), "ratings", ["game", "pool", "mu"])
    op.create_table(
        "settled",
        text("table_id"),
        double("at"),
        sa.Column("pool", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_settled")),
        foreign_key("settled", "table_id", "tables"),
    )
    op.create_table(
        "rating_changes",
        text("table_id"),
        text("person_id"),
        double("before"),
        double("after"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_rating_changes")),
        foreign_key("rating_changes", "table_id", "tables"),
    )
    op.create_index(op.f("ix_rating_changes_person_id"), "rating_changes", ["person_id"])


def downgrade() -> None:
    for table in ("rating_changes", "settled", "ratings"):
        op.drop_table(table)
