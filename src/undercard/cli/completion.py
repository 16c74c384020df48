"""`undercard completion`: print a script that completes commands and options in a shell."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

SHELLS = ("bash", "zsh", "fish")
HOW = """bash:  undercard completion bash > ~/.local/share/bash-completion/completions/undercard
zsh:   undercard completion zsh > ~/.zfunc/_undercard    (a folder of $fpath, before compinit)
fish:  undercard completion fish > ~/.config/fish/completions/undercard.fish"""


def add_command(commands: Commands, make_parser: Callable[[], argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "completion",
        help="print a completion script for your shell",
        description="Print a script that completes commands, options and files.",
        epilog=HOW,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS, help="your shell")
    parser.set_defaults(run=lambda arguments: _print(make_parser(), arguments.shell))


def _print(parser: argparse.ArgumentParser, shell: str) -> int:
    import shtab

    for action in _actions(parser):
        if action.metavar == "FOLDER":
            setattr(action, "complete", shtab.DIRECTORY)  # noqa: B010
        elif action.type is Path or str(action.metavar).startswith("FILE"):
            setattr(action, "complete", shtab.FILE)  # noqa: B010
    print(shtab.complete(parser, shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the actions of the parser and of all commands below it."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in set(action.choices.values()):
                yield from _actions(command)
