"""Figures of a review, written for a reader."""

from __future__ import annotations

from collections.abc import Sequence

from neonstrip.bots.review.report import Point, Share

MINUS = "\u2212"


def percent(chance: float) -> str:
    """A chance, in whole percent."""
    return f"{100 * chance:.0f}"


def change(chance: float) -> str:
    """A change of a chance, with its sign."""
    figure = f"{abs(100 * chance):.0f}"
    return figure if figure == "0" else f"{'+' if chance > 0 else MINUS}{figure}"


def percents(chances: Sequence[float]) -> list[int]:
    """Everybody's chances in whole percent, rounded so that together they are what they are."""
    exact = [100 * chance for chance in chances]
    whole = [int(figure) for figure in exact]
    nearest = sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])
    for seat in nearest[: round(sum(exact)) - sum(whole)]:
        whole[seat] += 1
    return whole


def accounts(players: Sequence[Share]) -> list[dict[str, float]]:
    """What everybody's result is made of, in whole percents that add up. Luck is the rest, as where it was found."""
    starts = percents([player.start for player in players])
    found = []
    for player, start in zip(players, starts, strict=True):
        play, others, result = (round(100 * part) for part in (player.play, player.others, player.result))
        parts = {"start": start, "luck": result - start - play - others, "play": play, "others": others}
        found.append({part: figure / 100 for part, figure in (parts | {"result": result}).items()})
    return found


def amount_change(point: Point) -> str:
    """Money or points that were given away, or won in exchange."""
    difference = point.amount - point.best_amount
    figure = f"{abs(difference):.0f}" if abs(difference) >= 10 else f"{abs(difference):.1f}"
    return f"{MINUS if difference < 0 else '+'}{figure}"
