"""The OpenAPI description and the server agree for any request: no 500, and every reply has a
documented type."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from polling import LIMIT_SECONDS
from server.campaigns.people import Person
from server.campaigns.processes import running
from undercard.server.db import sqlite_url

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis import APIOperation, Case, GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

Operation = APIOperation[Any, Any, Any, Any]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
"""Examples per operation; half of them valid, half slightly invalid."""
COSTLY = {"/api/account", "/api/sign-in"}
"""Fewer examples where a password is hashed."""


@pytest.fixture
async def ann(tmp_path: Path) -> AsyncIterator[Person]:
    async with running(sqlite_url(tmp_path)) as servers:
        person = Person("Ann", servers[0].address)
        yield person
        await person.http.aclose()


async def test_every_operation_matches_its_description(ann: Person) -> None:
    schema = schemathesis.openapi.from_url(f"http://{ann.address}/api/openapi.json")
    operations = [it.ok() for it in schema.get_all_operations() if isinstance(it, Ok)]
    assert len(operations) == len(list(schema.get_all_operations()))
    assert len(operations) > 8
    for operation in operations:
        # A new client each time, because some operations end the session or the account.
        guest = Person("Ben", ann.address)
        await guest.enter()
        table = await guest.make_table({"game": "fightdrome"})
        await asyncio.to_thread(check_operation, operation, guest, table)
        await guest.http.aclose()
    await ann.enter()
    assert (await ann.look(await ann.make_table({"game": "survive"}))).status_code == 200


def check_operation(operation: Operation, guest: Person, table: str) -> None:
    headers = {"origin": f"http://{guest.address}", "cookie": guest.cookie}
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    places = [{}, {"table": table}] if "{table}" in operation.path else [{}]
    cases = st.one_of(
        *(
            operation.as_strategy(generation_mode=mode, path_parameters=place or None)
            for mode in modes
            for place in places
            if mode is GenerationMode.POSITIVE or can_be_wrong(operation)
        )
    )

    @settings(
        max_examples=EXAMPLES // 4 if operation.path in COSTLY else EXAMPLES,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=cases)
    def check(case: Case[Operation]) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=LIMIT_SECONDS)

    check()


def can_be_wrong(operation: Operation) -> bool:
    return bool(operation.body or operation.query)
