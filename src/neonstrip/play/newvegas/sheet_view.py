"""A player's two sheets in the words of the game: as all know them, or as their owner has drafted them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from msgspec import Struct

from neonstrip.play.newvegas.measures import (
    FREE_BOXES,
    HIGHEST_FIT,
    LONGEST,
    LOWEST_FIT,
    RANK,
    RUNS,
    TIMES,
    WAY_COST,
    measures,
)
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.records import duplicate, plain
from neonstrip.rules.kernel import Records, uncompiled
from neonstrip.rules.newvegas.city import CARPETS
from neonstrip.rules.newvegas.moves import DIRECTIONS
from neonstrip.rules.newvegas.printed import (
    AREA_SAFE,
    AREAS,
    AVENUES,
    BUNDLES,
    COLOURS,
    COLUMNS,
    DEBTS,
    IMPROVABLE,
    INAUGURATION_COLUMN,
    STREETS,
    TOTAL,
)
from neonstrip.rules.newvegas.solo import hide_vote
from neonstrip.rules.newvegas.state import ENDED, FOR_LOAN, MIDDLE, NO_VOTE, NONE, SHEET

HOTELS = (None, "grand", "small")
HOLES = (None, "circled", "lost")
STARS = (None, "given", "lost")
BONUSES = (None, "number", "action", "extension")
VOTES = (None, "loan", "against")
MULTIPLIED = range(INAUGURATION_COLUMN + 1, IMPROVABLE)
"""Columns whose value counts several times; inauguration counts once."""
CITIES_KEPT = 64
"""Printed cities of which everything is at hand: they never change, and few are played."""
WRITTEN = (
    *("hole", "hotel", "route", "blocks", "street", "avenue", "home", "improved", "shows", "checked", "group"),
    *("points", "refusals", "vote"),
)
"""Fields of a sheet that are shown beside its lots."""


class Lot(Struct, frozen=True):
    """A lot of a city with a casino."""

    street: int
    avenue: int
    site: bool
    built: bool
    number: int | None
    star: bool
    show: str | None
    carpet: str | None
    passed: bool
    room: tuple[int, int] | None
    """The lowest and the highest number that fit, the order of the street being kept; null if none does."""


class SheetView(Struct, frozen=True):
    """A player's two sheets."""

    name: str
    lots: list[Lot]
    holes: list[str | None]
    hotels: list[str | None]
    route: list[str]
    limousine: tuple[int, int]
    home: bool
    improved: dict[str, int]
    shows: list[int]
    checked: int
    groups: list[str | None]
    projects: dict[str, int]
    refusals: int
    vote: str | None
    """Secret before the end: only an own draft has it."""
    runs: list[int]
    """The longest run in each street."""
    leads: list[bool]
    """The streets in which nobody has a longer one."""
    rank: int
    """The inauguration rank, 1 for the most boxes checked and not circled."""
    free_boxes: int
    times: dict[str, int]
    """How often the value of each column counts that is multiplied: hotels, streets led, holes, carpets, lines."""
    show_debts: list[list[int]]
    """In the two columns of shows, the boxes beside which a debt still stands."""
    areas: dict[str, int]
    """Points as they would be now, no unknown vote being counted."""
    owed: dict[str, int]
    """What of that can still be averted while the game goes on: debts can be paid, the limousine can come home."""
    bundles: int
    debts: int
    total: int

    def sure(self, area: str) -> int:
        """The points of an area without what can still be averted."""
        return self.areas[area] - self.owed.get(area, 0)

    @property
    def sure_total(self) -> int:
        return self.total - sum(self.owed.values())


"""Everything that the sheets as all know them depend on, and whether the one who looks voted for the loan."""


def public_sheets(seen: GameState, names: Sequence[str]) -> list[SheetView]:
    """N-ROUND-3, N-SETUP-4: everyone's sheets as all know them. Whoever voted for the loan knows that it will come to
    all, and is shown all points with it: the same to everyone else who did."""
    papers, counted = seen.sheets, seen.sheets
    if seen.middle["stage"][0] != ENDED:
        papers, counted = duplicate(papers), duplicate(papers)
        papers["vote"] = counted["vote"] = NO_VOTE
        if knows_of_loan(seen):
            counted["vote"][0] = FOR_LOAN  # whoever it was: one vote brings the same to all
    measured = measures(without_hidden_vote(seen.middle), counted, 0, len(names))
    return [_sheet(seen.middle, papers[i : i + 1], name, measured[i]) for i, name in enumerate(names)]


def knows_of_loan(seen: GameState) -> bool:
    """N-SETUP-4: whether who looks has voted for the loan, so that it will come. In the end everybody knows it."""
    return FOR_LOAN in seen.drafts["vote"].tolist()


