"""`undercard lab train`: train a network by self-play and against its league.

In some games a guest plays one seat (`league`), so that the network does not forget what it has
learned. Only the present network's own actions are learned from.
"""

from __future__ import annotations

import importlib
import itertools
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from undercard.bots.network import Network, save_network
from undercard.lab.device import Device, Layers
from undercard.lab.league import League
from undercard.lab.ppo import Adam, Array, PpoSettings, advantages, gradients, log_chances
from undercard.lab.training_games import CpuGames
from undercard.lab.training_task import TrainingTask


@dataclass(frozen=True)
class TrainingPlan:
    """What to train, and for how long."""

    device: str = "cpu"
    games: int = 16_384
    steps: int = 64
    """Actions per game between two updates."""
    seconds: float = 600.0
    hidden: tuple[int, ...] = (512, 512, 512)
    rate: float = 1e-3
    last_rate: float = 3e-5
    entropy: float = 0.03
    last_entropy: float = 0.002
    shares: tuple[float, ...] = ()
    """The share of games of each mode; empty uses the shares of the training task."""
    league_share: float = 2 / 3
    """The share of games with an older version or the fixed order in one seat."""
    rival_share: float = 0.0
    """The share of games with a rival in one seat."""
    fixed_share: float = 0.25
    """How often the fixed order of actions takes the league's seat, not an older version."""
    snapshot_every: int = 50
    most_snapshots: int = 16
    average: float = 0.98
    """The decay of the moving average of weights, which is the network that is kept."""
    seed: int = 1
    settings: PpoSettings = field(default_factory=PpoSettings)


