"""What games of casinos have in common in the terminal. `rules/casinos` says which games those are."""
