"""Options, as docs/adding.md says: whatever a table can agree on has its value, its words and its place in the docs."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from conformance.games import SETTINGS
from neonstrip.cli.choices import command_of
from neonstrip.games import GAMES
from neonstrip.locales import LANGUAGES, _words
from neonstrip.play.library import rulebook
from neonstrip.play.offers import Offer

ROOT = Path(__file__).resolve().parent.parent
OFFERED = [(game, offer) for game in GAMES for offer in rulebook(game).offers()]
UNSTEADY = {"opponent", "starter", "neutral"}
"""Options that settings need not name: who plays alone has an opponent, the others are drawn or follow from seats."""

every_option = pytest.mark.parametrize(("game", "offer"), OFFERED, ids=lambda each: getattr(each, "name", each))


@every_option
def test_an_option_can_be_what_is_offered(game: str, offer: Offer) -> None:
    """Every value, with the fewest and the most seats it is offered with; and what it takes can be told."""
    module = import_module(f"neonstrip.play.{game}.options")
    assert offer.name in module.TAKES
    for value in offer.values:
        for seats in {value.fewest, value.most}:
            options = rulebook(game).read_options({} if value.value is None else {offer.name: value.value}, seats)
            assert getattr(options, offer.name) == value.value


@every_option
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_has_words(language: str, game: str, offer: Offer) -> None:
    names = [f"web-option-{offer.name}"]
    names += [f"web-option-{offer.name}-{value.value}" for value in offer.values if isinstance(value.value, str)]
    assert [name for name in names if _words(language).find(name) is None] == []


@every_option
def test_an_option_stands_in_the_protocol(game: str, offer: Offer) -> None:
    assert f"`{offer.name}`" in (ROOT / "docs/protocol.md").read_text("utf-8")


@every_option
def test_an_option_can_be_given_on_the_command_line(game: str, offer: Offer) -> None:
    """To people, or else to bots: the ACME's level is `--solo` to a person, and without golf is `--no-golf`."""
    command = command_of(game)
    asked = {name.removeprefix("no_") for name in inspect.signature(command.play_command).parameters}
    assert offer.name in asked | set(command.OPTIONS)


@every_option
def test_a_house_rule_is_the_same_to_people_and_to_bots(game: str, offer: Offer) -> None:
    """The command that people play with has it from the table of options, and from nowhere else."""
    command = command_of(game)
    asked = inspect.signature(command.play_command).parameters
    assert (offer.name in command.OPTIONS and command.OPTIONS[offer.name].house) == offer.house
    if offer.house:
        assert str(command.OPTIONS[offer.name].kind) in str(asked[offer.name].annotation)


@every_option
def test_an_option_is_among_the_settings_that_all_games_must_pass(game: str, offer: Offer) -> None:
    tried = {setting.options.get(offer.name, offer.preset) for setting in SETTINGS if setting.game == game}
    assert len(tried) > 1 or offer.name in UNSTEADY
