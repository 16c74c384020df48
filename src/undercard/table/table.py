"""The table: applies steps, refuses invalid ones, and builds what each audience may see."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from undercard.kernel.chance_source import Proof
from undercard.kernel.game import Game, GameView, Outcome, State
from undercard.kernel.record import Record, record_game
from undercard.table.clock import seconds_left
from undercard.table.contributions import check_no_deal_is_due, is_deal_due
from undercard.table.dispatch import advance
from undercard.table.endings import can_offer_draw
from undercard.table.errors import BadStep, NotOver, TimeUp
from undercard.table.header import About, TableHeader, open_header
from undercard.table.phase import Phase
from undercard.table.progress import Play, Progress, TableContext
from undercard.table.redaction import Announced, Entry, Logged, show
from undercard.table.seats import Bot, Seat, seat_at
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Act, LeaveSeat, Start, Step
from undercard.table.takeback import can_take_back


@dataclass(frozen=True, repr=False)
class Prepared:
    """A valid step that is not applied yet: the caller stores it, then commits it."""

    step: Step
    after: Progress


class PositionCache:
    """Values derived from a state that several callers need, computed once."""

    def __init__(self, game: Game, state: State) -> None:
        self.state, self._game = state, game
        self.to_act = game.to_act(state)

    @cached_property
    def views(self) -> tuple[GameView, ...]:
        """The views of all seats: callers nearly always need more than one."""
        return self._game.views(self.state)


class Table:
    """One game in progress; it consists of its header and its steps."""

    def __init__(self, header: TableHeader) -> None:
        game, secret = open_header(header)
        self.header = header
        self._context = TableContext(game, header.about, secret)
        self._now = Progress(seats=(Seat(),) * game.seats, given=(None,) * game.seats)
        self._log: list[Logged] = []
        self._shown = 0
        """The number of log entries that spectators may see."""
        self._seen: PositionCache | None = None

    def __repr__(self) -> str:
        return f"<Table {self.about.id}, step {self.number}>"

    @classmethod
    def replay(cls, header: TableHeader, steps: Iterable[Step]) -> Table:
        """Return the table that results from these steps."""
        table = cls(header)
        for step in steps:
            table.commit(table.prepare(step, is_stored=True))
        return table

    # Steps

    def apply(self, step: Step) -> Announced:
        """Apply a step and return what each audience may see; raise `TableError` if refused."""
        shown = self._shown
        self.commit(self.prepare(step))
        logged, seats = self._log[-1], range(self.game.seats)
        return Announced(
            number=self.number,
            seats=tuple(show(self.game, logged, seat) for seat in seats),
            spectators=self._for_spectators(shown),
        )

    def prepare(self, step: Step, *, is_stored: bool = False) -> Prepared:
        """Check a step and compute its effect, without applying it.

        A stored step may be late, or leave a seat before a deal that is due: earlier versions
        accepted both.
        """
        if not math.isfinite(step.at):
            raise BadStep("at: the time of a step must be a number of seconds")
        now = msgspec.structs.replace(
            self._now, number=self.number + 1, at=max(step.at, self._now.at), events=(), move=None
        )
        if not is_stored and isinstance(step, LeaveSeat):
            check_no_deal_is_due(now)
        if not is_stored and step.by is not None:
            self._check_in_time(now.at)
        return Prepared(step, advance(self._context, now, step))

    def _check_in_time(self, at: float) -> None:
        """Refuse every step of a person once a player's time is up: the game is lost."""
        deadline = self.deadline
        if deadline is not None and at >= deadline and self._now.play is not None:
            raise TimeUp(f"the time of seat {self.to_act} is up")

    def commit(self, prepared: Prepared) -> None:
        """Apply a prepared step, which must be the next one."""
        assert prepared.after.number == self.number + 1, "prepared for another moment"
        now = self._now = prepared.after
        state, count = (now.play.stored, now.play.count) if now.play else (None, None)
        self._log.append(Logged(now.number, prepared.step, now.events, state, count))
        if now.move is not None:
            self._context.moves[now.number] = now.move
        while self._shown < len(self._log) and self._may_be_shown(self._log[self._shown]):
            self._shown += 1

    def _may_be_shown(self, logged: Logged) -> bool:
        """Whether spectators may already see it: with open hands, they see steps with a delay."""
        delay, play = self.about.open_hands, self._now.play
        if delay is None or self.is_over or logged.actions is None or play is None:
            return True
        return logged.actions <= play.count - delay

    # For the host

    @property
    def game(self) -> Game:
        return self._context.game

    @property
    def about(self) -> About:
        return self._context.about

    @property
    def number(self) -> int:
        """The number of steps so far, which is the number of the last step."""
        return self._now.number

    @property
    def steps(self) -> list[Step]:
        return [logged.step for logged in self._log]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._now.seats

    @property
    def phase(self) -> Phase:
        return self._now.phase

    @property
    def started(self) -> int | None:
        """The number of the step that started the game."""
        return next((it.number for it in self._log if isinstance(it.step, Start)), None)

    @property
    def is_ready(self) -> bool:
        """Whether all seats are taken and all contributions are known."""
        now = self._now
        return now.play is None and None not in now.given and now.is_revealed

    @property
    def is_deal_due(self) -> bool:
        """Whether a contribution was revealed, so that the deal follows and nobody leaves."""
        return is_deal_due(self._now)

    @property
    def missing(self) -> frozenset[str]:
        """The ids of the people who have not contributed to chance yet; empty after the deal."""
        pairs = zip(self.seats, self._now.given, strict=False)
        return frozenset(seat.person.id for seat, it in pairs if seat.person and it is None)

    @property
    def is_over(self) -> bool:
        return self._now.result is not None

    @property
    def result(self) -> Outcome | None:
        return self._now.result

    @property
    def to_act(self) -> int | None:
        """The seat to act, or None."""
        play = self._now.play
        return None if play is None or self.is_over else self._position(play).to_act

    @property
    def turn_at(self) -> float:
        """The time of the step that led to the current position."""
        return self._log[self._now.turn - 1].step.at if self._now.turn else 0.0

    @property
    def bot_to_act(self) -> Bot | None:
        """The bot to act, or None."""
        return self.bot_to_act_after(self._now)

    def bot_to_act_after(self, now: Progress) -> Bot | None:
        """Return the bot to act after a prepared step."""
        if now.play is None or now.result is not None:
            return None
        to_act = self._position(now.play).to_act
        return None if to_act is None else now.seats[to_act].bot

    @property
    def deadline(self) -> float | None:
        """The time when the clock of the person to act runs out, or before the deal when the game
        starts without the missing contributions; None if there is none."""
        if self._now.play is None:
            return self._now.deal_at
        clock = self._now.clock
        if clock is None or clock.running is None or self.seats[clock.running].bot is not None:
            return None
        return clock.since + seconds_left(clock, clock.running, clock.since)

    def find_repeat(self, step: Act) -> int | None:
        """Return the number of this very action if it was taken before: a message sent twice."""
        for logged in self._log[max(0, step.answers) :]:
            known = logged.step
            if isinstance(known, Act) and known.answers == step.answers:
                same = (known.seat, known.action, known.by) == (step.seat, step.action, step.by)
                return logged.number if same else None
        return None

    def record(self) -> Record:
        """Return the record of a finished game, with the proof of its chance."""
        play = self._now.play
        if play is None or not self.is_over:
            raise NotOver("the record contains the secret, so it is available only after the game")
        actions = [move.action for move in self._context.moves_of(play)][::-1]
        names = [seat.name for seat in self.seats]
        return record_game(self.game, play.chance, actions, names, self._now.stopped)

    # For a seat or a spectator

    def last_shown(self, seat: int | None) -> int:
        """Return the number of the last step in a seat's log, or in the spectators' log (None)."""
        return self._shown if seat is None else self.number

    def view(self, seat: int | None) -> GameView | None:
        """Return the game as a seat sees it (None: a spectator); None before the deal."""
        if seat is not None:
            seat_at(self.seats, seat)
            play = self._now.play
            return self._position(play).views[seat] if play else None
        stored = self._log[self._shown - 1].state if self._shown else None
        if stored is None:
            return None
        play, is_late = self._now.play, self._shown < self.number
        state = self.game.restore(stored) if play is None or is_late else play.state
        return self.game.view(state, None, open_hands=self._open_hands)

    def forget_views(self) -> None:
        """Free the cached views of the position; they are rebuilt on demand."""
        if self._seen is not None:
            self._seen.__dict__.pop("views", None)

    def log(self, seat: int | None, after: int = 0) -> tuple[Entry, ...]:
        """Return the entries announced to a seat, or to spectators, after step number `after`."""
        after = max(0, after)
        if seat is None:
            return self._for_spectators(after)
        seat_at(self.seats, seat)
        return tuple(show(self.game, logged, seat) for logged in self._log[after:])

    def snapshot(self, seat: int | None, after: int = 0) -> Snapshot:
        """Return the table now, with the log `after` the last step the client has received."""
        now, is_late, view = self._now, seat is None and self._shown < self.number, self.view(seat)
        asked = now.play.state if now.play and seat is not None and seat == self.to_act else None
        return Snapshot(
            about=self.about,
            seat=seat,
            number=self.last_shown(seat),
            phase=self.phase,
            seats=now.seats,
            given=now.given,
            view=view,
            why={} if asked is None or view is None else self.game.refusals(asked, view),
            ways={} if asked is None else self.game.paths(asked),
            odds={} if asked is None or view is None else self.game.all_odds(asked, view),
            log=self.log(seat, after),
            clock=None if is_late else now.clock,
            draw=None if is_late else now.draw,
            takeback=None if is_late else now.takeback,
            can_offer_draw=seat is not None and can_offer_draw(self._context, now, seat),
            can_take_back=seat is not None and can_take_back(self._context, now, seat, self.to_act),
            result=now.result,
            stopped=now.stopped,
            proof=self._proof(),
            following=now.following,
        )

    def _position(self, play: Play) -> PositionCache:
        if self._seen is None or self._seen.state is not play.state:
            self._seen = PositionCache(self.game, play.state)
        return self._seen

    @property
    def _open_hands(self) -> bool:
        return self.about.open_hands is not None

    def _for_spectators(self, first: int) -> tuple[Entry, ...]:
        entries = self._log[first : self._shown]
        return tuple(show(self.game, e, None, open_hands=self._open_hands) for e in entries)

    def _proof(self) -> Proof | None:
        play = self._now.play
        return play.chance.proof() if play is not None and self.is_over else None
