"""The built browser part, served as files from memory."""
