"""Fits the net to samples, by Adam."""

import numpy as np
from msgspec import Struct

from neonstrip.bots.adam import Adam, Array
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.value_net import BIAS, OUT, Net
from neonstrip.bots.rows import UNITS

BATCH = 512
FURTHEST = 40.0
"""Points off that count, at most: a freak game should not shake the net."""
SHRINK = 1e-5
"""How much large weights are pulled back."""


class Fit(Struct, frozen=True):
    """How thoroughly to fit."""

    epochs: int
    rate: float


def fit(net: Net, samples: Array, wanted: Array, settings: Fit, chance: np.random.Generator) -> tuple[Net, float]:
    """A net that says better what is wanted, and how far it was off on the way. The last steps are the smallest."""
    inside, bias = net[:FEATURES, :UNITS].copy(), net[BIAS, :UNITS].copy()
    out, straight, rest = net[OUT, :UNITS].copy(), net[:FEATURES, UNITS].copy(), net[BIAS, UNITS:].copy()
    weights = [inside, bias, out, straight, rest]
    steps, squares = Adam(weights, settings.rate, settings.epochs * -(-len(samples) // BATCH)), 0.0
    for epoch in range(settings.epochs):
        order = chance.permutation(len(samples))
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            off, gradients = gradient(weights, samples[some], wanted[some])
            squares += float((off**2).sum()) if epoch == settings.epochs - 1 else 0.0
            steps.go(gradients)
    better = net.copy()
    better[:FEATURES, :UNITS], better[BIAS, :UNITS], better[OUT, :UNITS] = inside, bias, out
    better[:FEATURES, UNITS], better[BIAS, UNITS:] = straight, rest
    return better, float(np.sqrt(squares / len(samples)))


def gradient(weights: list[Array], samples: Array, wanted: Array) -> tuple[Array, list[Array]]:
    """How far the net is off for some samples, and which way each weight should go."""
    inside, bias, out, straight, rest = weights
    sums = samples @ inside + bias
    hidden = np.maximum(sums, 0)
    off = hidden @ out + samples @ straight + rest[0] - wanted
    pull = (np.clip(off, -FURTHEST, FURTHEST) / len(samples)).astype(np.float32)
    back = np.outer(pull, out) * (sums > 0)
    return off, [
        samples.T @ back + SHRINK * inside,
        back.sum(axis=0),
        hidden.T @ pull + SHRINK * out,
        samples.T @ pull + SHRINK * straight,
        pull.sum(keepdims=True),
    ]
