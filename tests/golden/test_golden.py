"""Golden playthroughs: a game recorded in plain text plays out the same today, letter by letter.

If a change of rules or bots was meant to change games: golden/write.py, then read the difference.
"""

import pytest

from golden import classic, newvegas, royale
from golden.text import FOLDER, seed_of


@pytest.mark.parametrize("name", royale.PLAYTHROUGHS)
def test_royale_is_as_it_was(name: str) -> None:
    players, options, bots, code = royale.PLAYTHROUGHS[name]
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert royale.play(players, options, bots, seed_of(text)) == text
    if code:
        assert royale.WORK.get(code, f"tile={code}") in text


@pytest.mark.parametrize("name", classic.PLAYTHROUGHS)
def test_las_vegas_of_2012_is_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    players, options, bots = classic.PLAYTHROUGHS[name]
    assert classic.play(players, options, bots, seed_of(text)) == text
    assert ("W" in text) == (players < 5)
    assert "event tied" in text


@pytest.mark.parametrize("name", newvegas.PLAYTHROUGHS)
def test_new_las_vegas_is_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert newvegas.play(*newvegas.PLAYTHROUGHS[name], seed=seed_of(text)) == text
    assert "--- the end: " in text
