"""The generated TypeScript types equal the wire types."""

from __future__ import annotations

from undercard.kernel.plugin import game_names
from undercard.server.typescript import SHARED, write_types


def test_the_generated_types_are_current() -> None:
    for path, text in write_types().items():
        assert path.read_text() == text, (
            f"{path.name} is not up to date: run python -m undercard.server.typescript"
        )


def test_the_shared_types_name_no_game() -> None:
    text = SHARED.read_text().lower()
    assert not [game for game in game_names() if game in text]
