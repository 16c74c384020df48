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
    """CPU seconds in total."""
    worked_before: float = 0.0
    """CPU seconds spent on completed parts."""

    def pace(self, now: float) -> float:
        """Elapsed seconds per CPU second, which is high on a busy machine."""
        return max(1.0, (now - self.began) / self.worked) if self.worked else 1.0


class Readiness:
    """The missing parts of all games in one process; if there are none, everything is ready."""

    def __init__(
        self, missing: Iterable[Part] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._missing = list(missing)
        self._clock = clock
        self._failed: set[str] = set()
        self._compilers: dict[str, _Compiler] = {}
        self._expected = self._worked = 0.0
        """CPU seconds of all completed parts, which measure the speed of this machine."""
        self._changed = asyncio.Event()

    # Events

    def begin(self, game: str) -> None:
        """Note that the compilation of the game's missing parts has begun."""
        self._compilers[game] = _Compiler(self._clock())
        self._failed.discard(game)

    def work(self, game: str, seconds: float) -> None:
        """Note the CPU time that the game's compiler has used."""
        self._compilers[game].worked = seconds

    def finish(self, part: Part) -> None:
        """Note that a part is compiled and loaded and the next one has begun."""
        compiler = self._compilers.get(part.game)
        if compiler is not None:
            self._expected += part.seconds
            self._worked += compiler.worked - compiler.worked_before
            compiler.worked_before = compiler.worked
        self._missing.remove(part)
        self._notify()

    def fail(self, game: str) -> None:
        """Note that the game's missing parts could not be compiled."""
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

    def missing_of(self, game: str) -> list[Part]:
        """Return the parts of a game that are not compiled, in their order."""
        return [part for part in self._missing if part.game == game]

    def is_compiled(self, game: str) -> bool:
        """Whether the rules of a game are compiled."""
        return parts_of(game)[0] not in self._missing

    def is_ready(self, game: str) -> bool:
        """Whether everything of a game is compiled."""
        return not self.missing_of(game)

    def state_of(self, game: str, bot: str) -> State:
        """Return the state of a bot; simple bots are always ready."""
        if can_play_interpreted(game, bot) or part_of(game, bot) not in self._missing:
            return "ready"
        return "failed" if game in self._failed else "compiling"

    def seconds_for(self, game: str, bot: str) -> float | None:
        """Return the estimated seconds until a bot is compiled, or None if it takes longer than
        expected."""
        compiler = self._compilers.get(game) or _Compiler(self._clock())
        rate = self._worked / self._expected if self._worked else 1.0
        left, *after = [it.seconds * rate for it in self._before(part_of(game, bot))] or [0.0]
        left -= compiler.worked - compiler.worked_before
        return (left + sum(after)) * compiler.pace(self._clock()) if left > 0 else None

    def _before(self, last: Part) -> list[Part]:
        """Return the missing parts up to `last`, inclusive."""
        missing = self.missing_of(last.game)
        return missing[: missing.index(last) + 1] if last in missing else []

    # Waiting

    async def settled(self, game: str, bot: str) -> None:
        """Wait until a bot is compiled or its compilation has failed."""
        while self.state_of(game, bot) == "compiling":
            await self._changed.wait()

    def fit(self, request: BotRequest) -> BotRequest:
        """Adapt the request of a settled bot: interpreted if necessary, and with a simple bot if
        its search cannot be compiled."""
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
    """Return the readiness at a start: nothing is loaded, and only cached parts are compiled."""
    return Readiness(part for part in all_parts() if part.name == RULES or not part.is_compiled)
