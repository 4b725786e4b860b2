"""Many games at once, bots against bots, all of it compiled."""

from typing import Any

from neonstrip.bots.casinos.batch import batch_of, workspace_of
from neonstrip.bots.royale import greedy
from neonstrip.rules.kernel import Numbers, entry, rule
from neonstrip.rules.royale.game import MOST_MOVES
from neonstrip.rules.royale.scoring import wealth, winners
from neonstrip.rules.royale.setup import new_game
from neonstrip.rules.royale.sight import see
from neonstrip.rules.royale.state import OVER, State
from neonstrip.rules.royale.turn import advance, legal

WORKSPACE = workspace_of(MOST_MOVES)


@rule
def begin(s: State, seed: Numbers, options: Numbers) -> None:
    """Players, tiles, repetition, neutral dice, open money, starter and house rules, as numbers."""
    neutral, open_money = options[3] != 0, options[4] != 0
    new_game(s, seed, options[0], options[1], options[2], neutral, open_money, options[5], options[6])


choose_all, play_all, count_all = batch_of(OVER, begin, legal, advance, see, greedy.choose, wealth, winners)


@entry
def choose(*given: Any) -> int:
    """A bot's move in a game played from Python."""
    return choose_all(*given)


@entry
def play(*given: Any) -> None:
    """R-LIMIT-1: play a game in each blank state; one that reaches the limit of moves is left unfinished."""
    play_all(*given)


@entry
def count(*given: Any) -> None:
    """Who has won each game, and what all of them come to."""
    count_all(*given)
