"""Results of a study: the counts of each cell, and the deals they cover.

No deal counts twice: adding a deal that is already covered is refused. A run can therefore be
interrupted and resumed, and partial results from several machines can be merged.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias, cast

import msgspec
import numpy as np

from undercard.kernel.document import naming, read_json, read_text
from undercard.kernel.errors import UndercardError
from undercard.lab.counts import Counts
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.study import Study

MOST_BYTES = 100_000_000
"""The size limit of a result's file, since a study may have many cells."""
Span: TypeAlias = tuple[int, int]
"""A range of deals, the second number exclusive."""


class BadResult(UndercardError):
    """A result that does not belong to the study, or covers a deal twice."""


class Cell(msgspec.Struct):
    counts: list[int]
    done: list[Span] = []

    def gaps(self, first: int, stop: int) -> Iterator[Span]:
        """Yield the uncovered deals of a span."""
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
            raise BadResult(f"the deals {span[0]} to {span[1] - 1} are already counted")
        self.done = _joined(sorted([*self.done, span]))
        self.counts = [a + b for a, b in zip(self.counts, counts, strict=True)]


class Result(msgspec.Struct):
    study: Study
    digest: str
    """The digest of the study when the games were played."""
    rules: int
    """The version of the rules when the games were played."""
    cells: list[Cell]
    seen: dict[str, float] = {}
    """The sums of a hook's counts."""

    def todo(self, prepared: PreparedStudy) -> Iterator[Chunk]:
        """Yield the remaining chunks, spread evenly over the cells."""
        for first, stop in prepared.blocks():
            for cell, held in enumerate(self.cells):
                for gap in held.gaps(first, stop):
                    yield Chunk(cell, *gap)

    def add(self, chunk: Chunk, counts: Counts, seen: dict[str, float]) -> None:
        self.cells[chunk.cell].add((chunk.first, chunk.stop), counts.tolist())
        for name, value in seen.items():
            self.seen[name] = self.seen.get(name, 0) + value

    def total(self, cells: range) -> Counts:
        """Return the sum of the counts of several cells."""
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


def new_result(prepared: PreparedStudy) -> Result:
    cells = [Cell([0] * prepared.row) for _ in range(prepared.cells)]
    return Result(prepared.study, prepared.study.digest, prepared.games[0].rules_version, cells)


def read_result(path: Path) -> Result:
    with naming(path):
        return read_json(read_text(path, MOST_BYTES), Result)


def write_result(result: Result, path: Path) -> None:
    """Write the file atomically: after a power failure it is the old or the new one."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(msgspec.json.encode(result))
    os.replace(new, path)


def resume(prepared: PreparedStudy, path: Path) -> Result:
    """Return the stored result of this study, or a new one; refuse a file of another study."""
    if not path.exists():
        return new_result(prepared)
    result = read_result(path)
    check_same(prepared, result)
    result.study = prepared.study
    return result


def check_same(prepared: PreparedStudy, result: Result) -> None:
    _check_counts(result, prepared.row)
    version = prepared.games[0].rules_version
    if (result.digest, result.rules) != (prepared.study.digest, version):
        raise BadResult(
            f"the result belongs to another study, {result.study.name!r} by rules {result.rules}; "
            "choose another file"
        )


def _check_counts(result: Result, row: int) -> None:
    if any(len(cell.counts) != row for cell in result.cells):
        raise BadResult("the result has the format of another version; choose another file")


def merge(one: Result, other: Result) -> Result:
    """Return the union of two results of one study; refuse overlapping deals."""
    if (one.digest, one.rules) != (other.digest, other.rules):
        raise BadResult("the results belong to different studies")
    row = PreparedStudy(one.study).row
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
