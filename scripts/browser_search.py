"""Find the browser for tests, benchmarks and screenshots; needs only Playwright.

python scripts/browser_search.py   prints the browser, and downloads one if there is none
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import playwright
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

import carried_browser
import web
from carried_browser import Unavailable

SETTING = "UNDERCARD_BROWSER"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
PATIENCE = "10000"
"""Milliseconds per connection of Playwright's download, which it retries."""
DRAWING = ["--disable-gpu", "--disable-gpu-rasterization", "--disable-accelerated-2d-canvas"]
"""Drawing without an emulated GPU takes a sixth of a browser test's CPU time less."""
NODE_SETTING = "PLAYWRIGHT_NODEJS_PATH"
T = TypeVar("T")


class NoBrowser(Exception):
    """No browser starts on this machine; the message lists what was tried."""


@dataclass(frozen=True)
class Candidate:
    """A browser that may start; without an executable it is Playwright's own."""

    origin: str
    executable: str | None = None
    environment: Mapping[str, str] = field(default_factory=dict)


Source = Callable[[], Iterable[Candidate]]
"""Returns candidates, or raises Unavailable."""


def launch(playwright: Playwright) -> Browser:
    """Start the first browser of the search that starts."""
    return find(playwright)[1]


def find(playwright: Playwright) -> tuple[Candidate, Browser]:
    """Start the first browser of the search that starts, and return it with its candidate."""
    return first_that_starts(sources(), lambda candidate: _start(playwright, candidate))


def sources() -> tuple[Source, ...]:
    """Return the sources of browsers, the best first; installed ones precede downloads."""
    if os.environ.get(SETTING):
        return (from_setting,)
    return (from_path, from_playwright, from_environment, fetched_by_playwright, fetched_by_npm)


def first_that_starts(
    sources: Iterable[Source], start: Callable[[Candidate], T]
) -> tuple[Candidate, T]:
    """Try the sources in order; ask a source only if all before it have failed."""
    failures: list[str] = []
    for source in sources:
        try:
            for candidate in source():
                try:
                    return candidate, start(candidate)
                except Error as error:
                    failures.append(f"{candidate.origin} does not start ({_reason(error.message)})")
        except Unavailable as error:
            failures.append(str(error))
    tried = "; ".join(failures) or "there is none"
    raise NoBrowser(f"No browser starts: {tried}. Install Chromium, or set {SETTING} to one.")


def from_setting() -> Iterator[Candidate]:
    yield Candidate(SETTING, os.environ[SETTING])


def from_path() -> Iterator[Candidate]:
    for name in NAMES:
        if found := shutil.which(name):
            yield Candidate(found, found)


def from_playwright() -> Iterator[Candidate]:
    yield Candidate("Playwright’s own browser")


def from_environment() -> Iterator[Candidate]:
    if carried_browser.is_here():
        yield from _carried()


def fetched_by_playwright() -> Iterator[Candidate]:
    print("No browser was found; Playwright downloads one ...", file=sys.stderr)
    done = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"],
        env={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": PATIENCE, **os.environ},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Unavailable(f"Playwright cannot download one ({_reason(done.stdout + done.stderr)})")
    yield Candidate("the browser that Playwright fetched")


def fetched_by_npm() -> Iterator[Candidate]:
    print(f"npm downloads {carried_browser.PACKAGE} ...", file=sys.stderr)
    carried_browser.fetch()
    yield from _carried()


def _carried() -> Iterator[Candidate]:
    """Yield the browser twice: its own libraries are used only if the machine lacks them."""
    name, path = carried_browser.PACKAGE, str(carried_browser.EXECUTABLE)
    yield Candidate(name, path, carried_browser.fonts())
    yield Candidate(
        f"{name} with its libraries",
        path,
        {**carried_browser.fonts(), **carried_browser.libraries()},
    )


def _start(playwright: Playwright, candidate: Candidate) -> Browser:
    # Playwright disables Chromium's sandbox, which is unavailable to root and in containers.
    return playwright.chromium.launch(
        executable_path=candidate.executable,
        env={**os.environ, **candidate.environment},
        args=DRAWING,
    )


def _reason(text: str) -> str:
    """Return the line with the cause among the lines of an error."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if "error while loading" in line or "Error:" in line]
    return (telling or lines or ["no reason given"])[0].removeprefix("Error: ")


def choose_node() -> None:
    """Run Playwright on the Node that builds the pages if its own does not start."""
    if NODE_SETTING in os.environ:
        return
    name = "node.exe" if os.name == "nt" else "node"
    if web.node_version(str(Path(playwright.__file__).parent / "driver" / name)):
        return
    try:
        os.environ[NODE_SETTING] = web.node()[0]
    except web.BuildError as error:
        raise NoBrowser(f"Playwright’s Node does not start, and {error}") from None


def main() -> int:
    try:
        choose_node()
        with sync_playwright() as driver:
            candidate, browser = find(driver)
            print(f"The browser: Chromium {browser.version}, {candidate.origin}", file=sys.stderr)
            browser.close()
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
