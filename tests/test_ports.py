"""Ports for servers that tests start."""

from __future__ import annotations

import pytest

import ports


def test_a_port_is_given_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another test may ask for one before the server of the first has started."""
    monkeypatch.setattr(ports, "PORTS", range(15_000, 15_060))
    given = [ports.free_port() for _ in range(30)]
    assert len(set(given)) == 30
