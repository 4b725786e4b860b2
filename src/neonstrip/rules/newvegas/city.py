"""The sheet as data: lots, blocks, columns and tracks, laid out as a record so that another city can be played."""

from typing import Annotated, Any

import numpy as np

from neonstrip.rules.kernel import Counts, Int, Records, record_type
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    COLUMNS,
    GROUPS,
    MOST_VALUES,
    PRINTED,
    RANKS,
    SHOW_COLUMNS,
    STREETS,
)

CARPETS = ("", "M", "L", "V")
NO_CARPET, MAFIA, LUXURY_CARPET, VIP_CARPET = range(len(CARPETS))
LOT_SHAPE = (STREETS, AVENUES)


class City:
    """What is printed on the two sheets. Streets and avenues count from 0 here."""

    casino: Annotated[Counts, np.int8, LOT_SHAPE]
    site: Annotated[Counts, np.int8, LOT_SHAPE]
    star: Annotated[Counts, np.int8, LOT_SHAPE]
    carpet: Annotated[Counts, np.int8, LOT_SHAPE]
    par: Annotated[Counts, np.int8, (AVENUES,)]
    across: Annotated[Counts, np.int8, LOT_SHAPE]
    """Blocks of streets: [s, a] joins the crossings (s, a-1) and (s, a)."""
    down: Annotated[Counts, np.int8, LOT_SHAPE]
    """Blocks of avenues: [s, a] joins the crossings (s-1, a) and (s, a)."""
    start_street: Int
    start_avenue: Int
    values: Annotated[Counts, np.int8, (len(COLUMNS), MOST_VALUES)]
    lengths: Annotated[Counts, np.int8, (len(COLUMNS),)]
    ranks: Annotated[Counts, np.int8, (2, RANKS)]
    """Points of the inauguration ranks, before and after the improvement."""
    show_debts: Annotated[Counts, np.int8, (SHOW_COLUMNS, 2)]
    """Boxes of each show column that repay a debt."""
    group_ends: Annotated[Counts, np.int8, (GROUPS,)]
    last_box: Int
    boxes_at_start: Int
    bundles_at_start: Int
    unpaid: Int


CITY = record_type(City)


def lots(printed: dict[str, Any]) -> list[list[str]]:
    """The printed marks of every lot."""
    return [printed[f"street{street + 1}"] for street in range(STREETS)]


def build_city(city: dict[str, Any], limousine: dict[str, Any], sheet: dict[str, Any]) -> Records:
    """A city from tables as the data file has them, which are taken to be right; play/newvegas checks others'."""
    record = np.zeros(1, CITY)
    c = record[0]
    for street, row in enumerate(lots(city)):
        for avenue, marks in enumerate(row):
            c.casino[street, avenue] = marks[0] in "oc"
            c.site[street, avenue] = marks[0] == "c"
            c.star[street, avenue] = "*" in marks
            c.carpet[street, avenue] = next((CARPETS.index(mark) for mark in marks if mark in "MLV"), NO_CARPET)
    c.par[:] = [0 if par == "-" else int(par) for par in city["par"]]
    _draw_blocks(c)
    c.start_street, c.start_avenue = limousine["start"][0] - 1, limousine["start"][1] - 1
    for column, name in enumerate(COLUMNS):
        values = [0, 0] if name == "inauguration" else sheet[name]
        c.values[column, : len(values)] = values
        c.lengths[column] = len(values)
    c.ranks[:] = sheet["inauguration_rank"]
    c.show_debts[0], c.show_debts[1] = sheet["show_debts_left"], sheet["show_debts_right"]
    c.group_ends[:] = np.cumsum(sheet["inauguration_groups"])
    c.last_box = sheet["inauguration_last_box"]
    c.boxes_at_start = sheet["inauguration_checked_at_start"]
    c.bundles_at_start = sheet["bundles_at_start"]
    c.unpaid = sheet["unpaid_debts"]
    return record


def _draw_blocks(c: Any) -> None:
    """A block is drawn if it borders a casino on at least one side."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            below = street + 1 < STREETS and c.casino[street + 1, avenue]
            right = avenue + 1 < AVENUES and c.casino[street, avenue + 1]
            c.across[street, avenue] = avenue > 0 and bool(c.casino[street, avenue] or below)
            c.down[street, avenue] = street > 0 and bool(c.casino[street, avenue] or right)


def lamps(c: Any) -> list[tuple[int, int]]:
    """Crossings with a lamp: every second one that a drawn block touches."""
    found = []
    for street in range(STREETS):
        for avenue in range(AVENUES):
            touched = c.across[street, avenue] or c.down[street, avenue]
            touched = touched or (avenue + 1 < AVENUES and c.across[street, avenue + 1])
            touched = touched or (street + 1 < STREETS and c.down[street + 1, avenue])
            if (street + avenue) % 2 == 0 and touched:
                found.append((street, avenue))
    return found


PRINTED_CITY = build_city(PRINTED["city"], PRINTED["limousine"], PRINTED["score_sheet"])
