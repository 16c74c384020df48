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
    """Return frames of a record; raise `BadRecord` if it does not verify."""
    return Replayed(record).seen_by(eyes, language, first, MOST_FRAMES)


class Replayed:
    """A record that verifies, with all its moments; `BadRecord` if it does not."""

    def __init__(self, record: Record) -> None:
        verify(record)
        self._record = record
        self._game = load_boxed(record.game, record.options, record.box)
        self._moments = list(replay_moments(self._game, record))

    def seen_by(
        self,
        eyes: int | None,
        language: Language | None,
        first: int = 0,
        most: int | None = None,
    ) -> Replay:
        """Return frames from a perspective; without `most`, all from the first."""
        game, record, moments = self._game, self._record, self._moments
        if eyes is not None and eyes >= game.seats:
            raise MalformedRequest(f"eyes: this game has the seats 0 to {game.seats - 1}")
        shown = moments[first:] if most is None else moments[first : first + most]
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
