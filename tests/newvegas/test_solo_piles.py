"""Solo: when the discard is shuffled into the draw pile."""

import pytest

from neonstrip.rules.newvegas.printed import CARDS, EDITIONS
from newvegas.solo_positions import Card, Solo, solo

THREE: tuple[Card, Card, Card] = ((8, "show"), (5, "limousine"), (12, "construction"))
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def after_some_rounds(edition: str, rounds: int = 6) -> Solo:
    """Some rounds are played, so that there is a discard and a pile of the ACME's; no project is scored."""
    game = solo(*THREE, edition=edition, seed="some rounds")
    for _ in range(rounds):
        game.quiet_round()
    assert len(game.discard()) == 2 * rounds
    assert len(game.acme_cards()) == rounds
    return game


def score_a_project(game: Solo, pink: bool = True) -> None:
    """Anna scores the pink project, or the yellow one, by one more move."""
    if pink:
        game.projects(pink="ten_inaugurations")
        game.set("Anna", checked=9)
        game.draw((9, "show"), (6, "inauguration"), (11, "limousine"))
    else:
        game.projects(yellow="three_shows_each_column")
        game.set("Anna", shows=[3, 3])
    game.turn("use 1 2")
    game.turn(f"open {game.can('Anna', 'open')[0]}", *(["inaugurate"] if pink else []), "confirm")


@both_editions
def test_the_first_project_of_the_player_brings_the_discard_back(edition: str) -> None:
    """N-SOLO-6: at the end of that round, its two cards included; validation cards and the ACME's pile stay."""
    game = after_some_rounds(edition)
    discard, acme, pile = game.discard(), game.acme_cards(), game.pile()
    score_a_project(game)
    assert game.anna.points[0] == 8
    assert game.discard() == []
    assert game.acme_cards()[:-1] == acme
    assert len(game.acme_cards()) == 7
    assert game.m.draw_left == len(pile) + len(discard) + 2 - 3
    assert set(range(CARDS, CARDS + 3)) <= set(game.pile())
    assert game.cards() == list(range(CARDS + 3))
    places = [game.pile().index(card) for card in discard if card in game.pile()]
    assert min(places) < 25, "the discard is mixed into the pile, not laid on it"


@both_editions
def test_no_wish_is_asked_besides(edition: str) -> None:
    """N-SOLO-6, N-PROJECT-4"""
    game = after_some_rounds(edition)
    score_a_project(game)
    assert game.game.view("Anna").stage == "playing"
    assert game.can("Anna", "cards") == []
    assert game.m.round_number == 8


@both_editions
def test_the_first_project_of_the_acme_brings_the_discard_back(edition: str) -> None:
    """N-SOLO-6: at the end of the round, not when the validation card is drawn."""
    game = after_some_rounds(edition)
    game.architect(checks=[(True, []), (False, []), (False, [])])
    game.coming("validation purple")
    game.quiet_round()
    assert len(game.discard()) == 14
    acme, left = game.acme_cards(), int(game.m.draw_left)
    game.quiet_round()
    assert game.m.acme_points[1] > 0
    assert game.discard() == []
    assert game.m.draw_left == left + 16 - 3
    assert game.acme_cards()[:-1] == acme
    assert game.cards() == [card for card in range(CARDS + 3) if card != CARDS + 1]


@both_editions
def test_a_validation_card_without_a_project_brings_nothing_back(edition: str) -> None:
    """N-SOLO-6"""
    game = after_some_rounds(edition)
    game.coming("validation purple")
    game.quiet_round()
    game.quiet_round()
    assert game.acme_hotels() == [6]
    assert len(game.discard()) == 16


@both_editions
@pytest.mark.parametrize("by_acme", [True, False])
def test_later_projects_bring_nothing_back(edition: str, by_acme: bool) -> None:
    """N-SOLO-6: whoever scored the first."""
    game = after_some_rounds(edition)
    if by_acme:
        game.architect(checks=[(True, []), (False, []), (False, [])])
        game.coming("validation purple")
        game.quiet_round()
        game.quiet_round()
    else:
        score_a_project(game)
    assert game.discard() == []
    score_a_project(game, pink=False)
    assert game.anna.points[2] == 12
    assert len(game.discard()) == 2


@both_editions
def test_the_acmes_later_projects_bring_nothing_back(edition: str) -> None:
    """N-SOLO-6"""
    game = after_some_rounds(edition)
    game.architect(checks=[(True, []), (True, []), (False, [])])
    score_a_project(game)
    assert game.discard() == []
    game.coming("validation purple")
    game.quiet_round()
    game.quiet_round()
    assert game.m.acme_points[1] > 0
    assert len(game.discard()) == 4


@both_editions
def test_an_empty_draw_pile_is_made_of_the_discard_at_once(edition: str) -> None:
    """N-SOLO-6: so that the next action is seen; the three drawn cards and the ACME's pile are not in it."""
    game = after_some_rounds(edition)
    game.run_down(3)
    acme, last = game.acme_cards(), game.pile()
    game.quiet_round()
    assert game.drawn() == last[::-1]
    assert game.discard() == []
    assert game.acme_cards()[:-1] == acme
    assert len(game.pile()) == CARDS - 1 - 3 - 7
    assert game.game.view("Anna").acme.next_action is not None
    assert game.cards() == list(range(CARDS))


@both_editions
@pytest.mark.parametrize("left", [1, 2])
def test_a_draw_pile_that_runs_out_in_mid_draw_is_made_of_the_discard(edition: str, left: int) -> None:
    """N-SOLO-6: the cards drawn before stay in the hand."""
    game = after_some_rounds(edition)
    game.run_down(left)
    last = game.pile()[::-1]
    game.quiet_round()
    assert game.drawn()[:left] == last
    assert len(set(game.drawn())) == 3
    assert game.discard() == []
    assert game.cards() == list(range(CARDS))


@both_editions
def test_a_validation_card_as_the_last_card_is_followed_by_the_discard(edition: str) -> None:
    """N-SOLO-4, N-SOLO-6"""
    game = after_some_rounds(edition)
    game.run_down(3)
    game.m.validations = game.m.consulted = 2
    last = CARDS + int(game.m.validated[2])
    game.m.spent[game.m.spent_count] = game.m.draw_pile[0]
    game.m.spent_count += 1
    game.m.draw_pile[0] = last
    first = game.pile()[:0:-1]
    game.quiet_round()
    assert game.drawn()[:2] == first
    assert all(card < CARDS for card in game.drawn())
    assert game.m.validations == 3
    assert game.discard() == []
    assert game.cards() == list(range(CARDS))


@both_editions
def test_until_then_the_discard_only_grows(edition: str) -> None:
    """N-SOLO-6: two cards a round, and the draw pile shrinks by three and the validation cards."""
    game = solo(*THREE, edition=edition, seed="grows")
    for number in range(1, 14):
        game.quiet_round()
        assert len(game.discard()) == 2 * number
        assert game.m.draw_left == 83 - 3 * (number + 1) - game.m.validations