def own_sheet(seen: GameState, seat: int, name: str) -> SheetView:
    """A seat's sheet as it has drafted it, with its own vote."""
    sheets = with_draft(seen, seat)
    [measured] = measures(without_hidden_vote(seen.middle), sheets, seat, 1)
    return _sheet(seen.middle, sheets[seat : seat + 1], name, measured)


def with_draft(seen: GameState, seat: int) -> Records:
    """The sheets as they would be with this seat's draft."""
    sheets = bytearray(seen.sheets.tobytes())
    draft = slice(seat * SHEET.itemsize, (seat + 1) * SHEET.itemsize)
    sheets[draft] = seen.drafts.tobytes()[draft]
    return np.frombuffer(sheets, SHEET)


def without_hidden_vote(middle: Records) -> Records:
    """N-SOLO-10: the middle with the ACME's vote as unknown as it is at the table."""
    if not middle["solo"][0]:
        return middle
    middle = duplicate(middle)
    uncompiled(hide_vote)(middle[0])
    return middle


@lru_cache(CITIES_KEPT)
def _printed(city: bytes) -> list[tuple[int, int, int, bool, bool, str | None]]:
    """What is printed on each lot with a casino: its place among all lots, street, avenue, site, star, carpet."""
    [printed] = np.frombuffer(city, MIDDLE["city"])
    return [
        (
            *(s * AVENUES + a, s + 1, a + 1),
            *(bool(printed["site"][s, a]), bool(printed["star"][s, a]), CARPETS[printed["carpet"][s, a]] or None),
        )
        for s in range(STREETS)
        for a in range(AVENUES)
        if printed["casino"][s, a]
    ]


def _lots(middle: Records, papers: Records, measured: list[int]) -> list[Lot]:
    built, numbers, stars, passed = (papers[name].ravel().tolist() for name in ("built", "number", "star", "passed"))
    lowest, highest = measured[LOWEST_FIT:HIGHEST_FIT], measured[HIGHEST_FIT:WAY_COST]
    return [
        Lot(
            street,
            avenue,
            site,
            built[lot] != 0,
            None if numbers[lot] == NONE else numbers[lot],
            star,
            STARS[stars[lot]],
            carpet,
            passed[lot] != 0,
            (lowest[lot], highest[lot]) if lowest[lot] <= highest[lot] else None,
        )
        for lot, street, avenue, site, star, carpet in _printed(middle["city"].tobytes())
    ]


def _show_debts(middle: Records, shows: list[int]) -> list[list[int]]:
    """N-SHOW-2: a debt is repaid by the box beside it."""
    columns: list[list[int]] = middle["city"]["show_debts"][0].tolist()
    return [[box for box in boxes if crossed < box] for boxes, crossed in zip(columns, shows, strict=True)]


def _owed(middle: Records, measured: list[int]) -> dict[str, int]:
    """N-SCORE-7, N-SCORE-8: what the way home and debts would cost; in the end it is not owed but lost."""
    if middle["stage"][0] == ENDED:
        return {}
    owed = {"limousine": measured[WAY_COST], "safe": measured[AREA_SAFE]}
    return {area: points for area, points in owed.items() if points}


def _sheet(middle: Records, papers: Records, name: str, measured: list[int]) -> SheetView:
    """The sheet in an array of one."""
    paper = plain(papers, WRITTEN)
    return SheetView(
        name=name,
        lots=_lots(middle, papers, measured),
        holes=[HOLES[hole] for hole in paper.hole],
        hotels=[HOTELS[hotel] for hotel in paper.hotel],
        route=[DIRECTIONS[way] for way in paper.route[: paper.blocks]],
        limousine=(paper.street + 1, paper.avenue + 1),
        home=bool(paper.home),
        improved=dict(zip(COLUMNS[:IMPROVABLE], paper.improved, strict=True)),
        shows=paper.shows,
        checked=paper.checked,
        groups=[BONUSES[bonus] for bonus in paper.group],
        projects=dict(zip(COLOURS, paper.points, strict=True)),
        refusals=paper.refusals,
        vote=VOTES[paper.vote],
        runs=measured[RUNS : RUNS + STREETS],
        leads=[bool(leads) for leads in measured[LONGEST : LONGEST + STREETS]],
        rank=measured[RANK] + 1,
        free_boxes=measured[FREE_BOXES],
        times={COLUMNS[column]: measured[TIMES + column] for column in MULTIPLIED},
        show_debts=_show_debts(middle, paper.shows),
        areas=dict(zip(AREAS, measured, strict=False)),
        owed=_owed(middle, measured),
        bundles=measured[BUNDLES],
        debts=measured[DEBTS],
        total=measured[TOTAL],
    )
