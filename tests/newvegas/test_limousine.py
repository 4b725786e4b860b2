"""The limousine: lines from lamp to lamp, carpets, the way back.

Crossings are named as in the facts: (s, a) at the lower right corner of lot (s, a), both from 1. The traffic light
is at (2, 2), and a lamp at every crossing whose numbers have an even sum.
"""

from __future__ import annotations

from itertools import product

import pytest

from neonstrip.rules.newvegas.city import lamps
from newvegas.positions import Position, position

SHORT_TOUR = ("east east", "east north", "west west", "west south")
"""Through (2, 4), (1, 5) and (1, 3) back to the traffic light: the shortest way past VIP, luxury and mafia."""


def start() -> Position:
    game = position(2, [(8, "limousine"), (3, "show"), (12, "limousine")])
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    return game


def at(game: Position, name: str = "Anna") -> tuple[int, int]:
    """The crossing where the car stands."""
    d = game.draft(name)
    return int(d.street) + 1, int(d.avenue) + 1


def passed(game: Position, name: str = "Anna") -> set[tuple[int, int]]:
    """Casinos whose carpets were passed."""
    d = game.draft(name)
    return {(s, a) for s in range(1, 5) for a in range(1, 12) if d.passed[s - 1, a - 1]}


def ways(game: Position) -> set[str]:
    """The lines Anna may draw when she opens a casino with the limousine's action."""
    game.play("Anna", "choose 1", "open 3 7")
    return set(game.can("Anna", "drive"))


def test_the_tour_begins_at_the_traffic_light() -> None:
    """N-LIMO-1, N-LIMO-4: from (2, 2) two blocks each, straight or round a corner, but not through the airport."""
    game = start()
    assert at(game) == (2, 2)
    assert ways(game) == {
        *("north east", "north west"),
        *("east north", "east east", "east south"),
        *("south east", "south south", "south west"),
        "west north",
    }
    assert game.refused("Anna", "drive west south") == "N-LIMO-1"


def test_round_a_corner_both_ways_lead_to_the_same_lamp() -> None:
    """N-LIMO-4: east first passes other casinos than north first; the player chooses."""
    for line, carpets in (("east north", set()), ("north east", {(1, 3)})):
        game = start()
        game.play("Anna", "choose 1", "open 3 7", f"drive {line}", "confirm")
        assert at(game) == (1, 3)
        assert passed(game) == carpets


def test_a_line_straight_on() -> None:
    """N-LIMO-4"""
    game = start()
    game.drive("Anna", "east east")
    assert at(game) == (2, 4)
    game.drive("Anna", "east east")
    assert at(game) == (2, 6)


def test_one_line_a_turn() -> None:
    """N-LIMO-1, N-ROUND-5: and only with the limousine's action."""
    game = start()
    game.play("Anna", "choose 1", "open 3 7", "drive east east")
    assert game.refused("Anna", "drive east east") == "N-ROUND-5"
    game.play("Benno", "choose 2", "open 3 4")
    assert game.refused("Benno", "drive east east") == "N-LIMO-1"


def test_a_line_goes_on_where_the_last_one_ended() -> None:
    """N-LIMO-1: no fork; nobody goes back the way they came."""
    game = start()
    game.drive("Anna", "east east")
    lines = ways(game)
    assert lines == {
        *("north east", "north west"),
        *("east north", "east east", "east south"),
        *("south east", "south south", "south west"),
    }


def test_no_line_turns_round() -> None:
    """N-LIMO-1: out and back along the same block is that block twice."""
    back = {"north south", "south north", "east west", "west east"}
    game = start()
    assert not back & ways(game)
    game.play("Anna", "confirm")
    game.play("Benno", "choose 1", "open 3 7")
    for line in back:
        assert game.refused("Benno", f"drive {line}") == "N-LIMO-1"


def test_no_block_is_used_twice() -> None:
    """N-LIMO-1: a block driven in an earlier turn is closed, also as the second of a line."""
    game = start()
    game.drive("Anna", "east east", "south west")
    assert at(game) == (3, 3)
    lines = ways(game)
    assert "north north" in lines, "through the crossing (2, 3), which is allowed"
    assert not {"north west", "north east"} & lines, "both blocks at (2, 3) have been driven"
    assert not {"east north"} & lines, "the block south of (2, 4) has been driven"


