"""What is refused in chat."""

from __future__ import annotations

from undercard.kernel.errors import UndercardError


class BadLine(UndercardError):
    """Not a line that could be shown to people."""


class UnknownLine(UndercardError):
    """No such line, or not for these eyes."""
