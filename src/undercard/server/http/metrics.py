"""Metrics of one process for Prometheus; each one is described here."""

from __future__ import annotations

import dataclasses
import platform
from collections import Counter as Count
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from undercard.version import __version__

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Kind: TypeAlias = Literal["counter", "gauge"]
OtherLimit: TypeAlias = Literal[
    "address_requests",
    "address_sockets",
    "at_work",
    "body_bytes",
    "bot_tables",
    "connections",
    "control_frame",
    "lab_studies",
    "late_request",
    "mistake",
    "new_socket",
    "record_bytes",
    "request",
    "sockets",
    "stalled",
    "subscriptions",
]
"""The limits that are no rate of people; `http.rate_limits` has those."""
OTHER_LIMITS: tuple[OtherLimit, ...] = get_args(OtherLimit)
PREFIX = "undercard_"
MEDIA_TYPE = "text/plain; version=0.0.4"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
COUNTERS = {
    "http_requests_total": ("HTTP requests by route and status.", ("route", "method", "status")),
    "refusals_total": ("Refusals by code, over HTTP and WebSocket.", ("code",)),
    "rate_limited_total": ("Hits of each limit: refused, delayed, paused or closed.", ("limit",)),
    "messages_total": ("WebSocket messages from clients by type.", ("type",)),
    "steps_total": ("Steps taken for clients.", ()),
    "chat_lines_total": ("Lines of chat.", ()),
    "emotes_total": ("Emotes at tables.", ()),
    "reports_total": ("Lines of chat that were reported.", ()),
    "mails_total": ("E-mails by outcome: sent or failed.", ("outcome",)),
    "troubles_total": ("Causes of a state other than ready, by cause.", ("cause",)),
    "failures_total": ("Defects: requests that ended in a 500, tasks that ended.", ()),
}
GAUGES = {
    "connections": ("WebSockets open now.", ()),
    "subscriptions": ("Subscriptions to tables and lobbies, of all WebSockets together.", ()),
    "build_info": ("Which version runs.", ("version", "python")),
}
HISTOGRAMS = {
    "http_seconds": ("Time from an HTTP request to the end of its reply.", ("route",)),
    "step_seconds": ("Time from a client's step to the moment it is durable.", ()),
}

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counters, gauges and histograms of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._known: dict[str, Counter | Gauge | Histogram] = {}
        self._used: dict[tuple[str, ...], Counter | Gauge | Histogram] = {}
        for name, (words, labels) in COUNTERS.items():
            self._known[name] = Counter(PREFIX + name, words, labels, registry=self._registry)
        for name, (words, labels) in GAUGES.items():
            self._known[name] = Gauge(PREFIX + name, words, labels, registry=self._registry)
        for name, (words, labels) in HISTOGRAMS.items():
            self._known[name] = Histogram(
                PREFIX + name, words, labels, registry=self._registry, buckets=SECONDS
            )
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self.add("build_info", version=__version__, python=platform.python_version())

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Increase a counter or gauge. Labels never come from a client: each value is stored."""
        metric = self._find(name, labels)
        assert not isinstance(metric, Histogram)
        metric.inc(amount)

    def limit(self, limit: str) -> None:
        """Count a hit of a limit: one of `OTHER_LIMITS`, or the name of a rate. This is the only
        place that counts hits."""
        self.add("rate_limited_total", limit=limit)

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        metric = self._find(name, labels)
        assert isinstance(metric, Histogram)
        metric.observe(seconds)

    def watch(self, name: str, kind: Kind, words: str, read: Callable[[], float]) -> None:
        """Export a number of another object, which is read for each report."""
        self._registry.register(_Watched(PREFIX + name, kind, words, read))

    def watch_counters(self, prefix: str, counters: DataclassInstance) -> None:
        """Export the numbers of a dataclass; `gauges` of its class names those that can
        decrease."""
        self._registry.register(_Counters(PREFIX + prefix, counters))

    def value(self, name: str, **labels: str) -> float:
        return self._registry.get_sample_value(PREFIX + name, labels) or 0.0

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def _find(self, name: str, labels: dict[str, str]) -> Counter | Gauge | Histogram:
        if not labels:
            return self._known[name]
        key = (name, *labels.values())
        metric = self._used.get(key)
        if metric is None:
            metric = self._used[key] = self._known[name].labels(**labels)
        return metric


class _Watched(Collector):
    def __init__(self, name: str, kind: Kind, words: str, read: Callable[[], float]) -> None:
        self._name, self._kind, self._words, self._read = name, kind, words, read

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily if self._kind == "counter" else GaugeMetricFamily
        yield family(self._name, self._words, value=float(self._read()))


class _Counters(Collector):
    def __init__(self, prefix: str, counters: DataclassInstance) -> None:
        self._prefix, self._counters = prefix, counters
        self._gauges: Collection[str] = getattr(counters, "gauges", ())

    def collect(self) -> Iterator[Metric]:
        for field in dataclasses.fields(self._counters):
            value, name = getattr(self._counters, field.name), self._prefix + field.name
            words = f"Of the tables of this process: {field.name.replace('_', ' ')}."
            if field.name in self._gauges:
                yield GaugeMetricFamily(name, words, value=value)
            elif isinstance(value, Count):
                family = CounterMetricFamily(name, words, labels=("code",))
                for code, count in sorted(value.items()):
                    family.add_metric((code,), count)
                yield family
            else:
                yield CounterMetricFamily(name, words, value=value)
