"""What may happen to somebody who follows a table."""

from __future__ import annotations

from typing import ClassVar

from undercard.kernel.errors import UndercardError


class GapError(UndercardError):
    """Too far behind, or ahead of all steps there are: ask for a snapshot and follow from there."""

    code: ClassVar[str] = "gap"
