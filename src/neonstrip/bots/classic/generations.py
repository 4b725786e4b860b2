"""How the net of Las Vegas (2012) is learned: it goes on in playouts, and learns from them to choose better.

In each generation it plays one seat of many games, with hasty and careful players on the others. Where it decides, all
choices are tried in some worlds, in which it plays on as it is; then it is fitted to what they came to. Before there is
a net, the greedy bot goes on in its place. Now and then it moves by chance: what is never tried is never learned.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor

import numpy as np
from msgspec import Struct

from neonstrip.bots.casinos.rollout import NO_NET, Values
from neonstrip.bots.classic import selfplay
from neonstrip.bots.classic.features import FEATURES
from neonstrip.bots.classic.fitting import Fit, Noted, fit
from neonstrip.bots.classic.value_net import OUT, SHAPE, Net
from neonstrip.bots.rows import UNITS
from neonstrip.play.seeds import derive_many
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.state import ROLLED, STATE

KINDS = {(4, False): 27, (4, True): 3, (2, True): 5, (2, False): 1, (3, False): 6, (3, True): 2, (5, False): 6}
"""Players and whether white dice are with them: how many parts of a generation are such games."""
GAMES = 360
"""Games that are played together."""
CHOICES = 60
"""Choices that are noted in a game, at most."""
TABLES = [1.0, 1.0, 0.5, 0.0]
"""How likely each of the others is hasty, one of these for each game."""
DARE, NOTING = 25, 128
"""How often of 256 a move is made by chance, and a decision noted."""
FIRST_WORLDS, WORLDS = 8, 4
"""In which each choice is tried, in the first generation and in later ones, where worlds take longer."""
RECENT = 2
"""Generations that are learned from; the first is forgotten, because the greedy bot played on in it."""


class Part(Struct):
    """Some games of a generation."""

    seed: str
    players: int
    white: bool
    worlds: int


class Generation(Struct):
    """What a generation came to."""

    number: int
    choices: int
    error: float
    """How far the net was off what choices came to, beside others of their decision; chance alone is most of it."""


def play_part(net: Net, spread: Values, part: Part) -> Noted:
    """Play some games, and note decisions."""
    chance = np.random.default_rng(derive_many(part.seed, [GAMES])[0].tolist())
    haste, most = chance.choice(TABLES, (GAMES, 1)), GAMES * CHOICES
    samples, wanted = np.zeros((most, CASINOS, FEATURES), np.float32), np.zeros(most, np.float32)
    begins = np.zeros(most, np.int64)
    noted, decisions = selfplay.play(
        np.zeros(GAMES, STATE),
        seeds=derive_many(part.seed, range(GAMES)),
        options=np.array([part.players, part.white, ROLLED, True, NOBODY]),
        learners=chance.integers(part.players, size=GAMES),
        hasty=(chance.random((GAMES, part.players)) < haste).astype(np.int64),
        net=net,
        dare=DARE,
        noting=NOTING,
        spread=spread,
        streams=np.zeros(1, CHANCE),
        spare=np.zeros(selfplay.SPARE, STATE),
        chances=np.zeros((part.worlds, MOST_MOVES)),
        money=np.zeros((part.worlds, MOST_MOVES)),
        samples=samples,
        wanted=wanted,
        begins=begins,
    )
    return Noted(samples[:noted], wanted[:noted], begins[:decisions])


def newborn(chance: np.random.Generator) -> Net:
    """A net that knows nothing."""
    net = np.zeros(SHAPE, np.float32)
    net[:FEATURES] = chance.normal(0, np.sqrt(2 / FEATURES), (FEATURES, UNITS))
    net[OUT] = chance.normal(0, 0.3 / np.sqrt(UNITS), UNITS)
    return net


def parts_of(seed: str, number: int) -> Iterator[Part]:
    """The games of a generation."""
    kinds = [kind for kind, parts in KINDS.items() for _ in range(parts)]
    for at, (players, white) in enumerate(kinds):
        yield Part(f"{seed}/{number}/{at}", players, white, WORLDS if number else FIRST_WORLDS)


def train_net(
    seed: str,
    generations: int,
    spread: Values,
    pool: Executor | None = None,
    tell: Callable[[Generation], None] | None = None,
) -> Net:
    """Learn from nothing. `pool` may be a pool of processes or a cluster's; `tell` hears of every generation."""
    chance = np.random.default_rng(derive_many(seed, [0])[0].tolist())
    net, recent = newborn(chance), list[Noted]()
    for number in range(generations):
        parts = list(parts_of(seed, number))
        player = net if number else NO_NET
        played = (map if pool is None else pool.map)(play_part, [player] * len(parts), [spread] * len(parts), parts)
        recent = [*(recent[-RECENT + 1 :] if number > 1 else []), Noted.together(list(played))]
        noted = Noted.together(recent)
        net, error = fit(net, noted, Fit(8, 4e-3) if number else Fit(14, 8e-3), chance)
        if tell:
            tell(Generation(number + 1, len(noted.samples), error))
    return net
