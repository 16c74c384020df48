"""What waits for a person, and how they learn of it: a list, a feed, and Web Push."""
