"""The bots of Survive."""
