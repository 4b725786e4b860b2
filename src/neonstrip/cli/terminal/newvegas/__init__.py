"""Welcome to New Las Vegas in a terminal."""
