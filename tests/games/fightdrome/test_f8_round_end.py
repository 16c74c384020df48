"""Checks the end of a round against F8: the winner, and the value of the cards left in hand."""

from __future__ import annotations

import pytest

from games.fightdrome.positions import (
    Side,
    before_rest,
    brink,
    choices,
    ended,
    events_of,
    fight,
    happenings,
    look,
    moment,
    play,
    table,
)
from undercard.kernel.game import Game, State

GAME = table()
MATCH = table(mode="match")


def fame(game: Game, state: State) -> tuple[int, int]:
    one, two = look(game, state).fighters
    return one.fame, two.fame


def test_f8_1_a_player_staggered_out_of_cards_has_lost() -> None:
    outcome = ended(GAME, play(GAME, brink(GAME, "P20"), "xK20"))
    assert (outcome.winners, outcome.ending) == ((0,), "staggered")


@pytest.mark.parametrize("loser", [0, 1])
def test_f8_1_the_winner_of_the_round_is_announced(loser: int) -> None:
    events = happenings(MATCH, brink(MATCH, "P20", loser=loser), "xK20")
    assert events_of(events, "round_won") == [(1 - loser, {"ending": "staggered"})]


@pytest.mark.parametrize("card", ["NP", "NK", "NG"])
def test_f8_1_leading_a_last_neurochem_loses(card: str) -> None:
    outcome = ended(GAME, play(GAME, fight(GAME, card, "K20"), card))
    assert (outcome.winners, outcome.ending) == ((1,), "empty_hand")


@pytest.mark.parametrize("card", ["NP", "NG", "NB"])
def test_f8_1_answering_with_a_last_neurochem_loses(card: str) -> None:
    outcome = ended(GAME, play(GAME, fight(GAME, card, "K20", live="P50"), card))
    assert (outcome.winners, outcome.ending) == ((1,), "empty_hand")


def test_f8_1_it_loses_even_if_the_opponent_could_not_answer() -> None:
    state = fight(GAME, "NP", "K20")
    assert GAME.to_act(play(GAME, state, "NP")) is None


def test_f8_1_following_up_with_a_last_neurochem_loses() -> None:
    state = fight(GAME, Side("F", pile="NK"), "K20", live="P50")
    outcome = ended(GAME, play(GAME, state, "F", "NK"))
    assert (outcome.winners, outcome.ending) == ((1,), "empty_hand")


def test_f8_1_a_lone_neurochem_that_can_be_played_must_be_played() -> None:
    assert choices(GAME, fight(GAME, "NP", "K20")) == ["NP"]
    assert choices(GAME, fight(GAME, "NP", "K20", live="P50")) == ["NP"]


def test_f8_1_a_rest_saves_a_lone_neurochem() -> None:
    state = before_rest(GAME, "NP", "K20 W")
    assert choices(GAME, state) == ["NP", "rest"]
    assert moment(GAME, play(GAME, state, "rest")) == ("lead", 1)


def test_f8_1_last_gasp_saves_a_lone_neurochem() -> None:
    game = table(last_gasp=True)
    state = play(game, fight(game, "NP", "NB K20"), "NP")
    assert moment(game, state) == ("answer", 1)


def test_f8_1_a_last_card_that_draws_loses_nothing() -> None:
    state = play(GAME, fight(GAME, "P50", "P60"), "P50")
    assert moment(GAME, state) == ("answer", 1)
    assert look(GAME, state).fighters[0].hand_size == 1


def test_f8_1_a_last_feint_that_draws_an_attack_follows_up() -> None:
    state = play(GAME, fight(GAME, Side("F", pile="P20"), "K20", live="K60"), "F")
    assert moment(GAME, state) == ("follow_up", 0)
    assert choices(GAME, state) == ["P20"]


def test_f8_1_a_last_feint_that_draws_no_attack_staggers() -> None:
    state = play(GAME, fight(GAME, Side("F", pile="PB40"), "K20", live="K60"), "F")
    assert moment(GAME, state) == ("stagger", 0)
    assert ended(GAME, play(GAME, state, "xPB40")).winners == (1,)


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("P20", 20),
        ("P80", 80),
        ("K50", 50),
        ("G70", 70),
        ("PB40", 25),
        ("PB80", 25),
        ("KB40", 25),
        ("KB60", 25),
        ("NP", 50),
        ("NK", 50),
        ("NG", 50),
        ("NB", 50),
        ("F", 0),
        ("W", 0),
    ],
)
def test_f8_2_what_a_card_in_hand_is_worth(card: str, value: int) -> None:
    assert fame(MATCH, play(MATCH, brink(MATCH, card), "xK20")) == (value, 0)


def test_f8_2_the_winner_adds_all_cards_still_in_hand() -> None:
    state = brink(MATCH, "P20 K50 G80 PB80 KB40 NB W")
    assert fame(MATCH, play(MATCH, state, "xK20")) == (20 + 50 + 80 + 25 + 25 + 50, 0)


def test_f8_2_the_score_is_announced() -> None:
    events = happenings(MATCH, brink(MATCH, "P20 K50", fame=(100, 40)), "xK20")
    assert events_of(events, "scored") == [(0, {"points": 70, "fame": 170})]


def test_f8_2_fame_adds_up_over_the_rounds() -> None:
    state = brink(MATCH, "P20 K50", fame=(100, 40))
    assert fame(MATCH, play(MATCH, state, "xK20")) == (170, 40)


@pytest.mark.parametrize("loser", [0, 1])
def test_f8_2_only_the_winner_adds(loser: int) -> None:
    state = play(MATCH, brink(MATCH, "P70", loser=loser), "xK20")
    assert fame(MATCH, state)[loser] == 0
    assert fame(MATCH, state)[1 - loser] == 70


def test_f8_2_the_winner_adds_when_the_other_plays_a_last_neurochem() -> None:
    state = play(MATCH, fight(MATCH, "NP", "K30 NB W"), "NP")
    assert fame(MATCH, state) == (0, 80)


def test_f8_3_both_add_when_a_rest_ends_the_round() -> None:
    state = before_rest(MATCH, Side("P20 NK", pile="G30"), "NB PB80 F", fame=(10, 20))
    assert fame(MATCH, play(MATCH, state, "rest")) == (10 + 20 + 50 + 30, 20 + 50 + 25)


def test_f8_3_the_card_drawn_by_the_rest_is_scored() -> None:
    state = before_rest(MATCH, Side("W", pile="G80"), "W")
    assert fame(MATCH, play(MATCH, state, "rest")) == (80, 0)


def test_f8_3_both_scores_are_announced() -> None:
    state = before_rest(MATCH, Side("P20 NK", pile="G30"), "NB PB80 F", fame=(10, 20))
    scores = sorted(events_of(happenings(MATCH, state, "rest"), "scored"), key=str)
    assert scores == [(0, {"points": 100, "fame": 110}), (1, {"points": 75, "fame": 95})]


@pytest.mark.parametrize("staggered", [0, 1])
def test_f8_3_as_a_single_bout_the_player_not_staggered_has_won(staggered: int) -> None:
    rester, other = Side("W", pile="F"), "NB NB"
    one, two = (rester, other) if staggered == 1 else (other, rester)
    state = before_rest(GAME, one, two, to_act=1 - staggered, staggered=staggered)
    assert ended(GAME, play(GAME, state, "rest")).winners == (1 - staggered,)
