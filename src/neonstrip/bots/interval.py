"""How sure a win rate is."""

from statistics import NormalDist, fmean, variance

SURE = NormalDist().inv_cdf(0.975)
"""Standard errors to either side that hold 95 % of what chance does."""


def interval(rates: list[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate, from the rate on each deal.

    Games on one deal are not independent, so it is deals that are counted: what differs between them says how many
    independent games they are worth, and Wilson's interval is taken for so many. Unlike a bootstrap over deals, it does
    not shrink to nothing where every deal went the same way.
    """
    rate, games = fmean(rates), float(len(rates))
    spread = variance(rates) / games if len(rates) > 1 else 0.0
    if spread > 0:
        games = rate * (1 - rate) / spread
    squared = SURE**2 / games
    middle = (rate + squared / 2) / (1 + squared)
    half = SURE / (1 + squared) * (rate * (1 - rate) / games + squared / (4 * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
