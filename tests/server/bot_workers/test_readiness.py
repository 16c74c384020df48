"""Which bots wait while a server compiles, for how long, and what happens if it fails."""

from __future__ import annotations

import asyncio

import pytest

from polling import LIMIT_SECONDS
from server.bot_workers.requests import request_for
from undercard.bots.compilation import part_of, parts_of
from undercard.server.bot_workers.readiness import Readiness

RULES, SEARCH, CHAMPION = parts_of("fightdrome")


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_levels_need_the_parts_of_their_bots() -> None:
    named = {level: part_of("fightdrome", f"level{level}").name for level in range(1, 6)}
    assert named == {1: "rules", 2: "rules", 3: "rules", 4: "search", 5: "champion"}
    assert part_of("survive", "level3").name == "search"
    assert part_of("survive", "Penny Pincher").name == "rules"


def test_only_searching_bots_and_bots_of_the_host_wait() -> None:
    readiness = Readiness(parts_of("fightdrome"))
    states = [readiness.state_of("fightdrome", f"level{n}") for n in range(1, 6)]
    assert states == ["ready"] * 3 + ["compiling"] * 2
    assert readiness.state_of("fightdrome", "Penny Pincher") == "compiling"
    assert readiness.state_of("survive", "level5") == "ready"
    assert not readiness.is_compiled("fightdrome")
    readiness.finish(RULES)
    assert readiness.is_compiled("fightdrome")
    assert readiness.state_of("fightdrome", "Penny Pincher") == "ready"
    assert (readiness.state, readiness.missing) == ("compiling", 2)


def test_seconds_are_estimated_from_the_work_that_is_done() -> None:
    clock = Clock()
    readiness = Readiness(parts_of("fightdrome"), clock)
    usual = RULES.seconds + SEARCH.seconds
    assert readiness.seconds_for("fightdrome", "level4") == usual
    readiness.begin("fightdrome")
    clock.now += 5
    readiness.work("fightdrome", 5)
    assert readiness.seconds_for("fightdrome", "level4") == usual - 5
    readiness.work("fightdrome", RULES.seconds + 1)
    assert readiness.seconds_for("fightdrome", "level4") is None, "longer than expected"


def test_a_slow_processor_is_noticed_when_a_part_is_done() -> None:
    clock = Clock()
    readiness = Readiness(parts_of("fightdrome"), clock)
    readiness.begin("fightdrome")
    clock.now += 2 * RULES.seconds
    readiness.work("fightdrome", 2 * RULES.seconds)
    readiness.finish(RULES)
    assert readiness.seconds_for("fightdrome", "level4") == 2 * SEARCH.seconds
    both = 2 * (SEARCH.seconds + CHAMPION.seconds)
    assert readiness.seconds_for("fightdrome", "level5") == both


def test_a_busy_machine_is_noticed_while_it_compiles() -> None:
    clock = Clock()
    readiness = Readiness(parts_of("fightdrome"), clock)
    readiness.begin("fightdrome")
    clock.now += 20
    readiness.work("fightdrome", 1)
    left = RULES.seconds + SEARCH.seconds - 1
    assert readiness.seconds_for("fightdrome", "level4") == 20 * left


@pytest.mark.parametrize("fails", [False, True])
async def test_waiters_wake_on_success_and_on_failure(fails: bool) -> None:
    readiness = Readiness([SEARCH, CHAMPION])
    waiting = asyncio.create_task(readiness.settled("fightdrome", "level4"))
    await asyncio.sleep(0)
    assert not waiting.done()
    if fails:
        readiness.fail("fightdrome")
    else:
        readiness.finish(SEARCH)
    await asyncio.wait_for(waiting, LIMIT_SECONDS)


def test_a_request_is_adapted_to_the_readiness() -> None:
    readiness = Readiness(parts_of("fightdrome"))
    greedy, search = (request_for("fightdrome", level) for level in ("level3", "level4"))
    assert readiness.fit(greedy).interpreted
    readiness.fail("fightdrome")
    assert readiness.state == "failed"
    assert (readiness.fit(search).level, readiness.fit(search).interpreted) == ("greedy", True)
    assert (readiness.fit(greedy).level, readiness.fit(greedy).interpreted) == ("level3", True)
    ready = Readiness()
    assert ready.fit(search) == search
    assert ready.state == "ready"
