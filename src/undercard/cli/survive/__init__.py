"""Survive in the terminal: its screen, and the command `undercard scenario`."""
