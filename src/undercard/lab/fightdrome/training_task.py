"""The training task of Fightdrome: bouts and matches, observed through `features`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome.features import (
    FACES,
    FEATURES,
    MOST_LEGAL,
    OUTPUTS,
    RESTS,
    observe,
    to_action,
    to_output,
)
from undercard.bots.fightdrome.greedy import cost
from undercard.bots.fightdrome.learned import shipped_network
from undercard.games.fightdrome.pack_check import load_pack
from undercard.games.fightdrome.sample import COLUMNS, ROWS
from undercard.lab.training_task import Mode, TrainingTask


def fixed_preferences() -> NDArray[np.float32]:
    """Return a fixed order of actions: Rest first, then low cards, like Greedy without context."""
    preferences = np.zeros(OUTPUTS + 1, np.float32)
    for n, face in enumerate(load_pack("reconstructed").faces[:FACES]):
        preferences[n] = preferences[FACES + n] = -cost(face)
    preferences[RESTS] = 1000.0
    return preferences


TRAINING = TrainingTask(
    game="fightdrome",
    features=FEATURES,
    outputs=OUTPUTS,
    most_legal=MOST_LEGAL,
    table=(ROWS, COLUMNS),
    observe=observe,
    to_action=to_action,
    to_output=to_output,
    modes=(
        Mode("bouts", (), share=0.65, watched=3),
        # A match is longer, so almost half of the recorded choices come from matches.
        Mode("matches", (("mode", "match"),), share=0.35, watched=1),
    ),
    bot="learned",
    network=shipped_network,
    preferences=fixed_preferences,
)
