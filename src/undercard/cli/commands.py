"""What the commands share."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Protocol, TypeAlias

from undercard.kernel.errors import BadOption, cut

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


class AddCommands(Protocol):
    """What the entry `commands` of a plug-in refers to: it adds the game's own commands.

    It runs whenever `undercard` does, so what takes time to import belongs into the commands.
    """

    def __call__(self, commands: Commands) -> None: ...


def parse_settings(settings: list[str]) -> dict[str, object]:
    """Options written `name=value`."""
    pairs = [setting.partition("=") for setting in settings]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"--set {cut(name)}: write it as name=value")
    return {name.strip(): value.strip() for name, _, value in pairs}
