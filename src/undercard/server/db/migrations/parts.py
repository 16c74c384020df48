"""Columns and constraints that several migrations use."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op


def text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def double(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=nullable)


def foreign_key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    """Return a key to the id of another table; rows are deleted with the row they belong to."""
    name = op.f(f"fk_{table}_{column}_{other}")
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")


def of_person(table: str) -> sa.ForeignKeyConstraint:
    return foreign_key(table, "person_id", "people")


def of_table(table: str) -> sa.ForeignKeyConstraint:
    return foreign_key(table, "table_id", "tables")
