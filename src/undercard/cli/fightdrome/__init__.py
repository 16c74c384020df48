"""Fightdrome in the terminal: its screen, and `undercard pack`."""
