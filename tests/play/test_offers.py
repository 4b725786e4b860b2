"""What is offered to those who lay a table is what the rules take: every value, with just these numbers of seats."""

import pytest

from neonstrip.games import GAMES
from neonstrip.play.classic import options as classic
from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook
from neonstrip.play.newvegas import options as newvegas
from neonstrip.play.offers import Offer
from neonstrip.play.royale import options as royale

OFFERS = [(game, offer) for game in GAMES for offer in rulebook(game).offers()]
NO_QUESTION = {("neutral", False), ("white", None), ("white", False), ("leftover", "rolled"), ("leftover", "given")}
NO_QUESTION |= {(name, value) for name in ("neutral_power", "acme_runs") for value in (True, False)}
"""Values that are taken with any seats: where there is nothing to ask, they are no mistake either."""
MOST = 52


def takes(game: str, name: str, value: object, seats: int) -> bool:
    try:
        rulebook(game).read_options({} if value is None else {name: value}, seats)
    except Mistake:
        return False
    return True


@pytest.mark.parametrize(("game", "offer"), OFFERS, ids=lambda each: getattr(each, "name", each))
def test_values_are_taken_with_the_seats_that_are_said(game: str, offer: Offer) -> None:
    """R-TWO-1, R-SCORE-2, C-WHITE-1, C-SCORE-3, N-SETUP-1, N-SOLO-1"""
    for value in offer.values:
        taken = [seats for seats in range(MOST) if takes(game, offer.name, value.value, seats)]
        said = list(range(value.fewest, value.most + 1))
        if (offer.name, value.value) in NO_QUESTION:
            assert set(said) <= set(taken)
        else:
            assert taken == said


@pytest.mark.parametrize(("game", "offer"), OFFERS, ids=lambda each: getattr(each, "name", each))
def test_the_preset_is_what_a_table_has_that_says_nothing(game: str, offer: Offer) -> None:
    rules, seats = rulebook(game), offer.values[0].fewest
    assert rules.write_options(rules.read_options({}, seats))[offer.name] == offer.preset
    assert offer.preset in [value.value for value in offer.values]


@pytest.mark.parametrize(("game", "module"), [("royale", royale), ("classic", classic), ("newvegas", newvegas)])
def test_every_option_is_offered(game: str, module: object) -> None:
    """But another city, which is a file."""
    names = [offer.name for of, offer in OFFERS if of == game]
    assert names == [name for name in module.Options.__struct_fields__ if name != "city"]  # type: ignore[attr-defined]
