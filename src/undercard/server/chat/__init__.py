"""Chat at tables: kept, numbered, and told to all who follow, whichever process they are at."""
