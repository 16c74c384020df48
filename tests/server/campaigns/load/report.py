"""The measurement as Markdown, for the terminal and for a page."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from server.campaigns.load.measurement import Figures, Latency, Plan
from server.campaigns.load.memory import Memory

START, END = "<!-- load: begin -->", "<!-- load: end -->"
HEAD = (
    "| server | tables | moves/s | moves/CPU-s | paced moves/s | answer median ms | 99% "
    "| opponent median ms | 99% | MB |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
)


def report(
    figures: list[Figures], memory: Memory | None, plan: Plan, busy: float, disk: Latency
) -> str:
    """Return the page's text; `busy` is the load average from before the measurement."""
    rows = "\n".join([HEAD, *map(row, figures)])
    parts = [_conditions(plan, busy), rows, _disk(disk), _beside(figures)]
    if memory is not None:
        parts.append(memory_table(memory))
    return "\n\n".join(part for part in parts if part)


def row(it: Figures) -> str:
    paced = it.paced
    return (
        f"| {it.name} | {it.tables:,} "
        f"| {it.saturated.per_second:,.0f} | {it.saturated.per_cpu_second:,.0f} "
        f"| {paced.per_second:,.0f} "
        f"| {paced.acknowledged.median:.1f} | {paced.acknowledged.worst:.1f} "
        f"| {paced.received.median:.1f} | {paced.received.worst:.1f} | {it.megabytes:,.0f} |"
    )


def memory_table(it: Memory) -> str:
    first, full, again = it.megabytes
    rows = {
        "a connection": f"{it.connection:.1f} KB",
        "a spectator, including the connection": f"{it.spectator:.1f} KB",
        "a table with two players, including their connections": f"{it.table:.1f} KB",
        "each move": f"{it.move:.1f} KB",
        "tables in memory while players are connected": f"{it.loaded:,}",
        "tables in memory some time after all have left": f"{it.loaded_after:,}",
        "server at the start": f"{first:.0f} MB",
        "server with all clients": f"{full:.0f} MB",
        "server with as many new clients, after these have left": f"{again:.0f} MB",
    }
    lines = [f"| {name} | {value} |" for name, value in rows.items()]
    watched = (
        f"Spectators, all of one table, received a step after {it.watched.median:.0f} ms "
        f"(99%: {it.watched.worst:.0f} ms)."
    )
    return "\n".join(["| memory of Undercard | |", "|---|---:|", *lines, "", watched])


def put_into(page: Path, text: str) -> None:
    """Replace the text between the two marks."""
    before, start, rest = page.read_text(encoding="utf-8").partition(START)
    _, end, after = rest.partition(END)
    if not start or not end:
        raise SystemExit(f"{page} has no {START} … {END}")
    page.write_text(f"{before}{start}\n\n{text}\n\n{end}{after}", encoding="utf-8")


def _conditions(plan: Plan, busy: float) -> str:
    return (
        f"{os.cpu_count()} cores, Python {platform.python_version()}; load average before: "
        f"{busy:.1f}. Paced: one move every {plan.every:g} seconds at each table."
    )


def _disk(it: Latency) -> str:
    return (
        "The disk's own `fdatasync` after an append of 4 KB, about 100 times a second, before and "
        f"after: median {it.median:.1f} ms, 99% {it.worst:.1f} ms."
    )


def _beside(figures: list[Figures]) -> str:
    """Return our moves per CPU-second relative to the other server, and the load of the clients."""
    lines = []
    names = list(dict.fromkeys(it.name for it in figures))
    if len(names) == 2:
        ours, theirs = ([it for it in figures if it.name == name] for name in names)
        times = [
            f"{one.saturated.per_cpu_second / other.saturated.per_cpu_second:.2f} ({one.tables:,})"
            for one, other in zip(ours, theirs, strict=True)
        ]
        ratios = ", ".join(times)
        lines.append(
            f"Moves per CPU-second, Undercard relative to boardgame.io (tables): {ratios}."
        )
    for name in names:
        loads = [it.saturated for it in figures if it.name == name]
        lines.append(
            f"{name}: {loads[-1].bytes:,.0f} bytes sent for each move; the busiest process of "
            f"clients used {max(it.clients for it in loads):.0%} of a core."
        )
    return "  \n".join(lines)
