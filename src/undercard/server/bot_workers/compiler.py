"""A process that compiles the missing parts of a game and reports its progress to the server.

    python -m undercard.server.bot_workers.compiler GAME

prints the name of each part that is done and, every second, the CPU seconds it has used: from those
the server estimates the remaining time, also on a busy machine.
"""

from __future__ import annotations

import os
import sys
import threading
import time

from undercard.bots.compilation import compile_part, parts_of
from undercard.kernel.compile_message import silence

NICENESS = 10
"""A lower priority than running games."""
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
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(0)  # the server was killed; the next one starts its own compiler


if __name__ == "__main__":
    main()
