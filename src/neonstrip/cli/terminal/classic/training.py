"""`neonstrip train classic`: how much wealth counts for how much of a chance to win."""

from neonstrip.cli.terminal.casinos.training import training

train_command = training("classic", "one round to come, two, and three")
