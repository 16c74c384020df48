"""`undercard lab ladder`, `train`, `imitate`, `exploit`: strength and training of bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercard.cli.commands import output_file
from undercard.kernel.errors import BadOption
from undercard.kernel.plugin import game_names

if TYPE_CHECKING:
    from undercard.cli.commands import Commands
    from undercard.lab.train import TrainingPlan


def add_commands(verbs: Commands) -> None:
    ladder = verbs.add_parser("ladder", help="rate the levels of a game against each other")
    ladder.add_argument("game", choices=game_names(), help="the game")
    ladder.add_argument("--games", type=int, default=1000, help="the most games per pair")
    ladder.add_argument("--seconds", type=float, default=600.0, help="approximate duration")
    ladder.add_argument("--out", type=output_file, metavar="FILE", help="write the ratings here")
    ladder.set_defaults(run=run_ladder)
    train = verbs.add_parser("train", help="train a network by self-play")
    _add_game(train)
    train.add_argument(
        "--out", type=output_file, required=True, metavar="FILE", help="the weights (.npz)"
    )
    _add_training(train)
    train.add_argument("--hidden", type=int, nargs="+", default=[512, 256], help="units per layer")
    train.add_argument(
        "--shares",
        type=float,
        nargs="+",
        default=[],
        help="share of games in each mode (bouts, matches)",
    )
    train.add_argument("--start", type=Path, metavar="FILE", help="continue from these weights")
    train.add_argument(
        "--rival",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="also play against these weights",
    )
    train.add_argument("--rival-share", type=float, default=0.2, help="share of games with a rival")
    train.set_defaults(run=run_train)
    imitate = verbs.add_parser("imitate", help="train a network to imitate a bot")
    _add_game(imitate)
    imitate.add_argument("bot", help="the bot, such as search")
    imitate.add_argument(
        "--out", type=output_file, required=True, metavar="FILE", help="weights (.npz)"
    )
    imitate.add_argument(
        "--seconds", type=float, default=600.0, help="seconds to record the bot's games"
    )
    imitate.add_argument("--budget", type=float, default=0.3, help="the bot's seconds per move")
    imitate.add_argument(
        "--choices",
        type=Path,
        metavar="FILE",
        help="store the bot's choices here, added to those stored before",
    )
    imitate.set_defaults(run=run_imitate)
    exploit = verbs.add_parser("exploit", help="train a best response against a network")
    _add_game(exploit)
    exploit.add_argument(
        "--weights", type=Path, metavar="FILE", help="default: the network shipped with the game"
    )
    exploit.add_argument(
        "--start", type=Path, metavar="FILE", help="initial weights; default: the same network"
    )
    exploit.add_argument(
        "--out", type=output_file, metavar="FILE", help="write the best response here"
    )
    _add_training(exploit)
    exploit.set_defaults(run=run_exploit)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=game_names(), help="a game that has a network")


def _add_training(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--seconds", type=float, default=600.0, help="seconds to train")
    parser.add_argument("--games", type=int, default=32_768, help="games in parallel")
    parser.add_argument("--steps", type=int, default=48, help="actions per game before each update")
    parser.add_argument("--batch", type=int, default=65_536, help="actions per gradient step")
    parser.add_argument("--seed", type=int, default=1)


def run_ladder(arguments: argparse.Namespace) -> int:
    import msgspec

    from undercard.lab.ladder import make_ladder, play_ladder

    game = arguments.game
    pairings = play_ladder(game, arguments.games, arguments.seconds, _print_line)
    command = f"undercard lab ladder {game} --games {arguments.games} --seconds {arguments.seconds}"
    ladder = make_ladder(game, pairings, command)
    for level in ladder.levels:
        print(
            f"level {level.level}: {level.rating:.0f} ± {level.margin:.0f} from {level.games} "
            f"games, 99% of decisions under {1000 * level.slowest:.1f} ms"
        )
    if arguments.out is not None:
        text = msgspec.json.format(msgspec.json.encode(ladder), indent=1).decode()
        arguments.out.write_text(text + "\n", encoding="utf-8")
    return 0


def _print_line(line: str) -> None:
    print(line, flush=True)


def run_train(arguments: argparse.Namespace) -> int:
    from undercard.bots.network import load_network
    from undercard.lab.train import train_to_file
    from undercard.lab.training_task import training_task_of

    training = training_task_of(arguments.game)
    if len(arguments.shares) not in (0, len(training.modes)):
        modes = ", ".join(mode.name for mode in training.modes)
        raise BadOption(f"--shares: must have one value per mode: {modes}")
    plan = _plan(
        arguments,
        hidden=tuple(arguments.hidden),
        shares=tuple(arguments.shares),
        rival_share=arguments.rival_share,
    )
    start = load_network(arguments.start) if arguments.start is not None else None
    rivals = [load_network(file) for file in arguments.rival]
    train_to_file(training, plan, arguments.out, _print_line, start, rivals)
    print(f"weights: {arguments.out}")
    return 0


def run_imitate(arguments: argparse.Namespace) -> int:
    from undercard.bots.network import save_network
    from undercard.lab.imitate import gather, imitate, no_choices, read_choices, write_choices
    from undercard.lab.training_task import training_task_of

    training, kept = training_task_of(arguments.game), arguments.choices
    choices = read_choices(training, kept) if kept is not None else no_choices(training)
    if arguments.seconds > 0:
        first = len(choices)  # other games than those recorded before
        bot, budget, seconds = arguments.bot, arguments.budget, arguments.seconds
        choices += gather(training, bot, budget, seconds, first, _print_line)
    if kept is not None:
        write_choices(choices, kept)
    copy = imitate(choices, training.network())
    save_network(copy.network, arguments.out)
    print(
        f"learnt from {len(choices)} choices; in those held out the likeliest is the bot's own in "
        f"{copy.agreement:.1%}, of our network it was in {copy.agreement_before:.1%}"
    )
    return 0


def run_exploit(arguments: argparse.Namespace) -> int:
    from undercard.bots.network import load_network, save_network
    from undercard.lab.exploit import exploit
    from undercard.lab.training_task import training_task_of

    training = training_task_of(arguments.game)
    network = load_network(arguments.weights) if arguments.weights else training.network()
    start = load_network(arguments.start) if arguments.start is not None else None
    found = exploit(training, network, _plan(arguments), _print_line, start)
    for mode, won in found.won.items():
        print(f"the best response wins {won} that are {mode}; before: {found.before[mode]}")
    if arguments.out is not None:
        save_network(found.response, arguments.out)
    return 0


def _plan(arguments: argparse.Namespace, **more: Any) -> TrainingPlan:  # noqa: ANN401
    from undercard.lab.ppo import PpoSettings
    from undercard.lab.train import TrainingPlan

    if arguments.games < 2 or min(arguments.steps, arguments.batch, *more.get("hidden", ())) < 1:
        raise BadOption(
            "train: --games must be at least 2, and --steps, --batch and --hidden at least 1"
        )
    return TrainingPlan(
        device=arguments.device,
        games=arguments.games,
        steps=arguments.steps,
        seconds=arguments.seconds,
        seed=arguments.seed,
        settings=PpoSettings(batch=min(arguments.batch, arguments.games * arguments.steps)),
        **more,
    )
