"""How the net of New Las Vegas is learned: it plays against itself, sees what its sheets came to, and plays again.

Each generation plays games of several kinds with the net as it is, and fits the net to what the sheets of the last
generations ended with. Seats are fonder of some features than they should be, at random (a tilt), and make a step by
chance now and then, less so as it goes on: what is never tried is never learned.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from neonstrip.bots.newvegas import places, selfplay
from neonstrip.bots.newvegas.fitting import Fit, fit
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.value_net import BIAS, OUT, SHAPE, Net
from neonstrip.bots.newvegas.workspace import POINTS, ROUNDS, SCRATCH, WORKSPACE
from neonstrip.bots.rows import UNITS
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.seeds import derive_many
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.newvegas.printed import FIGURES, TOTAL
from neonstrip.rules.newvegas.state import MIDDLE, SHEET

LONGEST = 60
"""Turns of a sheet that are noted, at most."""
FIRST = 8
"""Generations that only find their feet: shorter, and wilder."""
RECENT = 5
"""Generations that are learned from."""
TILTED = 0.6
"""The share of seats that are tilted."""
FOND_OF = [
    np.arange(places.STARTS[part], places.STARTS[part] + places.SIZES[part])
    for part in places.SIZES
    if part not in ("points", "game", "others")
]
KINDS: list[tuple[int, int, int, dict[str, Any]]] = [
    (40, 2, 0, {}),
    (40, 2, 0, {}),
    (40, 2, 0, {}),
    (40, 2, 0, {"edition": "pegasus"}),
    (20, 2, 0, {"golf": False}),
    (20, 2, 0, {"bank": False}),
    (16, 4, 0, {}),
    (60, 2, 1, {}),
    (20, 2, 1, {"edition": "pegasus"}),
    (16, 4, 2, {}),
    *[(8, 1, 0, {"opponent": card["level"]}) for card in OPPONENTS],
]
"""What a generation plays: games, players, how many of them are greedy, and options.

The greedy bot hurries to the end of a game. Who has never met it takes too much time.
"""

Samples = NDArray[np.float32]


class Part(Struct):
    """Some games of a generation."""

    seed: str
    games: int
    players: int
    rivals: int
    options: dict[str, Any]
    dare: int
    """How often of 256 a step is made by chance."""
    tilt: float

    @property
    def is_plain(self) -> bool:
        """Whether it is the game of two as printed, against itself."""
        return (self.players, self.rivals, self.options) == (2, 0, {})


class Generation(Struct):
    """What a generation came to."""

    number: int
    points: float
    """The mean score in plain games of two, with all its daring."""
    error: float
    """How far the net's word was off, after learning."""


class Trained(Struct):
    """What is kept."""

    net: Net
    errors: NDArray[np.float64]


def play_part(net: Net, part: Part) -> tuple[Samples, Samples]:
    """Play some games: what every sheet looked like after each turn, and what it came to in the end."""
    rules, players = NewVegas(), part.players
    middles = np.zeros(part.games, MIDDLE)
    middles[:] = rules.blank_middle(rules.read_options(part.options, players), players)
    sheets, drafts = (np.zeros((part.games, players), SHEET) for _ in range(2))
    samples = np.zeros((part.games * players * LONGEST, FEATURES), np.float32)
    owners, finals = np.zeros(len(samples), np.int64), np.zeros((part.games * players, FIGURES), np.int64)
    noted = selfplay.play(
        middles=middles,
        sheets=sheets,
        drafts=drafts,
        seeds=derive_many(part.seed, range(part.games)),
        net=net,
        tilts=tilts(part),
        rivals=part.rivals,
        dare=part.dare,
        streams=np.zeros(1, CHANCE),
        works=np.zeros(1, WORKSPACE),
        scratch=np.zeros(SCRATCH, SHEET),
        samples=samples,
        owners=owners,
        finals=finals,
    )
    return samples[:noted], finals[owners[:noted], TOTAL].astype(np.float32)


def tilts(part: Part) -> Samples:
    """What each seat of each game is fonder of than it should be: three features of each of two kinds."""
    chance = np.random.default_rng(derive_many(part.seed, [part.games])[0].tolist())
    tilt = np.zeros((part.games, part.players, FEATURES), np.float32)
    for seat in tilt.reshape(-1, FEATURES):
        if chance.random() < TILTED:
            for _ in range(2):
                features = FOND_OF[chance.integers(len(FOND_OF))]
                some = chance.choice(features, min(3, len(features)), replace=False)
                seat[some] += chance.normal(0, part.tilt, len(some))
    return tilt


def newborn(chance: np.random.Generator) -> Net:
    """A net that knows nothing."""
    net = np.zeros(SHAPE, np.float32)
    net[:FEATURES, :UNITS] = chance.normal(0, np.sqrt(2 / FEATURES), (FEATURES, UNITS))
    net[OUT, :UNITS] = chance.normal(0, 1, UNITS)
    net[BIAS, UNITS] = POINTS
    return net


def parts_of(seed: str, number: int, generations: int) -> Iterator[Part]:
    """The games of a generation: the later, the tamer."""
    done = number / generations
    tilt, dare = (8.0, 10) if number < FIRST else (6.0 * (1 - done) + 1.0, 3 if done < 0.7 else 1)
    for kind, (games, players, rivals, options) in enumerate(KINDS):
        games = games // 2 if number < FIRST else games
        yield Part(f"{seed}/{number}/{kind}", games, players, rivals, options, dare, tilt)


def train(
    seed: str, generations: int, pool: Executor | None = None, tell: Callable[[Generation], None] | None = None
) -> Trained:
    """Learn from nothing. `pool` may be a pool of processes or a cluster's; `tell` hears of every generation."""
    chance = np.random.default_rng(derive_many(seed, [0])[0].tolist())
    net, recent = newborn(chance), []
    for number in range(generations):
        parts = list(parts_of(seed, number, generations))
        played = list((map if pool is None else pool.map)(play_part, [net] * len(parts), parts))
        recent.append(tuple(np.concatenate(halves) for halves in zip(*played, strict=True)))
        recent = recent[-RECENT:]
        samples, ended = (np.concatenate(halves) for halves in zip(*recent, strict=True))
        settings = Fit(epochs=4 if number < FIRST else 2, rate=1e-3 if number < 0.7 * generations else 4e-4)
        net, error = fit(net, samples, ended - np.float32(POINTS) * samples[:, places.POINTS], settings, chance)
        if tell:
            points = [ended.mean() for part, (_, ended) in zip(parts, played, strict=True) if part.is_plain]
            tell(Generation(number + 1, float(np.mean(points)), error))
    return Trained(net, errors_by_round(net, *recent[-1]))


def errors_by_round(net: Net, samples: Samples, ended: Samples) -> NDArray[np.float64]:
    """How far the net's word is off, by rounds; where there are few such sheets, as in the round before."""
    hidden = np.maximum(samples @ net[:FEATURES, :UNITS] + net[BIAS, :UNITS], 0)
    said = (
        hidden @ net[OUT, :UNITS]
        + samples @ net[:FEATURES, UNITS]
        + net[BIAS, UNITS]
        + POINTS * samples[:, places.POINTS]
    )
    rounds = np.rint(samples[:, places.GAME + places.ROUND] * ROUNDS).astype(np.int64)
    errors = np.full(LONGEST, float(np.std(ended)))
    for number in range(1, LONGEST):
        off = (ended - said)[rounds == number]
        errors[number] = float(np.sqrt(np.mean(off**2))) if len(off) >= 50 else errors[number - 1]
    return errors
