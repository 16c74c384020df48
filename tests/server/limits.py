"""Limits that no test reaches by accident."""

from __future__ import annotations

from dataclasses import replace

from undercard.server.settings import Rate, UsageLimits

PLENTY = Rate(1e6, 1e6)
NO_LIMITS = UsageLimits(
    new_socket=PLENTY,
    request=PLENTY,
    sign_in=PLENTY,
    guest=PLENTY,
    table=PLENTY,
    open_table=PLENTY,
    bot_table=PLENTY,
    snapshot=PLENTY,
    step=PLENTY,
    message=PLENTY,
    mistake=PLENTY,
    emote=PLENTY,
    club=PLENTY,
    new_club=PLENTY,
    quick_match=PLENTY,
    contact=PLENTY,
    profile=PLENTY,
    lobby_tables=1000,
)
MANY_SOCKETS = replace(NO_LIMITS, connections=100_000, sockets=100_000, address_sockets=100_000)
"""For campaigns, whose clients share one address."""
