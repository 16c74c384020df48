"""Survive in words: figures, resources, events, situations and reasons in the reader's language.

It takes only views and redacted events, so it cannot reveal secrets.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercard.games.survive.scenario import Scenario
from undercard.games.survive.view import View
from undercard.kernel.events import Event, Value
from undercard.kernel.odds import Chance, Effect, Odds
from undercard.kernel.words import Translator, Words

SAID = ("win", "tie", "lose", "down", "out")
"""The effects that a sentence about odds adds to the result."""
RANK_WORDS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


class SurviveWords(Words):
    """Sentences about one table; `names` are the players' names."""

    def __init__(self, translator: Translator, scenario: Scenario, names: Sequence[str]) -> None:
        super().__init__(translator, "survive", names)
        self._language = translator.language
        self._scenario = scenario

    def figure(self, label: str) -> str:
        """Return a figure with its label: `Runner X1`."""
        if label[0] in "GC":
            return self.text("survive-npc", kind=label[0], label=label)
        name = self._scenario.figures[int(label[1]) - 1].in_language(self._language)
        return self.text("survive-figure", name=name, label=label)

    def resource(self, letter: str) -> str:
        kind = self._scenario.kinds.index(letter)
        return self._scenario.resources[kind].in_language(self._language)

    def resources(self, letters: str) -> str:
        return ", ".join(self.resource(letter) for letter in letters)

    def card(self, card: str) -> str:
        """Return a playing card's full name, from its notation."""
        rank = RANK_WORDS.get(card[0], card[0])
        return self.text("survive-card", rank=rank, suit=card[1])

    def side(self, letter: str) -> str:
        return self.text("survive-npcs") if letter == "N" else self.names["XYZ".index(letter)]

    def event(self, event: Event, reader: int | None) -> str:
        """Return a sentence about an event for the seat `reader`; None is a spectator."""
        values = self._who(event.seat, reader)
        values["npc"] = "yes" if event.seat is None else "no"
        for name, value in event.data.items():
            values[name] = self._value(name, value)
        return self.text(f"survive-event-{event.kind}", **values)

    def _value(self, name: str, value: Value) -> str | int:
        if value is None:
            return "none"
        if isinstance(value, int):
            return value
        if name in ("figure", "other"):
            return self.figure(value)
        if name == "resource":
            return self.resource(value)
        return self.card(value) if name == "card" else value

    def situation(self, view: View) -> str:
        """Return what the seat to act must do."""
        values = self._who(view.to_act, view.seat)
        figure = {"to": view.jumper, "follow": view.follower}.get(view.situation, view.active)
        if view.situation == "return" and view.pending:
            figure = self._next_pending(view)
        if view.situation == "place":
            figure = self._next_to_place(view)
        values["figure"] = self.figure(figure) if figure else ""
        values["actions"] = view.actions
        values["cell"] = view.follow_to or ""
        values["steps"] = view.steps or 0
        value = next((f.value for f in view.figures if f.figure == view.active), 0)
        values["value"] = value
        return self.text(f"survive-situation-{view.situation}", **values)

    def _next_pending(self, view: View) -> str:
        mine = [f for f in view.pending if f[0] == "XYZ"[view.to_act or 0]]
        return mine[0] if mine else view.pending[0]

    def _next_to_place(self, view: View) -> str:
        return next(
            f.figure
            for f in view.figures
            if f.seat == view.to_act and f.cell is None and not f.left_out
        )

    def odds(self, odds: Odds, figure: str) -> list[str]:
        """Return a sentence for each result of an action of `figure`, the best first."""
        return [self._chance(odds, it, self.figure(figure)) for it in odds.results]

    def best_chance(self, odds: Odds) -> str:
        """Return the chance of the best result."""
        return self._percent(odds.results[0].ways, odds.of)

    def theft(self, action: str) -> str:
        """Return what picking up means where it is a theft (S3.7)."""
        return self.text("survive-action-steal", resource=self.resource(action[1]))

    def _chance(self, odds: Odds, chance: Chance, figure: str) -> str:
        who = chance.who or odds.who
        values = {"figure": figure, "other": self.figure(who) if who else ""}
        label = self.text(f"survive-odds-{chance.result}", where=chance.where or "", **values)
        meaning = self.text(f"survive-odds-{odds.kind}-{chance.result}", **values)
        extra = [
            self._effect(odds, effect)
            for effect in chance.effects
            if effect.what in SAID and not _is_told(odds, chance, effect)
        ]
        also = f" ({', '.join(extra)})" if extra else ""
        head = f"{self._percent(chance.ways, odds.of)} {label}"
        return self.text("labelled", label=head, value=meaning) + also

    def _effect(self, odds: Odds, effect: Effect) -> str:
        what = self.text(
            "survive-odds-effect", what=effect.what, who=effect.who or "", where=effect.where or ""
        )
        return f"{what} {self._percent(effect.ways, odds.of)}"

    def _percent(self, ways: int, of: int) -> str:
        return self.text("survive-percent", percent=round(100 * ways / of))

    def action(self, action: str) -> str:
        """Return what an action does."""
        word, _, rest = action.partition(" ")
        if action[0] in "+-":
            key = "pick" if action[0] == "+" else "drop"
            return self.text(f"survive-action-{key}", resource=self.resource(action[1]))
        if "-" in action:
            start, _, cell = action.partition("-")
            return self.text("survive-action-step", start=start, cell=cell)
        if word == "bid":
            return self.text("survive-action-bid", card=self.card(rest))
        if word in ("use", "leave"):
            name = self._scenario.figures[int(rest) - 1].in_language(self._language)
            return self.text(f"survive-action-{word}", figure=name)
        if word == "field":
            passage, _, side = rest.partition(" ")
            return self.text("survive-action-field", passage=passage, side=side or "none")
        return self.text(f"survive-action-{word}", what=rest)


def _is_told(odds: Odds, chance: Chance, effect: Effect) -> bool:
    """Whether the result already tells an effect: the loser of a Brawl falls (S6.2)."""
    if odds.kind != "brawl" or effect.what != "down" or chance.result == "tie":
        return False
    return (effect.who == odds.who) == (chance.result == "win")
