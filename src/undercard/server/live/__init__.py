"""WebSocket connections and what they subscribe to."""
