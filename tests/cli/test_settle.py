"""`neonstrip settle`: the end of a round from a file, run as the real command."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from neonstrip.cli.terminal.royale.settlement import tell
from neonstrip.play import Mistake
from neonstrip.play.royale.position_file import parse
from neonstrip.play.royale.settlement import settle
from neonstrip.play.settling import settled_game
from server.running import PYTHON

PLAYERS = ["Anna", "Benno", "Carla", "Denny"]
TWO = PLAYERS[:2]


def position(
    casinos: dict[int, dict[str, Any]] | None = None, players: list[str] = PLAYERS, **more: Any
) -> dict[str, Any]:
    """A file in which only some casinos matter; the others have prizes and no dice."""
    empty = {"prizes": [50, 40], "dice": {}}
    return {"players": players, "casinos": [{**empty, **(casinos or {}).get(n, {})} for n in range(1, 7)], **more}


def settled(data: dict[str, Any]) -> dict[str, Any]:
    return dict(settle(parse(json.dumps(data))))


def dice(**owners: str) -> dict[str, dict[str, int]]:
    """dice(Anna="2+1") is two small dice and the Biggy."""
    read = {}
    for owner, held in owners.items():
        small, _, big = held.partition("+")
        read[owner] = {"small": int(small), "big": int(big or 0)}
    return read


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [PYTHON, "-m", "neonstrip", "settle", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_the_command_prints_one_json_object(tmp_path: Path) -> None:
    """R-SCORE-1, R-SCORE-2: the rulebook's first example of ties, and casinos 2 and 3 of its example round."""
    file = tmp_path / "round.json"
    example: dict[int, dict[str, Any]] = {
        1: {"prizes": [30, 60], "dice": dice(Anna="5", Benno="3", Carla="1+1", Denny="1")},
        2: {"prizes": [40, 40], "dice": dice(Benno="1")},
        3: {"prizes": [70, 30], "dice": dice(Carla="3", Benno="2", Denny="1")},
    }
    file.write_text(json.dumps(position(example)))
    done = run(str(file), "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["casinos"][0] == {
        "number": 1,
        "tied": ["Benno", "Carla"],
        "awards": [{"to": "Anna", "amount": 60}, {"to": "Denny", "amount": 30}],
        "returned": [],
    }
    assert result["casinos"][1]["awards"] == [{"to": "Benno", "amount": 40}]
    assert result["casinos"][1]["returned"] == [40]
    assert result["casinos"][2]["awards"] == [{"to": "Carla", "amount": 70}, {"to": "Benno", "amount": 30}]
    assert result["next_starter"] == "Carla"
    assert result["tiles"] == result["fines"] == []


def test_the_command_tells_it_in_words(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(position({6: {"dice": dice(Anna="2")}}, tiles={"1": "C2"})))
    done = run(str(file))
    assert done.returncode == 0
    assert "Anna takes 50,000" in done.stdout
    assert "Anna starts the next round" in done.stdout


def test_imagined_players_win_for_the_bank() -> None:
    """R-TWO-1, R-BANK-2, R-BLOCK-1: neutral and grey dice are two imagined players, and what they win goes back."""
    casinos = {5: {"prizes": [80, 30], "dice": dice(neutral="3", grey="2", Benno="1")}}
    result = settled(position(casinos, players=TWO))
    assert result["casinos"][4] == {"number": 5, "tied": [], "awards": [], "returned": [80, 30]}
    casinos = {5: {"prizes": [80, 30], "dice": dice(neutral="2", grey="2", Benno="1")}}
    result = settled(position(casinos, players=TWO))
    assert result["casinos"][4]["tied"] == ["neutral", "grey"]
    assert result["casinos"][4]["awards"] == [{"to": "Benno", "amount": 80}]


def test_next_starter_is_the_best_real_player_of_the_highest_casino() -> None:
    """R-SCORE-2"""
    casinos: dict[int, dict[str, Any]] = {6: {"dice": dice(grey="3", Denny="1")}, 5: {"dice": dice(Anna="1")}}
    assert settled(position(casinos))["next_starter"] == "Denny"
    assert settled(position({}, last_starter="Denny"))["next_starter"] == "Anna"
    assert settled(position({}))["next_starter"] is None


def test_tiles_pay_after_the_prizes_of_their_casino() -> None:
    """R-TILE-4, R-DOUBLE-1, R-NICE-1, R-CHOICE-1, R-HIGHFIVE-1"""
    result = settled(
        position(
            tiles={"1": "G2", "2": "H1", "4": "C1"},
            double_down=dice(Anna="2", Benno="0+1", Carla="3", Denny="1"),
            nice_dice={"1": "Anna", "6": "Benno"},
            high_five="Denny",
        )
    )
    assert result["tiles"] == [
        {"tile": "G2", "to": "Carla", "amount": 60},
        {"tile": "G2", "to": "Denny", "amount": 30},
        {"tile": "H1", "to": "Anna", "amount": 10},
        {"tile": "H1", "to": "Benno", "amount": 60},
        {"tile": "C1", "to": "Denny", "amount": 100},
    ]
    assert settled(position(gold_field="Benno"))["tiles"] == [{"tile": "H2", "to": "Benno", "amount": 60}]


