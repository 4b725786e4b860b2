"""Fits the net to what choices came to, by Adam. Only what the choices of one decision differ by counts."""

import numpy as np
from msgspec import Struct

from neonstrip.bots.adam import Adam, Array
from neonstrip.bots.classic.features import FEATURES
from neonstrip.bots.classic.value_net import BIAS, OUT, Net
from neonstrip.bots.rows import UNITS
from neonstrip.rules.classic.printed import CASINOS

BATCH = 256
"""Decisions to a step."""


class Noted(Struct):
    """Some decisions: how each choice looked, what it came to, and where the choices of each decision begin."""

    samples: Array
    wanted: Array
    begins: Array

    @classmethod
    def together(cls, parts: list["Noted"]) -> "Noted":
        """All decisions of some parts."""
        before = np.cumsum([0, *(len(part.samples) for part in parts)])
        return cls(
            np.concatenate([part.samples for part in parts]),
            np.concatenate([part.wanted for part in parts]),
            np.concatenate([part.begins + begin for part, begin in zip(parts, before[:-1], strict=True)]),
        )

    def some(self, decisions: Array) -> "Noted":
        """Some of the decisions."""
        ends = np.append(self.begins[1:], len(self.samples))
        counts = ends[decisions] - self.begins[decisions]
        begins = np.cumsum(counts) - counts
        chosen = np.repeat(self.begins[decisions] - begins, counts) + np.arange(counts.sum())
        return Noted(self.samples[chosen], self.wanted[chosen], begins)


class Fit(Struct, frozen=True):
    """How thoroughly to fit."""

    epochs: int
    rate: float


def fit(net: Net, noted: Noted, settings: Fit, chance: np.random.Generator) -> tuple[Net, float]:
    """A net that tells choices apart better, and how far it was off on the way, in parts of a chance."""
    better = net.copy()
    weights = [better[:FEATURES], better[BIAS], better[OUT]]
    steps, squares = Adam(weights, settings.rate, settings.epochs * -(-len(noted.begins) // BATCH)), 0.0
    for epoch in range(settings.epochs):
        order = chance.permutation(len(noted.begins))
        for begin in range(0, len(order), BATCH):
            off, gradients = gradient(weights, noted.some(order[begin : begin + BATCH]))
            squares += float((off**2).sum()) if epoch == settings.epochs - 1 else 0.0
            steps.go(gradients)
    return better, float(np.sqrt(squares / len(noted.samples)))


def gradient(weights: list[Array], noted: Noted) -> tuple[Array, list[Array]]:
    """How far the net is off for each choice beside the others of its decision, and which way each weight should go."""
    inside, bias, out = weights
    choices, casinos = len(noted.samples), noted.samples.reshape(-1, FEATURES)
    hidden = np.maximum(casinos @ inside + bias, 0)
    added = hidden.reshape(choices, CASINOS, UNITS).sum(axis=1)
    off = added @ out - noted.wanted
    counts = np.diff(np.append(noted.begins, choices))
    off -= np.repeat(np.add.reduceat(off, noted.begins) / counts, counts)
    pull = (off / len(noted.begins)).astype(np.float32)
    back = np.repeat(pull, CASINOS)[:, np.newaxis] * ((hidden > 0) * out)
    return off, [casinos.T @ back, back.sum(axis=0), added.T @ pull]
