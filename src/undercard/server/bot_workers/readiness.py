"""Which parts of the games are compiled, and estimates for the rest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from undercard.bots.bot_set import bot_set
from undercard.bots.compilation import (
    RULES,
    Part,
    all_parts,
    can_play_interpreted,
    part_of,
    parts_of,
)
from undercard.server.bot_workers.messages import BotRequest

State = Literal["ready", "compiling", "failed"]


@dataclass
class _Compiler:
    """The progress of the process that compiles a game."""

    began: float
    worked: float = 0.0
    """CPU seconds."""
    worked_before: float = 0.0
    """Of those, on parts that are done."""

    def pace(self, now: float) -> float:
        """Seconds that pass for each CPU second: many on a busy machine."""
        return max(1.0, (now - self.began) / self.worked) if self.worked else 1.0


class Readiness:
    """The missing parts of all games, as one process knows them; without any, all is ready."""

    def __init__(
        self, missing: Iterable[Part] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._missing = list(missing)
        self._clock = clock
        self._failed: set[str] = set()
        self._compilers: dict[str, _Compiler] = {}
        self._expected = self._worked = 0.0
        """CPU seconds of all parts that are done: the speed of this machine."""
        self._changed = asyncio.Event()

    # Events

    def begin(self, game: str) -> None:
        """What the game lacks is being compiled."""
        self._compilers[game] = _Compiler(self._clock())

    def work(self, game: str, seconds: float) -> None:
        """The game's compiler has had a processor for so long."""
        self._compilers[game].worked = seconds

    def finish(self, part: Part) -> None:
        """A part is compiled and loaded, and its successor is begun."""
        compiler = self._compilers.get(part.game)
        if compiler is not None:
            self._expected += part.seconds
            self._worked += compiler.worked - compiler.worked_before
            compiler.worked_before = compiler.worked
        self._missing.remove(part)
        self._notify()

    def fail(self, game: str) -> None:
        """What the game still lacks will not be compiled."""
        self._failed.add(game)
        self._notify()

    # State

    @property
    def state(self) -> State:
        """The state of all parts together."""
        if any(part.game not in self._failed for part in self._missing):
            return "compiling"
        return "failed" if self._missing else "ready"

    @property
    def missing(self) -> int:
        """Parts that are not compiled."""
        return len(self._missing)

    def is_compiled(self, game: str) -> bool:
        """Whether the rules of a game are compiled."""
        return parts_of(game)[0] not in self._missing

    def state_of(self, game: str, bot: str) -> State:
        """Whether a bot can play as it should; simple ones always can."""
        if can_play_interpreted(game, bot) or part_of(game, bot) not in self._missing:
            return "ready"
        return "failed" if game in self._failed else "compiling"

    def seconds_for(self, game: str, bot: str) -> float | None:
        """About how long it takes until a bot is compiled; None: longer than was expected."""
        compiler = self._compilers.get(game) or _Compiler(self._clock())
        rate = self._worked / self._expected if self._worked else 1.0
        left, *after = [it.seconds * rate for it in self._before(part_of(game, bot))] or [0.0]
        left -= compiler.worked - compiler.worked_before
        return (left + sum(after)) * compiler.pace(self._clock()) if left > 0 else None

    def _before(self, last: Part) -> list[Part]:
        """The parts to compile until `last` is, with it."""
        missing = [part for part in self._missing if part.game == last.game]
        return missing[: missing.index(last) + 1] if last in missing else []

    # Waiting

    async def settled(self, game: str, bot: str) -> None:
        """Return when a bot is compiled, or never will be."""
        while self.state_of(game, bot) == "compiling":
            await self._changed.wait()

    def fit(self, request: BotRequest) -> BotRequest:
        """The request of a bot that is settled, as it can be met: interpreted if need be, and by a
        simple bot if its search cannot be compiled."""
        game, bot = request.game, request.level
        if part_of(game, bot) not in self._missing:
            return request
        has_search = part_of(game, bot).name != RULES and not can_play_interpreted(game, bot)
        return replace(
            request, level=bot_set(game).fallback if has_search else bot, interpreted=True
        )

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


def cold() -> Readiness:
    """The readiness at a start: nothing is loaded, and only cached parts are compiled."""
    return Readiness(part for part in all_parts() if part.name == RULES or not part.is_compiled)
