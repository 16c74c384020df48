"""Write the worked example of the Fightdrome rulebook: Alice and Simon, card by card.

Run from the repository root with the project's Python:
`python web/scripts/fightdrome/make_example.py`.
The decks are those of a real deal; only their order is arranged, so that both players hold and draw
the cards of the story. The browser shows the frames and explains each one.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import undercard
from undercard.games.fightdrome.position import PlayerPosition, Position
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State

FILE = Path(__file__).parents[2] / "src/games/fightdrome/example.json"
NAMES = ("Alice", "Simon")
STORY = ("K30", "K50", "K60", "KB80", "P20", "P80", "NP", "xP30")
HANDS = ("K30 K60 P20 NP G70 G30 PB40", "K50 KB80 P80 P60 P50 PB60 NK")
DRAWS = ("K20 G50 KB60", "P30 G40 W")
"""In the order in which they are drawn."""
SEEDS = 10_000


class Frame(msgspec.Struct, frozen=True):
    """A moment of the example, as each seat sees it."""

    views: list[object]
    events: list[list[Event]]
    legal: list[str]
    why: dict[str, str]
    """The rule against each card of the player to act that cannot be played."""


class Example(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    options: dict[str, object]
    box: object
    position: object
    actions: list[str]
    frames: list[Frame]


def deal_hand(player: PlayerPosition, hand: list[str], draws: list[str]) -> PlayerPosition | None:
    """The same deck with this hand, or None where it lacks a card of the hand or of the draws."""
    deck = [*player.hand, *player.pile]
    for card in (*hand, *draws):
        if card not in deck:
            return None
        deck.remove(card)
    return msgspec.structs.replace(player, hand=hand, pile=[*draws, *deck])


def find_deal(game: Game) -> Position:
    """The first deal whose decks hold all cards of the story."""
    for seed in range(SEEDS):
        dealt = msgspec.convert(game.position(game.new(seed)), Position)
        players = [
            deal_hand(player, hand.split(), draws.split())
            for player, hand, draws in zip(dealt.players, HANDS, DRAWS, strict=True)
        ]
        if players[0] and players[1] and not any(player.mixed for player in dealt.players):
            return msgspec.structs.replace(dealt, players=(players[0], players[1]))
    raise LookupError(f"no deal with a seed below {SEEDS} holds the cards of the story")


def drawn(game: Game, position: Position, actions: tuple[str, ...]) -> str:
    """The card that the last of these actions draws."""
    state, events = game.setup(msgspec.to_builtins(position)), list[Event]()
    for action in actions:
        state, events = game.apply(state, action)
    return next(str(event.data["card"]) for event in events if event.kind == "drew")


def arrange(game: Game, position: Position) -> Position:
    """The deal with each pile in the order that makes chance draw the cards of the story."""
    for n in range(6):
        pile, wanted = position.players[n % 2].pile, DRAWS[n % 2].split()[n // 2]
        start = pile.index(wanted)
        for place in range(len(pile)):
            pile[start], pile[place] = pile[place], pile[start]
            if drawn(game, position, STORY[: n + 1]) == wanted:
                break
            pile[start], pile[place] = pile[place], pile[start]
    return position


def make_frame(game: Game, state: State, events: list[Event]) -> Frame:
    views = [game.view(state, seat) for seat in range(game.seats)]
    seat = game.to_act(state)
    assert seat is not None
    return Frame(
        views=list(views),
        events=[game.redact(events, seat) for seat in range(game.seats)],
        legal=game.legal(state),
        why=game.refusals(state, views[seat]),
    )


def make_example() -> Example:
    game = undercard.load("fightdrome", first="seat 0")
    position = msgspec.to_builtins(arrange(game, find_deal(game)))
    state = game.setup(position)
    frames = [make_frame(game, state, [])]
    for action in STORY:
        state, events = game.apply(state, action)
        frames.append(make_frame(game, state, events))
    return Example(
        game=game.name,
        names=NAMES,
        options=dict(game.options),
        box=game.shown_box(),
        position=position,
        actions=[*STORY],
        frames=frames,
    )


def example_text() -> bytes:
    return msgspec.json.encode(make_example()) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(example_text())
