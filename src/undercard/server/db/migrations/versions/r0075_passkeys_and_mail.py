"""Passkeys, confirmed e-mail addresses, and reset links that were sent by e-mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_person, text

revision = "r0075"
down_revision: str | None = "r0073"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        *(text(name) for name in ("id", "person_id", "site", "name")),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        double("created_at"),
        double("used_at", nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        of_person("passkeys"),
    )
    _index("passkeys", "person_id")
    op.create_table(
        "passkey_challenges",
        text("challenge"),
        sa.Column("person_id", sa.Text, nullable=True),
        double("expires_at"),
        sa.PrimaryKeyConstraint("challenge", name=op.f("pk_passkey_challenges")),
        of_person("passkey_challenges"),
    )
    _index("passkey_challenges", "person_id")
    _index("passkey_challenges", "expires_at")
    _add_mail()


def _add_mail() -> None:
    op.create_table(
        "mail_addresses",
        *(text(name) for name in ("person_id", "address", "key", "language")),
        sa.Column("wants_notices", sa.Boolean, nullable=False),
        double("sent_at"),
        double("due_at", nullable=True),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_mail_addresses")),
        of_person("mail_addresses"),
    )
    _index("mail_addresses", "key")
    _index("mail_addresses", "due_at")
    op.create_table(
        "mail_confirmations",
        *(text(name) for name in ("person_id", "token", "address", "language")),
        double("expires_at"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_mail_confirmations")),
        of_person("mail_confirmations"),
        sa.UniqueConstraint("token", name=op.f("uq_mail_confirmations_token")),
    )
    _index("mail_confirmations", "expires_at")
    column = sa.Column("is_mailed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("password_resets", column)


def _index(table: str, *columns: str) -> None:
    op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, list(columns))


def downgrade() -> None:
    op.drop_column("password_resets", "is_mailed")
    for table in ("mail_confirmations", "mail_addresses", "passkey_challenges", "passkeys"):
        op.drop_table(table)
