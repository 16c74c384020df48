"""Characters that players draft or choose (FR11): the offers, their order and their owners.

The box of the tests is that of `positions`. A second box, in which some pairs of characters cannot
be dealt, shows that nobody can be left without a character.
"""

from __future__ import annotations

import random
from typing import cast

import msgspec
import pytest

import undercard
from games.fightdrome.positions import SLEEVES, STACKS, deck, look, supplies
from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.errors import BadPosition, IllegalAction
from undercard.kernel.game import State

EXAMPLE = (11, 9, 9, 5, 6)


def table(characters: str, **options: object) -> Fightdrome:
    return cast(Fightdrome, undercard.load("fightdrome", characters=characters, **options))


def scarce_table(**options: object) -> Fightdrome:
    """Stacks 1 and 2 need 10 Blocks each, together more than the box holds."""
    document = cast(dict[str, object], msgspec.to_builtins(table("dealt").pack))
    document["origin"] = "printed"
    cards = cast(dict[str, list[dict[str, object]]], document["stacks"])["cards"]
    for n in range(2):
        cards[n]["counts"] = [8, 9, 9, 10, 4]
    return cast(Fightdrome, undercard.load("fightdrome", pack=document, **options))


def apply(game: Fightdrome, state: State, *actions: str) -> State:
    for action in actions:
        state, _ = game.apply(state, action)
    return state


def order(game: Fightdrome, state: State) -> list[tuple[str, int | None]]:
    """Return the situations and seats until the fight begins, choosing the first card each time."""
    found = list[tuple[str, int | None]]()
    while look(game, state).situation in ("stack", "sleeve"):
        found.append((look(game, state).situation, game.to_act(state)))
        state = apply(game, state, game.legal(state)[0])
    return found


@pytest.mark.parametrize("characters", ["drafted", "chosen"])
@pytest.mark.parametrize("starter", [0, 1])
def test_fr11_the_player_who_does_not_start_takes_the_first_stack_and_the_last_sleeve(
    characters: str, starter: int
) -> None:
    game = table(characters, first=f"seat {starter}")
    first = 1 - starter
    wanted = [("stack", first), ("stack", starter), ("sleeve", starter), ("sleeve", first)]
    assert order(game, game.new(3)) == wanted


def test_fr11_chosen_offers_the_whole_box() -> None:
    game = table("chosen", first="seat 1")
    state = game.new(3)
    assert game.legal(state) == [f"stack {n}" for n in STACKS]
    assert look(game, state).fighters[1].stacks == list(STACKS)
    state = apply(game, state, "stack 5", "stack 1")
    assert game.legal(state) == [f"sleeve {n}" for n in SLEEVES]


def test_fr11_there_is_one_card_of_each() -> None:
    game = table("chosen", first="seat 1")
    state = apply(game, game.new(3), "stack 5")
    assert "stack 5" not in game.legal(state)
    assert game.why(state, "stack 5") == "FR11"
    state = apply(game, state, "stack 1", "sleeve 2")
    assert "sleeve 2" not in game.legal(state)
    assert game.why(state, "sleeve 2") == "FR11"


@pytest.mark.parametrize("mode", ["bout", "match"])
def test_f1_5_the_example_character_can_be_chosen(mode: str) -> None:
    game = table("chosen", first="seat 1", mode=mode)
    state = apply(game, game.new(3), "stack 1", "stack 2", "sleeve 2", "sleeve 1")
    fighter = look(game, state).fighters[0]
    assert tuple(fighter.supplies.values()) == EXAMPLE
    assert supplies(1, 1) == fighter.supplies
    assert sum(deck(game, state, 0).values()) == 44
    assert (look(game, state).situation, look(game, state).round) == ("lead", 1)


def test_fr11_drafted_offers_three_sleeves_and_two_stacks_each_all_open() -> None:
    game = table("drafted")
    for seed in range(40):
        view = look(game, game.new(seed))
        one, other = view.fighters
        assert [len(one.stacks), len(other.stacks)] == [2, 2]
        assert set(one.stable) | set(other.stable) == set(SLEEVES)
        assert not set(one.stacks) & set(other.stacks)
        assert view.fighters == game.view(game.new(seed), None).fighters


def test_fr11_drafted_offers_differ_from_deal_to_deal() -> None:
    game = table("drafted")
    offers = {tuple(look(game, game.new(seed)).fighters[0].stacks) for seed in range(200)}
    assert len(offers) > 40
    assert {stack for offer in offers for stack in offer} == set(STACKS)


def test_fr11_only_what_lies_open_for_a_player_can_be_taken() -> None:
    game = table("drafted", first="seat 1")
    state = game.new(5)
    theirs = look(game, state).fighters[1].stacks[0]
    assert game.why(state, f"stack {theirs}") == "FR11"
    with pytest.raises(IllegalAction):
        game.apply(state, f"stack {theirs}")


def test_fr11_choices_are_open_to_all() -> None:
    game = table("chosen", first="seat 1")
    state, events = game.apply(game.new(3), "stack 5")
    for reader in (0, 1, None):
        redacted = game.redact(events, reader)
        assert [(event.kind, event.data) for event in redacted] == [("chose_stack", {"stack": 5})]
        assert game.view(state, reader).fighters[0].stack == 5


