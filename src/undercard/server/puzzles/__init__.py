"""Daily puzzles: their production, answers, streaks and archive."""
