"""Names that look alike are told from names that do not."""

import pytest

from neonstrip.bots.characters import CHARACTERS, name_of
from neonstrip.play.errors import Mistake
from neonstrip.play.lookalikes import TABLES, check_looks
from neonstrip.tables.laying import newcomer

ALIKE = [
    ("Anna", "Аnnа"),  # Cyrillic
    ("Hanna", "Нanna"),
    ("HANNA", "hanna"),
    ("НANNA", "hanna"),
    ("Nora", "Νοra"),  # Greek
    ("Zoë", "Ζоe\u0308"),
    ("Otto", "Օtto"),  # Armenian
    ("Otto", "0tto"),
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("Bill", "BiII"),
    ("Bernd", "Bemd"),
    ("Cleo", "Ｃｌｅｏ"),
    ("Max", "𝐌ax"),
    ("Jean-Luc", "Jean‐Luc"),
    ("O'Neill", "O’Neill"),
    ("Глеб", "глеб"),
    ("ЗОЯ", "зоя"),
    ("ΓΟΠΑ", "ГОПА"),  # Greek and Cyrillic
    ("Λία", "Лία"),
    ("Φωφώ", "Фωфώ"),
    ("θεα", "ѳєа"),
    ("Weiß", "Weiβ"),
    ("Þór", "Ϸór"),
    ("Ægir", "Ӕgir"),
    ("Wim", "ωim"),
    ("Toto", "τoτo"),
    ("Agent 8", "Agent Ȣ"),
    ("Agent 2", "Agent Ƨ"),
    ("Agent 4", "Agent Ч"),
    ("Otto", "๐tto"),  # Thai
    ("HANNA", "ᕼANNA"),  # a Canadian syllable
    ("Vera", "ⴸera"),  # Tifinagh
]
APART = [
    ("Lan", "Ian"),
    ("Lia", "Ila"),
    ("Clara", "Dara"),
    ("Zoe", "Zoë"),
    ("Anna", "Ana"),
    ("Łucja", "Lucja"),
    ("Müller", "Muller"),
    ("Анна", "Anna"),
    ("Иван", "Ivan"),
    ("Player 1", "Player 2"),
    ("Anna I", "Anna II"),
    ("😀", "😁"),
]


@pytest.mark.parametrize("names", ALIKE)
def test_who_looks_like_somebody_else_is_refused(names: tuple[str, str]) -> None:
    for pair in (names, names[::-1]):
        with pytest.raises(Mistake) as caught:
            check_looks(["Dolores", *pair])
        assert caught.value.code == "alike-name"
        assert caught.value.facts == {"name": pair[1], "other": pair[0]}


@pytest.mark.parametrize("names", APART)
def test_who_can_be_told_apart_sits_down(names: tuple[str, str]) -> None:
    check_looks(names)


def test_each_letter_looks_like_one_other() -> None:
    signs = [sign for table in TABLES for alike in table.values() for sign in alike]
    assert len(signs) == len(set(signs))
    assert not {like for table in TABLES for like in table} & {*signs}, "a chain would take two steps"
    assert not any(sign.isascii() and sign.isalnum() for sign in signs)


def test_a_bot_gets_a_name_that_looks_like_nobodys() -> None:
    assert newcomer(["Rubу"]) == ("duke", "Duke")
    assert newcomer(["RUBY", "duke"]) == ("lola", "Lola")
    assert newcomer([*map(name_of, CHARACTERS), "Ruby z", "Ruby 2"]) == ("duke", "Duke 2")
