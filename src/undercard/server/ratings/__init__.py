"""Ratings of people, per game, from games that were played to an end."""
