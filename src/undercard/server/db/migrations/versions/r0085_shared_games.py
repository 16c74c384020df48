"""Hidden games that a player has shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_table, text

revision = "r0085"
down_revision: str | None = "r0083"


def upgrade() -> None:
    op.create_table(
        "shared_games",
        text("table_id"),
        double("at"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_shared_games")),
        of_table("shared_games"),
    )


def downgrade() -> None:
    op.drop_table("shared_games")
