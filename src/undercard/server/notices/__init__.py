"""Notices of turns and invitations: a list, a feed, and Web Push."""
