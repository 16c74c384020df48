"""Pictures of Survive: the dungeon with its figures, the count, turns."""
