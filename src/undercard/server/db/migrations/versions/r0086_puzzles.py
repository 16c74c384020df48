"""Daily puzzles and people's answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from undercard.server.db.migrations.parts import double, of_person, text

revision = "r0086"
down_revision: str | None = "r0085"

_COUNTED = ["game", "date", "action", "is_right"]


def upgrade() -> None:
    op.create_table(
        "puzzles",
        *(text(name) for name in ("game", "date")),
        *(double(name) for name in ("made_at", "ease")),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "date", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "puzzle_answers",
        *(text(name) for name in ("person_id", "game", "date", "action")),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in ("is_right", "is_daily")),
        double("at"),
        sa.PrimaryKeyConstraint("person_id", "game", "date", name=op.f("pk_puzzle_answers")),
        of_person("puzzle_answers"),
    )
    op.create_index(op.f(f"ix_puzzle_answers_{'_'.join(_COUNTED)}"), "puzzle_answers", _COUNTED)


def downgrade() -> None:
    op.drop_table("puzzle_answers")
    op.drop_table("puzzles")
