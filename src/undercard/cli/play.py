"""`undercard play`: play a game in the terminal, against bots or hot-seat on one device."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.bots.bot import ExplainingBot, Explanation
from undercard.bots.bot_set import bot_set
from undercard.bots.compilation import can_play_interpreted, compile_part, missing_parts
from undercard.bots.make import budget_of, make_bot
from undercard.cli.commands import output_file, parse_settings
from undercard.cli.screen import Screen, make_screen
from undercard.cli.style import clear_screen, paint, wrap
from undercard.kernel.compile_message import silence
from undercard.kernel.document import MOST_NAME, is_name
from undercard.kernel.engine_switch import interpret, use_compiled
from undercard.kernel.errors import BadOption, UndercardError, UnknownAction, cut, quoted
from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.kernel.options import Option, OptionValue
from undercard.kernel.plugin import game_names
from undercard.kernel.record import make_record, write_record
from undercard.kernel.registry import box_options, load
from undercard.kernel.words import Words
from undercard.locales import LANGUAGES, Messages, system_language
from undercard.table.boxes import box_option, name_or_path

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

HUMAN = "human"
BOT_SECONDS = 1.0


class Leave(Exception):
    """The player quits."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal", description=__doc__)
    parser.add_argument("game", choices=game_names(), help="the game")
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="WHO",
        help=f"the player of each seat: {HUMAN}, or a bot of the game such as random, search or "
        f"level1 to level5; default: {HUMAN} against a bot",
    )
    parser.add_argument("--names", nargs="+", metavar="NAME", help="the names of the players")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    parser.add_argument(
        "--box",
        metavar="BOX",
        help="the pack or scenario to play with: the name of a built-in one, or a TOML file",
    )
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game; may be repeated",
    )
    parser.add_argument(
        "--explain",
        action="store_true",
        help="print the bots' reasons, which reveal their cards",
    )
    parser.add_argument("--seed", type=int, help="deal from this seed")
    parser.add_argument("--record", type=output_file, metavar="FILE", help="write the record here")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = load(arguments.game, **_options(arguments))
    messages = Messages(arguments.lang)
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    players = arguments.players or [HUMAN] + [bot_set(game.name).stand_in] * (game.seats - 1)
    for what, given in (("--players", players), ("--names", arguments.names)):
        if given is not None and len(given) != game.seats:
            raise BadOption(f"{what}: {len(given)} given, but {game.name} has {game.seats} seats")
    for who in players:
        _check_player(who, game)
    for name in arguments.names or ():
        if not is_name(name):
            raise BadOption(
                f"--names: {quoted(name)} must have 1 to {MOST_NAME} printable characters"
            )
    with _engine_for(players, game, messages):
        _play(arguments, game, players, seed, messages)
    return 0


def _play(
    arguments: argparse.Namespace, game: Game, players: list[str], seed: int, messages: Messages
) -> None:
    seats = [_seat(who, game, seed + n) for n, who in enumerate(players)]
    names = arguments.names or _names(players, game, messages)
    screen = make_screen(game, messages, names)
    budgets = [budget_of(who, game.name, BOT_SECONDS) for who in players]
    played = TerminalGame(
        game, screen, messages, names, seats, budgets, seed, explains=arguments.explain
    )
    played.play()
    if arguments.record is not None:
        _save(played, arguments.record)


@contextmanager
def _engine_for(players: list[str], game: Game, messages: Messages) -> Iterator[None]:
    """Interpret the rules unless a bot needs them compiled, to avoid a wait for the compiler."""
    bots = [who for who in players if who != HUMAN]
    missing = missing_parts(game.name, bots)
    if missing and all(can_play_interpreted(game.name, bot) for bot in bots):
        interpret()
    elif missing:
        silence()
        seconds = round(sum(part.seconds for part in missing))
        print(messages.text("terminal-compiling", seconds=seconds), flush=True)
        for part in missing:
            compile_part(part)
    try:
        yield
    finally:
        use_compiled()


def _options(arguments: argparse.Namespace) -> dict[str, object]:
    """Return the options from `--set` and `--box`; `--players` can imply the number of players."""
    options: dict[str, object] = parse_settings(arguments.set)
    if arguments.box is not None:
        options |= box_options(arguments.game, name_or_path(arguments.game, arguments.box))
    elif arguments.players:
        if "players" in {option.name for option in load(arguments.game).all_options}:
            options.setdefault("players", len(arguments.players))
    return options


def _seat(who: str, game: Game, seed: int) -> ExplainingBot | None:
    """Return a bot, or None for a person."""
    return None if who == HUMAN else make_bot(who, game, seed)


def _check_player(who: str, game: Game) -> None:
    known = bot_set(game.name).names
    if who != HUMAN and who not in known:
        names = ", ".join(known)
        raise BadOption(f"--players: {quoted(who)} is neither {HUMAN} nor one of {names}")


def _names(players: list[str], game: Game, messages: Messages) -> list[str]:
    names = [_name(who, n, game, messages) for n, who in enumerate(players)]
    return [name if names.count(name) == 1 else f"{name} {n + 1}" for n, name in enumerate(names)]


def _name(who: str, seat: int, game: Game, messages: Messages) -> str:
    if who == HUMAN:
        return messages.text("player", number=seat + 1)
    return messages.bot_name(game.name, who)


def _save(played: TerminalGame, path: Path) -> None:
    record = make_record(played.game, played.seed, played.actions, played.names)
    try:
        path.write_text(write_record(record), encoding="utf-8")
    except OSError as error:
        raise UndercardError(f"cannot write {cut(str(path))}: {error.strerror}") from None
    except ValueError as error:  # a NUL in the path
        raise UndercardError(f"cannot write {cut(str(path))}: {error}") from None
    print(played.messages.text("terminal-saved", path=str(path)))


