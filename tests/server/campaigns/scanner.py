"""Scans the bytes that a wiretap caught for anything that their receiver must not know.

Four checks; each finds leaks that the others cannot see:

- Every message has a wire type without extra fields, and its content equals what redaction returns
for this audience at this step.
- Redaction itself: with other hidden information, the seat receives the same bytes.
- Delayed spectators see nothing before the delay, counted in actions.
- No message contains a secret or a session token, and no log line a card or the id of a private
table.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from server.campaigns.wiretap import Audience, Caught, Tapped
from table.tables import hidden_state, with_state
from undercard.server.http.wire import Refusal
from undercard.server.live.wire import Error, LobbyNow, ServerMessage
from undercard.server.tables.perspective import show_now
from undercard.server.tables.wire import LobbyReply, TableEntries, TableShown
from undercard.table.errors import TableError
from undercard.table.steps import Act
from undercard.table.table import Table

TWINS_EVERY = 5
"""The number of steps between two comparisons with twins."""
T = TypeVar("T")


class Leak(AssertionError):
    """A client received information that it may not have."""


def scan(tapped: Tapped) -> int:
    """Return the number of messages scanned; raise `Leak`."""
    messages: dict[int, list[tuple[Audience, Caught]]] = defaultdict(list)
    is_late = tapped.table.about.open_hands is not None
    for audience in tapped.audiences:
        for caught in audience.caught:
            messages[_moment(caught, is_late)].append((audience, caught))
    table = Table(tapped.table.header)
    steps, looked = tapped.table.steps, 0
    for number in range(len(steps) + 1):
        if number:
            table.apply(steps[number - 1])
        for audience, caught in messages.pop(number, ()):
            _check(table, audience, caught)
            _check_bytes(tapped, table.is_over, audience, caught.content)
            looked += 1
        if number % TWINS_EVERY == 0:
            _check_redaction(table, number)
    if messages:
        raise Leak(f"messages about steps that do not exist: {sorted(messages)}")
    return looked


class _Numbered(msgspec.Struct):
    number: int
    seat: int | None


class _Moment(msgspec.Struct):
    now: _Numbered | None = None


def _moment(caught: Caught, is_late: bool) -> int:
    """Return the step of a message; for a delayed spectator, the step of the table at that time."""
    if caught.channel == "header":
        return caught.number
    now = msgspec.json.decode(caught.content, type=_Moment).now
    if now is None:
        return caught.number
    return max(caught.number, now.number) if is_late and now.seat is None else now.number


# Types and redaction


def _check(table: Table, audience: Audience, caught: Caught) -> None:
    if caught.channel == "header":
        return
    if caught.channel == "socket":
        message: object = _decode(caught.content, ServerMessage)  # type: ignore[arg-type]
    elif msgspec.json.decode(caught.content, type=dict[str, object]).get("error"):
        message = _decode(caught.content, Refusal)
    elif caught.channel == "/api/tables":
        message = _decode(caught.content, LobbyReply)
    elif caught.channel.endswith("/record"):
        _check_over(table)
        return
    else:
        message = _decode(caught.content, TableShown)
    if isinstance(message, TableShown | TableEntries):
        _check_shown(table, audience, message)
    elif isinstance(message, Error) and caught.asked:
        _check_refusal(table, audience, caught.asked)
    elif isinstance(message, LobbyNow | LobbyReply):
        _check_lobby(table, message)


def _decode(content: bytes, kind: type[T]) -> T:
    """Decode as that type; raise `Leak` if the content has other fields."""
    message = msgspec.json.decode(content, type=kind)
    extra = _paths(msgspec.json.decode(content)) - _paths(msgspec.to_builtins(message))
    if extra:
        raise Leak(f"fields that are not in {type(message).__name__}: {sorted(extra)}")
    return message


def _paths(value: object, at: str = "") -> set[str]:
    """Return the paths of all values, at any depth."""
    if isinstance(value, dict):
        return {path for name, it in value.items() for path in _paths(it, f"{at}.{name}")}
    if isinstance(value, list | tuple):
        return {path for n, it in enumerate(value) for path in _paths(it, f"{at}[{n}]")}
    return {at}


def _check_shown(table: Table, audience: Audience, message: TableShown | TableEntries) -> None:
    seat = message.now.seat
    if seat is not None:
        held = table.seats[seat].person
        if held is None or held.id != audience.person.id:
            raise Leak(f"{audience.person.name} has the view of seat {seat}")
    shown = table.snapshot(seat, message.after)
    log = message.log if isinstance(message, TableShown) else message.entries
    if _plain(log) != _plain(shown.log):
        raise Leak(f"step {table.number}: wrong entries for seat {seat}")
    expected = msgspec.structs.replace(show_now(shown), at=message.now.at)
    if _plain(message.now) != _plain(expected):
        raise Leak(f"step {table.number}: wrong view for seat {seat}")
    if seat is None:
        _check_delay(table, message.now.number)


def _check_delay(table: Table, number: int) -> None:
    delay = table.about.open_hands
    if delay is None or table.is_over:
        return
    acts = [number for number, step in enumerate(table.steps, 1) if isinstance(step, Act)]
    shown = sum(act <= number for act in acts)
    if shown and shown > len(acts) - delay:
        raise Leak(f"step {table.number}: spectators see {shown} of {len(acts)} actions")


def _check_over(table: Table) -> None:
    if not table.is_over:
        raise Leak(f"step {table.number}: a record of a running game")


def _check_lobby(table: Table, message: LobbyNow | LobbyReply) -> None:
    for one in message.tables:
        if one.line.about.visibility != "public":
            raise Leak("a hidden table in the lobby")
        if one.table == table.about.id and one.line.about != table.about:
            raise Leak("a lobby entry shows more than the table")


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


# Twins: tables that differ in hidden information


def _check_redaction(table: Table, seed: int) -> None:
    if table.phase != "running":
        return
    for seat in range(table.game.seats):
        twin = with_state(table, table.game.sample(hidden_state(table), seat, seed))
        for who in (seat,) if table.about.open_hands is not None else (seat, None):
            one, other = table.snapshot(who), twin.snapshot(who)
            if msgspec.json.encode(one) != msgspec.json.encode(other):
                raise Leak(f"step {table.number}: seat {who} receives what it cannot know")


def _check_refusal(table: Table, audience: Audience, asked: dict[str, object]) -> None:
    """Check that an error does not depend on information that its receiver cannot know."""
    seat = audience.seat
    if table.phase != "running" or seat is None:
        return
    act = msgspec.convert({"at": 0.0, "by": audience.person.id, **asked}, Act)
    twin = with_state(table, table.game.sample(hidden_state(table), seat, table.number))
    if _answer(table, act) != _answer(twin, act):
        raise Leak(f"step {table.number}: an error reveals what seat {seat} cannot know")


def _answer(table: Table, act: Act) -> str:
    try:
        table.prepare(act)
    except TableError as error:
        return f"{error.code}: {error}"
    return "taken"


# Bytes


def _check_bytes(tapped: Tapped, is_over: bool, audience: Audience, content: bytes) -> None:
    secret = tapped.table.header.secret
    if not is_over and (secret.encode() in content or bytes.fromhex(secret) in content):
        raise Leak("the table's secret before the end")
    for other in tapped.audiences:
        token = other.person.cookie.partition("=")[2].encode()
        if token and token in content:
            raise Leak(f"{audience.person.name} receives the session of {other.person.name}")


def scan_log(lines: Iterable[str], games: list[Tapped]) -> int:
    """Return the number of lines; raise `Leak` for a card, a secret, a session or a private table's
    id."""
    forbidden = set().union(*map(_never_logged, games))
    count = 0
    for line in lines:
        count += 1
        found = forbidden & {*re.findall(r"[\w-]+", line), *re.findall(r"\w+", line)}
        if found:
            raise Leak(f"the log has {sorted(found)}: {line}")
    return count


def _never_logged(tapped: Tapped) -> set[str]:
    table = tapped.table
    words = {step.action for step in table.steps if isinstance(step, Act)}
    cards = {word for action in words for word in action.split() if re.search(r"\d", word)}
    tokens = {it.person.cookie.partition("=")[2] for it in tapped.audiences} - {""}
    hidden = {table.about.id} if tapped.private else set()
    return {it for it in cards if not it.isdigit()} | tokens | hidden | {table.header.secret}
