"""Training runs, in its shortest form, without a GPU or a framework."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from clock import AGES
from undercard.bots.fightdrome.features import FEATURES, OUTPUTS
from undercard.bots.network import load_network, save_network
from undercard.cli.main import main
from undercard.lab.fightdrome_games import CpuGames
from undercard.lab.ppo import Settings
from undercard.lab.train import Plan, Trainer

SMALL = Plan(
    games=64,
    steps=16,
    hidden=(32, 32),
    snapshot_every=2,
    settings=Settings(batch=512),
    seconds=AGES,
)


def test_the_smoke_run_learns_and_writes_weights(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    arguments = ["--games", "32", "--steps", "8", "--hidden", "16", "--seconds", "0.5"]
    assert main(["lab", "train", "--out", str(file), *arguments]) == 0
    network = load_network(file)
    assert (network.inputs, network.outputs) == (FEATURES, OUTPUTS)
    again = tmp_path / "again.npz"
    assert main(["lab", "train", "--out", str(again), "--start", str(file), *arguments]) == 0


def test_a_few_rounds_change_the_policy_and_keep_old_ones() -> None:
    trainer = Trainer(SMALL)
    before = trainer.network()
    lines: list[str] = []
    after = trainer.train(lines.append, most_rounds=6)
    assert len(trainer.league.snapshots) == 3
    assert not np.array_equal(before.weights[0], after.weights[0])
    assert all(np.isfinite(weight).all() for weight in after.weights)
    assert "entropy" in lines[-1]


def test_guests_have_their_share_of_bouts_and_matches_and_of_seats() -> None:
    plan = replace(SMALL, games=4000, league_share=0.4, rival_share=0.3, match_share=0.5)
    network = Trainer(SMALL).network()
    trainer = Trainer(plan, rivals=[network, network])
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


def test_a_rival_is_played_against_and_never_changes(tmp_path: Path) -> None:
    rival = Trainer(SMALL).network()
    trainer = Trainer(replace(SMALL, rival_share=0.5), rivals=[rival])
    trainer.train(lambda _line: None, most_rounds=4)
    assert trainer.league.results()["rivals"][1] > 0
    assert np.array_equal(trainer.league.rivals[0][0][0], rival.weights[0])
    save_network(rival, tmp_path / "rival.npz")
    arguments = ["--games", "32", "--steps", "8", "--hidden", "16", "--seconds", "0.5"]
    arguments += ["--rival", str(tmp_path / "rival.npz"), "--out", str(tmp_path / "out.npz")]
    assert main(["lab", "train", *arguments]) == 0


def test_a_network_is_the_same_after_it_was_written(tmp_path: Path) -> None:
    network = Trainer(SMALL).network()
    save_network(network, tmp_path / "n.npz")
    x = np.random.default_rng(1).random(FEATURES).astype(np.float32)
    (one, value), (other, other_value) = (
        n.look(x) for n in (network, load_network(tmp_path / "n.npz"))
    )
    np.testing.assert_allclose(one, other, atol=1e-3)
    assert abs(value - other_value) < 1e-3


def test_games_on_the_cpu_are_games_of_the_library() -> None:
    """Every game goes on for ever: when one ends the next is dealt, and somebody has won."""
    games = CpuGames(16, 0.5)
    rng, ended = np.random.default_rng(2), 0
    for _ in range(200):
        legal = [rng.choice(np.flatnonzero(row)) for row in games.mask]
        games.act(np.array(legal, np.int64))
        assert set(np.unique(games.rewards)) <= {-1.0, 0.0, 1.0}
        assert games.mask.any(1).all()
        ended += int((games.rewards != 0).sum())
    assert ended > 16
