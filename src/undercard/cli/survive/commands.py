"""`undercard scenario`: check a scenario, and measure whether it is fair to all seats."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, cast

from undercard.games.survive.options import LEAST_ROUNDS, MOST_ROUNDS, TEAM_SIZES

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

FAIR_POINTS = 3.0
"""D3: the greatest allowed deviation of a seat's wins from even, in percentage points."""
FAIR_GAMES = 20_000


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser("scenario", help="check a Survive scenario")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    what = "a TOML file, or the name of a built-in scenario (duel, trio, crowd)"
    check = verbs.add_parser("check", help="list the problems of a scenario")
    check.add_argument("file", metavar="FILE", help=what)
    check.set_defaults(run=run_check)
    fair = verbs.add_parser("fairness", help="measure how often each seat wins between equal bots")
    fair.add_argument("file", metavar="FILE", help=what)
    fair.add_argument("--games", type=int, default=FAIR_GAMES, help="games to play")
    fair.add_argument(
        "--bot", choices=("greedy", "random"), default="greedy", help="the bot in every seat"
    )
    fair.add_argument(
        "--rounds", type=int, default=LEAST_ROUNDS, choices=range(LEAST_ROUNDS, MOST_ROUNDS + 1)
    )
    fair.add_argument(
        "--team", default="scenario", choices=("scenario", *TEAM_SIZES), help="figures per side"
    )
    fair.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    fair.set_defaults(run=run_fairness)


def run_check(arguments: argparse.Namespace) -> int:
    from undercard.games.survive.scenario_check import load_scenario
    from undercard.kernel.errors import BadPack
    from undercard.table.boxes import name_or_path

    try:
        scenario = load_scenario(name_or_path("survive", arguments.file))
    except BadPack as error:
        print(error, file=sys.stderr)
        return 1
    plan = scenario.plan
    print(
        f"{arguments.file}: {scenario.name}, {scenario.players} players with {scenario.team} "
        f"figures: {len(plan.rooms)} rooms, {len(plan.passages)} passages, "
        f"{len(plan.grabbers)} Grabbers, {len(plan.crawlers)} Crawlers, "
        f"{sum(resource.tokens for resource in scenario.resources)} resources: playable"
    )
    return 0


def run_fairness(arguments: argparse.Namespace) -> int:
    """Return 0 if every seat is within three points of even, 1 if not."""
    from undercard.games.survive.game import Survive
    from undercard.kernel.errors import BadOption
    from undercard.kernel.registry import load
    from undercard.lab.seat_shares import seat_shares
    from undercard.table.boxes import name_or_path

    if not 1 <= arguments.games <= 10**9:
        raise BadOption(f"--games: {arguments.games} is not a number from 1 to 1000000000")
    scenario = name_or_path("survive", arguments.file)
    options = {"rounds": arguments.rounds, "team": arguments.team}
    game = cast(Survive, load("survive", scenario=scenario, **options))
    shares = seat_shares(game, arguments.bot, arguments.games, arguments.seed)
    print(
        f"{game.scenario.name}: {arguments.games} games of {arguments.rounds} rounds, "
        f"teams of {game.team}, {arguments.bot} in every seat"
    )
    points = [100 * (share.share - 1 / game.seats) for share in shares]
    for seat, share in enumerate(shares):
        print(f"  seat {seat}: {share!s:>13} of the wins, {points[seat]:+.1f} points from even")
    worst = max(map(abs, points))
    verdict = "fair" if worst <= FAIR_POINTS else "NOT fair"
    print(f"{verdict}: at most {worst:.1f} points from even; {FAIR_POINTS:.0f} are allowed (D3)")
    return 0 if worst <= FAIR_POINTS else 1
