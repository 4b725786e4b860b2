"""`neonstrip play royale` and `classic` as real commands: through pipes, and by a person at a terminal of 80 x 24."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.person import LOOP, Person, run
from neonstrip.cli import main
from neonstrip.cli.play import in_character
from neonstrip.locales import say
from neonstrip.play import Game, Record, verify

SEATED = ("--seed", "strip", "--starter", "1", "--bots", "greedy")
NAMES = ["You", "Ruby", "Duke"]


WHOLE = {"royale": ("--tiles", "6", "--players", "5"), "classic": ("--players", "4", "--white")}
"""How a whole game of each is played: with all that a table can take."""
ROUNDS = {"royale": 3, "classic": 4}
every_game = pytest.mark.parametrize("name", ROUNDS)


def same_game(name: str = "royale", **options: object) -> Game:
    """The game that the command plays at this table."""
    kinds = ["human", *in_character(name, ["greedy", "greedy"], NAMES[1:])]
    return Game.new(name, NAMES, {"starter": 1, **options}, "strip", kinds)


def quiet_number(game: Game) -> str:
    """A number that can be placed at a casino without a tile, so that nothing hides the end of the turn."""
    tiles = {casino.number for casino in game.view().casinos if getattr(casino, "tile", None)}
    return next(text[-1] for text in game.legal() if text.startswith("place") and int(text[-1]) not in tiles)


def assert_fits(output: str) -> None:
    """Nothing is wider than the terminal."""
    assert [line for line in output.splitlines() if cell_len(line) > 80] == []


@pytest.fixture(scope="module", params=WHOLE)
def whole_game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A complete game with all the table can take, by piped input: its output and its record."""
    file = tmp_path_factory.mktemp(request.param) / "whole.neonstrip"
    done = run("play", request.param, *SEATED, *WHOLE[request.param], "--save", str(file), typed=LOOP * 300)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout, file


def test_a_complete_game_by_piped_input(whole_game: tuple[str, Path]) -> None:
    output, file = whole_game
    game = verify(Record.load(file))
    assert game.is_over
    winner = game.winners()[0]
    assert ("YOU WIN" if winner == "You" else f"{winner.upper()} WINS") in output or "SHARED" in output
    for name, money in zip(game.names, game.results(), strict=True):
        assert re.search(rf"{name} +{money:,} in all", output)
    for round_number in range(1, ROUNDS[game.rules.name] + 1):
        assert f"END OF ROUND {round_number}" in output


def test_nothing_is_wider_than_80_cells(whole_game: tuple[str, Path]) -> None:
    assert_fits(whole_game[0])


def test_no_escape_codes_in_a_file(whole_game: tuple[str, Path]) -> None:
    assert "\x1b" not in whole_game[0]


def test_the_money_of_others_stays_face_down(whole_game: tuple[str, Path]) -> None:
    """R-HIDE-1: of the others' money nothing is shown before the end."""
    before_the_end = whole_game[0].rsplit("╭", 1)[0]
    seats = re.findall(r"^ [▸ ] [●■▲◆★] (\w+) +dice.*$", before_the_end, re.MULTILINE)
    assert set(seats) == set(Record.load(whole_game[1]).names)
    for line in before_the_end.splitlines():
        if re.match(r" [▸ ] [■▲◆★] .*dice", line):
            assert "face down" in line
            assert "worth" not in line


@every_game
def test_a_complete_game_at_a_terminal(name: str, tmp_path: Path) -> None:
    """Only Enter and first choices; the whole question with its board is on the screen."""
    person = Person("play", name, *SEATED, "--save", "evening.neonstrip", folder=tmp_path)
    assert "Enter: sit down" in person.read()
    while person.process.poll() is None and "in all" not in person.fresh:
        question = person.type(person.first_choice()).rsplit("ROUND", 1)[-1]
        if "Which number do you place?" in question:
            assert question.count("\n") < 24
    assert person.leave() == 0
    assert verify(Record.load(tmp_path / "evening.neonstrip")).is_over
    assert "\x1b[" in person.screen
    assert_fits(person.plain)


