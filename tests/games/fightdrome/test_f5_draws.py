"""Checks draws, discards and reshuffles against F5.

With a pile of one card the draw is known. The reshuffle of an emptied pile shows which cards were
discarded by then (F5.3, F5.4).
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.fightdrome.positions import (
    Side,
    bare,
    before_rest,
    choices,
    fight,
    hand,
    happenings,
    kinds,
    lay,
    look,
    moment,
    play,
    side,
    table,
    tiny,
)
from undercard.kernel.game import Game, State

GAME = table()


def pile(state: State, seat: int) -> Counter[str]:
    return Counter(bare(side(GAME, state, seat).pile))


@pytest.mark.parametrize("card", ["P20", "K50", "G80"])
def test_f5_1_a_lead_draws_one(card: str) -> None:
    state = fight(GAME, Side(f"{card} W", pile="G70"), "K20")
    assert hand(GAME, play(GAME, state, card), 0) == ["G70", "W"]


@pytest.mark.parametrize("card", ["P60", "G60", "PB60", "W", "F"])
def test_f5_1_an_answer_draws_one(card: str) -> None:
    state = fight(GAME, Side(f"{card} K30", pile="G70"), "K20", live="P50")
    assert hand(GAME, play(GAME, state, card), 0) == ["G70", "K30"]


@pytest.mark.parametrize("card", ["P20", "K50", "G80"])
def test_f5_1_the_draw_comes_before_anything_else(card: str) -> None:
    state = fight(GAME, Side(f"{card} W", pile="G70"), "PB40")
    assert kinds(happenings(GAME, state, card))[:2] == ["played", "drew"]


def test_f5_1_the_card_drawn_for_a_feint_may_be_the_follow_up() -> None:
    state = fight(GAME, Side("F W", pile="P30"), "K20", live="K80")
    assert choices(GAME, play(GAME, state, "F")) == ["P30"]


def test_f5_1_the_follow_up_draws_its_own() -> None:
    state = fight(GAME, Side("F W P20", pile="P30 P30 P30"), "K20", live="K80")
    assert hand(GAME, play(GAME, state, "F", "P20"), 0) == ["P30", "P30", "W"]


def test_f5_1_only_the_player_draws() -> None:
    state = play(GAME, fight(GAME, "P20 W", "P40 K20"), "P20")
    assert look(GAME, state).fighters[1].pile_size == 42


def test_f5_1_a_card_not_in_hand_cannot_be_played() -> None:
    assert GAME.why(fight(GAME, "P20", "K20"), "P30") == "F5.1"


@pytest.mark.parametrize("card", ["NP", "NK", "NG"])
def test_f5_2_a_neurochem_lead_draws_nothing(card: str) -> None:
    state = fight(GAME, Side(f"{card} W", pile="G70"), "K20 P20")
    assert hand(GAME, play(GAME, state, card), 0) == ["W"]


@pytest.mark.parametrize("card", ["NP", "NG", "NB"])
def test_f5_2_a_neurochem_answer_draws_nothing(card: str) -> None:
    state = fight(GAME, Side(f"{card} W", pile="G70"), "K20 P20", live="P50")
    assert hand(GAME, play(GAME, state, card), 0) == ["W"]


@pytest.mark.parametrize("card", ["NP", "NK", "NG"])
def test_f5_2_a_neurochem_follow_up_draws_nothing(card: str) -> None:
    state = fight(GAME, Side(f"F {card} W", pile="G70"), "K20 P20", live="P50")
    assert hand(GAME, play(GAME, state, "F", card), 0) == ["G70", "W"]


def test_f5_3_an_attack_lies_on_the_table_while_it_is_live() -> None:
    view = look(GAME, play(GAME, fight(GAME, "P20 W", "P40"), "P20"))
    assert view.live == "P20"
    assert view.fighters[0].discard == []


@pytest.mark.parametrize("answer", ["P40", "PB60", "W", "F", "NP", "NB"])
def test_f5_3_an_answered_attack_goes_to_its_owners_discard(answer: str) -> None:
    state = play(GAME, fight(GAME, "P20 W", f"{answer} K20"), "P20", answer)
    assert look(GAME, state).fighters[0].discard == ["P20"]


def test_f5_3_an_attack_that_staggers_goes_to_its_owners_discard() -> None:
    state = play(GAME, fight(GAME, "P80 W", "K20 K30"), "P80", "xK20")
    view = look(GAME, state)
    assert view.live is None
    assert view.fighters[0].discard == ["P80"]


@pytest.mark.parametrize("card", ["KB80", "W", "F", "NB"])
def test_f5_3_a_card_that_is_no_attack_goes_to_its_owners_discard(card: str) -> None:
    state = play(GAME, fight(GAME, f"{card} P20", "K20", live="K60"), card)
    assert look(GAME, state).fighters[0].discard == [card]


@pytest.mark.parametrize("card", ["KB80", "W", "F"])
def test_f5_3_it_goes_there_before_its_own_draw(card: str) -> None:
    state = fight(GAME, Side(f"{card} P20", pile="G70"), "K20", live="K60")
    before = Counter(side(GAME, state, 0).discard)
    assert pile(play(GAME, state, card), 0) == before + Counter([card])


def test_f5_3_a_live_attack_is_not_shuffled_in() -> None:
    state = fight(GAME, Side("K70 P20", pile="G70"), "W", live="K60")
    before = Counter(side(GAME, state, 0).discard)
    after = play(GAME, state, "K70")
    assert pile(after, 0) == before
    assert lay(GAME, after).live == "K70"


def test_f5_3_the_card_of_a_stagger_is_discarded_face_down() -> None:
    state = play(GAME, fight(GAME, "P80 W", "K20 K30"), "P80", "xK20")
    player = side(GAME, state, 1)
    assert (player.face_down, player.discard) == (["K20"], [])


def test_f5_3_face_down_cards_belong_to_the_discard_pile() -> None:
    state = fight(GAME, Side("K70 P20", pile="G70", face_down="K30"), "W", live="K60")
    discarded = Counter(side(GAME, state, 0).discard)
    after = play(GAME, state, "K70")
    assert pile(after, 0) == discarded + Counter(["K30"])
    assert side(GAME, after, 0).face_down == []


def test_f5_4_the_draw_that_empties_the_pile_brings_the_reshuffle() -> None:
    state = fight(GAME, Side("P20 W", pile="G70"), "P40")
    assert kinds(happenings(GAME, state, "P20")) == ["played", "drew", "reshuffled"]
    fighter = look(GAME, play(GAME, state, "P20")).fighters[0]
    assert (fighter.pile_size, fighter.discard) == (41, [])


def test_f5_4_a_pile_with_a_card_left_is_not_reshuffled() -> None:
    state = fight(GAME, Side("P20 W", pile="G70 G70"), "P40")
    assert kinds(happenings(GAME, state, "P20")) == ["played", "drew"]
    assert pile(play(GAME, state, "P20"), 0) == Counter(["G70"])


def test_f5_4_a_rest_that_empties_the_pile_brings_the_reshuffle() -> None:
    state = before_rest(GAME, Side("P20 W", pile="G70"), "K20")
    assert "reshuffled" in kinds(happenings(GAME, state, "rest"))
    assert look(GAME, play(GAME, state, "rest")).fighters[0].pile_size == 41


def test_f5_4_each_player_reshuffles_only_their_own_discards() -> None:
    state = fight(GAME, Side("P20 W", pile="G70"), Side("P40 W", pile="K30 K30"))
    before = side(GAME, state, 1)
    after = side(GAME, play(GAME, state, "P20"), 1)
    assert (after.pile, after.discard) == (before.pile, before.discard)


def test_f5_4_the_new_pile_is_shuffled() -> None:
    drawn = set()
    for n in range(60):
        state = fight(GAME, Side("P20 P30", pile="G70"), "W", rng=f"{n:x}")
        drawn.update(hand(GAME, play(GAME, state, "P20", "W", "P30"), 0))
    assert len(drawn) > 10


def tiny_fight(game: Game, cards: str, discard: str = "", staggered: int | None = None) -> State:
    """Seat 0 leads with these cards of a deck of five; seat 1 holds a whole deck."""
    players = [
        {"sleeve": 1, "stack": 1, "hand": cards.split(), "discard": discard.split()},
        {"sleeve": 2, "stack": 2, "hand": ["P60", "K60", "G60", "KB40", "NB"]},
    ]
    position = {"to_act": 0, "situation": "lead", "players": players, "staggered": staggered}
    return game.setup(position)


def test_f5_4_with_nothing_left_there_is_no_draw() -> None:
    game = tiny()
    after, events = game.apply(tiny_fight(game, "P20 K20 G20 PB40 NP"), "P20")
    assert kinds(events) == ["played"]
    assert hand(game, after, 0) == ["G20", "K20", "NP", "PB40"]
    assert moment(game, after) == ("answer", 1)


def test_f5_4_with_nothing_left_there_is_no_rest() -> None:
    game = tiny(rest_limit="exceeds")
    state = tiny_fight(game, "P20 K20 G20 PB40 NP", staggered=1)
    assert choices(game, state) == ["G20", "K20", "NP", "P20"]
    assert game.why(state, "rest") == "F5.4"


def test_f5_4_with_discards_left_there_is_a_draw() -> None:
    game = tiny()
    state = tiny_fight(game, "P20 K20 G20 PB40", discard="NP")
    assert hand(game, play(game, state, "P20"), 0) == ["G20", "K20", "NP", "PB40"]


def test_f5_4_with_discards_left_there_is_a_rest() -> None:
    game = tiny()
    state = tiny_fight(game, "P20 K20 G20 PB40", discard="NP", staggered=1)
    assert hand(game, play(game, state, "rest"), 0) == ["G20", "K20", "NP", "P20", "PB40"]
