"""`undercard lab`: studies of thousands of games, and training of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercard.cli import lab_bots, lab_studies

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("lab", help="train bots and study games")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    lab_studies.add_commands(verbs)
    lab_bots.add_commands(verbs)
