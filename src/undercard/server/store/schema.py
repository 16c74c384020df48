"""The tables of the database, for both kinds; accounts and the rest of the server add theirs here.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    # Names that do not depend on the database, so that a migration can speak of a constraint.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    Index(None, "state", "updated_at"),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("step", LargeBinary, nullable=False),
    Column("key", Text, nullable=True),
    # A step is read by its place only: SQLite then keeps it in that order, without a second tree.
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    # The name as it is compared, so that no two accounts look alike.
    Column("key", Text, primary_key=True),
    Column(
        "person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True
    ),
    Column("password", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # A hash: who reads the database cannot sign in with it.
    Column("token", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Double, nullable=False),
    Index(None, "person_id"),
    Index(None, "expires_at"),
)
