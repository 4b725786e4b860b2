"""Many games: seats, tokens, the log of every table, storage, clocks, and bots that sit in."""
