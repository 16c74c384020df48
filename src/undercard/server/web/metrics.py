"""Counters in Prometheus' text format."""

from __future__ import annotations

import dataclasses
import platform
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from undercard.server.tables.counters import Counters
from undercard.version import __version__

Labels = tuple[tuple[str, str], ...]
Kind = Literal["counter", "gauge"]
PLAIN = (
    "steps_total",
    "chat_lines_total",
    "reports_total",
    "failures_total",
    "connections",
    "follows",
)
"""Those without labels, shown also while they are 0."""


class Watched(NamedTuple):
    name: str
    kind: Kind
    words: str
    read: Callable[[], float]


class Metrics:
    """Counts and gauges of one process; each is described where it is listed here."""

    HELP = {
        "undercard_http_requests_total": ("counter", "HTTP requests by route and status."),
        "undercard_http_seconds_total": ("counter", "Time spent on HTTP requests, by route."),
        "undercard_refusals_total": ("counter", "Refusals by code, over HTTP and WebSocket."),
        "undercard_messages_total": ("counter", "WebSocket messages from clients by type."),
        "undercard_steps_total": ("counter", "Steps taken for clients."),
        "undercard_chat_lines_total": ("counter", "Lines of chat."),
        "undercard_reports_total": ("counter", "Lines of chat that were reported."),
        "undercard_failures_total": ("counter", "Defects: requests that ended in a 500."),
        "undercard_connections": ("gauge", "WebSockets open now."),
        "undercard_build_info": ("gauge", "Which version runs."),
        "undercard_follows": ("gauge", "Tables followed now, by all WebSockets together."),
    }

    def __init__(self) -> None:
        self._values: defaultdict[str, defaultdict[Labels, float]] = defaultdict(
            lambda: defaultdict(float)
        )
        self._watched: list[Watched] = []
        self.add("build_info", version=__version__, python=platform.python_version())
        for plain in PLAIN:
            self.add(plain, 0)

    def watch(self, name: str, kind: Kind, words: str, read: Callable[[], float]) -> None:
        """A number that somebody else keeps; it is read when it is asked for."""
        self._watched.append(Watched(f"undercard_{name}", kind, words, read))

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Labels come from short lists of ours, never from a client: each value is kept."""
        self._values[f"undercard_{name}"][tuple(sorted(labels.items()))] += amount

    def value(self, name: str, **labels: str) -> float:
        return self._values[f"undercard_{name}"][tuple(sorted(labels.items()))]

    def text(self, tables: Counters) -> str:
        lines = list(_of_tables(tables))
        for name, (kind, words) in self.HELP.items():
            lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
            values = sorted(self._values[name].items())
            lines += [f"{name}{_format(labels)} {value:g}" for labels, value in values]
        for it in self._watched:
            lines += [f"# HELP {it.name} {it.words}", f"# TYPE {it.name} {it.kind}"]
            lines.append(f"{it.name} {it.read():g}")
        return "\n".join(lines) + "\n"


def _of_tables(counters: Counters) -> Iterator[str]:
    """The service keeps plain numbers; one that goes up and down is a gauge."""
    for field in dataclasses.fields(counters):
        value = getattr(counters, field.name)
        kind = "gauge" if field.name == "tables_loaded" else "counter"
        name = f"undercard_tables_{field.name}"
        yield f"# TYPE {name} {kind}"
        if isinstance(value, Counter):
            yield from (f'{name}{{code="{code}"}} {count}' for code, count in sorted(value.items()))
        else:
            yield f"{name} {value}"


def _format(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}"
