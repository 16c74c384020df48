"""Helpers shared by the commands."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Protocol, TypeAlias

from undercard.kernel.errors import BadOption, cut

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


class AddCommands(Protocol):
    """The function in the field `commands` of a plug-in, which adds the game's own commands.

    It runs at every start of `undercard`, so slow imports belong inside the commands.
    """

    def __call__(self, commands: Commands) -> None: ...


def parse_settings(settings: list[str]) -> dict[str, object]:
    """Return the options written as `name=value`."""
    pairs = [setting.partition("=") for setting in settings]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"--set {cut(name)}: must have the form name=value")
    return {name.strip(): value.strip() for name, _, value in pairs}
