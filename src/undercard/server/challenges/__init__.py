"""Challenges: a person names another who may take a seat at a table."""
