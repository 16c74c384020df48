"""Valid lines of chat: short and visible."""

from __future__ import annotations

from undercard.server.chat.errors import BadLine
from undercard.server.http.text import one_line, problem_in

MOST = 300


def clean_line(text: str) -> str:
    """Return the line as it is stored; `BadLine` if it is not valid."""
    line = one_line(text)
    if problem := problem_in(line, MOST):
        raise BadLine(f"a line of chat has {problem}")
    return line
