"""Write the lesson of Fightdrome: a whole bout, until the opponent has no cards left.

Run from the repository root with the project's Python:
`PYTHONPATH=web/scripts python web/scripts/fightdrome/make_lesson.py`. The actions of both sides are
in the script below; the rules play them.
"""

from __future__ import annotations

import undercard
from lesson import Recording, parse_script

SEED = 42
RIVAL = "G20 K30 xP70 P40 G80 G50 NP G40 xNP xK60 xP40 P80 xW xPB80"
SCRIPT = """
lead: K20
draw
answer: K20
neurochem: NK
they_stagger
rest: rest
block: PB60
weave: W
grapple: G50
stagger: xKB60
feint: F
follow_up: K80
again: K70
few: K50
: P70
: W
last: K80
end
"""


def main() -> None:
    rival = iter(RIVAL.split())
    game = undercard.load("fightdrome", first="seat 0")
    recording = Recording(game, SEED, lambda *_: next(rival), is_split=True)
    recording.follow(parse_script(SCRIPT))
    recording.write("bout")


if __name__ == "__main__":
    main()
