"""The Fightdrome table as text: opponent, live attack, hand with reasons, and the situation."""

from __future__ import annotations

from collections import Counter

from undercard.cli.screen import Screen
from undercard.cli.style import cells, pad, paint, rule_line, wrap
from undercard.games.fightdrome.cards import ATTACKS, NEUROCHEM, parse_face
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.notation import WORDS
from undercard.games.fightdrome.view import Fighter, View
from undercard.games.fightdrome.words import FightdromeWords
from undercard.kernel.events import Event
from undercard.kernel.game import Outcome, State

OPENING_DRAWS = 3
"""This many consecutive draws are an opening hand, which is shown as a hand, not card by card."""


class FightdromeScreen(Screen[Fightdrome, FightdromeWords]):
    """Draws what one seat may see."""

    _legal: tuple[str, ...] = ()
    """The actions that the person was last asked to choose from."""

    @property
    def example(self) -> str:
        """The first action of a game, or what one may look like: hands are secret."""
        if self._game.options["characters"] != "dealt":
            return "stack 1"
        return "sleeve 1" if self._game.options["mode"] == "epic" else self._game.pack.names[0]

    def read(self, text: str) -> str:
        """Return a typed action in notation, in any case: `k30` as `K30`, `XK30` as `xK30`."""
        word = " ".join(text.split())
        if word.lower() in WORDS or word.lower().startswith(("sleeve", "stack")):
            return word.lower()
        if word[:1] in ("x", "X"):
            return "x" + word[1:].strip().upper()
        return word.upper()

    def hint(self) -> str:
        """Return how the actions of the situation are written: cards, Stacks, Sleeves or words."""
        if self._legal and not any(map(_card_of, self._legal)):
            return self._text("terminal-hint", example=self._legal[0])
        card = self._game.pack.names[0]
        return self._text("fightdrome-terminal-hint", example=card, discard=f"x{card}")

    def table(self, state: State, seat: int) -> list[str]:
        view = self._game.view(state, seat)
        other = 1 - seat
        lines = ["", rule_line(self._title(view))]
        lines += [self._opponent(view.fighters[other], self._words.names[other])]
        lines += self._standing(view, other)
        if _offer(view.fighters[other]) != _offer(view.fighters[seat]):
            lines += self._on_offer(view.fighters[other])
        if view.round:
            lines += ["", self._live(view), ""]
            lines += self._hand(state, view, view.fighters[seat])
        lines += self._standing(view, seat)
        lines += self._on_offer(view.fighters[seat])
        return [*lines, "", paint(self._words.situation(view), "bold")]

    def _title(self, view: View) -> str:
        """Return the round; before the first one, characters are chosen (F9.4, FR11)."""
        if view.round:
            return self._text("fightdrome-terminal-round", round=view.round)
        return self._text("fightdrome-terminal-characters")

    def events(self, events: list[Event], reader: int | None) -> list[str]:
        """Return lines for the events; draws are shown only if they add information."""
        draws = Counter(event.seat for event in events if event.kind == "drew")
        return [
            self._words.event(event, reader)
            for event in events
            if event.kind != "drew" or (event.seat == reader and draws[event.seat] < OPENING_DRAWS)
        ]

    def result(self, outcome: Outcome) -> list[str]:  # noqa: ARG002
        return []

    def choices(self, legal: list[str]) -> list[str]:
        """Return the legal actions in one line, and explain those that are not hand cards."""
        self._legal = tuple(legal)
        cards = [action for action in legal if _card_of(action)]
        others = [action for action in legal if action not in cards]
        width = max((cells(action) for action in others), default=0)
        return [
            self._text(
                "labelled",
                label=self._text("terminal-legal"),
                value=" · ".join(paint(action, "cyan") for action in legal),
            ),
            *(f"  {pad(action, width)}  {self._explained(action)}" for action in others),
        ]

    def _explained(self, action: str) -> str:
        """Return what an action does; for a Stack its numbers, for a Sleeve their order."""
        kind, _, number = action.partition(" ")
        pack, does = self._game.pack, self._words.action(action)
        if kind == "stack":
            counts = pack.stacks.cards[int(number) - 1].counts
            return f"{does} ({'-'.join(map(str, counts))})"
        if kind == "sleeve":
            order = pack.sleeves.cards[int(number) - 1].order
            names = [self._text("fightdrome-supply", supply=supply) for supply in order]
            return f"{does} ({', '.join(names)})"
        return does

    def _opponent(self, fighter: Fighter, name: str) -> str:
        counts = self._text(
            "fightdrome-terminal-opponent",
            who=self._named(name, fighter),
            hand=fighter.hand_size,
            pile=fighter.pile_size,
            discard=len(fighter.discard) + fighter.face_down_size,
        )
        return f"{counts}  {paint('▮' * fighter.hand_size, 'magenta')}"

    def _named(self, name: str, fighter: Fighter) -> str:
        if fighter.sleeve is None or fighter.stack is None:
            return name
        return f"{name} ({self._words.character(fighter.sleeve, fighter.stack)})"

    def _standing(self, view: View, seat: int) -> list[str]:
        """Return Fame (match) or the Sleeves left (tournament)."""
        fighter, options = view.fighters[seat], self._game.options
        lines = []
        if options["mode"] == "match":
            target = int(options["target"])
            lines.append(self._text("fightdrome-terminal-fame", fame=fighter.fame, target=target))
        if options["mode"] == "epic":
            sleeves = ", ".join(self._words.sleeve(sleeve) for sleeve in fighter.stable)
            lines.append(self._text("fightdrome-terminal-stable", sleeves=sleeves))
        return lines

    def _on_offer(self, fighter: Fighter) -> list[str]:
        """Return the Stacks and the Sleeves to choose from (FR11), a line for each kind."""
        names, is_epic = self._words, self._game.options["mode"] == "epic"
        stacks = ", ".join(names.stack(stack) for stack in fighter.stacks)
        sleeves = ", ".join(names.sleeve(sleeve) for sleeve in fighter.stable if not is_epic)
        offers = [("stacks", stacks), ("sleeves", sleeves)]
        return [
            line
            for kind, cards in offers
            if cards
            for line in wrap(self._text(f"fightdrome-terminal-{kind}", cards=cards))
        ]

    def _live(self, view: View) -> str:
        if view.live is None:
            return paint(self._text("fightdrome-terminal-nothing-live"), "dim")
        card = f"{self._card(view.live)} {self._words.card(view.live)}"
        return self._text("labelled", label=self._text("fightdrome-terminal-live"), value=card)

    def _hand(self, state: State, view: View, fighter: Fighter) -> list[str]:
        own = self._named(self._text("fightdrome-terminal-hand"), fighter)
        piles = self._text(
            "fightdrome-terminal-pile",
            pile=fighter.pile_size,
            discard=len(fighter.discard) + fighter.face_down_size,
        )
        cards = [self._hand_line(state, view, name) for name in fighter.hand or []]
        return [f"{paint(own, 'bold')}   {paint(piles, 'dim')}", *cards]

    def _hand_line(self, state: State, view: View, name: str) -> str:
        """Return a card of the hand: raised if it is legal, else with the rule against it."""
        action = f"x{name}" if view.situation == "stagger" else name
        text = pad(self._words.card(name), 28)
        if action in view.legal:
            return f"  ▸ {self._card(name)}  {text.rstrip()}"
        rule = self._game.why(state, action) or ""
        return paint(f"    {pad(name, 4)}  {text} {rule}", "dim")

    def _card(self, name: str) -> str:
        face = parse_face(name)
        assert face is not None
        if face.kind in NEUROCHEM:
            return paint(pad(name, 4), "yellow")
        return paint(pad(name, 4), "red" if face.kind in ATTACKS else "green")


def _card_of(action: str) -> object:
    """Return the card that an action plays or discards, or None."""
    return parse_face(action.removeprefix("x"))


def _offer(fighter: Fighter) -> tuple[list[int], list[int]]:
    return list(fighter.stacks), list(fighter.stable)
