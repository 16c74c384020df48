"""What a host may do beside the running server: look, clean up, ban, back up, check."""
