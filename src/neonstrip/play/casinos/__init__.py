"""What games of casinos have in common to be played, told and settled. `rules/casinos` says which games those are."""
