"""The bot API: access tokens, bot accounts, and streams of events and tables."""
