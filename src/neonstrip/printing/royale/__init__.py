"""Papers of Las Vegas Royale: a reference, and one for the tiles."""
