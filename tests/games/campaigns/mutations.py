"""Mutations of positions, for any field of any document of any game.

A mutation changes the document in place and knows nothing of the game except the values of some
fields. New values come from the same field elsewhere in the game, from neighbours and extremes of
numbers, and from other fields.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from undercard.games.fightdrome.situations import SITUATIONS
from undercard.games.fightdrome.state import ENDINGS
from undercard.games.fightdrome.view import OPENINGS
from undercard.games.survive.situations import SITUATIONS as SURVIVE_SITUATIONS

Values: TypeAlias = dict[str, list[Any]]
"""Every value seen in a field, by the field's name."""
Mutation: TypeAlias = Callable[[dict[str, Any], Values, random.Random], bool]

EXTREMES = (-(1 << 63), -129, -1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 30, 127, 128, 255, 32767, 1 << 31)
ODD: tuple[Any, ...] = (
    *(None, True, False, "", "x", 0.5, [], {}, [None]),
    *("K30", "F", "F~", "a1", "X1", "G1", "w"),
)
TURNS = ("situation", "to_act", "starter", "staggered", "rested", "winner", "ending", "survivor")
SURVIVE_TURNS = ("situation", "to_act", "turn", "active", "actions", "steps", "jumper", "order")
WORDS: Values = {
    "ending": list(ENDINGS),
    "opening": list(OPENINGS),
    "to_act": [None, 0, 1, 2],
    "staggered": [None, 0, 1],
    "survivor": [None, 0, 1],
    "winner": [None, 0, 1],
    "pick": [None, 1, 2, 3, 6, 8],
    "sleeve": [None, 1, 2, 3, 4, 5, 6, 7, 8],
    "stack": [None, 1, 2, 11],
    "stacks": [[], [1], [1, 2], [2, 1], [1, 1], [10, 11], list(range(1, 12)), [12]],
    "stable": [[], [1], [1, 2, 3], [1, 1], [1, 2, 3, 4, 5], [8, 7, 6]],
    "fame": [[0, 0], [200, 0], [200, 200], [0, 1]],
    "rested": [False, True],
    "mixed": [False, True],
    "cannot_hold": [[], [["F"]], [[], ["F", "W"]]],
    "face_down_cannot_be": [[], ["F"], ["F", "W", "NB"]],
    "can_jump": [False, True],
    "steps": [None, 0, 1, 2, 6],
    "actions": [0, 1, 2],
    "jump_from": [None, 1, 2, 3, 4],
    "jumps": [0, 1, 2],
    "pending": [[], ["X1"], ["Y1", "X1"], ["G1"]],
    "follower": [None, "X1", "Y2", "G1"],
    "jumper": [None, "X1", "Y2", "C1"],
    "active": [None, "X1", "Y2", "C1"],
    "picked": ["", "w"],
    "dropped": ["", "w"],
}


def collect_values(positions: list[dict[str, Any]]) -> Values:
    values: Values = {}
    for position in positions:
        for holder, key in _places(position):
            if isinstance(holder, dict):
                values.setdefault(key, []).append(holder[key])
    return values


def mutate(position: dict[str, Any], values: Values, rng: random.Random) -> tuple[str, ...]:
    """Apply one to three mutations; return their names."""
    done: list[str] = []
    wanted = rng.choice((1, 1, 1, 2, 2, 3))
    while len(done) < wanted:
        name = rng.choice(tuple(MUTATIONS))
        if MUTATIONS[name](position, values, rng):
            done.append(name)
    return tuple(done)


