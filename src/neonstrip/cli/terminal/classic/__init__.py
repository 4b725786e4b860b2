"""Las Vegas (2012) in the terminal."""
