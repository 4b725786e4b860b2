"""Las Vegas and Las Vegas Royale, as they are played and shown."""
