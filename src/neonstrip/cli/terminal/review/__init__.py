"""The review of a game, in the terminal and as a picture."""
