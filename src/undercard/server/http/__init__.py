"""HTTP without features: endpoints, sessions, decoding, errors, limits, metrics, static files."""
