"""A process that makes one puzzle: reads the order, writes the puzzle as JSON, and exits.

The standard output is the pipe; other output goes to stderr.
"""

from __future__ import annotations

import sys
from datetime import date

import msgspec

from undercard.puzzles.generation import find_puzzle
from undercard.server.bot_workers.pipe import lower_priority, open_pipe


class PuzzleOrder(msgspec.Struct, frozen=True):
    """A game and a date, and how much lower than the server's the priority is."""

    game: str
    date: str
    niceness: int


def main() -> None:
    output = open_pipe()
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=PuzzleOrder)
    lower_priority(order.niceness)
    made = find_puzzle(order.game, date.fromisoformat(order.date))
    output.write(msgspec.json.encode(made.puzzle))
    output.close()


if __name__ == "__main__":
    main()
