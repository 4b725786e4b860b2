"""Figures of a review, written for a reader."""

from __future__ import annotations

from neonstrip.bots.review.report import Point, Stroke

MINUS = "\u2212"


def percent(chance: float) -> str:
    """A chance, in whole percent."""
    return f"{100 * chance:.0f}"


def change(chance: float) -> str:
    """A change of a chance, with its sign."""
    figure = f"{abs(100 * chance):.0f}"
    return figure if figure == "0" else f"{'+' if chance > 0 else MINUS}{figure}"


def amount_change(point: Point) -> str:
    """Money or points that were given away, or won in exchange."""
    difference = point.amount - point.best_amount
    figure = f"{abs(difference):.0f}" if abs(difference) >= 10 else f"{abs(difference):.1f}"
    return f"{MINUS if difference < 0 else '+'}{figure}"


def dice(stroke: Stroke) -> str:
    """A throw; the Biggy is written in brackets."""
    numbers = [(number, str(number)) for number in stroke.small]
    if stroke.big is not None:
        numbers.append((stroke.big, f"({stroke.big})"))
    return " ".join(text for _, text in sorted(numbers, key=lambda each: each[0]))
