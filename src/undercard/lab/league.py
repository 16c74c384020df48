"""The league of a network in training: its opponents, and the games and seats they play in.

Opponents (guests) are earlier versions of the network, a fixed order of actions, and rivals:
networks that never change, such as an imitation of the search.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from undercard.bots.network import Network
from undercard.lab.device import Device, Layers
from undercard.lab.ppo import Array, log_chances

GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0


class League:
    """The guests of all games, and the network's recent results against them."""

    def __init__(
        self,
        device: Device,
        preferences: NDArray[np.float32],
        games: int,
        league_share: float,
        rival_share: float,
        rivals: Sequence[Network],
    ) -> None:
        self._device = device
        self.snapshots: list[Layers] = []
        self.rivals = [device.layers_of(rival) for rival in rivals]
        self._fixed = device.array(preferences)
        self._now: list[tuple[Array, Layers | None]] = []
        self._seat(games, league_share, rival_share if rivals else 0.0)
        self._others = "older"
        self._won = [self._nothing() for _ in range(4)]

    def _seat(self, games: int, league_share: float, rival_share: float) -> None:
        """Assign guests to games.

        The games of a mode are contiguous. Multiples of the golden ratio spread evenly over every
        range, so each guest gets its share of every mode.
        """
        place = (np.arange(games) * GOLDEN) % 1.0
        is_rival, is_league = place < rival_share, place >= 1.0 - league_share
        seats = np.where(is_rival | is_league, np.arange(games) % 2, -1).astype(np.int8)
        rival_games, n = np.flatnonzero(is_rival), len(self.rivals)
        array = self._device.array
        self.seats = array(seats)
        """The guest's seat in each game; -1 for no guest."""
        self.own_games = array(np.flatnonzero(is_league & ~is_rival))
        self.rival_games = [array(rival_games[k::n]) for k in range(n)]
        self._is_rivals = array(is_rival)

    def _nothing(self) -> Array:
        return self._device.xp.zeros_like(self._is_rivals[0] * 1.0)

    def keep(self, layers: Layers, most: int, rng: np.random.Generator) -> None:
        """Add an earlier version; beyond the limit, drop one, but not the first or the newest."""
        self.snapshots.append(self._device.copied(layers))
        if len(self.snapshots) > most:
            self.snapshots.pop(1 + int(rng.integers(len(self.snapshots) - 2)))

    def invite(self, fixed_share: float, rng: np.random.Generator) -> None:
        """Choose at random the guest of the league's own games for the next stretch."""
        use_fixed = rng.random() < fixed_share
        old = self.snapshots[int(rng.integers(len(self.snapshots)))]
        guests = [None if use_fixed else old, *self.rivals]
        self._now = [
            (games, None if layers is None else self._device.quick_layers(layers))
            for games, layers in zip([self.own_games, *self.rival_games], guests, strict=True)
        ]
        self._others = "fixed" if use_fixed else "older"
        self._won = [self._nothing() for _ in range(4)]

    def logs(self, x: Array, mask: Array) -> Array:
        """Return the logarithms of the guests' action probabilities in their games."""
        xp = self._device.xp
        found = xp.zeros_like(mask * 1.0)
        for games, layers in self._now:
            if layers is None:
                last = xp.zeros_like(self._device.exact(x[games, :1])) + self._fixed[None, :]
            else:
                last = self._device.look(layers, x[games])
            found[games] = log_chances(xp, last, mask[games])
        return found

    def note(self, rewards: Array, is_guest: Array) -> None:
        """Record the rewards of an action, and the games in which the guest acted."""
        result = self._device.xp.where(is_guest, -rewards, rewards) * (self.seats >= 0)
        for n, some in enumerate((~self._is_rivals, self._is_rivals)):
            self._won[2 * n] += ((result > 0) & some).sum()
            self._won[2 * n + 1] += ((result != 0) & some).sum()

    def results(self) -> dict[str, tuple[float, float]]:
        """Return the network's wins and games in the last stretch, by opponent."""
        own, of_own, rivals, of_rivals = map(float, self._won)
        return {self._others: (own, of_own), "rivals": (rivals, of_rivals)}
