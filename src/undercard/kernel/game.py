"""The Game: the interface of every game to tables, bots, the lab and users of the library.

A state is a NumPy record, and these methods never change it. Actions are written in the game's
notation. Each game subclasses `Game`, passes its compiled functions as an `Engine`, and implements
what is specific to it: notation, views, positions, reasons.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import ClassVar, TypeAlias, TypeVar, cast

import msgspec
import msgspec.inspect
import numpy as np

from undercard.kernel.box import Box, Boxes
from undercard.kernel.compile import Array, on_arrays
from undercard.kernel.document import MalformedDocument, convert
from undercard.kernel.engine import SEEDS, Engine, State, seeded
from undercard.kernel.errors import (
    BadPosition,
    IllegalAction,
    Problem,
    WrongGame,
    WrongSeat,
    quoted,
)
from undercard.kernel.events import (
    Event,
    EventKind,
    Log,
    Secrets,
    new_log,
    read_log,
    redact,
    secret_fields,
)
from undercard.kernel.odds import Odds
from undercard.kernel.options import Option, OptionValue
from undercard.kernel.view import PER_SEAT, GameView, Outcome, per_seat_fields
from undercard.kernel.words import Translator, Words

__all__ = [
    "PER_SEAT",
    "SEEDS",
    "Document",
    "Engine",
    "Game",
    "GameView",
    "Outcome",
    "Shape",
    "State",
    "per_seat_fields",
    "seeded",
]

Document: TypeAlias = dict[str, object]
Shape = TypeVar("Shape", bound=msgspec.Struct)

_ROOM = 256
"""The log rows a step gets at first; a step that needs more is repeated with a longer log."""


class Game(ABC):
    """The rules of one game under one set of options; it holds no state of play."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Increases when a record of an older version would replay differently."""
    all_options: ClassVar[tuple[Option, ...]]
    view_type: ClassVar[type[GameView]]
    box_type: ClassVar[type[msgspec.Struct] | None] = None
    """The type that `shown_box` returns; None for a game without boxes."""
    seat_counts: ClassVar[tuple[int, int]] = (2, 2)
    """The smallest and the largest number of seats under any options."""
    most_decisions: ClassVar[int] = 20_000
    """An upper bound on the decisions of a game."""

    seats: int
    options: dict[str, OptionValue]
    kinds: tuple[EventKind, ...]
    """The game's event kinds, in the order of their codes."""

    box: Box | None = None
    """The pack or scenario; None for a game without boxes."""
    boxes: ClassVar[Boxes | None] = None
    """The built-in boxes and how boxes are loaded."""
    simulation_book: object
    """Like `book`, for simulations: the state does not track what the seats learn."""

    def __init__(
        self,
        dtype: np.dtype[np.void],
        book: object,
        engine: Engine,
        *,
        actions: int,
        max_legal: int,
    ) -> None:
        """Take the rules: actions are numbered below `actions`, at most `max_legal` are legal at
        once.

        A subclass sets `seats`, `options` and `kinds` first. `simulation_book` is `book` unless the
        subclass sets another.
        """
        self.dtype = dtype
        self.book = book
        if not hasattr(self, "simulation_book"):
            self.simulation_book = book
        self.engine = engine
        self.actions = actions
        self.max_legal = max_legal
        self._books = _array_of(cast(np.record, book))
        self._new, self._legal = on_arrays(engine.new), on_arrays(engine.legal)
        self._step, self._sample = on_arrays(engine.step), on_arrays(engine.sample)
        self._text_of = cache(self.format_action)

    # Playing

    def new(self, seed: int) -> State:
        """Return a new game, dealt from a 64-bit seed."""
        return self.start(seed)[0]

    def start(self, seed: int) -> tuple[State, list[Event]]:
        """Return a new game and the events of its deal."""
        blank = np.zeros(1, self.dtype)
        blank["rng"] = seeded(seed)
        return self._run(blank.tobytes(), lambda states, log: self._new(self._books, states, log))

    def blank(self) -> State:
        """Return a record of zeros, which `new` and `setup` fill."""
        return cast(State, np.zeros(1, self.dtype)[0])

    def copy(self, state: State) -> State:
        """Return a mutable copy, for our own code: callers treat states as immutable."""
        return cast(State, self._copy(state)[0])

    def restore(self, stored: bytes) -> State:
        """Return the state whose `tobytes` was stored.

        Stored states are bytes because the garbage collector need not scan them.
        """
        return cast(State, self._read(stored)[0])

    def to_act(self, state: State) -> int | None:
        """Return the seat to act, or None when the game is over."""
        self._check_state(state)
        actor = int(state["actor"])
        return actor if actor >= 0 else None

    def legal(self, state: State) -> list[str]:
        """Return the legal actions of the seat to act, in notation; empty when the game is over."""
        return [self._text_of(action) for action in self.legal_actions(state)]

    def legal_for(self, state: State, seat: int | None) -> list[str]:
        """Return the legal actions if this seat is to act, else none; None is a spectator."""
        if seat is None:
            return []
        self._check_seat_exists(seat)
        return self.legal(state) if seat == self.to_act(state) else []

    def legal_actions(self, state: State) -> list[int]:
        """Return the legal actions as the numbers that the rules use."""
        self._check_state(state)
        states = _array_of(state)
        out = np.zeros(self.max_legal, np.int16)
        n = self._legal(self._books, states, out)
        actions: list[int] = out[:n].tolist()
        return actions

    def apply(
        self, state: State, action: str, seat: int | None = None
    ) -> tuple[State, list[Event]]:
        """Return the state after an action, and the events; raise an error if it is not legal.

        Pass `seat` to refuse an action by any seat except the seat to act. The events contain
        secrets: `redact` them before showing them.
        """
        if seat is not None:
            self._check_seat(state, seat)
        number = self.legal_number(state, action)
        return self._run(
            state.tobytes(),
            lambda states, log: self._step(self._books, states, number, log),
        )

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it is running."""

    def why(self, state: State, action: str) -> str | None:
        """Return the id of the rule that forbids an action now, or None if it is legal."""
        return self.why_each(state, [action]).get(action)

    def why_each(self, state: State, actions: Iterable[str]) -> dict[str, str]:
        """Return the rule that forbids each of these actions now; legal actions are left out."""
        legal = self.legal_actions(state)
        return self.why_not(state, [it for it in actions if self.parse_action(it) not in legal])

    @abstractmethod
    def why_not(self, state: State, actions: Iterable[str]) -> dict[str, str]:
        """Return the rule that forbids each of these actions, which must all be illegal."""

    # Information

    @abstractmethod
    def view(self, state: State, seat: int | None, *, open_hands: bool = False) -> GameView:
        """Return what a seat may know, and nothing else; None is a spectator."""

    def views(self, state: State) -> tuple[GameView, ...]:
        """Return the view of every seat, which can be faster than one call per seat."""
        return tuple(self.view(state, seat) for seat in range(self.seats))

    @abstractmethod
    def imagine(self, view: GameView) -> State:
        """Return a state with this view; hidden parts are arbitrary, and `sample` redraws them.

        The result depends on the view alone, so a bot needs nothing else, in any process.
        """

    def candidates(self, view: GameView) -> Iterable[str]:  # noqa: ARG002
        """Return the actions a player may attempt with a pointer, legal or not.

        `view` is the view of the seat to act; `why_not` explains the illegal actions. Default:
        none.
        """
        return ()

    def refusals(self, state: State, view: GameView) -> dict[str, str]:
        """Return the rule against each illegal candidate; empty unless the view's seat is to act.

        Candidates come from the view alone, so the result reveals nothing beyond the view.
        """
        if not view.legal:
            return {}
        return self.why_not(state, [it for it in self.candidates(view) if it not in view.legal])

    def paths(self, state: State) -> dict[str, str]:
        """Return each cell that steps can lead to, and the cell before it. Default: none.

        It uses only what the seat to act may know.
        """
        self._check_state(state)
        return {}

    def odds(self, state: State, action: str) -> Odds | None:
        """Return the exact chances of a legal action with dice; raise an error if it is not legal.

        Default: None, nothing to roll. It uses only what the seat to act may know.
        """
        self.legal_number(state, action)
        return None

    def all_odds(self, state: State, view: GameView) -> dict[str, Odds]:
        """Return the odds of the legal actions with dice; empty unless the view's seat is to
        act."""
        if type(self).odds is Game.odds:
            return {}
        found = {action: self.odds(state, action) for action in view.legal}
        return {action: odds for action, odds in found.items() if odds is not None}

    def redact(self, events: Iterable[Event], seat: int | None) -> list[Event]:
        """Return the events as a seat may see them; None is a spectator."""
        return redact(events, seat, self._secrets)

    def sample(self, state: State, seat: int, rng: np.random.Generator | int) -> State:
        """Return a state drawn uniformly from those the seat cannot distinguish from this one."""
        self._check_seat_exists(seat)
        if isinstance(rng, np.random.Generator):
            rng = int(rng.integers(SEEDS, dtype=np.uint64, endpoint=False))
        drawn = self._copy(state)
        drawn["rng"] = seeded(rng)
        self._sample(self._books, drawn, seat)
        return cast(State, drawn[0])

    @abstractmethod
    def words(self, translator: Translator, names: Sequence[str]) -> Words:
        """Return the game's texts in one language; pass redacted events to keep secrets."""

    # Notation and documents

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """Return the number of an action; raise `UnknownAction` for any other text."""

    @abstractmethod
    def format_action(self, action: int) -> str:
        """Return an action in notation, the inverse of `parse_action`."""

    @abstractmethod
    def position(self, state: State) -> Document:
        """Return the whole state, secrets included, as a readable JSON document."""

    @abstractmethod
    def setup(self, position: object) -> State:
        """Return the state that a position describes; `BadPosition` lists what is impossible."""

    def read_position(self, raw: object, shape: type[Shape]) -> Shape:
        """Return a position in the game's own shape; refuse one of another game."""
        if isinstance(raw, dict) and raw.get("game", self.name) != self.name:
            problem = Problem("game", f"is {quoted(raw['game'])}; this is {self.name}")
            raise BadPosition("a position of another game:", [problem])
        try:
            return convert(raw, shape)
        except MalformedDocument as error:
            raise BadPosition("not a position:", [error.problem]) from None

    @classmethod
    def upgrade_options(cls, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Return stored options converted to their present equivalent."""
        return options

    def box_document(self) -> object:
        """Return the box as a record stores it: the name of a built-in one, or its data.

        None for a game without boxes.
        """
        if self.box is None or self.boxes is None:
            return None
        name = self.box.name
        is_built_in = name in self.boxes.names and self.boxes.load(name).digest == self.box.digest
        return name if is_built_in else self.box_data()

    def box_data(self) -> Document:
        """Return the data of the pack or scenario; empty for a game without boxes."""
        return cast(Document, msgspec.to_builtins(self.box)) if self.box else {}

    def shown_box(self) -> msgspec.Struct | None:
        """Return the pack or scenario as clients receive it; None for a game without boxes."""
        return self.box

    def box_digest(self) -> str:
        """Return a hash of what the rules use from the pack or scenario."""
        return self.box.digest if self.box else ""

    def has_digest(self, digest: str) -> bool:
        """Whether a record or table with this digest was played with this pack or scenario.

        A game overrides it to accept digests of its earlier versions.
        """
        return digest == self.box_digest()

    def hash(self, state: State) -> str:
        """Return a hash of the whole state, identical on every machine."""
        self._check_state(state)
        return hashlib.sha256(state.tobytes()).hexdigest()

    # Internals

    @cached_property
    def open_kinds(self) -> frozenset[str]:
        """The event kinds that a takeback may undo."""
        return frozenset(kind.name for kind in self.kinds if kind.is_open)

    @cached_property
    def _secrets(self) -> Secrets:
        return secret_fields(self.kinds)

    def _run(self, before: bytes, act: Callable[[Array, Log], None]) -> tuple[State, list[Event]]:
        """Run `act` on a copy of a state; repeat it with a longer log if the log was too short."""
        room = _ROOM
        while True:
            states, log = self._read(before), new_log(room)
            act(states, log)
            emitted = int(log[0, 0])
            if emitted <= room:
                return cast(State, states[0]), read_log(log, self.kinds)
            room = emitted

    def _read(self, stored: bytes) -> Array:
        return np.frombuffer(bytearray(stored), self.dtype)

    def _copy(self, state: State) -> Array:
        self._check_state(state)
        return self._read(state.tobytes())

    def _check_state(self, state: State) -> None:
        """Refuse the state of another game, whose bytes would be misread.

        A state of ours lies alone in an array of our layout. NumPy takes 6 µs to compare other
        layouts, such as those of unpickled states, so those are compared by size and field names.
        """
        base = getattr(state, "base", None)
        if base is not None and base.dtype is self.dtype:
            return
        dtype, own = getattr(state, "dtype", None), self.dtype
        if dtype is None or dtype.itemsize != own.itemsize or dtype.names != own.names:
            raise WrongGame(f"not a state of {self.name}: pass one that this game returned")

    def legal_number(self, state: State, action: str) -> int:
        """Return the number of an action; raise an error if it is not legal."""
        number = self.parse_action(action)
        if number not in self.legal_actions(state):
            raise self._refusal(state, action)
        return number

    def _refusal(self, state: State, action: str) -> IllegalAction:
        rule = self.why(state, action)
        assert rule is not None, f"{action} is not legal, but no rule forbids it"
        legal = self.legal(state)
        instead = f"legal are {', '.join(legal)}" if legal else "the game is over"
        return IllegalAction(f"{action} is not allowed now ({rule}); {instead}", rule)

    def _check_seat(self, state: State, seat: int) -> None:
        self._check_seat_exists(seat)
        actor = self.to_act(state)
        if actor is None:
            raise WrongSeat(f"seat {seat} cannot act: the game is over")
        if seat != actor:
            raise WrongSeat(f"seat {seat} cannot act: it is seat {actor}'s turn")

    def _check_seat_exists(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {quoted(seat)}; seats are 0 to {self.seats - 1}")


def _array_of(record: np.record) -> Array:
    """Return a record as the rules take it: the array that holds it, if it holds nothing else."""
    base: Array | None = getattr(record, "base", None)
    return base if base is not None and base.shape == (1,) else np.array([record])
