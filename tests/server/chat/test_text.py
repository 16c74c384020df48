"""Which characters a chat line may have."""

from __future__ import annotations

import pytest

from undercard.server.chat.errors import BadLine
from undercard.server.chat.text import MOST, clean_line


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  well   played ", "well played"),
        ("two\nlines\tare one", "two lines are one"),
        ("👩\u200d🚀 خانه\u200cها", "👩\u200d🚀 خانه\u200cها"),
        ("e\u0301", "é"),
        ("x" * MOST, "x" * MOST),
    ],
)
def test_a_line_is_normalised(given: str, kept: str) -> None:
    assert clean_line(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        " \n ",
        "x" * (MOST + 1),
        "a\0b",
        "a\x1bb",
        "a\u202eb",
        "\ud800",
        "z\u0301\u0302\u0303\u0304",
    ],
)
def test_unreadable_lines_are_refused(given: str) -> None:
    with pytest.raises(BadLine):
        clean_line(given)
