"""Hosts and moderators: roles, queue of reports, removed lines, bans of addresses, sign-up,
announcements."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_person, text

revision = "r0073"
down_revision: str | None = "r0072"

TABLES = ("announcements", "sign_up_links", "site_settings", "roles", "silences", "address_bans")
COLUMNS = (
    ("audit", "by_id", sa.Text),
    ("chat", "removed_at", sa.Double),
    ("chat", "removes", sa.Integer),
    ("reports", "closed_at", sa.Double),
)


def upgrade() -> None:
    for table, name, kind in COLUMNS:
        op.add_column(table, sa.Column(name, kind, nullable=True))
    op.add_column("audit", sa.Column("detail", sa.Text, nullable=False, server_default=""))
    _index("reports", "closed_at")
    _add("address_bans", "address", double("at"), text("reason"))
    _add("silences", "person_id", double("until"), text("reason"), of_person("silences"))
    _index("silences", "until")
    _add("roles", "person_id", text("role"), double("at"), of_person("roles"))
    _add("site_settings", "name", text("value"))
    _add(
        "sign_up_links",
        "token",
        text("id"),
        text("note"),
        sa.Column("uses_left", sa.Integer, nullable=False),
        double("expires_at"),
        sa.UniqueConstraint("id", name=op.f("uq_sign_up_links_id")),
    )
    _index("sign_up_links", "expires_at")
    _add("announcements", "id", double("at"), double("until"), text("text"))
    _index("announcements", "until")


def _add(table: str, key: str, *parts: sa.Column[Any] | sa.Constraint) -> None:
    primary = sa.PrimaryKeyConstraint(key, name=op.f(f"pk_{table}"))
    op.create_table(table, text(key), *parts, primary)


def _index(table: str, column: str) -> None:
    op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    op.drop_index(op.f("ix_reports_closed_at"), "reports")
    op.drop_column("audit", "detail")
    for table, name, _ in reversed(COLUMNS):
        op.drop_column(table, name)
