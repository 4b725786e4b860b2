"""The words of Las Vegas Royale in a terminal: nothing unsaid, nothing secret said, previews that come true."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from arranged import NAMES
from neonstrip.cli.terminal.casinos.log import Move
from neonstrip.cli.terminal.menu import draw_menu, find
from neonstrip.cli.terminal.royale.log import Log
from neonstrip.cli.terminal.royale.meaning import meaning
from neonstrip.cli.terminal.royale.menu import list_choices
from neonstrip.cli.terminal.royale.moves import choice_words
from neonstrip.cli.terminal.screen import Screen
from neonstrip.locales import LANGUAGES, say
from neonstrip.play.royale.printed import amounts
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import TILE_CODES
from royale.positions import Position, position

LONGEST_SIGN = 11
LONGEST_SHORT = 63


@pytest.fixture
def screen() -> Screen:
    return Screen("en", color=False)


def line_of(game: Position, move: str, log: Log) -> str:
    """What a reader is told about a move."""
    mover, before, number = str(game.waiting_for), game.game.view(log.reader), GRAMMAR.numbers[move]
    made = Move(number, game.game.rules.public_facts(game.game.state, number))
    game.play(move)
    return "\n".join(line.plain for line in log.tell(mover, made, before, game.game.view(log.reader)).lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_casino_and_tile_has_words_that_fit(language: str) -> None:
    for number in range(1, 7):
        assert 0 < cell_len(say(language, f"casino-{number}")) <= LONGEST_SIGN
    for tile in TILE_CODES[1:]:
        assert 0 < cell_len(say(language, f"tile-{tile}")) <= LONGEST_SIGN + 1
        assert 0 < cell_len(say(language, f"tile-{tile}-short", **amounts())) <= LONGEST_SHORT
        assert say(language, f"tile-{tile}-rule", **amounts())


@pytest.mark.parametrize("name", ["Benno", "Carla", None])
def test_a_fist_is_told_alike_whatever_it_holds(screen: Screen, name: str | None) -> None:
    """R-LUCKY-1"""
    told = set()
    for markers in (1, 2, 3):
        game = position(tiles={1: "A1"})
        game.rolls("Anna", [1, 2])
        game.play("place 1")
        told.add(line_of(game, f"hide {markers}", Log(screen, name)))
    assert told == {" ● Anna hides markers in a fist."}


def test_a_split_is_told_by_its_sizes_only(screen: Screen) -> None:
    """R-BOX-1: two splits of the same sizes are told alike to everyone but who made them."""
    told: set[str] = set()
    own: set[str] = set()
    for tokens in ("60+20", "0+0", "20+0"):
        for name, lines in (("Anna", told), ("Carla", told), (None, told), ("Benno", own)):
            game = position(tiles={1: "G1"}, dice={"Anna": {1: 3}})
            game.finish_round()
            assert game.phase == "split"
            assert game.waiting_for == "Benno"
            lines.add(line_of(game, f"split {tokens}", Log(screen, name)))
    assert told == {" ■ Benno splits the tokens into piles of 2 and 4."}
    assert len(own) == 3


def test_the_scoring_is_told_casino_by_casino(screen: Screen) -> None:
    """R-SCORE-1, R-TWO-1: winners, what imaginary players keep from them, and ties."""
    game = position(
        players=2,
        neutral=True,
        dice={"Anna": {1: 2, 3: 1, 4: 1}, "Benno": {1: 1, 3: 1}, "neutral": {4: 2}},
        prizes={1: (70, 30), 3: (60, 40), 4: (80, 50)},
    )
    before = game.game.view("Anna")
    game.finish_round()
    told = Log(screen, "Anna").tell("Anna", Move(GRAMMAR.numbers["pass"], {}), before, game.game.view("Anna"))
    lines = [line.plain for line in told.lines]
    assert lines[1:6] == [
        "  END OF ROUND 1 ",
        " 1 Miracle      ● Anna 70  ■ Benno 30",
        " 2 Silver Spur  nobody wins",
        " 3 Blue Coyote  nobody wins  ● Anna tie  ■ Benno tie",
        " 4 Moonlight    ○ the neutral dice 80  ● Anna 50",
    ]


def test_previews_come_true(screen: Screen) -> None:
    """R-SCORE-1: leading, second, tied and behind, as the standing after the move has it."""
    game = position(
        dice={"Benno": {3: 2, 4: 1, 5: 2, 6: 2}, "Carla": {5: 3}},
        prizes={2: (90, 40), 3: (80, 30), 4: (60, 50), 5: (70, 40), 6: (50, 40)},
    )
    game.rolls("Anna", [2, 3, 3, 3, 4, 5, 6])
    view = game.game.view("Anna")
    said = {
        text: meaning(screen, game.game, view, move)
        for move, text in zip(game.game.numbers(), game.game.legal(), strict=True)
    }
    assert said == {
        "place 2": "lead, 90",
        "place 3": "lead, 80",
        "place 4": "tie",
        "place 5": "behind",
        "place 6": "second, 40",
        "pass": "",
    }


def test_previews_know_what_a_tile_pays_without_a_throw(screen: Screen) -> None:
    """R-PAYDAY-1, R-HIGHFIVE-1"""
    game = position(tiles={1: "D1", 2: "C1"}, dice={"Anna": {5: 1, 6: 1}}, prizes={1: (50, 30), 2: (60, 30)})
    game.rolls("Anna", [1, 2, 2, 2, 2], big=2)
    choices = {choice.text: choice.meaning for choice in list_choices(screen, game.game, game.game.view("Anna"))}
    assert choices["place 1"] == "lead, 50, pays 30"
    assert choices["place 2"] == "lead, 60, takes the token"


def test_previews_do_not_see_what_will_be_thrown(screen: Screen) -> None:
    """R-JACKPOT-1: whatever the black dice are about to show, the choice reads the same."""
    said = set()
    for coming in ((3, 4), (6, 6), (1, 3)):
        game = position(tiles={1: "A2"}, prizes={1: (50, 30)})
        game.rolls("Anna", [1, 1])
        game.next_dice(*coming)
        choices = list_choices(screen, game.game, game.game.view("Anna"))
        said.add(tuple(choice.line().plain for choice in choices))
    assert len(said) == 1
    assert "lead, 50" in said.pop()[0]


def test_previews_at_the_end_of_a_round_tell_what_is_won(screen: Screen) -> None:
    """R-SCORE-1: the last die decides, and what it wins is known before it is placed."""
    game = position(prizes={2: (90, 40), 3: (80, 30)}, dice={"Benno": {2: 1}})
    for name in NAMES[1:3]:
        game.hand(name, 0)
    game.rolls("Anna", [2])
    (place, _) = list_choices(screen, game.game, game.game.view("Anna"))
    assert (place.text, place.meaning) == ("place 2", "no prize")


def test_previews_when_a_decision_interrupts_the_scoring(screen: Screen) -> None:
    """R-TILE-4, R-PRIME-1, R-BOX-1: prizes already handed out still count for the choice."""
    game = position(
        tiles={1: "G1", 2: "B1"},
        dice={"Anna": {1: 2, 2: 2, 4: 1}, "Benno": {4: 1, 6: 2}},
        prizes={1: (50, 30), 2: (60, 40), 4: (70, 60), 6: (90, 80)},
    )
    game.next_dice(4, 6)
    game.finish_round()
    assert game.phase == "prime"
    choices = list_choices(screen, game.game, game.game.view("Anna"))
    assert {choice.text: choice.meaning for choice in choices} == {
        "black none": "",
        "black first": "+70 now",
        "black second": "+80 now",
        "black both": "+150 now",
    }


def test_the_number_to_type_for_dice_is_their_number(screen: Screen) -> None:
    game = position()
    game.rolls("Anna", [2, 5, 5])
    choices = list_choices(screen, game.game, game.game.view("Anna"))
    assert [(choice.key, choice.text) for choice in choices] == [("2", "place 2"), ("5", "place 5"), ("0", "pass")]
    for typed in ("5", "place 5", "PLACE  5"):
        found = find(choices, typed)
        assert found is not None
        assert found.text == "place 5"
    assert find(choices, "") is None
    assert find(choices, "3") is None


def test_the_last_digit_to_type_is_the_casino(screen: Screen) -> None:
    """R-POWER-1, R-BLOCK-1, R-HANDICAP-1: so that nobody means one casino and gets another."""
    power = position(tiles={2: "D2"}, dice={"Anna": {1: 1}})
    power.rolls("Anna", [2, 2, 2, 3], big=4)
    power.play("place 2")
    power.turn("Anna")
    block = position(tiles={1: "F1"})
    block.rolls("Anna", [1, 2])
    block.play("place 1")
    lift = position(tiles={1: "F2"}, dice={"Anna": {6: 1}})
    lift.rolls("Anna", [1, 2])
    lift.play("place 1")
    for game, fixed in ((power, {"0": "roll", "3": "turn small 3", "13": "turn big 3"}), (block, {"24": "block 2 4"})):
        choices = list_choices(screen, game.game, game.game.view("Anna"))
        keys = {choice.key: choice.text for choice in choices}
        assert len(keys) == len(choices)
        assert keys.items() >= fixed.items()
        assert all(text.endswith(key[-1]) for key, text in keys.items() if key != "0")
    choices = list_choices(screen, lift.game, lift.game.view("Anna"))
    assert {choice.text.split()[1] for choice in choices if choice.key[-1] == "5"} == {"5"}
    lift.play("lift 5 move")
    moves = {choice.key: choice.text for choice in list_choices(screen, lift.game, lift.game.view("Anna"))}
    assert (moves["4"], moves["26"]) == ("turn small 4", "back small 6")


def test_enter_takes_the_only_choice(screen: Screen) -> None:
    game = position()
    found = find(list_choices(screen, game.game, game.game.view("Anna")), "")
    assert found is not None
    assert found.text == "roll"


def test_long_menus_stand_in_two_columns(screen: Screen) -> None:
    """R-BOX-1: the 22 ways to split fit a screen of 24 lines."""
    game = position(tiles={1: "G1"}, dice={"Anna": {1: 3}})
    game.finish_round()
    choices = list_choices(screen, game.game, game.game.view("Benno"))
    lines = draw_menu(choices)
    assert (len(choices), len(lines)) == (22, 11)
    assert max(line.cell_len for line in lines) <= 80
    assert len({choice.key for choice in choices}) == 22


def test_dice_are_named_with_the_biggy(screen: Screen) -> None:
    """R-TURN-1: all dice of the number, the Biggy too."""
    game = position()
    game.rolls("Anna", [4, 4, 4], big=4)
    assert choice_words(screen, game.game.view("Anna"), "place 4") == "Three 4s + Biggy: Moonlight"
