"""Columns, indexes and work lists, so that no query reads more than it returns.

Old rows are derived from stored data. Where that does not show whose turn it is, every running
table with a bot is listed; a server that loads one removes it if it is a person's turn.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import of_table

revision = "r0021"
down_revision: str | None = "r0020"

PROVISIONAL_SIGMA = 5.191879890035547
"""The value of `ratings.model` at this revision."""

_SQLITE = {
    "text": "CAST(listing AS TEXT)",
    "visibility": "coalesce(json_extract({text}, '$.about.visibility'), 'public')",
    "bots": "EXISTS (SELECT 1 FROM json_each({text}, '$.seats')"
    " WHERE json_extract(value, '$.bot') IS NOT NULL)",
}
_POSTGRES = {
    "text": "convert_from(listing, 'UTF8')::json",
    "visibility": "coalesce({text} #>> '{{about,visibility}}', 'public')",
    "bots": "EXISTS (SELECT 1 FROM json_array_elements({text} -> 'seats') AS seat"
    " WHERE seat ->> 'bot' IS NOT NULL)",
}
_FILL = (
    "UPDATE tables SET visibility = {visibility} WHERE length(listing) > 0",
    """UPDATE players SET state = tables.state, visibility = tables.visibility,
    updated_at = tables.updated_at FROM tables WHERE tables.id = players.table_id""",
    """INSERT INTO bot_turns (table_id, number)
    SELECT id, (SELECT coalesce(max(number), 0) FROM steps WHERE table_id = id) FROM tables
    WHERE state = 'running' AND length(listing) > 0 AND {bots}""",
    """INSERT INTO unsettled (table_id, at) SELECT id, updated_at FROM tables
    WHERE state = 'finished' AND NOT EXISTS (SELECT 1 FROM settled WHERE table_id = id)""",
    f"UPDATE ratings SET is_provisional = (sigma > {PROVISIONAL_SIGMA})",
    # Places that a crash lost before this revision are recovered once more.
    "INSERT INTO place_marks (process, at) SELECT 'r0021', 0 WHERE EXISTS (SELECT 1 FROM tables)",
)


def upgrade() -> None:
    _add_columns()
    _add_lists()
    db = op.get_bind()
    words = _POSTGRES if db.dialect.name == "postgresql" else _SQLITE
    parts = {name: words[name].format(text=words["text"]) for name in ("visibility", "bots")}
    for sql in _FILL:
        db.exec_driver_sql(sql.format(**parts))
    _change_indexes()


def _add_columns() -> None:
    op.add_column("tables", _column("visibility", sa.Text, "private"))
    op.add_column("players", _column("state", sa.Text, "open"))
    op.add_column("players", _column("visibility", sa.Text, "private"))
    op.add_column("players", _column("updated_at", sa.Double, "0"))
    op.add_column("ratings", _column("is_provisional", sa.Boolean, sa.true()))


def _add_lists() -> None:
    op.create_table(
        "bot_turns",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_bot_turns")),
        of_table("bot_turns"),
    )
    op.create_index(op.f("ix_bot_turns_number_table_id"), "bot_turns", ["number", "table_id"])
    op.create_table(
        "unsettled",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_unsettled")),
        of_table("unsettled"),
    )
    op.create_index(op.f("ix_unsettled_at"), "unsettled", ["at"])
    op.create_table(
        "place_marks",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_place_marks")),
    )


_OLD = (
    ("tables", ["state", "updated_at"]),
    ("players", ["person_id"]),
    ("places", ["person_id", "state"]),
    ("ratings", ["game", "pool", "mu"]),
)
_NEW = (
    ("tables", ["state", "visibility", "updated_at"]),
    ("tables", ["state", "visibility", "game", "updated_at"]),
    ("players", ["person_id", "state", "visibility", "updated_at"]),
    ("places", ["person_id", "state", "at"]),
    ("ratings", ["game", "pool", "is_provisional", "mu"]),
    ("mutes", ["muted_id"]),
)


def _change_indexes() -> None:
    for table, columns in _OLD:
        op.drop_index(_index(table, columns), table)
    for table, columns in _NEW:
        op.create_index(_index(table, columns), table, columns)


def _index(table: str, columns: list[str]) -> str:
    return op.f(f"ix_{table}_{'_'.join(columns)}")


def _column(
    name: str, kind: type[sa.types.TypeEngine[Any]], default: str | sa.ColumnElement[bool]
) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, server_default=default)


def downgrade() -> None:
    for table, columns in _NEW:
        op.drop_index(_index(table, columns), table)
    for table, columns in _OLD:
        op.create_index(_index(table, columns), table, columns)
    for table in ("place_marks", "unsettled", "bot_turns"):
        op.drop_table(table)
    op.drop_column("ratings", "is_provisional")
    for column in ("updated_at", "visibility", "state"):
        op.drop_column("players", column)
    op.drop_column("tables", "visibility")
