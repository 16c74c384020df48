"""The browser's types are those of the wire."""

from __future__ import annotations

from undercard.server.web.typescript import TARGET, write_types


def test_the_browser_has_the_types_of_today() -> None:
    assert TARGET.read_text() == write_types(), (
        "the wire has changed: run python -m undercard.server.web.typescript"
    )
