"""Whether the server is well."""

from __future__ import annotations

from typing import Literal, TypeAlias

from undercard.server.web.wire.base import Told

Health: TypeAlias = Literal["ok", "unavailable"]


class HealthReply(Told, frozen=True, kw_only=True):
    status: Health
    version: str
