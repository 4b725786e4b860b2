"""Papers of Las Vegas of 2012: a reference."""
