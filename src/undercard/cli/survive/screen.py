"""The Survive table as text: the dungeon, the teams, the needs, and the situation."""

from __future__ import annotations

import itertools
import textwrap

from undercard.cli.screen import Screen
from undercard.cli.style import cells, pad, paint, wrap
from undercard.games.survive.cells import COLUMNS, SEAT_LETTERS, format_passage, parse_cell
from undercard.games.survive.game import Survive
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import FigureView, View
from undercard.games.survive.words import SurviveWords
from undercard.kernel.events import Event
from undercard.kernel.game import Outcome, State
from undercard.kernel.odds import Odds

BOARD_WIDTH = 44
SIDE_WIDTH = 34
"""The columns of the dungeon and of what is beside it: 80 together."""
SIDE_COLOURS = {"X": "cyan", "Y": "yellow", "Z": "magenta"}
QUIET_EVENTS = ("move_ended", "dealt", "need", "activated", "ended")
"""Events that are not printed because the screen already shows their effect."""


class SurviveScreen(Screen[Survive, SurviveWords]):
    """Draws what one seat may see."""

    def __init__(self, game: Survive, words: SurviveWords) -> None:
        super().__init__(game, words)
        self._passages = {p.cells: p for p in game.scenario.plan.passages}
        self._open = set(game.scenario.plan.open_edges)
        self._explained: list[str] = []

    @property
    def example(self) -> str:
        return "a1-a2"

    def read(self, text: str) -> str:
        """Return a typed action in notation, in any case: `BID kc` becomes `bid KC`."""
        word = " ".join(text.lower().split())
        return f"bid {word[4:].upper()}" if word.startswith("bid ") else word

    def hint(self) -> str:
        return self._text("survive-terminal-hint")

    def welcome(self) -> list[str]:
        return [*super().welcome(), *wrap(self._text("survive-terminal-legend"))]

    def table(self, state: State, seat: int) -> list[str]:
        """Return the dungeon with everything else beside it: 24 lines of 80 columns hold it all."""
        view = self._game.view(state, seat)
        odds = self._game.all_odds(state, view)
        self._explained = self._explain(view, odds)
        side = [
            self._text("survive-terminal-round", round=view.round, rounds=view.rounds),
            *(line for p in range(self._game.seats) for line in self._team(view, p)),
            *self._npcs(view),
            *(line for text in self._secrets(view, seat) for line in _narrow(text)),
            *(paint(line, "bold") for line in _narrow(self._words.situation(view))),
            *self._short_choices(view, odds),
        ]
        dungeon = self._dungeon(view)
        blank = " " * BOARD_WIDTH
        pairs = itertools.zip_longest(dungeon, side, fillvalue=None)
        return [f"{left or blank}  {right or ''}".rstrip() for left, right in pairs]

    def events(self, events: list[Event], reader: int | None) -> list[str]:
        """Return lines for the events; an NPC's questions follow its decision in one line."""
        lines, asked = [], []
        for event in events:
            if event.kind == "asked":
                asked.append(self._words.event(event, reader).partition(": ")[2])
            elif event.kind == "decided":
                lines.append(self._words.event(event, reader))
                lines += [paint(line, "dim") for line in wrap(" ".join(asked), "  ")]
                asked = []
            elif event.kind not in QUIET_EVENTS:
                lines.append(self._words.event(event, reader))
        return lines

    def result(self, outcome: Outcome) -> list[str]:  # noqa: ARG002
        return []

    def choices(self, legal: list[str]) -> list[str]:  # noqa: ARG002
        """Return nothing: the table lists the legal actions, and `?` explains them."""
        return []

    def help(self) -> list[str]:
        """Return the legal actions in words, with the odds of those with dice."""
        return [*self._explained, "", *super().help()]

    def _explain(self, view: View, odds: dict[str, Odds]) -> list[str]:
        """Return the legal actions: steps in one line, the others and all contests explained."""
        steps = [a for a in view.legal if _is_step(a) and a not in odds]
        others = [a for a in view.legal if a not in steps]
        figure = {"to": view.jumper}.get(view.situation, view.active) or ""
        width = max((cells(action) for action in others), default=0)
        lines = []
        for action in others:
            is_theft = action in odds and odds[action].kind == "theft"
            words = self._words.theft(action) if is_theft else self._words.action(action)
            lines.append(f"  {paint(pad(action, width), 'cyan')}  {words}")
            if action in odds:
                indent = " " * (width + 6)
                for line in self._words.odds(odds[action], figure):
                    lines += wrap(line, indent)
        if steps:
            shown = " · ".join(paint(action, "cyan") for action in steps)
            lines.insert(0, self._text("survive-terminal-steps", steps=shown))
        return lines

    def _short_choices(self, view: View, odds: dict[str, Odds]) -> list[str]:
        """Return the legal actions in notation; with dice, the chance of the best result."""
        groups: dict[str, list[str]] = {}
        for action in view.legal:
            word, _, rest = action.partition(" ")
            chance = f"\u00a0{self._words.best_chance(odds[action])}" if action in odds else ""
            group, shown = (word, rest) if rest else ("", word)
            groups.setdefault(group, []).append(f"{shown}{chance}")
        found = " · ".join(f"{word} {', '.join(rests)}".strip() for word, rests in groups.items())
        return [paint(line, "cyan") for line in _narrow(found)]

    def _dungeon(self, view: View) -> list[str]:
        names = "".join(f"{letter:^4}" for letter in COLUMNS)
        lines = []
        for row in range(SIDE - 1, -1, -1):
            lines.append("   " + self._wall_line(view, row))
            lines.append(f"{row + 1:>2} {self._cell_line(view, row)}")
        return [*lines, "   " + self._wall_line(view, -1), f"    {names}"]

    def _wall_line(self, view: View, row: int) -> str:
        """Return the edges above a row."""
        parts = ["+"]
        for column in range(SIDE):
            low = row * SIDE + column
            edge = self._edge(view, low, low + SIDE) if 0 <= row < SIDE - 1 else "#"
            parts.append("---" if edge == "#" else f" {edge} ")
            parts.append("+")
        return self._colour_fields("".join(parts))

    def _cell_line(self, view: View, row: int) -> str:
        parts = ["|"]
        for column in range(SIDE):
            cell = row * SIDE + column
            parts.append(self._cell(view, cell))
            edge = self._edge(view, cell, cell + 1) if column < SIDE - 1 else "#"
            parts.append("|" if edge == "#" else self._colour_fields(edge))
        return "".join(parts)

    def _edge(self, view: View, low: int, high: int) -> str:
        """Return `#` for a wall, a blank for open ground, the letter of its field for a passage."""
        if (low, high) in self._open:
            return " "
        passage = self._passages.get((low, high))
        if passage is None:
            return "#"
        letter = "g" if passage.is_green else "b"
        return letter.upper() if format_passage((low, high)) in view.fields else letter

    def _colour_fields(self, line: str) -> str:
        for letter, colour in (("B", "cyan"), ("G", "green")):
            line = line.replace(letter, paint(letter, "bold", colour))
        return line

    def _cell(self, view: View, cell: int) -> str:
        """Return three characters: the figure or the cell's symbol, and a mark for resources."""
        plan = self._game.scenario.plan
        figure = next((f for f in view.figures if _number(f) == cell), None)
        lies = next((v for name, v in view.lying.items() if parse_cell(name) == cell), "")
        mark = lies[0] if len(lies) == 1 else str(len(lies)) if lies else " "
        if figure is not None:
            style = ["bold"] if figure.figure == view.active else []
            colour = SIDE_COLOURS.get(figure.figure[0], "red")
            label = figure.figure.lower() if figure.down else figure.figure
            return paint(label, colour, *style) + mark
        if cell not in plan.floor:
            return paint("###", "dim")
        if cell in plan.teleporters:
            return f"({plan.teleporters.index(cell) + 1})" if mark == " " else f"({mark})"
        symbol = " "
        for letter, zone in zip(SEAT_LETTERS.lower(), plan.zones, strict=True):
            if cell in zone:
                symbol = "·"
                return paint(f"{symbol}{mark}{symbol}", SIDE_COLOURS[letter.upper()])
        symbol = "t" if cell in plan.terminals else "n" if cell in plan.nests else symbol
        return f"{symbol}{mark} "

    def _team(self, view: View, seat: int) -> list[str]:
        letter = SEAT_LETTERS[seat]
        player = view.players[seat]
        card = player.bid or ("▮" if player.has_bid else "–")
        name = self._words.names[seat][: SIDE_WIDTH - 8]
        title = f"{paint(f'{letter} {name}', 'bold', SIDE_COLOURS[letter])} [{card}]"
        return [title, *self._figures([f for f in view.figures if f.seat == seat])]

    def _npcs(self, view: View) -> list[str]:
        title = f"{paint('N', 'bold', 'red')} [{view.npc_card or '–'}]"
        return [title, *self._figures([f for f in view.figures if f.seat is None])]

    def _figures(self, figures: list[FigureView]) -> list[str]:
        """Return figures two by two."""
        shown = [self._figure(it) for it in figures if not it.left_out]
        return [" ".join(shown[n : n + 2]).rstrip() for n in range(0, len(shown), 2)]

    def _figure(self, figure: FigureView) -> str:
        """Return `X1 a3 +wf 4`: a figure's cell, load, movement value, and whether it is down or
        out."""
        load = f"+{figure.load}" if figure.load else ""
        state = "×" if figure.out else "↓" if figure.down else ""
        cell = figure.cell or "–"
        text = f"{figure.figure} {cell}{load} {figure.value} {state}".rstrip()
        text = pad(text, SIDE_WIDTH // 2)
        return paint(text, "dim") if figure.acted else text

    def _secrets(self, view: View, seat: int) -> list[str]:
        player = view.players[seat]
        return [
            self._text("survive-terminal-needs", needs=self._words.resources(player.needs or "")),
            self._text("survive-terminal-cards", cards=" ".join(player.cards or ["–"])),
        ]


def _is_step(action: str) -> bool:
    return "-" in action and action[0] not in "+-"


def _narrow(text: str) -> list[str]:
    """Return a text in lines that fit beside the dungeon."""
    return textwrap.wrap(text, SIDE_WIDTH)


def _number(figure: FigureView) -> int | None:
    return parse_cell(figure.cell) if figure.cell else None