def test_bad_luck_is_paid_last_and_from_what_was_won() -> None:
    """R-BADLUCK-1, R-BADLUCK-2: Anna has more than the fewest; Benno won 60 and has no jetons: it costs him all."""
    casinos: dict[int, dict[str, Any]] = {1: {"dice": dice(Anna="1")}, 2: {"prizes": [60, 40], "dice": dice(Benno="2")}}
    result = settled(position(casinos, tiles={"1": "C2"}, cash={"Carla": [80]}, jetons={"Carla": 3, "Denny": 7}))
    assert result["fines"] == [
        {"from": "Benno", "cash": 60, "jetons": 0},
        {"from": "Carla", "cash": 50, "jetons": 0},
        {"from": "Denny", "cash": 0, "jetons": 5},
    ]


def test_black_box_names_who_splits_and_who_takes() -> None:
    """R-BOX-1, R-BANK-2: the choice is the players'; an imagined winner opens no box."""
    won = settled(position({3: {"dice": dice(Denny="2", Anna="1")}}, tiles={"3": "G1"}))
    assert won["black_box"] == {"splits": "Anna", "takes": "Denny"}
    assert "black_box" not in settled(position({3: {"dice": dice(grey="2", Anna="1")}}, tiles={"3": "G1"}))


def test_black_box_pays_before_the_fine_of_its_winner_is_due() -> None:
    """R-TILE-4, R-BADLUCK-2: who has won 40 and takes 60 from the box can pay 50, and keeps 50."""
    casinos: dict[int, dict[str, Any]] = {1: {"prizes": [40, 30], "dice": dice(Anna="2")}, 2: {"dice": dice(Benno="1")}}
    tiles = {"1": "G1", "2": "C2"}
    owed = settled(position(casinos, players=TWO, tiles=tiles))
    assert owed["black_box"] == {"splits": "Benno", "takes": "Anna"}
    assert owed["fines"] == [{"from": "Anna", "cash": None, "jetons": None}]
    assert "Anna pays 50,000 when the Black Box has paid" in "\n".join(tell(owed, "en"))
    for amount, tiles_pay, fine in (
        (0, [], {"cash": 40, "jetons": 0}),
        (20, [{"tile": "G1", "to": "Anna", "amount": 20}], {"cash": 40, "jetons": 1}),
        (40, [{"tile": "G1", "to": "Anna", "amount": 40}], {"cash": 50, "jetons": 0}),
        (100, [{"tile": "G1", "to": "Anna", "amount": 100}], {"cash": 50, "jetons": 0}),
    ):
        paid = settled(position(casinos, players=TWO, tiles=tiles, black_box=amount))
        assert paid["tiles"] == tiles_pay
        assert paid["fines"] == [{"from": "Anna", **fine}]


def test_a_tie_on_the_field_of_double_down_is_told() -> None:
    """R-DOUBLE-1: a Biggy counts two there too."""
    result = settled(position(double_down=dice(Anna="2", Benno="0+1")))
    assert result["tiles"] == []
    assert result["double_down"] == {"tied": ["Anna", "Benno"]}
    assert "Tile G2: tied, dice taken back: Anna, Benno" in tell(result, "en")


