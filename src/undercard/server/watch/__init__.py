"""Games to watch: the best running ones, and recent ones that have ended."""
