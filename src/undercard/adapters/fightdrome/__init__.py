"""Fightdrome for learners: what a seat sees as numbers, text and a picture, and a fast opponent."""

from undercard.adapters.fightdrome.observation import observation_size, observe
from undercard.adapters.fightdrome.policy import greedy_policy
from undercard.adapters.observation import Observation

OBSERVATION = Observation(
    observe=observe,
    size=observation_size,
    text="undercard.adapters.fightdrome.drawing:draw_text",
    picture="undercard.adapters.fightdrome.picture:draw_picture",
    policies={"greedy": greedy_policy},
)
