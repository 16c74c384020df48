"""A process that compiles what a game lacks, and reports to the server that waits for it.

    python -m undercard.server.compiler GAME

prints the name of each part that is done and, every second, how many seconds of a processor it has
had: on a busy machine those are few, and the server can tell by that how long it will take.
"""

from __future__ import annotations

import os
import sys
import threading
import time

from undercard.bots.compilation import compile_part, parts_of
from undercard.kernel.announcement import silence

NICENESS = 10
"""Whoever plays comes before whoever waits for a strong bot."""
REPORT_SECONDS = 1.0


def main() -> None:
    silence()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_report, daemon=True).start()
    for part in parts_of(sys.argv[1]):
        if not part.is_compiled:
            compile_part(part)
            _print(part.name)


def _report() -> None:
    began = time.process_time()
    while True:
        time.sleep(REPORT_SECONDS)
        _print(f"{time.process_time() - began:.2f}")


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
