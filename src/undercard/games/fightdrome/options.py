"""The options of a table: the modes (F9), the alternative rules (F10) and the rulings (R).

The order of a `choices` tuple is the order of the numbers that the compiled rules compare with.
"""

from __future__ import annotations

from typing import Final

from undercard.kernel.errors import BadOption
from undercard.kernel.options import Option, OptionValue

BOUT: Final = 0
MATCH: Final = 1
EPIC: Final = 2
REDRAW_MUST: Final = 0
REDRAW_ONCE: Final = 1
REDRAW_MAY: Final = 2
REDRAW_OFF: Final = 3
EMPTY_OUT: Final = 0
FINISH_HIGHER_HAND: Final = 1
START_ALTERNATE: Final = 0
START_LOSER: Final = 1
SURVIVOR_WOUNDED: Final = 1
REST_EXCEEDS: Final = 1
NO_ATTACK_STAGGERS: Final = 1
FIRST_RANDOM: Final = 0
DEALT: Final = 0
DRAFTED: Final = 1
GASP_MUST: Final = 1
GASP_MAY: Final = 2

FAME_TARGET = 300
QUICK_FAME_TARGET = 150

OPTIONS = (
    Option("mode", "bout", "F9.1", choices=("bout", "match", "epic")),
    Option("target", FAME_TARGET, "F9.2", span=(1, 10_000), set_by="do_you_want_fame"),
    Option("do_you_want_fame", False, "F10.3"),
    Option("breathing_space", False, "F10.1"),
    Option("last_gasp", "off", "F10.2", choices=("off", "on", "may"), was_switch=True),
    Option("characters", "dealt", "FR11", choices=("dealt", "drafted", "chosen")),
    Option("first", "random", "F1.6", choices=("random", "seat 0", "seat 1")),
    Option("overstimulated", "must", "FR2", choices=("must", "once", "may", "off")),
    Option("empty_hand", "out", "FR3", choices=("out", "fight_on")),
    Option("rest_finish", "not_staggered", "FR4", choices=("not_staggered", "higher_hand")),
    Option("next_start", "alternate", "FR5", choices=("alternate", "loser", "winner")),
    Option("survivor", "fresh", "FR6", choices=("fresh", "wounded")),
    Option("rest_limit", "would_exceed", "FR7", choices=("would_exceed", "exceeds")),
    Option("rest_no_attack", "round_ends", "FR9", choices=("round_ends", "staggered")),
)


def settle_target(options: dict[str, OptionValue], *, is_given: bool) -> None:
    """Set the target under F10.3; refuse a different one that was given."""
    if not options["do_you_want_fame"]:
        return
    if is_given and options["target"] != QUICK_FAME_TARGET:
        raise BadOption(
            f"target: {options['target']} contradicts do_you_want_fame, which makes it "
            f"{QUICK_FAME_TARGET} (F10.3); leave one of them out"
        )
    options["target"] = QUICK_FAME_TARGET


def stored_options(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return stored options from when `do_you_want_fame` silently overrode any target."""
    if options.get("do_you_want_fame") and "target" in options:
        return {**options, "target": QUICK_FAME_TARGET}
    return options
