"""One-time passwords: the examples of RFC 6238, and the clocks of phones."""

from __future__ import annotations

import base64

import pytest

from undercard.server.people.totp import code_at, new_secret, setup_link, step_of

SECRET = base64.b32encode(b"12345678901234567890").decode()
"""The secret of the examples."""


@pytest.mark.parametrize(
    ("at", "code"),
    [
        (59, "287082"),
        (1111111109, "081804"),
        (1111111111, "050471"),
        (1234567890, "005924"),
        (2000000000, "279037"),
        (20000000000, "353130"),
    ],
)
def test_rfc_6238_appendix_b(at: int, code: str) -> None:
    assert code_at(SECRET, at // 30) == code


def test_a_clock_may_differ_by_one_step() -> None:
    code = code_at(SECRET, 100)
    found = [step_of(SECRET, code, step * 30.0) for step in (98, 99, 100, 101, 102)]
    assert found == [None, 100, 100, 100, None]


@pytest.mark.parametrize("code", ["", "12345", "1234567", "ü" * 6, "\ud800", "abcdef"])
def test_other_text_is_no_code(code: str) -> None:
    assert step_of(SECRET, code, 3000.0) is None


def test_spaces_in_a_code_are_ignored() -> None:
    code = code_at(SECRET, 100)
    assert step_of(SECRET, f" {code[:3]} {code[3:]}", 3000.0) == 100


def test_the_link_for_an_app() -> None:
    assert setup_link("ABC", "Zoë Ü?") == (
        "otpauth://totp/Undercard:Zo%C3%AB%20%C3%9C%3F?secret=ABC&issuer=Undercard"
    )
    assert len({new_secret() for _ in range(3)}) == 3
