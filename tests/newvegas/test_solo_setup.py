"""Solo: the set-up, and what the player knows of the cards."""

from collections import Counter

import numpy as np
import pytest

from neonstrip.play import Game, Mistake
from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.newvegas.printed import ACME_AREAS, ACTION_OF, ACTIONS, CARDS, EDITIONS, NUMBER_OF
from neonstrip.rules.newvegas.solo import LOWER_HALF
from newvegas.solo_positions import Solo, solo

VALIDATIONS = [CARDS, CARDS + 1, CARDS + 2]
both_editions = pytest.mark.parametrize("edition", EDITIONS)


@both_editions
def test_forty_cards_lie_above_forty_with_the_validation_cards_among_the_lower(edition: str) -> None:
    """N-SOLO-1: one card is under the sheet, 40 and 40 remain, and the validation cards are in the lower half."""
    places = Counter[int]()
    for seed in range(60):
        game = Solo(f"halves {seed}", edition=edition)
        assert game.cards() == list(range(CARDS + 3))
        lower, upper = game.pile()[:43], game.pile()[43:]
        assert len(upper) == 40
        assert set(VALIDATIONS) <= set(lower)
        places.update(lower.index(card) for card in VALIDATIONS)
    assert min(places) < 3, "the bottom of the lower half is reached"
    assert max(places) > 39, "and its top"
    assert max(places.values()) < 15, "and no place is preferred"


@both_editions
def test_any_card_may_be_hidden(edition: str) -> None:
    """N-SOLO-1: the hidden card comes out of the shuffled 81."""
    hidden = Counter(int(Solo(f"hidden {seed}", edition=edition).m.hidden_card) for seed in range(200))
    assert len(hidden) > 60
    assert max(hidden.values()) < 12


@both_editions
def test_the_player_votes_before_any_card_is_drawn(edition: str) -> None:
    """N-SOLO-1, N-SETUP-4"""
    game = Solo("votes", edition=edition)
    assert game.game.legal("Anna") == ["vote loan", "vote against"]
    assert game.game.view("Anna").combinations == []
    game.turn("vote loan")
    view = game.game.view("Anna")
    assert view.stage == "playing"
    assert len(view.combinations) == 3
    assert view.draft.vote == "loan"
    assert view.sheets[0].vote is None
    assert game.refused("Anna", "vote against") == "N-ROUND-5"


def test_without_bank_there_is_no_vote() -> None:
    """N-SOLO-1, N-SETUP-5"""
    game = Solo("no bank", bank=False)
    assert game.game.view("Anna").stage == "playing"
    assert game.cards() == list(range(CARDS + 3))


@both_editions
def test_of_the_hidden_card_the_action_is_seen_and_the_number_is_not(edition: str) -> None:
    """N-SOLO-1, N-SOLO-10: only the end shows the number."""
    for seed in range(20):
        game = solo(seed=f"under the sheet {seed}", edition=edition)
        hidden = int(game.m.hidden_card)
        acme = game.game.view("Anna").acme
        assert acme.hidden_action == ACTIONS[ACTION_OF[hidden]]
        assert acme.hidden_number is None
        seen = game.game.rules.see(game.game.state, 0)
        assert seen.middle[0].hidden_card == -1
        assert not seen.middle[0].draw_pile.any()


@both_editions
def test_the_hidden_number_is_shown_when_the_game_is_over(edition: str) -> None:
    """N-SOLO-10"""
    game = solo((8, "inauguration"), (3, "inauguration"), (12, "construction"), edition=edition)
    game.hide(11)
    game.set("Anna", checked=game.m.city.last_box - 1)
    game.turn("use 1 2", "open 1 4", "inaugurate")
    assert game.game.view("Anna").acme.hidden_number is None
    game.turn("confirm")
    assert game.game.is_over
    assert game.game.view("Anna").acme.hidden_number == 11


