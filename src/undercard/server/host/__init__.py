"""Pages of hosts and moderators: reports, people, tables, sign-up, backups, audit log."""
