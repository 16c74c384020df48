"""The tools of the host beside a running server: lists, clean-up, bans, backups and checks."""
