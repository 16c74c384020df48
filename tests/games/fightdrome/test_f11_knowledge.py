"""Checks views and events against F11: what all seats, one seat or no seat may know.

The main test: two states that differ only in what a viewer cannot know look the same to that
viewer. A card that was seen stays known after a shuffle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest

from games.fightdrome.positions import (
    BESIDE,
    BOX,
    SUPPLIES,
    Side,
    bare,
    before_rest,
    brink,
    deck,
    fight,
    hand,
    happenings,
    jumpy,
    lay,
    look,
    play,
    side,
    supplies,
    supply_of,
    table,
)
from undercard.games.fightdrome.position import Position
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State

GAME = table()
MATCH = table(mode="match")
EVERY_VIEWER = pytest.mark.parametrize("viewer", [0, 1, None])
OTHERS = pytest.mark.parametrize("viewer", [1, None])


def seen(events: list[Event], kind: str, seat: int) -> list[object]:
    return [event.data["card"] for event in events if (event.kind, event.seat) == (kind, seat)]


def changed(state: State, change: Callable[[Position], None]) -> State:
    position = lay(GAME, state)
    change(position)
    return GAME.setup(msgspec.to_builtins(position))


def swap(one: list[str], i: int, other: list[str], j: int) -> None:
    one[i], other[j] = other[j], one[i]


def turn_over_piles(position: Position) -> None:
    for player in position.players:
        player.pile.reverse()


def swap_pile_with_box(position: Position) -> None:
    """In each deck, swap a card of the pile for another one of its supply from the box."""
    assert position.box is not None
    for player in position.players:
        i, j = next(
            (i, j)
            for i, card in enumerate(player.pile)
            for j, other in enumerate(position.box)
            if supply_of(card) == supply_of(other) and card != other
        )
        swap(player.pile, i, position.box, j)


def swap_hand_with_pile(position: Position) -> None:
    """Swap seat 1's weaker Punch for another one."""
    player = position.players[1]
    swap(player.hand, player.hand.index("P30"), player.pile, player.pile.index("P60"))


def swap_face_down_with_pile(position: Position) -> None:
    player = position.players[1]
    swap(player.face_down, 0, player.pile, player.pile.index("K70"))


def in_the_middle() -> State:
    """Seat 0 leads; both hold and have discarded cards, open and face down."""
    one = Side("P20 K30 W", discard="K20 G30", face_down="K40")
    two = Side("P30 P80 W", discard="K80", face_down="G20")
    return fight(GAME, one, two)


@EVERY_VIEWER
def test_f11_1_the_number_of_cards_of_each_supply_is_open(viewer: int | None) -> None:
    fighters = look(GAME, in_the_middle(), viewer).fighters
    assert [fighter.supplies for fighter in fighters] == [supplies(1, 1), supplies(3, 2)]


@EVERY_VIEWER
def test_f11_1_every_card_played_is_open(viewer: int | None) -> None:
    events = GAME.redact(happenings(GAME, in_the_middle(), "P20"), viewer)
    assert seen(events, "played", 0) == ["P20"]


@EVERY_VIEWER
def test_f11_1_the_open_discards_stay_open(viewer: int | None) -> None:
    fighters = look(GAME, in_the_middle(), viewer).fighters
    assert [fighter.discard for fighter in fighters] == [["K20", "G30"], ["K80"]]


@EVERY_VIEWER
def test_f11_1_the_live_attack_is_open(viewer: int | None) -> None:
    assert look(GAME, play(GAME, in_the_middle(), "P20"), viewer).live == "P20"


@EVERY_VIEWER
def test_f11_1_hand_pile_and_discard_sizes_are_open(viewer: int | None) -> None:
    one, two = look(GAME, in_the_middle(), viewer).fighters
    assert (one.hand_size, one.pile_size, len(one.discard), one.face_down_size) == (3, 38, 2, 1)
    assert (two.hand_size, two.pile_size, len(two.discard), two.face_down_size) == (3, 39, 1, 1)


