"""Chat at tables: stored, numbered, and sent to all subscribers of every process."""
