"""A worker's side of the pipe to the server."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO


def open_pipe() -> BinaryIO:
    """Return the output of a worker, which leaves the interrupt to the server: that closes the
    pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return take_output()


def take_output() -> BinaryIO:
    """Return the standard output; everything else that is printed then goes to stderr."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return output


def lower_priority(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)
