"""Las Vegas, the edition of 2012, as a game that is played."""
