"""Ratings on the scale of the levels."""

from __future__ import annotations

import pytest

from undercard.bots.bot_set import bot_set
from undercard.server.ratings.eligibility import skill_of_level
from undercard.server.ratings.model import SCALE, Skill, measured, rate


def test_a_new_rating_is_average_and_uncertain() -> None:
    assert Skill().rating == 1500
    assert Skill().is_provisional


def test_a_winner_rises_and_the_uncertainty_falls() -> None:
    winner, loser = rate([Skill(), Skill()], [0, 1])
    assert winner.rating > 1500 > loser.rating
    assert winner.margin < Skill().margin


def test_a_draw_between_equals_changes_only_the_uncertainty() -> None:
    one, other = rate([Skill(), Skill()], [0, 0])
    assert one.rating == pytest.approx(other.rating)
    assert one.sigma < Skill().sigma


def test_of_three_players_the_second_is_rated_between() -> None:
    first, second, third = rate([Skill()] * 3, [0, 1, 2])
    assert first.rating > second.rating > third.rating


def test_the_rating_of_a_level_is_fixed() -> None:
    level = measured(1700, 40)
    person, same = rate([Skill(), level], [0, 1])
    assert (round(level.rating), round(level.margin)) == (1700, 40)
    assert same is level
    assert person.rating > 1500


def test_191_points_are_three_wins_in_four() -> None:
    strong, weak = Skill(25 + 191 / SCALE, 0.5), Skill(25, 0.5)
    for n in range(4000):
        strong, weak = rate([strong, weak], [0, 1] if n % 4 else [1, 0])
    assert strong.rating - weak.rating == pytest.approx(191, abs=40)


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_every_level_has_been_measured(game: str) -> None:
    assert all(skill_of_level(game, level.name) for level in bot_set(game).levels)
    assert skill_of_level(game, "random") is None
