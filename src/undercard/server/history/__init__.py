"""Pages of people: their profile, ratings and games."""
