"""`undercard lab`: studies by the thousand games, and the training of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercard.cli import lab_studies, lab_training

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("lab", help="train bots and study games")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    lab_studies.add_commands(verbs)
    lab_training.add_commands(verbs)
