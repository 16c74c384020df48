"""Programs that play: access tokens, bot accounts, and streams of what happens at their tables."""
