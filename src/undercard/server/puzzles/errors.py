"""Errors of puzzles."""

from __future__ import annotations

from undercard.server.http.errors import ApiError


class NoSuchPuzzle(ApiError):
    """There is no puzzle of that game and date, or it is not made yet."""

    code, status = "no_puzzle", 404


class NotAChoice(ApiError):
    """The answer is not one of the legal actions of the puzzle."""

    code, status = "not_a_choice", 422
