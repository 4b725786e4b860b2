"""Welcome to New Las Vegas, as it is played and shown."""
