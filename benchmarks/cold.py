"""The time to the first move on a machine that has compiled nothing: see docs/performance.md.

scripts/bench cold [--busy N] [--wait]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser

from browser.cold_start import place_first_figure, play_first_card
from browser.site import Site, build_pages, running
from browser.visitor import Visitor, chromium, visiting

BUDGET_SECONDS = 10.0
SPIN = "while True: pass"
GAMES: dict[str, tuple[str, Callable[[Visitor], object]]] = {
    "fightdrome": ("first card played", play_first_card),
    "survive": ("first figure placed", place_first_figure),
}


def main() -> int:
    arguments = read_arguments()
    build_pages()
    with chromium() as browser, busy(arguments.busy):
        taken = [measure(browser, game, arguments.wait) for game in GAMES]
    return int(max(taken) > BUDGET_SECONDS)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--busy", type=int, default=0, help="the number of processes that keep cores busy"
    )
    parser.add_argument(
        "--wait", action="store_true", help="also wait until everything is compiled"
    )
    return parser.parse_args()


@contextmanager
def busy(processes: int) -> Iterator[None]:
    with ExitStack() as ending:
        for _ in range(processes):
            spinning = subprocess.Popen([sys.executable, "-c", SPIN])
            ending.callback(spinning.wait)
            ending.callback(spinning.kill)
        yield


def measure(browser: Browser, game: str, waits: bool) -> float:
    """Return the seconds from opening the page to the first move, on a separate server."""
    what, play = GAMES[game]
    with tempfile.TemporaryDirectory(prefix="undercard-cold-") as folder, ExitStack() as ending:
        data, kernels = Path(folder, "data"), Path(folder, "kernels")
        data.mkdir()
        started = time.monotonic()
        site = ending.enter_context(running(data, kernels))
        visitor = ending.enter_context(visiting(browser, site.address))
        opened = time.monotonic()
        play(visitor)
        taken = time.monotonic() - opened
        print(f"{game}: server up in {opened - started:.1f} s, {what} {taken:.1f} s after the page")
        print(f"  was opened (at most {BUDGET_SECONDS:.0f} s); compilation: {site.compilation}")
        if waits:
            wait_until_compiled(site, started)
        print(f"  longest pause of the event loop: {worst_lag(site):.2f} s", flush=True)
    return taken


def wait_until_compiled(site: Site, started: float) -> None:
    while site.compilation == "compiling":
        time.sleep(0.2)
    print(f"  compilation: {site.compilation} {time.monotonic() - started:.0f} s after the start")


def worst_lag(site: Site) -> float:
    lines = httpx.get(f"{site.address}/metrics").text.splitlines()
    return next(float(it.split()[1]) for it in lines if it.startswith("undercard_loop_lag_seconds"))


if __name__ == "__main__":
    sys.exit(main())
