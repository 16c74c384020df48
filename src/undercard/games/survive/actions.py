"""The numbers of the actions. A step is its cell and direction, so its notation needs no state."""

from __future__ import annotations

from typing import Final

from undercard.games.survive.book import DIRECTIONS
from undercard.games.survive.state import (
    CELLS,
    MAX_KINDS,
    MAX_PASSAGES,
    MAX_TEAM,
    PLAYING_CARDS,
    TELEPORTERS,
)

STEP: Final = 0
HIT: Final = STEP + CELLS * DIRECTIONS
PUT: Final = HIT + CELLS
PICK: Final = PUT + CELLS
LAY: Final = PICK + MAX_KINDS
CHOOSE_CARD: Final = LAY + MAX_KINDS
USE_FIGURE: Final = CHOOSE_CARD + PLAYING_CARDS
LEAVE_FIGURE: Final = USE_FIGURE + MAX_TEAM
JUMP_TO: Final = LEAVE_FIGURE + MAX_TEAM
FIELD: Final = JUMP_TO + TELEPORTERS
FIELD_NEAR: Final = FIELD + MAX_PASSAGES
FIELD_FAR: Final = FIELD_NEAR + MAX_PASSAGES
SWITCH_GREEN: Final = FIELD_FAR + MAX_PASSAGES
STAND: Final = SWITCH_GREEN + MAX_PASSAGES
JUMP: Final = STAND + 1
FOLLOW_UP: Final = JUMP + 1
STAY: Final = FOLLOW_UP + 1
DONE: Final = STAY + 1
PASS: Final = DONE + 1
COUNT: Final = PASS + 1
