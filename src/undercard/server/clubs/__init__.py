"""Clubs: groups of accounts with members, a board, defaults for tables and a private lobby."""
