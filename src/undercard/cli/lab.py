"""`undercard lab`: studies by the thousand games, and the training of bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.kernel.errors import BadOption

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("lab", help="train bots and study games")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    train = verbs.add_parser("train", help="train a network for Fightdrome by self-play")
    train.add_argument("--out", type=Path, required=True, metavar="FILE", help="the weights (.npz)")
    train.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    train.add_argument("--seconds", type=float, default=600.0, help="how long to train")
    train.add_argument("--games", type=int, default=32_768, help="games at a time")
    train.add_argument("--steps", type=int, default=48, help="actions before each change")
    train.add_argument(
        "--hidden", type=int, nargs="+", default=[512, 512, 512], help="units of each layer"
    )
    train.add_argument("--matches", type=float, default=0.35, help="share of games with Fame")
    train.add_argument("--start", type=Path, metavar="FILE", help="go on from these weights")
    train.add_argument("--seed", type=int, default=1)
    train.set_defaults(run=run_train)


def run_train(arguments: argparse.Namespace) -> int:
    from undercard.bots.network import load_network
    from undercard.lab.ppo import Settings
    from undercard.lab.train import Plan, train_to_file

    if arguments.games < 2 or arguments.steps < 1 or min(arguments.hidden) < 1:
        raise BadOption("train: needs 2 or more games, and 1 or more steps and units")
    plan = Plan(
        device=arguments.device,
        games=arguments.games,
        steps=arguments.steps,
        seconds=arguments.seconds,
        hidden=tuple(arguments.hidden),
        match_share=arguments.matches,
        seed=arguments.seed,
        settings=Settings(batch=min(65_536, arguments.games * arguments.steps)),
    )
    start = load_network(arguments.start) if arguments.start is not None else None
    train_to_file(plan, arguments.out, lambda line: print(line, flush=True), start)
    print(f"the weights are in {arguments.out}")
    return 0
