"""The traits of Survive in the lab: figures left out, seats, and the studies of balance."""

from __future__ import annotations

import msgspec
import pytest

from undercard.cli.main import main
from undercard.kernel.errors import BadOption
from undercard.kernel.registry import load
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.seat_shares import seat_shares
from undercard.lab.study import Study

SURVIVE = Study(name="survive", game="survive", bots=("greedy", "random"), games=40, chunk=7)


def test_balance_of_survive_covers_seats_rounds_and_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["lab", "balance", "survive", "--games", "1"]) == 0
    output = capsys.readouterr().out
    for part in (
        "seat 2 wins",
        "seat 3 wins",
        "5 rounds",
        "team three",
        "team four",
        "pick_up any_time",
        "activation one",
        "choices of the figure left out",
        "Porter",
    ):
        assert part in output


def test_s1_7_figures_are_paired_only_where_one_is_left_out() -> None:
    study = msgspec.structs.replace(SURVIVE, pairings="figures", set={"players": 3})
    assert len(PreparedStudy(study).pairings) == 4
    for options in ({"players": 3, "team": "four"}, {"players": 2}):
        with pytest.raises(
            BadOption, match=r"figures need a team size that leaves one figure out \(S1.7\)"
        ):
            PreparedStudy(msgspec.structs.replace(study, set=options))


def test_d3_the_shares_of_all_seats_are_the_whole() -> None:
    game = load("survive", scenario="trio", team="four", rounds=5)
    shares = seat_shares(game, "random", 30, seed=3)
    assert sum(share.share for share in shares) == pytest.approx(1)
    assert all(share.margin > 0 for share in shares)
    assert shares == seat_shares(game, "random", 30, seed=3)
    assert shares != seat_shares(game, "random", 30, seed=4)
