"""Hooks: Python functions that are called during every game of a study and count freely.

A hook is a file with any of three functions:

    def before(count, state): ...            # a game has been dealt
    def step(count, state, action, events): ...   # an action was applied; `state` is after it
    def after(count, state, outcome): ...    # the game is over

`count` is a dictionary of numbers. It starts empty for every chunk, and the lab sums all of them at
the end, so count by adding: `count["rests"] += action == "rest"`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from types import CodeType
from typing import cast

from undercard.kernel.errors import UndercardError
from undercard.kernel.events import Event
from undercard.kernel.game import Outcome, State

VERBS = ("before", "step", "after")


class BadHook(UndercardError):
    """A hook that is not valid Python, or has none of the three functions."""


class Hook:
    """The functions of a hook, and their counts."""

    def __init__(self, source: str) -> None:
        self.seen: defaultdict[str, float] = defaultdict(float)
        names: dict[str, object] = {"__name__": "hook"}
        if source:
            exec(_compiled(source), names)
        self._calls = {verb: names[verb] for verb in VERBS if callable(names.get(verb))}
        if source and not self._calls:
            raise BadHook(f"the hook must define at least one of {', '.join(VERBS)}")

    def before(self, state: State) -> None:
        self._call("before", state)

    def step(self, state: State, action: str, events: Sequence[Event]) -> None:
        self._call("step", state, action, events)

    def after(self, state: State, outcome: Outcome) -> None:
        self._call("after", state, outcome)

    def _call(self, verb: str, *values: object) -> None:
        if verb in self._calls:
            cast(Callable[..., object], self._calls[verb])(self.seen, *values)


def _compiled(source: str) -> CodeType:
    try:
        return compile(source, "hook", "exec")
    except SyntaxError as error:
        raise BadHook(f"the hook is not valid Python: line {error.lineno}: {error.msg}") from None
