"""Fightdrome in the lab: characters, the starter, Fame, hands left, and the studies of balance."""

from undercard.lab.fightdrome.traits import FightdromeTraits

TRAITS = FightdromeTraits("fightdrome")
