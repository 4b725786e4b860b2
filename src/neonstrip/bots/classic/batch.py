"""Many games at once, bots against bots, all of it compiled."""

from typing import Any

from neonstrip.bots.casinos.batch import batch_of, workspace_of
from neonstrip.bots.classic import greedy
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.scoring import wealth, winners
from neonstrip.rules.classic.setup import new_game
from neonstrip.rules.classic.sight import see
from neonstrip.rules.classic.state import OVER, State
from neonstrip.rules.classic.turn import advance, legal
from neonstrip.rules.kernel import Numbers, entry, rule

WORKSPACE = workspace_of(MOST_MOVES)


@rule
def begin(s: State, seed: Numbers, options: Numbers) -> None:
    """Players, white dice, leftover, open money and starter, as numbers."""
    new_game(s, seed, options[0], options[1] != 0, options[2], options[3] != 0, options[4])


choose_all, play_all, count_all = batch_of(OVER, begin, legal, advance, see, greedy.choose, wealth, winners)


@entry
def choose(*given: Any) -> int:
    """A bot's move in a game played from Python."""
    return choose_all(*given)


@entry
def play(*given: Any) -> None:
    """Play a game in each blank state; every game ends by itself, because every turn places a die."""
    play_all(*given)


@entry
def count(*given: Any) -> None:
    """Who has won each game, and what all of them come to."""
    count_all(*given)
