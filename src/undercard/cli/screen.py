"""The terminal screen of any game; a game overrides what it draws differently."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, cast

from undercard.cli.style import WIDTH, cells, pad, paint, rule_line, wrap
from undercard.kernel.errors import UnknownAction
from undercard.kernel.events import Event
from undercard.kernel.game import Game, GameView, Outcome, State
from undercard.kernel.outline import Branch, Outline
from undercard.kernel.plugin import import_entry, plugin_of
from undercard.kernel.words import Translator, Words

MOST_LINES = 24
"""Longer lists of actions are shown without explanations."""
G = TypeVar("G", bound=Game)
W = TypeVar("W", bound=Words)


class Screen(Generic[G, W]):
    """Draws a table for one seat as lines of text: the view as a tree, and the legal actions."""

    def __init__(self, game: G, words: W) -> None:
        self._game = game
        self._words = words
        self._text = words.text

    @property
    def example(self) -> str:
        """An action that shows the notation."""
        return self._game.legal(self._game.new(0))[0]

    def read(self, text: str) -> str:
        """Return a typed action in the game's notation, in any case."""
        word = " ".join(text.split())
        return next(filter(self._is_action, (word, word.lower(), word.upper())), word)

    def hint(self) -> str:
        """Return how actions are written."""
        return self._text("terminal-hint", example=self.example)

    def help(self) -> list[str]:
        """Return what a person can type."""
        texts = [self.hint(), *self._text("terminal-help").split("\n")]
        return [line for text in texts for line in wrap(text)]

    def welcome(self) -> list[str]:
        """Return the lines shown once, before the first deal."""
        return [paint(self._words.title, "bold", "magenta")]

    def table(self, state: State, seat: int) -> list[str]:
        """Return the table as a seat sees it."""
        view = self._game.view(state, seat)
        outline = Outline(
            [self._player(view, it) for it in range(self._game.seats)],
            self._words.label,
            hidden=f"▮ {self._text('terminal-hidden')}",
            nothing="–",
            yes=self._text("yes"),
            no=self._text("no"),
        )
        return ["", rule_line(self._words.title), *_tree(outline.branches(view)), ""]

    def events(self, events: list[Event], reader: int | None) -> list[str]:
        """Return lines for the events that a seat may see."""
        return [self._words.event(event, reader) for event in events]

    def result(self, outcome: Outcome) -> list[str]:
        """Return how the game ended; empty if the last events already state it."""
        names = self._words.names
        winners = ", ".join(names[seat] for seat in outcome.winners)
        scores = ", ".join(
            self._text("labelled", label=name, value=score)
            for name, score in zip(names, outcome.scores, strict=True)
        )
        title = self._text("terminal-winners", count=len(outcome.winners), who=winners)
        return ["", paint(title, "bold"), self._text("terminal-scores", scores=scores)]

    def choices(self, legal: list[str]) -> list[str]:
        """Return the legal actions, explained unless there are too many."""
        label = self._text("terminal-legal")
        words = [self._words.action(action) for action in legal]
        if words == legal or len(legal) > MOST_LINES:
            return [*_hanging(f"{label}:", "  ".join(legal), cells(label) + 2, "cyan")]
        width = max(map(cells, legal), default=0)
        pairs = zip(legal, words, strict=True)
        return [f"{label}:", *(f"  {paint(pad(it, width), 'cyan')}  {word}" for it, word in pairs)]

    def _is_action(self, text: str) -> bool:
        try:
            self._game.parse_action(text)
        except UnknownAction:
            return False
        return True

    def _player(self, view: GameView, seat: int) -> str:
        """Return the name of a player, with a mark for the seat to act."""
        name = self._words.names[seat]
        if seat == view.seat:
            name = self._text("terminal-you", who=name)
        return f"▸ {name}" if seat == view.to_act else f"  {name}"


def make_screen(game: Game, translator: Translator, names: Sequence[str]) -> Screen[Game, Words]:
    """Return the screen of the game's plug-in, or the default screen."""
    entry = plugin_of(game.name).screen
    made = cast(
        Callable[[Game, Words], Screen[Game, Words]], import_entry(entry) if entry else Screen
    )
    return made(game, game.words(translator, names))


def _tree(branches: Sequence[Branch], indent: str = "") -> Iterator[str]:
    """Yield lines with the texts of one level aligned."""
    width = max((cells(it.label) for it in branches if it.text), default=0) + 2
    for branch in branches:
        if branch.text:
            yield from _hanging(indent + pad(branch.label, width), branch.text, len(indent) + width)
        else:
            yield paint(indent + branch.label, "bold")
            yield from _tree(branch.branches, indent + "    ")


def _hanging(label: str, text: str, indent: int, colour: str = "") -> Iterator[str]:
    """Yield a text beside its label, wrapped to the screen's width."""
    lines = textwrap.wrap(text, max(WIDTH - indent, WIDTH // 2)) or [""]
    for n, line in enumerate(lines):
        start = paint(pad(label, indent), "bold") if n == 0 else " " * indent
        yield start + (paint(line, colour) if colour else line)