def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *words: str, name: str = "royale"
) -> str:
    """A short visit to the table in this process: what is shown."""
    monkeypatch.setenv("NEONSTRIP_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["neonstrip", "play", name, *SEATED, *words])
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code
    return capsys.readouterr().out


@every_game
def test_undo_before_the_others_go_on(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = same_game(name)
    game.play("roll")
    number = quiet_number(game)
    output = play(capsys, monkeypatch, f"\n{number}\nu\nq\n", "--save", str(tmp_path / "a"), name=name)
    assert "Enter: done · u: undo" in output
    assert "Taken back." in output
    assert Record.load(tmp_path / "a").moves == [(0, "roll")]


@every_game
def test_no_undo_past_a_throw(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = play(capsys, monkeypatch, "\nu\nq\n", "--save", str(tmp_path / "a"), name=name)
    assert "can’t be taken back" in output
    assert Record.load(tmp_path / "a").moves == [(0, "roll")]


@every_game
def test_a_move_by_its_text(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = same_game(name)
    game.play("roll")
    number = quiet_number(game)
    play(capsys, monkeypatch, f"roll\n Place  {number}\n", "--save", str(tmp_path / "a"), name=name)
    assert Record.load(tmp_path / "a").moves == [(0, "roll"), (0, f"place {number}")]


@every_game
def test_end_of_input_saves_and_resuming_shows_the_same_table(name: str, tmp_path: Path) -> None:
    game = same_game(name)
    game.play("roll")
    first = run("play", name, *SEATED, "--save", "a", typed=f"\n{quiet_number(game)}\n\n", folder=tmp_path)
    assert (first.returncode, first.stderr) == (0, "")
    assert f"neonstrip play {name} --resume a" in first.stdout
    before = Game.load(tmp_path / "a")
    assert before.waiting_for == "You"
    assert len(before.history) > 2
    second = run("play", name, "--resume", "a", folder=tmp_path)
    assert (second.returncode, second.stderr) == (0, "")
    assert Game.load(tmp_path / "a").state.tobytes() == before.state.tobytes()
    board = first.stdout[first.stdout.rindex(" ROUND") :].split("\n Your choice")[0].split("\n Enter:")[0]
    assert board in second.stdout


def test_end_of_input_without_a_file_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "--save FILE" in play(capsys, monkeypatch, "")
    assert list(tmp_path.iterdir()) == []


@every_game
def test_ctrl_c_saves_and_leaves_quietly(name: str, tmp_path: Path) -> None:
    person = Person("play", name, *SEATED, "--save", "a", folder=tmp_path, NO_COLOR="1")
    person.read()
    person.type("")
    person.type("")
    person.interrupt()
    assert person.leave() == 0
    assert "Traceback" not in person.plain
    assert "--resume a" in person.plain
    assert "\x1b" not in person.screen
    assert Record.load(tmp_path / "a").moves == [(0, "roll")]


@every_game
def test_quitting_offers_to_save(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"--resume {name}.neonstrip" in play(capsys, monkeypatch, "\nq\n\n", name=name)
    assert Record.load(f"{name}.neonstrip").moves == [(0, "roll")]
    assert f"{name}-2.neonstrip" in play(capsys, monkeypatch, "\nq\nn\n", name=name)
    assert [file.name for file in tmp_path.iterdir()] == [f"{name}.neonstrip"]


def test_saving_in_between(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it cannot be written is said, and the game goes on."""
    monkeypatch.chdir(tmp_path)
    output = play(capsys, monkeypatch, "s\nno/such/folder\ns\nhere\n\nq\n")
    assert "no/such/folder” could not be written" in output
    assert "Saved to here." in output
    assert Record.load("here").moves == [(0, "roll")]


def test_help_explains_the_tiles_that_are_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = play(capsys, monkeypatch, "h\n")
    tiles = [casino for casino in same_game().view().casinos if casino.tile]
    assert len(tiles) == 3
    for casino in tiles:
        assert f" {casino.number} {say('en', f'tile-{casino.tile}')}: " in output


@every_game
def test_a_terminal_without_signs_gets_others(name: str, tmp_path: Path) -> None:
    done = run("play", name, *SEATED, typed=LOOP * 5, folder=tmp_path, encoding="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert re.findall(r"(?<!Knockout)[?](?!$)", done.stdout, re.MULTILINE) == []
    assert "[o   o]" in done.stdout
    assert_fits(done.stdout)


def test_an_older_game_is_never_overwritten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "diary"
    file.write_text("dear diary")
    monkeypatch.setattr(sys, "argv", ["neonstrip", "play", "royale", "--save", str(file)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert file.read_text() == "dear diary"
    assert "--resume" in capsys.readouterr().err