class Trainer:
    """Plays, learns, and keeps old versions of its network."""

    def __init__(
        self,
        training: TrainingTask,
        plan: TrainingPlan,
        start: Network | None = None,
        rivals: Sequence[Network] = (),
    ) -> None:
        """Start from the weights `start`, if given, else from random weights."""
        self.training, self.plan = training, plan
        self._rng = np.random.default_rng(plan.seed)
        self.device = Device(plan.device, plan.seed)
        self.games = self._make_games()
        self.layers: Layers = (
            self._first_layers() if start is None else self.device.layers_of(start)
        )
        self.averaged = self.device.copied(self.layers)
        self.adam = Adam(self.device.xp, self.layers)
        shares = plan.league_share, plan.rival_share
        preferences = training.preferences()
        self.league = League(self.device, preferences, plan.games, *shares, rivals)
        self._keep_snapshot()
        self.decisions = 0
        self._shares: dict[str, float] = {}

    def _make_games(self) -> Any:  # noqa: ANN401
        shares = self.plan.shares or tuple(mode.share for mode in self.training.modes)
        if not self.device.is_gpu:
            return CpuGames(self.training, self.plan.games, shares)
        module = importlib.import_module("undercard.lab.gpu_games")
        return module.GpuGames(self.training, self.plan.games, shares)

    def _first_layers(self) -> Layers:
        sizes = (self.training.features, *self.plan.hidden, self.training.outputs + 1)
        layers = []
        for a, b in itertools.pairwise(sizes):
            scale = (0.01 if b == sizes[-1] else 1.0) * math.sqrt(2.0 / a)
            weight = (self._rng.standard_normal((a, b)) * scale).astype(np.float32)
            layers.append((self.device.array(weight), self.device.array(np.zeros(b, np.float32))))
        return layers

    def train(self, report: Callable[[str], None], most_rounds: int = 10**9) -> Network:
        """Train until the time is up or the number of rounds is reached."""
        start, rounds = time.monotonic(), 0
        while rounds < most_rounds:
            done = (time.monotonic() - start) / self.plan.seconds
            if done >= 1.0:
                break
            if rounds and rounds % self.plan.snapshot_every == 0:
                self._keep_snapshot()
            batch = self._play()
            figures = self._learn(batch, min(1.0, done))
            rounds += 1
            self._average()
            if rounds % 20 == 0 or rounds == most_rounds:
                spent = time.monotonic() - start
                against = ", ".join(f"{who} {won:.3f}" for who, won in self._shares.items())
                report(
                    f"{spent:6.0f} s, round {rounds}, {self.decisions / spent / 1e6:.2f} M "
                    f"decisions/s, entropy {figures['entropy']:.3f}, value miss "
                    f"{figures['miss']:.3f}, clipped {figures['clipped']:.3f}; wins against: "
                    f"{against}"
                )
        return self.network()

    def network(self) -> Network:
        """Return the moving average of the weights, which is more stable than the latest ones."""
        return self.device.network_of(self.averaged)

    def measure(self, decisions: int) -> tuple[float, float]:
        """Return wins and games against the rivals, without learning."""
        won = played = 0.0
        start = self.decisions
        self.layers = self.averaged
        while self.decisions - start < decisions:
            self._play()
            more, of = self.league.results()["rivals"]
            won, played = won + more, played + of
        return won, played

    def _average(self) -> None:
        share = 1.0 - self.plan.average
        for old, new in zip(self.averaged, self.layers, strict=True):
            for part, now in zip(old, new, strict=True):
                part += share * (now - part)

    def _keep_snapshot(self) -> None:
        self.league.keep(self.layers, self.plan.most_snapshots, self._rng)

    def _play(self) -> dict[str, list[Array]]:
        """Play a stretch of every game and return its data; guests choose some of the actions."""
        xp, device, games, league = self.device.xp, self.device, self.games, self.league
        layers = device.quick_layers(self.layers)
        rows = device.rows(self.plan.games)
        league.invite(self.plan.fixed_share, self._rng)
        kept: dict[str, list[Array]] = {
            name: []
            for name in ("x", "mask", "actions", "old", "values", "rewards", "actors", "own")
        }
        for _ in range(self.plan.steps):
            x, mask, actors = device.quick(games.x), games.mask != 0, device.copy(games.actors)
            last = device.look(layers, x)
            logs = log_chances(xp, last, mask)
            is_guest = actors == league.seats
            actions = device.draw(xp.where(is_guest[:, None], league.logs(x, mask), logs))
            games.act(actions)
            rewards = device.copy(games.rewards)
            league.note(rewards, is_guest)
            for name, value in (
                ("x", x),
                ("mask", mask),
                ("actions", actions),
                ("old", logs[rows, actions]),
                ("values", xp.tanh(last[:, -1])),
                ("rewards", rewards),
                ("actors", actors),
                ("own", ~is_guest),
            ):
                kept[name].append(value)
        kept["values"].append(xp.tanh(device.look(layers, device.quick(games.x))[:, -1]))
        kept["actors"].append(device.copy(games.actors))
        self.decisions += self.plan.steps * self.plan.games
        for who, (won, played) in league.results().items():
            if played:
                self._shares[who] = won / played
        return kept

    def _learn(self, kept: dict[str, list[Array]], done: float) -> dict[str, Array]:
        xp, device, plan = self.device.xp, self.device, self.plan
        gains = advantages(xp, kept["rewards"], kept["values"], kept["actors"], plan.settings.trace)
        returns = [gain + value for gain, value in zip(gains, kept["values"], strict=False)]
        own = xp.concatenate(kept["own"])
        flat = {
            "x": xp.concatenate(kept["x"])[own],
            "mask": xp.concatenate(kept["mask"])[own],
            "actions": xp.concatenate(kept["actions"])[own],
            "old": xp.concatenate(kept["old"])[own],
            "gain": xp.concatenate(gains)[own],
            "returns": xp.concatenate(returns)[own],
        }
        flat["gain"] = (flat["gain"] - flat["gain"].mean()) / (flat["gain"].std() + 1e-6)
        rate = plan.rate * (plan.last_rate / plan.rate) ** done
        entropy = plan.entropy * (plan.last_entropy / plan.entropy) ** done
        figures: dict[str, Array] = {}
        size, n = plan.settings.batch, len(flat["gain"])
        rows = device.rows(size)
        for _ in range(plan.settings.epochs):
            order = device.shuffled(n)
            for start in range(0, n, size):
                chosen = order[start : start + size]
                batch = {name: value[chosen] for name, value in flat.items()}
                batch["rows"] = rows
                found, figures = gradients(
                    xp, device.quick_layers(self.layers), batch, plan.settings, entropy
                )
                found = [(device.exact(weight), device.exact(bias)) for weight, bias in found]
                self.adam.step(self.layers, found, rate, plan.settings.most_gradient)
        return figures


def train_to_file(
    training: TrainingTask,
    plan: TrainingPlan,
    path: Path,
    report: Callable[[str], None],
    start: Network | None = None,
    rivals: Sequence[Network] = (),
) -> None:
    """Train and write the weights; `report` receives progress lines."""
    save_network(Trainer(training, plan, start, rivals).train(report), path)
