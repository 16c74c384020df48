"""Results for other programs: one row per cell, as JSON, CSV or Parquet."""

from __future__ import annotations

import csv
import importlib
import io
from pathlib import Path
from typing import TypeAlias

import msgspec

from undercard.kernel.errors import BadOption
from undercard.lab.counts import COUNTS
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import Result
from undercard.lab.summary import Summary

Row: TypeAlias = dict[str, str | int | float]


def rows_of(prepared: PreparedStudy, result: Result) -> list[Row]:
    """Return the numbers of every cell that has games."""
    tallied = _tallied(prepared, result)
    return [
        _row(prepared, cell, Summary(held.counts))
        | {name: held.counts[place] for place, name in tallied.items()}
        for cell, held in enumerate(result.cells)
        if Summary(held.counts).games
    ]


def _row(prepared: PreparedStudy, cell: int, summary: Summary) -> Row:
    variant, pairing = prepared.split(cell)
    study = prepared.study
    row: Row = {
        "game": study.game,
        "bot": study.bots[0],
        "against": study.bots[1],
        "variant": study.all_variants[variant].name,
        "pairing": prepared.pairings[pairing].name,
        "games": summary.games,
        "deals": summary.deals,
        "share": summary.share.share,
        "margin": summary.share.margin,
    }
    for p in range(prepared.seats):
        row[f"seat_{p + 1}"] = summary.seat(p).share
    if prepared.traits.has_starter:
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


def _tallied(prepared: PreparedStudy, result: Result) -> dict[int, str]:
    """Return names for the tallies that are not always 0, by their index in a row of counts."""
    total, place = result.total(range(prepared.cells)), COUNTS
    names: dict[int, str] = {}
    for tally in prepared.traits.tallies(prepared.games[0]):
        for n in range(tally.size):
            if total[place + n]:
                names[place + n] = f"{tally.name}: {tally.label(n)}"
        place += tally.size
    return names


def to_json(prepared: PreparedStudy, result: Result) -> str:
    document = {"study": prepared.study, "cells": rows_of(prepared, result), "seen": result.seen}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


def to_csv(prepared: PreparedStudy, result: Result) -> str:
    rows = rows_of(prepared, result)
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0] if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def write_parquet(prepared: PreparedStudy, result: Result, path: Path) -> None:
    try:
        arrow, parquet = (importlib.import_module(f"pyarrow{part}") for part in ("", ".parquet"))
    except ImportError:
        raise BadOption("--parquet: needs the package pyarrow; install undercard[lab]") from None
    parquet.write_table(arrow.Table.from_pylist(rows_of(prepared, result)), str(path))
