"""What a decision is called. The thresholds are data: verdicts.toml."""

import tomllib
from importlib.resources import files

THRESHOLDS = tomllib.loads(files("neonstrip.bots.review").joinpath("verdicts.toml").read_text("utf-8"))
LOSSES: dict[str, float] = THRESHOLDS["losses"]
VERDICTS = tuple(LOSSES)
"""From the worst."""
BAD = VERDICTS[: VERDICTS.index("good")]
SURE: float = THRESHOLDS["sure"]
LEAST_TURN: float = THRESHOLDS["turning"]["least"]
MOST_TURNS: int = THRESHOLDS["turning"]["most"]


def verdict(loss: float, error: float) -> str:
    """The name of a loss of chance to win that is known this exactly."""
    found = next((name for name, least in LOSSES.items() if loss >= least), "best")
    return "good" if found in BAD and loss < SURE * error else found
