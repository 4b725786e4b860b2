"""Golden playthroughs: a game recorded in plain text plays out the same today, letter by letter."""

import pytest

from golden.playthrough import FOLDER, PLAYTHROUGHS, WORK, play, seed_of


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_it_was(name: str) -> None:
    """If a change of rules or bots was meant: `cd tests && python -m golden.playthrough`, then read the difference."""
    players, options, bots, code = PLAYTHROUGHS[name]
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert play(players, options, bots, seed_of(text)) == text
    if code:
        assert WORK.get(code, f"tile={code}") in text
