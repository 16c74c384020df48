"""`undercard lab imitate`: train a network to imitate a bot.

The bot plays against our network, and a new network learns its choices from its views. The
imitation plays ten thousand times as fast as a bot that searches. It can serve as a training
opponent (`lab train --rival`), and as a target that shows how exploitable the bot's habits are
(`lab exploit`).
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from undercard.bots.make import make_bot
from undercard.bots.network import Network
from undercard.kernel.errors import BadOption
from undercard.kernel.registry import load
from undercard.lab.cores import cores
from undercard.lab.device import Device, Layers
from undercard.lab.ppo import Adam, Array, back_through, forward, log_chances
from undercard.lab.run import in_order, process_pool
from undercard.lab.training_task import Mode, TrainingTask, training_task_of

HELD_OUT = 0.1
ROUNDS = 8
BATCH = 256
RATE = 1e-3
MOST_GRADIENT = 1.0


@dataclass(frozen=True)
class Choices:
    """Recorded choices with more than one legal action, in order."""

    x: NDArray[np.float16]
    mask: NDArray[np.bool_]
    chosen: NDArray[np.int64]

    def __add__(self, other: Choices) -> Choices:
        return Choices(
            np.concatenate([self.x, other.x]),
            np.concatenate([self.mask, other.mask]),
            np.concatenate([self.chosen, other.chosen]),
        )

    def __len__(self) -> int:
        return len(self.chosen)


def no_choices(training: TrainingTask) -> Choices:
    return Choices(
        np.zeros((0, training.features), np.float16),
        np.zeros((0, training.outputs), np.bool_),
        np.zeros(0, np.int64),
    )


@dataclass(frozen=True)
class Imitation:
    """A network, and how often it agrees with the bot on held-out choices."""

    network: Network
    agreement: float
    agreement_before: float
    """The same rate for its initial weights."""


def watch(game: str, bot: str, budget: float, number: int) -> Choices:
    """Return the choices of a bot in one game against our network."""
    training = training_task_of(game)
    table = [mode for mode in training.modes for _ in range(mode.watched)]
    return _watch(training, table[number // 2 % len(table)], bot, budget, number)


def _watch(training: TrainingTask, mode: Mode, bot: str, budget: float, number: int) -> Choices:
    game, seat = load(training.game, **dict(mode.options)), number % 2
    names = [bot if p == seat else training.bot for p in range(game.seats)]
    players = [make_bot(name, game, number) for name in names]
    x, mask = np.zeros(training.features, np.float32), np.zeros(training.outputs, np.uint8)
    scratch = training.scratch()
    found: list[tuple[Array, Array, int]] = []
    state = game.new(number)
    while (actor := game.to_act(state)) is not None:
        legal = game.legal(state)
        action = players[actor].decide(game.view(state, actor), legal, budget)
        if actor == seat and len(legal) > 1:
            training.observe(game.book, state, x, mask, *scratch)
            chosen = training.to_output(game.parse_action(action))
            found.append((x.astype(np.float16), mask != 0, chosen))
        state, _ = game.apply(state, action)
    if not found:
        return no_choices(training)
    xs, masks, chosen_ones = zip(*found, strict=True)
    return Choices(np.array(xs), np.array(masks), np.array(chosen_ones, np.int64))


def gather(
    training: TrainingTask,
    bot: str,
    budget: float,
    seconds: float,
    first: int,
    report: Callable[[str], None],
) -> Choices:
    """Return the choices of all games that start within `seconds` seconds, on all cores."""
    make_bot(bot, load(training.game), 0)  # refuses an unknown bot, compiles once
    end, found = time.monotonic() + seconds, no_choices(training)
    numbers = itertools.takewhile(
        lambda number: number == first or time.monotonic() < end, itertools.count(first)
    )
    with process_pool() as pool:
        for _, choices in in_order(
            numbers,
            lambda number: pool.submit(watch, training.game, bot, budget, number),
            Future.result,
            cores(),
        ):
            found += choices
            report(f"{len(found)} choices of {bot}")
    return found


def imitate(choices: Choices, start: Network, seed: int = 1) -> Imitation:
    """Train an imitation; the result is the best version on held-out choices."""
    learnt = int(len(choices) * (1.0 - HELD_OUT))
    if learnt == 0:
        raise BadOption("imitate: no choices were recorded; increase --seconds")
    device = Device("cpu", seed)
    layers = device.layers_of(start)
    best, (least, before) = device.copied(layers), _judge(layers, choices, learnt)
    agreement, adam = before, Adam(np, layers)
    for n in range(ROUNDS):
        order = device.shuffled(learnt)
        for k in range(0, learnt, BATCH):
            some = order[k : k + BATCH]
            inputs, last = forward(layers, choices.x[some].astype(np.float32))
            back = np.exp(log_chances(np, last, choices.mask[some]))
            back[np.arange(len(some)), choices.chosen[some]] -= 1.0
            back = np.concatenate([back, np.zeros((len(some), 1))], 1) / len(some)
            found = back_through(layers, inputs, back.astype(np.float32))
            adam.step(layers, found, RATE * (1.0 - n / ROUNDS), MOST_GRADIENT)
        miss, agrees = _judge(layers, choices, learnt)
        if miss < least:
            best, least, agreement = device.copied(layers), miss, agrees
    return Imitation(device.network_of(best), agreement, before)


def _judge(layers: Layers, choices: Choices, first: int) -> tuple[float, float]:
    """Return the log loss on the held-out choices, and how often the likeliest action agrees."""
    _, last = forward(layers, choices.x[first:].astype(np.float32))
    logs, chosen = log_chances(np, last, choices.mask[first:]), choices.chosen[first:]
    rows = np.arange(len(chosen))
    return -float(logs[rows, chosen].mean()), float((logs.argmax(1) == chosen).mean())


def read_choices(training: TrainingTask, path: Path) -> Choices:
    if not path.exists():
        return no_choices(training)
    try:
        with path.open("rb") as file, np.load(file) as arrays:
            return Choices(arrays["x"], arrays["mask"], arrays["chosen"])
    except (OSError, ValueError, LookupError, AttributeError, TypeError, EOFError, BadZipFile):
        raise BadOption(f"--choices: {path} has no choices recorded before") from None


def write_choices(choices: Choices, path: Path) -> None:
    np.savez_compressed(path, x=choices.x, mask=choices.mask, chosen=choices.chosen)
