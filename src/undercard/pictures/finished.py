"""A finished game as pictures need it: replayed once, all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undercard.kernel.events import Event
from undercard.kernel.game import Game, GameView, Outcome
from undercard.kernel.playback import Moment, replay_moments
from undercard.kernel.record import Record, load_boxed
from undercard.kernel.words import Words
from undercard.locales import Messages


@dataclass(frozen=True)
class Finished:
    """A game from its record; `names` are the shown names of the players."""

    game: Game
    record: Record
    moments: list[Moment]
    names: Sequence[str]
    messages: Messages
    words: Words

    @property
    def view(self) -> GameView:
        """The last view."""
        return self.view_at(len(self.moments) - 1)

    @property
    def outcome(self) -> Outcome | None:
        """The result; also of a game that was stopped."""
        return self.record.result

    @property
    def events(self) -> list[Event]:
        return [event for moment in self.moments for event in moment.events]

    def view_at(self, step: int) -> GameView:
        return self.game.view(self.moments[step].state, None, open_hands=True)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return what spectators read about events."""
        shown = self.game.redact(list(events), None)
        return [self.words.event(event, None) for event in shown]

    def headline(self) -> str:
        """Return the result from the side of spectators."""
        winners = self.outcome.winners if self.outcome is not None else ()
        if not winners or len(winners) == len(self.names):
            return self.messages.text("web-result-draw")
        who = ", ".join(self.names[seat] for seat in winners)
        return self.messages.text("web-result-won", you="no", who=who, count=len(winners))

    def stop_reason(self) -> str:
        """Return why a game was stopped; empty for a game that its rules ended."""
        stopped = self.record.stopped
        if stopped is None or not stopped.seats:
            return ""
        who = self.names[stopped.seats[-1]]
        return self.messages.text(f"web-result-{stopped.how}", you="no", who=who)


def read_finished(record: Record, names: Sequence[str], messages: Messages) -> Finished:
    """Replay a record."""
    game = load_boxed(record.game, record.options, record.box)
    moments = list(replay_moments(game, record))
    return Finished(game, record, moments, names, messages, game.words(messages, list(names)))
