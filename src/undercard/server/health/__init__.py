"""The state of the server: health check, metrics, and which bots are compiled."""