@EVERY_VIEWER
def test_f11_1_whose_move_it_is_and_in_which_situation_is_open(viewer: int | None) -> None:
    view = look(GAME, play(GAME, in_the_middle(), "P20"), viewer)
    assert (view.to_act, view.situation) == (1, "answer")


@EVERY_VIEWER
def test_f11_1_fame_is_open(viewer: int | None) -> None:
    state = fight(MATCH, "P20", "K20", fame=(35, 120))
    assert [fighter.fame for fighter in look(MATCH, state, viewer).fighters] == [35, 120]


def overstimulated_once(seat: int) -> tuple[Game, State, list[Event]]:
    game = jumpy()
    for seed in range(200):
        state, events = game.start(seed)
        if [event.seat for event in events if event.kind == "overstimulated"] == [seat]:
            return game, state, events
    raise AssertionError("nobody was Overstimulated exactly once")


@EVERY_VIEWER
def test_f11_1_an_overstimulated_hand_is_open(viewer: int | None) -> None:
    game, _, events = overstimulated_once(0)
    drawn = seen(events, "drew", 0)
    assert seen(game.redact(events, viewer), "showed", 0) == drawn[:7]


@OTHERS
def test_f11_1_an_overstimulated_hand_stays_known(viewer: int | None) -> None:
    game, state, events = overstimulated_once(0)
    shown = Counter(str(card) for card in seen(events, "showed", 0))
    assert shown <= Counter(look(game, state, viewer).fighters[0].known)


@EVERY_VIEWER
@pytest.mark.parametrize(("seat", "cards"), [(0, ["G30", "P20"]), (1, ["PB40", "W"])])
def test_f11_1_hands_that_are_scored_are_open(
    viewer: int | None, seat: int, cards: list[str]
) -> None:
    state = before_rest(MATCH, Side("P20", pile="G30"), "W PB40")
    events = MATCH.redact(happenings(MATCH, state, "rest"), viewer)
    assert sorted(str(card) for card in seen(events, "showed", seat)) == cards


@OTHERS
def test_f11_1_a_scored_hand_stays_known_in_the_next_round(viewer: int | None) -> None:
    state = play(MATCH, brink(MATCH, "P20 K30"), "xK20")
    assert Counter(["P20", "K30"]) <= Counter(look(MATCH, state, viewer).fighters[0].known)


@OTHERS
def test_f11_1_a_card_played_stays_known_in_the_next_round(viewer: int | None) -> None:
    state = play(MATCH, brink(MATCH, Side("P20", discard="K70")), "xK20")
    assert Counter(["NG", "K70"]) <= Counter(look(MATCH, state, viewer).fighters[0].known)


@OTHERS
def test_f11_1_a_card_played_stays_known_when_it_is_shuffled_in(viewer: int | None) -> None:
    state = fight(GAME, Side("P20 W", pile="G70"), "P40")
    discarded = Counter(side(GAME, state, 0).discard)
    known = look(GAME, play(GAME, state, "P20"), viewer).fighters[0].known
    assert Counter(known) == discarded + Counter(["W"])


@OTHERS
def test_f11_1_nothing_is_known_of_cards_never_shown(viewer: int | None) -> None:
    assert Counter(look(GAME, fight(GAME, "P20", "P40"), viewer).fighters[0].known) == BESIDE


def forget_marks(position: Position) -> None:
    """Return the position with card names only, as a person writes it."""
    for player in position.players:
        player.hand, player.pile = bare(player.hand), bare(player.pile)


@OTHERS
def test_f11_1_all_players_know_two_feints_and_two_weaves(viewer: int | None) -> None:
    state = changed(fight(GAME, "P20 W", "P40"), forget_marks)
    assert Counter(look(GAME, state, viewer).fighters[0].known) == BESIDE


