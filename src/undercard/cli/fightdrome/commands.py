"""`undercard pack`: check a pack."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser("pack", help="check a Fightdrome pack")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = verbs.add_parser("check", help="list the problems of a pack", description=__doc__)
    check.add_argument("file", metavar="FILE", help="a TOML file, or the name of a built-in pack")
    check.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    from undercard.games.fightdrome.pack_check import load_pack, pack_warnings
    from undercard.kernel.errors import BadPack
    from undercard.table.boxes import name_or_path

    try:
        pack = load_pack(name_or_path("fightdrome", arguments.file))
    except BadPack as error:
        print(error, file=sys.stderr)
        return 1
    for warning in pack_warnings(pack):
        print(f"warning: {warning}")
    print(
        f"{arguments.file}: {pack.name}, {pack.origin}: {len(pack.supply_cards)} supply cards, "
        f"{len(pack.sleeves.cards)} Sleeves, {len(pack.stacks.cards)} Stacks, decks of "
        f"{pack.deck_size}: playable"
    )
    return 0
