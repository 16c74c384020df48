"""Bots in processes of their own: `BotWorkers.decide` asks one, and always returns an action."""