def test_only_one_player_throws_black_dice_and_none_of_them_lie_on_tiles() -> None:
    """R-PRIME-1: the winner there sends them to casinos."""
    nine = {"small": 5}, {"small": 4}
    for owners in (["Anna"], ["Anna", "Benno"]):
        casinos = {n + 1: {"dice": dict.fromkeys(owners, dice_)} for n, dice_ in enumerate(nine)}
        data = position(casinos, tiles={"6": "B1"})
        if len(owners) == 1:
            settled(data)
        else:
            with pytest.raises(Mistake, match="Benno"):
                settled(data)
    with pytest.raises(Mistake, match="Anna"):
        settled(position(tiles={"6": "B1"}, double_down=dice(Anna="9")))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"players": ["Anna"]}, "One player"),
        ({"players": ["Anna", "Anna"]}, "Anna"),
        ({"players": ["Anna", "grey"]}, "grey"),
        ({"players": "Anna"}, "players"),
        ({"casinos": []}, "casinos"),
        ({"casinos": [{}] * 6}, "casinos[1]"),
        ({"casinos": [{"prizes": [80, 30, 40]}] * 6}, "casinos[1].prizes"),
        ({"casinos": [{"prizes": [85]}] * 6}, "casinos[1].prizes"),
        ({"casinos": [{"prizes": [80], "dice": {"Zoe": {"small": 1}}}] * 6}, "casinos[1].dice"),
        ({"casinos": [{"prizes": [80], "dice": {"Anna": {"small": -1}}}] * 6}, "casinos[1].dice.Anna.small"),
        ({"casinos": [{"prizes": [80], "dice": {"Anna": {"small": 1.0}}}] * 6}, "casinos[1].dice.Anna.small"),
        ({"casinos": [{"prizes": [80], "dice": {"Anna": {"huge": 1}}}] * 6}, "huge"),
        ({"casinos": [{"prizes": [80], "dice": {"Anna": {"small": 2}}}] * 6}, "Anna"),
        ({"casinos": [{"prizes": [80], "dice": {"grey": {"small": 2}}}] * 6}, "grey"),
        ({"casinos": [{"prizes": [100, 100]}] * 6}, "100"),
        ({"tiles": {"1": "Z9"}}, "tiles.1"),
        ({"tiles": {"7": "A1"}}, "tiles"),
        ({"tiles": {"1": "A1", "2": "A2"}}, "tiles"),
        ({"tiles": {"1": "G1"}, "double_down": {"Anna": {"small": 1}}}, "G2"),
        ({"nice_dice": {"0": "Anna"}}, "nice_dice"),
        ({"nice_dice": {"1": "Zoe"}}, "nice_dice.1"),
        ({"gold_field": "Zoe"}, "gold_field"),
        ({"cash": {"Anna": [20]}}, "cash.Anna"),
        ({"jetons": {"Anna": "2"}}, "jetons.Anna"),
        ({"last_starter": "Zoe"}, "last_starter"),
        ({"casinos": [{"prizes": [80], "dice": {"neutral": {"small": 1}}}] * 6}, "neutral"),
        ({"black_box": 30, "tiles": {"1": "G1"}}, "black_box"),
        ({"black_box": True, "tiles": {"1": "G1"}}, "black_box"),
        ({"black_box": 60, "tiles": {"1": "G1"}}, "nobody takes a pile"),
        ({"black_box": 60}, "nobody takes a pile"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_wrong_file_gets_one_line_that_says_where(change: dict[str, Any], where: str) -> None:
    with pytest.raises(Mistake) as mistake:
        settled({**position(), **change})
    assert where in str(mistake.value)
    assert "\n" not in str(mistake.value)


@pytest.mark.parametrize("text", ["", "[", "[]", "null", "[" * 100_000, '{"players": NaN}'])
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(Mistake):
        parse(text)


def test_a_position_says_of_which_game_it_is() -> None:
    assert (
        settled_game(json.dumps({"game": "royale", **position({})}))
        == settled_game(json.dumps(position({})))
        == "royale"
    )
    assert settled({"game": "royale", **position({})}) == settled(position({}))
    for unreadable in ("{", "[]", "3", "[" * 100_000):
        assert settled_game(unreadable) == "royale"
    for other in ('{"game": "newvegas"}', '{"game": ["royale"]}'):
        with pytest.raises(Mistake) as wrong:
            settled_game(other)
        assert wrong.value.code == "unknown-game"


def test_mistakes_end_the_command_with_exit_code_two(tmp_path: Path) -> None:
    missing = run(str(tmp_path / "nothing.json"))
    assert missing.returncode == 2
    assert "nothing.json" in missing.stderr
    assert missing.stderr.count("\n") == 1
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert run(str(binary)).returncode == 2


def test_a_terminal_that_knows_few_signs_is_no_reason_to_stop(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(position({6: {"dice": dice(Anna="2")}})).replace("Anna", "Łucja"))
    command = [PYTHON, "-m", "neonstrip", "settle"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "NEONSTRIP_LANG": "pl"}
    for name, code in ((str(file), 0), ("żółw.json", 2)):
        done = subprocess.run(
            [*command, name], capture_output=True, text=True, env=environment, timeout=60, check=False
        )
        assert done.returncode == code
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("fine", "paid"), [({}, (60, 0)), ({"fine": "cash"}, (60, 0)), ({"fine": "jetons"}, (30, 2))])
def test_bad_luck_by_the_house_rule_of_the_table(fine: dict[str, str], paid: tuple[int, int]) -> None:
    """R-BADLUCK-2: Anna has 60 and two jetons."""
    file = position({1: {"dice": dice(Benno="1")}}, TWO, tiles={"1": "C2"}, cash={"Anna": [60]}, jetons={"Anna": 2})
    assert settled({**file, "options": fine})["fines"] == [{"from": "Anna", "cash": paid[0], "jetons": paid[1]}]


@pytest.mark.parametrize(("next_starter", "starts"), [("any", "Benno"), ("higher", "Anna")])
def test_the_next_starter_by_the_house_rule_of_the_table(next_starter: str, starts: str) -> None:
    """R-SCORE-2: the neutral player takes the higher card at casino 6."""
    casinos = {6: {"dice": dice(neutral="4", Benno="1")}, 5: {"dice": dice(Anna="1")}}
    assert settled(position(casinos, TWO, options={"next_starter": next_starter}))["next_starter"] == starts


@pytest.mark.parametrize("options", [{"tiles": 3}, {"fine": "cards"}, {"next_starter": True}, []])
def test_options_of_a_position_are_house_rules(options: Any) -> None:
    with pytest.raises(Mistake):
        parse(json.dumps(position(options=options)))
