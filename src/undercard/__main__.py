"""`python -m undercard` is the command `undercard`."""

import sys

from undercard.cli.main import main

sys.exit(main())
