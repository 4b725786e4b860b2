"""Solo: how the game ends, and who has won."""

import pytest

from neonstrip.rules.newvegas.printed import COLOURS, EDITIONS
from neonstrip.rules.newvegas.state import GRAND, SMALL
from newvegas.solo_positions import Card, Solo, solo

THREE: tuple[Card, Card, Card] = ((8, "show"), (6, "inauguration"), (12, "construction"))
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def at_the_end(edition: str) -> Solo:
    """Anna has just checked the last inauguration box."""
    game = solo(*THREE, edition=edition)
    game.set("Anna", checked=game.m.city.last_box - 1)
    game.turn("use 1 2", "open 1 4", "inaugurate", "confirm")
    return game


@both_editions
def test_the_acmes_third_project_ends_the_game_after_the_round(edition: str) -> None:
    """N-SOLO-7, N-SOLO-4"""
    game = solo(*THREE, edition=edition)
    game.architect(checks=[(True, []), (True, []), (True, [])])
    game.coming("validation pink", "validation purple")
    game.quiet_round()
    game.quiet_round()
    assert game.m.acme_points.tolist() == [10, 10, 0]
    game.coming("validation yellow")
    game.quiet_round()
    assert game.m.ended_by == 0, "the round in which the card was drawn is played"
    game.quiet_round()
    assert game.game.is_over
    assert game.game.view("Anna").ended_by == ["acme_projects"]
    assert game.acme()["projects"] == 10 + 10 + 13
    assert game.refused("Anna", "confirm") == "N-END-1"


@both_editions
def test_two_projects_of_the_acme_do_not_end_the_game(edition: str) -> None:
    """N-SOLO-7: all three validation cards being drawn is not enough."""
    game = solo(*THREE, edition=edition)
    game.architect(checks=[(True, []), (False, []), (True, [])])
    game.coming(*(f"validation {colour}" for colour in COLOURS))
    game.quiet_round()
    game.quiet_round()
    assert game.m.acme_points.tolist() == [10, 0, 13]
    assert not game.game.is_over


@both_editions
def test_two_projects_of_the_acme_and_one_of_the_player_do_not_end_it(edition: str) -> None:
    """N-SOLO-7, N-END-1: each counts for itself."""
    game = solo(*THREE, edition=edition)
    game.projects(pink="ten_inaugurations")
    game.set("Anna", checked=9)
    game.architect(checks=[(True, []), (True, []), (False, [])])
    game.turn("use 1 2", "open 1 4", "inaugurate", "confirm")
    game.coming("validation purple", "validation yellow")
    game.quiet_round()
    game.quiet_round()
    assert (game.anna.points[0], *game.m.acme_points) == (8, 0, 10, 13)
    assert not game.game.is_over


@both_editions
def test_the_last_box_ends_a_solo_game(edition: str) -> None:
    """N-SOLO-7, N-END-1"""
    game = at_the_end(edition)
    assert game.game.is_over
    assert game.game.view("Anna").ended_by == ["last_box"]


@both_editions
def test_the_players_third_project_ends_a_solo_game(edition: str) -> None:
    """N-SOLO-7, N-END-1"""
    game = solo(*THREE, edition=edition)
    game.projects("ten_inaugurations", "limousine_each_street", "three_shows_each_column")
    game.set("Anna", checked=9, points={"purple": 10, "yellow": 12}, scored={"purple": 1, "yellow": 1})
    game.turn("use 1 2", "open 1 4", "inaugurate", "confirm")
    assert game.game.view("Anna").ended_by == ["all_projects"]


@both_editions
def test_the_last_built_casino_opened_ends_a_solo_game(edition: str) -> None:
    """N-SOLO-7, N-END-1, N-END-2: but not if a site is built after it."""
    for built in (False, True):
        game = solo(*THREE, edition=edition)
        game.write("Anna", {1: {3: 1, 5: 9, 6: 10, 7: 11, 8: 12, 9: 13}})
        game.write("Anna", {2: {2: 1, 3: 2, 5: 3, 6: 4, 7: 5, 8: 6, 10: 7, 11: 8}})
        game.write("Anna", {3: {3: 1, 4: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 7}})
        game.write("Anna", {4: {1: 1, 2: 2, 4: 3, 5: 4, 6: 5, 7: 6, 9: 7}})
        game.turn("use 1 3", "open 1 4", *(["build 2 1"] if built else []), "confirm")
        assert game.game.is_over is not built
        assert game.game.view("Anna").ended_by == ([] if built else ["all_opened"])


@both_editions
@pytest.mark.parametrize(("ahead", "winners"), [(1, ["Anna"]), (0, []), (-1, [])])
def test_the_player_wins_only_with_more_points(edition: str, ahead: int, winners: list[str]) -> None:
    """N-SOLO-12: equal points are not enough."""
    game = at_the_end(edition)
    game.m.acme_points[0] = game.areas("Anna")["total"] - (game.acme()["total"] - game.m.acme_points[0]) - ahead
    assert game.areas("Anna")["total"] - game.acme()["total"] == ahead
    assert game.game.winners() == winners
    assert game.game.results() == [game.areas("Anna")["total"]]


@both_editions
def test_more_hotels_break_no_tie_with_the_acme(edition: str) -> None:
    """N-SOLO-12: equal points are no win, whoever has more hotels."""
    game = at_the_end(edition)
    game.set("Anna", hotel={1: GRAND, 4: GRAND, 5: SMALL})
    game.m.acme_points[0] = game.areas("Anna")["total"] - (game.acme()["total"] - game.m.acme_points[0])
    assert game.areas("Anna")["total"] == game.acme()["total"]
    assert game.acme_hotels() == []
    assert game.game.winners() == []


@both_editions
def test_nobody_has_won_while_the_game_goes_on(edition: str) -> None:
    """N-SOLO-12"""
    assert solo(*THREE, edition=edition).game.winners() == []
