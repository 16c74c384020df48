"""What a table looks like in the terminal, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from undercard.cli.fightdrome_screen import FightdromeScreen
from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State
from undercard.kernel.words import Translator


class Screen(Protocol):
    """Draws a table for one seat, as lines of text."""

    @property
    def example(self) -> str:
        """An action to show how one is written."""
        ...

    def welcome(self) -> list[str]: ...

    def table(self, state: State, seat: int) -> list[str]: ...

    def events(self, events: list[Event], reader: int | None) -> list[str]: ...

    def choices(self, legal: list[str]) -> list[str]: ...


def make_screen(game: Game, translator: Translator, names: Sequence[str]) -> Screen:
    assert isinstance(game, Fightdrome), f"no screen for {game.name}"
    return FightdromeScreen(game, game.words(translator, names))
