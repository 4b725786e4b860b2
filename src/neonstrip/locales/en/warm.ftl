warm-up = Getting the rules ready (only this once)
