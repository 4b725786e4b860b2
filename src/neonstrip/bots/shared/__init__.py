"""What compiled bots of several games share. Ways in from Python are each game's own, and so is their cache."""
