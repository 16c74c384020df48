"""Replays on the wire: a finished game, frame by frame, by one seat's eyes or with all cards."""

from __future__ import annotations

import msgspec

from undercard.kernel.chance_source import Proof
from undercard.kernel.events import Event
from undercard.kernel.game import Outcome
from undercard.kernel.options import OptionValue
from undercard.kernel.record import Record
from undercard.kernel.stopped import Stopped
from undercard.server.http.wire import Language, SeatNumber, ShownBox, ShownView, StepNumber

MOST_FRAMES = 400
"""In one reply; `first` asks for those that follow."""


class ReplayQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    eyes: SeatNumber | None = None
    """Through which seat's eyes; None: all cards open."""
    first: StepNumber = 0
    """The first frame wanted."""
    language: Language | None = None
    """The language of the words; None: no words."""


class RecordToReplay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record from a file."""

    record: Record
    eyes: SeatNumber | None = None
    first: StepNumber = 0
    language: Language | None = None


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The game after an action; frame 0 is the deal."""

    number: int
    seat: int | None
    """Who acted."""
    action: str | None
    """In notation; None where these eyes did not see it."""
    events: tuple[Event, ...]
    words: tuple[str, ...]
    """Each event in a sentence, where a language was asked for; else empty."""
    view: ShownView


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was replayed from its record and found right."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    """All of them, also those left as usual."""
    box: ShownBox
    players: tuple[str, ...]
    actions: int
    """There are so many frames, and the deal."""
    rounds: tuple[int, ...]
    """The frames in which a round begins."""
    eyes: int | None
    first: int
    frames: tuple[Frame, ...]
    seed: str | None
    proof: Proof | None
    stopped: Stopped | None
    result: Outcome | None
