"""Checks the three game modes against F9: what follows a round, and what ends the game."""

from __future__ import annotations

from collections import Counter

import pytest

from games.fightdrome.positions import (
    BESIDE,
    BOX,
    SUPPLIES,
    Side,
    before_rest,
    brink,
    choices,
    deck,
    ended,
    events_of,
    happenings,
    last_card,
    lay,
    look,
    moment,
    play,
    side,
    supplies,
    table,
)
from undercard.kernel.game import Game, State

BOUT = table()
MATCH = table(mode="match")
EPIC = table(mode="epic")


def whole_box(game: Game, state: State) -> Counter[str]:
    return deck(game, state, 0) + deck(game, state, 1) + Counter(lay(game, state).box)


def after_bout(rng: str = "1") -> State:
    """Seat 1's fighter in Sleeve 3 is eliminated; Sleeves 5 and 6 are left to seat 1."""
    return play(EPIC, brink(EPIC, "P20 K30", rng=rng), "xK20")


def scoring_finish(fame: tuple[int, int]) -> State:
    """A Rest ends the round: 40 Fame for seat 0, 50 for seat 1."""
    state = before_rest(MATCH, Side("P20", pile="K20"), "PB40 KB40", fame=fame)
    return play(MATCH, state, "rest")


def test_f9_1_a_bout_is_over_after_one_round() -> None:
    state = play(BOUT, brink(BOUT, "P20"), "xK20")
    assert BOUT.to_act(state) is None
    assert BOUT.legal(state) == []
    assert ended(BOUT, state).winners == (0,)


def test_f9_1_the_end_is_seen_by_all() -> None:
    view = look(BOUT, play(BOUT, brink(BOUT, "P20"), "xK20"))
    assert (view.situation, view.to_act, view.live) == ("over", None, None)
    assert view.outcome is not None


@pytest.mark.parametrize("loser", [0, 1])
def test_f9_1_the_winner_of_the_bout_is_announced(loser: int) -> None:
    events = happenings(BOUT, brink(BOUT, "P20", loser=loser), "xK20")
    assert events_of(events, "game_won") == [(1 - loser, {})]


def test_f9_1_a_bout_that_goes_on_has_no_outcome() -> None:
    assert BOUT.outcome(BOUT.new(1)) is None


def test_f9_1_nothing_can_be_done_after_a_bout() -> None:
    state = play(BOUT, brink(BOUT, "P20"), "xK20")
    assert BOUT.why(state, "P20") == "F9.1"


def test_f9_2_a_match_goes_on_below_300_fame() -> None:
    state = play(MATCH, brink(MATCH, "P80", fame=(219, 0)), "xK20")
    assert MATCH.outcome(state) is None
    assert look(MATCH, state).round == 2


def test_f9_2_a_match_is_won_at_300_fame() -> None:
    outcome = ended(MATCH, play(MATCH, brink(MATCH, "P80", fame=(220, 0)), "xK20"))
    assert (outcome.winners, outcome.scores) == ((0,), (300, 0))


def test_f9_2_a_match_is_won_by_reaching_the_target_not_by_winning_rounds() -> None:
    state = before_rest(MATCH, Side("P20", pile="K20"), "PB40 KB40", fame=(0, 250))
    assert ended(MATCH, play(MATCH, state, "rest")).winners == (1,)


@pytest.mark.parametrize(("target", "over"), [(99, True), (100, True), (101, False)])
def test_f9_2_the_target_is_an_option(target: int, over: bool) -> None:
    game = table(mode="match", target=target)
    state = play(game, brink(game, "P80", fame=(20, 0)), "xK20")
    assert (game.outcome(state) is not None) == over


