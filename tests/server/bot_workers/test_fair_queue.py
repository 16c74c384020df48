"""Workers are shared by address and person: many requests of one do not delay those of another."""

from __future__ import annotations

import asyncio

from polling import eventually
from undercard.server.bot_workers.fair_queue import FairQueue, Owner

GREEDY = Owner("a", "ann")


class Office:
    """A queue of one worker; each request holds it until the test ends it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = FairQueue(1, lambda: self.now)
        self.served: list[str] = []
        self._end = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, owner: Owner, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._hold(owner, name))
        self.tasks.append(task)
        return task

    async def _hold(self, owner: Owner, name: str) -> None:
        async with self.queue.worker(owner, 1.0):
            self.served.append(name)
            await self._end.wait()
            self._end.clear()

    async def end(self, seconds: float = 1.0) -> None:
        """End the current decision, which took so long."""
        before = len(self.served)
        self.now += seconds
        self._end.set()
        await eventually(lambda: len(self.served) > before)


async def test_one_address_with_many_tables_does_not_delay_another() -> None:
    office = Office()
    for number in range(5):
        office.ask(GREEDY, f"greedy {number}")
    await eventually(lambda: office.served == ["greedy 0"])
    office.ask(Owner("b", "ben"), "ben")
    await asyncio.sleep(0)
    await office.end()
    assert office.served == ["greedy 0", "ben"]
    for task in office.tasks:
        task.cancel()
    await asyncio.gather(*office.tasks, return_exceptions=True)


async def test_people_of_one_address_share_its_time() -> None:
    office = Office()
    for number in range(4):
        office.ask(GREEDY, f"ann {number}")
    office.ask(Owner("a", "amy"), "amy")
    office.ask(Owner("b", "ben"), "ben")
    await eventually(lambda: office.served == ["ann 0"])
    await office.end()
    await office.end()
    assert office.served == ["ann 0", "ben", "amy"]
    for task in office.tasks:
        task.cancel()
    await asyncio.gather(*office.tasks, return_exceptions=True)


async def test_a_request_that_is_cancelled_leaves_the_queue() -> None:
    office = Office()
    office.ask(GREEDY, "first")
    await eventually(lambda: office.served == ["first"])
    waiting = office.ask(GREEDY, "second")
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    office.ask(GREEDY, "third")
    await asyncio.sleep(0)
    await office.end()
    assert office.served == ["first", "third"]
    office.tasks[-1].cancel()
    await asyncio.gather(*office.tasks, return_exceptions=True)
    assert office.queue._free == 1
