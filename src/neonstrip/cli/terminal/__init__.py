"""Games in a terminal: what every game needs here, and a room for each game."""
