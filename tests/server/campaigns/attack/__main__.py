"""Attack campaign: what one address can do to others in a short time.

Each attack has a new server with the default limits, which is a process of its own. Two people play
a paced game from other addresses, one plays with a bot, and a monitor requests /health. The
attacker never waits, and reconnects when it is refused.

    scripts/bench attack [--seconds 20] [--every 0.1] [--only "empty pings" …] [--source FOLDER]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from server.campaigns.attack.attacks import NAMES, attack_of
from server.campaigns.attack.measurement import Plan, Row, measure
from server.campaigns.attack.report import GOAL_MS, HEAD, NONE, conditions, format_row, is_met
from server.campaigns.load.contenders import allow_many_connections


def main() -> None:
    given = _arguments().parse_args()
    allow_many_connections()
    plan, busy = Plan(given.seconds, given.every, given.source), os.getloadavg()[0]
    print(conditions(plan, busy), HEAD, sep="\n\n", flush=True)
    rows = [_print(asyncio.run(_measure(name, plan))) for name in given.only]
    missed = [it.attack.name for it in rows if it.attack and not is_met(it)]
    if missed:
        sys.exit(f"the 99th percentile is not below {GOAL_MS:g} ms: {', '.join(missed)}")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    names = (NONE, *NAMES)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--every", type=float, default=0.1, help="seconds between moves")
    parser.add_argument(
        "--only", nargs="+", choices=names, default=names, metavar="ATTACK", help=", ".join(names)
    )
    parser.add_argument(
        "--source", type=Path, help="the folder src of another checkout, whose server is measured"
    )
    return parser


async def _measure(name: str, plan: Plan) -> Row:
    return await measure(None if name == NONE else attack_of(name), plan)


def _print(row: Row) -> Row:
    print(format_row(row), flush=True)
    return row


if __name__ == "__main__":
    main()
