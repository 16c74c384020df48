"""Whether the server is well."""

from __future__ import annotations

from typing import Literal, TypeAlias

from undercard.server.web.wire.base import Told

Health: TypeAlias = Literal["ok", "unavailable"]
Compilation: TypeAlias = Literal["ready", "compiling", "failed"]


class HealthReply(Told, frozen=True, kw_only=True):
    status: Health
    version: str
    compilation: Compilation
    """`compiling`: tables run interpreted and strong bots wait; `failed`: and that stays so."""
