"""What games of casinos have in common: dice are thrown and laid at casinos, and whoever has most there wins money.

Their records have the same names for the same things: `players`, `hand`, `roll`, `prizes`, `cash`, `events`.
Where a rule depends on the game, a function makes it from what the game says.
"""
