"""Ages on the command line, such as `90m`, `12h`, `30d` and `8w`."""

from __future__ import annotations

from undercard.cli.commands import is_number
from undercard.kernel.errors import BadOption, quoted

UNITS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}


def parse_age(text: str, option: str = "--older-than") -> float:
    """Return the seconds of an age."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not is_number(number):
        raise BadOption(f"{option}: {quoted(text)} must be like 90m, 12h, 30d or 8w")
    return int(number) * UNITS[unit]


def parse_optional_age(text: str, option: str) -> float:
    """Return the seconds of an age; 0 for `never`."""
    return 0.0 if text == "never" else parse_age(text, option)
