"""Adam: small steps along a gradient, each weight at its own pace."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
SLOW, SLOWER, TINY = 0.9, 0.999, 1e-8
"""Adam's own numbers."""


class Adam:
    """Some weights on their way to better ones. The last steps are the smallest."""

    def __init__(self, weights: list[Array], rate: float, steps: int) -> None:
        self.weights, self.rate, self.steps, self.step = weights, rate, steps, 0
        self.pace = [(np.zeros_like(part), np.zeros_like(part)) for part in weights]

    def go(self, gradients: list[Array]) -> None:
        """A step that way."""
        self.step += 1
        rate = self.rate * (1 - 0.9 * self.step / self.steps)
        for part, slope, (mean, square) in zip(self.weights, gradients, self.pace, strict=True):
            mean += (1 - SLOW) * (slope - mean)
            square += (1 - SLOWER) * (slope**2 - square)
            length = np.sqrt(square / (1 - SLOWER**self.step)) + TINY
            part -= (rate * mean / (1 - SLOW**self.step) / length).astype(np.float32)
