"""Names are short, visible and not easily confused."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercard.server.db.confusables import shape_of
from undercard.server.db.people import account_key
from undercard.server.people.errors import BadName
from undercard.server.people.names import MOST, clean_name, typed_name


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [("Ann", "Ann"), ("  a \t b ", "a b"), ("e\u0301", "é"), ("李", "李"), ("🂡", "🂡")],
)
def test_names_have_one_form(given_name: str, cleaned: str) -> None:
    assert clean_name(given_name) == cleaned


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 25, "a\u202eb", "\u2066a", "a\u200bb", "\u0301a", "a" + "\u0336" * 4]
)
def test_invalid_names(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


INVISIBLE = ("\ufe0f", "\u034f", "\u180b", "\u17b4", "\ufe00", "\U000e0100", "\u200b", "\u3164")


@pytest.mark.parametrize("mark", INVISIBLE, ids=ascii)
def test_invisible_characters_are_refused_and_do_not_change_the_shape(mark: str) -> None:
    """Python calls some of them printable."""
    for name in (f"A{mark}nn", f"Ann{mark}"):
        with pytest.raises(BadName):
            clean_name(name)
        assert shape_of(name) == shape_of("Ann")


def test_an_older_account_with_an_invisible_character_can_sign_in() -> None:
    assert typed_name(" Ann \u2764\ufe0f ") == "Ann \u2764\ufe0f"
    for name in ("", "x" * 25, "a\u202eb", "a\0b", "\ud800"):
        with pytest.raises(BadName):
            typed_name(name)


@given(st.text(max_size=40))
def test_every_accepted_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= MOST
    assert name.isprintable()
    assert unicodedata.is_normalized("NFC", name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Ian", "lan"),  # a capital I and a small L
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
        ("Bob", "B0b"),
        ("modern", "rnodern"),
        ("ANN", "\u0391\u039d\u039d"),  # Greek
    ],
)
def test_names_that_look_alike_have_one_shape(name: str, other: str) -> None:
    assert shape_of(name) == shape_of(other)


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("Анна", "Инна")])
def test_other_names_have_other_shapes(name: str, other: str) -> None:
    assert shape_of(name) != shape_of(other)


def test_accounts_are_compared_without_case_and_width() -> None:
    assert account_key("Ａｎｎ") == account_key("ANN") == "ann"
