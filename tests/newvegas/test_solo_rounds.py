"""Solo: three cards with both sides, one used for its number, another for its action, the third for the ACME."""

from itertools import permutations

import pytest

from neonstrip.rules.newvegas.printed import ACTION_OF, ACTIONS, CARDS, EDITIONS, NUMBER_OF
from newvegas.solo_positions import Card, Solo, nearly_full, solo

THREE = ((8, "show"), (5, "limousine"), (12, "construction"))
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def with_no_room(edition: str) -> Solo:
    """The last casino is between a 3 and a 4."""
    drawn: tuple[Card, Card, Card] = ((8, "show"), (9, "improvement"), (10, "construction"))
    return nearly_full(*drawn, edition=edition, street_two={2: 1, 3: 2, 5: 3, 7: 4, 8: 5, 10: 6, 11: 7})


@both_editions
def test_the_next_action_is_seen_and_three_cards_are_drawn_with_both_sides(edition: str) -> None:
    """N-SOLO-2: the draw pile lies actions up."""
    game = solo(*THREE, edition=edition)
    game.coming((5, "inauguration"), (6, "show"), (7, "improvement"), (9, "limousine"))
    assert game.game.view("Anna").acme.next_action == "inauguration"
    game.turn("use 1 2", "open 1 4", "confirm")
    view = game.game.view("Anna")
    assert [(card.number, card.action) for card in view.combinations] == [
        (5, "inauguration"),
        (6, "show"),
        (7, "improvement"),
    ]
    assert view.acme.next_action == "limousine"


@both_editions
def test_a_validation_card_on_top_shows_itself(edition: str) -> None:
    """N-SOLO-2, N-SOLO-4"""
    game = solo(*THREE, edition=edition)
    game.coming("validation purple")
    assert game.game.view("Anna").acme.next_action == "validation purple"


@both_editions
def test_every_card_may_give_the_number_and_every_other_one_the_action(edition: str) -> None:
    """N-SOLO-2: six ways, and never both sides of one card."""
    game = solo(*THREE, edition=edition)
    assert set(game.can("Anna", "use")) == {f"{number} {action}" for number, action in permutations("123", 2)}
    assert len(game.game.legal("Anna")) == 6
    for card in "123":
        assert game.refused("Anna", f"use {card} {card}") == "N-SOLO-2"


@both_editions
@pytest.mark.parametrize(("number", "action"), list(permutations(range(3), 2)))
def test_number_of_one_card_action_of_another_and_the_third_for_the_acme(
    edition: str, number: int, action: int
) -> None:
    """N-SOLO-2: the two used cards go to the discard, the third on the ACME's pile."""
    game = solo(*THREE, edition=edition)
    drawn = game.drawn()
    game.turn(f"use {number + 1} {action + 1}")
    turn = game.game.view("Anna").turn
    assert (turn.number, turn.action) == (THREE[number][0], THREE[action][1])
    game.turn("open 1 4")
    assert game.draft("Anna").number[0, 3] == THREE[number][0]
    family = {"show": "show", "limousine": "drive", "construction": "build"}
    assert [each for each in family.values() if game.can("Anna", each)] == [family[THREE[action][1]]]
    assert game.acme_pile() == [], "nothing is given before the turn is confirmed"
    game.turn(f"{family[THREE[action][1]]} {game.can('Anna', family[THREE[action][1]])[0]}", "confirm")
    third = 3 - number - action
    assert game.acme_cards() == [drawn[third]]
    assert sorted(game.discard()) == sorted([drawn[number], drawn[action]])
    assert game.cards() == list(range(CARDS + 3))


@both_editions
def test_both_cards_are_discarded_even_if_the_action_is_not_used(edition: str) -> None:
    """N-SOLO-2"""
    game = solo(*THREE, edition=edition)
    drawn = game.drawn()
    game.turn("use 3 1", "open 2 8", "confirm")
    assert sorted(game.discard()) == sorted([drawn[2], drawn[0]])
    assert game.acme_cards() == [drawn[1]]


