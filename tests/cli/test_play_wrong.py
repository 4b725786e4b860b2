"""`neonstrip play` with wishes that cannot be: said in words, and nothing is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.person import say_here


@pytest.mark.parametrize(
    ("game", "words", "said"),
    [
        ("royale", "--players 6", "6 players"),
        ("royale", "--players 1", "One player"),
        ("royale", "--tiles 7", "tiles"),
        ("royale", "--repeat never", "repeat"),
        ("royale", "--starter 4", "starter"),
        ("royale", "--players 3 --bots greedy,greedy,greedy", "3 bots"),
        ("royale", "--bots clever", "clever"),
        ("royale", "--name Ruby\x07", "name"),
        ("royale", "--resume nowhere.neonstrip", "nowhere.neonstrip"),
        ("royale", "--resume nowhere.neonstrip --tiles 3", "--tiles"),
        ("royale", "--save no/such/folder", "no/such/folder"),
        ("royale", "--players many", "--players"),
        ("royale", "--language xx", "--language"),
        ("classic", "--players 6", "6 players"),
        ("classic", "--players 5 --white", "white"),
        ("classic", "--leftover kept", "leftover"),
        ("classic", "--tiles 3", "--tiles"),
        ("classic", "--resume nowhere.neonstrip --white", "--white"),
        ("newvegas", "--players 7", "7 players"),
        ("newvegas", "--players 0", "0 players"),
        ("newvegas", "--solo 11", "11"),
        ("newvegas", "--solo 1 --players 2", "2"),
        ("newvegas", "--edition first", "edition"),
        ("newvegas", "--sites bought", "sites"),
        ("newvegas", "--city nowhere.toml", "nowhere.toml"),
        ("newvegas", "--bots clever", "clever"),
        ("newvegas", "--players 3 --bots greedy,greedy,greedy", "3 bots"),
        ("newvegas", "--resume nowhere.neonstrip", "nowhere.neonstrip"),
        ("newvegas", "--resume nowhere.neonstrip --no-golf", "--no-golf"),
        ("newvegas", "--save no/such/folder", "no/such/folder"),
        ("newvegas", "--players many", "--players"),
        ("newvegas", "--tiles 3", "--tiles"),
    ],
)
def test_mistakes_are_said_without_a_traceback(
    game: str, words: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    told = say_here("play", game, *words.split(" "))
    assert told.code == 2
    assert said in told.stderr
    assert "Traceback" not in told.stderr


def test_a_game_that_there_is_not_is_told_in_the_readers_language() -> None:
    for language, told in (("en", "There is no game “rummy”"), ("de", "Ein Spiel „rummy“ gibt es hier nicht")):
        said = say_here("play", "rummy", language=language)
        assert said.code == 2
        assert told in said.stderr
        assert "royale, classic, newvegas" in said.stderr