def test_f11_1_a_sample_keeps_two_feints_and_two_weaves_in_each_deck() -> None:
    drawn = GAME.sample(changed(fight(GAME, "P20 W", "P40"), forget_marks), 0, 1)
    decks = [deck(GAME, drawn, seat) for seat in (0, 1)]
    assert [(cards["F"], cards["W"]) for cards in decks] == [(2, 2), (2, 2)]


def test_f11_2_the_owner_sees_the_hand() -> None:
    assert look(GAME, in_the_middle(), 0).fighters[0].hand == ["P20", "K30", "W"]


@OTHERS
def test_f11_2_nobody_else_sees_the_hand(viewer: int | None) -> None:
    assert look(GAME, in_the_middle(), viewer).fighters[0].hand is None


def test_f11_2_nobody_else_sees_the_hand_after_a_bout() -> None:
    state = play(GAME, brink(GAME, "P20 K30"), "xK20")
    assert look(GAME, state, 1).fighters[0].hand is None


@pytest.mark.parametrize(("viewer", "card"), [(0, "G70"), (1, None), (None, None)])
def test_f11_2_only_the_owner_sees_the_card_drawn(viewer: int | None, card: str | None) -> None:
    state = fight(GAME, Side("P20 W", pile="G70"), "P40")
    assert seen(GAME.redact(happenings(GAME, state, "P20"), viewer), "drew", 0) == [card]


@pytest.mark.parametrize(("viewer", "card"), [(0, "G70"), (1, None), (None, None)])
def test_f11_2_only_the_owner_sees_the_card_drawn_by_a_rest(
    viewer: int | None, card: str | None
) -> None:
    state = before_rest(GAME, Side("P20", pile="G70"), "K20 W")
    assert seen(GAME.redact(happenings(GAME, state, "rest"), viewer), "drew", 0) == [card]


@pytest.mark.parametrize(("viewer", "cards"), [(0, ["K40"]), (1, None), (None, None)])
def test_f11_2_only_the_owner_sees_the_cards_face_down(
    viewer: int | None, cards: list[str] | None
) -> None:
    assert look(GAME, in_the_middle(), viewer).fighters[0].face_down == cards


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (1, False), (None, False)])
def test_f11_2_a_face_down_card_shuffled_in_is_known_to_its_owner_alone(
    viewer: int | None, known: bool
) -> None:
    state = fight(GAME, Side("P20 W", pile="G70", face_down="K80"), "P40")
    fighter = look(GAME, play(GAME, state, "P20"), viewer).fighters[0]
    assert ("K80" in fighter.known) == known


@OTHERS
def test_f11_2_what_a_player_may_do_is_hidden_from_all_others(viewer: int | None) -> None:
    assert look(GAME, in_the_middle(), viewer).legal == []
    assert look(GAME, in_the_middle(), 0).legal == ["P20", "K30"]


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("change", [swap_hand_with_pile, swap_face_down_with_pile])
def test_f11_2_another_hidden_card_looks_the_same(
    viewer: int | None, change: Callable[[Position], None]
) -> None:
    state = in_the_middle()
    other = changed(state, change)
    assert side(GAME, state, 1) != side(GAME, other, 1)
    assert look(GAME, state, viewer) == look(GAME, other, viewer)


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("change", [swap_hand_with_pile, swap_face_down_with_pile])
def test_f11_2_another_hidden_card_sounds_the_same(
    viewer: int | None, change: Callable[[Position], None]
) -> None:
    state = in_the_middle()
    redacted = [
        GAME.redact(happenings(GAME, play(GAME, one, "P20"), "W"), viewer)
        for one in (state, changed(state, change))
    ]
    assert redacted[0] == redacted[1]


@EVERY_VIEWER
@pytest.mark.parametrize("change", [turn_over_piles, swap_pile_with_box])
@pytest.mark.parametrize("open_hands", [False, True])
def test_f11_3_nobody_sees_the_piles_or_the_box(
    viewer: int | None, change: Callable[[Position], None], open_hands: bool
) -> None:
    state = in_the_middle()
    other = changed(state, change)
    assert lay(GAME, state) != lay(GAME, other)
    views = [look(GAME, one, viewer, open_hands=open_hands) for one in (state, other)]
    assert views[0] == views[1]


