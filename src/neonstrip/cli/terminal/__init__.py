"""Games in a terminal: what every game needs here, and a folder for each game."""
