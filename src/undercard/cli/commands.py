"""Helpers shared by the commands."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

from undercard.kernel.errors import BadOption, cut

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


MOST_DIGITS = 16


class AddCommands(Protocol):
    """The function in the field `commands` of a plug-in, which adds the game's own commands.

    It runs at every start of `undercard`, so slow imports belong inside the commands.
    """

    def __call__(self, commands: Commands) -> None: ...


def output_file(text: str) -> Path:
    """Return the path of a file to write; refuse it before the work whose result it receives."""
    folder, problem = os.path.dirname(text) or ".", ""
    if not os.path.isdir(folder):
        problem = f"there is no folder {cut(folder)}"
    elif os.path.isdir(text):
        problem = "it is a folder"
    elif os.path.exists(text):
        problem = "" if os.access(text, os.W_OK) else "permission denied"
    elif not os.path.islink(text):
        problem = _creation_problem(text)
    if problem:
        raise argparse.ArgumentTypeError(f"cannot write {cut(text)}: {problem}")
    return Path(text)


def _creation_problem(path: str) -> str:
    """Return why a new file cannot be created; only an attempt finds every reason."""
    try:
        open(path, "xb").close()
        os.remove(path)
    except OSError as error:
        return error.strerror or str(error)
    except ValueError as error:  # a NUL in the path
        return str(error)
    return ""


def output_or_stdout(text: str) -> str:
    """Return the name of a file to write, or `-`."""
    return text if text == "-" else str(output_file(text))


def is_number(text: str) -> bool:
    """Whether a text has only digits, and few enough for `int`, which refuses very long numbers."""
    return text.isdecimal() and len(text) < MOST_DIGITS


def parse_settings(settings: list[str]) -> dict[str, object]:
    """Return the options written as `name=value`."""
    pairs = [setting.partition("=") for setting in settings]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"--set {cut(name)}: must have the form name=value")
    return {name.strip(): value.strip() for name, _, value in pairs}
