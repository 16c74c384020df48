"""Checks the rulings FR1 to FR10: for each the default, and every other reading it offers.

The rulebook is silent or contradicts itself at these points. An option selects another reading;
these tests define its effect.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

import undercard
from games.fightdrome.positions import (
    ATTACKS,
    BLOCK_VALUES,
    BLOCKS,
    JUMPY,
    SLEEVES,
    STACKS,
    STRENGTHS,
    SUPPLIES,
    Side,
    bare,
    before_rest,
    brink,
    choices,
    deck,
    ended,
    events_of,
    fight,
    hand,
    happenings,
    house_pack,
    is_sound,
    jumpy,
    kinds,
    lay,
    look,
    moment,
    play,
    side,
    supplies,
    table,
)
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.pack_check import (
    BUILT_IN,
    load_pack,
    pack_warnings,
    sound_hand_chance,
)
from undercard.kernel.document import convert
from undercard.kernel.errors import BadPack
from undercard.kernel.game import Game, State

SEVEN = "P20 P30 P40 K20 K30 K40 G20"


def box_of_the_pack() -> Counter[str]:
    game = table()
    state = game.new(1)
    return deck(game, state, 0) + deck(game, state, 1) + Counter(lay(game, state).box)


def raw_pack() -> dict[str, dict[str, object]]:
    data: dict[str, dict[str, object]] = tomllib.loads(
        (BUILT_IN / "reconstructed.toml").read_text(encoding="utf-8")
    )
    return data


def with_stacks(origin: str, *counts: list[int]) -> dict[str, object]:
    """The reconstructed pack with its first Stacks replaced."""
    stacks = [*counts, *map(list, list(STACKS.values())[len(counts) :])]
    cards = [{"name": f"Stack {n}", "counts": numbers} for n, numbers in enumerate(stacks)]
    return {**raw_pack(), "origin": origin, "stacks": {"cards": cards}}


GREEDY = ([10, 9, 9, 5, 7], [9, 9, 9, 6, 7])
"""Together they need 14 of the 12 Neurochem cards."""


def refused(pack: object) -> str:
    with pytest.raises(BadPack) as refusal:
        load_pack(pack)
    return str(refusal.value)


@pytest.mark.parametrize("kind", ["P", "K", "G"])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_fr1_attacks_are_20_to_80_three_of_each(kind: str, strength: int) -> None:
    assert box_of_the_pack()[f"{kind}{strength}"] == 3


@pytest.mark.parametrize("kind", ["PB", "KB"])
@pytest.mark.parametrize("value", BLOCK_VALUES)
def test_fr1_blocks_are_40_60_and_80_three_of_each(kind: str, value: int) -> None:
    assert box_of_the_pack()[f"{kind}{value}"] == 3


def test_fr1_sleeves_are_the_six_orders_of_the_attack_supplies() -> None:
    orders = [tuple(sleeve.order) for sleeve in load_pack("reconstructed").sleeves.cards]
    attacks = itertools.permutations(("Punch", "Kick", "Grapple"))
    assert sorted(orders) == sorted((*order, "Block", "Neurochem") for order in attacks)


def test_fr1_the_first_stack_is_the_example() -> None:
    assert load_pack("reconstructed").stacks.cards[0].counts == [11, 9, 9, 5, 6]


def test_fr1_the_stacks_are_a_set_that_can_be_dealt() -> None:
    stacks = [tuple(stack.counts) for stack in load_pack("reconstructed").stacks.cards]
    assert stacks == list(STACKS.values())


def test_fr1_every_pair_of_characters_can_be_dealt() -> None:
    sizes = {name: len(cards) for name, cards in SUPPLIES.items()}
    for one, other in itertools.permutations(SLEEVES, 2):
        for mine, yours in itertools.permutations(STACKS, 2):
            asked = Counter(supplies(one, mine)) + Counter(supplies(other, yours))
            assert all(asked[name] <= size for name, size in sizes.items())


def test_fr1_neurochem_is_one_pile() -> None:
    game = table()
    punches = {deck(game, game.new(seed), 0)["NP"] for seed in range(50)}
    assert punches == {0, 1, 2, 3}


def test_fr1_the_pack_states_what_is_printed_and_what_is_reconstructed() -> None:
    parts = [part for part in raw_pack().values() if isinstance(part, dict)]
    assert {part["origin"] for part in parts} == {"printed", "reconstructed"}
    assert all(part["note"] for part in parts)


def test_fr1_a_pack_without_the_totals_of_the_box_is_refused() -> None:
    pack = raw_pack()
    pack["attacks"]["copies"] = 2
    assert "21" in refused(pack)


def test_fr1_a_stack_that_does_not_sum_to_40_is_refused() -> None:
    assert "41" in refused(with_stacks("reconstructed", [12, 9, 9, 5, 6]))


def test_fr1_a_stack_that_is_not_five_numbers_is_refused() -> None:
    assert "five" in refused(with_stacks("reconstructed", [15, 10, 9, 6]))


@pytest.mark.parametrize(
    "counts", [(0, 0, 0, 8, 0), (1, 0, 0, 0, 9)], ids=["no attack", "too much Neurochem"]
)
def test_fr1_a_deck_that_cannot_yield_a_sound_hand_is_refused(counts: tuple[int, ...]) -> None:
    pack = house_pack(7, counts, attacks=(20,), copies=8, beside=0)
    assert "F2.2" in refused(pack)


@pytest.mark.parametrize(
    ("hand", "counts", "copies", "beside", "chance"),
    [
        # P, PB and NB: of the three hands of two, PB NB has no Attack.
        (2, (1, 0, 0, 1, 1), 1, 0, Fraction(2, 3)),
        # PB, NB and a Neurochem attack: again all but PB NB.
        (2, (0, 0, 0, 1, 2), 1, 0, Fraction(2, 3)),
        # 15 cards: 36 + 504 + 1890 hands with at most two Neurochem, 1 + 21 + 63 without an Attack.
        (7, (2, 0, 0, 3, 6), 3, 2, Fraction(36 + 504 + 1890 - 1 - 21 - 63, 6435)),
        # Two of 39 Neurochem cards and all five others, of 44 cards.
        (7, (1, 0, 0, 0, 39), 20, 2, Fraction(39 * 38 // 2, 38_320_568)),
        # One attack among 20 cards.
        (1, (1, 0, 0, 1, 0), 2, 9, Fraction(1, 20)),
        (7, (0, 0, 0, 8, 0), 8, 0, Fraction(0)),
    ],
)
def test_fr1_the_chance_of_a_sound_hand_is_that_of_the_worst_deck(
    hand: int, counts: tuple[int, ...], copies: int, beside: int, chance: Fraction
) -> None:
    raw = house_pack(hand, counts, attacks=(20,), copies=copies, beside=beside)
    assert sound_hand_chance(convert(raw, Pack), 0, 0) == chance


def test_fr1_the_chance_of_a_sound_hand_equals_an_enumeration() -> None:
    """Enumerate all hands with an independent check."""
    worst = ["P20", "P20", "PB40", "KB40", "PB40", "F", "F", "W", "W", *["NB"] * 3, *["NP"] * 3]
    hands = [[worst[n] for n in hand] for hand in itertools.combinations(range(15), 7)]
    counted = Fraction(sum(map(is_sound, hands)), len(hands))
    assert sound_hand_chance(load_pack(JUMPY), 0, 0) == counted


def test_fr1_a_pack_with_rare_sound_hands_is_refused_with_the_number() -> None:
    """One deal of such a pack took 17 seconds and 3.5 million events."""
    raw = house_pack(7, (1, 0, 0, 0, 39), attacks=(20,), copies=2, beside=2)
    raw["neurochem"] = {"copies": 20}
    message = refused(raw)
    assert "stacks.cards[0].counts" in message
    assert "1 in 51,715 may be sound (F2.2); at least 1 in 20 must be" in message


def test_fr1_one_sound_hand_in_twenty_is_enough() -> None:
    load_pack(house_pack(1, (1, 0, 0, 1, 0), attacks=(20,), copies=2, beside=9))
    rare = house_pack(1, (1, 0, 0, 2, 0), attacks=(20,), copies=2, beside=9)
    assert "1 in 21 may be sound" in refused(rare)


def test_fr1_a_pair_that_cannot_be_dealt_is_an_error_in_a_reconstructed_pack() -> None:
    assert "F1.3" in refused(with_stacks("reconstructed", *GREEDY))


def test_fr1_a_pair_that_cannot_be_dealt_is_a_warning_in_a_printed_pack() -> None:
    assert pack_warnings(load_pack(with_stacks("printed", *GREEDY)))
    assert not pack_warnings(load_pack("reconstructed"))


def test_fr1_a_pair_that_cannot_be_dealt_is_redealt() -> None:
    game = undercard.load("fightdrome", pack=with_stacks("printed", *GREEDY))
    views = [look(game, game.new(seed)) for seed in range(600)]
    dealt = [{fighter.stack for fighter in view.fighters} for view in views]
    assert {1, 2} not in dealt
    assert {1, 3} in dealt
    assert {2, 3} in dealt


ALIKE = ([11, 9, 9, 5, 6], [11, 9, 9, 7, 4])
"""Two Stacks that cannot be dealt together if both Sleeves begin with the same supply."""


def dealable(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return {one[1], other[1]} != {1, 2} or SLEEVES[one[0]][0] != SLEEVES[other[0]][0]


def test_fr1_only_pairs_that_cannot_be_dealt_are_redealt() -> None:
    game = undercard.load("fightdrome", pack=with_stacks("printed", *ALIKE))
    views = [look(game, game.new(seed)) for seed in range(1000)]
    pairs = [[(f.sleeve or 0, f.stack or 0) for f in view.fighters] for view in views]
    assert all(dealable(one, other) for one, other in pairs)
    assert any({one[1], other[1]} == {1, 2} for one, other in pairs)


def test_fr1_a_tournament_in_which_a_pair_could_not_be_dealt_is_redealt() -> None:
    game = undercard.load("fightdrome", mode="epic", pack=with_stacks("printed", *ALIKE))
    for seed in range(500):
        one, other = look(game, game.new(seed)).fighters
        assert one.stack is not None
        assert other.stack is not None
        for mine, yours in itertools.product(one.stable, other.stable):
            assert dealable((mine, one.stack), (yours, other.stack))


def test_fr1_an_owner_of_the_box_can_correct_the_pack(tmp_path: Path) -> None:
    text = (BUILT_IN / "reconstructed.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("values = [40, 60, 80]", "values = [30, 50, 70]"))
    game = undercard.load("fightdrome", pack=mine)
    cards = deck(game, game.new(1), 0)
    assert any(cards[f"{kind}{n}"] for kind in ("PB", "KB") for n in (30, 50, 70))
    assert not any(cards[block] for block in BLOCKS)


def opening_hands(game: Game, seed: int, seat: int) -> list[list[str]]:
    events = [event for event in game.start(seed)[1] if event.seat == seat]
    drawn = [str(event.data["card"]) for event in events if event.kind == "drew"]
    return [drawn[n : n + 7] for n in range(0, len(drawn), 7)]


def dealt(**options: str) -> list[list[list[str]]]:
    """Return the opening hands of many deals and both seats, in the order drawn."""
    game = jumpy(**options)
    return [opening_hands(game, seed, seat) for seed in range(150) for seat in (0, 1)]


def test_fr2_must_redraws_until_the_hand_is_sound() -> None:
    for *put_back, kept in dealt():
        assert is_sound(kept)
        assert not any(is_sound(cards) for cards in put_back)


def test_fr2_once_redraws_at_most_once() -> None:
    hands = dealt(overstimulated="once")
    assert all(len(drawn) == (1 if is_sound(drawn[0]) else 2) for drawn in hands)
    assert any(not is_sound(drawn[-1]) for drawn in hands)


def test_fr2_off_keeps_every_hand() -> None:
    hands = dealt(overstimulated="off")
    assert all(len(drawn) == 1 for drawn in hands)
    assert any(not is_sound(drawn[-1]) for drawn in hands)


def test_fr2_off_shows_nothing() -> None:
    game = jumpy(overstimulated="off")
    assert not any("showed" in kinds(game.start(seed)[1]) for seed in range(50))


def test_fr2_off_a_starter_without_attack_is_staggered() -> None:
    game = jumpy(overstimulated="off")
    for seed in range(200):
        state = game.new(seed)
        starter = look(game, state).starter
        can_lead = any(card in ATTACKS for card in hand(game, state, starter))
        assert moment(game, state) == ("lead" if can_lead else "stagger", starter)


MAY = jumpy(overstimulated="may")


def asked() -> tuple[State, int]:
    """Return a state in which a seat is asked about an unsound hand, and that seat."""
    for seed in range(200):
        state = MAY.new(seed)
        situation, seat = moment(MAY, state)
        if situation == "opening" and seat is not None:
            return state, seat
    raise AssertionError("nobody was asked")


def test_fr2_may_asks_about_an_unsound_hand() -> None:
    assert choices(MAY, asked()[0]) == ["keep", "redraw"]


def test_fr2_may_asks_only_about_an_unsound_hand() -> None:
    for seed in range(200):
        state = MAY.new(seed)
        starter = look(MAY, state).starter
        sound = {seat: is_sound(hand(MAY, state, seat)) for seat in (0, 1)}
        unsound = [seat for seat in (starter, 1 - starter) if not sound[seat]]
        expected = ("opening", unsound[0]) if unsound else ("lead", starter)
        assert moment(MAY, state) == expected


def test_fr2_may_keeps_the_hand_unseen() -> None:
    state, seat = asked()
    after, events = MAY.apply(state, "keep")
    assert hand(MAY, after, seat) == hand(MAY, state, seat)
    assert "showed" not in kinds(events)


def test_fr2_may_keeping_is_announced() -> None:
    state, seat = asked()
    assert events_of(happenings(MAY, state, "keep"), "kept") == [(seat, {})]


def test_fr2_may_redraws_7_and_shows_the_old() -> None:
    state, seat = asked()
    events = happenings(MAY, state, "redraw")
    shown = sorted(str(e.data["card"]) for e in MAY.redact(events, None) if e.kind == "showed")
    assert shown == hand(MAY, state, seat)
    assert kinds(events).count("drew") == 7


def test_fr2_may_asks_again_while_the_hand_is_unsound() -> None:
    state, seat = asked()
    for _ in range(100):
        if is_sound(hand(MAY, state, seat)):
            break
        assert moment(MAY, state) == ("opening", seat)
        state = play(MAY, state, "redraw")
    assert moment(MAY, state) != ("opening", seat)


def both_unsound() -> State:
    for seed in range(200):
        state = MAY.new(seed)
        if not any(is_sound(hand(MAY, state, seat)) for seat in (0, 1)):
            return state
    raise AssertionError("at least one hand was always sound")


def test_fr2_may_asks_the_starting_player_first() -> None:
    state = both_unsound()
    starter = look(MAY, state).starter
    assert moment(MAY, state) == ("opening", starter)
    assert moment(MAY, play(MAY, state, "keep")) == ("opening", 1 - starter)


def test_fr2_nobody_keeps_or_redraws_at_another_time() -> None:
    game = table()
    assert game.why(fight(game, "P20", "K20"), "redraw") == "F2.2"


ON = table(empty_hand="fight_on")


def test_fr3_out_a_hand_emptied_by_a_neurochem_has_lost() -> None:
    game = table()
    assert ended(game, play(game, fight(game, "NP", "K20"), "NP")).winners == (1,)


def test_fr3_fight_on_the_last_neurochem_must_still_be_answered() -> None:
    state = play(ON, fight(ON, "NP", "NB K20"), "NP")
    assert moment(ON, state) == ("answer", 1)
    assert hand(ON, state, 0) == []


def test_fr3_fight_on_a_player_without_cards_may_still_rest() -> None:
    state = play(ON, fight(ON, Side("NP", pile="G70"), "K20 K30"), "NP", "xK20")
    assert choices(ON, state) == ["rest"]
    state = play(ON, state, "rest")
    assert hand(ON, state, 0) == ["G70"]
    assert moment(ON, state) == ("lead", 1)


def test_fr3_fight_on_a_player_without_cards_who_cannot_lead_loses_immediately() -> None:
    state = play(ON, fight(ON, "NP", "NB K20"), "NP", "NB")
    assert (ended(ON, state).winners, ended(ON, state).ending) == ((1,), "staggered")


def test_fr3_fight_on_a_player_without_cards_who_cannot_answer_loses_immediately() -> None:
    state = play(ON, fight(ON, "NP", "NG K20"), "NP", "NG")
    assert (ended(ON, state).winners, ended(ON, state).ending) == ((1,), "staggered")


def test_fr3_fight_on_a_last_neurochem_block_leaves_the_lead_to_the_other() -> None:
    state = play(ON, fight(ON, "NB", "K20 W", live="P50"), "NB")
    assert moment(ON, state) == ("lead", 1)
    assert ended(ON, play(ON, state, "K20")).winners == (1,)


def test_fr3_fight_on_a_staggered_player_without_cards_has_lost() -> None:
    state = play(ON, fight(ON, "NP", "K20"), "NP", "xK20")
    assert (ended(ON, state).winners, ended(ON, state).ending) == ((0,), "staggered")


def test_fr3_fight_on_a_rest_without_cards_can_end_the_round() -> None:
    state = play(ON, fight(ON, "NP", "W PB40"), "NP", "xW", "rest")
    assert (ended(ON, state).winners, ended(ON, state).ending) == ((0,), "rest")


def test_fr3_fight_on_a_winner_without_cards_adds_nothing() -> None:
    game = table(mode="match", empty_hand="fight_on")
    state = play(game, fight(game, "NP", "K20"), "NP", "xK20")
    assert lay(game, state).fame == (0, 0)
    assert look(game, state).round == 2


def rest_ends(game: Game, one: str, two: str) -> State:
    """Seat 1 was Staggered and has no Attack; seat 0 rests and draws a Weave."""
    return play(game, before_rest(game, Side(one, pile="W"), two), "rest")


@pytest.mark.parametrize(("one", "two"), [("K80", "W"), ("K20", "NB NB"), ("NP", "NB")])
def test_fr4_the_player_not_staggered_wins_the_bout(one: str, two: str) -> None:
    game = table()
    assert ended(game, rest_ends(game, one, two)).winners == (0,)


@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [("K80", "NB", 0), ("K20", "NB", 1), ("NP", "NB", 0), ("P20", "PB40", 1)],
)
def test_fr4_higher_hand_value_wins_and_equal_values_as_before(
    one: str, two: str, winner: int
) -> None:
    game = table(rest_finish="higher_hand")
    assert ended(game, rest_ends(game, one, two)).winners == (winner,)


def test_fr4_higher_hand_counts_for_a_rest_only() -> None:
    game = table(rest_finish="higher_hand")
    assert ended(game, play(game, brink(game, "W"), "xK20")).winners == (0,)


@pytest.mark.parametrize("mode", ["bout", "match", "epic"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_fr4_higher_hand_shows_each_card_compared_once(mode: str, viewer: int | None) -> None:
    game = table(mode=mode, rest_finish="higher_hand")
    state = before_rest(game, Side("K20", pile="W W"), "NB PB40")
    shown = events_of(game.redact(happenings(game, state, "rest"), viewer), "showed")
    assert sorted((seat, card["card"]) for seat, card in shown if seat is not None) == [
        (0, "K20"),
        (0, "W"),
        (1, "NB"),
        (1, "PB40"),
    ]


def test_fr4_higher_hand_eliminates_the_lower_in_a_tournament() -> None:
    game = table(mode="epic", rest_finish="higher_hand")
    assert moment(game, rest_ends(game, "K20", "NB")) == ("sleeve", 0)


BOTH_STARTERS = pytest.mark.parametrize("starter", [0, 1])
BOTH_LOSERS = pytest.mark.parametrize("loser", [0, 1])


def next_starter(game: Game, starter: int, loser: int) -> int:
    state = play(game, brink(game, "P20", loser=loser, starter=starter), "xK20")
    return look(game, state).starter


@BOTH_STARTERS
@BOTH_LOSERS
def test_fr5_the_start_alternates(starter: int, loser: int) -> None:
    assert next_starter(table(mode="match"), starter, loser) == 1 - starter


@BOTH_STARTERS
@BOTH_LOSERS
def test_fr5_loser_starts_next_round(starter: int, loser: int) -> None:
    assert next_starter(table(mode="match", next_start="loser"), starter, loser) == loser


@BOTH_STARTERS
@BOTH_LOSERS
def test_fr5_winner_starts_next_round(starter: int, loser: int) -> None:
    assert next_starter(table(mode="match", next_start="winner"), starter, loser) == 1 - loser


def test_fr5_the_starter_is_the_first_to_lead() -> None:
    game = table(mode="match", next_start="loser")
    state = play(game, brink(game, "P20", loser=1), "xK20")
    assert moment(game, state) == ("lead", 1)


@BOTH_LOSERS
@pytest.mark.parametrize("next_start", ["loser", "winner"])
def test_fr5_holds_for_the_bouts_of_a_tournament(loser: int, next_start: str) -> None:
    game = table(mode="epic", next_start=next_start)
    state = play(game, brink(game, "P20", loser=loser), "xK20")
    state = play(game, state, game.legal(state)[0])
    assert look(game, state).starter == (loser if next_start == "loser" else 1 - loser)


@pytest.mark.parametrize(
    ("rest_finish", "one", "two", "loser"),
    [
        ("not_staggered", "K20", "NB", 1),
        ("higher_hand", "K20", "NB", 0),
        ("higher_hand", "K80", "NB", 1),
        ("higher_hand", "NP", "NB", 1),
    ],
)
def test_fr5_takes_the_loser_of_a_rest_from_fr4(
    rest_finish: str, one: str, two: str, loser: int
) -> None:
    game = table(mode="match", next_start="loser", rest_finish=rest_finish)
    assert look(game, rest_ends(game, one, two)).starter == loser


WOUNDED = table(mode="epic", survivor="wounded")
SURVIVOR = Side("P20 K30", pile="G60 G70", discard="K70", face_down="K40")


def next_bout(game: Game, winner: Side | str) -> State:
    return play(game, brink(game, winner), "xK20", "sleeve 5")


@pytest.mark.parametrize("seat", [0, 1])
def test_fr6_fresh_both_shuffle_all_and_draw_7(seat: int) -> None:
    game = table(mode="epic")
    player = side(game, next_bout(game, SURVIVOR), seat)
    assert (len(player.hand), len(player.pile)) == (7, 37)
    assert (player.discard, player.face_down) == ([], [])


def test_fr6_wounded_the_survivors_hand_stays() -> None:
    assert hand(WOUNDED, next_bout(WOUNDED, SURVIVOR), 0) == ["K30", "P20"]


def test_fr6_wounded_the_survivors_piles_stay() -> None:
    player = side(WOUNDED, next_bout(WOUNDED, SURVIVOR), 0)
    assert sorted(bare(player.pile)) == ["G60", "G70"]
    assert player.face_down == ["K40"]
    assert "K70" in player.discard


def test_fr6_wounded_cards_on_the_table_go_to_the_discard_pile() -> None:
    before = side(WOUNDED, brink(WOUNDED, SURVIVOR), 0)
    after = next_bout(WOUNDED, SURVIVOR)
    assert side(WOUNDED, after, 0).discard == [*before.discard, "NG"]
    assert look(WOUNDED, after).live is None


@pytest.mark.parametrize("answer", ["NP", "NB"])
def test_fr6_wounded_so_does_an_attack_answered_by_the_losers_last_card(answer: str) -> None:
    state = play(WOUNDED, fight(WOUNDED, "P50 K30", answer), "P50", answer, "sleeve 5")
    assert side(WOUNDED, state, 0).discard == ["P50"]
    assert deck(WOUNDED, state, 0).total() == 44


def test_fr6_wounded_nobody_rests_at_the_start_of_the_bout() -> None:
    state = play(WOUNDED, brink(WOUNDED, "P20 K30", starter=1), "xK20", "sleeve 5")
    assert moment(WOUNDED, state) == ("lead", 0)
    assert choices(WOUNDED, state) == ["K30", "P20"]


def test_fr6_wounded_nor_after_a_bout_that_a_rest_has_ended() -> None:
    state = before_rest(WOUNDED, Side("P20", pile="W W"), "PB40", starter=1)
    state = play(WOUNDED, state, "rest", "sleeve 5")
    assert moment(WOUNDED, state) == ("lead", 0)
    assert choices(WOUNDED, state) == ["P20"]


def test_fr6_wounded_the_new_fighter_draws_7() -> None:
    player = side(WOUNDED, next_bout(WOUNDED, SURVIVOR), 1)
    assert (len(player.hand), len(player.pile)) == (7, 37)


@pytest.mark.parametrize("cards", ["W PB40", "NP NK NB P20"])
def test_fr6_wounded_an_unsound_hand_is_not_put_back(cards: str) -> None:
    state = next_bout(WOUNDED, cards)
    assert hand(WOUNDED, state, 0) == sorted(cards.split())


def test_fr6_wounded_the_survivor_may_have_to_stagger_at_the_start() -> None:
    state = play(WOUNDED, brink(WOUNDED, "W PB40", starter=1), "xK20", "sleeve 5")
    assert moment(WOUNDED, state) == ("stagger", 0)


def test_fr6_wounded_an_empty_hand_draws_7() -> None:
    game = table(mode="epic", survivor="wounded", empty_hand="fight_on")
    state = play(game, fight(game, "NP", "K20"), "NP", "xK20", "sleeve 5")
    player = side(game, state, 0)
    assert (len(player.hand), player.discard) == (7, ["NP"])


@pytest.mark.parametrize(("cards", "may_rest"), [(SEVEN[:-4], True), (SEVEN, False)])
def test_fr7_no_rest_that_would_exceed_7(cards: str, may_rest: bool) -> None:
    game = table()
    assert ("rest" in choices(game, before_rest(game, cards, "W G30"))) == may_rest


def test_fr7_exceeds_a_rest_at_7_gives_8() -> None:
    game = table(rest_limit="exceeds")
    state = play(game, before_rest(game, SEVEN, "K50 W"), "rest")
    assert len(hand(game, state, 0)) == 8


def test_fr7_exceeds_no_rest_with_8() -> None:
    game = table(rest_limit="exceeds")
    state = before_rest(game, f"{SEVEN} G40", "K50 W")
    assert "rest" not in choices(game, state)
    assert game.why(state, "rest") == "F7.2"


def test_fr8_a_last_card_draws_before_its_owner_could_be_out() -> None:
    game = table()
    state = play(game, fight(game, "P50", "P60"), "P50")
    assert game.outcome(state) is None


def test_fr8_draw_then_reshuffle_then_the_next_situation() -> None:
    game = table()
    state = fight(game, Side("P80 W", pile="G70"), "K20 K30")
    assert kinds(happenings(game, state, "P80")) == ["played", "drew", "reshuffled", "staggered"]


def test_fr8_a_lost_round_ends_before_a_player_is_staggered() -> None:
    game = table()
    events = kinds(happenings(game, fight(game, "NP", "K20"), "NP"))
    assert "staggered" not in events
    assert "round_won" in events


def test_fr8_a_rest_reshuffles_before_it_ends_the_round() -> None:
    game = table()
    events = kinds(happenings(game, before_rest(game, Side("P20", pile="G70"), "W"), "rest"))
    assert events[:4] == ["rested", "drew", "reshuffled", "round_won"]


def test_fr8_a_last_gasp_reshuffles_and_fights_on() -> None:
    game = table(last_gasp=True)
    state = fight(game, Side("NP", pile="G70"), "NB K20")
    assert kinds(happenings(game, state, "NP")) == ["played", "drew", "reshuffled"]


GENERAL = table(rest_no_attack="staggered")


def test_fr9_rest_then_no_attack_ends_the_round() -> None:
    game = table()
    assert ended(game, rest_ends(game, "K20", "W PB40")).ending == "rest"


def test_fr9_staggered_rest_then_no_attack_staggers_again() -> None:
    state = rest_ends(GENERAL, "K20", "W PB40")
    assert moment(GENERAL, state) == ("stagger", 1)
    assert choices(GENERAL, state) == ["xPB40", "xW"]


def test_fr9_staggered_the_other_may_then_lead_or_rest_again() -> None:
    state = play(GENERAL, rest_ends(GENERAL, "K20", "W PB40"), "xW")
    assert moment(GENERAL, state) == ("lead", 0)
    assert choices(GENERAL, state) == ["K20", "rest"]


def test_fr9_staggered_discarding_the_last_card_loses() -> None:
    state = play(GENERAL, rest_ends(GENERAL, "K20", "W"), "xW")
    assert (ended(GENERAL, state).winners, ended(GENERAL, state).ending) == ((0,), "staggered")


def test_fr9_staggered_holds_at_the_end_of_a_breathing_space() -> None:
    game = table(rest_no_attack="staggered", breathing_space=True)
    state = before_rest(game, "K20", Side("F F W PB40 KB40 NB", pile="W"))
    assert moment(game, play(game, state, "rest", "rest", "rest")) == ("stagger", 1)


def test_fr10_a_feint_draws_an_ordinary_card() -> None:
    game = table()
    state = play(game, fight(game, Side("F P20", pile="W"), "K20", live="K60"), "F")
    assert hand(game, state, 0) == ["P20", "W"]


def test_fr10_a_feint_is_given_no_attack() -> None:
    game = table()
    state = play(game, fight(game, Side("F PB40", pile="W"), "K20", live="K60"), "F")
    assert moment(game, state) == ("stagger", 0)


def test_fr10_the_follow_up_comes_from_the_hand() -> None:
    game = table()
    state = play(game, fight(game, Side("F P20 G40", pile="K80"), "K20", live="K60"), "F")
    assert choices(game, state) == ["G40", "K80", "P20"]


def test_fr10_is_not_an_option() -> None:
    assert "FR10" not in {option.rule for option in table().all_options}
