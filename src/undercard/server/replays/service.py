"""Frames from a record: the kernel replays it, and each frame is shown from one seat or openly.

Records exist only of finished games, so their content is public; the perspective of a seat is a way
to watch, not a secret.
"""

from __future__ import annotations

from collections.abc import Callable

from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.kernel.playback import Moment, replay_moments
from undercard.kernel.record import Record, load_boxed, verify
from undercard.locales import Messages
from undercard.server.http.errors import MalformedRequest
from undercard.server.http.wire import Language
from undercard.server.replays.wire import MOST_FRAMES, Frame, Replay
from undercard.server.tables.descriptions import describe_events, player_names


def replay(
    record: Record, eyes: int | None, first: int, language: Language | None = None
) -> Replay:
    """Return the frames of a record; raise `BadRecord` if it does not verify."""
    verify(record)
    game = load_boxed(record.game, record.options, record.box)
    if eyes is not None and eyes >= game.seats:
        raise MalformedRequest(f"eyes: this game has the seats 0 to {game.seats - 1}")
    moments = list(replay_moments(game, record))
    shown = moments[first : first + MOST_FRAMES]
    describe = _describer(game, record, eyes, language)
    return Replay(
        game=record.game,
        rules=record.rules,
        options=game.options,
        box=game.shown_box(),
        players=tuple(record.players),
        actions=len(record.actions),
        rounds=tuple(m.number for m in moments if any(e.kind == "round" for e in m.events)),
        eyes=eyes,
        first=first,
        frames=tuple(_frame(game, moment, eyes, describe) for moment in shown),
        seed=record.seed,
        proof=record.proof,
        stopped=record.stopped,
        result=record.result,
    )


def _describer(
    game: Game, record: Record, eyes: int | None, language: Language | None
) -> Callable[[list[Event]], tuple[str, ...]]:
    """Return a function that describes events in words, or in none without a language."""
    if language is None:
        return lambda _: ()
    messages = Messages(language)
    words = game.words(messages, player_names(record.players, game.name, messages))
    return lambda events: describe_events(words, events, eyes)


def _frame(
    game: Game,
    moment: Moment,
    eyes: int | None,
    describe: Callable[[list[Event]], tuple[str, ...]],
) -> Frame:
    is_seen, events = eyes is None or eyes == moment.seat, _events(game, moment.events, eyes)
    return Frame(
        number=moment.number,
        seat=moment.seat,
        action=moment.action if is_seen else None,
        events=tuple(events),
        words=describe(events),
        view=game.view(moment.state, eyes, open_hands=eyes is None),
    )


def _events(game: Game, events: list[Event], eyes: int | None) -> list[Event]:
    if eyes is not None:
        return game.redact(events, eyes)
    return [shown for event in events for shown in game.redact([event], event.seat)]
