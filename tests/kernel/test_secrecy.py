"""Nothing that a seat receives may depend on what it cannot know.

The method is always the same: take two states that differ only in what the seat cannot know, and
require byte-identical output. Such pairs come from `sample`, from the opponent's hidden choices,
and from other chance.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

import undercard
from random_games import play_randomly, random_game, some_states
from undercard.kernel.errors import UndercardError
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State
from undercard.locales import Messages

every_game = pytest.mark.parametrize("name", undercard.game_names())


def seen(game: Game, state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def received(game: Game, events: list[Event], seat: int | None) -> bytes:
    """Return what a seat receives of events: as data, and as log lines."""
    redacted = game.redact(events, seat)
    words = game.words(Messages("en"), [f"player {n}" for n in range(game.seats)])
    lines = [words.event(event, seat) for event in redacted]
    return msgspec.json.encode((redacted, lines))


def complaint(game: Game, state: State, action: str, seat: int) -> str:
    """Return the answer to a seat that tries an action."""
    try:
        game.apply(state, action, seat)
    except UndercardError as error:
        return f"{type(error).__name__}: {error}"
    return "done"


def states(name: str, games: int) -> Iterator[tuple[Game, State, int]]:
    for seed in range(games):
        game = random_game(name, seed)
        for n, state in some_states(game, seed):
            yield game, state, n


@every_game
def test_views_and_legal_actions_do_not_depend_on_hidden_information(name: str) -> None:
    for game, state, n in states(name, 25):
        for seat in range(game.seats):
            other = game.sample(state, seat, n)
            assert seen(game, other, seat) == seen(game, state, seat)
            assert seen(game, other, None) == seen(game, state, None)
            if game.to_act(state) == seat:
                assert game.legal(other) == game.legal(state)


@every_game
def test_the_views_of_all_seats_are_the_view_of_each(name: str) -> None:
    for game, state, _ in states(name, 5):
        assert game.views(state) == tuple(game.view(state, seat) for seat in range(game.seats))


@every_game
def test_errors_do_not_depend_on_hidden_information(name: str) -> None:
    known: dict[str, set[str]] = {}
    for game, state, n in states(name, 3):
        universe = known.setdefault(game.box_digest(), set())
        universe.update(game.legal(state))
        for seat in range(game.seats):
            other = game.sample(state, seat, n)
            for action in sorted(universe)[n % 7 :: 7]:
                answer = complaint(game, state, action, seat)
                assert complaint(game, other, action, seat) == answer


@every_game
def test_samples_do_not_depend_on_hidden_information(name: str) -> None:
    for game, state, n in states(name, 25):
        for seat in range(game.seats):
            other = game.sample(state, seat, n)
            assert game.sample(other, seat, 99).tobytes() == game.sample(state, seat, 99).tobytes()


@every_game
def test_events_and_log_do_not_depend_on_hidden_information(name: str) -> None:
    """With other chance or secrets, a seat that cannot distinguish two games receives the same."""
    compared = 0
    for game, state, n in states(name, 60):
        actor = game.to_act(state)
        if actor is None:
            continue
        lucky = game.copy(state)
        lucky.rng = np.uint64(n)
        action = game.legal(state)[n % len(game.legal(state))]
        one, first = game.apply(state, action)
        for seat in (*range(game.seats), None):
            if seat == actor:
                continue
            for changed in [lucky] if seat is None else [lucky, game.sample(state, seat, n)]:
                other, second = game.apply(changed, _like(game, changed, action, n))
                if _asks_the_same(one, other) and _same_course(game, first, second, seat):
                    assert received(game, first, seat) == received(game, second, seat)
                    assert seen(game, one, seat) == seen(game, other, seat)
                    compared += first != second
    assert compared > 100


def _like(game: Game, state: State, action: str, n: int) -> str:
    """Return the same action, or any other if secrets make it impossible."""
    legal = game.legal(state)
    return action if action in legal else legal[n % len(legal)]


def _asks_the_same(one: State, other: State) -> bool:
    """Return whether both states ask the same seat in the same situation (F11.1, S11)."""
    return bool(one["actor"] == other["actor"] and one["situation"] == other["situation"])


def _same_course(game: Game, first: list[Event], second: list[Event], seat: int | None) -> bool:
    """Return whether everything visible to the seat is equal: public information and its own
    cards."""
    secret = {kind.name for kind in game.kinds if any(field.secret for field in kind.fields)}

    def open_part(event: Event) -> object:
        is_open = event.kind not in secret or event.seat == seat
        return event.kind, event.seat, event.data if is_open else None

    return [open_part(event) for event in first] == [open_part(event) for event in second]


def test_f6_1_the_discarded_card_is_hidden_from_all_others() -> None:
    compared = 0
    for game, state, _ in states("fightdrome", 40):
        actor = game.to_act(state)
        choices = [action for action in game.legal(state) if action.startswith("x")]
        if actor is None or len(choices) < 2:
            continue
        (one, first), (other, second) = (game.apply(state, a) for a in choices[:2])
        for seat in (1 - actor, None):
            if not _same_course(game, first, second, seat):
                continue
            assert received(game, first, seat) == received(game, second, seat)
            assert seen(game, one, seat) == seen(game, other, seat)
            compared += 1
        assert seen(game, one, actor) != seen(game, other, actor)
    assert compared > 50


@pytest.mark.parametrize("players", [2, 3])
def test_s2_1_a_card_chosen_is_hidden_until_all_have_chosen(players: int) -> None:
    game = undercard.load("survive", players=players)
    for seed in range(10):
        state = next(s for s, _ in play_randomly(game, seed) if "bid" in game.legal(s)[0])
        results = [game.apply(state, action) for action in game.legal(state)]
        for seat in (*range(1, players), None):
            assert len({seen(game, after, seat) for after, _ in results}) == 1
            assert len({received(game, events, seat) for _, events in results}) == 1
        assert len({seen(game, after, 0) for after, _ in results}) == len(results)


def test_f9_4_a_sleeve_chosen_first_is_hidden_until_both_have_chosen() -> None:
    game = undercard.load("fightdrome", mode="epic")
    for seed in range(20):
        state = game.new(seed)
        results = [game.apply(state, action) for action in game.legal(state)]
        for seat in (1, None):
            assert len({seen(game, after, seat) for after, _ in results}) == 1
            assert len({received(game, events, seat) for _, events in results}) == 1
        assert len({seen(game, after, 0) for after, _ in results}) == 3
