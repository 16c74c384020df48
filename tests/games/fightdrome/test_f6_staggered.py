"""Checks being Staggered against F6: the discarded card, the possible end, and the next Lead.

A Staggered player failed to lead, to answer or to follow up; the rules treat all three alike, so
each is tried.
"""

from __future__ import annotations

import pytest

from games.fightdrome.positions import (
    Side,
    choices,
    ended,
    events_of,
    fight,
    hand,
    happenings,
    kinds,
    look,
    moment,
    play,
    side,
    table,
)
from undercard.kernel.events import Event
from undercard.kernel.game import State

GAME = table()


def staggered(failed_to: str) -> State:
    """Seat 1 has become Staggered and holds a Punch Block and a Kick Block."""
    if failed_to == "lead":
        return play(GAME, fight(GAME, "W P20", "PB40 KB40", live="P60"), "W")
    if failed_to == "answer":
        return play(GAME, fight(GAME, "P80 P20", "PB40 KB40"), "P80")
    state = fight(GAME, "P80 P20", Side("F PB40", pile="KB40"))
    return play(GAME, state, "P80", "F")


FAILURES = pytest.mark.parametrize("failed_to", ["lead", "answer", "follow up"])


@FAILURES
def test_f6_1_a_player_who_cannot_play_becomes_staggered(failed_to: str) -> None:
    assert moment(GAME, staggered(failed_to)) == ("stagger", 1)


def test_f6_1_being_staggered_is_announced() -> None:
    events = happenings(GAME, fight(GAME, "P80 P20", "PB40 KB40"), "P80")
    assert events_of(events, "staggered") == [(1, {})]


@FAILURES
def test_f6_1_the_staggered_player_chooses_the_card(failed_to: str) -> None:
    assert choices(GAME, staggered(failed_to)) == ["xKB40", "xPB40"]


@FAILURES
def test_f6_1_one_card_is_discarded(failed_to: str) -> None:
    state = play(GAME, staggered(failed_to), "xKB40")
    assert hand(GAME, state, 1) == ["PB40"]
    assert side(GAME, state, 1).face_down == ["KB40"]


def test_f6_1_any_card_may_be_discarded_even_neurochem() -> None:
    state = play(GAME, fight(GAME, "P80 P20", "NK K80"), "P80")
    assert choices(GAME, state) == ["xK80", "xNK"]


def test_f6_1_nothing_is_drawn_for_the_discarded_card() -> None:
    assert "drew" not in kinds(happenings(GAME, staggered("answer"), "xPB40"))


def discarded_card(viewer: int | None) -> Event:
    events = GAME.redact(happenings(GAME, staggered("answer"), "xPB40"), viewer)
    return next(event for event in events if event.kind == "discarded")


def test_f6_1_its_owner_sees_the_discarded_card() -> None:
    assert discarded_card(1).data == {"card": "PB40"}


@pytest.mark.parametrize("viewer", [0, None])
def test_f6_1_nobody_else_sees_it_discarded(viewer: int | None) -> None:
    assert discarded_card(viewer).data == {"card": None}


@pytest.mark.parametrize("viewer", [0, None])
def test_f6_1_nobody_else_sees_it_in_the_pile(viewer: int | None) -> None:
    fighter = look(GAME, play(GAME, staggered("answer"), "xPB40"), viewer).fighters[1]
    assert (fighter.face_down, fighter.face_down_size, fighter.discard) == (None, 1, [])


def test_f6_1_a_card_not_held_cannot_be_discarded() -> None:
    assert GAME.why(staggered("answer"), "xP20") == "F5.1"


def test_f6_1_the_staggered_player_cannot_play() -> None:
    assert GAME.why(staggered("answer"), "PB40") == "F6.1"


def last_card(failed_to: str) -> State:
    """Seat 1 discards the last card."""
    if failed_to == "lead":
        return play(GAME, fight(GAME, "W P20", "PB40", live="P60"), "W", "xPB40")
    if failed_to == "answer":
        return play(GAME, fight(GAME, "P80 P20", "PB40"), "P80", "xPB40")
    state = fight(GAME, "P80 P20", Side("F", pile="KB40"))
    return play(GAME, state, "P80", "F", "xKB40")


@FAILURES
def test_f6_2_discarding_the_last_card_loses_the_round(failed_to: str) -> None:
    outcome = ended(GAME, last_card(failed_to))
    assert (outcome.winners, outcome.ending) == ((0,), "staggered")


@FAILURES
def test_f6_3_otherwise_the_opponent_has_the_lead(failed_to: str) -> None:
    state = play(GAME, staggered(failed_to), "xKB40")
    assert moment(GAME, state) == ("lead", 0)
    assert look(GAME, state).live is None


@FAILURES
def test_f6_3_all_players_know_who_was_staggered(failed_to: str) -> None:
    assert look(GAME, play(GAME, staggered(failed_to), "xKB40")).staggered == 1


@FAILURES
def test_f6_3_the_opponent_may_lead_with_any_attack_or_rest(failed_to: str) -> None:
    state = play(GAME, staggered(failed_to), "xKB40")
    assert "rest" in choices(GAME, state)
    assert "P20" in choices(GAME, state)


def test_f6_3_the_fight_may_go_on_with_a_weaker_attack() -> None:
    state = play(GAME, staggered("answer"), "xKB40", "P20")
    assert look(GAME, state).live == "P20"
    assert choices(GAME, state) == ["PB40"]
