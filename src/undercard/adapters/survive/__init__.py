"""Survive for agents: a seat's view as numbers, text and a picture."""

from undercard.adapters.observation import Observation
from undercard.adapters.survive.observation import observation_size, observe

OBSERVATION = Observation(
    observe=observe,
    size=observation_size,
    text="undercard.adapters.survive.text_render:draw_text",
    picture="undercard.adapters.survive.picture:draw_picture",
)
