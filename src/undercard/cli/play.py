"""`undercard play`: a game in the terminal, against a bot or hand to hand on one device."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.bots.bot import BOT_NAMES, Bot, make_bot
from undercard.cli.commands import parse_settings
from undercard.cli.screen import Screen, make_screen
from undercard.cli.style import clear_screen, paint
from undercard.kernel.errors import BadOption, UndercardError, UnknownAction
from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.kernel.record import make_record, write_record
from undercard.kernel.registry import box_keyword, game_names, load
from undercard.locales import LANGUAGES, Messages, system_language

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

HUMAN = "human"
BOT_SECONDS = 1.0


class Leave(Exception):
    """The player wants to stop."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal", description=__doc__)
    parser.add_argument("game", choices=game_names(), help="the game")
    parser.add_argument(
        "--players",
        nargs=2,
        metavar="WHO",
        default=[HUMAN, "greedy"],
        help=f"who sits at each seat: {HUMAN} or a bot ({', '.join(BOT_NAMES)}); "
        f"default: {HUMAN} greedy",
    )
    parser.add_argument("--names", nargs=2, metavar="NAME", help="what the players are called")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    parser.add_argument("--pack", metavar="FILE", help="play with this pack")
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the table, such as mode=match or last_gasp=yes; may be repeated",
    )
    parser.add_argument("--seed", type=int, help="deal the same game again")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record here")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    options = parse_settings(arguments.set)
    if arguments.pack is not None:
        options[box_keyword(arguments.game)] = arguments.pack
    game = load(arguments.game, **options)
    messages = Messages(arguments.lang)
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    seats = [_seat(who, game, seed + n) for n, who in enumerate(arguments.players)]
    names = arguments.names or _names(arguments.players, messages)
    screen = make_screen(game, messages, names)
    played = TerminalGame(game, screen, messages, names, seats, seed)
    played.play()
    if arguments.record is not None:
        _save(played, arguments.record)
    return 0


def _seat(who: str, game: Game, seed: int) -> Bot | None:
    """A bot, or None for a person."""
    if who == HUMAN:
        return None
    if who not in BOT_NAMES:
        raise BadOption(f"--players: {who!r} is neither {HUMAN} nor one of {', '.join(BOT_NAMES)}")
    return make_bot(who, game, seed)


def _names(players: list[str], messages: Messages) -> list[str]:
    names = [
        messages.text("player", number=n + 1) if who == HUMAN else messages.text(f"bot-{who}")
        for n, who in enumerate(players)
    ]
    return names if names[0] != names[1] else [f"{name} {n + 1}" for n, name in enumerate(names)]


def _save(played: TerminalGame, path: Path) -> None:
    record = make_record(played.game, played.seed, played.actions, played.names)
    try:
        path.write_text(write_record(record), encoding="utf-8")
    except OSError as error:
        raise UndercardError(f"cannot write {path}: {error.strerror}") from None
    print(played.messages.text("terminal-saved", path=str(path)))


@dataclass
class TerminalGame:
    """One game at this terminal."""

    game: Game
    screen: Screen
    messages: Messages
    names: list[str]
    seats: list[Bot | None]
    seed: int

    def __post_init__(self) -> None:
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.reader: int | None = self.seats.index(None) if None in self.seats else None
        self._heard = [0] * len(self.seats)
        self.state, self._dealt = self.game.start(self.seed)
        self._words = self.game.words(self.messages, self.names)

    def play(self) -> None:
        """Until the game is over or a player leaves."""
        print("\n".join(self.screen.welcome()))
        self._tell(self._dealt)
        try:
            while (seat := self.game.to_act(self.state)) is not None:
                self._act(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            print("\n" + self.messages.text("terminal-left"))

    def _act(self, seat: int) -> None:
        bot = self.seats[seat]
        if bot is None:
            self._hand_over(seat)
            action = self._ask(seat)
        else:
            legal = self.game.legal(self.state)
            action = bot.decide(self.game.view(self.state, seat), legal, BOT_SECONDS)
        self.state, events = self.game.apply(self.state, action, seat)
        self.actions.append(action)
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        self.events += events
        self._print_events(events)

    def _print_events(self, events: list[Event]) -> None:
        """Tell the reader what happened, each thing once."""
        if self.reader is not None:
            self._heard[self.reader] = len(self.events)
        shown = self.game.redact(events, self.reader)
        for line in self.screen.events(shown, self.reader):
            print(f"  {line}")

    def _hand_over(self, seat: int) -> None:
        """With two people at one device, the last hand is cleared before the next is shown.

        Whoever comes to the device is told what happened since they were there.
        """
        if self.seats.count(None) < 2 or (self.actions and self.reader == seat):
            return
        input(self.messages.text("terminal-pass", who=self.names[seat]))
        clear_screen()
        self.reader = seat
        self._print_events(self.events[self._heard[seat] :])

    def _ask(self, seat: int) -> str:
        """An action of the person at `seat`, asked for until it is legal."""
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
            print(self.messages.text("terminal-help"))
        elif answer.startswith("?"):
            action = self._read(answer[1:].strip())
            if action is not None and self._explain(action):
                print(self.messages.text("terminal-allowed", action=action))
        elif answer.lower() == "log":
            for event in self.game.redact(self.events, seat):
                print(f"  {self._words.event(event, seat)}")
        elif answer.lower() == "hand":
            self._show(seat)
        else:
            return False
        return True

    def _show(self, seat: int) -> None:
        print("\n".join(self.screen.table(self.state, seat)))
        print("\n".join(self.screen.choices(self.game.legal(self.state))))

    def _read(self, text: str) -> str | None:
        """An action as typed, in any case; None, with a hint, if it is none."""
        action = normalise(text)
        try:
            self.game.parse_action(action)
        except UnknownAction:
            example = self.screen.example
            hint = self.messages.text(
                "terminal-unknown-hint", example=example, discard=f"x{example}"
            )
            print(paint(self.messages.text("terminal-unknown", action=text, hint=hint), "yellow"))
            return None
        return action

    def _explain(self, action: str) -> bool:
        """Whether the action is legal; the rule is told if not."""
        rule = self.game.why(self.state, action)
        if rule is None:
            return True
        reason = self._words.why(rule)
        text = self.messages.text("terminal-not-allowed", action=action, rule=rule, reason=reason)
        print(paint(text, "yellow"))
        return False


def normalise(text: str) -> str:
    """`k30` as `K30`, `XK30` as `xK30`, `Rest` as `rest`."""
    word = " ".join(text.split())
    if word.lower() in ("rest", "keep", "redraw") or word.lower().startswith("sleeve"):
        return word.lower()
    if word[:1] in ("x", "X"):
        return "x" + word[1:].strip().upper()
    return word.upper()
