"""Another city: loaded, checked, played, recorded and replayed."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from neonstrip.play import Game, Mistake, Record, verify
from neonstrip.play.newvegas.cityfile import ROWS, check_city, parse_city, read_city, write_city
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import PRINTED

HARBOUR = """
[city]
par     = ["-", "3",  "3",  "4",   "4",  "5",  "5",   "4",  "3",   "3",  "-"]
street1 = [".", "o",  "c*", "oL",  "o",  "o*", "oM",  "o",  "oV",  "c",  "."]
street2 = ["o", "oV", "o*", "c",   "oL", "o",  "o",   "o*", "c",   "oM", "o"]
street3 = ["c", "oM", "o",  "o*",  "o",  "oL", "c",   "o",  "o*V", "o",  "c"]
street4 = ["o", "o*", "cL", "o",   "oV", "o",  "o*",  "o",  "oM",  "o",  "o"]
"""
City = dict[str, list[str]]


def harbour() -> City:
    city: City = tomllib.loads(HARBOUR)["city"]
    return city


def test_the_printed_city_passes_its_own_check() -> None:
    """N-SETUP-1: and as a word it is the same city."""
    printed = check_city(PRINTED["city"])
    assert read_city(write_city(printed)).tobytes() == PRINTED_CITY.tobytes() == read_city(None).tobytes()


def test_a_city_is_read_from_a_text() -> None:
    """N-SETUP-1: under [city] or without a heading; as one word without spaces."""
    city = parse_city(HARBOUR)
    assert city == harbour()
    assert parse_city(HARBOUR.replace("[city]", "")) == city
    assert not set(write_city(city)) & set(" \t\n")
    record = read_city(write_city(city))[0]
    assert (record.casino.sum(), record.site.sum()) == (42, 8)
    assert record.par.tolist() == [0, 3, 3, 4, 4, 5, 5, 4, 3, 3, 0]


def spoil(row: str, avenue: int, mark: str) -> Callable[[City], None]:
    def change(city: City) -> None:
        city[row][avenue - 1] = mark

    return change


def several(*changes: Callable[[City], None]) -> Callable[[City], None]:
    def change(city: City) -> None:
        for each in changes:
            each(city)

    return change


def no_start(city: City) -> None:
    """All around the traffic light, at the corner of street 2 and avenue 2, nothing stands."""
    for street in (2, 3):
        for avenue in (1, 2, 3):
            city[f"street{street}"][avenue - 1] = "."


@pytest.mark.parametrize(
    ("change", "code", "facts"),
    [
        (spoil("street1", 5, "x"), "city-mark", {"row": "street1", "avenue": 5, "mark": "x"}),
        (spoil("street4", 11, "o**"), "city-mark", {"row": "street4", "avenue": 11, "mark": "o**"}),
        (spoil("street2", 1, "oMV"), "city-mark", {"row": "street2", "avenue": 1, "mark": "oMV"}),
        (spoil("street3", 2, ""), "city-mark", {"row": "street3", "avenue": 2, "mark": ""}),
        (spoil("street3", 2, "*"), "city-mark", {"row": "street3", "avenue": 2, "mark": "*"}),
        (spoil("par", 6, "6"), "city-mark", {"row": "par", "avenue": 6, "mark": "6"}),
        (spoil("par", 1, "3"), "city-hole", {"avenue": 1}),
        (spoil("street2", 6, "."), "city-gap", {"row": "street2", "avenue": 6}),
        (spoil("street4", 1, "oM"), "city-carpet", {"row": "street4", "avenue": 1}),
        (no_start, "city-start", {}),
        (
            several(*(spoil(row, 1, ".") for row in ROWS[1:])),
            "city-avenue",
            {"avenue": 1},
        ),
        (lambda city: city.update(street3=["."] * 11), "city-gap", {"row": "street3", "avenue": 1}),
        (lambda city: city["street3"].pop(), "city-row", {"row": "street3", "avenues": 11}),
        (lambda city: city["par"].append("-"), "city-row", {"row": "par", "avenues": 11}),
        (lambda city: city.pop("street4"), "city-row", {"row": "street4", "avenues": 11}),
        (lambda city: city.update(street2="o" * 11), "city-row", {"row": "street2", "avenues": 11}),
        (lambda city: city["street2"].__setitem__(0, 1), "city-row", {"row": "street2"}),
    ],
)
def test_what_is_wrong_is_named_with_its_place(change: Callable[[City], Any], code: str, facts: dict[str, Any]) -> None:
    """N-SETUP-1: the row and the avenue, in words of every language."""
    city = harbour()
    change(city)
    with pytest.raises(Mistake) as mistake:
        check_city(city)
    assert mistake.value.code == code
    assert mistake.value.facts.items() >= facts.items()
    for language in ("en", "de", "fr", "pl"):
        words = mistake.value.words(language)
        assert all(str(fact) in words for fact in facts.values()), words


@pytest.mark.parametrize("text", ["city = 3", "par = [", "[city]\npar = 5", ""])
def test_a_text_that_is_no_city(text: str) -> None:
    """N-SETUP-1: nothing but a clear refusal."""
    with pytest.raises(Mistake):
        parse_city(text)


@pytest.mark.parametrize("word", ["", "x", ";;;;", "-,-;o,o", write_city(harbour()) + ";o,o", "o" * 5000])
def test_a_word_that_is_no_city(word: str) -> None:
    """N-SETUP-1: as an option of a table, too many rows included."""
    with pytest.raises(Mistake):
        Game.new("newvegas", ["Anna", "Benno"], {"city": word}, seed=1)


@pytest.mark.parametrize("players", [1, 3])
def test_another_city_is_played_recorded_and_replayed(players: int) -> None:
    """N-SETUP-1: the record carries it, and the same moves lead to the same bytes."""
    word = write_city(parse_city(HARBOUR))
    game = Game.new("newvegas", ["Anna", "Benno", "Carla"][:players], {"city": word}, seed="harbour")
    assert game.state.sheets[0].built.sum() == 34
    chance = random.Random(1)
    opened = set()
    while not game.is_over:
        game.make(chance.choice(game.numbers()))
        opened |= {text for text in game.legal() if text.startswith("open ")} if not game.is_over else set()
    assert "open 4 11" in opened, "a lot that the printed city does not have"
    text = game.record().text()
    assert f"option city {word}" in text.splitlines()
    again = verify(Record.parse(text))
    assert again.state.tobytes() == game.state.tobytes()
    assert again.results() == game.results()


def test_a_record_with_a_broken_city_is_refused() -> None:
    """N-SETUP-1"""
    word = write_city(harbour())
    game = Game.new("newvegas", ["Anna", "Benno"], {"city": word}, seed="harbour")
    text = game.record().text().replace(word, word.replace("o*V", "o?V"))
    with pytest.raises(Mistake) as mistake:
        Game.replay(Record.parse(text))
    assert mistake.value.code == "city-mark"
    assert mistake.value.facts["row"] == "street3"
    assert mistake.value.facts["avenue"] == 9
