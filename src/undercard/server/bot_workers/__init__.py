"""Bots in separate processes: `BotWorkers.decide` asks one and always returns an action."""
