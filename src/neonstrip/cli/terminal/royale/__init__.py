"""Las Vegas Royale in a terminal: drawn from what a seat may see, played by typing."""
