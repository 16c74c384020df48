"""Details of sessions, recovery, second factors, revocations and the audit log."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from undercard.server.db.confusables import shape_of
from undercard.server.db.migrations.parts import double, of_person, text

revision = "r0071"
down_revision: str | None = "r0021"

SESSION_SECONDS = 7_776_000
"""The lifetime of a session at this revision."""


def upgrade() -> None:
    _add_columns()
    _add_tables()
    db = op.get_bind()
    # A session was prolonged at most once a day, when it was used.
    used = f"expires_at - {SESSION_SECONDS}"
    db.exec_driver_sql(f"UPDATE sessions SET created_at = {used}, seen_at = {used}")
    _fill_shapes(db)
    op.create_index(op.f("ix_accounts_shape"), "accounts", ["shape"], unique=True)


def _fill_shapes(db: sa.Connection) -> None:
    """Give each shape to the oldest account that has it."""
    sql = """SELECT accounts.key, people.name FROM accounts
    JOIN people ON people.id = accounts.person_id ORDER BY accounts.created_at, accounts.key"""
    shapes: dict[str, str] = {}
    for key, name in db.exec_driver_sql(sql).all():
        shapes.setdefault(shape_of(name), key)
    set_shape = sa.text("UPDATE accounts SET shape = :shape WHERE key = :key")
    for shape, key in shapes.items():
        db.execute(set_shape, {"shape": shape, "key": key})


def _add_columns() -> None:
    op.add_column("accounts", sa.Column("shape", sa.Text, nullable=True))
    for name in ("created_at", "seen_at"):
        op.add_column("sessions", sa.Column(name, sa.Double, nullable=False, server_default="0"))
    for name in ("device", "address"):
        op.add_column("sessions", sa.Column(name, sa.Text, nullable=False, server_default=""))


def _add_tables() -> None:
    _add("devices", ["token", "person_id"], double("seen_at"))
    _index("devices", "person_id", "seen_at")
    _index("devices", "seen_at")
    _add("recovery_codes", ["code"], text("person_id"))
    _index("recovery_codes", "person_id")
    _add("password_resets", ["token"], text("person_id"), double("expires_at"))
    _index("password_resets", "person_id")
    _index("password_resets", "expires_at")
    _add(
        "second_factors",
        ["person_id"],
        text("secret"),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("last_step", sa.Integer, nullable=False),
    )
    _add_logs()


def _add_logs() -> None:
    key = sa.PrimaryKeyConstraint
    op.create_table(
        "revocations",
        *(text(name) for name in ("id", "subject", "reason")),
        double("at"),
        key("id", name=op.f("pk_revocations")),
    )
    _index("revocations", "at")
    op.create_table(
        "audit",
        *(text(name) for name in ("id", "act", "address", "device")),
        double("at"),
        sa.Column("person_id", sa.Text, nullable=True),
        key("id", name=op.f("pk_audit")),
    )
    _index("audit", "at")
    _index("audit", "person_id", "at")


def _add(table: str, key: list[str], *columns: sa.Column[Any]) -> None:
    """Create a table with rows of people."""
    op.create_table(
        table,
        *(text(name) for name in key),
        *columns,
        sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{table}")),
        of_person(table),
    )


def _index(table: str, *columns: str) -> None:
    op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, list(columns))


def downgrade() -> None:
    for table in (
        "audit",
        "revocations",
        "second_factors",
        "password_resets",
        "recovery_codes",
        "devices",
    ):
        op.drop_table(table)
    for column in ("address", "device", "seen_at", "created_at"):
        op.drop_column("sessions", column)
    op.drop_index(op.f("ix_accounts_shape"), "accounts")
    op.drop_column("accounts", "shape")
