"""The lab for visitors: compares a game with a changed version, in a separate process."""