def _terms(game: Game) -> tuple[dict[str, OptionValue], tuple[Option, ...]]:
    """Return the values of all options, including the choice of a built-in box, and the options."""
    choice, box = box_option(game.name), game.box_document()
    if choice is None or not isinstance(box, str):
        return game.options, game.all_options
    return {choice.name: box, **game.options}, (choice, *game.all_options)


@dataclass
class TerminalGame:
    """One game at this terminal."""

    game: Game
    screen: Screen[Game, Words]
    messages: Messages
    names: list[str]
    seats: list[ExplainingBot | None]
    budgets: list[float]
    seed: int
    explains: bool = False

    def __post_init__(self) -> None:
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.reader: int | None = self.seats.index(None) if None in self.seats else None
        self._shown = [0] * len(self.seats)
        self.state, self._dealt = self.game.start(self.seed)
        self._words = self.game.words(self.messages, self.names)

    def play(self) -> None:
        """Play until the game is over or a player quits."""
        print("\n".join([*self.screen.welcome(), *self._welcome()]))
        self._add_events(self._dealt)
        try:
            while (seat := self.game.to_act(self.state)) is not None:
                self._act(seat)
            if outcome := self.game.outcome(self.state):
                for line in self.screen.result(outcome):
                    print(line)
        except (Leave, EOFError, KeyboardInterrupt):
            print("\n" + self.messages.text("terminal-left"))

    def _welcome(self) -> list[str]:
        unusual = "; ".join(self._words.options(*_terms(self.game)))
        text = self.messages.text
        options = text("terminal-options", options=unusual) if unusual else None
        return [
            *wrap(options or text("terminal-options-default")),
            *wrap(text("terminal-how", example=self.screen.example)),
        ]

    def _act(self, seat: int) -> None:
        bot = self.seats[seat]
        if bot is None:
            self._hand_over(seat)
            action = self._ask(seat)
        else:
            legal = self.game.legal(self.state)
            action = bot.decide(self.game.view(self.state, seat), legal, self.budgets[seat])
            if self.explains:
                self._print_explanation(seat, bot.explain())
        self.state, events = self.game.apply(self.state, action, seat)
        self.actions.append(action)
        self._add_events(events)

    def _print_explanation(self, seat: int, explanation: Explanation) -> None:
        text = self.messages.text
        print(paint(f"  {self.names[seat]}: {text(explanation.reason)}", "cyan"))
        for weighed in explanation.weighed:
            share = round(100 * weighed.share)
            if weighed.chance is None:
                line = text("explain-share", action=weighed.action, share=share)
            else:
                chance = round(100 * weighed.chance)
                line = text("explain-chance", action=weighed.action, share=share, chance=chance)
            print(paint(f"    {line}", "cyan"))

    def _add_events(self, events: list[Event]) -> None:
        self.events += events
        self._print_events(events)

    def _print_events(self, events: list[Event]) -> None:
        """Print the events for the reader, each one once."""
        if self.reader is not None:
            self._shown[self.reader] = len(self.events)
        shown = self.game.redact(events, self.reader)
        for line in self.screen.events(shown, self.reader):
            print(f"  {line}")

    def _hand_over(self, seat: int) -> None:
        """Hide the last player's hand before showing the next player's, on a shared device.

        The next player then sees the events since their last turn.
        """
        if self.seats.count(None) < 2 or (self.actions and self.reader == seat):
            return
        input(self.messages.text("terminal-pass", who=self.names[seat]))
        clear_screen()
        self.reader = seat
        self._print_events(self.events[self._shown[seat] :])

    def _ask(self, seat: int) -> str:
        """Ask the person at `seat` for an action until it is legal, and return it."""
        self._show(seat)
        while True:
            answer = input(f"{self.messages.text('terminal-prompt')} › ").strip()
            if answer.lower() in ("quit", "q"):
                raise Leave
            if self._is_command(answer, seat):
                continue
            action = self._read(answer)
            if action is not None and self._explain(action):
                return action

    def _is_command(self, answer: str, seat: int) -> bool:
        if answer == "":
            return True
        if answer == "?":
            print("\n".join(self.screen.help()))
        elif answer.startswith("?"):
            action = self._read(answer[1:].strip())
            if action is not None and self._explain(action):
                print(self.messages.text("terminal-allowed", action=cut(action)))
        elif answer.lower() == "log":
            for event in self.game.redact(self.events, seat):
                print(f"  {self._words.event(event, seat)}")
        elif answer.lower() in ("hand", "table"):
            self._show(seat)
        else:
            return False
        return True

    def _show(self, seat: int) -> None:
        print("\n".join(self.screen.table(self.state, seat)))
        print("\n".join(self.screen.choices(self.game.legal(self.state))))

    def _read(self, text: str) -> str | None:
        """Return a typed action in notation, in any case; None, with a hint, if it is none."""
        action = self.screen.read(text)
        try:
            self.game.parse_action(action)
        except UnknownAction:
            hint = self.screen.hint()
            self._warn(self.messages.text("terminal-unknown", action=cut(text), hint=hint))
            return None
        return action

    def _explain(self, action: str) -> bool:
        """Whether the action is legal; print the rule against it if not."""
        rule = self.game.why(self.state, action)
        if rule is None:
            return True
        reason = self._words.why(rule)
        self._warn(
            self.messages.text("terminal-not-allowed", action=cut(action), rule=rule, reason=reason)
        )
        return False

    def _warn(self, text: str) -> None:
        for line in wrap(text):
            print(paint(line, "yellow"))
