"""The commands that each game adds: to play it, to train its planner, and tools of its own."""

from neonstrip.cli.app import app
from neonstrip.cli.choices import command_of
from neonstrip.cli.play import play_app
from neonstrip.cli.train import TrainingPart, train_app
from neonstrip.games import GAMES, part

for game in GAMES:
    command = command_of(game)
    play_app.command(game)(command.play_command)
    for name, tool in command.TOOLS.items():
        app.command(name)(tool)
    training: TrainingPart | None = part(game, "cli.terminal.training")
    if training:
        train_app.command(game)(training.train_command)
