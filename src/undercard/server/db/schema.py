"""The tables of both kinds of databases.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    true,
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
    # A row whose visibility nobody stated is not shown.
    Column("visibility", Text, nullable=False, server_default="private"),
    # Both end in the order of the lobby, so that a page costs its own rows only.
    Index(None, "state", "visibility", "updated_at"),
    Index(None, "state", "visibility", "game", "updated_at"),
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

bot_turns = Table(
    "bot_turns",
    metadata,
    # Tables where a bot is to act, since the step of this number; written with the step. A table
    # of its own: a column of `tables` would rewrite that long row at every move against a bot.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Index(None, "number", "table_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    # A deleted account leaves its games behind, without the name.
    Column("left_at", Double, nullable=True),
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

access_tokens = Table(
    "access_tokens",
    metadata,
    # A hash, as of sessions.
    Column("token", Text, primary_key=True),
    # What the owner calls it by when revoking: it proves nothing.
    Column("id", Text, nullable=False, unique=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index(None, "person_id"),
)

bot_accounts = Table(
    "bot_accounts",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
)

places = Table(
    "places",
    metadata,
    # Who sits where, found by person; it is worked out from the steps and can be again.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("is_turn", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person_id", "state", "at"),
)

place_marks = Table(
    "place_marks",
    metadata,
    # Until when each process has written down the places of its steps.
    Column("process", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("by_id", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person_id"),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index(None, "person_id"),
)

feeds = Table(
    "feeds",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # A hash, as of sessions.
    Column("token", Text, nullable=False, unique=True),
)

presences = Table(
    "presences",
    metadata,
    # Who looks at a table through which process; gone by itself if the process dies.
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    # What all processes must share and nobody else may have.
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

aliases = Table(
    "aliases",
    metadata,
    # A guest who signed in to an account that was there already: what was theirs is the account's.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("account_id", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index(None, "account_id"),
)

own_settings = Table(
    "own_settings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "muted_id"),
)

players = Table(
    "players",
    metadata,
    # Who sits or sat at which table; written together with the table's line in the lobby.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    # Of the table, so that one index ends in the order of a person's history.
    Column("state", Text, nullable=False, server_default="open"),
    Column("visibility", Text, nullable=False, server_default="private"),
    Column("updated_at", Double, nullable=False, server_default="0"),
    Index(None, "person_id", "state", "visibility", "updated_at"),
)

words = Table(
    "words",
    metadata,
    # Of chance, before the start: nobody may see another's before giving their own.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("word", Text, nullable=False),
)

waiting = Table(
    "waiting",
    metadata,
    # For a quick match.
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("since", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("claimed_at", Double, nullable=True),
    Index(None, "game", "since"),
    Index(None, "table_id"),
)

visitors = Table(
    "visitors",
    metadata,
    # How many people each process sees.
    Column("process", Text, primary_key=True),
    Column("people", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("person_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", Text, nullable=False),
    Index(None, "person_id"),
)

reports = Table(
    "reports",
    metadata,
    # Lines of chat that were reported to the host.
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("reporter_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "number"], ["chat.table_id", "chat.number"], ondelete="CASCADE"
    ),
    Index(None, "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("is_provisional", Boolean, nullable=False, server_default=true()),
    Index(None, "game", "pool", "is_provisional", "mu"),
)

unsettled = Table(
    "unsettled",
    metadata,
    # Finished games that were not looked at yet; written with the step that ends the game.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "at"),
)

settled = Table(
    "settled",
    metadata,
    # Finished games that were looked at; the key is what makes each count once.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("pool", Text, nullable=True),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("before", Double, nullable=False),
    Column("after", Double, nullable=False),
    Index(None, "person_id"),
)

bans = Table(
    "bans",
    metadata,
    Column("person_id", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Index(None, "at"),
)
