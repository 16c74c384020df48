"""The Game: what every game offers to tables, bots, the lab and readers of the library.

A state is a NumPy record and is never changed by these methods. Actions are written in the
game's notation. Each game subclasses `Game`, brings its compiled functions as an `Engine`, and
fills in what only it can know: words for actions, views, positions, reasons.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, TypeAlias, TypeVar, cast

import msgspec
import msgspec.inspect
import numpy as np
from numpy.typing import NDArray

from undercard.kernel.box import Box, Boxes
from undercard.kernel.chance import mix
from undercard.kernel.compile import Array, on_arrays
from undercard.kernel.document import Malformed, convert
from undercard.kernel.errors import (
    BadOption,
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
from undercard.kernel.interpreter import interpreted
from undercard.kernel.options import Option, OptionValue
from undercard.kernel.words import Translator, Words

State: TypeAlias = np.record
Document: TypeAlias = dict[str, object]
Shape = TypeVar("Shape", bound=msgspec.Struct)

SEEDS = 1 << 64
_ROOM = 256
"""Events a step is first given room for; the few that need more are run again with more."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (several where a win is shared), points, and the way of it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str


PER_SEAT = msgspec.Meta(extra_json_schema={"x-per-seat": True})
"""Annotates a field of a view that has one item for each seat, in the order of the seats."""


class GameView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a seat may know: the fields that the view of every game has.

    A game's own view is tagged with the game's name, which is its field `game` in JSON.
    """

    seat: int | None
    """None for a spectator."""
    to_act: int | None
    legal: list[str]
    """What this seat may do now; empty unless it is to act."""
    outcome: Outcome | None


def per_seat_fields(view_type: type[GameView]) -> tuple[str, ...]:
    """Return the names of the fields that are annotated with `PER_SEAT`."""
    info = msgspec.inspect.type_info(view_type)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(
        field.encode_name
        for field in info.fields
        if isinstance(field.type, msgspec.inspect.Metadata)
        and (field.type.extra_json_schema or {}).get("x-per-seat")
    )


@dataclass(frozen=True)
class Engine:
    """A game's rules: the same functions compiled or interpreted.

    `new(book, state, log)` sets up a record that is blank but for its generator;
    `legal(book, state, out)` writes the legal actions and returns their number;
    `step(book, state, action, log)` applies one;
    `sample(book, state, seat)` redraws in place all that the seat cannot know;
    `winners(book, state)` has a bit for each seat that won, once the game is over.
    """

    new: Callable[[object, State, Log], None]
    legal: Callable[[object, State, NDArray[np.int16]], int]
    step: Callable[[object, State, int, Log], None]
    sample: Callable[[object, State, int], None]
    winners: Callable[[object, State], int]

    def interpreted(self) -> Engine:
        return Engine(*map(interpreted, vars(self).values()))

    def chosen(self, name: object) -> Engine:
        """Return this engine compiled or interpreted; `BadOption` for any other name."""
        if name not in ("compiled", "interpreted"):
            raise BadOption(f"engine: {quoted(name)} is neither compiled nor interpreted")
        return self if name == "compiled" else self.interpreted()


def seeded(seed: int) -> np.uint64:
    """The generator's state for a seed: neighbouring seeds give unrelated games."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadOption(f"seed: {quoted(seed)} is not a whole number from 0 to 2**64 - 1")
    return np.uint64(mix(np.uint64(seed)))


