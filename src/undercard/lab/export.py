"""Results for other programs: one row for each cell, as JSON, CSV or Parquet."""

from __future__ import annotations

import csv
import importlib
import io
from pathlib import Path
from typing import TypeAlias

import msgspec

from undercard.kernel.errors import BadOption
from undercard.lab.counts import COUNTS
from undercard.lab.results import Result
from undercard.lab.summary import Summary
from undercard.lab.table import Table

Row: TypeAlias = dict[str, str | int | float]


def rows_of(table: Table, result: Result) -> list[Row]:
    """The figures of every cell that has games."""
    tallied = _tallied(table, result)
    return [
        _row(table, cell, Summary(held.counts))
        | {name: held.counts[place] for place, name in tallied.items()}
        for cell, held in enumerate(result.cells)
        if Summary(held.counts).games
    ]


def _row(table: Table, cell: int, summary: Summary) -> Row:
    variant, pairing = table.split(cell)
    study = table.study
    row: Row = {
        "game": study.game,
        "bot": study.bots[0],
        "against": study.bots[1],
        "variant": study.all_variants[variant].name,
        "pairing": table.pairings[pairing].name,
        "games": summary.games,
        "deals": summary.deals,
        "share": summary.share.share,
        "margin": summary.share.margin,
    }
    for p in range(table.seats):
        row[f"seat_{p + 1}"] = summary.seat(p).share
    if table.traits.has_starter:
        row["starter"] = summary.starter.share
    row |= {
        "decisions": summary.decisions[0],
        "decisions_sd": summary.decisions[1],
        "rounds": summary.rounds,
        "score": summary.score(0)[0],
        "score_others": summary.score(1)[0],
        "luck": summary.luck,
    }
    return row


def _tallied(table: Table, result: Result) -> dict[int, str]:
    """Names for the tallies that are not 0 everywhere, by their places in a row of counts."""
    total, place = result.total(range(table.cells)), COUNTS
    names: dict[int, str] = {}
    for tally in table.traits.tallies(table.games[0]):
        for n in range(tally.size):
            if total[place + n]:
                names[place + n] = f"{tally.name}: {tally.label(n)}"
        place += tally.size
    return names


def to_json(table: Table, result: Result) -> str:
    document = {"study": table.study, "cells": rows_of(table, result), "seen": result.seen}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


def to_csv(table: Table, result: Result) -> str:
    rows = rows_of(table, result)
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0] if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def write_parquet(table: Table, result: Result, path: Path) -> None:
    try:
        arrow, parquet = (importlib.import_module(f"pyarrow{part}") for part in ("", ".parquet"))
    except ImportError:
        raise BadOption("--parquet: needs the package pyarrow; install undercard[lab]") from None
    parquet.write_table(arrow.Table.from_pylist(rows_of(table, result)), str(path))
