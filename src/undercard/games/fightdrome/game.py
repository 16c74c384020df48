"""Fightdrome as a `Game`: the library's interface to the compiled rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from undercard.games.fightdrome import rules
from undercard.games.fightdrome.actions import COUNT
from undercard.games.fightdrome.book import make_book, without_memory
from undercard.games.fightdrome.events import event_kinds
from undercard.games.fightdrome.imagined_position import imagined_position
from undercard.games.fightdrome.notation import format_action, parse_action
from undercard.games.fightdrome.options import OPTIONS, settle_target, stored_options
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.pack_check import BOXES, can_deal_stables, load_pack
from undercard.games.fightdrome.position import Position, write_position
from undercard.games.fightdrome.refusals import why_not
from undercard.games.fightdrome.sample import sample
from undercard.games.fightdrome.setup import Rules, setup, write_state
from undercard.games.fightdrome.state import STATE, read_state
from undercard.games.fightdrome.state import State as FightState
from undercard.games.fightdrome.view import View, make_outcome, make_view, read_sides
from undercard.games.fightdrome.words import FightdromeWords
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Document, Engine, Game, GameView, Outcome, State
from undercard.kernel.options import OptionValue, resolve
from undercard.kernel.words import Translator

DEFAULT_PACK = "reconstructed"
ENGINE = Engine(rules.new, rules.legal, rules.step, sample, rules.winners)  # type: ignore[arg-type]


class Fightdrome(Game):
    """A duel of hidden hands for two players (F0 to F11)."""

    name = "fightdrome"
    rules_version = 1
    all_options = OPTIONS
    view_type = View
    box_type = Pack
    boxes = BOXES

    def __init__(self, pack: Pack, engine: object, options: dict[str, object]) -> None:
        self.box = self.pack = pack
        self.seats = 2
        self.options = resolve(OPTIONS, options)
        settle_target(self.options, is_given="target" in options)
        if self.options["mode"] == "epic" and not can_deal_stables(pack):
            raise BadOption(
                "mode: this pack has no two stables of three Sleeves for an Epic Tournament (F9.4)"
            )
        self.kinds = event_kinds(pack.faces)
        self._book = make_book(pack, self.options)
        self.simulation_book = without_memory(self._book)
        chosen = ENGINE.chosen(engine)
        super().__init__(STATE, self._book, chosen, actions=COUNT, max_legal=rules.MAX_LEGAL)

    def outcome(self, state: State) -> Outcome | None:
        return make_outcome(self._fields(state))

    def why_not(self, state: State, actions: Iterable[str]) -> dict[str, str]:
        read, faces = self._fields(state), self.pack.faces
        return {it: why_not(self._book, read, self.parse_action(it), faces) for it in actions}

    def view(self, state: State, seat: int | None, *, open_hands: bool = False) -> View:
        legal, read = self.legal_for(state, seat), self._fields(state)
        sides = read_sides(self.pack, self._book, read)
        return make_view(self.pack, read, sides, seat, legal, open_hands)

    def views(self, state: State) -> tuple[View, ...]:
        read, legal = self._fields(state), self.legal(state)
        sides = read_sides(self.pack, self._book, read)
        return tuple(make_view(self.pack, read, sides, seat, legal, False) for seat in range(2))

    def imagine(self, view: GameView) -> State:
        assert isinstance(view, View)
        assert view.seat is not None
        state = self.blank()
        position = imagined_position(self.pack, self._book.mode, view)
        write_state(Rules(self.pack, self._book), position, cast(FightState, state))
        return self.sample(state, view.seat, 0)

    def candidates(self, view: GameView) -> Iterator[str]:
        """Yield every card in hand that can be neither played nor discarded, and a Rest."""
        assert isinstance(view, View)
        assert view.seat is not None
        for card in view.fighters[view.seat].hand or ():
            if f"x{card}" not in view.legal:
                yield card
        if view.situation == "lead":
            yield "rest"

    def words(self, translator: Translator, names: Sequence[str]) -> FightdromeWords:
        return FightdromeWords(translator, self.pack, names)

    def parse_action(self, text: str) -> int:
        return parse_action(text, self.pack)

    def format_action(self, action: int) -> str:
        return format_action(action, self.pack)

    def position(self, state: State) -> Document:
        return write_position(self.pack, self._book, self._fields(state))

    def setup(self, position: object) -> State:
        document = self.read_position(position, Position)
        blank = self.blank()
        setup(Rules(self.pack, self._book), document, cast(FightState, blank))
        return blank

    def _fields(self, state: State) -> FightState:
        self._check_state(state)
        return read_state(state)

    @classmethod
    def upgrade_options(cls, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        return stored_options(options)


def build(
    *, pack: object = DEFAULT_PACK, engine: object = "compiled", **options: object
) -> Fightdrome:
    """Return Fightdrome under options; `pack` is a built-in name, a `Path` to TOML, or data."""
    return Fightdrome(load_pack(pack), engine, options)
