"""The numbers of the actions: play a face, discard a face, and a few others."""

from __future__ import annotations

from typing import Final

from undercard.games.fightdrome.pack import MAX_FACES, MAX_SLEEVES, MAX_STACKS

PLAY: Final = 0
DISCARD: Final = MAX_FACES
CHOOSE_SLEEVE: Final = 2 * MAX_FACES
REST: Final = CHOOSE_SLEEVE + MAX_SLEEVES
KEEP: Final = REST + 1
REDRAW: Final = KEEP + 1
CHOOSE_STACK: Final = REDRAW + 1
DRAW: Final = CHOOSE_STACK + MAX_STACKS
PASS: Final = DRAW + 1
COUNT: Final = PASS + 1
