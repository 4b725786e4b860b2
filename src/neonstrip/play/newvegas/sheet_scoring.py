"""Sheets of the printed game scored by the rules: records are filled from the file, and the rules do the rest."""

from __future__ import annotations

from functools import cmp_to_key
from itertools import pairwise
from typing import Any

import numpy as np

from neonstrip.play.newvegas.acme_view import show_acme
from neonstrip.play.newvegas.golf_checks import check_golf
from neonstrip.play.newvegas.opponents import seat_opponent
from neonstrip.play.newvegas.paper_sheet import BONUSES, KINDS, PaperAcme, PaperSheet, PaperTable
from neonstrip.play.newvegas.sheet_checks import check_sheet
from neonstrip.play.newvegas.sheet_file import read_sheets
from neonstrip.play.newvegas.sheet_findings import Contradictions, Findings
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.newvegas.table_checks import check_table
from neonstrip.play.newvegas.tour_checks import WAY, check_tour
from neonstrip.rules.kernel import Numbers, Records, entry, uncompiled
from neonstrip.rules.newvegas import game, scoring
from neonstrip.rules.newvegas.limousine import BLOCKS_PER_LINE, drive
from neonstrip.rules.newvegas.moves import GRAMMAR, SIDES
from neonstrip.rules.newvegas.printed import (
    ACTION_OF,
    ACTIONS,
    AREAS,
    BUNDLES,
    COLOURS,
    COLUMNS,
    EDITIONS,
    FIGURES,
    NUMBER_OF,
    SHOW_COLUMNS,
    TOTAL,
)
from neonstrip.rules.newvegas.state import (
    AGAINST,
    ENDED,
    FOR_LOAN,
    GRAND,
    HOLE_CIRCLED,
    NO_VOTE,
    NONE,
    STAR_GIVEN,
    STAR_LOST,
    USED_EXTENSION,
)


def score_sheets(text: str, city: str | None = None) -> dict[str, Any]:
    """The scores of a file, as docs/score.md shows them; Contradictions if it cannot be scored.

    A city is one word, as cityfile.py writes it.
    """
    findings = Findings()
    table = read_sheets(text, findings, city)
    check_all(table, findings)
    if findings.all:
        raise Contradictions(findings.all)
    return score_table(table)


def check_all(table: PaperTable, findings: Findings) -> None:
    """Everything that can be contradictory."""
    for sheet in table.sheets:
        check_sheet(table, sheet, findings)
        check_golf(table, sheet, findings)
        check_tour(sheet, findings)
    check_table(table, findings)


def score_table(table: PaperTable) -> dict[str, Any]:
    """N-SCORE-1 to N-SCORE-9: every player's areas, bundles, debts and total, and who is ahead of whom."""
    state = fill_records(table)
    names = [str(sheet.name) for sheet in table.sheets]
    players: list[dict[str, Any]] = []
    for seat, name in enumerate(names):
        figures = np.zeros(FIGURES, np.int64)
        game.score(state.middle, state.sheets, seat, figures)
        players.append(
            {
                "name": name,
                "areas": {area: int(figures[i]) for i, area in enumerate(AREAS)},
                "bundles": int(figures[BUNDLES]),
                "debts": list_debts(state, seat),
                "total": int(figures[TOTAL]),
            }
        )
    totals = [player["total"] for player in players]
    ranking = [[names[seat] for seat in tied] for tied in rank_sheets(state, totals)]
    scores: dict[str, Any] = {"players": players, "ranking": ranking}
    if table.acme is not None:
        acme = show_acme(state)
        scores["acme"] = {"areas": acme.areas, "total": acme.total, "wins": acme_wins(state, totals[0], acme.total)}
    return scores


def acme_wins(state: GameState, total: int, acme: int) -> bool:
    """N-SOLO-12: unless the player has more points."""
    return not uncompiled(scoring.is_winner)(state.middle[0], state.sheets, 0, np.array([total]), acme)


def rank_sheets(state: GameState, totals: list[int]) -> list[list[int]]:
    """N-SCORE-9: seats best first, those that nothing separates together."""

    def compare(a: int, b: int) -> int:
        ahead = bool(game.is_ahead(state.sheets, a, totals[a], b, totals[b]))
        return -1 if ahead else int(game.is_ahead(state.sheets, b, totals[b], a, totals[a]))

    ranks: list[list[int]] = []
    for seat in sorted(range(len(totals)), key=cmp_to_key(compare)):
        if ranks and compare(ranks[-1][0], seat) == 0:
            ranks[-1].append(seat)
        else:
            ranks.append([seat])
    return ranks