def test_f11_3_the_next_draw_cannot_be_foreseen() -> None:
    drawn = {tuple(hand(GAME, play(GAME, in_the_middle_with(n), "P20"), 0)) for n in range(60)}
    assert len(drawn) > 10


def in_the_middle_with(rng: int) -> State:
    position = GAME.position(in_the_middle())
    return GAME.setup({**position, "rng": f"{rng:x}"})


@OTHERS
def test_f11_4_a_spectator_sees_no_more_than_all(viewer: int | None) -> None:
    fighter = look(GAME, in_the_middle(), viewer).fighters[0]
    assert (fighter.hand, fighter.face_down) == (None, None)


def test_f11_4_a_spectator_sees_neither_hand() -> None:
    fighters = look(GAME, in_the_middle(), None).fighters
    assert [fighter.hand for fighter in fighters] == [None, None]


def test_f11_4_at_an_open_hand_table_a_spectator_sees_both_hands() -> None:
    fighters = look(GAME, in_the_middle(), None, open_hands=True).fighters
    assert [fighter.hand for fighter in fighters] == [["P20", "K30", "W"], ["P30", "P80", "W"]]


def some_way_in(seeds: range) -> Iterator[State]:
    """States of games played to different depths."""
    for seed in seeds:
        state = MATCH.new(seed)
        for n in range(5 * seed):
            if MATCH.to_act(state) is None:
                break
            legal = MATCH.legal(state)
            state = play(MATCH, state, legal[(n * 7 + seed) % len(legal)])
        yield state


@pytest.mark.parametrize("viewer", [0, 1])
def test_f11_2_a_sample_looks_like_the_state_to_its_viewer(viewer: int) -> None:
    for n, state in enumerate(some_way_in(range(40))):
        drawn = MATCH.sample(state, viewer, n)
        assert look(MATCH, drawn, viewer) == look(MATCH, state, viewer)


def test_f11_3_a_sample_is_dealt_from_the_same_box() -> None:
    for n, state in enumerate(some_way_in(range(40))):
        drawn = MATCH.sample(state, 0, n)
        box = Counter(lay(MATCH, drawn).box)
        assert deck(MATCH, drawn, 0) + deck(MATCH, drawn, 1) + box == BOX + BESIDE + BESIDE


def test_f11_2_a_sample_guesses_the_hand_of_the_opponent() -> None:
    state = in_the_middle()
    hands = {tuple(hand(GAME, GAME.sample(state, 0, seed), 1)) for seed in range(60)}
    assert len(hands) > 50


def test_f11_3_a_sample_guesses_even_the_own_deck() -> None:
    state = in_the_middle()
    decks = {frozenset(deck(GAME, GAME.sample(state, 0, seed), 0).items()) for seed in range(60)}
    assert len(decks) > 50


def test_f11_3_a_sample_keeps_to_the_supplies_of_the_characters() -> None:
    drawn = GAME.sample(in_the_middle(), 0, 3)
    for seat, character in enumerate([(1, 1), (3, 2)]):
        cards = deck(GAME, drawn, seat)
        held = {name: sum(cards[c] for c in set(SUPPLIES[name])) for name in SUPPLIES}
        assert held == supplies(*character)


def test_f11_1_a_sample_keeps_what_a_stagger_has_shown() -> None:
    state = play(GAME, fight(GAME, "P60 W", "K20 K30 PB40 NK"), "P60", "xK30")
    answers = {"P60", "P70", "P80", "G60", "G70", "G80", "PB60", "PB80"}
    answers |= {"F", "W", "NP", "NG", "NB"}
    for seed in range(100):
        player = side(GAME, GAME.sample(state, 0, seed), 1)
        assert not answers & set(bare(player.hand + player.face_down))
