"""Ratings, and which games have counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision: str | None = "r0004"


def upgrade() -> None:
    op.create_table(
        "ratings",
        _text("person_id"),
        _text("game"),
        _text("pool"),
        _double("mu"),
        _double("sigma"),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "pool", name=op.f("pk_ratings")),
        _of("ratings", "person_id", "people"),
    )
    op.create_index(op.f("ix_ratings_game_pool_mu"), "ratings", ["game", "pool", "mu"])
    op.create_table(
        "settled",
        _text("table_id"),
        _double("at"),
        sa.Column("pool", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_settled")),
        _of("settled", "table_id", "tables"),
    )
    op.create_table(
        "rating_changes",
        _text("table_id"),
        _text("person_id"),
        _double("before"),
        _double("after"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_rating_changes")),
        _of("rating_changes", "table_id", "tables"),
    )
    op.create_index(op.f("ix_rating_changes_person_id"), "rating_changes", ["person_id"])


def _of(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{other}")
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _double(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def downgrade() -> None:
    for table in ("rating_changes", "settled", "ratings"):
        op.drop_table(table)
