"""Clubs: members, invitations, message board, tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, foreign_key, of_person, of_table, text

revision = "r0083"
down_revision: str | None = "r0082"

_INDEXES = (
    ("clubs", "joining", "created_at"),
    ("club_members", "person_id"),
    ("club_bans", "person_id"),
    ("club_links", "club_id"),
    ("club_links", "person_id"),
    ("club_posts", "person_id"),
    ("club_reports", "at"),
    ("club_reports", "closed_at"),
    ("club_tables", "club_id", "at"),
)


def upgrade() -> None:
    op.create_table(
        "clubs",
        *(text(name) for name in ("id", "name", "description", "joining")),
        sa.Column("defaults", sa.LargeBinary, nullable=False),
        double("created_at"),
        _integer("version"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
    )
    _of_members("club_members", text("role"), double("since"))
    _of_members("club_bans", double("at"))
    op.create_table(
        "club_links",
        *(text(name) for name in ("token", "id", "club_id", "person_id")),
        _integer("uses_left"),
        double("expires_at"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_club_links")),
        sa.UniqueConstraint("id", name=op.f("uq_club_links_id")),
        _of_club("club_links"),
        of_person("club_links"),
    )
    _create_board()
    op.create_table(
        "club_tables",
        text("table_id"),
        text("club_id"),
        double("at"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_club_tables")),
        of_table("club_tables"),
        _of_club("club_tables"),
    )
    for table, *columns in _INDEXES:
        op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)


def downgrade() -> None:
    for name in ("tables", "reports", "posts", "links", "bans", "members"):
        op.drop_table(f"club_{name}")
    op.drop_table("clubs")


def _of_members(table: str, *columns: sa.Column[str] | sa.Column[float]) -> None:
    op.create_table(
        table,
        text("club_id"),
        text("person_id"),
        *columns,
        sa.PrimaryKeyConstraint("club_id", "person_id", name=op.f(f"pk_{table}")),
        _of_club(table),
        of_person(table),
    )


def _create_board() -> None:
    op.create_table(
        "club_posts",
        text("club_id"),
        _integer("number"),
        double("at"),
        text("person_id"),
        text("text"),
        double("removed_at", nullable=True),
        sa.PrimaryKeyConstraint("club_id", "number", name=op.f("pk_club_posts")),
        _of_club("club_posts"),
    )
    op.create_table(
        "club_reports",
        text("club_id"),
        _integer("number"),
        text("reporter_id"),
        double("at"),
        text("reason"),
        double("closed_at", nullable=True),
        sa.PrimaryKeyConstraint("club_id", "number", "reporter_id", name=op.f("pk_club_reports")),
        sa.ForeignKeyConstraint(
            ["club_id", "number"],
            ["club_posts.club_id", "club_posts.number"],
            name=op.f("fk_club_reports_club_id_number_club_posts"),
            ondelete="CASCADE",
        ),
    )


def _of_club(table: str) -> sa.ForeignKeyConstraint:
    return foreign_key(table, "club_id", "clubs")


def _integer(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, autoincrement=False)
