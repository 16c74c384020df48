"""A slow second implementation of Collect! Fight! Survive!, written from the rules alone.

Tests compare the fast implementation with it, so it must never import undercard or copy its code:
the comparison is useful only while the two share no line. Rule ids (S3.5, SR11) refer to the
numbered rules of the spec. SR15 (no repeated picking up and dropping on one cell) and SR16 (at most
eight jumps in a chain) are the two rulings that make every game end. Chance comes from outside:
dice, NPC cards and open resource cards are arguments of `apply`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from games.survive import oracle_npcs
from games.survive.oracle_board import (
    DOCUMENT,
    FIGURE,
    PLAYER,
    SEATS,
    Board,
    Figure,
    Kind,
    Npc,
    Player,
    Profile,
    cell_index,
    cell_name,
    complete,
    labelled,
    normal,
    sparse,
)

__all__ = ["Board", "Kind", "Npc", "Oracle", "Profile", "cell_index", "cell_name", "normal"]

RANKS, SUITS = "AKQJT98765432", "CSHD"  # S2.2, highest first
MOST_JUMPS = 8  # SR16


class Oracle:
    board: Board
    figures: dict[str, Figure]  # in order of figure
    players: list[Player]
    lying: dict[int, list[str]]
    fields: set[str]  # the active ones
    situation: str
    to_act: int | None
    round: int
    order: list[str]
    turn: int
    npc_card: str | None
    used: list[str]
    active: Figure | None
    actions: int
    steps: int | None  # taken in the open Move
    can_jump: bool
    picked: set[str]  # SR15
    dropped: set[str]
    switched: set[str]
    jumper: Figure | None
    jump_from: int | None  # a teleporter's number
    jumps: int
    pending: list[Figure]  # out, to be put back
    follower: Figure | None
    follow_to: int | None
    open_cards: list[str]
    scores: list[int]

    @classmethod
    def from_position(cls, board: Board, document: Mapping[str, Any]) -> Oracle:
        """Return the model of a position with a seat to act, or of a finished game."""
        self, full = cls(), complete(document)
        self.board, self.figures = board, {}
        for label, given in labelled(full).items():
            npc = board.npcs.get(label)
            profile = npc.kind.profile if npc else board.profiles[int(label[1:]) - 1]
            values = {**given, "load": list(given["load"])}
            values["cell"] = None if given["cell"] is None else cell_index(given["cell"])
            self.figures[label] = Figure(label, profile, **values)
        self.players = [
            Player([card for card in given["cards"] if card != given["bid"]], given["bid"],
                   list(given["needs"])) for given in full["players"]
        ]  # fmt: skip
        self.lying = {cell_index(cell): list(kinds) for cell, kinds in full["lying"].items()}
        for key in ("situation", "to_act", "round", "turn", "npc_card", "actions", "steps",
                    "can_jump", "jump_from", "jumps"):  # fmt: skip
            setattr(self, key, full[key])
        for key in ("fields", "picked", "dropped", "switched"):
            setattr(self, key, set(full[key]))
        for key in ("order", "used", "open_cards", "scores"):
            setattr(self, key, list(full[key]))
        for key in ("active", "jumper", "follower"):
            setattr(self, key, self.figures[full[key]] if full[key] else None)
        self.pending = [self.figures[label] for label in full["pending"]]
        self.follow_to = cell_index(full["follow_to"]) if full["follow_to"] else None
        return self

    def document(self) -> dict[str, Any]:
        """Return the position without the random numbers and defaults."""
        named = {key: getattr(self, key) for key in DOCUMENT if hasattr(self, key)}
        for key in ("active", "jumper", "follower"):
            named[key] = named[key].label if named[key] else None
        for key in ("picked", "dropped"):
            named[key] = "".join(kind for kind in self.board.kinds if kind in named[key])
        full = {
            **named,
            "pending": [figure.label for figure in self.figures.values() if figure in self.pending],
            "fields": sorted(self.fields),
            "switched": sorted(self.switched),
            "follow_to": None if self.follow_to is None else cell_name(self.follow_to),
            "lying": {cell_name(c): self._letters(k) for c, k in sorted(self.lying.items()) if k},
            "players": [self._player_document(seat) for seat in range(len(self.players))],
            "npcs": {f.label: self._figure_document(f) for f in self._side("N")},
        }
        always = {"game": "survive", "situation": self.situation, "to_act": self.to_act}
        return deepcopy({**always, **sparse(full, DOCUMENT)})

    def _player_document(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        figures = [self._figure_document(figure) for figure in self._side(SEATS[seat])]
        full = {"cards": player.cards, "bid": player.bid, "needs": player.needs}
        return sparse({**full, "figures": figures}, PLAYER)

    def _figure_document(self, figure: Figure) -> dict[str, Any]:
        full = {key: getattr(figure, key) for key in FIGURE}
        full["cell"] = None if figure.cell is None else cell_name(figure.cell)
        return sparse({**full, "load": self._letters(figure.load)}, FIGURE)

    def _letters(self, kinds: Iterable[str]) -> str:
        return "".join(sorted(kinds, key=self.board.kinds.index))

    def legal(self) -> set[str]:
        ask = {"leave": self._legal_leave, "place": self._legal_place, "bid": self._legal_bid,
               "use": self._legal_use, "act": self._legal_act, "move": self._legal_move,
               "green": self._legal_green, "to": self._legal_to, "follow": self._legal_follow,
               "return": self._legal_place, "over": set[str]}  # fmt: skip
        return ask[self.situation]()

    def apply(
        self,
        action: str,
        dice: Sequence[int] = (),
        cards: Sequence[str] = (),
        open_cards: Sequence[str] = (),
    ) -> None:
        """Apply one legal action and its consequences up to the next choice."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in situation {self.situation}")
        self._dice, self._cards, self._open_cards = list(dice), list(cards), list(open_cards)
        self._do(action)
        while not self._goes_on():
            pass
        assert not self._dice, f"{action}: dice left over {self._dice}"

    def winners(self) -> set[int]:
        """S9.3, SR2."""
        resources = [len(self._in_zone(seat)) for seat in range(self.board.players)]
        keys = [(points, resources[seat] if self.board.tie == "resources" else 0)
                for seat, points in enumerate(self.scores)]  # fmt: skip
        return {seat for seat, key in enumerate(keys) if key == max(keys)}

    def _do(self, action: str) -> None:
        verb, _, what = action.partition(" ")
        if verb[0] == "+":
            self.pick_up(self._actor(), verb[1:])
        elif verb[0] == "-":
            self.drop(self._actor(), verb[1:])
        elif "-" in verb:
            self.step(self._actor(), cell_index(verb.split("-")[1]))
        elif verb == "hit":
            self.hit(self._actor(), cell_index(what))
        elif verb in ("stand", "jump", "done", "follow", "stay"):
            self._do_plain(verb)
        elif verb == "pass":
            self.end_activation()
        else:
            do = {"leave": self._leave, "place": self._place, "bid": self._bid, "use": self._use,
                  "field": self._switch_blue, "green": self._switch_green,
                  "to": self._choose_teleporter}  # fmt: skip
            do[verb](what)

    def _do_plain(self, verb: str) -> None:
        if verb == "stand":
            self.stand(self._actor())
        elif verb == "jump":
            self.jumper, self.can_jump = self._actor(), False
            self.jump_from = self.board.teleporters.index(self.jumper.at) + 1
        elif verb == "done":
            self.close_move()
            self.switched = set()
        else:
            self._move_up(verb == "follow")

    def _goes_on(self) -> bool:
        """Execute the next step without a choice; return True at a choice or at the end."""
        if self.situation == "over" or (self.round == 0 and self._asks_in_setup()):
            return True
        if self.pending:
            return self._put_back_next()
        if self.follower is not None:
            return self._ask_follower()
        if self.jumper is not None:
            return self._jump_on()
        if not self.order:
            return self._ask_bid()
        if self.active is None:
            return self._next_activation()
        return self._activation_goes_on(self.active)

    def _ask(self, situation: str, seat: int | None) -> bool:
        self.situation, self.to_act = situation, seat
        return True

    def _roll(self, sides: int) -> int:
        assert self._dice, f"a d{sides} is missing"
        die = self._dice.pop(0)
        assert 1 <= die <= sides, f"{die} is no roll of a d{sides}"
        return die

    # Setting up, bidding, the order of activations: S1.7, S2, S9.

    def _side(self, side: str) -> list[Figure]:
        return [figure for figure in self.figures.values() if figure.side == side]

    def _asks_in_setup(self) -> bool:
        """Ask one seat after the other to leave out and place (S1.7); return False when all
        have."""
        for seat in range(self.board.players):
            figures = self._side(SEATS[seat])
            playing = [figure for figure in figures if not figure.left_out]
            if len(playing) > self.board.team:
                return self._ask("leave", seat)
            if any(figure.cell is None for figure in playing):
                return self._ask("place", seat)
        self._start_round()
        return False

    def _legal_leave(self) -> set[str]:
        figures = self._side(SEATS[self._seat()])
        return {f"leave {figure.number}" for figure in figures if not figure.left_out}

    def _leave(self, number: str) -> None:
        self.figures[f"{SEATS[self._seat()]}{number}"].left_out = True

    def _legal_place(self) -> set[str]:
        zone = self.board.zones[self._seat()]
        return {f"place {cell_name(cell)}" for cell in zone if self.is_free(cell)}

    def _place(self, cell: str) -> None:
        """Place a figure in the setup (S1.7) or after going out (SR11)."""
        if self.situation == "return":
            self._put_back(self._next_pending(), cell_index(cell))
            return
        waiting = [f for f in self._side(SEATS[self._seat()]) if f.cell is None and not f.left_out]
        waiting[0].cell = cell_index(cell)

    def _seat(self) -> int:
        assert self.to_act is not None
        return self.to_act

    def _start_round(self) -> None:
        self.round += 1
        self.order, self.turn, self.npc_card = [], 0, None
        for player in self.players:
            player.bid = None
        for figure in self.figures.values():
            figure.acted = figure.out = False

    def _ask_bid(self) -> bool:
        for seat, player in enumerate(self.players):
            if player.bid is None:
                return self._ask("bid", seat)
        self._reveal()
        return False

    def _legal_bid(self) -> set[str]:
        return {f"bid {card}" for card in self.players[self._seat()].cards}

    def _bid(self, card: str) -> None:
        player = self.players[self._seat()]
        player.cards.remove(card)
        player.bid = card

    def _reveal(self) -> None:
        """S2.1, S2.2."""
        assert self._cards, "the NPCs' card is missing"
        self.npc_card = self._cards.pop(0)
        shown = {"N": self.npc_card}
        for seat, player in enumerate(self.players):
            assert player.bid is not None
            shown[SEATS[seat]] = player.bid
        self.used += shown.values()
        self.order = sorted(
            shown, key=lambda side: (RANKS.index(shown[side][0]), SUITS.index(shown[side][1]))
        )

    def _ready(self, side: str) -> list[Figure]:
        return [f for f in self._side(side) if f.cell is not None and not f.acted]

    def _next_activation(self) -> bool:
        """S2.3, SR14."""
        count = len(self.order)
        turns = range(self.turn, count + (self.turn if self.board.activation == "one" else 0))
        for turn in turns:
            side = self.order[turn % count]
            if ready := self._ready(side):
                self.turn = turn % count
                if side != "N":
                    return self._ask("use", SEATS.index(side))
                self._activate(ready[0])  # SR12
                return False
        if self.round == self.board.rounds:
            return self._finish()
        self._start_round()
        return False

    def _legal_use(self) -> set[str]:
        return {f"use {figure.number}" for figure in self._ready(SEATS[self._seat()])}

    def _use(self, number: str) -> None:
        self._activate(self.figures[f"{SEATS[self._seat()]}{number}"])

    def _activate(self, figure: Figure) -> None:
        self.active, self.actions = figure, 2  # S2.4
        self.picked, self.dropped = set(), set()

    def end_activation(self) -> None:
        self._actor().acted = True
        self.close_move()
        self.active, self.actions, self.switched = None, 0, set()
        self.picked, self.dropped = set(), set()
        if self.board.activation == "one":
            self.turn = (self.turn + 1) % len(self.order)

    def _finish(self) -> bool:
        """S9."""
        assert len(self._open_cards) >= 2, "the open resource cards are missing"
        self.open_cards = self._open_cards[:2]
        self.scores = [
            sum(self._worth(seat, kind) for kind in self._in_zone(seat))
            for seat in range(self.board.players)
        ]
        return self._ask("over", None)

    def _worth(self, seat: int, kind: str) -> int:
        """S9.2, SR1."""
        if kind in self.players[seat].needs:
            return 5
        return 3 if kind in self.open_cards else 1

    def _in_zone(self, seat: int) -> list[str]:
        return [kind for cell in self.board.zones[seat] for kind in self.lying.get(cell, [])]

    # What the active figure may do: S2.4, S3, S5, S6, S7.

    def _actor(self) -> Figure:
        assert self.active is not None
        return self.active

    def _activation_goes_on(self, figure: Figure) -> bool:
        if figure.out:  # it went out in this very activation
            self.end_activation()
        elif self.steps is not None and (figure.down or figure.cell is None):
            self.close_move()  # S4.2, SR9
        elif figure.seat is None:
            oracle_npcs.decide(self, figure)
        elif self.switched:
            if self._legal_green() != {"done"}:
                return self._ask("green", figure.seat)
            self.switched = set()
        elif self.steps is not None:
            if self._legal_move() != {"done"}:
                return self._ask("move", figure.seat)
            self.close_move()
        else:
            if self._legal_act() != {"pass"}:
                return self._ask("act", figure.seat)
            self.end_activation()
        return False

    def _legal_act(self) -> set[str]:
        figure = self._actor()
        found = self.handling(figure) | {"pass"}
        if self.actions == 0:
            return found
        if figure.down:
            found.add("stand")
        found |= self._step_names(figure)
        if self.may_act(figure):
            found |= {f"hit {cell_name(other.at)}" for other in self.in_front_of(figure)}
            found |= self._blue_switches(figure) | self._green_switches(figure)
        return found

    def _legal_move(self) -> set[str]:
        figure = self._actor()
        steps = self._step_names(figure)
        if self.is_passing(figure):  # S3.4
            return steps
        jump = {"jump"} if self.can_jump else set()
        return steps | self.handling(figure) | jump | {"done"}

    def may_act(self, figure: Figure) -> bool:
        """Return whether the figure may brawl and switch as it is (SR7)."""
        return not figure.down or self.board.down == "may_brawl"

    def at(self, cell: int, besides: Figure | None = None) -> Figure | None:
        for figure in self.figures.values():
            if figure.cell == cell and figure is not besides:
                return figure
        return None

    def is_free(self, cell: int) -> bool:
        return self.at(cell) is None

    def is_passing(self, figure: Figure) -> bool:
        """Return whether the figure is on a teammate's cell in mid-move (S3.4)."""
        return self.at(figure.at, figure) is not None

    def has_field(self, one: int, other: int) -> bool:
        return self.board.passage(one, other) in self.fields

    def ways(self, figure: Figure, cell: int) -> list[int]:
        """Return the cells to which the figure could step from a cell, ignoring other figures
        (S3.1)."""
        near = self.board.neighbours(cell)
        return [n for n in near if figure.profile.passes_fields or not self.has_field(cell, n)]

    def closed_to(self, figure: Figure) -> set[str]:
        return set() if figure.profile.passes_fields else self.fields

    def in_front_of(self, figure: Figure) -> list[Figure]:
        """Return the enemies that the figure could hit, by cell (S6.1, SR13)."""
        near = [n for n in self.board.neighbours(figure.at) if not self.has_field(figure.at, n)]
        found = [self.at(cell) for cell in near]
        return [other for other in found if other and other.side != figure.side]

    def step_cells(self, figure: Figure) -> list[int]:
        """Return the cells to which the figure may step now, in the open Move or by beginning
        one."""
        left = figure.value - (self.steps or 0)
        if figure.down or left < 1 or (self.steps is None and self.actions == 0):
            return []
        return [to for to in self.ways(figure, figure.at) if self._may_enter(figure, to, left)]

    def _step_names(self, figure: Figure) -> set[str]:
        here = cell_name(figure.at)
        return {f"{here}-{cell_name(to)}" for to in self.step_cells(figure)}

    def _may_enter(self, figure: Figure, to: int, left: int) -> bool:
        other = self.at(to, figure)
        if other is None:
            return True
        if other.side == figure.side:
            return self._finds_room(figure, to, left - 1)
        return not self.is_passing(figure) and not self.has_field(figure.at, to)  # S3.4, SR13

    def _finds_room(self, figure: Figure, cell: int, left: int) -> bool:
        """Return whether the figure can get from a teammate's cell onto a free one without a roll
        (S3.4)."""
        crowded = {cell}
        for _ in range(left):
            around = {n for c in crowded for n in self.ways(figure, c)}
            others = {n: self.at(n, figure) for n in around}
            if None in others.values():
                return True
            crowded |= {n for n, other in others.items() if other and other.side == figure.side}
        return False

    def step(self, figure: Figure, to: int) -> None:
        if self.steps is None:
            self.actions, self.steps = self.actions - 1, 0
            self.picked, self.dropped = set(), set()  # SR15
        other = self.at(to)
        if other is not None and other.side != figure.side:
            self._out_of_the_way(figure, other)
        else:
            self._enter(figure, to)

    def _enter(self, figure: Figure, to: int) -> None:
        assert self.steps is not None
        self.steps += 1
        self._change_cell(figure, to)
        self.can_jump = (  # S4.1; S10.1
            to in self.board.teleporters and not self.is_passing(figure) and figure.seat is not None
        )

    def _change_cell(self, figure: Figure, to: int) -> None:
        if figure is self.active and figure.cell != to:
            self.picked, self.dropped, self.can_jump = set(), set(), False  # SR15
        figure.cell = to

    def close_move(self) -> None:
        self.steps, self.can_jump = None, False

    def begin(self) -> None:
        """Use up an action that is not a plain Move."""
        self.actions -= 1
        self.picked, self.dropped = set(), set()  # SR15

    def stand(self, figure: Figure) -> None:
        """S7.1."""
        self.begin()
        figure.down, self.steps = False, 2
        self._check_value(figure)

    def _check_value(self, figure: Figure) -> None:
        """S3.2: a value below the steps taken ends the Move."""
        if self.steps is not None and figure.value < self.steps:
            self.close_move()

    def handling(self, figure: Figure) -> set[str]:
        """Picking up and dropping: S3.2, S3.3, S3.4, SR15, SR17."""
        if self.is_passing(figure):
            return set()
        lying = self.lying.get(figure.at, [])
        found = set()
        if len(lying) < 3:
            found |= {f"-{kind}" for kind in figure.load if kind not in self.picked}
        can_reach = not figure.down or self.board.pick_up == "any_time"  # SR17
        if can_reach and len(figure.load) < len(figure.profile.moves) - 1:
            found |= {f"+{kind}" for kind in lying if kind not in self.dropped}
        return found

    def pick_up(self, figure: Figure, kind: str) -> None:
        if self._is_theft(figure) and not self._steals(figure):
            return
        self.lying[figure.at].remove(kind)
        figure.load.append(kind)
        self.picked.add(kind)
        self._check_value(figure)

    def _is_theft(self, figure: Figure) -> bool:
        zones = enumerate(self.board.zones)
        return any(figure.at in zone and seat != figure.seat for seat, zone in zones)

    def _steals(self, figure: Figure) -> bool:
        """S3.7."""
        die = self._roll(8)
        if die == 1:
            self._go_out(figure)
        elif die <= 4:
            self._knock_down(figure)
            self.close_move()
        return die >= 5

    def drop(self, figure: Figure, kind: str) -> None:
        figure.load.remove(kind)
        self.lying.setdefault(figure.at, []).append(kind)
        self.dropped.add(kind)
        self._check_value(figure)

    def _blue_switches(self, figure: Figure) -> set[str]:
        """S5.1, S5.2."""
        found = set()
        for name, (low, high, colour) in self.board.passages.items():
            if colour != "blue" or figure.cell not in (low, high):
                continue
            far = high if figure.cell == low else low
            if name not in self.fields and self.is_free(far):
                found |= {f"field {name} near", f"field {name} far"}
            else:
                found.add(f"field {name}")
        return found

    def _switch_blue(self, what: str) -> None:
        self.begin()
        name, _, side = what.partition(" ")
        figure = self._actor()
        if side == "far":
            low, high, _ = self.board.passages[name]
            self._change_cell(figure, high if figure.cell == low else low)
        self.fields ^= {name}

    def _green_switches(self, figure: Figure) -> set[str]:
        """S5.3."""
        if figure.cell not in self.board.terminals:
            return set()
        green = {name for name, (_, _, colour) in self.board.passages.items() if colour == "green"}
        return {f"green {name}" for name in green - self.switched}

    def _legal_green(self) -> set[str]:
        return self._green_switches(self._actor()) | {"done"}

    def _switch_green(self, name: str) -> None:
        if not self.switched:
            self.begin()
        self.fields ^= {name}
        self.switched.add(name)

    # Rolls, and what they do to figures: S3.5, S3.6, S6, S8.

    def _contest(self, mover: Figure, other: Figure) -> int:
        """Roll for both, apply the naturals, and return the mover's lead in total."""
        totals, falls = {}, Counter[str]()
        for figure, rival in ((mover, other), (other, mover)):
            die = self._roll(8)
            falls[figure.label] += die == 1
            falls[rival.label] += die == 8
            totals[figure.label] = (
                die + figure.profile.modifier - len(figure.load) - (2 if figure.down else 0)
            )
        for figure in (mover, other):
            if falls[figure.label] == 2:  # S8.1
                self._go_out(figure)
            elif falls[figure.label] == 1:
                self._knock_down(figure)
        return totals[mover.label] + 1 - totals[other.label]

    def _knock_down(self, figure: Figure) -> None:
        if figure.down:
            self._go_out(figure)  # S8.1
        else:
            figure.down = True

    def _lose_load(self, figure: Figure) -> None:
        if figure.load:
            self.lying.setdefault(figure.at, []).extend(figure.load)  # SR8: more than 3 may lie
        figure.load = []

    def _go_out(self, figure: Figure) -> None:
        """S8.1; where it is put back is settled after the roll (SR11)."""
        self._lose_load(figure)
        figure.cell, figure.down, figure.out, figure.acted = None, False, True, True
        self.pending.append(figure)
        if figure is self.active:
            self.close_move()

    def _is_gone(self, figure: Figure) -> bool:
        return figure in self.pending

    def _out_of_the_way(self, mover: Figure, other: Figure) -> None:
        """S3.5, SR9."""
        left, entered = mover.at, other.at
        higher = self._contest(mover, other) > 0
        if self._is_gone(mover) or not higher:
            self.close_move()
            return
        if not self._is_gone(other):
            other.cell = left
        self._enter(mover, entered)
        if mover.down:
            self.close_move()

    def hit(self, attacker: Figure, cell: int) -> None:
        """S6."""
        defender = self.at(cell)
        assert defender is not None
        self.begin()
        cells = {attacker.label: attacker.at, defender.label: defender.at}
        difference = self._contest(attacker, defender)
        if difference == 0:
            return
        winner, loser = (attacker, defender) if difference > 0 else (defender, attacker)
        if not self._is_gone(loser):
            self._lose_load(loser)
            self._push(loser, cells[winner.label])
            self._knock_down(loser)
        left = cells[loser.label]
        if not self._is_gone(winner) and not winner.down and self.is_free(left):
            self.follower, self.follow_to = winner, left

    def _push(self, loser: Figure, away_from: int) -> None:
        """SR6."""
        to = 2 * loser.at - away_from  # beyond the edge this is no neighbour
        if to not in self.board.neighbours(loser.at) or self.has_field(loser.at, to):
            return
        if self.is_free(to):
            self._change_cell(loser, to)

    def _ask_follower(self) -> bool:
        """S6.2, SR10, S10.1."""
        assert self.follower is not None
        assert self.follow_to is not None
        if self.follower.seat is not None and self.is_free(self.follow_to):
            return self._ask("follow", self.follower.seat)
        self._move_up(self.is_free(self.follow_to))
        return False

    def _legal_follow(self) -> set[str]:
        return {"follow", "stay"}

    def _move_up(self, follows: bool) -> None:
        assert self.follower is not None
        assert self.follow_to is not None
        if follows:
            self._change_cell(self.follower, self.follow_to)
        self.follower = self.follow_to = None

    def _next_pending(self) -> Figure:
        """SR11: the active side's first, then in order of figure."""
        waiting = [figure for figure in self.figures.values() if figure in self.pending]
        return min(waiting, key=lambda figure: figure.side != self.order[self.turn])

    def _put_back_next(self) -> bool:
        figure = self._next_pending()
        if figure.seat is None:
            home = frozenset([self.board.npcs[figure.label].start])
        else:
            home = self.board.zones[figure.seat]
            if any(map(self.is_free, home)):
                return self._ask("return", figure.seat)
        self._put_back(figure, self._nearest_free(home))
        return False

    def _put_back(self, figure: Figure, cell: int) -> None:
        figure.cell = cell
        self.pending.remove(figure)

    def _nearest_free(self, sources: Iterable[int]) -> int:
        """Return the nearest free cell, with all fields off and figures on the path ignored."""
        away = self.board.distances(sources)
        return min((steps, cell) for cell, steps in away.items() if self.is_free(cell))[1]

    # Teleporters: S4, SR3, SR4, SR5, SR16.

    def _jump_on(self) -> bool:
        """Make the next jump of the chain; return True when the owner must choose the target."""
        figure, start = self._jumping()
        if self.jumps == MOST_JUMPS:
            stays = figure.cell is not None  # it never left its own teleporter (SR4)
            near = self._nearest_free([self.board.teleporters[start - 1]])
            self._land(figure, figure.at if stays else near)
            return False
        self.jumps += 1
        die = self._roll(8)
        if die <= 4:
            self._arrive(die)
        elif die == 8:
            self._arrive(self._roll(4), is_failure=True)
        elif figure.seat is None:
            self._arrive(self._npc_target(figure, start))
        elif self._targets(figure, start):
            return self._ask("to", figure.seat)
        else:
            self._arrive(start)
        return False

    def _jumping(self) -> tuple[Figure, int]:
        assert self.jumper is not None
        assert self.jump_from is not None
        return self.jumper, self.jump_from

    def _targets(self, figure: Figure, start: int) -> list[int]:
        """Return the teleporters to choose from after a 5 to 7 (S4.1)."""
        found = []
        for number, cell in enumerate(self.board.teleporters, 1):
            other = self.at(cell, figure)
            if number != start and (other is None or other.side != figure.side):
                found.append(number)
        return found

    def _npc_target(self, figure: Figure, start: int) -> int:
        """SR5."""
        others = [number for number in (1, 2, 3, 4) if number != start]
        free = [n for n in others if self.at(self.board.teleporters[n - 1], figure) is None]
        return (free or others)[0]

    def _legal_to(self) -> set[str]:
        return {f"to {number}" for number in self._targets(*self._jumping())}

    def _choose_teleporter(self, number: str) -> None:
        self._arrive(int(number))

    def _arrive(self, number: int, is_failure: bool = False) -> None:
        figure, _ = self._jumping()
        cell = self.board.teleporters[number - 1]
        other = self.at(cell, figure)
        if other is not None and other.side == figure.side:
            return  # SR4: jumps again from where it was
        self._land(figure, cell, ends_chain=other is None)
        if is_failure:
            self._knock_down(figure)
        if other is not None:
            self._jump_contest(figure, other, number)

    def _land(self, figure: Figure, cell: int, ends_chain: bool = True) -> None:
        self._change_cell(figure, cell)
        if ends_chain:
            self._end_chain()

    def _end_chain(self) -> None:
        self.jumper, self.jump_from, self.jumps = None, None, 0

    def _jump_contest(self, figure: Figure, other: Figure, number: int) -> None:
        """S4.2: both are on the target's cell until one is torn in or gone."""
        if self._is_gone(figure):
            self._end_chain()
            return
        is_higher = self._contest(figure, other) > 0
        torn = other if is_higher else figure
        if self._is_gone(torn):
            self._end_chain()
            return
        torn.cell = None
        self.jumper, self.jump_from = torn, number
