"""Guests adopted, settings, who is muted, who played where, words of chance, waiting, visitors."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision: str | None = "r0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("left_at", sa.Double, nullable=True))
    _add_people()
    _add_tables()
    _find_players()
    op.create_table(
        "visitors",
        _text("process"),
        sa.Column("people", sa.Integer, nullable=False),
        _double("at"),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_visitors")),
    )


def _add_people() -> None:
    op.create_table(
        "aliases",
        _text("person_id"),
        _text("account_id"),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_aliases")),
        _of("aliases", "person_id", "people"),
        _of("aliases", "account_id", "people"),
    )
    op.create_index(op.f("ix_aliases_account_id"), "aliases", ["account_id"])
    op.create_table(
        "own_settings",
        _text("person_id"),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_own_settings")),
        _of("own_settings", "person_id", "people"),
    )
    op.create_table(
        "mutes",
        _text("person_id"),
        _text("muted_id"),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name=op.f("pk_mutes")),
        _of("mutes", "person_id", "people"),
        _of("mutes", "muted_id", "people"),
    )


def _add_tables() -> None:
    op.create_table(
        "players",
        _text("table_id"),
        _text("person_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_players")),
        _of("players", "table_id", "tables"),
    )
    op.create_index(op.f("ix_players_person_id"), "players", ["person_id"])
    op.create_table(
        "words",
        _text("table_id"),
        _text("person_id"),
        _text("word"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_words")),
        _of("words", "table_id", "tables"),
    )
    op.create_table(
        "waiting",
        _text("person_id"),
        _text("game"),
        _text("table_id"),
        _double("since"),
        _double("seen_at"),
        _double("claimed_at", nullable=True),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_waiting")),
        _of("waiting", "person_id", "people"),
        _of("waiting", "table_id", "tables"),
    )
    op.create_index(op.f("ix_waiting_game_since"), "waiting", ["game", "since"])
    op.create_index(op.f("ix_waiting_table_id"), "waiting", ["table_id"])


def _find_players() -> None:
    """Of the tables there are, from their lines in the lobby."""
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


def _of(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}_{other}")
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _double(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=nullable)


def downgrade() -> None:
    for table in ("visitors", "waiting", "words", "players", "mutes", "own_settings", "aliases"):
        op.drop_table(table)
    op.drop_column("people", "left_at")
