"""What compiled bots of the games with casinos share. Ways in from Python, and caches, are each game's own."""
