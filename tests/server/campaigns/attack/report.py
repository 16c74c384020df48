"""The figures as a table in Markdown."""

from __future__ import annotations

import os
import platform

from server.campaigns.attack.measurement import Plan, Row, percentile

GOAL_MS = 100.0
"""The limit of the 99th percentile of the bystanders' moves."""
HEAD = (
    "| attack | got through | refused | move median ms | 99% | maximum | bot's move 99% "
    "| /health 99% | CPU | MB |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
)
NONE = "none"


def is_met(row: Row) -> bool:
    """Return whether the bystanders were not disturbed."""
    return not row.failure and percentile(row.moves, 0.99) < GOAL_MS


def conditions(plan: Plan, busy: float) -> str:
    return (
        f"{os.cpu_count()} cores, Python {platform.python_version()}; load average before: "
        f"{busy:.1f}. {plan.seconds:g} seconds for each attack, one move every {plan.every:g} "
        "seconds."
    )


def format_row(row: Row) -> str:
    moves = [percentile(row.moves, share) for share in (0.5, 0.99, 1.0)]
    latencies = [*moves, percentile(row.bots, 0.99), percentile(row.health, 0.99)]
    times = " | ".join(f"{it:,.1f}" for it in latencies)
    name = row.attack.name if row.attack else NONE
    cells = f"| {name} | {_through(row)} | {times} | {row.cpu:.0%} | {row.megabytes:,.0f} |"
    return f"{cells} {row.failure}" if row.failure else cells


def _through(row: Row) -> str:
    if row.attack is None:
        return "| "
    tally, attack = row.tally, row.attack
    through = f"{tally.through:,} {attack.unit}"
    if attack.unit == "bytes":
        through = f"{tally.through / 1024:,.0f} KiB"
    return f"{through} | {tally.refused:,} {attack.refusal}"
