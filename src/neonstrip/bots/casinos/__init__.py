"""What compiled bots of the games with casinos share. Ways in from Python are each game's own, and so is their cache."""
