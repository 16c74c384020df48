"""Alembic runs this file; `migration.py` provides the connection."""

from __future__ import annotations

from alembic import context

from undercard.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter a column in place: Alembic then copies the table.
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
