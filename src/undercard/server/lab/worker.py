"""A process for one study: reads the request, writes progress lines, and exits.

The standard output is the pipe; other output goes to stderr.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Iterable, Iterator
from typing import BinaryIO

import msgspec

from undercard.kernel.errors import UndercardError
from undercard.lab.balance import have_same_deals
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.results import Result
from undercard.lab.run import RunProgress, on_one, run_study
from undercard.lab.runners import Played
from undercard.server.bot_workers.pipe import lower_priority, open_pipe
from undercard.server.lab.study import progress_of, study_of
from undercard.server.lab.wire import LabLine, LabQuestion, LabRefused, LabStarted

FEWEST_ROUNDS = 2
EVERY = 0.5
COST = 4
"""The pause after a report as a multiple of its duration, so that most time is spent on games."""


class Order(msgspec.Struct, frozen=True):
    """A request, its time limit, and how much lower than the server's its priority is."""

    question: LabQuestion
    seconds: float
    niceness: int = 0


class Rounds:
    """Plays round after round of the same deals in both variants, up to a time limit.

    The time starts with the first game, after compilation. On a busy machine it may end within the
    first round; a second round is played regardless, so that the interval shrinks.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds, self._began = seconds, math.inf

    @property
    def seconds(self) -> float:
        """Seconds since the first game."""
        return max(0.0, time.monotonic() - self._began)

    def play(self, table: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        rounds = 0
        for chunk, played in on_one(table, chunks):
            self._began = min(self._began, time.monotonic())
            yield chunk, played
            if chunk.cell == table.cells - 1:
                rounds += 1
                if rounds >= FEWEST_ROUNDS and self.seconds > self._seconds:
                    return


class ProgressReporter:
    """Sends the progress periodically."""

    def __init__(self, table: PreparedStudy, rounds: Rounds, output: BinaryIO) -> None:
        self._table, self._rounds, self._output = table, rounds, output
        self._next = 0.0

    def __call__(self, _: RunProgress, result: Result) -> None:
        if self._rounds.seconds < self._next or not have_same_deals(self._table, result, 1):
            return
        began = time.monotonic()
        self.send_progress(result, is_over=False)
        self._next = self._rounds.seconds + EVERY + COST * (time.monotonic() - began)

    def send_progress(self, result: Result, *, is_over: bool) -> None:
        line = progress_of(self._table, result, self._rounds.seconds, is_over=is_over)
        send(self._output, line)


def study(order: Order, output: BinaryIO) -> None:
    table = PreparedStudy(study_of(order.question))
    games = table.cells * table.deals * table.seats
    send(output, LabStarted(games=games, seconds=order.seconds))
    rounds = Rounds(order.seconds)
    reporter = ProgressReporter(table, rounds, output)
    reporter.send_progress(run_study(table, rounds.play, report=reporter), is_over=True)


def send(output: BinaryIO, line: LabLine | LabRefused) -> None:
    output.write(msgspec.json.encode(line) + b"\n")
    output.flush()


def main() -> None:
    output = open_pipe()
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    lower_priority(order.niceness)
    try:
        study(order, output)
    except BrokenPipeError:
        os._exit(0)  # the server has closed the pipe
    except UndercardError as error:
        send(output, LabRefused(message=str(error)))


if __name__ == "__main__":
    main()
