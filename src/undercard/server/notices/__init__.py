"""What waits for a person, and how they are told: a list, a feed, and Web Push."""
