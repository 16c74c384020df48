"""WebSocket connections and their subscriptions: from a frame to a step, from a step to frames."""
