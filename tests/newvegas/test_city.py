"""The city as data: what the facts say, read another way than the rules read it, and that all of it counts."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.rules.newvegas import limousine
from neonstrip.rules.newvegas.city import PRINTED_CITY, build_city, lamps
from neonstrip.rules.newvegas.printed import (
    ACTION_OF,
    ACTIONS,
    COLOURS,
    COLUMNS,
    NUMBER_OF,
    PRINTED,
    PROJECT_NAMES,
    PROJECT_POINTS,
)
from neonstrip.rules.newvegas.state import GRAND, SMALL
from newvegas.positions import Position, position

CITY, LIMOUSINE, SHEET = PRINTED["city"], PRINTED["limousine"], PRINTED["score_sheet"]
LOTS = {(s, a): CITY[f"street{s}"][a - 1] for s in range(1, 5) for a in range(1, 12)}
CASINOS = {lot for lot, marks in LOTS.items() if marks != "."}


def drawn_blocks() -> set[frozenset[tuple[int, int]]]:
    """Pairs of neighbouring crossings whose block borders a casino, by the words of the facts."""
    blocks = set()
    for s in range(1, 5):
        for a in range(1, 12):
            if a > 1 and ((s, a) in CASINOS or (s + 1, a) in CASINOS):
                blocks.add(frozenset({(s, a - 1), (s, a)}))
            if s > 1 and ((s, a) in CASINOS or (s, a + 1) in CASINOS):
                blocks.add(frozenset({(s - 1, a), (s, a)}))
    return blocks


def test_the_printed_city() -> None:
    """N-SETUP-1: 38 casinos, nine of them sites, twelve with a star; carpets of each kind in the four streets."""
    marks = Counter(mark for lot in CASINOS for mark in LOTS[lot])
    assert len(CASINOS) == 38
    assert marks == {"o": 29, "c": 9, "*": 12, "M": 4, "L": 5, "V": 5}
    c = PRINTED_CITY[0]
    assert (c.casino.sum(), c.site.sum(), c.star.sum(), (c.carpet > 0).sum()) == (38, 9, 12, 14)
    assert Counter(int(par) for par in c.par) == {0: 2, 3: 3, 4: 4, 5: 2}


def test_blocks_and_lamps() -> None:
    """N-LIMO-1: 68 drawn blocks and 21 lamps, as the data ask for as a check on how they are read."""
    c = PRINTED_CITY[0]
    found = {frozenset({(s + 1, a), (s + 1, a + 1)}) for s, a in zip(*np.nonzero(c.across), strict=True)} | {
        frozenset({(s, a + 1), (s + 1, a + 1)}) for s, a in zip(*np.nonzero(c.down), strict=True)
    }
    assert found == drawn_blocks()
    assert len(found) == LIMOUSINE["drawn_blocks"] == 68
    crossings = {crossing for block in found for crossing in block if sum(crossing) % 2 == 0}
    assert crossings == {(s + 1, a + 1) for s, a in lamps(c)}
    assert len(crossings) == LIMOUSINE["lamps"] == 21
    assert tuple(LIMOUSINE["start"]) in crossings


def test_the_cards_are_the_printed_ones() -> None:
    """N-SETUP-3: number by number and action by action, as all rulebooks count them."""
    cards = Counter(zip(NUMBER_OF.tolist(), (ACTIONS[action] for action in ACTION_OF), strict=True))
    printed = {(int(n), action): count for n, backs in PRINTED["deck"].items() for action, count in backs.items()}
    assert cards == printed
    assert Counter(NUMBER_OF.tolist()) == {n: 3 + max(0, min(n, 16 - n) - 2) for n in range(1, 16)}
    assert Counter(ACTIONS[action] for action in ACTION_OF) == dict.fromkeys(ACTIONS, 16) | {"improvement": 17}


def test_the_projects_and_the_pictured_opponent_are_the_printed_ones() -> None:
    """N-SETUP-2, N-SOLO-11: names and points; one opponent is the printed card, wherever it stands on the ladder."""
    for colour, name in enumerate(COLOURS):
        points = {project: PROJECT_POINTS[colour, i].tolist() for i, project in enumerate(PROJECT_NAMES[colour])}
        assert points == {project: card["points"] for project, card in PRINTED["projects"][name].items()}
        assert len(points) == 7
    pictured = {key: value for key, value in PRINTED["acme"]["pictured"].items() if key != "level"}
    assert pictured in [{key: card[key] for key in pictured} for card in OPPONENTS]


def leaves(table: dict[str, Any]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every single value of a table: its name, and its place in nested lists."""
    for name, value in table.items():
        if not isinstance(value, list):
            yield name, ()
            continue
        for i, item in enumerate(value):
            for place in [(i, j) for j in range(len(item))] if isinstance(item, list) else [(i,)]:
                yield name, place


