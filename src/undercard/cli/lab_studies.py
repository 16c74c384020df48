"""`undercard lab match`, `balance`, `whatif`, `study`, `merge`: studies from the command line."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.cli.commands import output_file, output_or_stdout
from undercard.kernel.errors import BadOption
from undercard.kernel.plugin import game_names

if TYPE_CHECKING:
    from undercard.cli.commands import Commands
    from undercard.lab.run import Backend
    from undercard.lab.study import Study, StudyDefaults

MANY = 10_000_000
"""Games per cell of a study that only a limit ends."""


def add_commands(verbs: Commands) -> None:
    match = verbs.add_parser(
        "match", help="play two bots against each other, every deal in all seatings"
    )
    match.add_argument("game", choices=game_names(), help="the game")
    match.add_argument(
        "bots", nargs=2, metavar="BOT", help="the bots; results count the wins of the first"
    )
    match.add_argument(
        "--hook",
        type=Path,
        metavar="FILE.py",
        help="a Python file with functions called for every game",
    )
    _add_common(match, games=1000)
    match.set_defaults(run=run_match)
    balance = verbs.add_parser("balance", help="win rates of characters, seats and variants")
    balance.add_argument("game", choices=game_names(), help="the game")
    balance.add_argument("--bot", help="the bot in all seats (default: the best compiled bot)")
    balance.add_argument("--only", metavar="STUDY", help="run only this study, such as characters")
    _add_common(balance, games=100)
    balance.set_defaults(run=run_balance)
    what_if = verbs.add_parser("whatif", help="compare the game with a changed version of it")
    what_if.add_argument("game", choices=game_names(), help="the game")
    what_if.add_argument(
        "--bots", nargs=2, metavar="BOT", help="the bots (default: the best compiled bot)"
    )
    what_if.add_argument(
        "--pairings",
        default="dealt",
        metavar="KIND",
        help="what is paired, such as characters: each against all",
    )
    _add_common(what_if, games=100_000)
    what_if.set_defaults(run=run_what_if)
    study = verbs.add_parser("study", help="run or resume a study from its file")
    study.add_argument("file", type=Path, help="the study (TOML or JSON)")
    _add_running(study)
    study.set_defaults(run=run_study_file)
    merge = verbs.add_parser("merge", help="merge results of parts of one study")
    merge.add_argument("results", nargs="+", type=Path, metavar="RESULT")
    merge.add_argument(
        "--out", type=output_file, required=True, metavar="FILE", help="the merged result"
    )
    merge.set_defaults(run=run_merge)


def _add_common(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument(
        "--games",
        type=int,
        help=f"games per cell (default {games}; unlimited if a limit is given)",
    )
    parser.set_defaults(usual_games=games)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--box",
        metavar="FILE",
        help="a pack or scenario: a TOML file, or the name of a built-in one",
    )
    parser.add_argument("--budget", type=float, default=1.0, help="seconds per decision")
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option (mode=match) or a value of the box (blocks.values=[40,60,90]); repeatable",
    )
    _add_running(parser)


def _add_running(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one")
    where.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument(
        "--within", type=_share, default=0.0, metavar="1%", help="stop at this margin"
    )
    parser.add_argument(
        "--seconds", type=float, default=math.inf, help="stop after this many seconds"
    )
    parser.add_argument(
        "--out", type=output_file, metavar="FILE", help="store the result here, and resume it"
    )
    for name in ("json", "csv"):
        parser.add_argument(
            f"--{name}",
            nargs="?",
            const="-",
            type=output_or_stdout,
            metavar="FILE",
            help="write the numbers",
        )
    parser.add_argument("--parquet", type=output_file, metavar="FILE", help="write the numbers")
    parser.add_argument(
        "--report", type=output_file, metavar="FILE.html", help="write an HTML report"
    )


def _share(text: str) -> float:
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} must be a share such as 1% or 0.01")
    return value


def run_match(arguments: argparse.Namespace) -> int:
    from undercard.kernel.document import read_text

    one, other = arguments.bots
    plan = _plan(arguments, (one, other))
    study = plan.study(f"{one} against {other}", arguments.game, plan.games, _changes(arguments))
    study.hook = read_text(arguments.hook) if arguments.hook else ""
    return _run(arguments, [study])


def run_balance(arguments: argparse.Namespace) -> int:
    from undercard.lab.studies import balance_studies, quick_bot

    bot = arguments.bot or quick_bot(arguments.game)
    plan = _plan(arguments, (bot, bot))
    studies = balance_studies(arguments.game, plan, _changes(arguments))
    names = [study.name for study in studies]
    if arguments.only and arguments.only not in names:
        raise BadOption(f"--only: unknown study {arguments.only!r}; choose from {', '.join(names)}")
    return _run(arguments, [s for s in studies if arguments.only in (None, s.name)])


def run_what_if(arguments: argparse.Namespace) -> int:
    from undercard.lab.studies import quick_bot, what_if

    changes = _changes(arguments)
    one, other = arguments.bots or 2 * (quick_bot(arguments.game),)
    plan = _plan(arguments, (one, other))
    study = what_if(arguments.game, plan, changes, arguments.pairings)
    return _run(arguments, [study])


def run_study_file(arguments: argparse.Namespace) -> int:
    from undercard.lab.study import read_study

    return _run(arguments, [read_study(arguments.file)])


def run_merge(arguments: argparse.Namespace) -> int:
    from functools import reduce

    from undercard.lab.results import merge, read_result, write_result
    from undercard.lab.run import sum_games

    whole = reduce(merge, map(read_result, arguments.results))
    write_result(whole, arguments.out)
    print(f"merged {sum_games(whole):,} games into {arguments.out}")
    return 0


def _changes(arguments: argparse.Namespace) -> dict[str, object]:
    from undercard.lab.changes import parse_change

    return dict(parse_change(text) for text in arguments.set)


def _plan(arguments: argparse.Namespace, bots: tuple[str, str]) -> StudyDefaults:
    from undercard.kernel.document import naming, read_text, read_toml
    from undercard.lab.study import StudyDefaults
    from undercard.table.boxes import name_or_path

    box = arguments.box
    if box is not None and isinstance(source := name_or_path(arguments.game, box), Path):
        with naming(source):
            box = read_toml(read_text(source))
    return StudyDefaults(bots, _games(arguments), arguments.seed, box, arguments.budget)


def _games(arguments: argparse.Namespace) -> int:
    """Return the games per cell; a limit alone (`--within`, `--seconds`) decides when to stop."""
    if arguments.games is not None:
        return int(arguments.games)
    is_limited = arguments.within > 0 or math.isfinite(arguments.seconds)
    return MANY if is_limited else int(arguments.usual_games)


def _backend(arguments: argparse.Namespace) -> Backend:
    from undercard.lab.run import on_all_cores

    if arguments.ray:
        from undercard.lab.on_ray import on_ray

        return on_ray(arguments.ray)
    if arguments.device == "cuda":
        from undercard.lab.on_cuda import on_cuda

        return on_cuda
    return on_all_cores


def _run(arguments: argparse.Namespace, studies: list[Study]) -> int:
    """Run the studies one after the other, then print and write their results."""
    from undercard.cli.lab_output import ProgressLine, path_of, print_study, write_numbers
    from undercard.lab.prepared_study import PreparedStudy
    from undercard.lab.report import StudyReport, write_report
    from undercard.lab.run import StopLimits, run_study, sum_games

    backend, limits = _backend(arguments), StopLimits(arguments.within, arguments.seconds)
    parts: list[StudyReport] = []
    for study in studies:
        prepared, line = PreparedStudy(study), ProgressLine(study.name, limits)
        out = arguments.out and path_of(arguments.out, study, len(studies))
        result = run_study(prepared, backend, out, limits, line)
        line.end()
        parts.append(StudyReport(prepared, result))
        if sum_games(result) and "-" not in (arguments.json, arguments.csv):
            print_study(prepared, result)
        if line.was_broken_off(prepared, result):
            break
    write_numbers(arguments, parts)
    if arguments.report:
        write_report(parts, arguments.report)
        print(f"report: {arguments.report}")
    return 0
