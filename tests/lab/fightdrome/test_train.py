"""Training runs in its short form, without a GPU or a framework."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from clock import AGES
from undercard.bots.fightdrome.features import FEATURES, OUTPUTS
from undercard.bots.network import load_network, save_network
from undercard.cli.main import main
from undercard.lab.fightdrome.training_task import TRAINING
from undercard.lab.ppo import PpoSettings
from undercard.lab.train import Trainer, TrainingPlan
from undercard.lab.training_games import CpuGames

SMALL = TrainingPlan(
    games=64,
    steps=16,
    hidden=(32, 32),
    snapshot_every=2,
    settings=PpoSettings(batch=512),
    seconds=AGES,
)


def test_the_smoke_run_learns_and_writes_weights(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    arguments = ["--games", "32", "--steps", "8", "--hidden", "16", "--seconds", "0.5"]
    assert main(["lab", "train", "fightdrome", "--out", str(file), *arguments]) == 0
    network = load_network(file)
    assert (network.inputs, network.outputs) == (FEATURES, OUTPUTS)
    again = tmp_path / "again.npz"
    assert (
        main(["lab", "train", "fightdrome", "--out", str(again), "--start", str(file), *arguments])
        == 0
    )


def test_a_few_rounds_change_the_policy_and_keep_old_ones() -> None:
    trainer = Trainer(TRAINING, SMALL)
    before = trainer.network()
    lines: list[str] = []
    after = trainer.train(lines.append, most_rounds=6)
    assert len(trainer.league.snapshots) == 3
    assert not np.array_equal(before.weights[0], after.weights[0])
    assert all(np.isfinite(weight).all() for weight in after.weights)
    assert "entropy" in lines[-1]


def test_guests_have_their_share_of_bouts_and_matches_and_of_seats() -> None:
    plan = replace(SMALL, games=4000, league_share=0.4, rival_share=0.3, shares=(0.5, 0.5))
    network = Trainer(TRAINING, SMALL).network()
    trainer = Trainer(TRAINING, plan, rivals=[network, network])
    league = trainer.league
    one, other = league.rival_games
    guests = [(league.own_games, 0.4), (one, 0.15), (other, 0.15)]
    for games, share in guests:
        for some in (games[games < 2000], games[games >= 2000]):
            assert abs(len(some) / 2000 - share) < 0.01
            assert abs(league.seats[some].mean() - 0.5) < 0.05
    everyone = np.concatenate([games for games, _ in guests])
    assert len(np.unique(everyone)) == len(everyone)
    assert (np.delete(league.seats, everyone) == -1).all()


def test_a_fixed_opponent_never_changes(tmp_path: Path) -> None:
    rival = Trainer(TRAINING, SMALL).network()
    trainer = Trainer(TRAINING, replace(SMALL, rival_share=0.5), rivals=[rival])
    trainer.train(lambda _line: None, most_rounds=4)
    assert trainer.league.results()["rivals"][1] > 0
    assert np.array_equal(trainer.league.rivals[0][0][0], rival.weights[0])
    save_network(rival, tmp_path / "rival.npz")
    arguments = ["--games", "32", "--steps", "8", "--hidden", "16", "--seconds", "0.5"]
    arguments += ["--rival", str(tmp_path / "rival.npz"), "--out", str(tmp_path / "out.npz")]
    assert main(["lab", "train", "fightdrome", *arguments]) == 0


def test_a_network_survives_a_round_trip_to_a_file(tmp_path: Path) -> None:
    network = Trainer(TRAINING, SMALL).network()
    save_network(network, tmp_path / "n.npz")
    x = np.random.default_rng(1).random(FEATURES).astype(np.float32)
    (one, value), (other, other_value) = (
        n.look(x) for n in (network, load_network(tmp_path / "n.npz"))
    )
    np.testing.assert_allclose(one, other, atol=1e-3)
    assert abs(value - other_value) < 1e-3


def test_games_on_the_cpu_are_games_of_the_library() -> None:
    """When a game ends, with one winner, the next one is dealt."""
    games = CpuGames(TRAINING, 16, (0.5, 0.5))
    rng, ended = np.random.default_rng(2), 0
    for _ in range(200):
        legal = [rng.choice(np.flatnonzero(row)) for row in games.mask]
        games.act(np.array(legal, np.int64))
        assert set(np.unique(games.rewards)) <= {-1.0, 0.0, 1.0}
        assert games.mask.any(1).all()
        ended += int((games.rewards != 0).sum())
    assert ended > 16


@pytest.mark.parametrize("shares", [(0.65, 0.35), (1.0, 0.0), (0.0, 1.0), (2.0, 6.0)])
def test_every_mode_has_its_share_of_the_games(shares: tuple[float, float]) -> None:
    kinds = TRAINING.kinds(400, shares)
    assert (kinds == 1).sum() == 400 * shares[1] / sum(shares)
    assert set(kinds) <= {0, 1}


def test_a_share_is_given_for_each_mode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out.npz")
    assert main(["lab", "train", "fightdrome", "--out", out, "--shares", "1"]) == 2
    assert "bouts, matches" in capsys.readouterr().err


def test_a_game_without_a_network_cannot_be_trained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "train", "survive", "--out", str(tmp_path / "out.npz")]) == 2
    assert "survive: this game has no network" in capsys.readouterr().err
