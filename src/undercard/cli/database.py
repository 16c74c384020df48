"""The options for the database, shared by `serve` and `admin`, and their environment variables."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import platformdirs

from undercard.kernel.errors import BadOption

PREFIX = "UNDERCARD_"
YES, NO = ("1", "yes", "true", "on"), ("", "0", "no", "false", "off")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        default=Path(from_environment("DATA") or platformdirs.user_data_path("undercard")),
        help="the folder with the database (default: %(default)s)",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=from_environment("DATABASE"),
        help="postgresql://… or sqlite:///… instead of the database in the data folder",
    )


def from_environment(name: str) -> str | None:
    """Return the value of UNDERCARD_<name>, or None if it is unset or empty."""
    return os.environ.get(PREFIX + name) or None


def flag_from_environment(name: str) -> bool | None:
    text = (from_environment(name) or "").lower()
    if text not in (*YES, *NO):
        raise BadOption(f"{PREFIX}{name}: {text!r} must be yes or no")
    return text in YES if text else None