@pytest.mark.parametrize("seat", [0, 1])
def test_f9_2_decks_stay_the_same(seat: int) -> None:
    before = brink(MATCH, "P20")
    assert deck(MATCH, play(MATCH, before, "xK20"), seat) == deck(MATCH, before, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_f9_2_all_cards_are_shuffled_back_and_7_drawn(seat: int) -> None:
    player = side(MATCH, play(MATCH, brink(MATCH, "P20"), "xK20"), seat)
    assert (len(player.hand), len(player.pile)) == (7, 37)
    assert (player.discard, player.face_down) == ([], [])


@pytest.mark.parametrize("starter", [0, 1])
def test_f9_2_the_next_round_and_its_starter_are_announced(starter: int) -> None:
    events = happenings(MATCH, brink(MATCH, "P20", round=3, starter=starter), "xK20")
    assert events_of(events, "round") == [(1 - starter, {"round": 4})]


def test_f9_2_the_winner_of_the_match_is_announced() -> None:
    events = happenings(MATCH, brink(MATCH, "P80", loser=0, fame=(0, 220)), "xK20")
    assert events_of(events, "game_won") == [(1, {})]
    assert events_of(events, "round") == []


def test_f9_2_the_characters_stay_the_same() -> None:
    fighters = look(MATCH, play(MATCH, brink(MATCH, "P20"), "xK20")).fighters
    assert [(fighter.sleeve, fighter.stack) for fighter in fighters] == [(1, 1), (3, 2)]


def test_f9_2_a_whole_match_ends_with_a_winner_at_the_target() -> None:
    for seed in range(10):
        state = MATCH.new(seed)
        while MATCH.to_act(state) is not None:
            state = play(MATCH, state, MATCH.legal(state)[0])
        outcome = ended(MATCH, state)
        assert max(outcome.scores) >= 300
        assert outcome.winners == (outcome.scores.index(max(outcome.scores)),)


def test_f9_3_both_over_the_target_the_higher_total_wins() -> None:
    outcome = ended(MATCH, scoring_finish((280, 260)))
    assert (outcome.winners, outcome.scores) == ((0,), (320, 310))


def test_f9_3_even_if_it_is_the_player_who_was_staggered() -> None:
    outcome = ended(MATCH, scoring_finish((260, 260)))
    assert (outcome.winners, outcome.scores) == ((1,), (300, 310))


def test_f9_3_equal_totals_play_on() -> None:
    state = scoring_finish((280, 270))
    assert MATCH.outcome(state) is None
    assert lay(MATCH, state).fame == (320, 320)
    assert look(MATCH, state).round == 2


def test_f9_3_the_next_fame_decides_equal_totals() -> None:
    state = play(MATCH, brink(MATCH, "P20", fame=(320, 320)), "xK20")
    assert ended(MATCH, state).winners == (0,)


def test_f9_3_totals_still_equal_play_on_again() -> None:
    state = play(MATCH, brink(MATCH, "W", fame=(320, 320)), "xK20")
    assert MATCH.outcome(state) is None


def test_f9_4_each_player_has_1_stack_and_3_sleeves() -> None:
    for seed in range(50):
        one, two = look(EPIC, EPIC.new(seed)).fighters
        assert one.stack != two.stack
        assert (len(one.stable), len(two.stable)) == (3, 3)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_f9_4_all_six_sleeves_are_open(viewer: int | None) -> None:
    one, two = look(EPIC, EPIC.new(1), viewer).fighters
    assert sorted(one.stable + two.stable) == [1, 2, 3, 4, 5, 6]


def test_f9_4_sleeves_are_dealt_at_random() -> None:
    stables = {tuple(look(EPIC, EPIC.new(seed)).fighters[0].stable) for seed in range(400)}
    assert len(stables) == 20


def test_f9_4_each_player_chooses_among_their_own_sleeves() -> None:
    state = EPIC.new(1)
    for seat in (0, 1):
        assert moment(EPIC, state) == ("sleeve", seat)
        stable = look(EPIC, state).fighters[seat].stable
        assert choices(EPIC, state) == [f"sleeve {n}" for n in stable]
        state = play(EPIC, state, EPIC.legal(state)[0])


def test_f9_4_a_sleeve_of_the_other_cannot_be_chosen() -> None:
    state = EPIC.new(1)
    other = look(EPIC, state).fighters[1].stable[0]
    assert EPIC.why(state, f"sleeve {other}") == "F9.4"


@pytest.mark.parametrize("viewer", [1, None])
def test_f9_4_the_first_choice_is_made_in_secret(viewer: int | None) -> None:
    state = EPIC.new(1)
    views = [look(EPIC, play(EPIC, state, pick), viewer) for pick in EPIC.legal(state)]
    assert views[0] == views[1] == views[2]
    assert views[0].fighters[0].sleeve is None


@pytest.mark.parametrize("viewer", [1, None])
def test_f9_4_nobody_sees_which_sleeve_was_chosen(viewer: int | None) -> None:
    state = EPIC.new(1)
    redacted = [EPIC.redact(happenings(EPIC, state, pick), viewer) for pick in EPIC.legal(state)]
    assert redacted[0] == redacted[1] == redacted[2]


def test_f9_4_the_other_player_can_only_guess() -> None:
    state = EPIC.new(1)
    stable = look(EPIC, state).fighters[0].stable
    state = play(EPIC, state, f"sleeve {stable[0]}")
    guesses = [side(EPIC, EPIC.sample(state, 1, seed), 0).pick for seed in range(60)]
    assert set(guesses) == set(stable)


def test_f9_4_the_player_who_chose_still_knows_it() -> None:
    state = EPIC.new(1)
    sleeve = look(EPIC, state).fighters[0].stable[1]
    assert look(EPIC, play(EPIC, state, f"sleeve {sleeve}"), 0).my_pick == sleeve


def test_f9_4_both_choices_are_revealed_together() -> None:
    state = EPIC.new(1)
    one, two = (fighter.stable[2] for fighter in look(EPIC, state).fighters)
    state = play(EPIC, state, f"sleeve {one}", f"sleeve {two}")
    assert [fighter.sleeve for fighter in look(EPIC, state).fighters] == [one, two]
    assert look(EPIC, state).situation == "lead"


@pytest.mark.parametrize("seat", [0, 1])
def test_f9_4_the_deck_is_built_from_the_chosen_sleeve(seat: int) -> None:
    state = EPIC.new(1)
    state = play(EPIC, state, EPIC.legal(state)[1])
    state = play(EPIC, state, EPIC.legal(state)[2])
    assert held(state, seat) == character(state, seat)


def held(state: State, seat: int) -> dict[str, int]:
    cards = deck(EPIC, state, seat)
    return {name: sum(cards[face] for face in set(SUPPLIES[name])) for name in SUPPLIES}


def character(state: State, seat: int) -> dict[str, int]:
    player = side(EPIC, state, seat)
    assert player.sleeve is not None
    assert player.stack is not None
    return supplies(player.sleeve, player.stack)


def test_f9_4_the_losers_fighter_is_eliminated() -> None:
    assert look(EPIC, after_bout()).fighters[1].stable == [5, 6]


def test_f9_4_the_elimination_is_announced() -> None:
    events = happenings(EPIC, brink(EPIC, "P20"), "xK20")
    assert events_of(events, "eliminated") == [(1, {"sleeve": 3})]


def test_f9_4_the_new_character_is_announced() -> None:
    events = happenings(EPIC, after_bout(), "sleeve 6")
    assert events_of(events, "character") == [(1, {"sleeve": 6, "stack": 2})]


def test_f9_4_the_winner_keeps_all_sleeves() -> None:
    assert look(EPIC, after_bout()).fighters[0].stable == [1, 2, 4]


def test_f9_4_the_loser_chooses_one_of_the_sleeves_left() -> None:
    state = after_bout()
    assert moment(EPIC, state) == ("sleeve", 1)
    assert choices(EPIC, state) == ["sleeve 5", "sleeve 6"]


def test_f9_4_either_seat_can_be_eliminated() -> None:
    state = play(EPIC, brink(EPIC, "P20", loser=0), "xK20")
    assert moment(EPIC, state) == ("sleeve", 0)
    assert choices(EPIC, state) == ["sleeve 2", "sleeve 4"]


def test_f9_4_a_player_who_loses_by_a_rest_is_eliminated() -> None:
    state = play(EPIC, before_rest(EPIC, "P20", "W"), "rest")
    assert choices(EPIC, state) == ["sleeve 5", "sleeve 6"]


def test_f9_4_the_supply_cards_of_the_lost_deck_go_back() -> None:
    state = after_bout()
    assert whole_box(EPIC, state) == BOX + BESIDE + BESIDE
    assert deck(EPIC, state, 1) == BESIDE


def test_f9_4_the_new_deck_has_the_new_sleeve_and_the_same_stack() -> None:
    state = play(EPIC, after_bout(), "sleeve 6")
    player = side(EPIC, state, 1)
    assert (player.sleeve, player.stack) == (6, 2)
    assert held(state, 1) == supplies(6, 2)


def test_f9_4_feints_and_weaves_are_kept() -> None:
    cards = deck(EPIC, play(EPIC, after_bout(), "sleeve 6"), 1)
    assert (cards["F"], cards["W"], cards.total()) == (2, 2, 44)


def test_f9_4_no_card_is_lost_or_doubled_by_the_new_deck() -> None:
    state = play(EPIC, after_bout(), "sleeve 6")
    assert whole_box(EPIC, state) == BOX + BESIDE + BESIDE


def test_f9_4_old_cards_and_undealt_ones_are_shuffled_together() -> None:
    before = brink(EPIC, "P20 K30")
    old, undealt = deck(EPIC, before, 1), Counter(lay(EPIC, before).box)
    decks = [deck(EPIC, play(EPIC, after_bout(rng=f"{n:x}"), "sleeve 5"), 1) for n in range(1, 20)]
    assert any(new - old for new in decks)
    assert any(new - undealt - BESIDE for new in decks)
    assert len({frozenset(new.items()) for new in decks}) > 10


def test_f9_4_the_last_sleeve_is_chosen_too() -> None:
    state = brink_of_epic(stable=(3, 6))
    assert choices(EPIC, play(EPIC, state, "xK20")) == ["sleeve 6"]


def brink_of_epic(stable: tuple[int, ...]) -> State:
    """Seat 1 is about to lose the fighter in Sleeve 3."""
    return last_card(EPIC, "P20", Side("K20", stable=stable), 1)


def test_f9_4_the_first_to_lose_all_sleeves_loses() -> None:
    outcome = ended(EPIC, play(EPIC, brink_of_epic(stable=(3,)), "xK20"))
    assert outcome.winners == (0,)


def test_f9_4_the_winner_of_the_tournament_is_announced() -> None:
    events = happenings(EPIC, brink_of_epic(stable=(3,)), "xK20")
    assert events_of(events, "eliminated") == [(1, {"sleeve": 3})]
    assert events_of(events, "game_won") == [(0, {})]


def test_f9_4_a_whole_tournament_ends_with_one_empty_stable() -> None:
    for seed in range(10):
        state, eliminated = EPIC.new(seed), 0
        while EPIC.to_act(state) is not None:
            state, events = EPIC.apply(state, EPIC.legal(state)[-1])
            eliminated += sum(event.kind == "eliminated" for event in events)
        (winner,) = ended(EPIC, state).winners
        stables = [fighter.stable for fighter in look(EPIC, state).fighters]
        assert stables[1 - winner] == []
        assert len(stables[winner]) == 6 - eliminated
        assert 3 <= eliminated <= 5


def test_f9_5_the_survivors_deck_stays() -> None:
    before = brink(EPIC, "P20 K30")
    state = play(EPIC, before, "xK20", "sleeve 5")
    assert deck(EPIC, state, 0) == deck(EPIC, before, 0)
    assert side(EPIC, state, 0).sleeve == 1


def test_f9_5_the_survivor_does_not_choose() -> None:
    state = play(EPIC, after_bout(), "sleeve 5")
    assert look(EPIC, state).situation == "lead"


def test_f9_5_the_other_player_starts_the_next_bout() -> None:
    for starter in (0, 1):
        state = brink(EPIC, "P20", starter=starter)
        assert look(EPIC, play(EPIC, state, "xK20", "sleeve 5")).starter == 1 - starter
