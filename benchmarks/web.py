"""The size and speed of the pages: see docs/web.md.

scripts/bench web [--inputs N] [--visits N] [--staggers N]
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from browser.fightdrome import Fighter
from browser.lobby import choose_game
from browser.player import Player, step_of, table_of
from browser.sample_tables import SampleTables, create_sample_tables
from browser.site import Site, build_pages, running
from browser.survive import Survivor
from browser.visitor import PHONE, WIDE, Visitor, chromium, visiting
from browser.weight import BUDGET, FIRST_SIGHTS, Weight, bytes_to_first_card

VIEW_BUDGET = 1000
FEEDBACK_BUDGET = 100
FRAME_BUDGET = 50
SLOWDOWN = 4
TRACED = ["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline"]
HOVER = 300
FIRST_VIEW = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
NEXT_DECISION = "(step) => window.nextDecision(step)"
LISTEN = Path(__file__).with_name("web_feedback.js")
FRAMES = Path(__file__).with_name("web_frames.js")


@dataclass(frozen=True)
class Page:
    """A page, and how to detect that its main content is visible."""

    name: str
    address: str
    sight: Callable[[Visitor], None]


def main() -> None:
    arguments = read_arguments()
    build_pages()
    with (
        tempfile.TemporaryDirectory(prefix="undercard-web-") as folder,
        running(Path(folder)) as site,
        chromium() as browser,
    ):
        print_pages(browser, site, arguments.visits)
        print_first_cards(browser, site)
        print_feedback(browser, site, arguments.inputs)
        for size in (WIDE, PHONE):
            print_frames(browser, site, arguments.staggers, size)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=40, help="inputs per table")
    parser.add_argument("--visits", type=int, default=5, help="first visits per page")
    parser.add_argument("--staggers", type=int, default=8, help="Staggers whose frames are timed")
    return parser.parse_args()


def print_pages(browser: Browser, site: Site, visits: int) -> None:
    with visiting(browser, site.address) as visitor:
        samples = create_sample_tables(visitor)
    print(f"First visits, median of {visits}, on loopback (at most {VIEW_BUDGET} ms):")
    for page in pages_of(samples):
        found = [visit(browser, site, samples, page) for _ in range(visits)]
        first = statistics.median(view for view, _ in found)
        print(f"  {page.name:22} first view {first:5.0f} ms   JavaScript {found[0][1]:7,} bytes")


def pages_of(samples: SampleTables) -> list[Page]:
    hand, actions = sees("web-hand-yours"), sees("web-survive-actions")
    return [
        Page("front page", "/", lambda it: it.button("level-fightdrome-1").wait_for()),
        Page("Fightdrome table", f"/table/{samples.bout}", hand),
        Page("Survive table", f"/table/{samples.dungeon}", actions),
        Page(
            "replay",
            f"/replay/{samples.finished_bout}",
            lambda it: it.button("replay-play").wait_for(),
        ),
        Page("learn", "/learn#fightdrome", hand),
        Page("rules", "/rules/fightdrome", lambda it: it.page.get_by_role("searchbox").wait_for()),
    ]


def sees(group: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.group(group).wait_for()


def visit(browser: Browser, site: Site, samples: SampleTables, page: Page) -> tuple[float, int]:
    """Return the milliseconds to the first view, and the bytes until the main content shows."""
    with visiting(browser, site.address, known=samples.known) as visitor:
        weight = Weight(visitor.page)
        visitor.open(page.address)
        page.sight(visitor)
        return float(visitor.page.evaluate(FIRST_VIEW)), weight.bytes


def print_first_cards(browser: Browser, site: Site) -> None:
    print(f"JavaScript from the front page to the first card (gzip, at most {BUDGET:,} bytes):")
    for game in FIRST_SIGHTS:
        with visiting(browser, site.address) as visitor:
            print(f"  {game:22} {bytes_to_first_card(visitor, game):7,} bytes")


def print_feedback(browser: Browser, site: Site, inputs: int) -> None:
    print(f"From pointer down to a painted change, {inputs} inputs (at most {FEEDBACK_BUDGET} ms):")
    for game, sit_down in (("fightdrome", Fighter), ("survive", Survivor)):
        with visiting(browser, site.address, still=False) as visitor:
            visitor.page.add_init_script(path=LISTEN)
            pairs = feel(sit_down(visitor), game, inputs)
        print(f"  {game:12} the button gives way: {spread([felt for felt, _ in pairs])}")
        print(f"  {game:12} the table answers:    {spread([answered for _, answered in pairs])}")


def spread(waits: Sequence[float]) -> str:
    most = statistics.quantiles(waits, n=20)[-1]
    return f"median {statistics.median(waits):4.0f} ms   95% within {most:4.0f} ms"


def feel(player: Player, game: str, inputs: int) -> list[tuple[float, float]]:
    """Play game after game; return when the button and when the table changed, for each input."""
    choose_game(player.visitor, game)
    player.visitor.button(f"level-{game}-1").click()
    waits: list[tuple[float, float]] = []
    while len(waits) < inputs:
        if can_move(player):
            waits.append(press(player))
    return waits


def can_move(player: Player) -> bool:
    """Wait for the player's turn; return False if the game was over and a rematch has begun."""
    expect(player.moves.or_(player.end).first).to_be_visible()
    if not player.is_over():
        return True
    player.visitor.button("web-rematch").click()
    expect(player.end).to_have_count(0)
    return False


