"""The people a person follows or has blocked, and who may see that the person is here."""