def test_lines_may_cross() -> None:
    """N-LIMO-1: the route passes the crossing (2, 3) twice."""
    game = start()
    game.drive("Anna", "east east", "south west", "north north")
    assert at(game) == (1, 3)
    assert game.draft("Anna").blocks == 6


def test_the_route_may_turn_where_it_turned_before() -> None:
    """N-LIMO-1: at (2, 3) it came from the west and went north, and now comes from the east and goes south."""
    game = start()
    game.drive("Anna", "east north", "east south")
    assert "west south" in ways(game)
    game.play("Anna", "drive west south")
    assert at(game) == (3, 3)


def test_back_at_the_traffic_light_the_tour_is_closed() -> None:
    """N-LIMO-2, N-SCORE-7: for good; nothing is missing then."""
    game = start()
    game.drive("Anna", *SHORT_TOUR[:-1])
    game.play("Anna", "choose 1", "open 3 7", f"drive {SHORT_TOUR[-1]}", "confirm")
    game.pass_round("Benno")
    assert at(game) == (2, 2)
    assert game.areas("Anna")["limousine"] == 0
    game.deal((9, "limousine"), (3, "limousine"), (12, "limousine"))
    game.play("Anna", "choose 1", "open 3 8")
    assert game.refused("Anna", "drive north west") == "N-LIMO-1"
    assert game.can("Anna", "drive") == []


def test_passing_a_carpet_circles_its_symbol_opened_or_not() -> None:
    """N-LIMO-3: the VIP casino of street 2 and avenue 5 is closed now; it pays when it is opened later."""
    game = start()
    game.drive("Anna", *SHORT_TOUR)
    assert passed(game) == {(2, 5), (1, 4), (1, 3)}
    assert game.areas("Anna")["limousine"] == 0
    game.write("Anna", {2: {5: 6}})
    assert game.areas("Anna")["limousine"] == 3
    game.write("Anna", {1: {4: 5}})
    assert game.areas("Anna")["limousine"] == 6
    assert game.areas("Anna")["bundles"] == 1
    game.write("Anna", {1: {3: 4}})
    assert game.areas("Anna")["limousine"] == 6
    assert game.areas("Anna")["bundles"] == 2


def test_only_the_block_a_carpet_faces_passes_it() -> None:
    """N-LIMO-5: the luxury casino of street 2 and avenue 2, not by the avenue beside it, nor by the street above."""
    game = start()
    game.drive("Anna", "north west")
    assert passed(game) == set()
    game = start()
    game.drive("Anna", "west north")
    assert passed(game) == {(2, 2)}


@pytest.mark.parametrize("street", range(1, 5))
def test_every_carpet_faces_a_drawn_block(street: int) -> None:
    """N-LIMO-5, N-LIMO-3: so each can be passed; there are carpets in every street."""
    city = start().m.city
    carpets = [a for a in range(1, 12) if city.carpet[street - 1, a - 1]]
    assert carpets
    assert all(city.across[street - 1, a - 1] for a in carpets)


def test_every_lamp_can_be_reached() -> None:
    """N-LIMO-4: with lines round corners all 21; with straight lines only, none of streets 1 and 3."""
    reached, straight = {(2, 2)}, {(2, 2)}
    directions = ("north", "east", "south", "west")
    for found, turning in ((reached, True), (straight, False)):
        new = set(found)
        while new:
            here = new.pop()
            for first, second in product(directions, directions):
                if turning or first == second:
                    game = start()
                    game.set("Anna", street=here[0] - 1, avenue=here[1] - 1)
                    try:
                        game.drive("Anna", f"{first} {second}")
                    except AssertionError:
                        continue
                    there = at(game)
                    new |= {there} - found
                    found.add(there)
    assert reached == {(s + 1, a + 1) for s, a in lamps(start().m.city)}
    assert len(reached) == 21
    assert {street for street, _ in straight} == {2, 4}
