"""Studies on a Ray cluster: every chunk is a task; a task whose worker dies is run again.

A task gives its counts back once, however often it was tried, so no game counts twice.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from undercard.kernel.errors import BadOption
from undercard.lab.players import Played, make_player
from undercard.lab.run import AHEAD, Place, in_order, play_chunk
from undercard.lab.table import Chunk, Table


def on_ray(address: str) -> Place:
    """`address` as Ray has it (`ray://…`, `auto`); `local` starts a cluster on this machine."""

    def place(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        make_player(table)
        ray = _join(address)
        try:
            yield from _play(ray, table, chunks)
        finally:
            ray.shutdown()

    return place


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
        raise BadOption(f"--ray {address}: no cluster answers there ({error})") from None
    return ray


def _play(
    ray: Any,  # noqa: ANN401
    table: Table,
    chunks: Iterable[Chunk],
) -> Iterator[tuple[Chunk, Played]]:
    task = ray.remote(max_retries=-1)(play_chunk)
    document = ray.put(msgspec.json.encode(table.study))
    room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    return in_order(chunks, lambda chunk: task.remote(document, chunk), ray.get, room)