def _places(document: object) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a document as its container and its key or index."""
    items: Any = ()
    if isinstance(document, dict):
        items = document.items()
    elif isinstance(document, list):
        items = enumerate(document)
    for key, value in items:
        yield document, key
        yield from _places(value)


def _pick_place(position: dict[str, Any], rng: random.Random) -> tuple[Any, Any]:
    """Return a random place; fields are as likely as list elements, of which there are many
    more."""
    places = list(_places(position))
    fields = [place for place in places if isinstance(place[0], dict)]
    return rng.choice(fields if rng.random() < 0.6 else places)


def _lists(position: dict[str, Any]) -> list[list[Any]]:
    return [holder[key] for holder, key in _places(position) if isinstance(holder[key], list)]


def _copied(choices: Sequence[Any], rng: random.Random) -> Any:  # noqa: ANN401
    """Return a copy of one of them, because the next mutation may change it in place."""
    return copy.deepcopy(rng.choice(choices))


def _rows(value: object) -> list[dict[str, Any]]:
    """Return the players or figures in a value, which an earlier mutation may have replaced."""
    items: list[Any] = []
    if isinstance(value, dict):
        items = list(value.values())
    elif isinstance(value, list):
        items = value
    return [it for it in items if isinstance(it, dict)]


def _remove_field(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    holder, key = _pick_place(position, rng)
    del holder[key]
    return True


def _change_number(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    places = [place for place in _places(position) if type(place[0][place[1]]) is int]
    if places:
        holder, key = rng.choice(places)
        step = rng.choice((-2, -1, 1, 2))
        holder[key] = holder[key] + step if rng.random() < 0.7 else rng.choice(EXTREMES)
    return bool(places)


def _change_value(position: dict[str, Any], values: Values, rng: random.Random) -> bool:
    """Set a value that the same field has elsewhere or may have."""
    holder, key = _pick_place(position, rng)
    if isinstance(holder, list):
        holder[key] = _copied(holder, rng)
        return True
    seen = values.get(key, []) if rng.random() < 0.5 else []
    holder[key] = _copied(seen or WORDS.get(key) or ODD, rng)
    return True


def _add_field(position: dict[str, Any], values: Values, rng: random.Random) -> bool:
    """Add a field of the game that was left out as a default."""
    holders = [position]
    for name in ("players", "npcs"):
        holders += _rows(position.get(name))
    key = rng.choice(sorted(values))
    having = [it for it in holders if key in it] or holders
    rng.choice(having)[key] = _copied(WORDS.get(key) or values[key], rng)
    return True


def _change_type(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    holder, key = _pick_place(position, rng)
    holder[key] = _copied(ODD + EXTREMES, rng)
    return True


def _change_turn(position: dict[str, Any], values: Values, rng: random.Random) -> bool:
    is_fight = isinstance(position.get("box"), list) or "starter" in position
    key = rng.choice(TURNS if is_fight else SURVIVE_TURNS)
    words = SITUATIONS if is_fight else SURVIVE_SITUATIONS
    known = list(words) if key == "situation" else WORDS.get(key, [])
    position[key] = _copied(known + values.get(key, [None]), rng)
    return True


def _duplicate(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    lists = [it for it in _lists(position) if it]
    if lists:
        it = rng.choice(lists)
        it.insert(rng.randrange(len(it) + 1), _copied(it, rng))
    return bool(lists)


def _swap_elements(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    """Swap two elements of any two lists."""
    lists = [it for it in _lists(position) if it]
    if lists:
        one, other = rng.choice(lists), rng.choice(lists)
        i, j = rng.randrange(len(one)), rng.randrange(len(other))
        one[i], other[j] = copy.deepcopy(other[j]), copy.deepcopy(one[i])
    return bool(lists)


def _move_element(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    """Move an element from any list to another, such as a card from hand to pile."""
    lists = _lists(position)
    full = [it for it in lists if it]
    if full:
        one, other = rng.choice(full), rng.choice(lists)
        moved = copy.deepcopy(one.pop(rng.randrange(len(one))))
        other.insert(rng.randrange(len(other) + 1), moved)
    return bool(full)


def _move_within_player(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    """Move cards between the zones of one player; decks stay complete, so more cases are
    accepted."""
    players = _rows(position.get("players"))
    zones = ("hand", "pile", "discard", "face_down", "cards")
    for player in rng.sample(players, len(players)):
        full = [name for name in zones if isinstance(player.get(name), list) and player[name]]
        if full:
            source = player[rng.choice(full)]
            target = player.setdefault(rng.choice(zones[:4]), [])
            for _n in range(rng.choice((1, 1, 2, len(source)))):
                if source and isinstance(target, list):
                    target.append(source.pop(rng.randrange(len(source))))
            return True
    return False


def _swap_fields(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    """Swap a field of two players, figures or other objects of one kind."""
    rows = [it for it in _lists(position) if len(it) > 1 and all(isinstance(n, dict) for n in it)]
    if rows:
        one, other = rng.sample(rng.choice(rows), 2)
        for key in rng.sample(sorted({*one, *other}), min(1, len({*one, *other}))):
            values = one.pop(key, None), other.pop(key, None)
            for holder, value in zip((other, one), values, strict=True):
                if value is not None:
                    holder[key] = value
    return bool(rows)


def _swap_players(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    players = position.get("players")
    if isinstance(players, list):
        rng.shuffle(players)
    return isinstance(players, list)


def _change_text(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    """Add or remove a mark or letter."""
    places = [place for place in _places(position) if isinstance(place[0][place[1]], str)]
    if places:
        holder, key = rng.choice(places)
        text = holder[key]
        holder[key] = rng.choice((text + "~", text + "!", text + "w", text[:-1], text[1:]))
    return bool(places)


def _empty(position: dict[str, Any], _: Values, rng: random.Random) -> bool:
    lists = [it for it in _lists(position) if it]
    if lists:
        rng.choice(lists).clear()
    return bool(lists)


def _move_figure(position: dict[str, Any], values: Values, rng: random.Random) -> bool:
    """Move a figure to another cell with its load."""
    places = [it for it in _places(position) if it[1] in ("cell", "follow_to") and it[0][it[1]]]
    if places:
        holder, key = rng.choice(places)
        holder[key] = _copied(values["cell"], rng)
    return bool(places)


MUTATIONS: dict[str, Mutation] = {
    "field removed": _remove_field,
    "field added": _add_field,
    "number changed": _change_number,
    "value changed": _change_value,
    "type changed": _change_type,
    "text changed": _change_text,
    "turn changed": _change_turn,
    "element duplicated": _duplicate,
    "elements swapped": _swap_elements,
    "element moved": _move_element,
    "cards moved within a player": _move_within_player,
    "list emptied": _empty,
    "fields swapped": _swap_fields,
    "players swapped": _swap_players,
    "figure moved": _move_figure,
}