@both_editions
def test_the_order_of_the_acmes_pile_never_changes_and_it_may_be_looked_through(edition: str) -> None:
    """N-SOLO-2"""
    game = solo(seed="order", edition=edition)
    given: list[int] = []
    for number, action in [(1, 2), (1, 3), (2, 3), (3, 2), (2, 1), (3, 1), (1, 2)]:
        given.append(game.drawn()[6 - number - action - 1])
        game.turn(f"use {number} {action}")
        game.turn(f"open {game.can('Anna', 'open')[0]}")
        assert game.game.view("Anna").acme.pile == [ACTIONS[ACTION_OF[card]] for card in given[:-1]]
        game.turn("confirm")
        assert game.acme_cards() == given
        assert game.game.view("Anna").acme.pile == [ACTIONS[ACTION_OF[card]] for card in given]


@both_editions
def test_cards_to_come_are_those_not_seen_yet(edition: str) -> None:
    """N-SOLO-1, N-SOLO-2: of the card under the sheet the action is known, so it is not awaited; its number may be."""
    game = solo(*THREE, edition=edition)
    game.quiet_round()
    view = game.game.view("Anna")
    to_come = [card for card in game.pile() if card < CARDS]
    for place, action in enumerate(ACTIONS):
        assert view.actions_to_come[action] == sum(int(ACTION_OF[card]) == place for card in to_come)
    for number, count in view.numbers_to_come.items():
        unseen = [*to_come, int(game.m.hidden_card)]
        assert count == sum(int(NUMBER_OF[card]) == number for card in unseen)


@both_editions
def test_a_refused_round_gives_two_boxes_and_still_a_card_to_the_acme(edition: str) -> None:
    """N-SOLO-3, N-OPEN-3: the player chooses which; the other two are discarded; no action, no bonus."""
    game = with_no_room(edition)
    drawn = game.drawn()
    assert game.game.legal("Anna") == ["refuse"]
    game.turn("refuse")
    assert game.game.legal("Anna") == ["give 1", "give 2", "give 3"]
    assert game.refused("Anna", "confirm") == "N-SOLO-3"
    game.turn("give 2")
    assert game.game.legal("Anna") == ["confirm"]
    game.turn("confirm")
    assert game.anna.checked == 5
    assert game.anna.refusals == 1
    assert game.acme_cards() == [drawn[1]]
    assert sorted(game.discard()) == sorted([drawn[0], drawn[2]])
    assert game.m.round_number == 2


@both_editions
@pytest.mark.parametrize("checked", [12, 13])
def test_the_boxes_of_a_refused_round_may_be_the_last(edition: str, checked: int) -> None:
    """N-SOLO-3, N-OPEN-7, N-END-1: the last box is checked, with one left that one; the ACME gets its card first."""
    game = with_no_room(edition)
    drawn = game.drawn()
    game.set("Anna", checked=checked)
    game.turn("refuse")
    assert not game.game.is_over
    game.turn("give 3", "confirm")
    assert game.game.view("Anna").ended_by == ["last_box"]
    assert game.anna.checked == 14
    assert game.acme_cards() == [drawn[2]]


@both_editions
def test_nothing_is_refused_while_a_number_fits(edition: str) -> None:
    """N-SOLO-3, N-OPEN-3: with one fitting number that card is used for it, and the others are free for the rest."""
    game = with_no_room(edition)
    game.set("Anna", checked=1)
    for d in (game.anna, game.draft("Anna")):
        d.number[1, 6] = 10
        d.number[1, 7], d.number[1, 9], d.number[1, 10] = 11, 12, 13
    game.draw((8, "show"), (10, "improvement"), (15, "construction"))
    assert game.game.legal("Anna") == ["use 1 2", "use 1 3"]
    assert game.refused("Anna", "refuse") == "N-OPEN-3"


@both_editions
def test_a_choice_can_be_taken_back_until_the_turn_is_confirmed(edition: str) -> None:
    """N-SOLO-2, N-ROUND-5"""
    game = solo(*THREE, edition=edition)
    before = game.game.state.tobytes()
    game.turn("use 1 2", "open 1 4")
    game.game.undo()
    game.game.undo()
    assert game.game.state.tobytes() == before
    game.turn("use 2 1", "open 1 3", "confirm")
    assert not game.game.can_undo(0)
    assert game.acme_pile() == ["construction"]
