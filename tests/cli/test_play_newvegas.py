"""`neonstrip play newvegas`, run as the real command: through pipes, and by a person at a terminal of 100 x 40."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.person import Person, run
from length import LONG
from neonstrip.bots import choose
from neonstrip.cli import main
from neonstrip.cli.play import in_character
from neonstrip.cli.terminal.newvegas.session import move_bots
from neonstrip.locales import say
from neonstrip.play import Game, Record, verify
from neonstrip.rules.newvegas.printed import AREAS, PRINTED

TABLE = ("play", "newvegas", "--seed", "strip", "--bots", "greedy")
WIDTH = 100
Mover = Callable[[Game], int]


def same_game(players: int = 2, **options: object) -> Game:
    """The game that the command plays at this table."""
    names = ["You", "Ruby", "Duke", "Lola", "Ace", "Stella"][:players]
    kinds = ["human", *in_character("newvegas", ["greedy"] * (players - 1), names[1:])]
    return Game.new("newvegas", names, options, "strip", kinds)


def bot_move(game: Game) -> int:
    return choose(game, "greedy", 0)


def play_ahead(game: Game, moves: int = 10_000, mover: Mover = bot_move) -> str:
    """What a person types who plays like a bot; the game is played along."""
    typed: list[str] = []
    while not game.is_over and len(typed) < moves:
        if 0 not in game.seats:
            move_bots(game, 0)
            continue
        move = mover(game)
        typed.append(game.rules.texts[move])
        game.make(move, 0)
    return "".join(f"{text}\n" for text in typed)


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> str:
    """A visit to the table in this process: what is shown."""
    monkeypatch.setenv("NEONSTRIP_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["neonstrip", *TABLE, *words])
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code
    return capsys.readouterr().out


def assert_fits(output: str) -> None:
    """Nothing is wider than the screen, and nothing had to be cut."""
    assert [line for line in output.splitlines() if cell_len(line) > WIDTH] == []
    assert "…" not in output


TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "two": ((), {"players": 2}),
    "four": (("--players", "4"), {"players": 4}),
    "solo": (("--solo", "1"), {"players": 1, "opponent": 1}),
    "pegasus": (
        ("--edition", "pegasus", "--no-golf", "--no-bank", "--sites", "opened"),
        {"players": 2, "edition": "pegasus", "golf": False, "bank": False, "sites": "opened"},
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES if LONG else ["solo", "pegasus"])
def test_a_whole_game_by_piped_input(table: str, tmp_path: Path) -> None:
    """N-SCORE-1 to N-SCORE-9, N-SOLO-8, N-SOLO-12: the end tells every area of everyone, and who has won."""
    words, options = TABLES[table]
    game = same_game(**options)
    typed = play_ahead(game)
    assert game.is_over
    done = run(*TABLE, *words, "--save", "g", typed=typed, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    saved = verify(Record.load(tmp_path / "g"))
    assert saved.is_over
    assert saved.state.tobytes() == game.state.tobytes()
    end = done.stdout[done.stdout.rindex("PROJECTS") :]
    view = game.view("You")
    for area in AREAS:
        row = [sheet.areas[area] for sheet in view.sheets] + ([view.acme.areas[area]] if view.acme else [])
        assert re.search(rf"^ {area} +{' +'.join(map(str, row))}$", end, re.MULTILINE), area
    totals = [sheet.total for sheet in view.sheets] + ([view.acme.total] if view.acme else [])
    assert re.search(rf"^ total +{' +'.join(map(str, totals))}$", end, re.MULTILINE)
    winner = game.winners()
    assert ("YOU WIN" if winner == ["You"] else f"{winner[0].upper()} WINS" if winner else "THE ACME WINS") in end
    assert_fits(done.stdout)
    assert "\x1b" not in done.stdout


def test_what_is_not_played_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-SETUP-5: without golf no holes, without the bank no vote."""
    output = play(capsys, monkeypatch, "h\n", "--no-golf", "--no-bank", "--save", str(tmp_path / "a"))
    assert "Vote in secret" not in output
    assert "golf PAR  not played" in output
    assert not re.search(r"^golf ", output, re.MULTILINE)
    assert "Which number and action do you take?" in output


