"""Quick match: whoever wants a game gets one with whoever waits."""
