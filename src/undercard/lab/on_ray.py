"""Studies on a Ray cluster: every chunk is a task, and Ray repeats a task whose worker dies.

A task returns its counts once, however often it was tried, so no game counts twice.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from undercard.kernel.errors import BadOption
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.run import AHEAD, Backend, in_order, play_chunk
from undercard.lab.runners import Played, make_runner


def on_ray(address: str) -> Backend:
    """Return the backend for a Ray `address` (`ray://…`, `auto`); `local` starts a cluster here."""

    def backend(prepared: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        make_runner(prepared)
        ray = _join(address)
        try:
            yield from _play(ray, prepared, chunks)
        finally:
            ray.shutdown()

    return backend


def _join(address: str) -> Any:  # noqa: ANN401
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadOption("--ray: needs the package ray; install undercard[lab]") from None
    try:
        ray.init(
            address=address, include_dashboard=False, log_to_driver=False, logging_level="error"
        )
    except (ConnectionError, ValueError) as error:
        raise BadOption(f"--ray {address}: cannot connect to a cluster ({error})") from None
    return ray


def _play(
    ray: Any,  # noqa: ANN401
    prepared: PreparedStudy,
    chunks: Iterable[Chunk],
) -> Iterator[tuple[Chunk, Played]]:
    task = ray.remote(max_retries=-1)(play_chunk)
    document = ray.put(msgspec.json.encode(prepared.study))
    room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    return in_order(chunks, lambda chunk: task.remote(document, chunk), ray.get, room)
