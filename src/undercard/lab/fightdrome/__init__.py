"""Fightdrome in the lab: characters, the starter, Fame, hands left, and balance studies."""

from undercard.lab.fightdrome.traits import FightdromeTraits

TRAITS = FightdromeTraits("fightdrome")
