"""Run the command `undercard` with `python -m undercard`."""

import sys

from undercard.cli.main import main

sys.exit(main())
