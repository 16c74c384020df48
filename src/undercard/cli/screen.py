"""What a table looks like in the terminal, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from undercard.cli.fightdrome_screen import FightdromeScreen
from undercard.cli.survive_screen import SurviveScreen
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.survive.game import Survive
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State
from undercard.kernel.words import Translator


class Screen(Protocol):
    """Draws a table for one seat, as lines of text."""

    @property
    def example(self) -> str:
        """An action to show how one is written."""
        ...

    def read(self, text: str) -> str:
        """An action as a person types it, in the game's notation."""
        ...

    def hint(self) -> str:
        """How actions are written."""
        ...

    def help(self) -> str: ...

    def welcome(self) -> list[str]: ...

    def table(self, state: State, seat: int) -> list[str]: ...

    def events(self, events: list[Event], reader: int | None) -> list[str]: ...

    def choices(self, legal: list[str]) -> list[str]: ...


def make_screen(game: Game, translator: Translator, names: Sequence[str]) -> Screen:
    if isinstance(game, Fightdrome):
        return FightdromeScreen(game, game.words(translator, names))
    assert isinstance(game, Survive), f"no screen for {game.name}"
    return SurviveScreen(game, game.words(translator, names))
