"""`undercard lab train`: a network learns Fightdrome by playing against itself.

A league: in part of the games one seat is played by a guest, so that nothing once learnt is
forgotten. Guests are earlier versions of the network, a fixed order of cards, and rivals: networks
that never change, such as one that imitates the search. Only what the present network did is learnt
from.
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

from undercard.bots.fightdrome_features import FACES, FEATURES, OUTPUTS, RESTS
from undercard.bots.greedy_fightdrome import cost
from undercard.bots.network import Network, save_network
from undercard.games.fightdrome.pack_check import load_pack
from undercard.lab.ppo import Adam, Array, Settings, advantages, forward, gradients, log_chances

GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0


@dataclass(frozen=True)
class Plan:
    """What to train, and for how long."""

    device: str = "cpu"
    games: int = 16_384
    steps: int = 64
    """Actions in every game before the network is changed."""
    seconds: float = 600.0
    hidden: tuple[int, ...] = (512, 512, 512)
    rate: float = 1e-3
    last_rate: float = 3e-5
    entropy: float = 0.03
    last_entropy: float = 0.002
    match_share: float = 0.35
    """The share of games that are matches, in which Fame counts (F9.2)."""
    league_share: float = 2 / 3
    """The share of games in which one seat is an older version's or the fixed order's."""
    rival_share: float = 0.0
    """The share in which one is a rival's."""
    fixed_share: float = 0.25
    """How often the league's seat is played by a fixed order of cards, not by an older version."""
    snapshot_every: int = 50
    most_snapshots: int = 16
    average: float = 0.98
    """The network that is kept is an average over the last changes: so much of it stays at each."""
    seed: int = 1
    settings: Settings = field(default_factory=Settings)


