"""Fightdrome in words: cards, events, situations and reasons in the reader's language.

It takes only views and redacted events, so it cannot reveal secrets.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercard.games.fightdrome.cards import Face, parse_face
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.view import View
from undercard.kernel.events import Event
from undercard.kernel.words import Translator, Words


class FightdromeWords(Words):
    """Sentences about one table; `names` are the players' names."""

    def __init__(self, translator: Translator, pack: Pack, names: Sequence[str]) -> None:
        super().__init__(translator, "fightdrome", names)
        self._pack = pack

    def card(self, name: str) -> str:
        """Return a card's full name, from its notation."""
        face = parse_face(name) or Face(self._pack.faces[0].kind)
        strength = str(face.strength or "")
        return self.text("fightdrome-card", kind=face.kind.name, strength=strength)

    def sleeve(self, number: int) -> str:
        return self._pack.sleeves.cards[number - 1].name

    def stack(self, number: int) -> str:
        return self._pack.stacks.cards[number - 1].name

    def character(self, sleeve: int, stack: int) -> str:
        return self.text(
            "fightdrome-character", sleeve=self.sleeve(sleeve), stack=self.stack(stack)
        )

    def event(self, event: Event, reader: int | None) -> str:
        """Return a sentence about an event for the seat `reader`; None is a spectator."""
        values = self._who(event.seat, reader)
        for name, value in event.data.items():
            if isinstance(value, int):
                named = {"sleeve": self.sleeve, "stack": self.stack}.get(name)
                values[name] = named(value) if named else value
            else:
                values[name] = self.card(value) if name == "card" and value else value or ""
        if event.kind == "character":
            sleeve, stack = event.data["sleeve"], event.data["stack"]
            assert isinstance(sleeve, int)
            assert isinstance(stack, int)
            values["character"] = self.character(sleeve, stack)
        return self.text(f"fightdrome-event-{event.kind}", **values)

    def situation(self, view: View) -> str:
        """Return what the seat to act must do."""
        key: str = view.situation
        values = self._who(view.to_act, view.seat)
        if key == "lead" and view.staggered is not None and "rest" in view.legal:
            key = "must-rest" if view.legal == ["rest"] else "lead-or-rest"
        if view.live is not None:
            values["card"] = self.card(view.live)
        return self.text(f"fightdrome-situation-{key}", **values)

    def action(self, action: str) -> str:
        """Return what an action does."""
        text = self.text
        if action.startswith("sleeve "):
            return text("fightdrome-action-sleeve", sleeve=self.sleeve(int(action.split()[1])))
        if action.startswith("stack "):
            return text("fightdrome-action-stack", stack=self.stack(int(action.split()[1])))
        if action in ("rest", "keep", "redraw", "draw", "pass"):
            return text(f"fightdrome-action-{action}")
        if action.startswith("x"):
            return text("fightdrome-action-discard", card=self.card(action[1:]))
        return text("fightdrome-action-play", card=self.card(action))
