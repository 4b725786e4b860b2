"""A game of New Las Vegas in figures, as a table."""

from neonstrip.cli.statistics import Rows
from neonstrip.locales import say
from neonstrip.play.statistics import Statistics


def rows(found: Statistics, language: str) -> Rows:
    """Points by area, and what they were made of."""
    players = found.players
    rows: Rows = [
        (area_name(area, language), [str(player.areas[area]) for player in players]) for area in players[0].areas
    ]
    rows.append((area_name("total", language), [str(player.total) for player in players]))
    rows.append((say(language, "nv-end-bundles"), [str(player.bundles) for player in players]))
    rows.append((say(language, "nv-end-debts"), [str(player.debts) for player in players]))
    for part in ("refusals", "blocks"):
        rows.append((say(language, f"statistics-{part}"), [str(getattr(player, part)) for player in players]))
    return rows


def area_name(area: str, language: str) -> str:
    """An area of the score sheet, or its total."""
    return say(language, "nv-sheet-total" if area == "total" else f"nv-area-{area}")
