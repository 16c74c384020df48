"""HTTP and WebSocket in front of people and tables: `create_app` makes the application."""
