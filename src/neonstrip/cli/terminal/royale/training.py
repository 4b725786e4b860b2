"""`neonstrip train royale`: how much wealth counts for how much of a chance to win."""

from neonstrip.cli.terminal.casinos.training import training

train_command = training("royale", "one round to come, and with two")