@both_editions
def test_what_one_sees_does_not_depend_on_what_is_hidden(edition: str) -> None:
    """N-SOLO-1, N-SOLO-2: other cards in the dark, the same view."""
    game = solo((8, "show"), (5, "limousine"), (12, "construction"), edition=edition)
    game.coming((7, "show"), (9, "improvement"), (4, "limousine"))
    game.hide(7)
    before, action = game.game.view("Anna"), ACTIONS[game.m.hidden_action]
    other = next(place for place, card in enumerate(game.pile()[:40]) if is_other(card, 7, action))
    game.m.hidden_card, game.m.draw_pile[other] = game.m.draw_pile[other].copy(), game.m.hidden_card
    game.m.draw_pile[40:60] = game.m.draw_pile[40:60][::-1].copy()
    assert game.game.view("Anna") == before


def is_other(card: int, number: int, action: str) -> bool:
    """Whether a card has the same action and another number."""
    return card < CARDS and int(NUMBER_OF[card]) != number and ACTIONS[ACTION_OF[card]] == action


@both_editions
@pytest.mark.parametrize("rounds", [0, 1, 8, 14, 20])
def test_what_one_may_imagine_agrees_with_all_that_is_known(edition: str, rounds: int) -> None:
    """N-SOLO-1, N-SOLO-2: hidden and next action, cards that lie open, validation cards below the upper half."""
    game = solo(seed=f"imagine {rounds}", edition=edition)
    for _ in range(rounds):
        game.quiet_round()
    source = np.zeros(1, CHANCE)
    hidden = set()
    for _ in range(30):
        seen = game.game.rules.see(game.game.state, 0)
        game.game.rules.imagine(seen, 0, source)
        m = seen.middle[0]
        pile = [int(card) for card in m.draw_pile[: m.draw_left]]
        open_cards = [*game.drawn(), *game.discard(), *game.acme_cards()]
        assert sorted([*pile, *open_cards, int(m.hidden_card)]) == game.cards()
        assert ACTION_OF[m.hidden_card] == game.m.hidden_action
        top = pile[-1]
        assert game.m.next_action == (ACTION_OF[top] if top < CARDS else len(ACTIONS) + top - CARDS)
        if not game.m.mixed:
            assert all(card < CARDS for card in pile[LOWER_HALF:])
        hidden.add(int(NUMBER_OF[m.hidden_card]))
    assert len(hidden) > 1, "the number under the sheet is imagined anew each time"


@pytest.mark.parametrize("level", range(1, len(OPPONENTS) + 1))
def test_the_chosen_architect_is_played_against(level: int) -> None:
    """N-SOLO-1, N-SOLO-11: the card with its checks, points and thresholds lies on the table."""
    game = Solo("architect", opponent=level)
    card = OPPONENTS[level - 1]
    assert card["level"] == level
    assert game.m.bank_number == card["bank_number"]
    assert game.m.crane_modifier == card["crane_modifier"]
    for line, check in enumerate(card["checks"]):
        assert bool(game.m.check_project[line]) == check["project"]
        assert [avenue + 1 for avenue in np.flatnonzero(game.m.check_hotels[line])] == sorted(check["hotels"])
    for area, name in enumerate(ACME_AREAS):
        assert game.m.acme_values[area].tolist() == card[name]["points"]
        assert game.m.acme_improves[area] == card[name]["improves_at"]
    assert game.game.view("Anna").acme.name == card["name"]


def test_a_single_player_always_has_an_opponent_and_several_never() -> None:
    """N-SOLO-1"""
    assert Game.new("newvegas", ["Anna"], {}).options.opponent == 1
    with pytest.raises(Mistake) as mistake:
        Game.new("newvegas", ["Anna", "Benno"], {"opponent": 1})
    assert mistake.value.rule == "N-SOLO-1"
    for level in (0, len(OPPONENTS) + 1):
        with pytest.raises(Mistake):
            Game.new("newvegas", ["Anna"], {"opponent": level})
