"""What one address can do to others; `scripts/bench attack` runs it."""