class Trainer:
    """Plays, learns and keeps old versions of itself."""

    def __init__(
        self, plan: Plan, start: Network | None = None, rivals: Sequence[Network] = ()
    ) -> None:
        """Go on from `start`, if it is given."""
        self.plan = plan
        self.on_gpu = plan.device == "cuda"
        self.xp: Any = importlib.import_module("torch") if self.on_gpu else np
        self.games = self._make_games()
        rng = np.random.default_rng(plan.seed)
        self._rng = rng
        sizes = (FEATURES, *plan.hidden, OUTPUTS + 1)
        self.layers = [
            (
                self.array(_first_weights(rng, a, b, is_last=b == sizes[-1])),
                self.array(np.zeros(b, np.float32)),
            )
            for a, b in itertools.pairwise(sizes)
        ]
        if start is not None:
            self.layers = self._layers_of(start)
        self.averaged = self._copied()
        self.adam = Adam(self.xp, self.layers)
        self.snapshots = [self._copied()]
        self.rivals = [self._layers_of(rival) for rival in rivals]
        self.fixed = self.array(fixed_preferences())
        self._seat_guests()
        self.decisions = 0
        self.results = dict.fromkeys(("older", "fixed", "rivals"), math.nan)
        """How often the present network won of late, by who played the other seat."""
        self.tally = [0.0, 0.0]
        """Wins and games of the present network against rivals in the last stretch."""

    def _layers_of(self, network: Network) -> list[tuple[Array, Array]]:
        pairs = zip(network.weights, network.biases, strict=True)
        return [(self.array(weight), self.array(bias)) for weight, bias in pairs]

    def _seat_guests(self) -> None:
        """In which games the league's guest and each rival play, and in which seat.

        Bouts and matches lie behind each other: even steps give each guest its share of both.
        """
        games, rivals = self.plan.games, len(self.rivals)
        place = (np.arange(games) * GOLDEN) % 1.0
        seats = (np.arange(games) % 2).astype(np.int8)
        share = self.plan.rival_share if rivals else 0.0
        is_rival, is_league = place < share, place >= 1.0 - self.plan.league_share
        seats[~is_rival & ~is_league] = -1
        self.guest_seat = self.array(seats)
        self.league_games = self.array(np.flatnonzero(is_league & ~is_rival))
        found = np.flatnonzero(is_rival)
        self.rival_games = [self.array(found[n::rivals]) for n in range(rivals)]
        self.is_rivals = self.array(is_rival)

    def _make_games(self) -> Any:  # noqa: ANN401
        if self.on_gpu:
            module = importlib.import_module("undercard.lab.gpu_games")
            return module.GpuGames(self.plan.games, self.plan.match_share)
        module = importlib.import_module("undercard.lab.fightdrome_games")
        return module.CpuGames(self.plan.games, self.plan.match_share)

    def array(self, array: Any) -> Array:  # noqa: ANN401
        return (
            self.xp.from_numpy(np.ascontiguousarray(array)).cuda() if self.on_gpu else array.copy()
        )

    def quick(self, array: Array) -> Array:
        """For multiplying: half the bits on a GPU."""
        return array.bfloat16() if self.on_gpu else array

    def quick_layers(self, layers: list[tuple[Array, Array]]) -> list[tuple[Array, Array]]:
        return [(self.quick(weight), self.quick(bias)) for weight, bias in layers]

    def train(self, report: Callable[[str], None], most_rounds: int = 10**9) -> Network:
        """Until the time is up or so many rounds are done."""
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
                against = ", ".join(f"{who} {won:.3f}" for who, won in self.results.items())
                report(
                    f"{spent:6.0f} s, round {rounds}, {self.decisions / spent / 1e6:.2f} M "
                    f"decisions/s, entropy {figures['entropy']:.3f}, value miss "
                    f"{figures['miss']:.3f}, clipped {figures['clipped']:.3f}; wins against: "
                    f"{against}"
                )
        return self.network()

    def network(self) -> Network:
        """The average over the last changes: steadier than where the last one led."""
        layers = [
            tuple(part.float().cpu().numpy() if self.on_gpu else part.copy() for part in layer)
            for layer in self.averaged
        ]
        return Network(tuple(layer[0] for layer in layers), tuple(layer[1] for layer in layers))

    def measure(self, decisions: int) -> tuple[float, float]:
        """Wins and games against the rivals, learning nothing."""
        won = played = 0.0
        start = self.decisions
        self.layers = self.averaged
        while self.decisions - start < decisions:
            self._play()
            won, played = won + self.tally[0], played + self.tally[1]
        return won, played

    def _copied(self) -> list[tuple[Array, Array]]:
        if self.on_gpu:
            return [(weight.clone(), bias.clone()) for weight, bias in self.layers]
        return [(weight.copy(), bias.copy()) for weight, bias in self.layers]

    def _average(self) -> None:
        share = 1.0 - self.plan.average
        for old, new in zip(self.averaged, self.layers, strict=True):
            for part, now in zip(old, new, strict=True):
                part += share * (now - part)

    def _keep_snapshot(self) -> None:
        self.snapshots.append(self._copied())
        if len(self.snapshots) > self.plan.most_snapshots:
            self.snapshots.pop(1 + int(self._rng.integers(len(self.snapshots) - 2)))

    def _play(self) -> dict[str, list[Array]]:
        """A stretch of every game; in the league's games some actions are somebody else's."""
        xp, games = self.xp, self.games
        layers = self.quick_layers(self.layers)
        use_fixed = self._rng.random() < self.plan.fixed_share
        guests = self._guests(use_fixed=use_fixed)
        kept: dict[str, list[Array]] = {
            name: []
            for name in ("x", "mask", "actions", "old", "values", "rewards", "actors", "own")
        }
        won = [xp.zeros_like(self.is_rivals[0] * 1.0) for _ in range(4)]
        for _ in range(self.plan.steps):
            x = self.quick(games.x) if self.on_gpu else games.x.copy()
            mask = games.mask != 0
            actors = games.actors.clone() if self.on_gpu else games.actors.copy()
            _, last = forward(layers, x)
            last = last.float() if self.on_gpu else last
            foreign = actors == self.guest_seat
            logs = log_chances(xp, last, mask)
            theirs = self._guests_logs(guests, x, mask, logs)
            actions = self._draw(xp.where(foreign[:, None], theirs, logs))
            rows = self._rows(len(actions))
            games.act(actions)
            rewards = games.rewards.clone() if self.on_gpu else games.rewards.copy()
            result = xp.where(foreign, -rewards, rewards) * (self.guest_seat >= 0)
            for n, of in enumerate((~self.is_rivals, self.is_rivals)):
                won[2 * n] += ((result > 0) & of).sum()
                won[2 * n + 1] += ((result != 0) & of).sum()
            for name, value in (
                ("x", x),
                ("mask", mask),
                ("actions", actions),
                ("old", logs[rows, actions]),
                ("values", xp.tanh(last[:, -1])),
                ("rewards", rewards),
                ("actors", actors),
                ("own", ~foreign),
            ):
                kept[name].append(value)
        _, last = forward(layers, self.quick(games.x))
        last = last.float() if self.on_gpu else last
        kept["values"].append(xp.tanh(last[:, -1]))
        kept["actors"].append(games.actors.clone() if self.on_gpu else games.actors.copy())
        self.decisions += self.plan.steps * self.plan.games
        league, of_league, *self.tally = map(float, won)
        self.results["fixed" if use_fixed else "older"] = league / max(1.0, of_league)
        self.results["rivals"] = self.tally[0] / max(1.0, self.tally[1])
        return kept

    def _guests(self, *, use_fixed: bool) -> list[tuple[Array, list[tuple[Array, Array]] | None]]:
        """The games of each guest, and its layers; None for the fixed order."""
        old = self.snapshots[int(self._rng.integers(len(self.snapshots)))]
        guests = [(self.league_games, None if use_fixed else self.quick_layers(old))]
        for games, rival in zip(self.rival_games, self.rivals, strict=True):
            guests.append((games, self.quick_layers(rival)))
        return guests

    def _guests_logs(
        self,
        guests: list[tuple[Array, list[tuple[Array, Array]] | None]],
        x: Array,
        mask: Array,
        logs: Array,
    ) -> Array:
        """The chances by which each guest draws in its games."""
        theirs = self.xp.zeros_like(logs)
        for games, layers in guests:
            if layers is None:
                last = self.xp.zeros_like(x[games, :1]) + self.fixed[None, :]
            else:
                _, last = forward(layers, x[games])
            last = last.float() if self.on_gpu else last
            theirs[games] = log_chances(self.xp, last, mask[games])
        return theirs

    def _draw(self, logs: Array) -> Array:
        if self.on_gpu:
            noise = -self.xp.log(self.xp.empty_like(logs).exponential_())
        else:
            noise = self._rng.gumbel(size=logs.shape)
        return (logs + noise).argmax(1)

    def _rows(self, n: int) -> Array:
        return self.xp.arange(n, device="cuda") if self.on_gpu else np.arange(n)

    def _learn(self, kept: dict[str, list[Array]], done: float) -> dict[str, Array]:
        xp, plan = self.xp, self.plan
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
        rows = self._rows(size)
        for _ in range(plan.settings.epochs):
            order = xp.randperm(n, device="cuda") if self.on_gpu else self._rng.permutation(n)
            for start in range(0, n, size):
                chosen = order[start : start + size]
                batch = {name: value[chosen] for name, value in flat.items()}
                batch["rows"] = rows
                found, figures = gradients(
                    xp, self.quick_layers(self.layers), batch, plan.settings, entropy
                )
                if self.on_gpu:
                    found = [(weight.float(), bias.float()) for weight, bias in found]
                self.adam.step(self.layers, found, rate, plan.settings.most_gradient)
        return figures


def _first_weights(rng: np.random.Generator, a: int, b: int, *, is_last: bool) -> Any:  # noqa: ANN401
    scale = 0.01 if is_last else 1.0
    return (rng.standard_normal((a, b)) * scale * math.sqrt(2.0 / a)).astype(np.float32)


def fixed_preferences() -> Any:  # noqa: ANN401
    """Low cards first and a Rest before all: what the greedy bot does without looking around."""
    preferences = np.zeros(OUTPUTS + 1, np.float32)
    for n, face in enumerate(load_pack("reconstructed").faces[:FACES]):
        preferences[n] = preferences[FACES + n] = -cost(face)
    preferences[RESTS] = 1000.0
    return preferences


def train_to_file(
    plan: Plan,
    path: Path,
    report: Callable[[str], None],
    start: Network | None = None,
    rivals: Sequence[Network] = (),
) -> None:
    """Train and write the weights; `report` is told how it goes."""
    save_network(Trainer(plan, start, rivals).train(report), path)
