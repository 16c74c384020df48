"""Adopted guests, settings, mutes, players of tables, contributions, quick matches, visitors."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, foreign_key, text

revision = "r0003"
down_revision: str | None = "r0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("left_at", sa.Double, nullable=True))
    _add_people()
    _add_tables()
    _find_players()
    op.create_table(
        "visitors",
        text("process"),
        sa.Column("people", sa.Integer, nullable=False),
        double("at"),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_visitors")),
    )


def _add_people() -> None:
    op.create_table(
        "aliases",
        text("person_id"),
        text("account_id"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_aliases")),
        foreign_key("aliases", "person_id", "people"),
        foreign_key("aliases", "account_id", "people"),
    )
    op.create_index(op.f("ix_aliases_account_id"), "aliases", ["account_id"])
    op.create_table(
        "own_settings",
        text("person_id"),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_own_settings")),
        foreign_key("own_settings", "person_id", "people"),
    )
    op.create_table(
        "mutes",
        text("person_id"),
        text("muted_id"),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name=op.f("pk_mutes")),
        foreign_key("mutes", "person_id", "people"),
        foreign_key("mutes", "muted_id", "people"),
    )


def _add_tables() -> None:
    op.create_table(
        "players",
        text("table_id"),
        text("person_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_players")),
        foreign_key("players", "table_id", "tables"),
    )
    op.create_index(op.f("ix_players_person_id"), "players", ["person_id"])
    op.create_table(
        "words",
        text("table_id"),
        text("person_id"),
        text("word"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_words")),
        foreign_key("words", "table_id", "tables"),
    )
    op.create_table(
        "waiting",
        text("person_id"),
        text("game"),
        text("table_id"),
        double("since"),
        double("seen_at"),
        double("claimed_at", nullable=True),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_waiting")),
        foreign_key("waiting", "person_id", "people"),
        foreign_key("waiting", "table_id", "tables"),
    )
    op.create_index(op.f("ix_waiting_game_since"), "waiting", ["game", "since"])
    op.create_index(op.f("ix_waiting_table_id"), "waiting", ["table_id"])


def _find_players() -> None:
    """Fill in the players of existing tables from their lobby entries."""
    db = op.get_bind()
    rows = db.execute(sa.text("SELECT id, listing FROM tables")).all()
    places = {
        (row.id, seat["person"]["id"])
        for row in rows
        if row.listing
        for seat in json.loads(row.listing)["seats"]
        if seat.get("person") is not None
    }
    add = sa.text("INSERT INTO players (table_id, person_id) VALUES (:table, :person)")
    for table, person in sorted(places):
        db.execute(add, {"table": table, "person": person})


def downgrade() -> None:
    for table in ("visitors", "waiting", "words", "players", "mutes", "own_settings", "aliases"):
        op.drop_table(table)
    op.drop_column("people", "left_at")
