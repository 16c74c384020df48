"""Fightdrome for agents: a seat's view as numbers, text and a picture, and a fast opponent."""

from undercard.adapters.fightdrome.observation import observation_size, observe
from undercard.adapters.observation import Observation, Policy
from undercard.bots.fightdrome.greedy import costs_of, greedy_action
from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.compile import on_arrays
from undercard.kernel.game import Game


def greedy_policy(game: Game) -> Policy:
    """Return the policy of the bot `Greedy`."""
    assert isinstance(game, Fightdrome)
    return Policy(on_arrays(greedy_action), (costs_of(game.pack.faces),))


OBSERVATION = Observation(
    observe=observe,
    size=observation_size,
    text="undercard.adapters.fightdrome.text_render:draw_text",
    picture="undercard.adapters.fightdrome.picture:draw_picture",
    policies={"greedy": greedy_policy},
)