def test_spots_on_the_plan_say_what_opening_there_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-OPEN-2, N-SCORE-5: every legal spot is marked, no other is, and what is promised comes true."""
    game = same_game()
    typed = play_ahead(game, 2)
    assert game.view("You").turn.phase == "open"
    output = play(capsys, monkeypatch, typed, "--save", str(tmp_path / "a"))
    question = output[output.index("somewhere it fits") :]
    spots = [text.split()[1:] for text in game.legal("You") if text.startswith("open")]
    plan = output[: output.index("somewhere it fits")].rsplit("SCORE SHEET", 1)[1].split("total")[0]
    assert plan.count("▸") == len(spots) > 10
    street, avenue = spots[0]
    promised = re.search(rf" {street}{avenue} ([+-]?\d+) ", question)
    assert promised is not None
    before = game.view("You").draft.total
    game.play(f"open {street} {avenue}", "You")
    assert game.view("You").draft.total - before == int(promised[1])


def test_undo_and_restart_until_the_turn_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-ROUND-3: a draft can be taken back, step by step or whole; a vote cannot (N-SETUP-4)."""
    game = same_game()
    vote, choice, opening = play_ahead(game, 3).splitlines()
    file = tmp_path / "a"
    output = play(capsys, monkeypatch, f"{vote}\nu\n{choice}\n{opening}\nu\n", "--save", str(file))
    assert "can’t be taken back" in output
    assert "Taken back." in output
    assert [text for seat, text in Record.load(file).moves if seat == 0] == [vote, choice]
    file.unlink()
    play(capsys, monkeypatch, f"{vote}\n{choice}\n{opening}\nr\n", "--save", str(file))
    assert [text for seat, text in Record.load(file).moves if seat == 0] == [vote]


