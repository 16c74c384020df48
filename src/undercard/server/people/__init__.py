"""Guests, accounts and their sessions."""