def changed(table: dict[str, Any], name: str, place: tuple[int, ...], by: int = 1) -> dict[str, Any]:
    """The table with one number higher."""
    copied: dict[str, Any] = copy.deepcopy(table)
    if not place:
        copied[name] += by
        return copied
    target = copied[name]
    for i in place[:-1]:
        target = target[i]
    target[place[-1]] += by
    return copied


@pytest.mark.parametrize(("name", "place"), list(leaves(SHEET)))
def test_every_printed_value_of_the_score_sheet_is_used(name: str, place: tuple[int, ...]) -> None:
    """N-SCORE-1 to N-SCORE-8, N-INAUG-1: with one value changed, a game comes out differently."""
    other = build_city(CITY, LIMOUSINE, changed(SHEET, name, place))
    assert outcome(PRINTED_CITY, name, place) != outcome(other, name, place)


def outcome(city: Any, name: str, place: tuple[int, ...]) -> Any:
    """What a game says in which the value that is looked for matters."""
    game = position(3, [(8, "inauguration"), (9, "inauguration"), (12, "show")])
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    game.game.state.middle["city"] = city
    match name:
        case "inauguration_rank":
            return rank_points(game, *place)
        case "show_debts_left" | "show_debts_right":
            shows = SHEET[name][place[0]]
            game.set("Anna", shows=[shows, 0] if name == "show_debts_left" else [0, shows])
            return game.areas("Anna")["debts"]
        case "shows_left" | "shows_right":
            game.set("Anna", shows=[place[0], 0] if name == "shows_left" else [0, place[0]])
            return game.areas("Anna")["shows"]
        case "inauguration_groups":
            game.set("Anna", checked=sum(SHEET[name][: place[0] + 1]))
            game.play("Anna", "choose 1", "open 2 6")
            return game.can("Anna", "circle")
        case "inauguration_last_box":
            game.set("Anna", checked=SHEET[name])
            game.play("Anna", "choose 1", "open 2 6")
            return game.can("Anna", "inaugurate")
        case "inauguration_checked_at_start":
            return int(city[0].boxes_at_start)
        case "bundles_at_start":
            return game.areas("Anna")["bundles"]
        case "unpaid_debts":
            game.set("Anna", shows=[1, 1])
            return game.areas("Anna")["safe"]
    return column_points(game, name, place[0])


def rank_points(game: Position, improved: int, rank: int) -> int:
    for name, boxes in zip(("Anna", "Benno", "Carla"), (9, 6, 4), strict=True):
        game.set(name, checked=boxes, improved={"inauguration": improved})
    return game.areas(("Anna", "Benno", "Carla")[rank])["inauguration"]


def column_points(game: Position, column: str, crossed: int) -> int:
    """Anna has something of everything; what she has in total, with values of one column crossed off."""
    assert column in COLUMNS
    game.write("Anna", {1: {5: 3, 4: 2, 3: 1}, 2: {2: 1, 5: 6}})
    game.write("Anna", {1: {2: 0}})
    game.set("Anna", hotel={1: GRAND, 2: SMALL}, improved={column: crossed})
    game.drive("Anna", "west north", "east east", "south south", "east north", "east east")
    assert game.draft("Anna").passed.sum() >= 3
    return game.areas("Anna")["total"]


@pytest.mark.parametrize("lot", [lot for lot in LOTS if lot in CASINOS])
def test_every_mark_of_the_city_is_read(lot: tuple[int, int]) -> None:
    """N-SETUP-1: each of the 38 casinos, its crane, its star and its carpet, stands in the record."""
    marks = LOTS[lot]
    others = [marks.replace("c", "o") if marks[0] == "c" else marks.replace("o", "c")]
    others.append(marks.replace("*", "") if "*" in marks else marks[0] + "*" + marks[1:])
    others.append(marks[:-1] if marks[-1] in "MLV" else marks + "M")
    for other in [*others, "."]:
        street, avenue = lot
        city = copy.deepcopy(CITY)
        city[f"street{street}"][avenue - 1] = other
        assert build_city(city, LIMOUSINE, SHEET).tobytes() != PRINTED_CITY.tobytes(), other


def test_golf_and_the_traffic_light_are_read() -> None:
    """N-GOLF-1, N-LIMO-1: the PAR row and the start; the rest of the table of the limousine is what the rules say."""
    for avenue, par in enumerate(CITY["par"]):
        city = copy.deepcopy(CITY)
        city["par"][avenue] = "3" if par != "3" else "4"
        assert build_city(city, LIMOUSINE, SHEET).tobytes() != PRINTED_CITY.tobytes()
    moved = build_city(CITY, {**LIMOUSINE, "start": [2, 4]}, SHEET)
    assert (moved[0].start_street, moved[0].start_avenue) == (1, 3)
    assert LIMOUSINE["blocks_per_line"] == limousine.BLOCKS_PER_LINE
    assert LIMOUSINE["carpet_faces"] == "the street below its own casino"
    assert set(LIMOUSINE) == {"start", "blocks_per_line", "carpet_faces", "drawn_blocks", "lamps"}
    assert set(PRINTED) == {"deck", "projects", "city", "limousine", "score_sheet", "acme", "example"}
