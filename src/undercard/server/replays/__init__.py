"""Replays of finished games, from a table or from a record in a file."""
