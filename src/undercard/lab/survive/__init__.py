"""Survive in the lab: the figure left out, points, and balance studies."""

from undercard.lab.survive.traits import SurviveTraits

TRAITS = SurviveTraits("survive")
