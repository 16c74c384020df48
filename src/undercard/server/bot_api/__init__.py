"""Programs that play: access tokens, bot accounts, and streams of events at their tables."""
