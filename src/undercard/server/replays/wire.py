"""Messages of replays: a finished game, frame by frame, from one seat or with all cards."""

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
"""The maximum number of frames in one reply; `first` requests the following ones."""


class ReplayQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    eyes: SeatNumber | None = None
    """The seat whose perspective is shown; None: all cards."""
    first: StepNumber = 0
    """The first requested frame."""
    language: Language | None = None
    """The language of the descriptions; None: no descriptions."""


class RecordToReplay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record from a file."""

    record: Record
    eyes: SeatNumber | None = None
    first: StepNumber = 0
    language: Language | None = None


class FileQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language = "en"
    """The language of the title, and of sentences that the browser cannot make itself."""


class RecordAsFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record whose replay is wanted as a file."""

    record: Record
    language: Language = "en"


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The game after an action; frame 0 is the deal."""

    number: int
    seat: int | None
    """The seat that acted."""
    action: str | None
    """The action in notation, or None if it was hidden from this perspective."""
    events: tuple[Event, ...]
    words: tuple[str, ...]
    """A sentence per event if a language was requested, otherwise empty."""
    view: ShownView


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was replayed from its verified record."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    """All options, including those at their default."""
    box: ShownBox
    players: tuple[str, ...]
    actions: int
    """The number of frames after the deal."""
    rounds: tuple[int, ...]
    """The frames in which a round begins."""
    eyes: int | None
    first: int
    frames: tuple[Frame, ...]
    seed: str | None
    proof: Proof | None
    stopped: Stopped | None
    result: Outcome | None