def list_debts(state: GameState, seat: int) -> list[dict[str, Any]]:
    """N-SCORE-8: where each debt that is circled and not crossed off comes from."""
    m, d = state.middle[0], state.sheets[seat]
    found: list[dict[str, Any]] = [
        {"from": "site", "street": street + 1, "avenue": avenue + 1}
        for street, avenue in np.argwhere(m.city.site).tolist()
        if uncompiled(scoring.owes_for_site)(m, d, street, avenue)
    ]
    found += [{"from": "extension", "group": i + 1} for i, used in enumerate(d.group) if used == USED_EXTENSION]
    owed = np.zeros(1 + SHOW_COLUMNS, np.int64)
    count_debts(state.middle, state.sheets, seat, owed)
    found += [{"from": "inauguration"}] * int(owed[0])
    for column, side in enumerate(SIDES):
        found += [{"from": "show", "column": side} for _ in range(owed[1 + column])]
    return found


def fill_records(table: PaperTable) -> GameState:
    """The table and its sheets as the rules know them, at the end of a game."""
    state = GameState.blank(len(table.sheets))
    m = state.middle[0]
    m.players, m.edition = len(table.sheets), EDITIONS.index(table.edition)
    m.golf, m.bank, m.stage = table.golf, table.bank, ENDED
    state.middle["city"] = table.city
    if table.acme is not None:
        _fill_acme(m, table.acme)
    for seat, sheet in enumerate(table.sheets):
        _fill_city(state.sheets[seat], sheet)
        _fill_score_sheet(state.sheets[seat], sheet)
        drive_tour(state.middle, state.sheets, seat, _lines(sheet))
    return state


def _fill_acme(m: Any, acme: PaperAcme) -> None:
    """N-SOLO-8: the ACME's pile by its actions, and the hidden card by its number: nothing else of them counts."""
    m.solo, m.next_action = 1, NONE
    seat_opponent(m, acme.opponent)
    actions = [ACTIONS.index(action) for action in acme.pile]
    m.acme_count = len(actions)
    m.acme_pile[: len(actions)] = [ACTION_OF.tolist().index(action) for action in actions]
    m.hidden_card = NUMBER_OF.tolist().index(acme.hidden)
    for avenue in acme.hotels:
        m.acme_hotels[avenue - 1] = 1
    for colour, points in acme.projects.items():
        m.acme_points[COLOURS.index(colour)] = points


def _fill_city(d: Any, sheet: PaperSheet) -> None:
    """Casinos, stars, holes, hotels."""
    city = sheet.city
    d.number[:] = [[NONE if number is None else number for number in row] for row in sheet.streets]
    d.built[:] = city.casino & ~city.site
    for street, avenue in sheet.built:
        d.built[street - 1, avenue - 1] = 1
    d.star[:] = np.where(city.star & (d.number != NONE), STAR_LOST, 0)
    for street, avenue in sheet.shows_given:
        d.star[street - 1, avenue - 1] = STAR_GIVEN
    for avenue in sheet.holes:
        d.hole[avenue - 1] = HOLE_CIRCLED
    for kind, name in enumerate(KINDS, GRAND):
        for avenue in sheet.hotels[name]:
            d.hotel[avenue - 1] = kind


def _fill_score_sheet(d: Any, sheet: PaperSheet) -> None:
    """Columns, boxes, projects, the vote."""
    for column, crossed in sheet.improvements.items():
        d.improved[COLUMNS.index(column)] = crossed
    d.shows[:] = sheet.show_columns
    d.checked = sheet.checked
    for group, bonus in sheet.bonuses:
        d.group[group - 1] = BONUSES.index(bonus) + 1
    for colour, points in sheet.projects.items():
        d.points[COLOURS.index(colour)] = points
    d.vote = NO_VOTE if sheet.loan is None else FOR_LOAN if sheet.loan else AGAINST


def _lines(sheet: PaperSheet) -> Numbers:
    """The tour as lines, each a move of the game."""
    tour = sheet.limousine
    ways = [WAY[there[0] - here[0], there[1] - here[1]] for here, there in pairwise(tour)]
    pairs = zip(ways[::BLOCKS_PER_LINE], ways[1::BLOCKS_PER_LINE], strict=True)
    return np.array([GRAMMAR.number("drive", *pair) for pair in pairs], np.int64)


@entry
def drive_tour(middles: Records, sheets: Records, player: int, lines: Numbers) -> None:
    """Drive from the traffic light, line by line."""
    m, d = middles[0], sheets[player]
    d.street, d.avenue = m.city.start_street, m.city.start_avenue
    for line in lines:
        drive(m, d, line)


@entry
def count_debts(middles: Records, sheets: Records, player: int, owed: Numbers) -> None:
    """Debts that no place on the sheet alone shows: for the inauguration, then for each column of shows."""
    owed[0] = 1 if scoring.is_last(middles[0], sheets, player) else 0
    for column in range(SHOW_COLUMNS):
        owed[1 + column] = scoring.show_debts(middles[0], sheets[player], column)
