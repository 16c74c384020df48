"""A small pool of workers. A bot returns to the worker that has its plan, if that one is free.

Bots that do not search have a worker of their own, so that they never wait for one that thinks.
Everyone else shares the others fairly (`fair_queue`).

A worker that dies or misses its deadline is replaced, and the move is still made: by another
worker, then by a simpler bot, and finally with the first legal action. A house bot has one attempt,
because one that hangs would hang again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic

import msgspec
from msgspec.structs import replace

from undercard.bots.bot_set import bot_set
from undercard.bots.compilation import can_play_interpreted
from undercard.bots.house import HouseBot, find_house_bot
from undercard.server.bot_workers.counters import BotCounters
from undercard.server.bot_workers.fair_queue import FairQueue, Owner
from undercard.server.bot_workers.messages import BotRequest
from undercard.server.bot_workers.process import BotFailed, WorkerLost, WorkerProcess
from undercard.server.logs import short_id

GRACE_SECONDS = 2.0
KEPT_PLACES = 4096
WARM_UP_TRIES = 2

log = logging.getLogger(__name__)


class BotAnswer(msgspec.Struct, frozen=True):
    """One of the legal actions; `is_fallback` if no bot chose it."""

    action: str
    is_fallback: bool = False


@dataclass(eq=False)
class _Slot:
    """A slot for a worker; its process starts on first use."""

    process: WorkerProcess | None = None


_Place = tuple[str, int]


class _Lane:
    """Some workers with their queue."""

    def __init__(self, size: int) -> None:
        self.slots = [_Slot() for _ in range(size)]
        self.idle = list(self.slots)
        self.queue = FairQueue(size)


class BotWorkers:
    """Decides for bots, in `size` processes and one more for those that do not search."""

    def __init__(
        self,
        size: int | None = None,
        counters: BotCounters | None = None,
        grace: float = GRACE_SECONDS,
        house: tuple[HouseBot, ...] = (),
    ) -> None:
        size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.counters = counters or BotCounters()
        self.house, self._grace = house, grace
        self.error: str | None = None
        """Why the last request failed for want of a worker; None if it did not."""
        self._searching, self._simple = _Lane(size), _Lane(1)
        self._last: OrderedDict[_Place, _Slot] = OrderedDict()

    @property
    def _slots(self) -> list[_Slot]:
        return [*self._searching.slots, *self._simple.slots]

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [slot.process.pid for slot in self._slots if slot.process is not None]

    async def decide(self, request: BotRequest, owner: Owner = Owner()) -> BotAnswer:  # noqa: B008
        """Return a legal action in any case."""
        if len(request.legal) == 1:
            return BotAnswer(request.legal[0])
        began = monotonic()
        for asked in self._tries(request):
            try:
                answer = await self._ask(asked, owner)
                self.counters.bot_decisions += 1
                self.counters.bot_seconds += monotonic() - began
                return answer
            except (BotFailed, WorkerLost) as error:
                self.counters.bot_failures += 1
                where = short_id(request.table)
                log.warning("bot %s at table %s failed: %s", asked.level, where, error)
        self.counters.bot_fallbacks += 1
        return BotAnswer(request.legal[0], is_fallback=True)

    def _tries(self, request: BotRequest) -> list[BotRequest]:
        simple = replace(request, level=bot_set(request.game).fallback)
        house = find_house_bot(self.house, request.game, request.level)
        if house is not None:
            return [replace(request, house=house), simple]
        return [request, request, simple]

    async def warm_up(self, request: BotRequest) -> None:
        """Let every worker make this decision, so that the next one needs no start-up."""
        size = len(self._lane(request).slots)
        places = [replace(request, table=f"warm-up {i}") for i in range(size)]
        await asyncio.gather(*map(self._warm_up_one, places))

    async def _warm_up_one(self, request: BotRequest) -> None:
        """Replace a worker that is lost meanwhile: nobody else asks it before the next game."""
        for _ in range(WARM_UP_TRIES):
            with suppress(BotFailed, WorkerLost):
                await self._ask(request)
                return

    async def close(self) -> None:
        """Stop all processes, including those that are thinking."""
        processes = [slot.process for slot in self._slots if slot.process is not None]
        await asyncio.gather(*(process.stop() for process in processes))

    def _lane(self, request: BotRequest) -> _Lane:
        is_simple = request.house is None and can_play_interpreted(request.game, request.level)
        return self._simple if is_simple else self._searching

    async def _ask(self, request: BotRequest, owner: Owner = Owner()) -> BotAnswer:  # noqa: B008
        lane, is_waiting = self._lane(request), True
        self.counters.bots_waiting += 1
        try:
            async with lane.queue.worker(owner, request.budget):
                self.counters.bots_waiting -= 1
                is_waiting = False
                action = await self._ask_in(lane, request)
        finally:
            self.counters.bots_waiting -= is_waiting
        if action not in request.legal:
            raise BotFailed("its action is not legal")
        return BotAnswer(action)

    async def _ask_in(self, lane: _Lane, request: BotRequest) -> str:
        slot = self._pick(lane, (request.table, request.seat))
        try:
            return await self._ask_at(slot, request)
        finally:
            lane.idle.append(slot)

    def _pick(self, lane: _Lane, place: _Place) -> _Slot:
        """Return the worker that has this bot if it is free, otherwise the one that was idle
        longest."""
        slot = self._last.pop(place, lane.idle[0])
        slot = slot if slot in lane.idle else lane.idle[0]
        lane.idle.remove(slot)
        self._last[place] = slot
        if len(self._last) > KEPT_PLACES:
            self._last.popitem(last=False)
        return slot

    async def _ask_at(self, slot: _Slot, request: BotRequest) -> str:
        try:
            process = slot.process = slot.process or await WorkerProcess.start()
            action = await process.decide(request, self._grace)
            self.error = None
            return action
        except OSError as error:
            self.error = f"no worker could be started: {error.strerror or error}"
            raise WorkerLost(self.error) from error
        except asyncio.CancelledError:
            slot.process = None
            raise
        except WorkerLost:
            slot.process = None
            self._last.pop((request.table, request.seat), None)
            self.counters.worker_restarts += 1
            self.error = "a worker was lost"
            raise
