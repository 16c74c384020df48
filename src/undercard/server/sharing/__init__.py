"""Sharing of finished games: preview cards of links, pictures, animations, replays as a file."""
