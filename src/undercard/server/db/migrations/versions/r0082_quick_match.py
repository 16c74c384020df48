"""The clock and the rating of people who wait for a quick match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0082"
down_revision: str | None = "r0081"


def upgrade() -> None:
    # A person who waits during the update repeats the request within seconds.
    op.get_bind().exec_driver_sql("DELETE FROM waiting")
    is_set = sa.Column("has_clock", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("waiting", is_set)
    op.add_column("waiting", sa.Column("rating", sa.Double, nullable=True))


def downgrade() -> None:
    for column in ("rating", "has_clock"):
        op.drop_column("waiting", column)
