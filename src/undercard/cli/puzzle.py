"""`undercard puzzle`: make the puzzle of a date, show it, and solve it in the terminal."""

from __future__ import annotations

import argparse
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.cli.commands import output_file
from undercard.cli.style import cells, pad, paint, wrap
from undercard.kernel.errors import BadOption
from undercard.kernel.plugin import game_names
from undercard.locales import LANGUAGES, Messages, system_language

if TYPE_CHECKING:
    from undercard.cli.commands import Commands
    from undercard.cli.screen import Screen
    from undercard.kernel.game import Game, State
    from undercard.kernel.words import Words
    from undercard.puzzles.puzzle import Choice, Puzzle

BAR = 30
SOON, LATER = "█", "▒"


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "puzzle", help="make, show and solve daily puzzles", description=__doc__
    )
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    make = verbs.add_parser("make", help="write the puzzle of a date as JSON")
    _add_puzzle(make, takes_file=False)
    make.add_argument(
        "--out", type=output_file, metavar="FILE", help="write it here, not to the terminal"
    )
    make.set_defaults(run=run_make)
    show = verbs.add_parser("show", help="show a puzzle")
    _add_puzzle(show)
    show.add_argument("--solution", action="store_true", help="show the solution, too")
    show.set_defaults(run=run_show)
    solve = verbs.add_parser("solve", help="solve a puzzle in the terminal")
    _add_puzzle(solve)
    solve.set_defaults(run=run_solve)


def _add_puzzle(parser: argparse.ArgumentParser, *, takes_file: bool = True) -> None:
    parser.add_argument("game", choices=game_names(), help="the game")
    parser.add_argument("--date", metavar="DATE", help="such as 2026-11-16 (default: today, UTC)")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    if takes_file:
        parser.add_argument("--file", type=Path, metavar="FILE", help="read it from this file")


def run_make(arguments: argparse.Namespace) -> int:
    import msgspec

    document = msgspec.json.format(msgspec.json.encode(_make(arguments)), indent=1)
    if arguments.out is None:
        print(document.decode())
    else:
        arguments.out.write_bytes(document + b"\n")
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    shown = _ShownPuzzle(_puzzle(arguments), Messages(arguments.lang))
    shown.ask()
    if arguments.solution:
        shown.solve(None)
    return 0


def run_solve(arguments: argparse.Namespace) -> int:
    """Return 0 for a right answer, 1 for a wrong one."""
    messages = Messages(arguments.lang)
    shown = _ShownPuzzle(_puzzle(arguments), messages)
    shown.ask()
    while True:
        try:
            answer = shown.screen.read(input(f"{messages.text('puzzle-prompt')} "))
        except EOFError:
            return 1
        if answer in shown.game.legal(shown.state):
            break
        print(messages.text("puzzle-unknown"))
    shown.solve(answer)
    return 0 if answer == shown.puzzle.solution.best else 1


def _puzzle(arguments: argparse.Namespace) -> Puzzle:
    """Read the puzzle of the given file, or make that of the date."""
    from undercard.kernel.document import MalformedDocument, read_json, read_text
    from undercard.puzzles.puzzle import Puzzle

    if arguments.file is None:
        return _make(arguments)
    try:
        read = read_json(read_text(arguments.file), Puzzle)
    except MalformedDocument as error:
        raise BadOption(f"--file: {arguments.file}: {error}") from None
    if read.game != arguments.game:
        raise BadOption(f"--file: {arguments.file} is a puzzle of {read.game}")
    return read


def _make(arguments: argparse.Namespace) -> Puzzle:
    from undercard.puzzles.generation import find_puzzle

    return find_puzzle(arguments.game, _date(arguments.date)).puzzle


def _date(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadOption(f"--date: {text!r} is not a date such as 2026-11-16") from None


class _ShownPuzzle:
    """A puzzle on the terminal screen of its game."""

    def __init__(self, puzzle: Puzzle, messages: Messages) -> None:
        from undercard.cli.screen import make_screen
        from undercard.kernel.registry import load

        self.puzzle, self._messages = puzzle, messages
        self.game: Game = load(puzzle.game)
        self.state = _state_of(puzzle, self.game)
        names = [
            messages.text("puzzle-you" if seat == puzzle.position.seat else "puzzle-opponent")
            for seat in range(self.game.seats)
        ]
        self.screen: Screen[Game, Words] = make_screen(self.game, messages, names)

    def ask(self) -> None:
        """Print the position, the question and the choices."""
        for line in self.screen.table(self.state, self.puzzle.position.seat):
            print(line)
        print(paint(self._question(), "bold"))
        for line in self.screen.choices(self.game.legal(self.state)):
            print(line)

    def solve(self, answer: str | None) -> None:
        """Print how often each choice wins."""
        text, solution = self._messages.text, self.puzzle.solution
        if answer is not None:
            is_right = answer == solution.best
            print(paint(text("puzzle-right" if is_right else "puzzle-wrong"), "bold"))
        soon = text("puzzle-soon", soon=solution.soon)
        legend = f"{SOON} {soon}  {LATER} {text('puzzle-later')}"
        print(f"{text('puzzle-chances')}  ({legend})")
        width = max(cells(choice.action) for choice in solution.choices)
        for choice in solution.choices:
            mark = f"  ← {text('puzzle-yours')}" if choice.action == answer else ""
            print(f"  {pad(choice.action, width)}  {_bar(choice)} {choice.chance:4.0%}{mark}")
        error = f"{solution.choices[0].error:.1%}"
        for line in wrap(text("puzzle-samples", samples=solution.samples, error=error)):
            print(line)

    def _question(self) -> str:
        own = f"{self.puzzle.game}-puzzle-ask"
        situation = str(self.puzzle.position.view.get("situation", ""))
        has_own = self._messages.has(own)
        return (
            self._messages.text(own, situation=situation)
            if has_own
            else self._messages.text("puzzle-ask")
        )


def _state_of(puzzle: Puzzle, game: Game) -> State:
    """Return the position; a file may contain another one than the choices belong to."""
    from undercard.kernel.document import convert

    try:
        state: State = game.imagine(convert(puzzle.position.view, game.view_type))
        legal = game.legal(state)
    except (LookupError, ValueError, TypeError, ArithmeticError, AssertionError):
        raise BadOption(f"position.view: not a position of {game.name}") from None
    if puzzle.position.seat not in range(game.seats):
        raise BadOption(f"position.seat: {puzzle.position.seat} is not a seat")
    if sorted(legal) != sorted(it.action for it in puzzle.solution.choices):
        raise BadOption("solution.choices: not the legal actions of the position")
    return state


def _bar(choice: Choice) -> str:
    soon = round(BAR * choice.soon)
    return pad(SOON * soon + LATER * (round(BAR * choice.chance) - soon), BAR)
