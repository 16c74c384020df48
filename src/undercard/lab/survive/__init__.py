"""Survive in the lab: the figure left out, points, and the studies of balance."""

from undercard.lab.survive.traits import SurviveTraits

TRAITS = SurviveTraits("survive")
