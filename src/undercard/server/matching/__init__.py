"""Quick match: pairs people who want a game."""
