"""The ten architects, as data."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from neonstrip.play.newvegas.opponents import OPPONENTS
from neonstrip.rules.newvegas.printed import ACME_AREAS, AVENUES, NUMBER_OF, PRINTED

ROOT = Path(__file__).resolve().parent.parent.parent
Avenue = Annotated[int, Meta(ge=1, le=AVENUES)]
Points = Annotated[int, Meta(ge=1, le=12)]


class Check(Struct, forbid_unknown_fields=True):
    """A line of the card."""

    project: bool
    hotels: list[Avenue]


class Area(Struct, forbid_unknown_fields=True):
    """What an area is worth."""

    points: tuple[Points, Points]
    improves_at: Annotated[int, Meta(ge=1, le=17)]


class Architect(Struct, forbid_unknown_fields=True):
    """The form of a card."""

    level: Annotated[int, Meta(ge=1, le=10)]
    name: Annotated[str, Meta(min_length=3, max_length=24)]
    style: Annotated[str, Meta(pattern="^[a-z_]+$")]
    about: Annotated[str, Meta(pattern="^[A-Z].*[.]$", max_length=120)]
    bank_number: Annotated[int, Meta(ge=int(min(NUMBER_OF)), le=int(max(NUMBER_OF)))]
    checks: tuple[Check, Check, Check]
    inauguration: Area
    show: Area
    hotel: Area
    street: Area
    golf: Area
    limousine: Area
    crane_modifier: Annotated[int, Meta(ge=-9, le=9)]


class Cards(Struct, forbid_unknown_fields=True):
    """The file."""

    opponent: Annotated[list[Architect], Meta(min_length=10, max_length=10)]


def read() -> list[Architect]:
    text = files("neonstrip.play.newvegas").joinpath("opponents.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Cards).opponent


def strengths(card: Architect) -> tuple[Any, ...]:
    """Everything of a card that play depends on."""
    areas = [getattr(card, area) for area in ACME_AREAS]
    return (
        card.bank_number,
        card.crane_modifier,
        *((check.project, *check.hotels) for check in card.checks),
        *((area.points, area.improves_at) for area in areas),
    )


def test_there_are_ten_opponents_on_one_form() -> None:
    """N-SOLO-11: levels 1 to 10, in their order."""
    assert [card.level for card in read()] == list(range(1, 11))
    assert [card["level"] for card in OPPONENTS] == list(range(1, 11))


@pytest.mark.parametrize("card", read(), ids=lambda card: card.style)
def test_a_card_is_one_that_could_be_printed(card: Architect) -> None:
    """N-SOLO-11, N-SOLO-8: improvement raises points, each at its own place on the scale; no hotel stands twice."""
    for area in ACME_AREAS:
        base, improved = getattr(card, area).points
        assert base < improved, area
    thresholds = [getattr(card, area).improves_at for area in ACME_AREAS]
    assert len(set(thresholds)) == len(ACME_AREAS)
    hotels = [avenue for check in card.checks for avenue in check.hotels]
    assert len(set(hotels)) == len(hotels)
    for check in card.checks:
        assert check.hotels == sorted(check.hotels)


def test_everyone_is_somebody_else() -> None:
    """N-SOLO-11: names, styles and cards differ."""
    cards = read()
    for field in ("name", "style", "about"):
        assert len({getattr(card, field) for card in cards}) == 10, field
    assert len({strengths(card) for card in cards}) == 10


def test_the_pictured_card_is_as_pictured() -> None:
    """N-SOLO-11: all but its level, which was inferred before anything was measured."""
    pictured = PRINTED["acme"]["pictured"]
    card = next(card for card in OPPONENTS if card["style"] == "pictured")
    assert {field: card[field] for field in pictured if field != "level"} == {
        field: value for field, value in pictured.items() if field != "level"
    }


def test_the_page_of_the_architects_shows_all_ten() -> None:
    page = (ROOT / "docs/opponents.md").read_text("utf-8")
    for card in read():
        assert f"| {card.level} | {card.name} | `{card.style}` | {card.about} |" in page


def test_the_ladder_falls_as_far_as_the_expert_reaches() -> None:
    """N-SOLO-11: measured play confirms the order, from an easy first architect to a last one who is a match."""
    page = (ROOT / "docs/strength.md").read_text("utf-8")
    rungs = re.findall(r"^\| expert alone against architect (\d+) \| ([\d.]+)% \|", page, re.MULTILINE)
    assert [int(level) for level, _ in rungs] == [card.level for card in read()]
    rates = [float(rate) for _, rate in rungs]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] > 90
    assert 35 <= rates[-1] <= 65
