"""What all playthroughs share."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent
NAMES = ["Anna", "Benno", "Carla", "Denny", "Emil", "Fanny"]


def seed_of(text: str) -> str:
    """The seed of a game, from its text."""
    return next(line.split()[1] for line in text.splitlines() if line.startswith("seed "))
