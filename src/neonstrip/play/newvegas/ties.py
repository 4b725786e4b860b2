"""What decided between those with the most points."""

from collections.abc import Sequence


def tie_break(totals: Sequence[int], hotels: Sequence[int], winners: int, acme: int | None = None) -> str | None:
    """N-SCORE-9, N-SOLO-12: `hotels`, then `grand` hotels, or `shared`; against the ACME a tie is lost."""
    most = max(totals)
    if acme is not None:
        return "acme" if acme == most else None
    first = sorted((built for built, total in zip(hotels, totals, strict=True) if total == most), reverse=True)
    if len(first) == 1:
        return None
    if winners > 1:
        return "shared"
    return "hotels" if first[0] > first[1] else "grand"