def test_keys_are_places_and_ways(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """13 is street 1, avenue 3; 1 votes for the loan; 0 and then Enter end turns."""
    file = tmp_path / "a"
    typed = "1\n1\n13\n0\n"
    play(capsys, monkeypatch, typed, "--save", str(file))
    mine = [text for seat, text in Record.load(file).moves if seat == 0]
    assert mine == ["vote loan", "choose 1", "open 1 3", "confirm"]


def test_enter_ends_a_turn_only_when_the_action_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-ROUND-5: the action is not given away by pressing Enter once too often."""
    file = tmp_path / "a"
    game = same_game()
    game.play("vote loan", "You")
    move_bots(game, 0)
    action = [each.action for each in game.view("You").combinations]
    card = next(place for place, each in enumerate(action, 1) if each in ("inauguration", "improvement", "limousine"))
    key = {"inauguration": "i", "improvement": "2", "limousine": "ee"}[action[card - 1]]
    play(capsys, monkeypatch, f"1\n{card}\n13\n\n{key}\n\n", "--save", str(file))
    mine = [text for seat, text in Record.load(file).moves if seat == 0]
    assert (len(mine), mine[-1]) == (5, "confirm")


def test_resuming_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Save and resume: the same state, draft included, and the same board."""
    game = same_game()
    typed = play_ahead(game, 8)
    first = run(*TABLE, "--save", "a", typed=typed, folder=tmp_path)
    assert (first.returncode, first.stderr) == (0, "")
    assert "neonstrip play newvegas --resume a" in first.stdout
    assert Game.load(tmp_path / "a").state.tobytes() == game.state.tobytes()
    second = run("play", "newvegas", "--resume", "a", typed="s\nq\n", folder=tmp_path)
    assert (second.returncode, second.stderr) == (0, "")
    assert "Saved to a." in second.stdout
    assert Game.load(tmp_path / "a").state.tobytes() == game.state.tobytes()
    board = first.stdout[first.stdout.rindex(" ROUND") :].split("\n Your choice")[0].split("\n Enter:")[0]
    assert board in second.stdout


def test_end_of_input_without_a_file_says_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = play(capsys, monkeypatch, "1\n")
    assert "not saved" in output
    assert "The lights stay on." in output


def test_what_others_draft_and_vote_is_never_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-ROUND-3, N-SETUP-4: whatever the others have drafted and voted, the person sees the same."""
    game = same_game(3)
    game.play("vote loan", "You")
    move_bots(game, 0)
    ahead = same_game(3)
    ahead.play("vote loan", "You")
    ahead.play("vote loan", "Ruby")
    ahead.play("vote against", "Duke")
    for name in ("Ruby", "Duke"):
        move = ahead.legal(name)[0]
        ahead.play(move, name)
        ahead.play(ahead.legal(name)[0], name)
    shown = []
    for number, each in enumerate((game, ahead)):
        file = tmp_path / str(number)
        each.save(file)
        monkeypatch.setattr(sys, "argv", ["neonstrip", "play", "newvegas", "--resume", str(file)])
        monkeypatch.setattr(sys, "stdin", StringIO("o\n1\n"))
        with pytest.raises(SystemExit):
            main()
        shown.append(capsys.readouterr().out.replace(str(file), "FILE"))
    assert shown[0] == shown[1]
    assert "against" not in shown[0]
    assert game.state.tobytes() != ahead.state.tobytes()


def test_rounds_are_told_when_all_have_confirmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-ROUND-3: of Ruby's first opening nothing is said before the first round is over."""
    game = same_game()
    typed = play_ahead(game, 2)
    while game.view("You").round == 1:
        typed += play_ahead(game, 1)
        move_bots(game, 0)
    lot = next(lot for lot in game.view("You").sheets[1].lots if lot.number is not None)
    told = f"■ Ruby     {lot.number} at {lot.street}/{lot.avenue}"
    before, _, after = play(capsys, monkeypatch, typed, "--save", str(tmp_path / "a")).partition("ROUND 2")
    assert told in before.rsplit("\n Enter:", 1)[-1].rsplit("▸", 1)[-1]
    assert before.count("■ Ruby     ") == before.count("■ Ruby     7 points") + before.count("■ Ruby     10 points") + 1
    assert after


def test_help_explains_the_projects_that_are_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = play(capsys, monkeypatch, "h\n")
    for project in same_game().view().projects:
        assert say("en", f"nv-project-{project.name}") + ": " in output
    assert_fits(output)


def test_a_complete_game_at_a_terminal(tmp_path: Path) -> None:
    """Every question with its board is on a screen of 100 x 40; colours are used."""
    game = same_game()
    typed = play_ahead(game, 60).splitlines()
    person = Person(*TABLE, "--save", "evening.neonstrip", folder=tmp_path, size=(40, WIDTH))
    assert "Enter: sit down" in person.read()
    person.type("")
    for text in typed:
        assert person.fresh.count("\n") < 40, person.fresh
        person.type(text)
    assert "\x1b[" in person.screen
    assert_fits(person.plain)
    person.type("q")
    assert person.leave() == 0
    assert Game.load(tmp_path / "evening.neonstrip").state.tobytes() == game.state.tobytes()


def test_a_narrow_terminal_gets_one_sheet_below_the_other(tmp_path: Path) -> None:
    """80 columns: the plan above, the score sheet below, nothing wider than the terminal."""
    game = same_game()
    person = Person(*TABLE, folder=tmp_path, size=(50, 80))
    person.read()
    person.type("")
    for text in play_ahead(game, 20).splitlines():
        person.type(text)
    assert [line for line in person.plain.splitlines() if cell_len(line) > 80] == []
    assert re.search(r"^ *total +\d+|total +-?\d+$", person.plain, re.MULTILINE)
    person.type("q")
    person.type("n")
    assert person.leave() == 0


def test_a_terminal_without_signs_gets_others(tmp_path: Path) -> None:
    game = same_game()
    done = run(*TABLE, typed=play_ahead(game, 40) + "h\n", folder=tmp_path, encoding="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert re.findall(r"[?](?!$| )", done.stdout, re.MULTILINE) == []
    assert_fits(done.stdout)


def test_another_city(tmp_path: Path) -> None:
    """N-SETUP-1: a city from a file is drawn as it is, and kept in the record."""
    city = {row: list(PRINTED["city"][row]) for row in ("par", "street1", "street2", "street3", "street4")}
    city["street4"][8] = "c*V"
    lines = [f"{row} = {marks}" for row, marks in city.items()]
    (tmp_path / "city.toml").write_text("[city]\n" + "\n".join(lines).replace("'", '"'))
    done = run(*TABLE, "--city", "city.toml", "--save", "g", typed="1\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    street = [line for line in done.stdout.splitlines() if line.startswith(" 4 ")][-1]
    assert street.count("┬┐") == 3
    lots = {(lot.street, lot.avenue): lot for lot in Game.load(tmp_path / "g").view().sheets[0].lots}
    assert (lots[4, 9].site, lots[4, 9].star, lots[4, 9].carpet) == (True, True, "V")


def test_a_game_of_the_other_kind_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "royale"
    Game.new("royale", ["You", "Ruby"], {}, "strip", ["human", "greedy"]).save(file)
    monkeypatch.setenv("NEONSTRIP_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["neonstrip", "play", "newvegas", "--resume", str(file)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert "neonstrip play royale --resume" in capsys.readouterr().err


# replays


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Game]:
    """A finished game of three."""
    game = same_game(3)
    play_ahead(game)
    file = tmp_path_factory.mktemp("newvegas") / "game.neonstrip"
    game.save(file)
    return file, game


def replayed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setenv("NEONSTRIP_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["neonstrip", *words])
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code
    return capsys.readouterr().out


def test_a_replay_tells_every_round_and_the_end(
    record: tuple[Path, Game], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, game = record
    output = replayed(capsys, monkeypatch, "replay", str(file))
    rounds = re.findall(r"^ ROUND (\d+)$", output, re.MULTILINE)
    assert rounds == [str(number + 1) for number in range(game.view().round)]
    for name in game.names:
        assert output.count(f" {name} ") > len(rounds)
    assert re.search(rf"^ total +{' +'.join(map(str, game.results()))}$", output, re.MULTILINE)
    assert_fits(output)
    assert "\x1b" not in output


def test_a_replay_keeps_drafts_from_those_who_did_not_see_them(
    record: tuple[Path, Game], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-ROUND-3: in the middle of a draft a spectator sees nothing of it, its owner and open eyes do."""
    file, _ = record
    moves = Record.load(file).moves
    place = next(i for i, (_, text) in enumerate(moves) if text.startswith("open"))
    seat, name = moves[place][0], Record.load(file).names[moves[place][0]]
    assert seat == 0
    before = replayed(capsys, monkeypatch, "replay", str(file), "--move", str(place))
    after = replayed(capsys, monkeypatch, "replay", str(file), "--move", str(place + 1))
    assert before.splitlines()[1:] == after.splitlines()[1:]
    own = replayed(capsys, monkeypatch, "replay", str(file), "--move", str(place + 1), "--seat", name)
    opened = replayed(capsys, monkeypatch, "replay", str(file), "--move", str(place + 1), "--open")
    number = Game.replay(Record.load(file), place).view(name).turn.number
    lots = f" {number:>2} "
    assert lots in own.split("╭")[0]
    assert opened != after


def test_verify_finds_a_forged_result(
    record: tuple[Path, Game],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, game = record
    assert "legal" in replayed(capsys, monkeypatch, "verify", str(file))
    forged = tmp_path / "forged"
    results = " ".join(map(str, game.results()))
    forged.write_text(file.read_text().replace(f"result {results}", f"result {results}9"))
    monkeypatch.setattr(sys, "argv", ["neonstrip", "verify", str(forged)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2


OWN_TERMS = {"bluecocker": ("Einweihung", "GRAND HOTEL"), "pegasus": ("Bauamt", "GROSSES HOTEL")}


@pytest.mark.parametrize("edition", OWN_TERMS)
def test_german_has_the_terms_of_the_edition(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    """A whole game and its help: each edition's words at its own table, none of the other's."""
    typed = "h\n" + play_ahead(same_game(edition=edition))
    shown = play(capsys, monkeypatch, typed, "--edition", edition, "--language", "de")
    for other, terms in OWN_TERMS.items():
        assert all((term in shown) == (other == edition) for term in terms), other
