"""Emotes at tables: sent to all subscribers of every process, and stored nowhere."""
