"""The book: a pack and a table's options as arrays, which the rules take beside the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, cast

import numpy as np
from numpy.typing import NDArray

from undercard.games.fightdrome.cards import Face, Kind, Supply, can_answer
from undercard.games.fightdrome.options import BOUT, EMPTY_OUT, GASP_MAY, GASP_MUST, OPTIONS
from undercard.games.fightdrome.pack import (
    MAX_FACES,
    MAX_SLEEVES,
    MAX_STACKS,
    MAX_SUPPLY,
    NEUROCHEM_LIMIT,
    Pack,
)
from undercard.kernel.layout import I8, I16, U64, Layout, dtype_of
from undercard.kernel.options import OptionValue


class Book(Layout):
    answers: Annotated[NDArray[np.uint64], MAX_FACES]
    """For a live attack, the faces that answer it (F4)."""
    attacks: U64
    neurochem: U64
    fame: Annotated[NDArray[np.int16], MAX_FACES]
    target: I16
    supply: Annotated[NDArray[np.int8], MAX_FACES]
    cards: Annotated[NDArray[np.uint8], MAX_SUPPLY]
    """The faces of all supply cards, supply by supply."""
    start: Annotated[NDArray[np.int8], 6]
    """The start of each supply in `cards` and in the state's box; the last entry is the end."""
    counts: Annotated[NDArray[np.int8], MAX_SLEEVES, MAX_STACKS, 5]
    sleeves: I8
    stacks: I8
    faces: I8
    feint: I8
    weave: I8
    feints: I8
    weaves: I8
    hand: I8
    most_neurochem: I8
    mode: I8
    breathing_space: I8
    last_gasp: I8
    characters: I8
    first: I8
    overstimulated: I8
    empty_hand: I8
    rest_finish: I8
    next_start: I8
    survivor: I8
    rest_limit: I8
    rest_no_attack: I8
    remembers: I8
    """Whether the state records what the seats learn.

    Simulations need neither views nor samples; without the record they are faster.
    """


BOOK = dtype_of(Book)


def make_book(pack: Pack, options: Mapping[str, OptionValue]) -> Book:
    """Return the tables for a checked pack and checked options."""
    book = cast(Book, np.zeros(1, BOOK)[0])
    book.remembers = True
    _write_faces(book, pack.faces)
    _write_box(book, pack)
    _write_options(book, options)
    return book


def without_memory(book: Book) -> Book:
    """Return a copy of the tables for simulations."""
    copy = cast(Book, np.array([book])[0])
    copy.remembers = False
    return copy


def _mask(faces: list[Face], wanted: list[bool]) -> np.uint64:
    return np.uint64(sum(1 << n for n in range(len(faces)) if wanted[n]))


def _write_faces(book: Book, faces: list[Face]) -> None:
    book.faces = len(faces)
    book.attacks = _mask(faces, [face.is_attack for face in faces])
    book.neurochem = _mask(faces, [face.is_neurochem for face in faces])
    book.feint = faces.index(Face(Kind.FEINT))
    book.weave = faces.index(Face(Kind.WEAVE))
    for n, face in enumerate(faces):
        book.fame[n] = face.fame
        book.supply[n] = face.supply
        if face.is_attack:
            book.answers[n] = _mask(faces, [can_answer(answer, face) for answer in faces])


def _write_box(book: Book, pack: Pack) -> None:
    cards = [pack.faces.index(face) for face in pack.supply_cards]
    book.cards[: len(cards)] = cards
    book.start[1:] = np.cumsum(pack.supply_sizes)
    book.sleeves, book.stacks = len(pack.sleeves.cards), len(pack.stacks.cards)
    for sleeve in range(book.sleeves):
        for stack in range(book.stacks):
            book.counts[sleeve, stack] = pack.counts(sleeve, stack)
    book.feints, book.weaves = pack.feints.per_player, pack.weaves.per_player
    book.hand, book.most_neurochem = pack.hand, NEUROCHEM_LIMIT
    assert len(Supply) == len(book.start)


def _write_options(book: Book, options: Mapping[str, OptionValue]) -> None:
    book.target = int(options["target"])
    for option in OPTIONS:
        value = options[option.name]
        if option.choices:
            setattr(book, option.name, option.choices.index(str(value)))
        elif isinstance(value, bool) and option.name != "do_you_want_fame":
            setattr(book, option.name, int(value))
    if book.last_gasp == GASP_MAY and book.mode == BOUT and book.empty_hand == EMPTY_OUT:
        book.last_gasp = (
            GASP_MUST  # FR12: declining would lose the game, so the player is not asked
        )