class Game(ABC):
    """The rules of one game under one set of options; holds no state of play."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Rises when a record of an older version would replay differently."""
    all_options: ClassVar[tuple[Option, ...]]
    view_type: ClassVar[type[GameView]]
    box_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `shown_box` returns; None for a game without boxes."""
    seat_counts: ClassVar[tuple[int, int]] = (2, 2)
    """The least and the greatest number of seats under any options."""
    most_decisions: ClassVar[int] = 20_000
    """A bound that no game reaches."""

    seats: int
    options: dict[str, OptionValue]
    kinds: tuple[EventKind, ...]
    """The game's event kinds, in the order of their codes."""

    box: Box | None = None
    """The pack or scenario; None for a game without."""
    boxes: ClassVar[Boxes | None] = None
    """How boxes are loaded, and the built-in ones."""
    simulation_book: object
    """As `book`, for games nobody looks at: the state keeps no record of what seats learn."""

    def __init__(
        self,
        dtype: np.dtype[np.void],
        book: object,
        engine: Engine,
        *,
        actions: int,
        max_legal: int,
    ) -> None:
        """Take over the rules: actions are numbered below `actions`, `max_legal` are legal at most.

        A subclass sets `seats`, `options` and `kinds` before; `simulation_book` is `book` unless it
        sets another.
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

    # Playing

    def new(self, seed: int) -> State:
        """A new game, dealt from a seed of 64 bits."""
        return self.start(seed)[0]

    def start(self, seed: int) -> tuple[State, list[Event]]:
        """A new game and the events of its deal."""
        blank = np.zeros(1, self.dtype)
        blank["rng"] = seeded(seed)
        return self._run(blank, lambda states, log: self._new(self._books, states, log))

    def blank(self) -> State:
        """A record of zeros: the raw material of `new` and `setup`."""
        return cast(State, np.zeros(1, self.dtype)[0])

    def copy(self, state: State) -> State:
        """A copy that may be changed: by our own code, never by a caller's."""
        return cast(State, self._copy(state)[0])

    def restore(self, stored: bytes) -> State:
        """The state of this game whose `tobytes` was kept: a state for the collector to skip."""
        return cast(State, self._read(stored)[0])

    def to_act(self, state: State) -> int | None:
        """The seat that must choose, which every record keeps; None when the game is over."""
        self._check_state(state)
        actor = int(state["actor"])
        return actor if actor >= 0 else None

    def legal(self, state: State) -> list[str]:
        """The actions the seat to act may take, in notation; empty when the game is over."""
        return [self.format_action(action) for action in self.legal_actions(state)]

    def legal_for(self, state: State, seat: int | None) -> list[str]:
        """As `legal`, if this seat is to act; empty for any other and for a spectator."""
        if seat is None:
            return []
        self._check_seat_exists(seat)
        return self.legal(state) if seat == self.to_act(state) else []

    def legal_actions(self, state: State) -> list[int]:
        """As `legal`, in the numbers of the rules."""
        states = _array_of(state)
        if states.dtype is not self.dtype:
            self._check_state(state)
        out = np.zeros(self.max_legal, np.int16)
        n = self._legal(self._books, states, out)
        actions: list[int] = out[:n].tolist()
        return actions

    def apply(
        self, state: State, action: str, seat: int | None = None
    ) -> tuple[State, list[Event]]:
        """The state after an action, and what happened. Refuses all that is not legal.

        Give `seat` to refuse an action by anybody but the seat to act. The events hold secrets:
        `redact` them before anybody sees them.
        """
        if seat is not None:
            self._check_seat(state, seat)
        number = self.parse_action(action)
        if number not in self.legal_actions(state):
            raise self._refusal(state, action)
        return self._run(
            self._read(state.tobytes()),
            lambda states, log: self._step(self._books, states, number, log),
        )

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def why(self, state: State, action: str) -> str | None:
        """The rule that forbids an action now; None if it is legal."""
        return self.why_each(state, [action]).get(action)

    def why_each(self, state: State, actions: Iterable[str]) -> dict[str, str]:
        """The rule that forbids each of these actions now; the legal ones are left out."""
        legal = self.legal_actions(state)
        return self.why_not(state, [it for it in actions if self.parse_action(it) not in legal])

    @abstractmethod
    def why_not(self, state: State, actions: Iterable[str]) -> dict[str, str]:
        """As `why_each`, of actions that are known not to be legal."""

    # Knowing

    @abstractmethod
    def view(self, state: State, seat: int | None, *, open_hands: bool = False) -> GameView:
        """What a seat may know, and nothing else; None is a spectator."""

    def views(self, state: State) -> tuple[GameView, ...]:
        """The view of every seat; where they have much in common, that is quicker than each."""
        return tuple(self.view(state, seat) for seat in range(self.seats))

    @abstractmethod
    def imagine(self, view: GameView) -> State:
        """Return a state with this view, whatever is hidden; `sample` draws that evenly.

        It depends on the view alone. So a bot needs nothing else, wherever it runs.
        """

    def candidates(self, view: GameView) -> Iterable[str]:  # noqa: ARG002
        """Return the actions a person may attempt by pointing at something, legal or not.

        `view` is that of the seat to act; `why_not` explains the illegal ones. Default: none.
        """
        return ()

    def refusals(self, state: State, view: GameView) -> dict[str, str]:
        """Return the rule against each illegal candidate; empty unless the view's seat is to act.

        Candidates come from the view alone, so this reveals nothing that the view does not.
        """
        if not view.legal:
            return {}
        return self.why_not(state, [it for it in self.candidates(view) if it not in view.legal])

    def paths(self, state: State) -> dict[str, str]:  # noqa: ARG002
        """Return each place that steps may lead to, and the place before it. Default: none.

        It uses nothing that the seat to act may not know.
        """
        return {}

    def redact(self, events: Iterable[Event], seat: int | None) -> list[Event]:
        """Events as a seat may see them; None is a spectator."""
        return redact(events, seat, self._secrets)

    def sample(self, state: State, seat: int, rng: np.random.Generator | int) -> State:
        """A state drawn evenly from those this seat cannot tell from the given one."""
        self._check_seat_exists(seat)
        if isinstance(rng, np.random.Generator):
            rng = int(rng.integers(SEEDS, dtype=np.uint64, endpoint=False))
        drawn = self._copy(state)
        drawn["rng"] = seeded(rng)
        self._sample(self._books, drawn, seat)
        return cast(State, drawn[0])

    @abstractmethod
    def words(self, translator: Translator, names: Sequence[str]) -> Words:
        """The game in words: give it redacted events, and nothing secret is said."""

    # Writing down

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """The number of an action; `UnknownAction` for text that is none."""

    @abstractmethod
    def format_action(self, action: int) -> str:
        """An action in notation; `parse_action` reads it back."""

    @abstractmethod
    def position(self, state: State) -> Document:
        """The whole state, secrets and all, as a readable JSON document."""

    @abstractmethod
    def setup(self, position: object) -> State:
        """The state a position describes; `BadPosition` names what cannot be."""

    def read_position(self, raw: object, shape: type[Shape]) -> Shape:
        """A position in the game's own shape; one that names another game is refused."""
        if isinstance(raw, dict) and raw.get("game", self.name) != self.name:
            problem = Problem("game", f"is {raw['game']!r}; this is {self.name}")
            raise BadPosition("a position of another game:", [problem])
        try:
            return convert(raw, shape)
        except Malformed as error:
            raise BadPosition("not a position:", [error.problem]) from None

    @classmethod
    def upgrade_options(cls, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Return stored options with the meaning they had when they were stored."""
        return options

    def box_document(self) -> object:
        """Return the pack or scenario as a record keeps it: a built-in one's name, or all of it.

        None for a game without boxes.
        """
        if self.box is None or self.boxes is None:
            return None
        name = self.box.name
        is_built_in = name in self.boxes.names and self.boxes.load(name).digest == self.box.digest
        return name if is_built_in else self.box_data()

    def box_data(self) -> Document:
        """Return all of the pack or scenario; empty for a game without boxes."""
        return cast(Document, msgspec.to_builtins(self.box)) if self.box else {}

    def shown_box(self) -> msgspec.Struct | None:
        """Return the pack or scenario as a client receives it; None for a game without boxes."""
        return self.box

    def box_digest(self) -> str:
        """A hash of what the rules take from the pack or scenario."""
        return self.box.digest if self.box else ""

    def has_digest(self, digest: str) -> bool:
        """Whether a record or table with this digest was played with this pack or scenario.

        A game overrides it to accept the digests of its earlier versions.
        """
        return digest == self.box_digest()

    def hash(self, state: State) -> str:
        """A hash of the whole state, the same wherever the game is replayed."""
        self._check_state(state)
        return hashlib.sha256(state.tobytes()).hexdigest()

    # Inside

    @cached_property
    def open_kinds(self) -> frozenset[str]:
        """The kinds of events that a takeback may go past."""
        return frozenset(kind.name for kind in self.kinds if kind.is_open)

    @cached_property
    def _secrets(self) -> Secrets:
        return secret_fields(self.kinds)

    def _run(self, states: Array, act: Callable[[Array, Log], None]) -> tuple[State, list[Event]]:
        """Run on a state that is ours to change, with as much room for events as it takes."""
        before, room = states.tobytes(), _ROOM
        while True:
            log = new_log(room)
            act(states, log)
            if log[0, 0] <= room:
                return cast(State, states[0]), read_log(log, self.kinds)
            states, room = self._read(before), int(log[0, 0])

    def _read(self, stored: bytes) -> Array:
        return np.frombuffer(bytearray(stored), self.dtype)

    def _copy(self, state: State) -> Array:
        self._check_state(state)
        return self._read(state.tobytes())

    def _check_state(self, state: State) -> None:
        """Refuse the state of another game: its bytes would be read as something else.

        A state of ours is the only one in an array of our layout. NumPy takes 6 µs to compare the
        layouts of others, such as unpickled ones; their size and names tell games apart.
        """
        base = getattr(state, "base", None)
        if base is not None and base.dtype is self.dtype:
            return
        dtype, own = getattr(state, "dtype", None), self.dtype
        if dtype is None or dtype.itemsize != own.itemsize or dtype.names != own.names:
            raise WrongGame(f"this is not a state of {self.name}")

    def _refusal(self, state: State, action: str) -> IllegalAction:
        rule = self.why(state, action)
        assert rule is not None, f"{action} is not legal, and no rule says why"
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
    """A record as the rules read it: the array it was taken from, if that holds no other."""
    base: Array | None = getattr(record, "base", None)
    return base if base is not None and base.shape == (1,) else np.array([record])