def test_fr11_nothing_is_left_on_offer_when_the_fight_begins() -> None:
    for characters in ("drafted", "chosen"):
        game = table(characters)
        state = game.new(8)
        while look(game, state).round == 0:
            state = apply(game, state, random.Random(1).choice(game.legal(state)))
        assert [(f.stable, f.stacks) for f in look(game, state).fighters] == [([], [])] * 2


def test_f1_3_nobody_may_take_a_card_that_leaves_the_other_without_a_character() -> None:
    game = scarce_table(characters="chosen", first="seat 1")
    state = apply(game, game.new(3), "stack 1")
    assert "stack 2" not in game.legal(state)
    assert game.why(state, "stack 2") == "F1.3"


def test_f1_3_every_draft_and_choice_ends_with_two_decks() -> None:
    for characters in ("drafted", "chosen"):
        game = scarce_table(characters=characters)
        for seed in range(30):
            rng, state = random.Random(seed), game.new(seed)
            while look(game, state).round == 0:
                state = apply(game, state, rng.choice(game.legal(state)))
            assert [sum(deck(game, state, seat).values()) for seat in (0, 1)] == [44, 44]


def test_f1_1_dealt_characters_are_not_chosen() -> None:
    game = table("dealt")
    assert game.why(game.new(3), "stack 1") == "F1.1"


@pytest.mark.parametrize(("characters", "offered"), [("drafted", 2), ("chosen", 11)])
def test_f9_4_in_a_tournament_the_stack_is_chosen_and_the_stables_are_dealt(
    characters: str, offered: int
) -> None:
    game = table(characters, mode="epic", first="seat 1")
    state = game.new(4)
    assert len(game.legal(state)) == offered
    assert [len(fighter.stable) for fighter in look(game, state).fighters] == [3, 3]
    state = apply(game, state, game.legal(state)[0])
    state = apply(game, state, game.legal(state)[0])
    assert (look(game, state).situation, game.to_act(state)) == ("sleeve", 0)
    mine = look(game, state).fighters[0].stable
    assert game.legal(state) == [f"sleeve {n}" for n in mine]


def test_f9_4_the_sleeves_of_a_tournament_stay_secret() -> None:
    game = table("chosen", mode="epic", first="seat 1")
    state = apply(game, game.new(4), "stack 1", "stack 2")
    state, events = game.apply(state, game.legal(state)[0])
    assert game.redact(events, 1)[0].data == {"sleeve": None}


def test_f9_4_a_pack_of_eight_sleeves_can_play_a_tournament() -> None:
    document = cast(dict[str, object], msgspec.to_builtins(table("dealt").pack))
    document["origin"] = "house"
    cards = cast(dict[str, list[dict[str, object]]], document["sleeves"])["cards"]
    cards += [{**cards[0], "name": "Seventh"}, {**cards[1], "name": "Eighth"}]
    for engine in ("compiled", "interpreted"):
        game = undercard.load("fightdrome", pack=document, mode="epic", engine=engine)
        states = [game.new(seed) for seed in range(40)]
        stables = [fighter.stable for state in states for fighter in look(game, state).fighters]
        assert {len(stable) for stable in stables} == {3}
        assert any(8 in stable for stable in stables)
        for state in states[:8]:
            assert all(action.startswith("sleeve ") for action in game.legal(state))
            assert len(game.legal(state)) == 3


@pytest.mark.parametrize("characters", ["drafted", "chosen"])
@pytest.mark.parametrize("mode", ["bout", "match", "epic"])
def test_fr11_positions_of_a_choice_are_read_back(characters: str, mode: str) -> None:
    game = table(characters, mode=mode)
    for seed in range(6):
        rng, state = random.Random(seed), game.new(seed)
        while look(game, state).round == 0:
            assert game.setup(game.position(state)).tobytes() == state.tobytes()
            state = apply(game, state, rng.choice(game.legal(state)))
        assert game.setup(game.position(state)).tobytes() == state.tobytes()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"round": 1}, "round"),
        ({"live": "K30"}, "live"),
        ({"to_act": 1}, "to_act"),
        ({"situation": "sleeve"}, "to_act"),
        ({"fame": [1, 0]}, "fame"),
        ({"starter": 0}, "to_act"),
    ],
)
def test_fr11_a_choice_that_cannot_be_is_refused(change: dict[str, object], where: str) -> None:
    game = table("drafted", first="seat 1")
    with pytest.raises(BadPosition) as error:
        game.setup(game.position(game.new(3)) | change)
    assert where in {problem.where for problem in error.value.problems}


@pytest.mark.parametrize("field", ["stacks", "stable"])
@pytest.mark.parametrize("value", [[], [1], [2, 1], [1, 1], [1, 2, 3, 4]])
def test_fr11_offers_that_cannot_be_are_refused(field: str, value: list[int]) -> None:
    for characters in ("drafted", "chosen"):
        game = table(characters)
        position = cast(dict[str, list[dict[str, object]]], game.position(game.new(3)))
        position["players"][0][field] = value
        with pytest.raises(BadPosition):
            game.setup(position)


def test_fr11_a_choice_of_characters_is_refused_where_they_are_dealt() -> None:
    chosen, dealt = table("chosen"), table("dealt")
    with pytest.raises(BadPosition, match="FR11"):
        dealt.setup(chosen.position(chosen.new(3)))