def press(player: Player) -> tuple[float, float]:
    before = step_of(player.page)
    # Wait for moving cards to stop, and then for effects of the pointer's arrival.
    player.page.wait_for_timeout(HOVER)
    player.point_at(player.moves.first)
    player.page.wait_for_timeout(HOVER)
    player.page.evaluate("() => window.noteRest()")
    player.page.mouse.down()
    player.page.mouse.up()
    felt, answered = player.page.evaluate("() => window.waits")
    expect(table_of(player.page)).not_to_have_attribute("data-step", before)
    return float(felt), float(answered)


def print_frames(browser: Browser, site: Site, staggers: int, size: tuple[int, int]) -> None:
    with visiting(browser, site.address, still=False, size=size) as visitor:
        visitor.page.add_init_script(path=FRAMES)
        intervals, tasks = longest_frames(browser, Fighter(visitor), staggers)
    print(
        f"Longest frame during a Stagger on a CPU slowed {SLOWDOWN} times, {size[0]}×{size[1]}, "
        f"{len(intervals)} Staggers (at most {FRAME_BUDGET} ms):"
    )
    # Other work on the machine lengthens intervals, but not the CPU time of a task.
    for name, waits in (("interval", sorted(intervals)), ("CPU time of a task", sorted(tasks))):
        print(
            f"  {name:20} best {waits[0]:4.0f} ms   "
            f"median {statistics.median(waits):4.0f} ms   worst {waits[-1]:4.0f} ms"
        )


def longest_frames(
    browser: Browser, player: Player, staggers: int
) -> tuple[list[float], list[float]]:
    """Play game after game on a slowed CPU.

    Return the longest interval between frames and the longest task of each Stagger.
    """
    choose_game(player.visitor, "fightdrome")
    player.visitor.button("level-fightdrome-1").click()
    player.moves.first.wait_for()
    session = player.visitor.context.new_cdp_session(player.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    browser.start_tracing(page=player.page, categories=TRACED)
    scenes: list[list[float]] = []
    while len(scenes) < staggers:
        if can_move(player):
            before = step_of(player.page)
            player.choose()
            player.page.evaluate(NEXT_DECISION, before)
        scenes = player.page.evaluate("() => window.sceneFrames")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return [max(scene) for scene in scenes], longest_tasks(events)


def longest_tasks(events: Sequence[Mapping[str, Any]]) -> list[float]:
    """Return the CPU time in milliseconds of the longest task of the page in each scene."""
    marks = [event for event in events if event["name"] in ("scene-start", "scene-end")]
    tasks = [event for event in events if event["name"].endswith("RunTask") and "tdur" in event]
    found: list[float] = []
    for start, end in pairwise(marks):
        if start["name"] != "scene-start":
            continue
        page = (start["pid"], start["tid"])
        times = [
            task["tdur"] / 1000
            for task in tasks
            if (task["pid"], task["tid"]) == page
            and task["ts"] + task["dur"] >= start["ts"]
            and task["ts"] <= end["ts"]
        ]
        found.append(max(times, default=0.0))
    return found


if __name__ == "__main__":
    main()
