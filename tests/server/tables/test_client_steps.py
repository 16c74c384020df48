"""Every step that a client may send is a step of the table."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from undercard.server.db.people import Identity
from undercard.server.tables import wire
from undercard.server.tables.client_steps import step_of
from undercard.table import steps

ANN = Identity("ann", "Ann", False)
BY_HOST_ONLY = {"rematch", "time_out"}
CLAIMS = (wire.PostAbandon, wire.PostTakeOver)
"""Steps that need more than the request; see `test_absences.py`."""
OVER_HTTP = {"seal", "reveal"}
OLD = {"claim_time"}
"""Steps in stored tables only."""
FIELDS = {"seat": 1, "action": "x", "answers": 3}


PLAIN = [kind for kind in get_args(wire.ClientStep) if kind not in CLAIMS]


@pytest.mark.parametrize("kind", PLAIN, ids=lambda kind: kind.__name__)
def test_each_becomes_the_step_of_its_name(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    given = {name: FIELDS[name] for name in kind.__struct_fields__ if name in FIELDS}
    asked = msgspec.convert({"step": tag, **given}, wire.ClientStep)
    step = msgspec.to_builtins(step_of(asked, ANN, "ann"))
    assert (step["step"], step["by"]) == (tag, "ann")
    assert {name: step[name] for name in given} == given


def test_only_steps_of_the_host_are_missing() -> None:
    client = {kind.__struct_config__.tag for kind in get_args(wire.ClientStep)}
    table = {kind.__struct_config__.tag for kind in get_args(steps.Step)}
    assert table - client == BY_HOST_ONLY | OVER_HTTP | OLD
