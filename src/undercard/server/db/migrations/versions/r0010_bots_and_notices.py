"""Access tokens, bot accounts, notices, and the channels that deliver them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import of_person, of_table

revision = "r0010"
down_revision: str | None = "r0005"


def upgrade() -> None:
    _add_bots()
    _add_places()
    _add_notices()


def _add_bots() -> None:
    op.create_table(
        "access_tokens",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_access_tokens")),
        sa.UniqueConstraint("id", name=op.f("uq_access_tokens_id")),
        of_person("access_tokens"),
    )
    op.create_index(op.f("ix_access_tokens_person_id"), "access_tokens", ["person_id"])
    op.create_table(
        "bot_accounts",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_bot_accounts")),
        of_person("bot_accounts"),
    )


def _add_places() -> None:
    op.create_table(
        "places",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("is_turn", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_places")),
        of_table("places"),
    )
    op.create_index(op.f("ix_places_person_id_state"), "places", ["person_id", "state"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_invitations")),
        of_table("invitations"),
        of_person("invitations"),
    )
    op.create_index(op.f("ix_invitations_person_id"), "invitations", ["person_id"])


def _add_notices() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_push_subscriptions")),
        of_person("push_subscriptions"),
    )
    op.create_index(op.f("ix_push_subscriptions_person_id"), "push_subscriptions", ["person_id"])
    op.create_table(
        "feeds",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_feeds")),
        sa.UniqueConstraint("token", name=op.f("uq_feeds_token")),
        of_person("feeds"),
    )
    op.create_table(
        "presences",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", "process", name=op.f("pk_presences")),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )


def downgrade() -> None:
    for table in (
        "server_keys",
        "presences",
        "feeds",
        "push_subscriptions",
        "invitations",
        "places",
        "bot_accounts",
        "access_tokens",
    ):
        op.drop_table(table)
