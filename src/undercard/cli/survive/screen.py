"""The Survive table as text: the dungeon, the teams, the needs, and the situation."""

from __future__ import annotations

from undercard.cli.screen import Screen
from undercard.cli.style import cells, pad, paint, rule_line, wrap
from undercard.games.survive.cells import COLUMNS, SEAT_LETTERS, format_passage, parse_cell
from undercard.games.survive.game import Survive
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import FigureView, View
from undercard.games.survive.words import SurviveWords
from undercard.kernel.events import Event
from undercard.kernel.game import Outcome, State

SIDE_COLOURS = {"X": "cyan", "Y": "yellow", "Z": "magenta"}
QUIET_EVENTS = ("move_ended", "dealt", "need", "activated", "ended")
"""Events that are not printed because the screen already shows their effect."""


class SurviveScreen(Screen[Survive, SurviveWords]):
    """Draws what one seat may see."""

    def __init__(self, game: Survive, words: SurviveWords) -> None:
        super().__init__(game, words)
        self._passages = {p.cells: p for p in game.scenario.plan.passages}
        self._open = set(game.scenario.plan.open_edges)

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
        view = self._game.view(state, seat)
        title = self._text("survive-terminal-round", round=view.round, rounds=view.rounds)
        lines = ["", rule_line(title), *self._dungeon(view), ""]
        lines += [self._team(view, p) for p in range(self._game.seats)]
        lines += [self._npcs(view), "", *self._secrets(view, seat), ""]
        return [*lines, paint(self._words.situation(view), "bold")]

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

    def choices(self, legal: list[str]) -> list[str]:
        """Return the legal actions: steps in one line, the others explained."""
        steps = [a for a in legal if "-" in a and a[0] not in "+-"]
        others = [a for a in legal if a not in steps]
        width = max((cells(action) for action in others), default=0)
        lines = [f"  {paint(pad(a, width), 'cyan')}  {self._words.action(a)}" for a in others]
        if steps:
            shown = " · ".join(paint(action, "cyan") for action in steps)
            lines.insert(0, self._text("survive-terminal-steps", steps=shown))
        return lines

    def _dungeon(self, view: View) -> list[str]:
        names = "".join(f"{letter:^4}" for letter in COLUMNS)
        lines = [f"    {names}"]
        for row in range(SIDE - 1, -1, -1):
            lines.append("   " + self._wall_line(view, row))
            lines.append(f"{row + 1:>2} {self._cell_line(view, row)} {row + 1}")
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

    def _team(self, view: View, seat: int) -> str:
        letter = SEAT_LETTERS[seat]
        player = view.players[seat]
        figures = "  ".join(self._figure(f) for f in view.figures if f.seat == seat)
        card = player.bid or ("▮" if player.has_bid else "–")
        name = paint(f"{letter} {self._words.names[seat]}", "bold", SIDE_COLOURS[letter])
        return f"{name}  [{card}]  {figures}"

    def _npcs(self, view: View) -> str:
        figures = "  ".join(self._figure(f) for f in view.figures if f.seat is None)
        return f"{paint('N', 'bold', 'red')} [{view.npc_card or '–'}]  {figures}"

    def _figure(self, figure: FigureView) -> str:
        """Return `X1 a3 +wf 4`: a figure's cell, load and movement value."""
        if figure.left_out:
            return paint(f"{figure.figure} –", "dim")
        load = f" +{figure.load}" if figure.load else ""
        state = self._text("survive-terminal-down") if figure.down else ""
        state = self._text("survive-terminal-out") if figure.out else state
        text = f"{figure.figure} {figure.cell or '–'}{load} ({figure.value}) {state}".rstrip()
        return paint(text, "dim") if figure.acted else text

    def _secrets(self, view: View, seat: int) -> list[str]:
        player = view.players[seat]
        return [
            self._text("survive-terminal-needs", needs=self._words.resources(player.needs or "")),
            self._text("survive-terminal-cards", cards=" ".join(player.cards or ["–"])),
        ]


def _number(figure: FigureView) -> int | None:
    return parse_cell(figure.cell) if figure.cell else None
