"""What the modules say of themselves is so."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["batch", "gymnasium", "openspiel", "pettingzoo"])
def test_examples_do_what_the_module_says(name: str) -> None:
    result = doctest.testmod(importlib.import_module(f"undercard.adapters.{name}"))
    assert result.attempted > 0
    assert result.failed == 0
