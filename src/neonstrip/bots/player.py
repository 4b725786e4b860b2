"""A bot at a table: chooses a move for a seat, from what that seat may know."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from neonstrip.bots.books import Books
from neonstrip.bots.levels import HINT, Budget, Level, levels_of
from neonstrip.bots.names import GREEDY, QUICK, check_bot, number_of
from neonstrip.bots.styles import Lean, parted, styles_of
from neonstrip.bots.thinking import Thought, Values
from neonstrip.bots.watching import haste_in
from neonstrip.games import part
from neonstrip.play import Game
from neonstrip.play.seeds import derive, words
from neonstrip.rules.chance import CHANCE, start
from neonstrip.rules.kernel import Records, uncompiled


def choose(game: Game, bot: str, seat: int | None = None, budget: Budget | None = None) -> int:
    """The number of the move a bot makes for a seat; without a seat, for the first that decides now.

    The same position of the same game always gets the same answer, as far as a planner has the time to finish. With a
    budget a planner thinks for that instead of its level's own.
    """
    seat = game.seat if seat is None else seat
    seen, moves, seed, turn = known_to(bot, game, seat), game.numbers(seat), bots_seed(game), turn_of(game, seat)
    haste = known_haste(bot, game)
    return choose_seen(game.rules.name, seen, seat, bot, moves, seed, turn, budget=budget, haste=haste)


def ponder(game: Game, seat: int | None = None, budget: Budget = HINT) -> Thought:
    """What every move of a seat comes to, as the planner sees it; without a seat, of the first that decides now."""
    seat = game.seat if seat is None else seat
    seen = game.rules.remember(game.state, seat)
    seed, turn = bots_seed(game), turn_of(game, seat)
    return ponder_seen(game.rules.name, seen, seat, game.numbers(seat), seed, turn, budget, haste=haste_in(game))


def choose_seen(
    name: str,
    seen: Any,
    seat: int,
    bot: str,
    moves: list[int],
    seed: str,
    turn: int,
    seconds: float | None = None,
    budget: Budget | None = None,
    share: float = 1.0,
    haste: Sequence[float] = (),
) -> int:
    """A bot's move among the legal ones, from what its seat sees of a game.

    The bot's name is a level, or a level and a style (`styles`).
    `seed` is any text for the bot's own chance, `turn` counts the moves that the seat has made, and `seconds` is how
    long the bot may think at most; `budget` takes the place of its level's own, and `share` is the part of it to use.
    `haste` is the chance that each seat is hasty, as far as its moves told.
    """
    bot, style = parted(bot)
    check_bot(bot)
    if len(moves) == 1:
        return moves[0]
    stream = own_stream(seed, seat, turn)
    styles = styles_of(name)
    liked = styles.liking(style, seen, seat, moves) if style else None
    if bot == QUICK[GREEDY] and liked is not None and styles.rate:
        return moves[int((styles.rate(seen, seat, moves) + styles.LEAN.greedy * liked).argmax())]
    if bot in QUICK:
        return policy(name).choose(number_of(bot), seen, seat, moves, stream)
    guessed = policy(name).guess(seen, moves, stream)
    if guessed is not None:
        return guessed
    levels = levels_of(name)
    level = levels.LEVELS[bot]
    budget = level.budget if budget is None else budget
    if share < 1:
        budget = budget.shared(share, levels.LEAST_WORLDS)
    thought = policy(name).ponder(seen, seat, moves, stream, budget.within(seconds), haste=haste)
    return decide(thought, level, own_noise(seed, seat, turn, len(moves)), styles.LEAN, liked)


def decide(thought: Thought, level: Level, noise: Values, lean: Lean, liked: Values | None) -> int:
    """The move that a level takes after a thought. `noise` is from 0 to 1, and so is what its style likes, if any."""
    if not level.blur:
        return thought.best if liked is None else thought.leaning(lean.odds * liked)
    tilt = level.blur * noise
    if liked is not None:
        tilt += lean.blurred * level.blur * liked
    return thought.blurred(tilt, level.worst)


def known_to(bot: str, game: Game, seat: int) -> Any:
    """What a bot knows of a game: those that think remember what was public, the quick ones look at the table."""
    return game.rules.see(game.state, seat) if parted(bot)[0] in QUICK else game.rules.remember(game.state, seat)


def known_haste(bot: str, game: Game) -> list[float]:
    """How likely it is that each seat is hasty: those that think have watched, the quick ones look at the table."""
    return [] if parted(bot)[0] in QUICK else haste_in(game)


def ponder_seen(
    name: str,
    seen: Any,
    seat: int,
    moves: list[int],
    seed: str,
    turn: int,
    budget: Budget = HINT,
    books: Books | None = None,
    haste: Sequence[float] = (),
) -> Thought:
    """What each of these moves comes to, from what a seat sees of a game."""
    return policy(name).ponder(seen, seat, moves, own_stream(seed, seat, turn), budget, books, haste)


def bots_seed(game: Game) -> str:
    """The seed of the bots in a game. It tells nothing about the game's own, which would tell all that is to come.

    A game that was dealt anew may go on from one that is over, whose seed everybody knows.
    """
    seed = game.deals[-1][1] if game.deals else game.seed
    return derive(f"bots/{seed}")


def turn_of(game: Game, seat: int) -> int:
    """How many moves a seat has made. Others' do not count: they may be hidden."""
    return sum(mover == seat for mover, _ in game.history)


def own_stream(seed: str, seat: int, turn: int) -> Records:
    """A bot's chance for one decision."""
    stream = np.zeros(1, CHANCE)
    uncompiled(start)(stream[0], words(derive(seed, seat, turn)), 0)
    return stream


def own_noise(seed: str, seat: int, turn: int, choices: int) -> Values:
    """How wrong a bot sees each choice of one decision, from 0 to 1."""
    return np.random.default_rng(words(derive(seed, seat, turn)).tolist()).random(choices)


class Policy(Protocol):
    """How the bots of a game choose: `bots/GAME/policy.py`."""

    def choose(self, bot: int, seen: Any, seat: int, moves: list[int], stream: Records) -> int:
        """A quick bot's move."""

    def guess(self, seen: Any, moves: list[int], stream: Records) -> int | None:
        """The answer to a guessing game, drawn so that nobody can foresee it; None where there is something to plan."""

    def ponder(
        self,
        seen: Any,
        seat: int,
        moves: list[int],
        stream: Records,
        budget: Budget,
        books: Books | None = None,
        haste: Sequence[float] = (),
    ) -> Thought:
        """What each move comes to, as the planner sees it; where there are books and it keeps some, also by what.

        `haste` is the chance that each seat is hasty, for planners that tell players apart; nothing if nobody watched.
        """


def policy(game: str) -> Policy:
    """How the bots of a game choose, loaded when it is played."""
    found: Policy = part(game, "bots.policy")
    return found
