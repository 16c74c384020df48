"""Results of a study: what was counted in each cell, and which of its deals that covers.

No deal counts twice: adding one that is covered already is refused. So a run can be broken off and
go on later, and results of parts made on different machines can be put together.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias, cast

import msgspec
import numpy as np

from undercard.kernel.document import read_json, read_text
from undercard.kernel.errors import UndercardError
from undercard.lab.counts import Counts
from undercard.lab.study import Study
from undercard.lab.table import Chunk, Table

MOST_BYTES = 100_000_000
"""Of a result's file: a study may have many cells."""
Span: TypeAlias = tuple[int, int]
"""Deals from the first to before the second."""


class BadResult(UndercardError):
    """A result that does not belong to the study, or covers a deal twice."""


class Cell(msgspec.Struct):
    counts: list[int]
    done: list[Span] = []

    def gaps(self, first: int, stop: int) -> Iterator[Span]:
        """The deals of a span that are not covered yet."""
        for start, end in self.done:
            if start >= stop:
                break
            if end > first:
                if start > first:
                    yield first, start
                first = max(first, end)
        if first < stop:
            yield first, stop

    def add(self, span: Span, counts: list[int]) -> None:
        if list(self.gaps(*span)) != [span]:
            raise BadResult(f"the deals {span[0]} to {span[1] - 1} have been counted in part")
        self.done = _joined(sorted([*self.done, span]))
        self.counts = [a + b for a, b in zip(self.counts, counts, strict=True)]


class Result(msgspec.Struct):
    study: Study
    digest: str
    """Of the study, when the games were played."""
    rules: int
    """The version of the rules they were played by."""
    cells: list[Cell]
    seen: dict[str, float] = {}
    """What a hook has added up."""

    def todo(self, table: Table) -> Iterator[Chunk]:
        """What is left to play, all cells alike."""
        for first, stop in table.blocks():
            for cell, held in enumerate(self.cells):
                for gap in held.gaps(first, stop):
                    yield Chunk(cell, *gap)

    def add(self, chunk: Chunk, counts: Counts, seen: dict[str, float]) -> None:
        self.cells[chunk.cell].add((chunk.first, chunk.stop), counts.tolist())
        for name, value in seen.items():
            self.seen[name] = self.seen.get(name, 0) + value

    def total(self, cells: range) -> Counts:
        """The counts of several cells added up."""
        rows = np.array([self.cells[n].counts for n in cells], np.int64)
        return cast(Counts, rows.sum(axis=0))


def _joined(spans: list[Span]) -> list[Span]:
    joined = spans[:1]
    for start, end in spans[1:]:
        if start == joined[-1][1]:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return joined


def new_result(table: Table) -> Result:
    cells = [Cell([0] * table.row) for _ in range(table.cells)]
    return Result(table.study, table.study.digest, table.games[0].rules_version, cells)


def read_result(path: Path) -> Result:
    return read_json(read_text(path, MOST_BYTES), Result)


def write_result(result: Result, path: Path) -> None:
    """All of it or nothing: a result that is being written when the power fails is the old one."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(msgspec.json.encode(result))
    os.replace(new, path)


def resume(table: Table, path: Path) -> Result:
    """What a file holds of this study already; a file of another study is refused."""
    if not path.exists():
        return new_result(table)
    result = read_result(path)
    check_same(table, result)
    result.study = table.study
    return result


def check_same(table: Table, result: Result) -> None:
    _check_counts(result, table.row)
    version = table.games[0].rules_version
    if (result.digest, result.rules) != (table.study.digest, version):
        raise BadResult(
            f"the result is of another study, {result.study.name!r} by rules {result.rules}; "
            "choose another file"
        )


def _check_counts(result: Result, row: int) -> None:
    if any(len(cell.counts) != row for cell in result.cells):
        raise BadResult("the result was counted by another version; choose another file")


def merge(one: Result, other: Result) -> Result:
    """Two results of one study put together; deals that both cover are refused."""
    if (one.digest, one.rules) != (other.digest, other.rules):
        raise BadResult("the results are of different studies")
    row = Table(one.study).row
    for result in (one, other):
        _check_counts(result, row)
    merged = msgspec.json.decode(msgspec.json.encode(one), type=Result)
    for mine, theirs in zip(merged.cells, other.cells, strict=True):
        for span in theirs.done:
            if list(mine.gaps(*span)) != [span]:
                raise BadResult(f"both results cover deals from {span[0]} to {span[1] - 1}")
        mine.done = _joined(sorted([*mine.done, *theirs.done]))
        mine.counts = [a + b for a, b in zip(mine.counts, theirs.counts, strict=True)]
    for name, value in other.seen.items():
        merged.seen[name] = merged.seen.get(name, 0) + value
    return merged
