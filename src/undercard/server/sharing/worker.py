"""A process that makes one picture: reads a drawing, writes the file, and exits."""

from __future__ import annotations

import os
import sys

import msgspec

from undercard.pictures.raster import Drawing, rasterise

NICENESS = 5
"""How much lower than the server's the priority is."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    drawing = msgspec.json.decode(sys.stdin.buffer.read(), type=Drawing)
    sys.stdout.buffer.write(rasterise(drawing))


if __name__ == "__main__":
    main()
