"""A server under load, beside boardgame.io's: `scripts/bench server`."""
