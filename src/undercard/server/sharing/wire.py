"""Messages of sharing."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercard.server.http.wire import Language, StepNumber


class PictureQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "en"
    size: Literal["card", "large"] = "card"
    """`large` has twice the width and height."""


class SiteCardQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "en"


class MomentQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: StepNumber | None = None
    """The step around which the animation is; None for the last one."""
    language: Language = "en"


class ShareState(msgspec.Struct, frozen=True, kw_only=True):
    """Who sees a card with the result of a game."""

    is_open: bool
    """Whether links to the game have such a card."""
    may_open: bool
    """Whether the caller played the game and may share it."""
