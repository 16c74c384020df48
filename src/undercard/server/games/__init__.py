"""The games of this server: options, bots, boxes, and a table in words."""
