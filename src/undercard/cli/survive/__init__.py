"""Survive in the terminal: its screen, and `undercard scenario`."""
